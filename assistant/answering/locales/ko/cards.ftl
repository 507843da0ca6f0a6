card-assume-variant = ‘{ $asked }’에 해당하는 카드가 여럿입니다. { $assumed } 기준으로 봅니다. 그 밖에: { $others }.
card-claimed-power = { $card }의 실제 보드 전력은 { $real }이지만, 말씀하신 { $given } 기준으로 계산합니다.
card-assume-few = ‘{ $said }’은(는) 정확한 수가 아니어서 { $count }장으로 보았습니다. 정확한 답을 위해 몇 장인지 알려 주세요.
