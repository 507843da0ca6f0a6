rule-gpu-price-title = 그래픽카드 가격

gpu-price-headline-one = { $kind ->
    [used] 중고 { $card }의 가격은 { $price }입니다({ $day }).
   *[new] 새 { $card }의 가격은 { $price }입니다({ $day }).
}
gpu-price-headline-both = { $card }의 가격은 신품 { $new }({ $new-day }), 중고 { $used }({ $used-day })입니다.
gpu-price-headline-last = { $kind ->
    [launch] { $card }의 현재 시장 가격은 알려져 있지 않습니다. 출시 가격은 { $price }였습니다({ $day }).
    [used] { $card }의 현재 가격은 알려져 있지 않습니다. 마지막으로 알려진 중고 가격은 { $price }입니다({ $day }).
   *[new] { $card }의 현재 가격은 알려져 있지 않습니다. 마지막으로 알려진 신품 가격은 { $price }입니다({ $day }).
}
gpu-price-headline-only = { $kind ->
    [used] 신품 { $card }의 현재 가격은 알 수 없습니다. 중고는 { $price }입니다({ $day }).
   *[new] 중고 { $card }의 현재 가격은 알 수 없습니다. 신품은 { $price }입니다({ $day }).
}
gpu-price-headline-several = { $kind ->
    [launch] 장당 { $price }인 출시 가격({ $day })으로 { $cards }의 합계는 { $total }입니다. 현재 시장 가격은 알려져 있지 않습니다.
    [used] 중고 { $cards }의 합계는 { $total }, 장당 { $price }입니다({ $day }).
   *[new] 새 { $cards }의 합계는 { $total }, 장당 { $price }입니다({ $day }).
}
gpu-price-headline-list = { $cheapest ->
    [none] { $cards }의 합계는 각각 알려진 최저 가격으로 { $total }입니다. 일부는 현재 가격이 아닙니다.
   *[other] { $cards }의 합계는 각각 알려진 최저 가격으로 { $total }입니다. 가장 싼 것은 { $cheapest }, { $price }입니다.
}

gpu-price-step-price = { $kind ->
    [launch] { $card }, 출시 가격, { $day }
    [used] { $card }, 중고, { $day }
   *[new] { $card }, 신품, { $day }
}
gpu-price-step-several = { $card } 전체
gpu-price-step-total = 모든 카드 합계

gpu-price-assume-us = 가격은 미국 기준이며 세금이 빠져 있습니다. 다른 곳에서는 다릅니다.
gpu-price-note-rate = { $day } 유럽중앙은행 환율 { $base } = { $rate }로 환산했습니다.
gpu-price-note-no-rate = 유럽중앙은행이 { $currency } 환율을 발표하지 않아 가격을 미국 달러로 나타냅니다.
gpu-price-note-other-kind = { $kind ->
    [launch] { $card }의 현재 시장 가격은 알려져 있지 않아 출시 가격을 나타냅니다.
    [used] 새 { $card }의 현재 가격은 알려져 있지 않아 중고 가격을 나타냅니다.
   *[new] 중고 { $card }의 현재 가격은 알려져 있지 않아 신품 가격을 나타냅니다.
}

gpu-price-missing-card = 어떤 카드의 가격을 알고 싶으신가요?
