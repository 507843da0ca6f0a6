rule-cpu-title = 프로세서 코어

cpu-headline-both = 그래픽카드 { $gpus }장이면 프로세서 코어를 텍스트에는 { $text }개, 이미지에는 { $vision }개 계획하세요. 최소는 { $minimum }개입니다.
cpu-headline-text = 그래픽카드 { $gpus }장으로 텍스트를 학습하려면 프로세서 코어 { $recommended }개를 계획하세요. 최소는 { $minimum }개입니다.
cpu-headline-vision = 그래픽카드 { $gpus }장으로 이미지를 학습하려면 프로세서 코어 { $recommended }개를 계획하세요. 최소는 { $minimum }개입니다.
cpu-headline-given = 그래픽카드 { $gpus }장과 지정한 데이터 로더 수라면 프로세서 코어 { $recommended }개를 계획하세요. 최소는 { $minimum }개입니다.
cpu-headline-prepared = 그래픽카드 { $gpus }장이고 데이터를 학습 전에 준비해 두었다면 프로세서 코어 { $recommended }개를 계획하세요. 최소는 { $minimum }개입니다.
cpu-headline-inference = 그래픽카드 { $gpus }장으로 완성된 모델을 돌리려면 프로세서 코어 { $recommended }개를 계획하세요. 최소는 { $minimum }개입니다.
cpu-headline-2018 = { $year }년 하드웨어 가이드에 따르면 그래픽카드 { $gpus }장에는 프로세서 코어가 적어도 { $minimum }개 필요합니다.
cpu-headline-enough = 네, 그래픽카드 { $gpus }장에 코어 { $cores }개면 충분합니다. 최소는 { $minimum }개, 권장은 { $recommended }개입니다.
cpu-headline-tight = 그래픽카드 { $gpus }장에 코어 { $cores }개면 됩니다. 최소는 { $minimum }개이며 권장은 { $recommended }개입니다.
cpu-headline-short = 아니요, 그래픽카드 { $gpus }장에 코어 { $cores }개는 부족합니다. 최소는 { $minimum }개, 권장은 { $recommended }개입니다.
cpu-headline-2018-enough = 네: { $year }년 하드웨어 가이드에 따르면 그래픽카드 { $gpus }장에 코어 { $cores }개면 충분합니다. 최소는 { $minimum }개입니다.
cpu-headline-2018-short = 아니요: { $year }년 하드웨어 가이드에 따르면 그래픽카드 { $gpus }장에 코어 { $cores }개는 부족합니다. 최소는 { $minimum }개입니다.
cpu-buy = 코어 { $cores }개 이상의 프로세서

cpu-step-minimum = { $year }년 하드웨어 가이드의 최소 코어 수
cpu-step-text = 텍스트 권장: 카드마다 로더와 프로세스 하나, 그리고 시스템
cpu-step-vision = 이미지 권장: 카드마다 로더와 프로세스 하나, 그리고 시스템
cpu-step-given = 지정한 로더 수의 권장: 카드마다 로더와 프로세스 하나, 그리고 시스템
cpu-step-prepared = 준비된 데이터의 권장: 카드마다 로더와 프로세스 하나, 그리고 시스템
cpu-step-inference = 데이터 로더가 없을 때의 권장: 카드마다 프로세스 하나, 그리고 시스템
cpu-step-at-hand = 가진 코어

cpu-assume-one-card = 카드 수를 지정하지 않아 한 장으로 가정합니다.
cpu-assume-during = 데이터를 학습 중에 준비하는 것으로 봅니다. 코어가 더 필요한 경우입니다.
cpu-assume-modality = 카드당 데이터 로더를 텍스트에는 { $text }개, 이미지에는 { $vision }개로 봅니다.
cpu-assume-prepared = 준비된 데이터는 읽기만 하면 되므로 카드당 데이터 로더 { $workers }개로 봅니다.
cpu-assume-inference = 완성된 모델을 돌릴 때는 데이터 로더가 필요 없습니다. 프로세서는 카드의 일을 시작하고 주변 프로그램을 돌립니다.
cpu-assume-two-threads = 스레드 { $threads }개를 코어 { $cores }개로 셉니다.
cpu-note-threads = 최소는 스레드로도 셉니다: 코어 { $cores }개는 스레드 { $threads }개입니다.
cpu-note-two-rules = 출처가 서로 다릅니다. { $year }년 하드웨어 가이드는 카드당 코어를 세고, { $handbook }년 ml-engineering 핸드북은 로더 프로세스를 세어 더 많이 요구합니다. 로더마다 코어를 원하는 프로세스이므로, 여기서는 가이드를 최소로, 핸드북을 권장으로 씁니다.
cpu-note-hyper-threading = 하이퍼스레딩의 이득은 많아야 약 { $gain }이므로 스레드 하나가 코어 하나를 대신하지 못합니다.
cpu-note-further-cores = { $year }년 하드웨어 가이드에 따르면 카드당 코어를 하나 더할 때마다 속도가 { $low }~{ $high } 늘어납니다.
cpu-warning-clock = { $floor }를 넘으면 클럭은 거의 중요하지 않지만, 여기서는 기본 클럭이 { $clock }입니다.
cpu-warning-no-slots = { $cpu }에는 그래픽카드용 PCIe 레인이 없습니다.
cpu-warning-lanes = { $cpu }의 그래픽카드용 PCIe 레인은 { $lanes }개입니다. 카드 { $gpus }장이면 한 장에 많아야 x{ $width }이며, 바람직한 x{ $good }보다 적습니다.
