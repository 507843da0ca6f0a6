rule-electricity-title = 전기료

electricity-headline = { $time } 동안 컴퓨터는 { $energy }를 쓰고 비용은 { $cost }입니다. 콘센트 기준 전력은 { $wall }입니다.
electricity-headline-month = 한 달에 컴퓨터는 { $energy }를 쓰고 비용은 { $cost }입니다. 콘센트 기준 전력은 { $wall }입니다.
electricity-headline-better-tier = { $tier } 파워로는 { $time } 동안 { $energy }를 쓰고 비용은 { $cost }입니다. { $usual } 파워라면 { $difference } 더 듭니다.
electricity-headline-worse-tier = { $tier } 파워로는 { $time } 동안 { $energy }를 쓰고 비용은 { $cost }입니다. { $usual } 파워라면 { $difference }를 아낍니다.
electricity-headline-better-efficiency = 효율 { $share } 파워로는 { $time } 동안 { $energy }를 쓰고 비용은 { $cost }입니다. { $usual } 파워라면 { $difference } 더 듭니다.
electricity-headline-worse-efficiency = 효율 { $share } 파워로는 { $time } 동안 { $energy }를 쓰고 비용은 { $cost }입니다. { $usual } 파워라면 { $difference }를 아낍니다.
electricity-headline-price = 가정용 전기 요금은 킬로와트시당 { $price }입니다({ $day }).
electricity-headline-2018 = { $year }년 가이드 예시의 두 주는 { $low }~{ $high }입니다. 독일 요금 { $price }({ $day })로는 오늘 { $cost-low }~{ $cost-high }입니다.

electricity-step-hours = 컴퓨터가 켜져 있는 시간
electricity-step-average = 콘센트 기준 평균 전력
electricity-step-energy = 전력량
electricity-step-cost = 비용
electricity-step-2018-low = 두 주의 전력량, 하한
electricity-step-2018-high = 두 주의 전력량, 상한
electricity-step-2018-then-low = 가이드 요금의 비용, 하한
electricity-step-2018-then-high = 가이드 요금의 비용, 상한
electricity-step-2018-today-low = 현재 요금의 비용, 하한
electricity-step-2018-today-high = 현재 요금의 비용, 상한
electricity-step-2018-extra-low = 효율이 나쁜 파워가 더할 수 있는 최대, 하한
electricity-step-2018-extra-high = 효율이 나쁜 파워가 더할 수 있는 최대, 상한

electricity-assume-month = 한 달은 { $hours }으로 셉니다.
electricity-assume-no-idle = 부하가 없는 시간에는 컴퓨터가 꺼진 것처럼 아무것도 세지 않습니다.
electricity-assume-tier = 파워는 콘센트 전력의 { $share }를 컴퓨터에 전달합니다. { $tier } 등급이 부하 { $at }에서 허용하는 최솟값입니다.
electricity-assume-price-country = 킬로와트시는 이 나라의 { $day } 가정용 요금 { $price }로 셉니다. 고지서의 요금을 알려 주면 더 정확합니다.
electricity-warning-part = ‘{ $part }’은(는) 한 나라의 일부이고 그곳만의 가격은 여기서 알 수 없습니다. 나라 전체의 평균을 썼으며, 지역에 따라 그보다 꽤 높거나 낮을 수 있습니다.
electricity-assume-price-union = 킬로와트시는 유럽연합의 { $day } 가정용 평균 요금 { $price }로 셉니다. 나라나 고지서의 요금을 알려 주면 더 정확합니다.
electricity-assume-price-continent = 이 나라의 날짜가 있는 요금이 없습니다. 킬로와트시는 { $day } { $region } 평균 { $price }로 셉니다.
electricity-assume-price-world = 나라도 요금도 지정하지 않았습니다. 킬로와트시는 { $day } 세계 평균 { $price }로 셉니다.
electricity-prices-disagree-method = 다른 자료는 이 나라에 { $other }({ $day })를 제시합니다. 통계 기관의 방법이 공개되어 있으므로 { $used }를 씁니다.
electricity-prices-disagree-other = 다른 출처는 이 나라에 { $other }({ $day })를 제시합니다. 더 잘 문서화된 출처의 { $used }를 씁니다.
electricity-note-laptop = { $card }은(는) 노트북의 일부입니다. 여기서는 데스크톱 부품으로 세므로 실제 수치는 더 낮습니다.
electricity-warning-old-price = { $day } 요금이라 그 뒤로 바뀌었을 것입니다.
electricity-warning-weak-price = 확인되지 않은 부실한 목록의 요금이라 대략적인 수치일 뿐입니다.
electricity-caveat-tax-credit = 네덜란드 요금은 고정 세액 공제를 뺀 것이라 추가 킬로와트시는 더 비쌉니다.
electricity-caveat-standing-charge = 여기에 하루 { $charge }의 기본요금이 더해집니다.
electricity-caveat-inflation = 물가와 환율 때문에 이 요금은 빨리 낡습니다.
electricity-caveat-tiers = 이 나라에서는 높은 사용 구간의 요금이 평균보다 훨씬 비쌉니다.
electricity-caveat-before-tax = 세금을 뺀 요금이라 고지서 금액은 뚜렷이 더 높습니다.
electricity-caveat-region = 이 나라의 요금은 지역마다 뚜렷이 다릅니다.

electricity-2018-rounded = { $year }년 가이드는 전력량을 { $low }와 { $high }로 반올림합니다.
electricity-2018-rate = 가이드 요약은 비용을 { $low }~{ $high }로 환산하는데, 반올림한 전력량에 일 유로당 { $rate }를 적용한 값입니다.
electricity-2018-extra = 요약은 효율이 { $efficiency }뿐인 파워에 { $low }~{ $high }를 더합니다. 더해질 수 있는 것은 많아야 { $share }, 곧 { $right-low }~{ $right-high }이며 여기서는 바로잡은 수치를 씁니다.

electricity-missing-cards = 컴퓨터에 어떤 그래픽카드가 몇 장 있나요?
electricity-assume-price-currency = 나라를 말하지 않았습니다. 비용을 { $currency }로 나타내므로 킬로와트시당 { $price }로 계산합니다. 그 통화를 쓰는 나라의 가정용 요금입니다({ $day }). 나라나 고지서의 단가를 알려 주면 더 정확해집니다.
electricity-note-converted = 공개된 요금은 { $listed }이며 유럽중앙은행 환율({ $day })로 환산했습니다. 일 { $base }는 { $rate }입니다.
