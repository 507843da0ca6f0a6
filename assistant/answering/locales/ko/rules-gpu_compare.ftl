rule-gpu-compare-title = 그래픽카드 비교

gpu-compare-headline-memory = { $more }의 메모리가 더 큽니다. { $more-memory }이고 { $less }은(는) { $less-memory }입니다.
gpu-compare-headline-memory-equal = 이 카드들의 메모리는 { $memory }로 같습니다: { $cards }.
gpu-compare-headline-power = { $less }의 전력 소모가 더 적습니다. 보드 전력은 { $less-power }이고 { $more }은(는) { $more-power }입니다.
gpu-compare-headline-power-equal = 이 카드들의 보드 전력은 { $power }로 같습니다: { $cards }.
gpu-compare-assume-yardstick = 비교할 카드를 밝히지 않아 { $card }을(를) 기준으로 삼습니다.
gpu-compare-headline-training-measured = { $text ->
    [none] 학습에서 { $fast }의 속도는 { $slow }의 { $factor }입니다. 같은 소프트웨어로 측정한 값입니다.
   *[other] 학습에서 { $fast }의 속도는 { $slow }의 { $factor }입니다. 같은 소프트웨어로 측정한 값이며, 글 생성에서는 { $text }입니다.
}
gpu-compare-headline-training-bandwidth = { $text ->
    [none] 학습에서 { $fast }의 속도는 { $slow }의 약 { $factor }입니다. 한 아키텍처 안에서 비교할 수 있는 대역폭 기준입니다.
   *[other] 학습에서 { $fast }의 속도는 { $slow }의 약 { $factor }입니다. 한 아키텍처 안에서 비교할 수 있는 대역폭 기준이며, 글 생성 측정값은 { $text }입니다.
}
gpu-compare-headline-training-statement = 학습에서 { $fast }의 속도는 { $slow }의 약 { $factor }입니다. { $year }년 가이드의 동급 카드 표에 따른 값입니다.
gpu-compare-headline-training-estimated = { $text ->
    [none] 학습에서 { $fast }의 속도는 { $slow }의 { $factor }로 추정됩니다. 둘을 같은 소프트웨어로 돌린 벤치마크가 없습니다.
   *[other] 학습에서 { $fast }의 속도는 { $slow }의 { $factor }로 추정됩니다. 둘을 같은 소프트웨어로 돌린 벤치마크가 없습니다. 글 생성 측정값은 { $text }입니다.
}
gpu-compare-headline-text-measured = 언어 모델의 글 생성에서 { $fast }의 속도는 { $slow }의 { $factor }입니다. 같은 모델로 둘 다 측정했습니다.
gpu-compare-headline-text-bandwidth = 언어 모델의 글 생성에서 { $fast }의 속도는 { $slow }의 약 { $factor }입니다. 한 아키텍처 안에서 비교할 수 있는 대역폭 기준입니다.
gpu-compare-headline-equal-training = 학습에서 다음 카드들의 속도는 같습니다: { $cards }.
gpu-compare-headline-equal-text = 글 생성에서 다음 카드들의 속도는 같습니다: { $cards }.
gpu-compare-headline-apart = 이 카드들을 같은 소프트웨어로 돌린 벤치마크가 없고 대역폭은 아키텍처를 넘어 비교할 수 없으므로 { $cards }의 배수를 말하지 않습니다. 표는 각 카드가 가진 것과 따로 측정한 것을 보여 줍니다.
gpu-compare-headline-apart-text = 언어 모델의 글 생성에서 { $fast }의 속도는 각자 활용하는 대역폭으로 볼 때 { $slow }의 { $factor }로 추정됩니다. 학습에 대해서는 배수를 말하지 않습니다. 둘을 같은 소프트웨어로 돌린 벤치마크가 없고, 학습에서는 대역폭을 아키텍처를 넘어 비교할 수 없습니다.
gpu-compare-headline-text-bound = 언어 모델의 글 생성에서 { $fast }의 속도는 각자 활용하는 대역폭으로 볼 때 { $slow }의 { $factor }로 추정됩니다. 둘 다 측정된 모델은 없습니다.
gpu-compare-headline-text-alike = 언어 모델의 글 생성에서 { $fast }와(과) { $slow }의 속도는 거의 같은 것으로 추정됩니다. 각자 활용하는 대역폭으로 보면 { $factor }로, 추정이 구별할 수 있는 차이보다 작습니다. 둘 다 측정된 모델은 없습니다.
gpu-compare-headline-small = { $units ->
    [none] 작은 순환 신경망은 { $slow } 대신 { $fast }를 써도 얻는 것이 거의 없습니다. 큰 신경망에서는 { $fast }의 속도가 { $factor }인데도 그렇습니다.
   *[other] 은닉 유닛이 { $units }개인 순환 신경망은 { $slow } 대신 { $fast }를 써도 얻는 것이 거의 없습니다. 큰 신경망에서는 { $fast }의 속도가 { $factor }인데도 그렇습니다.
}
gpu-compare-headline-small-only = 이렇게 작은 신경망은 다음 중 더 빠른 카드로도 얻는 것이 거의 없습니다: { $cards }.
gpu-compare-take = 속도라면 { $card }
gpu-compare-take-either = { $card }로도 이 일은 충분합니다

gpu-compare-step-training-measured = { $slow } 대비 { $fast }의 학습 속도, 둘 다 { $baseline } 기준, { $era } 소프트웨어
gpu-compare-step-bandwidth = { $slow } 대비 { $fast }의 대역폭
gpu-compare-step-statement = { $one } 대비 { $card }
gpu-compare-step-estimated = { $baseline } 대비 { $card }의 학습 속도, 대역폭과 연산과 아키텍처로 추정
gpu-compare-step-arithmetic = { $slow } 대비 { $fast }의 학습 속도, 대역폭이 같을 때의 연산 기준
gpu-compare-step-own-measured = { $baseline } 대비 { $card }의 학습 속도, 측정
gpu-compare-step-factor = { $slow } 대비 { $fast }
gpu-compare-step-text = 글 생성: { $slow } 대비 { $fast }, { $model }, { $day }
gpu-compare-step-text-bandwidth = 글 생성: { $slow } 대비 { $fast }의 대역폭
gpu-compare-step-text-bound = 글 생성: { $slow } 대비 { $fast }가 활용하는 대역폭
gpu-compare-step-prefill = 프롬프트 읽기: { $slow } 대비 { $fast }, { $model }, { $day }

gpu-compare-assume-measured = 학습 수치는 { $era } 소프트웨어로 카드 한 장에서 여러 신경망을 반정밀도로 돌린 평균입니다. 개별 신경망은 평균과 최대 { $spread } 다릅니다.
gpu-compare-assume-bandwidth = 이 카드들은 { $architecture } 아키텍처를 공유하며, 그 안에서 학습 속도는 대역폭을 따릅니다. 모두를 담은 벤치마크는 없습니다.
gpu-compare-assume-statement = { $year }년 가이드는 { $small }를 { $big }의 { $share }로 봅니다. 다른 카드는 같은 아키텍처 안에서 대역폭을 따릅니다. 가이드는 이 표를 대략적인 비교라고 했습니다.
gpu-compare-assume-estimated = 추정은 각 아키텍처의 측정된 카드가 { $era } 소프트웨어로 대역폭과 연산에서 얻은 것을 따릅니다. 대역폭만으로는 아키텍처를 넘어 비교할 수 없습니다.
gpu-compare-assume-arithmetic = 이 카드들은 { $architecture } 아키텍처를 공유하고 대역폭이 같아 연산으로 구별합니다. 학습은 둘에 번갈아 묶이므로 제곱근을 씁니다. 모두를 담은 벤치마크는 없습니다.
gpu-compare-assume-text = 글 생성은 사용자 한 명, { $model }(으)로 측정했습니다({ $day }).
gpu-compare-assume-text-bandwidth = 모두를 담은 글 생성 측정이 없습니다. 같은 { $architecture } 아키텍처이므로 대역폭으로 대신합니다.
gpu-compare-assume-text-bound = 모두에서 측정된 모델이 없습니다. 글 생성은 토큰마다 모델 전체를 읽으므로 어떤 아키텍처에서도 대역폭을 따릅니다. 비율은 그런 메모리의 카드가 토큰당 { $read }를 읽을 때 도달한 값입니다.
gpu-compare-assume-price-for-speed = 그 속도의 가격은 { $card }의 속도만큼을 얻는 데 드는 값입니다.
gpu-compare-note-text-unknown = 모두에서 측정된 모델이 없습니다. 카드마다 쓰려는 모델의 초당 토큰을 물어보세요.
gpu-compare-note-bandwidth-inside = 대역폭만 보면 { $alone }입니다. 근거가 더 나은 { $used }를 씁니다.
gpu-compare-note-bandwidth-across = 대역폭만 보면 { $alone }이지만 아키텍처마다 활용이 달라 오해를 부릅니다. { $used }를 씁니다.

gpu-compare-note-text = 글 생성에서는 순서가 다릅니다. { $fast }의 속도가 { $slow }의 { $factor }입니다.
gpu-compare-note-training = 학습에서는 순서가 다릅니다. { $fast }의 속도가 { $slow }의 { $factor }입니다.
gpu-compare-note-prefill = 대역폭이 아니라 연산에 달린 긴 프롬프트 읽기에서는 { $fast }의 속도가 { $slow }의 { $factor }입니다.
gpu-compare-note-memory = { $card }의 메모리가 더 큽니다. { $fast }의 { $less }에 비해 { $more }입니다. 어떤 모델이 돌아가는지는 메모리가 정합니다.
gpu-compare-note-value = 속도에 비해 가장 싼 것은 { $card }입니다. { $slow } 한 장의 속도에 { $price }이며, { $other }는 { $dearer }입니다.
gpu-compare-note-small-networks = 작은 신경망은 빠른 카드를 채우지 못합니다. { $year }년에 배치가 { $batch }를 넘고 은닉 유닛이 { $few }개인 순환 신경망은 빠른 카드에서 거의 얻지 못했고, { $many }개인 것은 차이가 온전히 나타났습니다.
gpu-compare-note-large-network = 이 크기의 신경망은 차이가 온전히 나타납니다. { $year }년에 배치가 { $batch }를 넘고 은닉 유닛이 { $many }개인 신경망이 그랬습니다.
gpu-compare-note-network-between = 이 신경망은 { $year }년 가이드가 든 둘 사이에 있습니다. 은닉 유닛 { $few }개는 빠른 카드에서 거의 얻지 못했고 { $many }개는 차이가 온전히 나타났습니다. 속도에 돈을 쓰기 전에 직접 재 보세요.
gpu-compare-note-no-price = 현재 가격을 모르는 것: { $cards }.
gpu-compare-warning-laptop = 노트북용 칩은 제조사가 정한 전력 제한으로 돌아 노트북마다 속도가 다릅니다: { $cards }.
gpu-compare-warning-rule-of-thumb = 이 아키텍처의 학습 벤치마크를 읽을 수 없어 비율은 경험칙입니다: { $cards }.

gpu-compare-missing-cards = 어떤 두 그래픽카드를 비교할까요?
gpu-compare-missing-other = { $card }을(를) 어떤 카드와 비교할까요?
