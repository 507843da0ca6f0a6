discord-question-psu = What power supply do I need for { $count } × { $gpu }{ $cpu ->
    [none] {""}
   *[other] {" "}with a { $cpu }
}?
discord-question-gpu = Which { $condition ->
    [new] new graphics card
    [used] used graphics card
   *[any] graphics card
} should I buy for { $money }?
discord-question-fits = Does { $model }{ $quantization ->
    [none] {""}
   *[other] {" "}in { $quantization }
} fit on { $count } × { $gpu }{ $context ->
    [none] {""}
   *[other] {" "}with a context of { $context } tokens
}?
discord-signature = This request does not carry a valid signature.
