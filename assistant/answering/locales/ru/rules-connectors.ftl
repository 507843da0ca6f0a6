rule-connectors-title = Разъёмы питания

connectors-headline = { $cards }: нужно { $total ->
    [one] { $total } кабель питания
    [few] { $total } отдельных кабеля питания
   *[other] { $total } отдельных кабелей питания
} ({ $kinds }).
connectors-headline-range = { $cards }: нужно { $total ->
    [one] { $total } кабель питания
    [few] { $total } отдельных кабеля питания
   *[other] { $total } отдельных кабелей питания
} ({ $kinds }); некоторым исполнениям этой модели хватит { $fewest }.
connectors-headline-pigtail = Нет, дайте каждому разъёму свой кабель: раздвоенному кабелю с двумя вилками пришлось бы передавать до { $both }, вдвое больше { $each } своего класса. { $cards }: планируйте отдельных кабелей { $total } ({ $kinds }).
connectors-headline-enough = Да, кабелей хватит: картам нужно отдельных кабелей PCIe { $needed }, а у блока питания их { $at-hand }.
connectors-headline-short = Нет, кабелей не хватит: картам нужно отдельных кабелей PCIe { $needed }, а у блока питания их { $at-hand }, не хватает { $missing }.
connectors-headline-depends = Зависит от исполнения карты: с наибольшим числом разъёмов картам нужно отдельных кабелей PCIe { $most }, с наименьшим { $fewest }, а у блока питания их { $at-hand }. Сосчитайте разъёмы своих карт.
connectors-headline-adapter-enough = Да: переходник на { $plug } с числом вилок { $plugs } передаёт { $carried }, этого хватает на { $power } для { $card }.
connectors-headline-adapter-short = Нет: переходник на { $plug } с числом вилок { $plugs } передаёт { $carried }, меньше, чем { $power } у { $card }.
connectors-headline-slot = { $card ->
    [none] Карте на { $power } кабель питания не нужен: слот даёт { $slot }.
   *[other] { $card } обходится без кабеля питания: она потребляет { $power }, а слот даёт { $slot }.
}
connectors-headline-native = Да, родные кабели { $socket } блока питания питают каждую карту.
connectors-headline-module = { $card } — модуль на серверной плате, своего кабеля питания у неё нет.
connectors-headline-laptop = { $card } стоит в ноутбуке; кабель питания подключать не нужно.
connectors-headline-integrated = { $card } входит в процессор или готовую машину; кабель питания подключать не нужно.
connectors-headline-sockets = Подключение { $sockets } передаёт { $carried }, вместе со слотом { $with-slot }.
connectors-headline-limits = Разъёмы { $six-pin } передают { $six }, разъёмы { $eight-pin } — { $eight }, разъёмы { $sixteen-pin } — { $sixteen }; слот даёт ещё { $slot }.

connectors-step-sockets = Что передаёт { $sockets }
connectors-step-with-slot = Вместе со слотом
connectors-step-carry = { $card ->
    [none] Мощность для каждой карты от слота и { $sockets }
   *[other] Мощность для каждой { $card } от слота и { $sockets }
}
connectors-step-cables = Отдельные кабели, по одному на разъём
connectors-step-adapter = { $card ->
    [none] Вилки, нужные переходнику на { $kind }
   *[other] Вилки, нужные переходнику на разъём { $kind } карты { $card }
}
connectors-step-adapter-carries = Что передаёт переходник
connectors-step-pin = Ток через каждый силовой контакт, при допустимых { $limit }

connectors-assume-derived = Разъёмы этой карты неизвестны; из её мощности выведены разъёмы { $plug } по { $each }.
connectors-assume-most = { $card } продаётся с разными разъёмами: { $reference } у эталонной карты, { $partners } у других изготовителей. Взято { $used }, где разъёмов больше всего; посмотрите на свою карту.
connectors-note-board-reference = Эталонная карта.
connectors-note-board-partner = Карты других изготовителей.
connectors-note-card-maximum = Что бы ни передавали разъёмы, карта может брать от всех источников вместе не более { $maximum }.
connectors-note-rail = Шина на { $amps } передаёт { $rail }, этого хватает на { $power } одной карты.
connectors-warning-pigtail = Берите по кабелю на разъём. Раздвоенному кабелю с двумя вилками пришлось бы передавать до { $both }, вдвое больше { $each } своего класса.
connectors-warning-seat = Вставьте вилку { $socket } до конца, без зазора, и не сгибайте кабель на первых { $straight }.
connectors-warning-sense = Контакты распознавания сообщают карте, сколько она может брать, ступенями { $steps }. Этот переходник может разрешить { $allowed }; дайте каждой его вилке свой кабель.
connectors-warning-eps = Разъём EPS разведён иначе, чем вилка PCIe, менять их местами нельзя никогда. На него рассчитывают от { $low } до { $high }, в зависимости от контактов.
connectors-warning-over-maximum = { $power } — больше, чем { $maximum }, которые карта может брать от всех источников вместе.
connectors-warning-rail = { $card ->
    [none] Шина на { $amps } передаёт { $rail }, меньше, чем { $power } одной карты. Разведите кабели карты по нескольким шинам или возьмите блок питания с одной шиной.
   *[other] Шина на { $amps } передаёт { $rail }, меньше, чем { $power } одной { $card }. Разведите кабели карты по нескольким шинам или возьмите блок питания с одной шиной.
}
connectors-warning-modular-cables = Берите только кабели из комплекта блока питания; вилка на его стороне у каждой модели своя.
