rule-pcie-title = PCIe 링크

pcie-headline-wide = { $link }은(는) 한 방향으로 { $bandwidth }를 나릅니다. 크기 { $batch }인 배치는 계산 { $step } 곁에서 카드까지 약 { $transfer } 걸립니다. x{ $widest } 대신 x{ $narrow }이면 시간의 { $loss }를 잃습니다. { $scope ->
    [few] 카드 { $cards }장의 학습에는 카드당 x{ $enough }, 모두 { $total }레인이면 충분합니다.
    [four] 카드 { $cards }장이 함께 학습하면 각각 x{ $enough }, 모두 { $total }레인이 바람직합니다.
    [several] 카드 { $cards }장이 함께 학습하면 레인이 중요해지기 시작합니다. 각각 x{ $enough } 이상, 모두 적어도 { $total }레인을 주세요.
   *[many] 카드 { $cards }장이 함께 학습하면 레인이 매우 중요합니다. 각각 x{ $enough }을(를) 주세요.
}
pcie-headline-narrow = { $link }은(는) 한 방향으로 { $bandwidth }를 나릅니다. 크기 { $batch }인 배치는 계산 { $step } 곁에서 카드까지 약 { $transfer } 걸리며, x{ $widest }에 비해 시간의 { $loss }를 잃습니다. { $scope ->
    [few] 카드 { $cards }장의 학습에는 카드당 x{ $enough }, 모두 { $total }레인이면 충분합니다.
    [four] 카드 { $cards }장이 함께 학습하면 각각 x{ $enough }, 모두 { $total }레인이 바람직합니다.
    [several] 카드 { $cards }장이 함께 학습하면 레인이 중요해지기 시작합니다. 각각 x{ $enough } 이상, 모두 적어도 { $total }레인을 주세요.
   *[many] 카드 { $cards }장이 함께 학습하면 레인이 매우 중요합니다. 각각 x{ $enough }을(를) 주세요.
}
pcie-headline-pinned = { $link }은(는) 한 방향으로 { $bandwidth }를 나릅니다. 크기 { $batch }인 배치는 카드까지 약 { $transfer } 걸리지만 고정된 메모리에서는 계산 { $step } 동안 복사되므로, x{ $narrow }은(는) x{ $widest }에 비해 { $loss }를 잃습니다. { $scope ->
    [few] 카드 { $cards }장의 학습에는 카드당 x{ $enough }, 모두 { $total }레인이면 충분합니다.
    [four] 카드 { $cards }장이 함께 학습하면 각각 x{ $enough }, 모두 { $total }레인이 바람직합니다.
    [several] 카드 { $cards }장이 함께 학습하면 레인이 중요해지기 시작합니다. 각각 x{ $enough } 이상, 모두 적어도 { $total }레인을 주세요.
   *[many] 카드 { $cards }장이 함께 학습하면 레인이 매우 중요합니다. 각각 x{ $enough }을(를) 주세요.
}
pcie-headline-load = { $size }를 불러오는 데 약 { $total } 걸립니다. 드라이브에서 { $drive }, { $link }로 { $transfer }이며 동시에 진행됩니다. { $slower ->
    [drive] 드라이브가 속도를 정합니다.
   *[link] 링크가 속도를 정합니다.
}
pcie-headline-layer = 카드당 x{ $enough }이면 충분합니다. 레이어로 나눈 모델이 카드 사이에 보내는 것은 약 { $traffic }뿐이라 { $bandwidth }인 { $link }에는 거의 아무것도 아닙니다. 텐서로 나누면 약 { $tensor }를 보냅니다.
pcie-headline-tensor-full = { $link }({ $bandwidth })는 텐서 병렬에서 속도를 잃지 않습니다. 측정에서는 { $full }부터 온전한 링크로 봅니다.
pcie-headline-tensor-narrow = { $link }({ $bandwidth })에서 텐서 병렬은 온전한 링크에 비해 속도의 약 { $usual }를 잃습니다. 측정은 { $low }~{ $high }입니다. 카드마다 { $full } 이상을 주세요.
pcie-headline-tensor-unmeasured = { $narrow }보다 좁은 링크에서는 텐서 병렬의 깨끗한 측정이 없어 { $link }({ $bandwidth })의 손실을 말할 수 없습니다. 뚜렷한 손실을 예상하고 카드마다 { $full } 이상을 주세요.
pcie-lanes-enough = 카드당 x{ $lanes }

pcie-step-bandwidth = { $link }의 한 방향 대역폭
pcie-step-lanes = 카드당 x{ $lanes }일 때 모든 카드의 레인
pcie-step-size = 배치의 크기
pcie-step-theory = 이론 속도에서의 전송 시간
pcie-step-practice = 실제 전송 시간
pcie-step-share = 한 스텝 중 전송의 비중
pcie-step-2018-theory = { $year }년 하드웨어 가이드가 말하는 이론 전송 시간
pcie-step-2018-measured = { $year }년 하드웨어 가이드가 말하는 실제 전송 시간
pcie-step-loss = x{ $widest }에 비해 잃는 시간
pcie-step-load-link = 링크로 걸리는 시간
pcie-step-load-drive = 드라이브에서 걸리는 시간
pcie-step-load-total = 불러오는 시간: 둘 중 긴 쪽
pcie-step-split-share = 링크 사용 비율
pcie-step-tensor-loss = { $links }에서 잃는 속도

pcie-assume-generation = PCIe 세대를 지정하지 않아 PCIe { $generation } 기준으로 가정합니다.
pcie-assume-lanes = 레인 수를 지정하지 않아 x{ $lanes }(으)로 가정합니다.
pcie-note-narrower = 슬롯과 카드가 달라 둘 중 낮은 { $link }로 셉니다.
pcie-assume-images = 샘플은 { $year }년 하드웨어 가이드 예시의 것입니다: 압축하지 않은 { $pixels } × { $pixels } 픽셀 { $channels }채널 이미지.
pcie-assume-step = 계산 시간은 그 예시와 같이 { $network }에서 이미지 { $batch }장에 { $step }입니다. 더 빠른 카드에서는 전송의 비중이 커집니다.
pcie-assume-half = { $year }년 하드웨어 가이드에 따르면 배치 하나는 이론 속도의 약 { $share }로 움직이고, 큰 복사는 { $large }에 이릅니다.
pcie-assume-one-link = 파일 전체가 링크 하나를 지나는 것으로 봅니다.
pcie-assume-drive = 드라이브를 지정하지 않아 빠른 NVMe SSD인 { $rate }로 가정합니다.
pcie-assume-tensor = 측정은 { $card } 두 장에서 한 모델을 텐서 병렬로 돌린 것입니다.
pcie-note-few-cards = { $year }년 하드웨어 가이드는 카드가 { $few }장보다 적으면 레인이 중요하지 않고 { $many }장이면 매우 중요하다고 합니다.
pcie-2018-four-cards = { $year }년 하드웨어 가이드는 스스로 어긋납니다. 카드가 { $cards }장보다 적을 때만 레인이 중요하지 않다면서 { $cards }장짜리 컴퓨터를 만듭니다. 여기서는 { $cards }장부터 레인을 셉니다.
pcie-note-four-cards = x{ $lanes }인 카드 { $cards }장 모두로 학습하면 { $low }~{ $high }를 잃는다고 합니다.
pcie-note-many-cards = 카드 { $few }장부터는 카드 사이의 통신이 모든 스텝의 길목에 놓입니다. { $year }년 하드웨어 가이드는 { $many }장이면 레인이 매우 중요하다고 합니다.
pcie-2018-theory = { $year }년 하드웨어 가이드는 x{ $widest }의 이론값을 { $stated }라고 하지만, 그 시간에 { $size }이면 { $implied }가 되어 { $link }의 { $bandwidth }보다 많습니다. 정확한 시간은 { $exact }이며 여기서는 그것을 씁니다.
pcie-2018-measured = { $year }년 하드웨어 가이드는 { $lanes }에서 약 { $times }를 측정했고, 그에 따르면 x{ $narrow }은(는) x{ $widest }에 비해 { $loss }를 잃습니다. 여기서는 이론 속도 절반에서의 정확한 시간을 쓰며 차이는 작습니다.
pcie-warning-chipset = 모든 슬롯이 프로세서에 연결되었는지 확인하세요. 같은 링크를 보고한 두 카드 중 칩셋 뒤의 것은 { $behind }, 다른 것은 { $direct }를 날랐습니다.
pcie-warning-tensor-spread = 한 컴퓨터에서의 측정만 링크의 영향을 가려냅니다. 같은 구성이 정상인 컴퓨터들에서 { $low }~{ $high }로 돌았고, 다른 구성은 { $other }만 잃었습니다.
