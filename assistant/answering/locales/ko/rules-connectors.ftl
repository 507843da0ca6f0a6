rule-connectors-title = 전원 커넥터

connectors-headline = { $cards }: 따로 연결할 전원 케이블이 { $total }개 필요합니다({ $kinds }).
connectors-headline-range = { $cards }: 따로 연결할 전원 케이블 { $total }개를 계획하세요({ $kinds }). 이 모델의 일부 제품은 { $fewest }개면 됩니다.
connectors-headline-pigtail = 아니요, 커넥터마다 케이블을 따로 쓰세요. 플러그가 둘인 갈라진 케이블은 최대 { $both }를 전달해야 하며, 규격의 { $each }의 두 배입니다. { $cards }: 케이블 { $total }개를 따로 계획하세요({ $kinds }).
connectors-headline-enough = 네, 케이블이 충분합니다. 카드에 따로 연결할 PCIe 케이블이 { $needed }개 필요하고 파워에는 { $at-hand }개 있습니다.
connectors-headline-short = 아니요, 케이블이 부족합니다. 카드에 따로 연결할 PCIe 케이블이 { $needed }개 필요한데 파워에는 { $at-hand }개라 { $missing }개가 모자랍니다.
connectors-headline-depends = 제품에 따라 다릅니다. 커넥터가 가장 많으면 PCIe 케이블이 { $most }개, 가장 적으면 { $fewest }개 필요하고 파워에는 { $at-hand }개 있습니다. 카드의 커넥터를 세어 보세요.
connectors-headline-adapter-enough = 네: { $plug } 플러그 { $plugs }개짜리 어댑터는 { $carried }를 전달하며, { $card }의 { $power }에 충분합니다.
connectors-headline-adapter-short = 아니요: { $plug } 플러그 { $plugs }개짜리 어댑터는 { $carried }를 전달하며, { $card }의 { $power }보다 적습니다.
connectors-headline-slot = { $card ->
    [none] { $power } 카드에는 전원 케이블이 필요 없습니다. 슬롯이 { $slot }를 주기 때문입니다.
   *[other] { $card }에는 전원 케이블이 필요 없습니다. { $power }를 쓰고 슬롯이 { $slot }를 줍니다.
}
connectors-headline-native = 네, 파워의 전용 { $socket } 케이블로 모든 카드에 공급할 수 있습니다.
connectors-headline-module = { $card }은(는) 서버 보드의 모듈이라 자체 전원 케이블이 없습니다.
connectors-headline-laptop = { $card }은(는) 노트북의 일부라 연결할 전원 케이블이 없습니다.
connectors-headline-integrated = { $card }은(는) 프로세서나 완성 컴퓨터의 일부라 연결할 전원 케이블이 없습니다.
connectors-headline-sockets = { $sockets } 연결은 { $carried }를 전달하고, 슬롯을 합치면 { $with-slot }입니다.
connectors-headline-limits = { $six-pin } 커넥터는 { $six }, { $eight-pin } 커넥터는 { $eight }, { $sixteen-pin } 커넥터는 { $sixteen }를 전달합니다. 슬롯은 { $slot }를 더 줍니다.

connectors-step-sockets = { $sockets }이(가) 전달하는 전력
connectors-step-with-slot = 슬롯을 합쳐
connectors-step-carry = { $card ->
    [none] 슬롯과 { $sockets }에서 카드 한 장이 받는 전력
   *[other] 슬롯과 { $sockets }에서 { $card } 한 장이 받는 전력
}
connectors-step-cables = 커넥터마다 하나씩 따로 연결할 케이블
connectors-step-adapter = { $card ->
    [none] { $kind } 어댑터에 필요한 플러그
   *[other] { $card }의 { $kind } 커넥터로 가는 어댑터에 필요한 플러그
}
connectors-step-adapter-carries = 어댑터가 전달하는 전력
connectors-step-pin = 플러그의 전원 핀 하나에 흐르는 전류, 허용 { $limit }

connectors-assume-derived = 이 카드의 커넥터를 알 수 없어, 전력에서 { $each }짜리 { $plug } 커넥터로 추정했습니다.
connectors-assume-most = { $card }은(는) 커넥터가 여러 가지입니다. 레퍼런스 카드는 { $reference }, 다른 제조사는 { $partners }입니다. 커넥터가 가장 많은 { $used }로 셌으니 가진 카드를 확인하세요.
connectors-note-board-reference = 레퍼런스 카드.
connectors-note-board-partner = 다른 제조사의 카드.
connectors-note-card-maximum = 커넥터가 얼마를 전달하든, 카드 한 장은 모든 전원을 합쳐 많아야 { $maximum }를 쓸 수 있습니다.
connectors-note-rail = { $amps } 레일 하나는 { $rail }를 전달하며, 카드 한 장의 { $power }에 충분합니다.
connectors-warning-pigtail = 커넥터마다 케이블 하나를 쓰세요. 플러그가 둘인 갈라진 케이블은 최대 { $both }를 전달해야 하며, 규격의 { $each }의 두 배입니다.
connectors-warning-seat = { $socket } 플러그는 틈이 없을 때까지 밀어 넣고, 처음 꺾이기 전까지 약 { $straight } 곧게 두세요.
connectors-warning-sense = 플러그의 감지 핀은 카드가 쓸 수 있는 전력을 { $steps } 단계로 알립니다. 이 어댑터는 { $allowed }까지 허용할 수 있으니 각 플러그에 케이블을 따로 쓰세요.
connectors-warning-eps = EPS 커넥터는 PCIe 플러그와 배선이 달라 절대 바꿔 꽂으면 안 됩니다. 단자에 따라 { $low }~{ $high }로 계획합니다.
connectors-warning-over-maximum = { $power }는 카드 한 장이 모든 전원을 합쳐 쓸 수 있는 { $maximum }보다 많습니다.
connectors-warning-rail = { $card ->
    [none] { $amps } 레일 하나는 { $rail }를 전달하며, 카드 한 장의 { $power }보다 적습니다. 카드의 케이블을 여러 레일에 나누거나 단일 레일 파워를 쓰세요.
   *[other] { $amps } 레일 하나는 { $rail }를 전달하며, { $card } 한 장의 { $power }보다 적습니다. 카드의 케이블을 여러 레일에 나누거나 단일 레일 파워를 쓰세요.
}
connectors-warning-modular-cables = 파워에 함께 온 케이블만 쓰세요. 파워 쪽 플러그는 모델마다 다릅니다.
