discord-question-psu = { $count } × { $gpu }{ $cpu ->
    [none] {""}
   *[other] {" "}ve { $cpu }
} için nasıl bir güç kaynağı gerekir?
discord-question-gpu = { $money } ile hangi { $condition ->
    [new] yeni ekran kartı
    [used] ikinci el ekran kartı
   *[any] ekran kartı
} alınır?
discord-question-fits = { $model }{ $quantization ->
    [none] {""}
   *[other] , { $quantization } ile
}{ $context ->
    [none] {""}
   *[other] , { $context } token bağlamda
} { $count } × { $gpu } üzerine sığar mı?
discord-signature = Bu istek geçerli bir imza taşımıyor.
