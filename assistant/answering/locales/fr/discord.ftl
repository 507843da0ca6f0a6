discord-question-psu = Quelle alimentation faut-il pour { $count } × { $gpu }{ $cpu ->
    [none] {""}
   *[other] {" "}avec un processeur { $cpu }
} ?
discord-question-gpu = Quelle { $condition ->
    [new] carte graphique neuve
    [used] carte graphique d’occasion
   *[any] carte graphique
} acheter pour { $money } ?
discord-question-fits = Est-ce que { $model }{ $quantization ->
    [none] {""}
   *[other] {" "}en { $quantization }
} tient sur { $count } × { $gpu }{ $context ->
    [none] {""}
   *[other] {" "}avec un contexte de { $context } tokens
} ?
discord-signature = Cette requête ne porte pas de signature valide.
