plot-total = 合計
plot-value = 大きさ
plot-unknown = 「{ $name }」という図はありません。あるのは次のものです：{ $known }。
plot-other-rule = この図は{ $known }の計算を表すもので、{ $rule }の計算は表せません。
plot-nothing-to-show = この計算には図にできる数値がありません。価格やメモリのわかるカードか、マシンの構成を指定してください。

plot-speed-price-title = 価格と速度
plot-speed-price-desc = { $count }枚のカードを点で表しています。右へ行くほど価格が高く、上へ行くほど速くなります。

plot-memory-title = { $model ->
    [none] メモリの内訳
   *[other] メモリの内訳：{ $model }
}
plot-memory-desc = { $room ->
    [none] 合計は{ $total }です。
   *[other] 合計は{ $total }で、カードには{ $room }あります。
}
plot-memory-weights = 重み
plot-memory-states = 重み、勾配、オプティマイザ
plot-memory-cache = コンテキストのキャッシュ
plot-memory-state = 再帰状態
plot-memory-activations = アクティベーション
plot-memory-logits = ロジット
plot-memory-overhead = 実行エンジン
plot-memory-room = カードのメモリ
plot-memory-one-card = カード一枚

plot-power-title = 電力の消費と供給
plot-power-desc = カード、CPU、その他の部品はフルロードで{ $total }を消費します。破線は電源ユニットとコンセント回路です。
plot-power-cards = カード{ $count }枚 × { $power }
plot-power-cpu = CPU
plot-power-rest = その他の部品
plot-power-supply = 電源ユニット
plot-power-circuit = { $circuit }回路で電源ユニットから取れる電力

plot-break-even-title = カード一枚を借りるか買うか
plot-break-even-desc = 使用時間に対する二本の費用の線です。{ $hours }で交わり、それより長く使うなら購入の方が安くなります。
plot-break-even-hours = 使用時間
plot-break-even-cost = 費用
plot-break-even-renting = レンタル
plot-break-even-buying = 購入（電気代込み）
plot-break-even-point = 損益分岐点 { $hours }
