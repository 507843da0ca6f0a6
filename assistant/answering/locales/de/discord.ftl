discord-question-psu = Welches Netzteil brauche ich für { $count } × { $gpu }{ $cpu ->
    [none] {""}
   *[other] {" "}mit einem { $cpu }
}?
discord-question-gpu = Welche { $condition ->
    [new] neue Grafikkarte
    [used] gebrauchte Grafikkarte
   *[any] Grafikkarte
} soll ich für { $money } kaufen?
discord-question-fits = Passt { $model }{ $quantization ->
    [none] {""}
   *[other] {" "}in { $quantization }
} auf { $count } × { $gpu }{ $context ->
    [none] {""}
   *[other] {" "}mit einem Kontext von { $context } Tokens
}?
discord-signature = Diese Anfrage trägt keine gültige Signatur.
