discord-question-psu = Какой блок питания нужен для { $count } × { $gpu }{ $cpu ->
    [none] {""}
   *[other] {" "}с процессором { $cpu }
}?
discord-question-gpu = Какую { $condition ->
    [new] новую видеокарту
    [used] подержанную видеокарту
   *[any] видеокарту
} купить за { $money }?
discord-question-fits = Поместится ли { $model }{ $quantization ->
    [none] {""}
   *[other] {" "}в { $quantization }
} на { $count } × { $gpu }{ $context ->
    [none] {""}
   *[other] {" "}с контекстом { $context } токенов
}?
discord-signature = Этот запрос не имеет действительной подписи.
