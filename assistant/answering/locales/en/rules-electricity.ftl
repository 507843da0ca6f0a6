rule-electricity-title = Electricity

electricity-headline = In { $time } the machine uses { $energy }, which costs { $cost }; it draws { $wall } at the wall.
electricity-headline-month = In a month the machine uses { $energy }, which costs { $cost }; it draws { $wall } at the wall.
electricity-headline-better-tier = Behind a { $tier } supply the machine uses { $energy } in { $time }, which costs { $cost }; a { $usual } supply would cost { $difference } more.
electricity-headline-worse-tier = Behind a { $tier } supply the machine uses { $energy } in { $time }, which costs { $cost }; a { $usual } supply would save { $difference }.
electricity-headline-better-efficiency = Behind a supply of { $share } efficiency the machine uses { $energy } in { $time }, which costs { $cost }; a { $usual } supply would cost { $difference } more.
electricity-headline-worse-efficiency = Behind a supply of { $share } efficiency the machine uses { $energy } in { $time }, which costs { $cost }; a { $usual } supply would save { $difference }.
electricity-headline-price = A kilowatt hour costs households { $price } ({ $day }).
electricity-headline-2018 = The two weeks of the { $year } guide's example take { $low } to { $high }. At the German price of { $price } ({ $day }) that costs { $cost-low } to { $cost-high } today.

electricity-step-hours = Hours that the machine is on
electricity-step-average = Average power at the wall
electricity-step-energy = Energy
electricity-step-cost = Cost
electricity-step-2018-low = Energy of two weeks, lower end
electricity-step-2018-high = Energy of two weeks, upper end
electricity-step-2018-then-low = Cost at the guide's price, lower end
electricity-step-2018-then-high = Cost at the guide's price, upper end
electricity-step-2018-today-low = Cost at the current price, lower end
electricity-step-2018-today-high = Cost at the current price, upper end
electricity-step-2018-extra-low = Most that a supply of poor efficiency can add, lower end
electricity-step-2018-extra-high = Most that a supply of poor efficiency can add, upper end

electricity-assume-month = A month is counted as { $hours }.
electricity-assume-no-idle = For the time without load nothing is counted, as if the machine were off.
electricity-assume-tier = The supply turns { $share } of the power from the wall into power for the machine, the least that the { $tier } tier allows at { $at } load.
electricity-assume-price-country = A kilowatt hour is counted at { $price }, the household price of { $day } in this country; give the price on your bill for a better figure.
electricity-warning-part = “{ $part }” is only a part of a country, for which no price of its own is known here; the average of the whole country is used, and a part can lie well above or below it.
electricity-assume-price-union = A kilowatt hour is counted at { $price }, the average household price of the European Union of { $day }; name the country or give the price on your bill for a better figure.
electricity-assume-price-continent = There is no dated price for this country. A kilowatt hour is counted at { $price }, the average of { $region } of { $day }.
electricity-assume-price-world = No country and no price were given. A kilowatt hour is counted at { $price }, the world average of { $day }.
electricity-prices-disagree-method = Another data set gives { $other } ({ $day }) for this country. Used is { $used }, because the method of the statistical office is published.
electricity-prices-disagree-other = Another source gives { $other } ({ $day }) for this country. Used is { $used }, which comes from the better documented source.
electricity-note-laptop = The { $card } is part of a laptop; the platform counted here is that of a desktop machine, so the real figure is lower.
electricity-warning-old-price = The price is of { $day } and has probably changed since.
electricity-warning-weak-price = The price comes from a weak, unconfirmed list and is only a rough figure.
electricity-caveat-tax-credit = The Dutch price is net of a fixed tax credit, so the next kilowatt hour costs more.
electricity-caveat-standing-charge = A standing charge of { $charge } a day comes on top.
electricity-caveat-inflation = Inflation and exchange rates age this price quickly.
electricity-caveat-tiers = In this country the upper consumption tiers cost far more than the average.
electricity-caveat-before-tax = The price is before taxes; bills are clearly higher.
electricity-caveat-region = Prices in this country differ clearly from region to region.

electricity-2018-rounded = The guide of { $year } rounds the energy to { $low } and { $high }.
electricity-2018-rate = The digest of the guide turns the cost into { $low } to { $high }, which fits the rounded energy at { $rate } for one euro.
electricity-2018-extra = The digest adds { $low } to { $high } for a supply of only { $efficiency } efficiency. That can add { $share } at most, which is { $right-low } to { $right-high }; the corrected figures are used here.

electricity-missing-cards = Which graphics cards does the machine have, and how many?
electricity-assume-price-currency = No country was given. As the cost is given in { $currency }, a kilowatt hour is counted at { $price }, the household price of { $day } where that currency is paid; name the country or give the price on your bill for a better figure.
electricity-note-converted = The price is published as { $listed } and converted at the European Central Bank’s rate of { $day }: one { $base } is { $rate }.
