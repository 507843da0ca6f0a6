discord-question-psu = { $gpu } { $count }장에{ $cpu ->
    [none] {""}
   *[other] {" "}{ $cpu } 프로세서까지
} 어떤 파워가 필요한가요?
discord-question-gpu = { $money }(으)로 { $condition ->
    [new] 새 그래픽카드를
    [used] 중고 그래픽카드를
   *[any] 그래픽카드를
} 산다면 무엇이 좋은가요?
discord-question-fits = { $model }{ $quantization ->
    [none] {""}
   *[other] {" "}{ $quantization }
} 모델이 { $gpu } { $count }장에{ $context ->
    [none] {""}
   *[other] {" "}컨텍스트 { $context } 토큰으로
} 들어가나요?
discord-signature = 이 요청에는 유효한 서명이 없습니다.
