rule-cloud-or-buy-title = 임대와 구매

cloud-or-buy-headline = { $rented ->
    [none] { $cards } 구매({ $price })는 최대 부하로 약 { $hours } 뒤에 시간당 { $rent } 임대보다 싸집니다. 쉬지 않고 쓰면 { $always }, 하루 { $daily }씩이면 { $part }입니다.
   *[other] { $cards } 구매({ $price })는 산 카드에서 최대 부하로 약 { $hours } 뒤에 { $rented } 임대(시간당 { $rent })보다 싸집니다. 쉬지 않고 쓰면 { $always }, 하루 { $daily }씩이면 { $part }입니다.
}
cloud-or-buy-headline-never = { $rented ->
    [none] 빌리세요. 시간당 { $rent } 임대는 집에서 { $cards }을(를) 돌리는 전기료(시간당 { $electricity })보다 비싸지 않으므로 구매는 이득이 없습니다.
   *[other] { $rented }를 빌리세요. 같은 일을 하는 데 집에서 { $cards }을(를) 돌리는 전기료(시간당 { $electricity })보다 비싸지 않으므로 구매는 이득이 없습니다.
}
cloud-or-buy-headline-rent = { $hours ->
    [none] { $used } 사용이라면 임대가 쌉니다. 임대 { $renting }, { $cards } 구매 { $buying }입니다. 이 임대료라면 구매는 이득이 없습니다.
   *[other] { $used } 사용이라면 임대가 쌉니다. 임대 { $renting }, { $cards } 구매 { $buying }입니다. 구매는 약 { $hours } 뒤에 이득입니다.
}
cloud-or-buy-headline-buy = { $used } 사용이라면 구매가 쌉니다. { $cards } 구매 { $buying }, 임대 { $renting }입니다. 약 { $hours }부터 이득입니다.
cloud-or-buy-headline-cards = 최대 부하로 약 { $low }~{ $high }보다 적게 쓰면 빌리고 더 쓰면 사세요. 다음 카드의 손익분기입니다: { $cards }.
cloud-or-buy-headline-cards-never = 빌리세요. 오늘의 임대료라면 다음 카드는 집의 전기료만으로도 더 듭니다: { $cards }.
cloud-or-buy-headline-2017 = { $year }년 가이드는 구매를 권했습니다. { $card } 한 장의 속도는 당시 AWS GPU의 약 { $times }였습니다.
cloud-or-buy-take-rent = 임대
cloud-or-buy-take-buy = 구매

cloud-or-buy-step-exchange = 유럽중앙은행 환율로 환산
cloud-or-buy-step-electricity = 카드 한 장의 한 시간 전기료
cloud-or-buy-step-speed = { $own } 대비 { $rented }의 학습 속도
cloud-or-buy-step-rent-for-own-hour = 산 카드가 한 시간에 하는 일의 임대료
cloud-or-buy-step-break-even = { $card ->
    [none] 가격을 자기 카드 한 시간이 아끼는 금액으로 나눔
   *[other] { $card } 가격을 자기 카드 한 시간이 아끼는 금액으로 나눔
}
cloud-or-buy-step-span = 하루 { $daily }씩 쓸 때의 기간
cloud-or-buy-step-renting = 이 사용의 임대 비용
cloud-or-buy-step-buying = 이 사용의 구매 비용
cloud-or-buy-step-2017 = 당시 AWS GPU로 본 { $card } 한 장의 속도

cloud-or-buy-assume-price = { $card }의 가격은 { $price }입니다({ $kind }, { $day }).
cloud-or-buy-assume-rent = { $card }의 임대료는 시간당 { $rent }입니다({ $provider }, { $day }). 다른 업체는 표에 있습니다.
cloud-or-buy-assume-hourly = 이렇게 싼 카드는 없으므로 { $rent }은(는) 한 시간 대여료로 보았습니다.
cloud-or-buy-assume-country = 가격, 임대료, 전기 요금은 모두 미국 기준입니다. 나라나 요금을 알려 주세요.
cloud-or-buy-assume-speed = 학습 속도에 따라 { $rented } 한 시간을 { $own } { $factor }시간의 일로 셉니다.
cloud-or-buy-assume-same-speed = { $rented }가 { $own }보다 얼마나 빠른지 알려 주는 벤치마크가 없어 시간을 그대로 견줍니다. 배수를 안다면 시간을 그것으로 나누세요.
cloud-or-buy-assume-no-resale = 되팔 때의 값은 세지 않았습니다. 나중에 카드를 팔면 기간이 줄어듭니다.
cloud-or-buy-assume-no-resale-yet = 되팔 때의 값은 세지 않았습니다. 나중에 가격의 { $share }에 팔면 손익분기가 { $hours }으로 줄어듭니다.
cloud-or-buy-assume-card-alone = 쓸 때마다 최대 부하인 카드만 셉니다. 컴퓨터의 나머지, 수리, 노는 시간은 구매를 비싸게 하고, 저장 데이터와 노는 인스턴스는 임대를 비싸게 합니다.
cloud-or-buy-assume-cards = 카드를 지정하지 않아 흔한 것을 보여 줍니다.

cloud-or-buy-warning-spot = 스팟 임대는 예고가 짧게 끝날 수 있습니다. 상태를 자주 저장하는 작업에 맞습니다.
cloud-or-buy-warning-group = { $provider }은(는) 이 카드를 { $count }장 묶음으로만 빌려줍니다.
cloud-or-buy-warning-old-rent = { $day } 임대료입니다. 결정하기 전에 다시 확인하세요.
cloud-or-buy-warning-2017 = 역사로 보여 주는 { $year }년의 조언입니다. 오늘날 클라우드는 어떤 데스크톱 카드보다 빠른 카드를 빌려줍니다. 오늘의 계산은 연도 없이 물어보세요.

cloud-or-buy-missing-card = 어떤 그래픽카드인가요?
