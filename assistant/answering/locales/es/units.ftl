unit-other = { $number } { $unit }
unit-percent = { $number } %
unit-x = { $number }×
unit-d = { $count ->
    [one] { $number } día
   *[other] { $number } días
}
unit-mo = { $count ->
    [one] { $number } mes
   *[other] { $number } meses
}
unit-yr = { $count ->
    [one] { $number } año
   *[other] { $number } años
}
unit-tok = { $count ->
    [one] { $number } token
   *[other] { $number } tokens
}
unit-tok-s = { $number } tokens/s
unit-B-param = { $number } bytes por parámetro
unit-Gparam = { $number } mil millones de parámetros
unit-C = { $number } °C
