discord-question-psu = De que fonte preciso para { $count } × { $gpu }{ $cpu ->
    [none] {""}
   *[other] {" "}com um { $cpu }
}?
discord-question-gpu = Que { $condition ->
    [new] placa de vídeo nova
    [used] placa de vídeo usada
   *[any] placa de vídeo
} comprar por { $money }?
discord-question-fits = { $model }{ $quantization ->
    [none] {""}
   *[other] {" "}em { $quantization }
} cabe em { $count } × { $gpu }{ $context ->
    [none] {""}
   *[other] {" "}com um contexto de { $context } tokens
}?
discord-signature = Esta requisição não traz uma assinatura válida.
