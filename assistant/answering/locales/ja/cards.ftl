card-assume-variant = 「{ $asked }」に当てはまるカードは複数あるため、{ $assumed }とみなしました。ほかに{ $others }があります。
card-claimed-power = { $card }の本来のボード消費電力は{ $real }ですが、ご指定の{ $given }で計算しました。
card-assume-few = 「{ $said }」は枚数ではないため、{ $count }枚とみなしました。正確な答えには枚数を書いてください。
