unit-other = { $number } { $unit }
unit-percent = { $number } %
unit-x = { $number } fois
unit-d = { $count ->
    [one] { $number } jour
   *[other] { $number } jours
}
unit-mo = { $number } mois
unit-yr = { $count ->
    [one] { $number } an
   *[other] { $number } ans
}
unit-tok = { $count ->
    [one] { $number } token
   *[other] { $number } tokens
}
unit-tok-s = { $number } tokens/s
unit-B-param = { $count ->
    [one] { $number } octet par paramètre
   *[other] { $number } octets par paramètre
}
unit-Gparam = { $count ->
    [one] { $number } milliard de paramètres
   *[other] { $number } milliards de paramètres
}
unit-C = { $number } °C
unit-GB = { $number } Go
unit-GiB = { $number } Gio
unit-TB = { $number } To
unit-TiB = { $number } Tio
unit-MB = { $number } Mo
unit-MiB = { $number } Mio
unit-kB = { $number } ko
unit-KiB = { $number } Kio
unit-GB-s = { $number } Go/s
unit-TB-s = { $number } To/s
unit-MB-s = { $number } Mo/s
unit-GiB-s = { $number } Gio/s
unit-B = { $count ->
    [one] { $number } octet
   *[other] { $number } octets
}
unit-bit = { $count ->
    [one] { $number } bit
   *[other] { $number } bits
}
