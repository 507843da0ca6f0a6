rule-llm-speed-title = 언어 모델의 속도

llm-speed-headline = { $model } { $format }은(는) { $cards }에서 약 { $speed }로 생성할 것입니다. 범위는 { $low }~{ $high }입니다.
llm-speed-headline-prefill = { $model } { $format }은(는) { $cards }에서 약 { $speed }로 생성하고(범위 { $low }~{ $high }), 프롬프트는 약 { $prompt }로 읽을 것입니다.
llm-speed-headline-spills = { $model } { $format }은(는) { $cards }에 들어가지 않아 일부가 메인 메모리에서 돕니다. 약 { $speed }로 생성할 것이며 범위는 { $low }~{ $high }입니다.
llm-speed-headline-ram = { $model } { $format }은(는) 메인 메모리만으로 약 { $speed }로 생성할 것입니다. 범위는 { $low }~{ $high }입니다.

llm-speed-step-active = 토큰 하나에 읽는 { $format } 가중치: 활성 파라미터만
llm-speed-step-cache = 토큰 하나에 읽는 캐시
llm-speed-step-bound = 상한: 대역폭을 토큰 하나에 읽는 바이트로 나눈 값
llm-speed-step-card-time = { $card }에서 흔히 도달하는 대역폭 비율로 토큰 하나의 시간
llm-speed-step-ram-time = 메인 메모리에서 흔히 도달하는 대역폭 비율로 토큰 하나의 시간
llm-speed-step-speed = 초당 생성 토큰
llm-speed-step-flop = 프롬프트 토큰 하나의 연산: 가중치 곱과 어텐션
llm-speed-step-rate-measured = { $model }에서 측정한 속도로 본 카드의 연산 속도
llm-speed-step-rate-peak = 제조사 수치와 흔히 도달하는 비율로 본 카드의 연산 속도
llm-speed-step-prefill = 초당 읽는 프롬프트 토큰
llm-speed-step-wait = 프롬프트를 다 읽을 때까지의 시간

llm-speed-assume-context = 컨텍스트를 지정하지 않아 측정과 비슷하게 지금까지 { $context }으로 셉니다. 더 긴 것은 표에 있습니다.
llm-speed-assume-ram = 메인 메모리에 대한 말이 없어 빠른 데스크톱 메모리 듀얼 채널인 { $bandwidth }로 가정합니다.
llm-speed-note-mixture = 이 전문가 혼합은 토큰 하나에 { $read }만 읽으므로 같은 파일 크기의 밀집 모델보다 훨씬 빠르게 생성합니다.
llm-speed-note-layer-split = 레이어로 모델을 나눈 카드들은 차례로 일합니다. 여러 장이면 메모리가 늘 뿐, 한 스트림은 빨라지지 않습니다.
llm-speed-note-prefill-estimated = 이 카드의 프롬프트 속도는 측정되지 않았습니다. 제조사 수치에서 나온 것이라 범위가 넓습니다.
llm-speed-note-single-stream = 추측 디코딩 없이 한 스트림으로 셉니다. 추측 디코딩은 { $low }~{ $high } 높이므로, 상한을 넘는 보고도 있을 수 있습니다.

llm-speed-warning-spills = 레이어 { $layers }개 중 { $left }개가 들어가지 않아 토큰마다 메인 메모리에서 읽으며, 이것이 속도를 정합니다.
llm-speed-warning-tight = 엔진이 메모리를 아주 적게 써야만 모델이 들어갑니다. 화면 출력이나 더 긴 컨텍스트는 모델을 메인 메모리로 밀어냅니다.
llm-speed-warning-tensor = 텐서 분할의 결과는 카드 사이의 링크에 달려 있습니다. 같은 구성도 컴퓨터에 따라 몇 배 차이가 납니다.
llm-speed-warning-tensor-short = 텐서 분할로는 카드가 모델을 담을 수 없어, 레이어로 나누고 나머지를 메인 메모리에 두는 것으로 셉니다.
llm-speed-warning-few-bytes = 토큰 하나에 { $read }만 읽습니다. 그러면 고정 비용이 대역폭보다 커져 범위가 넓습니다.
llm-speed-warning-hybrid = 선형 레이어가 있는 모델은 아직 다른 모델보다 상한에 덜 가깝습니다. 가장 낮게 센 비율은 { $share }입니다.
llm-speed-warning-cache-unknown = { $model }의 캐시는 공개된 것만으로 계산할 수 없어, 긴 컨텍스트에서는 적힌 것보다 느릴 것입니다.
llm-speed-warning-no-prefill = 연산 속도를 모르거나 일부가 메인 메모리에서 돌아서 프롬프트를 읽는 속도는 제시하지 않습니다.

llm-speed-missing-model = 어떤 모델인가요, 아니면 파라미터가 몇 십억 개인가요?
llm-speed-missing-cards = 어떤 그래픽카드 몇 장에서 모델을 돌리나요?
