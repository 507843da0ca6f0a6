discord-question-psu = { $count } × { $gpu }{ $cpu ->
    [none] {""}
   *[other] {" "}加 { $cpu }
} 需要多大的电源？
discord-question-gpu = { $money } 买什么{ $condition ->
    [new] 全新显卡
    [used] 二手显卡
   *[any] 显卡
}？
discord-question-fits = { $count } × { $gpu } 能跑 { $model } 吗？{ $quantization ->
    [none] {""}
   *[other] 量化 { $quantization }。
}{ $context ->
    [none] {""}
   *[other] 上下文 { $context } 个 token。
}
discord-signature = 这个请求没有有效的签名。
