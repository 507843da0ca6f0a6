rule-gpu-price-title = 显卡价格

gpu-price-headline-one = { $kind ->
    [used] 二手 { $card } 的价格是 { $price }（{ $day }）。
   *[new] 全新 { $card } 的价格是 { $price }（{ $day }）。
}
gpu-price-headline-both = { $card } 全新 { $new }（{ $new-day }），二手 { $used }（{ $used-day }）。
gpu-price-headline-last = { $kind ->
    [launch] 没有 { $card } 目前的市场价；首发价是 { $price }（{ $day }）。
    [used] 没有 { $card } 目前的价格；已知的最后一个二手价是 { $price }（{ $day }）。
   *[new] 没有 { $card } 目前的价格；已知的最后一个全新价是 { $price }（{ $day }）。
}
gpu-price-headline-only = { $kind ->
    [used] 没有全新 { $card } 的当前价格；二手价是 { $price }（{ $day }）。
   *[new] 没有二手 { $card } 的当前价格；全新价是 { $price }（{ $day }）。
}
gpu-price-headline-several = { $kind ->
    [launch] 按每张 { $price } 的首发价（{ $day }），{ $cards } 一共 { $total }；没有目前的市场价。
    [used] 二手 { $cards } 一共 { $total }，每张 { $price }（{ $day }）。
   *[new] 全新 { $cards } 一共 { $total }，每张 { $price }（{ $day }）。
}
gpu-price-headline-list = { $cheapest ->
    [none] { $cards } 一共 { $total }，各按已知的最低价计算；其中有的价格不是目前的。
   *[other] { $cards } 一共 { $total }，各按已知的最低价计算；最便宜的是 { $cheapest }，{ $price }。
}

gpu-price-step-price = { $kind ->
    [launch] { $card }，首发价，{ $day }
    [used] { $card }，二手，{ $day }
   *[new] { $card }，全新，{ $day }
}
gpu-price-step-several = 全部 { $card }
gpu-price-step-total = 全部显卡合计

gpu-price-assume-us = 价格来自美国市场，不含税；其他地方会有不同。
gpu-price-note-rate = 按欧洲央行{ $day }的汇率 { $base } = { $rate } 折算。
gpu-price-note-no-rate = 欧洲央行不公布 { $currency } 的汇率，所以价格以美元给出。
gpu-price-note-other-kind = { $kind ->
    [launch] 没有 { $card } 目前的市场价，所以给出首发价。
    [used] 没有全新 { $card } 目前的价格，所以给出二手价。
   *[new] 没有二手 { $card } 目前的价格，所以给出全新价。
}

gpu-price-missing-card = 您想知道哪张显卡的价格？
