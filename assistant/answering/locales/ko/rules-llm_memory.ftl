rule-llm-memory-title = 언어 모델의 메모리

llm-memory-headline-fits = { $model } { $format }은(는) { $cards }에 들어갑니다. 컨텍스트 { $context }에서 { $room } 중 { $need }가 필요합니다. 컨텍스트는 { $longest }까지 들어갑니다.
llm-memory-headline-tight = { $model } { $format }은(는) { $cards }에 겨우 들어갑니다. 컨텍스트 { $context }에서 { $room } 중 { $need }가 필요하며, 이런 예측의 오차가 남는 양보다 큽니다. 예측이 맞다면 컨텍스트는 { $longest }까지 들어갑니다.
llm-memory-headline-fits-bounded = { $model } { $format }은(는) { $cards }에 들어갑니다. 가중치와 엔진에 { $room } 중 { $need }가 필요하고, 컨텍스트 { $context }의 캐시가 차지할 수 있는 최대치도 들어갑니다.
llm-memory-headline-largest = { $cards }에 들어가는 가장 큰 일반 모델은 { $model } { $format }입니다. 컨텍스트 { $context }에서 { $room } 중 { $need }가 필요합니다.
llm-memory-headline-nothing = { $cards }에 들어가는 일반 모델이 없습니다. { $model } { $format }조차 컨텍스트 { $context }에서 { $need }가 필요한데, 쓸 수 있는 것은 { $room }뿐입니다.
llm-memory-advice-model = { $model } { $format }
llm-memory-headline-short = { $model } { $format }은(는) { $cards }에 들어가지 않습니다. 컨텍스트 { $context }에서 { $need }가 필요한데, 쓸 수 있는 것은 { $room }뿐입니다.
llm-memory-headline-short-cards = { $model } { $format }은(는) { $cards }에 들어가지 않습니다. 컨텍스트 { $context }에서 { $need }가 필요한데, 쓸 수 있는 것은 { $room }뿐입니다. 이런 카드 { $count }장이면 들어갑니다.
llm-memory-headline-unsure = { $model } { $format }이(가) { $cards }에 들어가는지는 확실히 말할 수 없습니다. 가중치와 엔진만으로 { $room } 중 { $need }가 필요하고, 캐시 크기는 정확히 알려져 있지 않습니다.
llm-memory-headline-offload = { $cards }에는 컨텍스트 { $context }에서 { $model } { $format }의 레이어 { $layers }개 중 { $held }개가 들어갑니다. 나머지 { $rest }는 메인 메모리로 가야 합니다.
llm-memory-headline-offload-fits = { $cards }에는 컨텍스트 { $context }에서 { $model } { $format }의 레이어 { $layers }개 중 { $held }개가 들어갑니다. 나머지 { $rest }는 메인 메모리 { $ram }에 들어가지만 몇 배 느리게 돌아갑니다.
llm-memory-headline-offload-short = { $cards }에는 컨텍스트 { $context }에서 { $model } { $format }의 레이어 { $layers }개 중 { $held }개가 들어갑니다. 나머지 { $rest }는 메인 메모리 { $ram }에 들어가지 않습니다.
llm-memory-headline-card = { $model } { $format }은(는) 컨텍스트 { $context }에서 그래픽 메모리 { $need }가 필요합니다. 알맞은 가장 작은 일반 카드는 { $size }짜리입니다.
llm-memory-headline-cards = { $model } { $format }은(는) 컨텍스트 { $context }에서 그래픽 메모리 { $need }가 필요합니다. 일반 카드 한 장에는 들어가지 않지만 { $size } 카드 { $count }장이면 들어갑니다.
llm-memory-headline-bounded = { $model } { $format }은(는) 가중치와 엔진에 적어도 { $need }가 필요하고, 캐시는 정확히 알려져 있지 않습니다. 캐시가 최대치를 차지하더라도 그래픽 메모리 { $count } × { $size }면 충분합니다.
llm-memory-headline-none = { $model } { $format }은(는) 컨텍스트 { $context }에서 적어도 그래픽 메모리 { $need }가 필요합니다. 확실히 담을 수 있는 일반적인 카드 수가 없습니다.
llm-memory-headline-pictures = { $model }은(는) 다음 방식에서 그래픽 메모리 { $need }가 필요합니다: { $way }.
llm-memory-headline-pictures-fits = { $model }은(는) { $cards }에서 다음 방식으로 돌아갑니다: { $way }. { $need }가 필요합니다.
llm-memory-headline-pictures-short = { $model }은(는) { $cards }에서 돌아가지 않습니다. 가장 아끼는 방식({ $way })도 { $need }가 필요합니다.

llm-memory-buy-card = { $size } 카드
llm-memory-buy-cards = { $size } 카드 { $count }장
llm-memory-advice-cache = 캐시를 { $format }(으)로 하면 들어갑니다: { $need }가 필요합니다.
llm-memory-advice-format = { $format }이면 들어갑니다: { $need }가 필요하고, 십육 비트에 비해 퍼플렉서티가 { $rise } 늘어납니다.
llm-memory-advice-context = 컨텍스트가 { $context } 이하이면 들어갑니다.
llm-memory-advice-cards = { $card } { $count }장이면 들어갑니다.
llm-memory-hint-offload = 아무것도 바꾸지 않으면 카드에 레이어 { $layers }개 중 { $held }개가 들어갑니다. 나머지 { $rest }는 메인 메모리에서 몇 배 느리게 돌아갑니다.
llm-memory-hint-offload-fits = 아무것도 바꾸지 않으면 카드에 레이어 { $layers }개 중 { $held }개가 들어갑니다. 나머지 { $rest }는 메인 메모리 { $ram }에 들어가지만 몇 배 느리게 돌아갑니다.
llm-memory-hint-offload-short = 아무것도 바꾸지 않으면 카드에 레이어 { $layers }개 중 { $held }개가 들어갑니다. 나머지 { $rest }는 메인 메모리 { $ram }에도 들어가지 않습니다.

llm-memory-step-total = 가중치, 캐시, 엔진 합계
llm-memory-step-least = 캐시를 뺀 가중치와 엔진
llm-memory-step-per-card = 모든 레이어를 모든 카드에 나눌 때 카드 한 장
llm-memory-step-enough-need = 이런 카드 { $count }장에 필요한 양(카드마다 엔진 포함)
llm-memory-step-enough-room = 이런 카드 { $count }장의 메모리
llm-memory-step-way = { $model }의 방식: { $way }

llm-memory-note-parallel = 동시 요청 { $requests }개마다 각자의 캐시가 있습니다.
llm-memory-note-mixture = 토큰 하나는 { $active }만 쓰지만, { $total } 전부를 메모리에 담아야 합니다.
llm-memory-note-head-dimension = 공개된 헤드 차원을 써서 토큰당 { $used }입니다. 은닉 크기를 헤드 수로 나누는 계산기는 { $model }에서 { $wrong }을 얻는데, 틀린 값입니다.
llm-memory-note-overhead = 엔진은 카드마다 { $overhead }로 세며, 이런 예측은 카드당 위아래로 최대 { $error } 어긋납니다.
llm-memory-note-units = GB로 파는 카드는 같은 수의 GiB를 담으므로 필요량은 GiB로 적습니다. 파일은 더 작은 십진 GB로 셉니다.
llm-memory-note-unified = 통합 메모리를 가진 컴퓨터 한 대이며, GPU는 그 일부를 쓸 수 있습니다.
llm-memory-note-apple = 통합 메모리 중 { $share }로 셉니다. 이런 컴퓨터가 GPU에 허용하는 몫입니다.
llm-memory-note-unified-assumed = 통합 메모리 중 { $share }로 셉니다. 애플 컴퓨터에서 읽은 비율이며 여기서도 그렇다고 가정합니다.
llm-memory-note-repeated = 이 모델의 KV 헤드는 { $heads }개이고 카드는 { $cards }장이므로, 텐서 분할에서는 캐시를 카드 수로 나눌 수 없고 일부가 반복됩니다.
llm-memory-note-latent-repeated = 잠재 캐시에는 나눌 헤드가 없으므로, 텐서 분할에서는 카드 { $cards }장이 각각 전부를 담습니다.
llm-memory-note-loading = 벤치마크에서 불러올 때의 최고치는 { $loading }이었습니다.
llm-memory-note-group-offload = 그림 한 장에 걸리는 시간은 { $time }입니다.
llm-memory-note-rule-of-thumb = 경험칙이며 일차 자료에서 읽은 값이 아닙니다. GPU 가이드는 이미지 생성에 { $comfortable } 이상을 권합니다.
llm-memory-note-offload-memory = 오프로드하면 가중치는 메인 메모리에서 기다리며, 약 { $resident }를 담을 수 있어야 합니다.
llm-memory-assume-flux-dev = 수치는 같은 트랜스포머를 쓰는 dev 버전에 대해 공개된 것입니다.
llm-memory-sources-disagree = { $model }의 캐시에 대해 출처가 서로 다릅니다. 커뮤니티 기록은 엔진과 헤드 세는 방식에 따라 토큰당 { $low } 또는 { $high }로 이어집니다. 여기서는 키와 값을 모두 저장하는 공개 설정의 { $used }를 씁니다.

llm-memory-warning-cache-bounded = { $model }의 캐시는 일반 공식으로 설명되지 않는 방식으로 압축됩니다. 여기서는 많아야 { $most }입니다.
llm-memory-warning-cache-unknown = { $model }의 캐시는 공개된 것만으로 계산할 수 없어 뺐습니다. 그만큼 더 든다고 보세요.
llm-memory-warning-windows = 일부 레이어가 윈도만 담기 때문에 { $model }의 캐시는 { $used }입니다. 윈도를 무시하는 엔진은 { $whole }가 필요합니다.
llm-memory-warning-quality = { $format }은(는) 품질을 잃습니다. 큰 모델에서 십육 비트에 비해 퍼플렉서티가 { $rise } 늘었습니다.
llm-memory-warning-few-bits = { $format }은(는) 가중치당 사 비트가 안 되며, 여기서는 품질이 빠르게 떨어집니다.
llm-memory-warning-heads = 어텐션 헤드 { $heads }개는 카드 { $cards }장에 고르게 나눌 수 없습니다. 대부분의 엔진은 이런 텐서 분할을 거부합니다.
llm-memory-warning-unequal-cards = 텐서 분할에서는 모든 카드가 같은 양을 담으므로 가장 작은 카드가 결정합니다.

llm-memory-missing-model = 어떤 모델인가요, 아니면 파라미터가 몇 십억 개인가요?
