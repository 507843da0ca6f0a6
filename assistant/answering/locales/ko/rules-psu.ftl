rule-psu-title = 파워 서플라이

psu-headline = { $size } 파워를 사세요. 이 컴퓨터에는 적어도 { $required }가 필요합니다.
psu-headline-several = 이 컴퓨터에는 적어도 { $required }가 필요하며, 이 회로에서 파워 하나로는 감당할 수 없습니다. 파워 { $count }개를 쓰세요: { $sizes }.
psu-headline-2018 = { $year }년 하드웨어 가이드에 따르면 이 컴퓨터에는 { $required }가 필요하고, 판매되는 다음 크기는 { $size }입니다.
psu-headline-2018-several = { $year }년 하드웨어 가이드에 따르면 이 컴퓨터에는 { $required }가 필요하고, 파워 { $count }개가 듭니다: { $sizes }.
psu-headline-enough = 네, { $given }면 충분합니다. 최대 부하에서 { $load }를 쓰며, 파워는 적어도 { $required }여야 합니다.
psu-headline-oversize = { $given }는 이 컴퓨터에 필요한 것보다 큽니다. 최대 부하에서 { $load }를 쓰고 이는 정격의 { $share }이며, { $size } 파워면 됩니다.
psu-headline-right-size = { $given }는 과하지 않습니다. 최대 부하에서 { $load }를 쓰고 적어도 { $required } 파워가 필요하며, 판매되는 더 작은 용량으로는 모자랍니다.
psu-headline-tight = { $given }는 빠듯합니다. 최대 부하 { $load }는 견디지만 적어도 { $required }가 바람직합니다. { $size }를 사는 편이 낫습니다.
psu-headline-tight-several = { $given }는 빠듯합니다. 최대 부하 { $load }는 견디지만 적어도 { $required }가 바람직합니다. 파워 { $count }개를 쓰는 편이 낫습니다: { $sizes }.
psu-headline-short = 아니요, { $given }로는 부족합니다. 최대 부하에서 { $load }를 쓰고 적어도 { $required }가 필요합니다. { $size } 파워를 사세요.
psu-headline-short-several = 아니요, { $given }로는 부족합니다. 최대 부하에서 { $load }를 쓰고 적어도 { $required }가 필요합니다. 파워 { $count }개를 쓰세요: { $sizes }.
psu-headline-cards = { $given } 파워로는 { $card } { $count }장까지 쓸 수 있습니다. 그 컴퓨터에는 적어도 { $required }가 필요하고, 한 장을 더하면 { $more }가 필요합니다.
psu-headline-cards-most = { $given } 파워로는 { $card } { $count }장 이상 쓸 수 있습니다. 그 컴퓨터에는 적어도 { $required }가 필요하고, 그보다 많은 구성은 여기서 계산하지 않습니다.
psu-headline-cards-none = { $given } 파워로는 { $card } 한 장도 쓸 수 없습니다. 컴퓨터에는 적어도 { $required }가 필요합니다.
psu-headline-laptop = 고를 파워가 없습니다. { $card }은(는) 노트북의 일부이고, 함께 파는 충전기가 전체에 전력을 공급합니다.
psu-headline-integrated = { $card }에는 고를 파워가 없습니다. 프로세서나 완성 컴퓨터에 들어 있어 그 전원이 공급합니다.
psu-buy = { $size } 파워
psu-buy-several = 파워 { $count }개: { $sizes }

psu-step-load = 카드, 프로세서, 나머지 부품
psu-step-cpu = TDP { $tdp } 프로세서의 터보 전력
psu-step-named-cpu = { $cpu }의 최대 터보 전력
psu-step-server-cpu = { $cpu }의 최대 부하 전력(TDP)
psu-step-margin = 여유를 더해
psu-step-peaks = 허용 초과분으로 모든 카드의 동시 피크를 감당하는 정격
psu-step-maker = 제조사가 { $card }에 요구하는 최소와 나머지 카드
psu-step-database = 카드 데이터베이스가 { $card }에 권하는 최소에 보정을 더한 것과 나머지 카드
psu-step-required = 필요한 정격: 이 중 가장 큰 값
psu-step-plugs = { $kind } 전원 플러그
psu-step-wall = 콘센트 기준 전력
psu-step-circuit = { $circuit } 회로가 며칠 동안 견디는 부하

psu-assume-cpu = 프로세서를 지정하지 않아 최대 부하 { $power }로 가정합니다.
psu-assume-cpu-is-turbo = { $power }를 프로세서가 최대 부하에서 쓰는 전력으로 봅니다. TDP일 뿐이라면 터보에서 약 { $turbo }까지 갈 수 있습니다.
psu-assume-server-cpu = { $cpu }는 서버 프로세서이므로 최대 부하에서도 TDP { $power }를 지킨다고 가정합니다.
psu-assume-cpu-from-tdp = TDP { $tdp }에 대해 Intel 전원 안내서의 등급에 따라 터보 전력 { $power }를 가정합니다. 제조사는 터보 전력을 밝히지 않았습니다.
psu-assume-rest = 메인보드, 메모리, 드라이브, 팬에는 { $rest }로 봅니다.
psu-assume-efficiency = 파워는 콘센트 전력의 { $share }를 컴퓨터에 전달합니다. { $tier } 등급이 최대 부하에서 허용하는 최솟값입니다.
psu-assume-limit-speed = 보드 전력의 { $share }인 { $limit }에서 카드는 속도의 약 { $speed }를 유지합니다.
psu-assume-limit-speed-band = 보드 전력의 { $share }인 { $limit }에서 카드는 속도의 약 { $low }~{ $high }를 유지합니다.
psu-note-limit-floor = { $card }은(는) { $floor } 아래로는 전력 제한을 받지 않습니다.
psu-note-supplies-at-hand = 파워 { $count }개를 합쳐 { $given }로 계산했습니다. 각 파워는 자기 케이블에 연결된 카드도 감당해야 합니다.
psu-note-several-supplies = 각 카드는 케이블 전력을 모두 한 파워에서 받고, 어댑터가 파워들을 함께 켭니다. 메인보드의 파워는 카드당 최대 { $slot }까지 슬롯에도 공급합니다.
psu-note-laptop-left-out = { $card }은(는) 노트북의 일부라 합계에서 뺐습니다.
psu-note-integrated-left-out = { $card }은(는) 프로세서나 완성 컴퓨터의 일부라 합계에서 뺐습니다.

psu-hint-limit-for-supply = 카드당 { $limits }로 전력을 제한하면 이 파워에 여유가 생기고, 카드는 적어도 속도의 약 { $speed }를 유지합니다.
psu-hint-limit-for-circuit = 카드당 { $limits }로 전력을 제한하면 컴퓨터가 회로 한도 안에 들고, 카드는 적어도 속도의 약 { $speed }를 유지합니다.
psu-warning-misses-margin = 최대 부하에 더할 여유가 부족합니다. { $needed }가 필요합니다.
psu-warning-misses-peaks = 모든 카드가 동시에 피크를 칠 때 꺼질 수 있습니다. { $needed }가 필요합니다.
psu-warning-misses-maker = 카드 제조사의 최소 기준에서 나오는 { $needed }보다 작습니다.
psu-warning-limit-unmeasured = 보드 전력의 { $share }인 { $limit } 제한은 지금까지 측정된 어떤 값보다 낮습니다. 속도가 뚜렷이 떨어질 수 있습니다.
psu-warning-circuit = 콘센트 기준 { $wall }를 쓰며, { $circuit } 회로가 며칠 동안 견디는 { $carried }보다 많습니다. 더 강한 회로, 별도의 회로 둘, 또는 전력 제한을 쓰세요.
psu-warning-some-circuits = 콘센트 기준 { $wall }를 쓰며, { $circuit } 회로가 며칠 동안 견디는 { $carried }보다 많습니다. 충분한 것: { $enough }.
psu-warning-every-circuit = 콘센트 기준 { $wall }를 쓰며, 일반 가정용 회로가 며칠 동안 견디는 것보다 많습니다. { $circuit }도 { $carried }까지만 견딥니다. 별도의 회로로 나누거나 전력을 제한하세요.
psu-warning-high-voltage = { $size } 파워는 { $volts } 이상의 전원에서만 전체 출력을 냅니다. 더 낮은 전압에서는 약 { $largest }가 한계입니다.
psu-warning-high-voltage-or-several = { $size } 파워는 { $volts } 이상의 전원에서만 전체 출력을 냅니다. 더 낮은 전압에서는 약 { $largest }가 한계이므로 { $count }개를 쓰세요: { $sizes }.

psu-2018-three-sums = { $year }년 하드웨어 가이드는 스스로 어긋납니다. 이 컴퓨터에 대해 본문과 요약은 { $body }, 예시의 합은 { $example }, 여유를 더한 예시는 { $with-margin }입니다. 여기서는 계산을 보여 주고 가장 조심스러운 예시를 따릅니다.
psu-2018-size = { $year }년 가이드의 예시는 { $size } 파워로 끝나는데, 거의 팔지 않는 크기입니다.

psu-missing-cards = 컴퓨터에 어떤 그래픽카드를 몇 장 넣나요?
psu-headline-limit = 카드당 전력 제한을 { $limits }로 두면 카드는 속도의 적어도 약 { $speed }를 유지합니다. 최대 부하에서 컴퓨터의 소비 전력은 { $full } 대신 { $load }이며, { $sizes } 파워 서플라이면 됩니다.
psu-headline-limit-unmeasured = 카드당 전력 제한을 { $limits }로 두면 최대 부하에서 컴퓨터의 소비 전력은 { $full } 대신 { $load }이며, { $sizes } 파워 서플라이면 됩니다. 이렇게 낮은 제한에서 속도가 얼마나 남는지는 측정된 바가 없습니다.
psu-headline-total = 최대 부하에서 컴퓨터 전체의 소비 전력은 { $load }, 콘센트 기준 { $wall }입니다. { $sizes } 파워 서플라이가 필요합니다.
psu-headline-draw = { $count ->
   *[other] { $cards }의 소비 전력은 최대 { $power }입니다. 이렇게 꾸민 컴퓨터에는 { $sizes } 파워 서플라이가 필요합니다.
}
psu-step-cards = 카탈로그에 실린 카드의 소비 전력
