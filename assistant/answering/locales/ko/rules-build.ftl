rule-build-title = 컴퓨터 전체

build-headline = { $cards }: 코어 { $cores }개 이상의 프로세서, RAM { $ram }, { $psu } 파워를 계획하세요. 모든 부품은 표에 있습니다.
build-headline-several = { $cards }: 코어 { $cores }개 이상의 프로세서, RAM { $ram }, 파워 { $psu }를 계획하세요. 모든 부품은 표에 있습니다.
build-headline-cost = { $cards } 컴퓨터는 { $price }보다 더 듭니다. 이것은 날짜가 있는 가격을 아는 부품만의 합계입니다. 여기에 더 드는 것: { $parts }. 모든 부품은 표에 있습니다.
build-headline-2018 = { $year }년 규칙으로 { $cards }: 코어 { $cores }개 이상의 프로세서, RAM { $ram }, { $psu } 파워. 모든 부품은 표에 있습니다.
build-headline-2018-several = { $year }년 규칙으로 { $cards }: 코어 { $cores }개 이상의 프로세서, RAM { $ram }, 파워 { $psu }. 모든 부품은 표에 있습니다.

build-step-share = 예산 중 카드 몫
build-step-cards-price = 카드 가격
build-step-known-price = 카드와 RAM 가격
build-step-own-currency = { $day } 유럽중앙은행 환율로 예산의 통화로 환산

build-assume-2018-card = 카드를 지정하지 않아 { $year }년 하드웨어 가이드가 권하는 { $card } 기준으로 봅니다.
build-assume-share = 경험칙으로 예산의 { $share }인 { $money }를 카드에 씁니다. 나머지로 다른 모든 부품을 사야 합니다.
build-assume-cpu = { $cpu }은(는) 코어 수와 레인이 충분한 프로세서의 예입니다. 파워와 회로는 이것으로 계산했습니다. 쓰는 프로세서가 더 많이 쓴다면 알려 주세요.

build-note-unpriced = 날짜가 있는 가격을 모르는 것: { $parts }. 매장에서 확인하세요. 합계에는 들어 있지 않습니다.
build-note-left = { $budget } 중 { $left }({ $share })가 가격을 모르는 부품용으로 남습니다.
build-warning-over-budget = 가격을 아는 부품만으로 예산 { $budget }보다 { $over } 더 듭니다. 카드 몫을 줄이거나 예산을 늘리세요.

build-missing-machine = 어떤 카드를 넣을 컴퓨터인가요, 아니면 전체 예산이 얼마인가요?
