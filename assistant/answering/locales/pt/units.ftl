unit-other = { $number } { $unit }
unit-percent = { $number }%
unit-x = { $number }×
unit-d = { $count ->
    [one] { $number } dia
   *[other] { $number } dias
}
unit-mo = { $count ->
    [one] { $number } mês
   *[other] { $number } meses
}
unit-yr = { $count ->
    [one] { $number } ano
   *[other] { $number } anos
}
unit-tok = { $count ->
    [one] { $number } token
   *[other] { $number } tokens
}
unit-tok-s = { $number } tokens/s
unit-B-param = { $count ->
    [one] { $number } byte por parâmetro
   *[other] { $number } bytes por parâmetro
}
unit-Gparam = { $count ->
    [one] { $number } bilhão de parâmetros
   *[other] { $number } bilhões de parâmetros
}
unit-C = { $number } °C
