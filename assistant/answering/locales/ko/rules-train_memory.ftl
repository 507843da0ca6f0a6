rule-train-memory-title = 학습 메모리

train-memory-headline = { $model }을(를) { $plan }({ $method })로 학습하려면 그래픽 메모리 { $need }가 필요합니다. 알맞은 가장 작은 일반 카드는 { $size }짜리입니다.
train-memory-headline-divided = { $model }을(를) { $plan }({ $method })로 학습하는 것을 카드 { $count }장에 나누면 카드마다 그래픽 메모리 { $need }가 필요합니다. 알맞은 가장 작은 일반 카드는 { $size }짜리입니다.
train-memory-headline-several = { $model }을(를) { $plan }({ $method })로 학습하려면 그래픽 메모리 { $need }가 필요하며, 일반 카드 한 장보다 많습니다. ZeRO나 FSDP로 { $size } 카드 { $count }장에 나누면 한 장에 { $each }입니다.
train-memory-headline-none = { $model }을(를) { $plan }({ $method })로 학습하려면 카드마다 그래픽 메모리 { $need }가 필요하며, 큰 카드 수백 장으로 나눠도 담을 수 없습니다.
train-memory-headline-fits = { $model }을(를) { $plan }({ $method })로 학습하는 것은 { $cards }에 들어갑니다. 카드마다 { $need }가 필요합니다.
train-memory-headline-tight = { $model }을(를) { $plan }({ $method })로 학습하는 것은 { $cards }에 겨우 들어갑니다. 카드마다 { $need }가 필요하며, 남는 것이 이런 예측의 오차보다 적습니다.
train-memory-headline-instead-fits = { $model }을(를) { $plan }({ $method })로 학습하는 것은 { $cards }에 들어갑니다. 카드마다 { $need }가 필요합니다. { $other }({ $other-method })로는 { $other-need }가 필요해 들어가지 않습니다.
train-memory-headline-instead-tight = { $model }을(를) { $plan }({ $method })로 학습하는 것은 { $cards }에 겨우 들어갑니다. 카드마다 { $need }가 필요하며, 남는 것이 이런 예측의 오차보다 적습니다. { $other }({ $other-method })로는 { $other-need }가 필요해 들어가지 않습니다.
train-memory-headline-short = { $model }을(를) { $plan }({ $method })로 학습하는 것은 { $cards }에 들어가지 않습니다. 카드마다 { $need }가 필요합니다.
train-memory-headline-short-sharded-fits = { $model }을(를) { $plan }({ $method })로 학습하는 것은 나누지 않으면 { $cards }에 들어가지 않습니다. 카드마다 { $need }가 필요합니다. ZeRO 삼 단계나 FSDP로 카드 { $count }장에 나누면 들어갑니다. 한 장에 { $each }입니다.
train-memory-headline-short-sharded-tight = { $model }을(를) { $plan }({ $method })로 학습하는 것은 나누지 않으면 { $cards }에 들어가지 않습니다. 카드마다 { $need }가 필요합니다. ZeRO 삼 단계나 FSDP로 카드 { $count }장에 나누면 겨우 들어갑니다. 한 장에 { $each }이고, 남는 양은 이런 예측의 오차보다 작습니다.
train-memory-headline-short-sharded-short = { $model }을(를) { $plan }({ $method })로 학습하는 것은 나누지 않으면 { $cards }에 들어가지 않습니다. 카드마다 { $need }가 필요합니다. ZeRO 삼 단계나 FSDP로 카드 { $count }장에 나누어도 한 장에 { $each }라서 들어가지 않습니다.
train-memory-headline-largest = { $cards }에서 학습할 수 있는 가장 큰 일반 모델은 { $plan }({ $method }) 방식의 { $model }입니다. 카드마다 { $need }가 필요하고, 쓸 수 있는 것은 { $room }입니다.
train-memory-headline-nothing = { $cards }에서 학습할 수 있는 일반 모델이 없습니다. { $plan }({ $method }) 방식의 { $model }조차 카드마다 { $need }가 필요한데, 쓸 수 있는 것은 { $room }뿐입니다.

train-memory-buy = { $size } 카드
train-memory-buy-several = { $size } 카드 { $count }장
train-memory-advice-model = { $plan } 방식의 { $model }
train-memory-advice-sharding = ZeRO 삼 단계나 FSDP로 카드 { $cards }장에 나누면 들어갑니다. 한 장에 { $need }입니다.
train-memory-advice-cards = ZeRO 삼 단계나 FSDP로 이런 카드 { $cards }장에 나누면 { $plan }이(가) 들어갑니다. 한 장에 { $need }입니다.
train-memory-advice-method = { $plan }이면 들어갑니다: { $need }가 필요합니다.
train-memory-advice-card = 들어가는 방법이 없습니다. { $plan }도 { $need }, 곧 { $size } 카드가 필요합니다.
train-memory-hint-checkpointing = 그래디언트 체크포인팅은 은닉 상태를 모두가 아니라 레이어당 한 벌만 남깁니다.
train-memory-hint-logits = 로짓만 { $logits }입니다. 손실을 나눠 계산하면 피할 수 있습니다.

train-memory-step-bytes = { $plan }의 파라미터당 바이트: 가중치, 기울기, 옵티마이저
train-memory-step-states = 모든 파라미터
train-memory-step-table = LLaMA-Factory 표의 { $plan }
train-memory-step-published = 공개된 { $model }의 { $plan }
train-memory-step-sharded = 나눈 뒤 카드 한 장에 남는 것
train-memory-step-copy = 은닉 상태 한 벌
train-memory-step-kept = 모든 레이어의 활성값
train-memory-step-checkpointed = 체크포인팅의 활성값: 레이어당 한 벌과 작업 중인 레이어 하나
train-memory-step-logits = 로짓
train-memory-step-total = 카드 한 장의 상태, 활성값, 엔진

train-memory-assume-lora = 방법을 지정하지 않아 십육 비트 가중치 위의 LoRA로 가정합니다. 다른 방법은 표에서 비교합니다.
train-memory-assume-least = 방법을 지정하지 않아 메모리가 가장 적게 드는 일반 방법을 보여 줍니다. 각 방법의 가장 큰 모델은 표에 있습니다.
train-memory-assume-batch = 배치에 대한 말이 모두 있지는 않아 한 번에 { $batch }개, 각각 { $tokens }으로 셉니다.
train-memory-assume-copies = 이 모델 계열에서 레이어가 은닉 상태를 몇 벌 두는지는 측정되지 않아, 공개된 범위의 상한인 { $copies }벌로 가정합니다.
train-memory-assume-flux-dev = 수치는 dev 버전에 대해 공개된 것이며 이 버전에도 같다고 가정합니다.
train-memory-note-short-sequences = 공개된 표에는 짧은 시퀀스의 활성값이 들어 있습니다. 더 긴 것을 더하려면 배치와 시퀀스 길이를 알려 주세요.
train-memory-note-bf16 = 모두 bf16이면 수치 정확도를 잃습니다. 파라미터당 바이트는 LLaMA-Factory 표에 맞춘 것입니다.
train-memory-note-no-sharding = 나누지 않으면 카드마다 전부를 담으므로, 카드를 더하면 메모리가 아니라 속도가 늘어납니다.
train-memory-sources-disagree-adapter = 출처가 서로 다릅니다. LLaMA-Factory의 표는 { $table }, 같은 README의 십억 파라미터당 수치는 { $rule }(으)로 이어집니다. 학습에는 어댑터, 옵티마이저 상태, 활성값도 담기므로 여기서는 표를 씁니다.
train-memory-sources-disagree-gradients = 기울기에 대해 출처가 서로 다릅니다. ML Engineering 책은 { $high }(모두 { $high-total }), ZeRO 논문은 흔히 { $low }(모두 { $low-total })로 인용됩니다. 더 안전한 계획인 큰 수치를 씁니다.
train-memory-sources-disagree-gradients-low = 기울기에 대해 출처가 서로 다릅니다. ML Engineering 책은 { $high }(모두 { $high-total }), ZeRO 논문은 흔히 { $low }(모두 { $low-total })로 인용됩니다. 요청대로 작은 수치를 씁니다.
train-memory-sources-disagree-flux = FLUX LoRA에 대해 출처들이 여러 수치를 듭니다. ai-toolkit 프로젝트는 { $tool }을(를) 요구하고, Hugging Face 팀은 bf16에서 { $lora }, 사 비트 기반과 팔 비트 옵티마이저와 캐시한 잠재값으로 { $qlora }를 측정했습니다. 측정된 수치를 씁니다.
train-memory-warning-outside-table = 공개된 표는 { $first }에서 { $last }까지의 모델을 다룹니다. 그 밖에서는 끝의 선을 연장합니다.
train-memory-warning-traffic = 삼 단계는 스텝마다 가중치를 교환하므로 카드 사이의 느린 링크는 속도를 잃게 합니다.

train-memory-missing-model = 어떤 모델을 학습하나요, 아니면 파라미터가 몇 십억 개인가요?
