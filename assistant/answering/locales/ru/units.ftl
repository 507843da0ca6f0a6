unit-other = { $number } { $unit }
unit-percent = { $number } %
unit-x = { $number }×
unit-d = { $count ->
    [one] { $number } день
    [few] { $number } дня
    [many] { $number } дней
   *[other] { $number } дня
}
unit-mo = { $count ->
    [one] { $number } месяц
    [few] { $number } месяца
    [many] { $number } месяцев
   *[other] { $number } месяца
}
unit-yr = { $count ->
    [one] { $number } год
    [few] { $number } года
    [many] { $number } лет
   *[other] { $number } года
}
unit-tok = { $count ->
    [one] { $number } токен
    [few] { $number } токена
    [many] { $number } токенов
   *[other] { $number } токена
}
unit-tok-s = { $number } ток/с
unit-B-param = { $count ->
    [one] { $number } байт на параметр
    [few] { $number } байта на параметр
    [many] { $number } байт на параметр
   *[other] { $number } байта на параметр
}
unit-Gparam = { $number } млрд параметров
unit-C = { $number } °C
unit-W = { $number } Вт
unit-kW = { $number } кВт
unit-kWh = { $number } кВт⋅ч
unit-Wh = { $number } Вт⋅ч
unit-VA = { $number } В⋅А
unit-V = { $number } В
unit-A = { $number } А
unit-GB = { $number } ГБ
unit-GiB = { $number } ГиБ
unit-TB = { $number } ТБ
unit-TiB = { $number } ТиБ
unit-MB = { $number } МБ
unit-MiB = { $number } МиБ
unit-kB = { $number } кБ
unit-KiB = { $number } КиБ
unit-GB-s = { $number } ГБ/с
unit-TB-s = { $number } ТБ/с
unit-MB-s = { $number } МБ/с
unit-GiB-s = { $number } ГиБ/с
unit-B = { $count ->
    [one] { $number } байт
    [few] { $number } байта
    [many] { $number } байт
   *[other] { $number } байта
}
unit-bit = { $count ->
    [one] { $number } бит
    [few] { $number } бита
    [many] { $number } бит
   *[other] { $number } бита
}
unit-ms = { $number } мс
unit-s = { $number } с
unit-min = { $number } мин
unit-h = { $number } ч
unit-mm = { $number } мм
unit-cm = { $number } см
unit-GHz = { $number } ГГц
unit-MHz = { $number } МГц
