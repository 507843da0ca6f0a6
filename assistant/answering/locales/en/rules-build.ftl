rule-build-title = Whole machine

build-headline = { $cards }: plan a processor with at least { $cores } cores, { $ram } of RAM and a power supply of { $psu }. The table lists every part.
build-headline-several = { $cards }: plan a processor with at least { $cores } cores, { $ram } of RAM and power supplies of { $psu }. The table lists every part.
build-headline-cost = A machine with { $cards } costs more than { $price }: so much do the parts cost whose prices are dated here. On top come: { $parts }. The table lists every part.
build-headline-2018 = By the rules of { $year }, { $cards }: a processor with at least { $cores } cores, { $ram } of RAM and a power supply of { $psu }. The table lists every part.
build-headline-2018-several = By the rules of { $year }, { $cards }: a processor with at least { $cores } cores, { $ram } of RAM and power supplies of { $psu }. The table lists every part.

build-step-share = Share of the budget for the cards
build-step-cards-price = Price of the cards
build-step-known-price = Price of cards and RAM
build-step-own-currency = The same in the currency of the budget, at the European Central Bank's rate of { $day }

build-assume-2018-card = No cards were named; the { $card } is taken, which the hardware guide of { $year } recommends.
build-assume-share = { $share } of the budget goes to the cards, { $money }, as a rule of thumb; the rest must do for all other parts.
build-assume-cpu = The { $cpu } stands for any processor with so many cores and enough lanes. Power supply and circuit are computed with it; name yours if it draws more.

build-note-unpriced = No dated price is known for: { $parts }. Ask shops for these; they are not in the sum.
build-note-left = Of { $budget }, { $left } ({ $share }) are left for the parts without a known price.
build-warning-over-budget = The priced parts alone cost { $over } more than the budget of { $budget }. Give less of the budget to the cards, or raise it.

build-missing-machine = Which cards shall the machine have, or how much may it cost in all?
