rule-gpu-price-title = グラフィックボードの価格

gpu-price-headline-one = { $kind ->
    [used] 中古の{ $card }の価格は{ $price }です（{ $day }）。
   *[new] 新品の{ $card }の価格は{ $price }です（{ $day }）。
}
gpu-price-headline-both = { $card }の価格は、新品で{ $new }（{ $new-day }）、中古で{ $used }（{ $used-day }）です。
gpu-price-headline-last = { $kind ->
    [launch] { $card }の現在の市場価格はわかりません。発売時の価格は{ $price }でした（{ $day }）。
    [used] { $card }の現在の価格はわかりません。わかっている最後の中古価格は{ $price }です（{ $day }）。
   *[new] { $card }の現在の価格はわかりません。わかっている最後の新品価格は{ $price }です（{ $day }）。
}
gpu-price-headline-only = { $kind ->
    [used] 新品の{ $card }の現在の価格はわかりません。中古では{ $price }です（{ $day }）。
   *[new] 中古の{ $card }の現在の価格はわかりません。新品では{ $price }です（{ $day }）。
}
gpu-price-headline-several = { $kind ->
    [launch] 発売時の価格（一枚{ $price }、{ $day }）では、{ $cards }で合計{ $total }です。現在の市場価格はわかりません。
    [used] 中古では{ $cards }で合計{ $total }、一枚あたり{ $price }です（{ $day }）。
   *[new] 新品では{ $cards }で合計{ $total }、一枚あたり{ $price }です（{ $day }）。
}
gpu-price-headline-list = { $cheapest ->
    [none] { $cards }は、それぞれわかっている最低価格で合計{ $total }です。現在の価格ではないものが含まれます。
   *[other] { $cards }は、それぞれわかっている最低価格で合計{ $total }です。最も安いのは{ $cheapest }で、{ $price }です。
}

gpu-price-step-price = { $kind ->
    [launch] { $card }、発売時の価格、{ $day }
    [used] { $card }、中古、{ $day }
   *[new] { $card }、新品、{ $day }
}
gpu-price-step-several = { $card }すべて
gpu-price-step-total = すべてのカードの合計

gpu-price-assume-us = 価格は米国のもので、税は含みません。ほかの国では異なります。
gpu-price-note-rate = 欧州中央銀行の{ $day }のレート、{ $base } = { $rate }で換算しました。
gpu-price-note-no-rate = 欧州中央銀行は{ $currency }のレートを公表していないため、価格は米ドルで示します。
gpu-price-note-other-kind = { $kind ->
    [launch] { $card }の現在の市場価格はわからないため、発売時の価格を示します。
    [used] 新品の{ $card }の現在の価格はわからないため、中古の価格を示します。
   *[new] 中古の{ $card }の現在の価格はわからないため、新品の価格を示します。
}

gpu-price-missing-card = どのカードの価格を知りたいですか。
