rule-ram-title = 메인 메모리

ram-headline = RAM은 { $recommended }를 계획하세요. 의미 있는 최소는 { $minimum }입니다.
ram-headline-one = RAM은 { $recommended }를 계획하세요.
ram-headline-2018 = { $year }년 하드웨어 가이드에 따르면 RAM은 가장 큰 카드의 메모리인 { $need } 이상이어야 하고, 판매되는 다음 구성은 { $kit }입니다.
ram-headline-enough = 네, RAM { $given }면 충분합니다.
ram-headline-tight = RAM { $given }로 작업은 되지만 { $recommended }면 여유가 있습니다.
ram-headline-short = 아니요, RAM { $given }로는 부족합니다. 적어도 { $minimum }, 되도록 { $recommended }를 계획하세요.
ram-headline-short-one = 아니요, RAM { $given }로는 부족합니다. 적어도 { $minimum }를 계획하세요.
ram-headline-unified = { $card }에는 그래픽 메모리와 별도의 RAM이 없습니다. 프로세서와 GPU가 한 메모리를 나눠 쓰므로 살 때 용량을 정하세요.
ram-buy = RAM { $kit }

ram-step-largest = 가장 큰 카드의 메모리
ram-step-minimum = 최소: 가장 큰 카드, 단 하한 이상
ram-step-sum = 모든 카드의 메모리 합
ram-step-recommended = 권장: 합이 더 크면 모든 카드의 합
ram-step-tables = 메모리에서 다루는 표와 그 사본
ram-step-minimum-model = 최소: 모델 파일, 단 하한 이상
ram-step-recommended-model = 권장: 모델 파일에 나머지 용도를 위한 하한을 더한 값
ram-step-file-gib = 같은 값을 메모리가 실제로 팔리는 이진 단위로
ram-step-kit = 이를 담는 가장 작은 판매 구성
ram-step-offload-speed = 나머지를 RAM에서 읽는 밀집 모델의 속도 상한

ram-assume-card = 카드를 지정하지 않아 { $memory } 카드로 가정합니다.
ram-sources-disagree = 출처가 서로 다릅니다. { $old }년 하드웨어 가이드는 가장 큰 카드의 메모리 { $largest }, { $new }년 머신러닝 핸드북은 모든 카드의 합 { $sum }를 요구합니다. 여기서는 하한을 둔 전자를 최소, 후자를 권장으로 씁니다. 소박한 학습 하나는 작은 쪽으로 돌고, 병렬 작업은 큰 쪽을 채우기 때문입니다.
ram-note-not-vram = RAM은 그래픽 메모리를 대신하지 못합니다. 카드에 들어가지 않는 모델은 일부가 RAM에서 돌고, 듀얼 채널 데스크톱은 RAM을 약 { $ram }로 읽습니다.
ram-note-not-vram-card = RAM은 그래픽 메모리를 대신하지 못합니다. { $card }은(는) 자체 메모리를 { $bandwidth }로, 듀얼 채널 데스크톱은 RAM을 약 { $ram }로 읽습니다.
ram-note-kaggle = 특성 공학은 표의 사본을 남깁니다. 경험칙으로 표 크기의 { $low }~{ $high }배를 계획하세요.
ram-note-data-streams = { $dataset } 데이터셋이 RAM에 다 들어갈 필요는 없습니다. 학습은 디스크에서 배치 단위로 읽습니다.
ram-note-units = GB로 파는 카드와 메모리 모듈은 같은 수의 GiB를 담습니다. 모델 파일은 GiB로 셉니다.
ram-note-offload-model-unknown = 권장량에 모델 파일 크기를 더하세요. 모델의 크기와 형식을 알려 주면 함께 계산합니다.
ram-note-2018-more-cards = { $year }년 하드웨어 가이드에 따르면 카드가 많다고 RAM이 더 필요하지는 않습니다.
ram-note-clock = { $year }년 하드웨어 가이드에 따르면 빠른 메모리 클럭이 카드 학습에서 주는 이득은 많아야 { $gain }입니다.
ram-warning-desktop = 일반 데스크톱 메인보드는 { $maximum }까지입니다. 그 이상은 워크스테이션이나 서버 메인보드가 필요합니다.
ram-warning-price = RAM이 비쌉니다. { $kit } 구성은 { $day }에 적어도 { $price }였습니다. 규칙이 요구하는 만큼만 사고 슬롯을 남겨 두세요.
