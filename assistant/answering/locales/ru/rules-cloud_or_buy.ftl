rule-cloud-or-buy-title = Арендовать или купить

cloud-or-buy-headline = { $rented ->
    [none] Купить { $cards } за { $price } дешевле, чем арендовать по { $rent } в час, примерно после { $hours } полной нагрузки: { $always } круглосуточно или { $part } по { $daily } в день.
   *[other] Купить { $cards } за { $price } дешевле, чем арендовать { $rented } по { $rent } в час, примерно после { $hours } полной нагрузки на купленной карте: { $always } круглосуточно или { $part } по { $daily } в день.
}
cloud-or-buy-headline-never = { $rented ->
    [none] Арендуйте: по { $rent } в час аренда не дороже электричества для { $cards } дома, { $electricity } в час, так что покупка не окупится никогда.
   *[other] Арендуйте { $rented }: та же работа стоит не дороже электричества для { $cards } дома, { $electricity } в час, так что покупка не окупится никогда.
}
cloud-or-buy-headline-rent = { $hours ->
    [none] За { $used } работы аренда дешевле, { $renting } против { $buying } за покупку { $cards }; при такой аренде покупка не окупится никогда.
   *[other] За { $used } работы аренда дешевле, { $renting } против { $buying } за покупку { $cards }; покупка окупится примерно через { $hours }.
}
cloud-or-buy-headline-buy = За { $used } работы покупка дешевле, { $buying } за { $cards } против { $renting } за аренду; она окупается примерно с { $hours }.
cloud-or-buy-headline-cards = Арендуйте, если часов полной нагрузки будет меньше, чем нужно для окупаемости, и покупайте, если больше; эти карты окупаются примерно за время от { $low } до { $high }: { $cards }.
cloud-or-buy-headline-cards-never = Арендуйте: при сегодняшней аренде одно электричество дома стоит дороже для этих карт: { $cards }.
cloud-or-buy-headline-2017 = Руководство { $year } года советовало покупать: одна { $card } давала около { $times } скорости GPU в AWS того времени.
cloud-or-buy-take-rent = Арендовать
cloud-or-buy-take-buy = Купить

cloud-or-buy-step-exchange = Пересчёт по курсу Европейского центрального банка
cloud-or-buy-step-electricity = Электричество одной карты за час
cloud-or-buy-step-speed = Скорость обучения { $rented } к скорости { $own }
cloud-or-buy-step-rent-for-own-hour = Аренда за работу, которую купленная карта делает за час
cloud-or-buy-step-break-even = { $card ->
    [none] Цена, делённая на экономию за час своей карты
   *[other] Цена { $card }, делённая на экономию за час своей карты
}
cloud-or-buy-step-span = То же по времени, по { $daily } в день
cloud-or-buy-step-renting = Стоимость аренды за эту работу
cloud-or-buy-step-buying = Стоимость покупки за эту работу
cloud-or-buy-step-2017 = Скорость одной { $card } в GPU из AWS того времени

cloud-or-buy-assume-price = Цена { $card } — { $price } ({ $kind }, { $day }).
cloud-or-buy-assume-rent = Аренда { $card } — { $rent } в час ({ $provider }, { $day }); другие поставщики в таблице.
cloud-or-buy-assume-hourly = { $rent } принято за аренду в час, так как ни одна карта столько не стоит.
cloud-or-buy-assume-country = Цены и аренда взяты по США, и цена электричества тоже; назовите свою страну или тариф.
cloud-or-buy-assume-speed = Час { $rented } считается за { $factor } часа работы { $own }, по скорости обучения.
cloud-or-buy-assume-same-speed = Ни один тест не говорит, насколько { $rented } быстрее { $own }, поэтому час идёт за час; разделите часы на это отношение, если знаете его.
cloud-or-buy-assume-no-resale = Стоимость перепродажи не учтена; продажа карты в конце сокращает срок.
cloud-or-buy-assume-no-resale-yet = Стоимость перепродажи не учтена; продажа карты в конце за { $share } цены сократила бы срок до { $hours }.
cloud-or-buy-assume-card-alone = Считается только карта, всегда под полной нагрузкой. Остальной компьютер, ремонт и простой удорожают покупку, хранение данных и простаивающие машины удорожают аренду.
cloud-or-buy-assume-cards = Карта не названа; показаны обычные.

cloud-or-buy-warning-spot = Спотовая аренда может скоро прерваться; она годится для работы, которая регулярно сохраняет состояние.
cloud-or-buy-warning-group = { $provider } сдаёт эту карту только группами по { $count }.
cloud-or-buy-warning-old-rent = Аренда на { $day }; проверьте её перед решением.
cloud-or-buy-warning-2017 = Это совет { $year } года, показанный как история; сегодня облака сдают карты быстрее любой настольной. О сегодняшнем расчёте спросите без года.

cloud-or-buy-missing-card = О какой видеокарте речь?
