error-rule-input = { $reason }
error-out-of-range = 범위를 벗어났습니다: { $input } 값이 { $value }이지만 { $minimum }부터 { $maximum }까지여야 합니다.
error-count-not-whole = 카드 { $given }장짜리 컴퓨터는 없습니다. 정수로 적어 주세요.
error-unknown-rule = ‘{ $name }’ 규칙은 없습니다. 있는 것: { $known }.
error-unknown-rule-near = ‘{ $name }’ 규칙은 없습니다. ‘{ $nearest }’을(를) 찾으시나요?
error-unknown-field = ‘{ $name }’ 입력은 없습니다. 있는 것: { $known }.
error-unknown-field-near = ‘{ $name }’ 입력은 없습니다. ‘{ $nearest }’을(를) 찾으시나요?
error-missing-field = 입력 ‘{ $field }’이(가) 빠졌습니다. 값을 주세요.
error-malformed-field = 입력 ‘{ $field }’은(는) ‘{ $given }’일 수 없습니다. 형식은 규칙의 스키마에서 확인하세요.
error-choice = 입력 ‘{ $field }’은(는) ‘{ $given }’일 수 없습니다. 가능한 값: { $known }.
error-kind = 입력 ‘{ $field }’은(는) ‘{ $given }’일 수 없습니다. 필요한 것: { $expected }.
error-count-in-name = ‘{ $given }’은(는) 이름에 카드 수가 섞여 있습니다. 수는 ‘{ $field }’에 따로 주세요.
error-unknown-card = ‘{ $name }’ 그래픽카드는 모릅니다. 이름을 확인하거나, 대신 보드 전력과 메모리를 알려 주세요.
error-unknown-card-near = ‘{ $name }’ 그래픽카드는 없습니다. 비슷한 실제 카드: { $nearest }. 어느 것인가요?
error-unknown-cpu = ‘{ $name }’ 프로세서는 모릅니다. 이름을 확인하거나, 최대 부하 전력을 와트로 알려 주세요.
error-unknown-cpu-near = ‘{ $name }’ 프로세서는 없습니다. 비슷한 실제 프로세서: { $nearest }. 어느 것인가요?
error-card-memory = 카드 데이터베이스에는 { $card }이(가) { $real }로 올라 있고 { $given } 제품은 없습니다. 다른 카드를 말하거나, 개조한 카드라면 이름 없이 메모리와 보드 전력으로 알려 주세요.
error-card-memory-unknown = { $card ->
    [none] 이 카드의 메모리를 알 수 없습니다. GB로 알려 주세요.
   *[other] { $card }의 메모리를 알 수 없습니다. GB로 알려 주세요.
}
error-board-power-unknown = { $card ->
    [none] 이 카드의 전력을 알 수 없습니다. 이름이나 보드 전력(와트)을 알려 주세요.
   *[other] { $card }의 보드 전력을 알 수 없습니다. 와트로 알려 주세요.
}
error-power-limit-floor = { $card ->
    [none] 이 카드는 { $limit }까지 낮출 수 없습니다. 가장 낮은 제한은 { $floor }입니다.
   *[other] { $card }은(는) { $limit }까지 낮출 수 없습니다. 가장 낮은 제한은 { $floor }입니다.
}
error-machine-nothing-given = 컴퓨터의 그래픽카드 또는 전체 전력(와트)을 알려 주세요.
error-machine-total-and-parts = 컴퓨터 전체 전력과 그래픽카드 중 하나만 알려 주세요.
error-psu-no-supply = 이 회로가 허용하는 최대인 { $largest } 파워로도 이 카드 한 장조차 여유 있게 감당할 수 없습니다. 필요한 것은 { $required }입니다. 전압이 더 높은 회로나 전력 제한을 쓰세요.
error-mains-form = ‘{ $given }’은(는) 전기 회로가 아닙니다. { $example }처럼 적어 주세요.
error-unknown-country = ‘{ $given }’의 일반적인 회로를 알 수 없습니다. 두 글자 국가 코드나 회로 자체를 알려 주세요.
error-unknown-format = ‘{ $given }’ 숫자 형식은 없습니다. 있는 것: { $known }.
error-currency-unknown = 금액이라면 ‘{ $word }’은(는) 여기서 아는 통화가 아닙니다. 다음 가운데 하나로 적어 주세요: { $known }.
error-currency-without-rate = 유럽중앙은행이 { $money }({ $currency })의 환율을 내지 않아 여기서 환산할 수 없습니다. 미국 달러로 대략 얼마인가요?
error-currency-assumed-without-rate = 통화를 말씀하지 않았고, 여기서 흔히 쓰는 { $money }({ $currency })에는 유럽중앙은행의 환율이 없습니다. 어느 통화의 금액인가요?
error-unknown-currency = ‘{ $given }’에는 유럽중앙은행 환율이 없습니다. 예산을 다음 중 하나로 알려 주세요: { $known }.
error-budget-range = 예산 { $given }은(는) 범위를 벗어났습니다. { $minimum }부터 { $maximum }까지여야 합니다.
error-cpu-cores = { $cpu }의 코어는 { $given }개가 아니라 { $real }개입니다. 수를 빼거나, 이름 없이 코어 수를 알려 주세요.
error-cpu-threads = { $cpu }의 스레드는 { $given }개가 아니라 { $real }개입니다. 수를 빼거나, 이름 없이 스레드 수를 알려 주세요.
error-threads-below-cores = 코어가 { $cores }개인 프로세서의 스레드는 { $threads }개보다 적지 않고 적어도 코어 수만큼 있습니다.
error-cpu-inference-preprocessing = 완성된 모델을 돌릴 때는 학습 데이터를 준비하지 않습니다. 데이터 준비 시점을 빼거나 학습에 대해 물어보세요.
error-pcie-2018-example = { $year }년 하드웨어 가이드는 자체 예시의 전송 시간만 적고 있습니다: PCIe { $generation } { $lanes }레인에서 이미지 { $batch }장 배치. 그 밖의 것은 연도 없이 물어보세요.
error-pcie-2018-training = { $year }년 하드웨어 가이드는 학습만 다룹니다. 연도 없이 물어보세요.
error-pcie-model-not-loaded = 모델 파일은 불러올 때만 의미가 있습니다. 빼거나 불러오기에 대해 물어보세요.
error-pcie-model-size = 어떤 모델을 불러오나요? 이름, 파라미터 수 또는 파일 크기(GB)를 알려 주세요.
error-pcie-one-card = 텐서 병렬에는 카드가 적어도 두 장 필요하지만 { $count }장이 지정되었습니다.
error-pcie-sample-twice = 샘플 크기와 이미지 픽셀 중 하나만 알려 주세요.
error-storage-2018-example = { $year }년 하드웨어 가이드의 예시에는 자체 수치가 있습니다. ‘{ $field }’을(를) 빼거나 연도 없이 물어보세요.
error-storage-bus = { $drive } 종류의 드라이브는 { $given }(으)로 읽을 수 없습니다. 연결이 나르는 것은 최대 { $limit }입니다.
error-storage-model-size = 어떤 모델을 불러오나요? 이름, 파라미터 수 또는 파일 크기(GB)를 알려 주세요.
error-storage-checkpoint-size = 체크포인트 크기는 모델에서 나옵니다. 이름이나 파라미터 수를 알려 주세요.
error-storage-speed-twice = 초당 샘플 수와 배치 시간 중 하나만 알려 주세요.
error-card-length-unknown = 이 카드의 길이를 알 수 없습니다. 밀리미터로 알려 주세요.
error-model-file-twice = 모델 파일 크기와 모델 중 하나만 알려 주세요.
error-unknown-model = ‘{ $name }’ 언어 모델은 모릅니다. 이름을 확인하거나, 파라미터 수(십억)를 알려 주세요.
error-unknown-model-near = ‘{ $name }’ 언어 모델은 카탈로그에 없습니다. 비슷한 실제 모델: { $nearest }. 어느 것인가요?
error-model-missing = 언어 모델의 이름이나 파라미터 수(십억)를 알려 주세요.
error-model-size = { $model }은(는) { $given }이(가) 아니라 { $real }입니다. 이름과 크기 중 하나만 주거나 고쳐 주세요.
error-active-above-total = { $total } 모델이 토큰 하나에 { $active }을(를) 쓸 수는 없습니다. 활성 파라미터는 전체의 일부입니다.
error-image-method = { $model }에는 이 방법의 공개된 수치가 없습니다. 있는 것: { $known }.
error-card-bandwidth-unknown = { $card }의 메모리 대역폭을 알 수 없는데, 속도는 그것으로 정해집니다. 카드 이름을 알려 주세요.
error-speed-no-card = 모델을 돌릴 그래픽카드나 메인 메모리 대역폭을 알려 주세요.
warning-stale-parameter = 상수 { $name }은(는) { $days }일 전에 마지막으로 확인되어 다시 확인할 때가 되었습니다.

error-question-empty = 질문이 없습니다. 글로 적어 주세요. 예: RTX 3090 두 장에는 어떤 파워가 필요한가요?
error-question-too-long = 질문이 { $length }자입니다. 최대 { $limit }자까지 읽습니다. 줄이거나, 긴 글은 ‘rigwise ingest’로 추가하세요.
error-busy = 지금 기다리는 질문이 너무 많습니다. 몇 초 뒤에 다시 물어봐 주세요.
error-state = ‘{ $file }’ 파일을 읽거나 쓸 수 없습니다: { $reason }. 다른 프로그램이 쓰고 있다면 잠시 뒤 다시 시도하고, 손상되었다면 Rigwise 폴더 밖으로 옮기면 새로 시작합니다.
error-state-database = PostgreSQL을 읽거나 쓸 수 없습니다: { $reason }. RIGWISE_STATE 또는 RIGWISE_VECTORS의 주소와 데이터베이스가 실행 중인지 확인한 뒤 다시 시도하세요.
error-state-newer = ‘{ $file }’의 스키마는 { $found }번으로 더 새로운 Rigwise가 만든 것입니다. 이 Rigwise는 { $known }번까지만 압니다. 새 버전을 설치하세요.
error-state-older = 데이터베이스의 스키마가 이 Rigwise가 쓰는 { $known }번보다 오래되었습니다. 다음 명령으로 올리세요: { $command }
error-extra-missing = { $what }에 필요한 추가 구성 요소가 없습니다. 설치: { $command }
error-state-extra = PostgreSQL에 저장하려면 추가 패키지가 필요합니다: { $command }
error-not-ready = 색인을 아직 불러오는 중입니다. 일 초 뒤에 다시 물어봐 주세요.
error-key = 이 서버에는 키가 필요합니다. ‘Authorization: Bearer …’ 형식으로 보내 주세요.
error-rate = 여기에서 온 요청이 너무 많습니다. { $seconds }초 기다렸다가 계속하세요.
error-not-found = 이 주소에는 아무것도 없습니다. 인터페이스 설명은 /docs에 있습니다.
error-method = 이 주소는 그 메서드를 받지 않습니다. 인터페이스 설명은 /docs에 있습니다.
error-body-too-large = 요청이 너무 큽니다. 여기서는 최대 { $limit } kB까지 받습니다.
error-request = 이런 형식의 요청은 처리할 수 없습니다. 인터페이스 설명은 /docs에 있습니다.
error-content-type = 본문은 JSON으로 읽습니다. ‘{ $field }: { $known }’ 헤더를 붙여 보내세요.
error-source-unknown = ‘{ $name }’이라는 문서나 출처가 없습니다. GET /sources가 모두 나열합니다.
error-source-cited = ‘{ $name }’은(는) 답변이 인용하는 출처({ $title })입니다. 본문은 여기에 없으며, 알려진 내용은 GET /sources에 있습니다.
error-json = ‘{ $field }’은(는) 올바른 JSON이 아닙니다. { $position }번째 글자를 확인하세요.
error-empty-field = 입력 ‘{ $field }’이(가) 비어 있습니다. 값을 주세요.
error-pattern = 입력 ‘{ $field }’은(는) ‘{ $given }’일 수 없습니다. { $pattern } 형식에 맞아야 합니다.
error-one-answer = 답변은 계산하고 인용한 것이므로 질문마다 하나뿐입니다. ‘{ $field }’을(를) 빼세요.
error-request-malformed = 항목 ‘{ $field }’이(가) 없거나 형식이 잘못되었습니다. 형식은 /docs에 있습니다.
error-unknown-parameter = 이 주소는 ‘{ $field }’을(를) 받지 않습니다. 받는 것: { $known }.
error-span = { $start }부터 { $end }까지는 문서 안에 있지 않습니다. 문서는 { $length }자입니다.
error-internal = 저희 쪽에서 문제가 생겼습니다. 번호 { $request }와 함께 알려 주세요.
error-adapter-without-socket = 이 카드들에는 { $socket } 커넥터가 없어 어댑터가 공급할 곳이 없습니다. 빼거나 커넥터를 알려 주세요.
error-sockets-too-weak = { $card ->
    [none] { $sockets }은(는) 슬롯을 합쳐 { $carried }까지 전달하며, 이 카드의 { $power }보다 적습니다. 커넥터나 전력을 확인하세요.
   *[other] { $sockets }은(는) 슬롯을 합쳐 { $carried }까지 전달하며, { $card }의 { $power }보다 적습니다. 커넥터나 카드를 확인하세요.
}
error-slots-do-not-fit = 이 카드들은 사이의 빈 슬롯까지 { $needed }슬롯이 필요하지만 메인보드에는 { $available }슬롯이 있습니다. 빈 슬롯을 줄이거나 더 큰 메인보드를 쓰세요.
error-efficiency-and-tier = 파워 서플라이의 효율과 등급 중 하나만 알려 주세요.
error-unknown-tariff = ‘{ $given }’ 코드의 나라는 없습니다. 두 글자 국가 코드나 킬로와트시 요금을 알려 주세요.
error-tariff-currency = { $given ->
    [none] 킬로와트시 요금에는 세 글자 통화 코드가 필요합니다.
   *[other] ‘{ $given }’은(는) 통화가 아닙니다. 요금의 통화를 세 글자 코드로 알려 주세요.
}
error-supply-below-load = { $supply } 파워로는 { $load }를 쓰는 컴퓨터를 감당할 수 없습니다. 두 수치를 확인하세요.
error-wall-and-parts = 콘센트에서 잰 전력과 컴퓨터 구성 중 하나만 알려 주세요.
error-electricity-example = { $year }년의 예시는 그대로 쓰는 것입니다. 컴퓨터를 빼거나 오늘 요금으로 물어보세요.
error-compare-one-card = 비교하려면 서로 다른 그래픽카드가 적어도 두 장 필요합니다. 이름을 알려 주세요.
error-compare-unnamed = 이름이 있는 카드만 비교할 수 있습니다. 이 카드의 이름을 알려 주세요.
error-compare-same-card = { $card }이(가) 두 번 나왔습니다. 비교에는 서로 다른 카드가 필요합니다.
error-compare-count = { $card } 한 장을 다른 카드 한 장과 비교합니다. 한 컴퓨터의 여러 장에 대해서는 따로 물어보세요.
error-use-kind = ‘{ $kind }’은(는) 용도 ‘{ $purpose }’의 종류가 아닙니다. 종류는 연구와 회사에만 있습니다.
error-memory-and-cards = 카드 한 장의 메모리와 카드 자체 중 하나만 알려 주세요.
error-no-price = { $card }의 가격은 알려져 있지 않습니다. ‘rigwise prices import’로 직접 넣을 수 있습니다.
error-cloud-no-price = { $card ->
    [none] 이 카드의 가격을 알 수 없습니다. 얼마인지 알려 주세요.
   *[other] { $card }의 현재 가격을 알 수 없습니다. 얼마인지 알려 주세요.
}
error-cloud-no-rate = { $card ->
    [none] 이 카드의 임대료를 알 수 없습니다. 시간당 얼마인지 알려 주세요.
   *[other] { $card }의 임대료를 알 수 없습니다. 시간당 얼마인지 알려 주거나 빌릴 다른 카드를 말해 주세요.
}
error-cloud-resale = 가격이 { $price }인 카드를 나중에 { $resale }에 팔 수는 없습니다. 영에서 가격까지의 금액을 주세요.
error-cloud-no-card = 입력 ‘{ $field }’은(는) 카드 한 장에 대한 것입니다. 카드도 알려 주세요.
error-build-nothing-given = 컴퓨터에 넣을 카드 또는 컴퓨터 전체 예산을 알려 주세요.
error-build-cards-and-budget = 컴퓨터의 카드와 카드를 고를 예산 중 하나만 알려 주세요.
error-build-count-twice = 카드 수는 각 카드에 붙입니다. 따로 적은 수를 빼 주세요.
error-build-no-cards = 예산의 { $share }인 { $money }(으)로는 조건에 맞거나 모델이 들어가는 판매 중인 카드가 없습니다. 예산이나 카드 비율을 늘리거나 조건을 낮춰 주세요.
error-build-own-supply = { $cards }은(는) 자체 파워가 있는 완성 컴퓨터의 일부라 따로 조립할 것이 없습니다.
error-count-and-cards = 수가 붙은 카드와 카드 수 하나 중 하나만 알려 주세요.
error-multi-one-card = 카드 한 장으로는 나눌 것이 없습니다. 적어도 두 장을 알려 주세요.
error-multi-2017 = { $year }년 가이드는 카드 { $most }장까지의 컴퓨터와 { $cluster }장 클러스터를 말하며 { $given }장은 다루지 않습니다. 오늘의 측정값은 연도 없이 물어보세요.
error-multi-unnamed = 이름이 있는 카드만 다른 것과 비교할 수 있습니다. 이름을 알려 주세요.
error-multi-same = 두 선택지가 같은 카드입니다. 서로 다른 것을 알려 주세요.
error-price-file = 직접 넣은 가격 파일을 쓸 수 없습니다: { $fault }. 고치거나 그 파일 없이 물어보세요.
error-claimed-memory = { $source }에 따르면 { $card }의 메모리는 { $given }가 아니라 { $real }입니다.
error-claimed-power = { $source }에 따르면 { $card }의 보드 전력은 { $given }가 아니라 { $real }입니다.
error-claimed-maker = { $source }에 따르면 { $card }의 제조사는 { $real }입니다. { $given } 제품이 아닙니다.
error-confirmed-maker = 네, { $source }에 따르면 { $card }의 제조사는 { $real }입니다.
error-claimed-parameters = { $model }의 크기는 { $given }가 아니라 { $real }입니다.
error-edit-number = 바꾸지 않았습니다. { $fact }: { $minimum }에서 { $maximum } 사이의 수를 주십시오. 예: { $example }
error-edit-whole = 바꾸지 않았습니다. { $fact }: { $minimum }에서 { $maximum } 사이의 정수를 주십시오. 예: { $example }
error-edit-refused = 바꾸지 않았습니다. { $reason }
error-edit-refused-example = 바꾸지 않았습니다. { $reason } 예: { $example }
