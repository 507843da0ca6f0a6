archive-path-unsafe = «{ $name }» ведёт за пределы своего архива.
archive-not-a-file = «{ $name }» — ссылка или устройство, а не файл.
archive-name-twice = «{ $name }» встречается в архиве несколько раз; читается только первый.
archive-too-deep = «{ $name }» лежит в архиве внутри другого архива. Сначала распакуйте его.
collection-unknown = Подборки «{ $name }» нет. Есть: { $known }
collection-name-invalid = Подборку нельзя назвать «{ $name }». Начните с буквы или цифры; дальше могут идти буквы, цифры, пробелы, точки, дефисы и подчёркивания. «guides» — это то, что поставляется с Rigwise.
collection-line = { $name }: { $documents ->
    [one] { $documents } документ
    [few] { $documents } документа
   *[other] { $documents } документов
}
url-off = Адреса не загружаются, пока вы этого не разрешите: { $how }
url-invalid = «{ $url }» не загружается: адрес начинается с http:// или https:// и не содержит имени пользователя.
url-private = «{ $url }» не загружается: { $address } — не общедоступный адрес.
url-unreachable = «{ $url }» не удалось загрузить: { $reason }
url-status = «{ $url }» ответил состоянием { $status }.
url-redirects = «{ $url }» слишком часто перенаправляет на другой адрес.
url-slow = «{ $url }» не пришёл за { $seconds } с.
url-too-large = «{ $url }» больше предела в { $limit } байт.
url-type = «{ $url }» относится к типу «{ $type }», который не читается.
