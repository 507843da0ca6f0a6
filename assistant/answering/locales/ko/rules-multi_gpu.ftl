rule-multi-gpu-title = 여러 장의 카드

multi-gpu-headline-general = { $memory ->
    [none] 학습에서 카드 { $count }장은 신경망과 카드에 따라 한 장의 { $low }~{ $high }만큼 일합니다. 언어 모델의 한 스트림은 거의 빨라지지 않고, 별개의 실험은 { $count }개가 동시에 돕니다.
   *[other] 학습에서 카드 { $count }장은 신경망과 카드에 따라 한 장의 { $low }~{ $high }만큼 일합니다. 언어 모델에는 합쳐서 { $memory }를 담지만 한 스트림은 거의 빨라지지 않습니다.
}
multi-gpu-headline-unlike = 학습에서는 모든 카드가 { $slow }를 기다리므로 이 카드 { $count }장은 { $fast } 한 장의 { $low }에서 { $high }만큼 일합니다. 언어 모델용 메모리는 합쳐서 { $memory }이고, 레이어 분할의 한 스트림은 그 속도의 { $layer-low }에서 { $layer-high }입니다. 별도의 실험은 모두 합쳐 { $experiments }만큼 일합니다.
multi-gpu-headline-principle = 거의 모든 일에 카드 한 장이면 충분합니다. 싼 카드 여러 장은 별개의 실험 여러 개에, 큰 카드 한 장은 큰 모델 하나에 맞습니다. 학습에서 카드 { $count }장은 한 장의 { $low }~{ $high }만큼 일하고, 언어 모델에는 메모리를 더하지만 속도는 거의 더하지 않습니다.
multi-gpu-headline-training-text = 언어 신경망 학습에서 카드 { $count }장은 카드와 링크에 따라 한 장의 약 { $low }~{ $high }만큼 일합니다.
multi-gpu-headline-training-text-measured = 언어 신경망 학습에서 이 카드 { $count }장은 한 장의 약 { $speed }만큼 일합니다.
multi-gpu-headline-training-vision = 이미지 신경망 학습에서 카드 { $count }장은 한 장의 약 { $low }~{ $high }만큼 일합니다. 이런 신경망은 주고받는 것이 적기 때문입니다.
multi-gpu-headline-inference = { $memory ->
    [none] 언어 모델에 카드 { $count }장은 먼저 용량을 줍니다. 레이어 분할에서 한 스트림의 속도는 한 장의 { $layer-low }~{ $layer-high }, 텐서 분할에서는 { $tensor-low }~{ $tensor-high }입니다.
   *[other] 언어 모델에 카드 { $count }장은 먼저 용량(합쳐서 { $memory })을 줍니다. 레이어 분할에서 한 스트림의 속도는 한 장의 { $layer-low }~{ $layer-high }, 텐서 분할에서는 { $tensor-low }~{ $tensor-high }입니다.
}
multi-gpu-headline-layer = { $memory ->
    [none] 레이어 분할은 용량을 주고 속도는 거의 주지 않습니다. 카드 { $count }장에서 한 스트림의 속도는 한 장의 { $low }~{ $high }입니다.
   *[other] 레이어 분할은 용량(합쳐서 { $memory })을 주고 속도는 거의 주지 않습니다. 카드 { $count }장에서 한 스트림의 속도는 한 장의 { $low }~{ $high }입니다.
}
multi-gpu-headline-tensor = { $memory ->
    [none] 텐서 분할에서 카드 { $count }장의 한 스트림 속도는 사이의 링크에 따라 한 장의 { $low }~{ $high }입니다.
   *[other] 텐서 분할에서 카드 { $count }장의 한 스트림 속도는 사이의 링크에 따라 한 장의 { $low }~{ $high }입니다. 합쳐서 { $memory }를 담습니다.
}
multi-gpu-headline-experiments = 네: 카드 { $count }장은 병렬 코드 없이 별개의 실험 { $count }개를 동시에 돌립니다. 어느 것도 빨라지지는 않으며, 프로세서 코어는 약 { $cores }개가 필요합니다.
multi-gpu-headline-nvlink = NVLink는 쓸모 있지만 꼭 필요한 일은 드뭅니다. 카드 두 장의 텐서 분할에서 글 생성은 { $text-low }~{ $text-high }, 프롬프트 읽기는 { $prompt-low }~{ $prompt-high } 늘고, 레이어 분할이나 별개의 실험에서는 이득이 없습니다.
multi-gpu-headline-nvlink-has = { $card }에는 방향마다 { $rate }인 NVLink가 있습니다. 쓸모 있지만 꼭 필요한 일은 드뭅니다. 카드 두 장의 텐서 분할에서 글 생성은 { $text-low }~{ $text-high }, 프롬프트 읽기는 { $prompt-low }~{ $prompt-high } 늘고, 레이어 분할이나 별개의 실험에서는 이득이 없습니다.
multi-gpu-headline-nvlink-none = { $card }에는 NVLink가 없고 카드끼리 PCIe로 통신합니다. 레이어 분할에는 { $layer }면 충분하므로 레이어 분할과 별개의 실험에는 아쉽지 않습니다. 텐서 분할은 { $tensor }를 주고받아 넓은 PCIe 링크가 도움이 됩니다.
multi-gpu-headline-choice-priced = { $one }이면 메모리 { $one-memory }, { $one-power }, { $one-price }이고, { $other }이면 { $other-memory }, { $other-power }, { $other-price }입니다. 별개의 실험에는 카드 수가 많은 쪽을, 모델 하나에는 가장 큰 한 장을 고르세요.
multi-gpu-headline-model-both = { $model } { $format }은(는) 컨텍스트 { $context }에서 둘 다에 들어갑니다. { $one }에서는 { $one-room } 가운데 { $one-need }, { $other }에서는 { $other-room } 가운데 { $other-need }가 필요합니다.
multi-gpu-headline-model-one = { $one }을(를) 고르세요. { $model } { $format }은(는) 컨텍스트 { $context }에서 { $one-room } 가운데 { $one-need }가 필요합니다. { $other }에는 들어가지 않습니다. { $other-need }가 필요한데 쓸 수 있는 것은 { $other-room }뿐입니다.
multi-gpu-headline-model-none = { $model } { $format }은(는) 컨텍스트 { $context }에서 어느 쪽에도 들어가지 않습니다. { $one }에서는 { $one-need }가 필요한데 쓸 수 있는 것은 { $one-room }뿐이고, { $other }에서는 { $other-need }가 필요한데 { $other-room }뿐입니다.
multi-gpu-step-model-need = { $cards }에서 모델에 필요한 양
multi-gpu-step-model-room = { $cards }이(가) 모델에 쓸 수 있는 메모리
multi-gpu-headline-choice = { $one }이면 메모리 { $one-memory }, { $one-power }이고, { $other }이면 { $other-memory }, { $other-power }입니다. 별개의 실험에는 카드 수가 많은 쪽을, 모델 하나에는 가장 큰 한 장을 고르세요.
multi-gpu-headline-choice-memory = { $one }이면 메모리 { $one-memory }이고, { $other }이면 { $other-memory }입니다. 별개의 실험에는 카드 수가 많은 쪽을, 모델 하나에는 가장 큰 한 장을 고르세요.
multi-gpu-headline-power = 전력 소모가 더 적은 쪽은 { $less }입니다. 보드 전력은 { $least }이고 { $more }은(는) { $most }입니다.
multi-gpu-headline-power-equal = { $one }과(와) { $other }의 보드 전력은 { $value }로 같습니다.
multi-gpu-headline-memory = 메모리가 더 큰 쪽은 { $more }입니다. { $most }이고 { $less }은(는) { $least }입니다.
multi-gpu-headline-memory-equal = { $one }과(와) { $other }의 메모리는 { $value }로 같습니다.
multi-gpu-headline-price = 더 싼 쪽은 { $less }입니다. { $least }이고 { $more }은(는) { $most }입니다.
multi-gpu-headline-speed = 학습이 더 빠른 쪽은 { $more }입니다. { $less }의 약 { $factor } 속도입니다.
multi-gpu-note-power-unknown = { $cards }의 보드 전력은 여기서 알 수 없어 전력으로는 견주지 않습니다.
multi-gpu-headline-2017-cluster = { $year }년 가이드에 따르면 CNTK는 클러스터의 카드 { $count }장에서 한 장의 { $low }~{ $high } 속도를 냈습니다.
multi-gpu-headline-2017 = { $year }년 가이드에 따르면 카드 { $count }장은 CNTK, Torch, PyTorch로 한 장의 { $low }~{ $high } 속도를 냅니다. TensorFlow는 카드 { $cards }장에서 { $weak-low }~{ $weak-high }에 그쳤습니다.
multi-gpu-take = { $cards }

multi-gpu-step-pair = 언어 신경망에서 { $card } 두 장이 도달하는 두 배 속도의 비율
multi-gpu-step-training = { $card }처럼 늘어난다면 링 교환으로 카드 { $count }장의 속도
multi-gpu-step-images-low = 카드 { $count }장의 이미지 신경망, 하한
multi-gpu-step-images-high = 카드 { $count }장의 이미지 신경망, 상한
multi-gpu-step-layer-low = 레이어 분할 한 스트림, 하한
multi-gpu-step-layer-high = 레이어 분할 한 스트림, 측정 최고
multi-gpu-step-tensor-low = 텐서 분할 한 스트림, 하한
multi-gpu-step-tensor-high = 텐서 분할 한 스트림, 상한
multi-gpu-step-memory = 모든 카드의 메모리
multi-gpu-step-cores = 모든 실험의 데이터 로더용 프로세서 코어
multi-gpu-step-unlike-low = { $slow }의 속도에 맞춘 값, 하한
multi-gpu-step-unlike-high = { $slow }의 속도에 맞춘 값, 상한
multi-gpu-step-unlike-layer-low = 레이어 분할의 한 스트림, { $fast } 기준으로 카드마다 메모리 몫을 맡음, 하한
multi-gpu-step-unlike-layer-high = 레이어 분할의 한 스트림, { $fast } 기준으로 카드마다 메모리 몫을 맡음, 상한
multi-gpu-step-unlike-experiments = 모든 카드의 별도 실험, { $fast } 기준
multi-gpu-step-nvlink-rate = { $card }의 한 방향 NVLink
multi-gpu-step-nvlink-older-low = 옛 소프트웨어의 생성 이득, 하한
multi-gpu-step-nvlink-older-high = 옛 소프트웨어의 생성 이득, 상한
multi-gpu-step-nvlink-newer-low = 새 소프트웨어의 생성 이득, 하한
multi-gpu-step-nvlink-newer-high = 새 소프트웨어의 생성 이득, 상한
multi-gpu-step-nvlink-prompt-low = 프롬프트 읽기 이득, 하한
multi-gpu-step-nvlink-prompt-high = 프롬프트 읽기 이득, 상한
multi-gpu-step-memory-of = { $cards }의 메모리
multi-gpu-step-power-of = { $cards }의 보드 전력
multi-gpu-step-price-of = { $cards }의 가격
multi-gpu-step-choice = { $other } 대비 { $one }의 학습 속도
multi-gpu-step-2017-low = 가이드의 효율로 카드 { $count }장의 속도, 하한
multi-gpu-step-2017-high = 가이드의 효율로 카드 { $count }장의 속도, 상한
multi-gpu-step-2017-efficiency-low = 완전한 확장 대비 비율, 하한
multi-gpu-step-2017-efficiency-high = 완전한 확장 대비 비율, 상한

multi-gpu-assume-count = 카드 수를 말씀하지 않아 { $count }장으로 가정합니다.
multi-gpu-assume-model = 측정된 카드 두 장이 한 스텝 중 기울기 교환의 몫을 알려 줍니다. 카드가 늘면 그 몫은 링 교환의 통신량처럼 늘어납니다. 프로세서로 가는 링크를 나눠 쓰는 카드는 더 나쁩니다.
multi-gpu-assume-unlike = 카드가 서로 다르므로 모든 수치는 가장 빠른 { $fast } 한 장을 기준으로 합니다. 한 네트워크를 학습하거나 텐서를 나누는 카드는 가장 느린 카드를 기다리고, 레이어 분할에서는 카드마다 제 시간이 걸리며, 별도의 실험은 더해집니다.
multi-gpu-assume-text = 많이 주고받는 언어 신경망으로 셉니다. 이미지 신경망은 표에서 보듯 더 잘 늘어납니다.
multi-gpu-assume-nvlink = 이득은 { $card } 두 장에서 측정되었습니다. NVLink가 있는 다른 카드는 다를 수 있습니다.
multi-gpu-nvlink-disagree = 측정이 서로 다릅니다. 옛 소프트웨어는 생성에서 { $older-low }~{ $older-high }, 새 소프트웨어는 { $newer-low }~{ $newer-high }를 얻었고, 둘이 답의 범위를 이룹니다. { $rejected }라는 보고는 전력 제한이 서로 달라 쓰지 않습니다.
multi-gpu-nvlink-training = 학습에서 { $card } 두 장에서 여덟 장은 언어 신경망에서 { $low }~{ $high }를 얻었습니다. 이미지 신경망에서는 링크가 있을 때 { $with-it }, 없을 때 { $without }로 측정되어 시험의 잡음으로 봅니다.
multi-gpu-note-layer = 레이어 분할 측정: 큰 모델이 카드 { $few }장에서 { $few-speed }, { $many }장에서 { $many-speed }로 생성했습니다.
multi-gpu-note-experiments = 별개의 실험에는 병렬 코드가 필요 없습니다. 카드마다 각자의 실험을 돌리며 어느 것도 빨라지지 않습니다.
multi-gpu-note-many = { $cards }이면 별개의 실험 { $count }개가 동시에 돕니다.
multi-gpu-note-large = { $cards }이면 나누지 않은 가장 큰 모델이 { $memory }까지 카드 한 장에 들어갑니다.
multi-gpu-note-pooled = { $cards }은(는) 합치면 { $memory }로 더 많이 담지만, 나눠 실은 모델에만 그렇습니다.
multi-gpu-warning-mixed = 한 묶음의 서로 다른 카드는 가장 느린 것에 맞춰지고, 텐서 분할은 같은 카드끼리 가장 잘됩니다.
multi-gpu-warning-narrow-links = 좁은 링크의 카드 네 장이 한 신경망을 학습하면 약 { $low }~{ $high }를 잃는다고, 한 독자가 가이드의 뒤 판을 인용합니다.
multi-gpu-warning-tensor = 텐서 분할에는 같은 카드, 빠른 링크, 그리고 모델의 키-값 헤드를 나눌 수 있는 카드 수가 필요합니다.
multi-gpu-warning-nvlink-memory = NVLink가 카드의 메모리를 하나로 합치지는 않습니다. 모델은 여전히 나눠야 합니다.
multi-gpu-warning-nvlink-pairs = 데스크톱 카드의 브리지는 두 장씩만 잇습니다. 카드 { $count }장은 쌍 사이에서 여전히 PCIe로 통신합니다.
multi-gpu-warning-2017-cluster = 역사로 보여 주는 { $year }년의 상태입니다. 오늘의 측정은 한 컴퓨터의 카드 { $fewest }~{ $most }장까지이며 { $count }장은 다루지 않습니다.
multi-gpu-warning-2017 = 역사로 보여 주는 { $year }년의 상태입니다. 오늘의 측정값은 연도 없이 물어보세요.
multi-gpu-2017-contradiction = { $year }년 가이드는 카드 { $cards }장과 { $most }장에 똑같이 { $low }~{ $high }를 듭니다. { $cards }장에는 좋은 값이지만 { $most }장이라면 효율이 많아야 { $share }라는 뜻이 되어 그럴듯하지 않으므로 { $cards }장의 수치로 봅니다.
multi-gpu-2017-cluster = 기울기를 일 비트로 양자화한, 클러스터에서의 한 라이브러리였습니다.
