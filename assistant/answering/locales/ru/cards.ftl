card-assume-variant = «{ $asked }» подходит к нескольким картам; предполагается { $assumed }. Есть также: { $others }.
card-claimed-power = Для { $card } взято { $given }, как вы указали, хотя мощность карты составляет { $real }.
card-assume-few = «{ $said }» — не число; предполагается карт: { $count }. Назовите число для точного ответа.
