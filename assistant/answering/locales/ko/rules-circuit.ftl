rule-circuit-title = 전기 회로

circuit-headline-usual = 며칠 이어지는 부하에서 일반적인 회로 { $circuits }는 각각 { $carried }를 견딥니다.
circuit-headline-carries = { $circuit } 회로는 며칠 동안 { $carried }를 견딥니다. 파워를 거치면 그중 { $machine }이(가) 컴퓨터에 닿습니다.
circuit-headline-carries-hours = { $circuit } 회로는 { $hours } 동안 { $carried }를 견딥니다. 파워를 거치면 그중 { $machine }이(가) 컴퓨터에 닿습니다.
circuit-headline-cards = { $circuit } 회로로 { $card } { $count }장을 돌릴 수 있으며, 컴퓨터 전체에 { $carried }입니다.
circuit-headline-no-card = { $circuit } 회로는 { $carried }를 견디며, { $card } 한 장짜리 컴퓨터에도 부족합니다.
circuit-headline-cards-usual = 일반적인 회로 { $circuits }로는 프로세서와 나머지 부품을 포함해 { $card }을(를) 각각 { $counts }장 돌릴 수 있습니다.
circuit-headline-machine = 컴퓨터는 콘센트 기준 { $wall }({ $volts }에서 { $currents })를 씁니다. 며칠 동안 충분한 것: { $enough }.
circuit-headline-machine-none = 컴퓨터는 콘센트 기준 { $wall }({ $volts }에서 { $currents })를 쓰며, 일반 가정용 회로가 며칠 동안 견디는 것보다 많습니다.
circuit-headline-verdict-all = 네, 일반적인 회로라면 모두 됩니다({ $enough }). 컴퓨터는 콘센트 기준 { $wall }({ $volts }에서 { $currents })를 씁니다.
circuit-headline-verdict-some = 회로에 따라 다릅니다. 며칠 동안 되는 것은 { $enough }, 안 되는 것은 { $short }입니다. 컴퓨터는 콘센트 기준 { $wall }({ $volts }에서 { $currents })를 씁니다.
circuit-headline-verdict-none = 아니요: 컴퓨터는 콘센트 기준 { $wall }({ $volts }에서 { $currents })를 쓰며, 일반 가정용 회로가 며칠 동안 견디는 것보다 많습니다.
circuit-headline-fits = 네: 컴퓨터는 콘센트 기준 { $wall }({ $volts }에서 { $currents })를 쓰고, { $circuit } 회로는 { $carried }를 견딥니다.
circuit-headline-too-much = 아니요: 컴퓨터는 콘센트 기준 { $wall }({ $volts }에서 { $currents })를 쓰는데, { $circuit } 회로는 { $carried }까지만 견딥니다.

circuit-step-nominal = { $circuit } 회로의 정격 전력
circuit-step-share = 그중 계획에 쓰는 비율
circuit-step-free = 회로의 다른 모든 것을 뺀 나머지
circuit-step-behind-supply = 그중 파워를 거쳐 컴퓨터에 닿는 것
circuit-step-load = 최대 부하에서 컴퓨터의 전력
circuit-step-current = { $volts }에서의 전류
circuit-step-cards = 프로세서와 나머지 외에 회로가 감당하는 카드

circuit-values-disagree = { $circuit } 콘센트에는 두 값이 쓰입니다. 전류의 { $share }({ $by-share })와, 콘센트 규격이 { $hours } 동안만 전체 전류를 요구하므로 며칠 부하에는 { $amps }({ $by-amps })입니다. 며칠씩 계산하는 컴퓨터가 바로 그런 부하이므로 작은 쪽을 씁니다.
circuit-assume-days = 부하가 며칠 이어지는 것으로 봅니다. { $hours }부터는 연속 부하로 셉니다.
circuit-assume-usual = 회로도 나라도 지정하지 않아 일반적인 회로를 비교합니다.
circuit-note-unconfirmed = 이 나라의 일반적인 회로는 상식에 따른 것이고 확인되지 않았습니다. 차단기를 확인하세요.
circuit-note-supply = 약 { $low }~{ $high }보다 큰 파워는 이 회로에서 정격을 다 낼 수 없습니다.
circuit-note-left-out = { $card }은(는) 자체 전원이 있어 합계에서 뺐습니다.
circuit-hint-limit = 카드당 { $limits }로 전력을 제한하면 컴퓨터가 회로 한도 안에 들고, 카드는 적어도 속도의 약 { $speed }를 유지합니다.
circuit-warning-shared = 같은 회로의 모니터, 히터, 에어컨 같은 다른 모든 것도 함께 셉니다.
circuit-warning-contract = 이 나라에서는 집 전체의 계약이 { $contract }뿐인 경우가 많으며, 집 안의 모든 것을 함께 제한합니다.
