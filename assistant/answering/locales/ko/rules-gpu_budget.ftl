rule-gpu-budget-title = 예산에 맞는 그래픽카드

gpu-budget-headline = { $memory ->
    [none] { $budget } 예산에서 가장 빠른 카드는 { $card }이며 { $price }입니다({ $kind }).
   *[other] { $budget } 예산에서 메모리 { $memory } 이상으로 가장 빠른 카드는 { $card }이며 { $price }입니다({ $kind }).
}
gpu-budget-headline-memory = { $budget } 예산으로 { $count }장을 살 때 메모리가 가장 큰 카드는 { $figure }의 { $card }이며 한 장에 { $price }입니다({ $kind }).
gpu-budget-headline-bandwidth = { $budget } 예산으로 { $count }장을 살 때 대역폭이 가장 높은 카드는 { $figure }의 { $card }이며 한 장에 { $price }입니다({ $kind }).
gpu-budget-headline-power = { $budget } 예산으로 { $count }장을 살 때 전력을 가장 적게 쓰는 카드는 { $figure }의 { $card }이며 한 장에 { $price }입니다({ $kind }).
gpu-budget-headline-several = 카드 { $count }장이라면 가장 빠른 선택은 { $card }이며 한 장에 { $price }({ $kind }), 모두 { $total }입니다.
gpu-budget-headline-nothing = { $count ->
    [one] 메모리 { $memory } 이상이고 조건에 맞는 카드는 { $budget } 안에 없습니다. 그런 카드 중 가장 싼 것은 { $price }인 { $card }입니다.
   *[other] 메모리 { $memory } 이상이고 조건에 맞는 카드 { $count }장은 { $budget } 안에 없습니다. 그런 카드 중 가장 싼 것은 한 장에 { $price }인 { $card }입니다.
}
gpu-budget-headline-cheapest = 메모리가 { $memory } 이상인 가장 싼 카드는 { $card }이며 { $price }입니다({ $kind }).
gpu-budget-headline-leads-memory = 판매 중인 카드 가운데 메모리가 가장 큰 것은 다음과 같습니다: { $cards }.
gpu-budget-headline-leads-bandwidth = 판매 중인 카드 가운데 대역폭이 가장 높은 것은 다음과 같습니다: { $cards }.
gpu-budget-headline-leads-speed = 판매 중인 카드 가운데 가장 빠른 것은 다음과 같습니다({ $baseline } 기준): { $cards }.
gpu-budget-headline-leads-power = 판매 중인 카드 가운데 전력을 가장 적게 쓰는 것은 다음과 같습니다: { $cards }.
gpu-budget-headline-no-such-card = 현재 가격을 아는 카드 중 조건에 맞는 것이 없습니다: 메모리 { $memory } 이상, 요청한 상태, 제조사, 소비 전력.
gpu-budget-headline-history = { $year }년 가이드의 추천: { $cards }.
gpu-budget-headline-history-nothing = { $year }년 가이드가 이 용도에 추천한 카드 중 예산에 드는 것이 없습니다. 가장 싼 것은 { $price }인 { $card }였습니다.
gpu-budget-buy = { $card } { $count }장

gpu-budget-step-dollars = { $day } 유럽중앙은행 환율로 본 미국 달러 예산
gpu-budget-step-each = 카드 한 장의 예산
gpu-budget-step-speed-measured = { $card }의 학습 속도, 측정
gpu-budget-step-speed-estimated = { $card }의 학습 속도, 대역폭과 연산과 아키텍처로 추정
gpu-budget-step-speed-bandwidth = { $card }의 글 생성 속도, 대역폭 기준
gpu-budget-step-for-money = { $unit }당 { $card }의 속도

gpu-budget-assume-training = 반정밀도 학습 속도순입니다({ $baseline } = { $one }). 벤치마크에 있는 카드는 측정값이고, 아니면 대역폭과 연산의 평균에 같은 아키텍처의 측정된 카드가 보인 비율을 곱했습니다. 작업에 따라 두 배까지 다릅니다.
gpu-budget-assume-inference = 사용자 한 명에게 언어 모델이 글을 생성하는 속도순입니다({ $baseline } = { $one }). 메모리 대역폭에 그 종류의 메모리가 도달하는 비율을 곱했습니다.
gpu-budget-assume-by-memory = 카드는 먼저 메모리, 다음으로 속도 순으로 늘어놓습니다.
gpu-budget-assume-by-bandwidth = 카드는 먼저 메모리 대역폭, 다음으로 속도 순으로 늘어놓습니다.
gpu-budget-assume-by-power = 카드는 먼저 소비 전력이 낮은 순, 다음으로 속도 순으로 늘어놓습니다.
gpu-budget-assume-power-limit = 소비 전력이 { $power } 이하인 카드만 비교합니다.
gpu-budget-assume-money-unit = 가격 대비 속도는 { $unit }로 살 수 있는 속도입니다.
gpu-budget-assume-model = 그래픽 메모리 { $memory } × { $count }장이면 { $model } { $format }이(가) 컨텍스트 { $context }에서 들어갑니다.
gpu-budget-assume-memory = 용도를 말씀하지 않아 카드당 메모리를 { $memory } 이상으로 봅니다.
gpu-budget-assume-memory-for = 다음 용도로 카드당 메모리를 { $memory } 이상으로 봅니다: { $purpose }.
gpu-budget-assume-on-sale = 가격과 상관없이 현재 가격이 알려진 카드만 비교합니다. 슬롯에 꽂을 수 없는 서버 모듈은 제외합니다.
gpu-budget-assume-any-condition = 새 제품과 중고를 함께 비교합니다. 한쪽만 보려면 ‘새 제품’ 또는 ‘중고’라고 하세요.
gpu-budget-assume-us-prices = 세금을 뺀 미국 가격을 환산했습니다. 현지 가격은 다릅니다.
gpu-budget-check-again = 가격은 빨리 변합니다. { $day } 뒤에는 다시 확인하세요.
gpu-budget-check-now = 표시된 가격 중 가장 오래된 것은 { $days }일 전 것이며 { $day }에 확인할 때였습니다. 사기 전에 다시 확인하세요.
gpu-budget-note-unsure-price = 이 가격은 일차 자료에서 확인할 수 없었습니다.
gpu-budget-note-equal-inference = { $cards }의 글 생성 속도는 같습니다. 사용자 한 명의 글은 메모리 대역폭에 묶이는데 모두 { $bandwidth }이기 때문입니다. 비싼 쪽의 더 많은 연산은 긴 프롬프트를 읽는 시간만 줄이므로 가장 싼 것을 먼저 놓습니다.
gpu-budget-note-equal-training = { $cards }은(는) 똑같이 빠른 것으로 봅니다. 추정은 대역폭 { $bandwidth }와 연산을 따르는데 모두 같기 때문입니다. 가장 싼 것을 먼저 놓습니다.

gpu-budget-hint-memory = 메모리를 { $memory }로 줄이면 { $price }인 { $card }이(가) 맞습니다.
gpu-budget-hint-power = 소비 전력이 { $power }여도 괜찮다면 { $price }인 { $card }이(가) 맞습니다.
gpu-budget-hint-condition = 새 제품이든 중고든 괜찮다면 { $price }인 { $card }이(가) 맞습니다.
gpu-budget-hint-vendor = 다른 제조사라면 { $price }인 { $card }이(가) 맞습니다.
gpu-budget-hint-roomier = 거의 같은 속도에 메모리가 { $memory }인 것: { $price }인 { $card }.
gpu-budget-hint-count = 이 예산으로는 한 장에 { $price }인 { $card }을(를) { $count }장 살 수 있습니다.

gpu-budget-warning-launch-prices = { $cards }은(는) 제조사의 출시 가격만 알려져 있습니다. 지금 매장 가격은 훨씬 비쌀 수 있습니다.
gpu-budget-warning-used-lows = 중고 가격은 대개 시세의 중간이 아니라 가장 싼 매물입니다. 더 낼 각오를 하세요.
gpu-budget-warning-software = NVIDIA가 아닌 카드도 일반 프레임워크를 돌리지만 일부 도구는 CUDA가 필요합니다. 쓰는 도구를 먼저 확인하세요. 학습 속도는 대략적인 추정입니다.
gpu-budget-warning-server-card = 서버 카드는 자체 팬이 없어 케이스에 강한 공기 흐름이 필요합니다.
gpu-budget-warning-old-rate = { $currency }의 마지막 환율은 { $day } 것입니다. 오늘과 크게 다를 수 있습니다.

gpu-budget-history-2017 = { $year }년 가이드는 본문에서 Titan X Pascal이 속도에 비해 너무 비싸다고 하면서도 표에서는 첫째로 놓습니다. 이유를 대는 본문이 더 나은 조언입니다.
gpu-budget-history-2018 = { $year }년 가이드는 반정밀도 작업에는 새 카드를, 단정밀도에는 옛 카드 중고를 들었습니다.
gpu-budget-history-2018-memory = { $year }년 가이드는 이 용도에 메모리 { $memory }를 요구했습니다.
gpu-budget-history-past = 역사로 보여 주는 { $year }년의 조언입니다. 그 뒤로 카드와 가격이 바뀌었습니다. 오늘의 선택은 연도 없이 물어보세요.

gpu-budget-missing-budget = 그래픽카드에 얼마를 쓰고 싶으신가요?
