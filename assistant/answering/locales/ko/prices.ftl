prices-kept = 가격 { $count }건을 { $file }에 보관하고 기본 제공 가격 대신 사용합니다.
prices-nothing-kept = { $file }에서 쓸 수 있는 행이 없습니다. 이전 가격을 그대로 둡니다.
prices-refused = { $count }개 행을 거절했습니다:
prices-line = { $line }행: { $reason }
prices-unknown-card = { $nearest ->
    [none] ‘{ $value }’ 그래픽카드는 없습니다
   *[other] ‘{ $value }’ 그래픽카드는 없습니다. 비슷한 것: { $nearest }
}
prices-ambiguous-card = ‘{ $value }’에 해당하는 카드가 여럿입니다. 다음 중 하나로 적으세요: { $nearest }
prices-bad-price = ‘{ $value }’은(는) 가격이 아닙니다. 통화 기호 없이 숫자로, 소수는 점으로 적으세요
prices-bad-currency = ‘{ $value }’에는 유럽중앙은행 기준 환율이 없습니다. USD 같은 코드로 적으세요
prices-bad-date = ‘{ $value }’은(는) 날짜가 아닙니다. 연도, 연도-월 또는 연도-월-일로 적으세요
prices-bad-kind = ‘{ $value }’은(는) 가격 종류가 아닙니다. 다음 중 하나로 적으세요: { $nearest }
prices-bad-columns = 행의 칸 수가 머리글과 다릅니다
prices-file = { $reason }
prices-source-own = 직접 넣은 가격: { $file }
prices-source-shipped = 기본 제공 가격만
prices-future-date = ‘{ $value }’은(는) 아직 오지 않은 날입니다. 가격 날짜는 늦어도 { $nearest }이어야 합니다
prices-old = { $age }보다 오래된 가격은 오늘을 말해 주지 않으므로 예산에 쓰지 않습니다: { $cards }
prices-setting = { $name } 설정이 다른 파일 { $file }을(를) 가리키며, 가져온 가격 대신 그것을 사용합니다.
prices-none = { $known ->
    [none] { $nearest ->
        [none] 가격이 있는 카드 중 이름에 ‘{ $name }’이(가) 든 것은 없습니다.
       *[other] 가격이 있는 카드 중 이름에 ‘{ $name }’이(가) 든 것은 없습니다. 비슷한 것: { $nearest }
    }
   *[other] { $known }의 가격은 알려져 있지 않습니다. ‘rigwise prices import’로 직접 넣을 수 있습니다.
}
prices-none-own = { $name ->
    [none] 직접 가져온 가격이 없습니다.
   *[other] ‘{ $name }’에 대해 직접 가져온 가격이 없습니다.
}
prices-removed = 직접 넣은 가격 { $count }건을 지웠습니다.
