discord-question-psu = ¿Qué fuente de alimentación necesito para { $count } × { $gpu }{ $cpu ->
    [none] {""}
   *[other] {" "}con un { $cpu }
}?
discord-question-gpu = ¿Qué { $condition ->
    [new] tarjeta gráfica nueva
    [used] tarjeta gráfica usada
   *[any] tarjeta gráfica
} me compro por { $money }?
discord-question-fits = ¿Cabe { $model }{ $quantization ->
    [none] {""}
   *[other] {" "}en { $quantization }
} en { $count } × { $gpu }{ $context ->
    [none] {""}
   *[other] {" "}con un contexto de { $context } tokens
}?
discord-signature = Esta petición no lleva una firma válida.
