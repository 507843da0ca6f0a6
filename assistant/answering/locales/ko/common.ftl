heading-steps = 계산 과정: { $title }
heading-sources = 출처의 설명
heading-assumptions = 가정
heading-warnings = 주의
heading-follow-ups = 이어서 물어볼 수 있는 것
heading-wording = 다르게 말하면({ $model }). 모든 문장을 이 답변과 대조했습니다
heading-reading = 혹시 이런 뜻인가요? { $model }의 해석입니다
translation-by = { $model }의 번역: { $text }
as-of = 매개변수와 가격 기준일: { $day }.
attribution = { $language ->
    [none] { $document }. 출처: { $sources }
   *[other] { $document } ({ $language }). 출처: { $sources }
}
abstention = 이 질문에 답할 근거가 되는 규칙도 문장도 없으므로 추측하지 않겠습니다. 저는 딥러닝과 로컬 언어 모델용 컴퓨터에 관한 질문에 답합니다: 파워 서플라이, 메모리, 그래픽카드와 예산, 프로세서, PCIe, 저장 장치, 냉각, 운영 비용. 직접 가진 문서는 ‘rigwise ingest’로 추가할 수 있습니다.
time-to-train-unknown = 학습에 걸리는 시간을 계산하는 규칙은 없습니다. 학습에 쓰는 토큰 수와 카드의 실제 속도에 달려 있습니다.
smalltalk-greeting = 안녕하세요! 딥러닝이나 로컬 언어 모델용 컴퓨터에 대해 물어보세요: 파워, 메모리, 카드, 예산.
smalltalk-thanks = 천만에요.
smalltalk-goodbye = 안녕히 가세요. 조립이 잘되길 바랍니다.
smalltalk-capabilities = 저는 계산하고 인용합니다. 파워 서플라이, 메인 메모리, 예산에 맞는 카드를 모든 단계를 보여 주며 계산하고, 딥러닝과 로컬 언어 모델용 컴퓨터 조립에 관한 날짜가 있는 가이드를 인용합니다. 둘 다에 없는 숫자는 절대 말하지 않습니다.
smalltalk-insult = 도움이 되지 못해 죄송합니다. 카드, 예산 또는 모델을 알려 주시면 다시 계산하겠습니다.
smalltalk-decline = 알겠습니다. 언제든 물어보세요.
smalltalk-start-over = 그럼 처음부터 시작하겠습니다. 무엇을 만드시나요?
smalltalk-nothing-before = 이 대화에는 돌아갈 이전 답변이 없습니다. 무엇을 알고 싶으신가요?
golden-invalid = { $where }: { $key }: { $fault }
money-assume-currency = 통화와 나라를 말하지 않아, 질문의 언어에 맞춰 비용을 { $currency }로 나타냅니다.
money-assume-before = 금액의 통화를 말하지 않아, 이 대화에서 앞서 말한 { $currency }로 읽었습니다.
money-own = 가격은 발표된 대로 미국 달러입니다. { $day } 유럽중앙은행 환율 { $base } = { $rate }로 환산하면 표의 위에서부터 { $amounts }입니다.
price-sources = 가격과 요금의 출처: { $sources }.
outlet-assume-currency = 회로와 나라를 밝히지 않아, 말씀하신 통화를 쓰는 곳에서 흔한 { $circuit } 회로로 봅니다.
outlet-assume-language = 회로와 나라를 밝히지 않아, 질문의 언어를 쓰는 곳에서 흔한 { $circuit } 회로로 봅니다.
money-assume-name = 이름이 같은 통화가 여럿이므로 여기서는 { $used }로 읽었습니다. 다른 통화라면 { $other }라고 쓰세요.
money-assume-sign = 여기서 ‘¥’는 { $used ->
    [JPY] 일본 엔으로
    [CNY] 중국 위안으로
   *[other] { $used }(으)로
} 읽었습니다. 다른 통화라면 { $other }(이)라고 적어 주세요.
why-decides = 결과를 정하는 단계는 ‘{ $step }’입니다: { $derivation }.
sources-of-answer = 근거: { $sources }.
clarify-readings = 이 질문은 여러 가지로 읽힐 수 있습니다. 어느 쪽을 뜻하시나요?
command-interrupted = 중단했습니다.
languages-spoken = 질문하신 언어는 아직 할 줄 몰라 일부만 이해했을 수 있으므로 한국어로 답합니다. 할 수 있는 언어: { $languages }.
command-unwritten = 출력을 쓸 수 없습니다: { $reason }. 쓰는 곳에 자리를 만들거나 다른 곳으로 보내십시오.
smalltalk-unsure = 괜찮습니다. 가지고 있는 것이나 용도를 말씀해 주시면 나머지는 제가 가정하겠습니다.
assumed-option = 되물은 질문에 답이 없어 { $option }(으)로 가정했습니다.
