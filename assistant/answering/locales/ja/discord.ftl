discord-question-psu = { $gpu }を{ $count }枚{ $cpu ->
    [none] {""}
   *[other] と{ $cpu }
}で使うには、どのくらいの電源ユニットが必要ですか？
discord-question-gpu = { $money }で買うなら、どの{ $condition ->
    [new] 新品のグラフィックボード
    [used] 中古のグラフィックボード
   *[any] グラフィックボード
}がおすすめですか？
discord-question-fits = { $model }{ $quantization ->
    [none] {""}
   *[other] の{ $quantization }
}は、{ $context ->
    [none] {""}
   *[other] コンテキスト{ $context }トークンで
}{ $gpu } { $count }枚に収まりますか？
discord-signature = このリクエストには有効な署名がありません。
