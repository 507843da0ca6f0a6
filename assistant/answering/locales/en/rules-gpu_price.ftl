rule-gpu-price-title = Price of graphics cards

gpu-price-headline-one = { $kind ->
    [used] A used { $card } costs { $price } ({ $day }).
   *[new] A new { $card } costs { $price } ({ $day }).
}
gpu-price-headline-both = The { $card } costs { $new } new ({ $new-day }) and { $used } used ({ $used-day }).
gpu-price-headline-last = { $kind ->
    [launch] No current street price of the { $card } is known; its launch price was { $price } ({ $day }).
    [used] No current price of the { $card } is known; the last one was { $price }, used ({ $day }).
   *[new] No current price of the { $card } is known; the last one was { $price }, new ({ $day }).
}
gpu-price-headline-only = { $kind ->
    [used] No current price of a new { $card } is known; used it costs { $price } ({ $day }).
   *[new] No current price of a used { $card } is known; new it costs { $price } ({ $day }).
}
gpu-price-headline-several = { $kind ->
    [launch] At the launch price of { $price } each ({ $day }), { $cards } come to { $total }; no current street price is known.
    [used] Used, { $cards } cost { $total }, at { $price } each ({ $day }).
   *[new] New, { $cards } cost { $total }, at { $price } each ({ $day }).
}
gpu-price-headline-list = { $cheapest ->
    [none] Together { $cards } cost { $total }, each at the lowest price known; not all of these prices are current.
   *[other] Together { $cards } cost { $total }, each at the lowest price known; the cheapest is the { $cheapest }, at { $price }.
}

gpu-price-step-price = { $kind ->
    [launch] { $card }, launch price, { $day }
    [used] { $card }, used, { $day }
   *[new] { $card }, new, { $day }
}
gpu-price-step-several = All of the { $card }
gpu-price-step-total = All cards together

gpu-price-assume-us = Prices are from the United States, without tax; elsewhere they differ.
gpu-price-note-rate = Converted at { $base } = { $rate }, the European Central Bank's rate of { $day }.
gpu-price-note-no-rate = The European Central Bank has no rate for { $currency }, so prices are given in US dollars.
gpu-price-note-other-kind = { $kind ->
    [launch] No current street price of the { $card } is known, so its launch price is given.
    [used] No current price of a new { $card } is known, so that of a used one is given.
   *[new] No current price of a used { $card } is known, so that of a new one is given.
}

gpu-price-missing-card = Which card's price do you want to know?
