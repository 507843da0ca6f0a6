prices-kept = { $count ->
    [one] One price is kept in { $file } and used in place of the shipped one.
   *[other] { $count } prices are kept in { $file } and used in place of the shipped ones.
}
prices-nothing-kept = No row of { $file } can be used; the prices before stay.
prices-refused = { $count ->
    [one] One row is refused:
   *[other] { $count } rows are refused:
}
prices-line = line { $line }: { $reason }
prices-unknown-card = { $nearest ->
    [none] there is no graphics card “{ $value }”
   *[other] there is no graphics card “{ $value }”; near it: { $nearest }
}
prices-ambiguous-card = “{ $value }” can be several cards, write one of: { $nearest }
prices-bad-price = “{ $value }” is no price; write digits with a point for decimals, without a currency sign
prices-bad-currency = “{ $value }” is no currency with a reference rate of the European Central Bank; write a code such as USD
prices-bad-date = “{ $value }” is no date; write year, year-month or year-month-day
prices-bad-kind = “{ $value }” is no kind of price; write one of: { $nearest }
prices-bad-columns = the row has more or fewer cells than the header
prices-file = { $reason }
prices-source-own = your own prices: { $file }
prices-source-shipped = only the shipped prices
prices-future-date = “{ $value }” lies in the future; a price is dated { $nearest } at the latest
prices-old = Too old to be used for a budget, because prices older than { $age } say nothing about today: { $cards }
prices-setting = { $name } names another file, { $file }; it is used in place of the imported prices.
prices-none = { $known ->
    [none] { $nearest ->
        [none] No card with a price has “{ $name }” in its name.
       *[other] No card with a price has “{ $name }” in its name; near it: { $nearest }
    }
   *[other] No price is known of the { $known }; import one of your own with “rigwise prices import”.
}
prices-none-own = { $name ->
    [none] There is no imported price of your own.
   *[other] There is no imported price of your own for “{ $name }”.
}
prices-removed = { $count ->
    [one] One price of your own is forgotten.
   *[other] { $count } prices of your own are forgotten.
}
