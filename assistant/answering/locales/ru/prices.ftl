prices-kept = { $count ->
    [one] { $count } цена хранится в { $file } и используется вместо поставляемой.
    [few] { $count } цены хранятся в { $file } и используются вместо поставляемых.
   *[other] { $count } цен хранятся в { $file } и используются вместо поставляемых.
}
prices-nothing-kept = Ни одна строка из { $file } не годится; прежние цены остаются.
prices-refused = { $count ->
    [one] Отклонена { $count } строка:
    [few] Отклонены { $count } строки:
   *[other] Отклонены { $count } строк:
}
prices-line = строка { $line }: { $reason }
prices-unknown-card = { $nearest ->
    [none] видеокарты «{ $value }» не существует
   *[other] видеокарты «{ $value }» не существует; похожие: { $nearest }
}
prices-ambiguous-card = «{ $value }» может быть разными картами, напишите одну из: { $nearest }
prices-bad-price = «{ $value }» не цена; пишите цифры с точкой для дробной части, без знака валюты
prices-bad-currency = для валюты «{ $value }» нет курса Европейского центрального банка; напишите код, например USD
prices-bad-date = «{ $value }» не дата; пишите год, год-месяц или год-месяц-день
prices-bad-kind = «{ $value }» не вид цены; напишите одно из: { $nearest }
prices-bad-columns = в строке больше или меньше ячеек, чем в заголовке
prices-file = { $reason }
prices-source-own = ваши цены: { $file }
prices-source-shipped = только поставляемые цены
prices-future-date = «{ $value }» ещё не наступило; цена датируется не позже { $nearest }
prices-old = Слишком старые для бюджета (предельный возраст — { $age }; более старые цены ничего не говорят о сегодняшнем дне): { $cards }
prices-setting = { $name } указывает другой файл, { $file }; он используется вместо импортированных цен.
prices-none = { $known ->
    [none] { $nearest ->
        [none] Ни у одной карты с ценой нет «{ $name }» в названии.
       *[other] Ни у одной карты с ценой нет «{ $name }» в названии; похожие: { $nearest }
    }
   *[other] Цена { $known } неизвестна; импортируйте свою командой «rigwise prices import».
}
prices-none-own = { $name ->
    [none] Своих импортированных цен нет.
   *[other] Своей импортированной цены для «{ $name }» нет.
}
prices-removed = { $count ->
    [one] { $count } своя цена забыта.
    [few] { $count } своих цены забыты.
   *[other] { $count } своих цен забыты.
}
