rule-cloud-or-buy-title = Rent or buy

cloud-or-buy-headline = { $rented ->
    [none] Buying { $cards } for { $price } is cheaper than renting at { $rent } an hour after about { $hours } of full load: { $always } around the clock, or { $part } at { $daily } a day.
   *[other] Buying { $cards } for { $price } is cheaper than renting { $rented } at { $rent } an hour after about { $hours } of full load on the bought card: { $always } around the clock, or { $part } at { $daily } a day.
}
cloud-or-buy-headline-never = { $rented ->
    [none] Rent: at { $rent } an hour renting costs no more than the electricity of { $cards } at home, { $electricity } an hour, so buying never pays.
   *[other] Rent { $rented }: for the same work it costs no more than the electricity of { $cards } at home, { $electricity } an hour, so buying never pays.
}
cloud-or-buy-headline-rent = { $hours ->
    [none] For { $used } of use renting is cheaper, { $renting } against { $buying } for buying { $cards }; at this rent buying never pays.
   *[other] For { $used } of use renting is cheaper, { $renting } against { $buying } for buying { $cards }; buying pays after about { $hours }.
}
cloud-or-buy-headline-buy = For { $used } of use buying is cheaper, { $buying } for { $cards } against { $renting } for renting; it pays from about { $hours } on.
cloud-or-buy-headline-cards = Rent for less use than about { $low } to { $high } at full load, and buy for more; that is the break-even of these cards: { $cards }.
cloud-or-buy-headline-cards-never = Rent: at today's rents the electricity alone costs more at home for these cards: { $cards }.
cloud-or-buy-headline-2017 = The guide of { $year } advised buying: one { $card } was about { $times } as fast as a GPU of AWS at that time.
cloud-or-buy-take-rent = Rent
cloud-or-buy-take-buy = Buy

cloud-or-buy-step-exchange = Converted at the rate of the European Central Bank
cloud-or-buy-step-electricity = Electricity of one card for an hour
cloud-or-buy-step-speed = Training speed of the { $rented } over that of the { $own }
cloud-or-buy-step-rent-for-own-hour = Rent for the work that the bought card does in an hour
cloud-or-buy-step-break-even = { $card ->
    [none] Price over what an hour of an own card saves
   *[other] Price of the { $card } over what an hour of an own card saves
}
cloud-or-buy-step-span = The same as a time, at { $daily } a day
cloud-or-buy-step-renting = Cost of renting for this use
cloud-or-buy-step-buying = Cost of buying for this use
cloud-or-buy-step-2017 = Speed of one { $card } in GPUs of AWS at that time

cloud-or-buy-assume-price = The price of the { $card } is { $price } ({ $kind }, { $day }).
cloud-or-buy-assume-rent = The rent of the { $card } is { $rent } an hour ({ $provider }, { $day }); the table shows other providers.
cloud-or-buy-assume-hourly = The rent of { $rent } is taken as one for an hour, as no card costs so little to buy.
cloud-or-buy-assume-country = Prices and rents are those of the United States, and so is the price of electricity; name your country or your tariff.
cloud-or-buy-assume-speed = An hour of the { $rented } is counted as the work of { $factor } an hour of the { $own }, by training speed.
cloud-or-buy-assume-same-speed = No benchmark tells how much faster the { $rented } is than the { $own }, so hour stands against hour; divide the hours by that factor if you know it.
cloud-or-buy-assume-no-resale = No resale value is counted; selling the card in the end shortens the time.
cloud-or-buy-assume-no-resale-yet = No resale value is counted; selling the card for { $share } of its price in the end would cut the break-even to { $hours }.
cloud-or-buy-assume-card-alone = The card alone is counted, at full load whenever it is used. The rest of the computer, repairs and idle hours make buying dearer, stored data and idle instances make renting dearer.
cloud-or-buy-assume-cards = No card was named; usual ones are shown.

cloud-or-buy-warning-spot = A spot rent may end at short notice; it suits work that saves its state regularly.
cloud-or-buy-warning-group = { $provider } rents this card only in groups of { $count }.
cloud-or-buy-warning-old-rent = The rent is of { $day }; look it up again before you decide.
cloud-or-buy-warning-2017 = This is the advice of { $year }, shown as history; today clouds rent out cards that are faster than any desktop card. Ask without the year for today's arithmetic.

cloud-or-buy-missing-card = Which graphics card is it about?
