unit-other = { $number } { $unit }
unit-percent = { $number } %
unit-x = { $number }×
unit-d = { $count ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
unit-mo = { $count ->
    [one] { $number } Monat
   *[other] { $number } Monate
}
unit-yr = { $count ->
    [one] { $number } Jahr
   *[other] { $number } Jahre
}
unit-tok = { $number } Tokens
unit-tok-s = { $number } Tokens/s
unit-B-param = { $number } Byte pro Parameter
unit-Gparam = { $number } Milliarden Parameter
unit-C = { $number } °C
