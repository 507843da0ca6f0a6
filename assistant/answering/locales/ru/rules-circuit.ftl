rule-circuit-title = Линия электросети

circuit-headline-usual = При нагрузке сутками обычные линии { $circuits } выдерживают соответственно { $carried }.
circuit-headline-carries = Линия { $circuit } выдерживает { $carried } сутками; за блоком питания до машины доходит { $machine }.
circuit-headline-carries-hours = Линия { $circuit } выдерживает { $carried } в течение { $hours }; за блоком питания до машины доходит { $machine }.
circuit-headline-cards = { $count ->
    [one] Линия { $circuit } питает { $count } { $card }, на всю машину { $carried }.
   *[other] Линия { $circuit } питает { $count } × { $card }, на всю машину { $carried }.
}
circuit-headline-no-card = Линия { $circuit } выдерживает { $carried }, этого не хватает машине с одной { $card }.
circuit-headline-cards-usual = Обычные линии { $circuits } питают соответственно { $counts } карт { $card }, каждый раз вместе с процессором и остальной машиной.
circuit-headline-machine = Машина потребляет от розетки { $wall } ({ $currents } при { $volts }). На сутки и дольше хватит: { $enough }.
circuit-headline-machine-none = Машина потребляет от розетки { $wall } ({ $currents } при { $volts }), больше, чем любая обычная домашняя линия выдерживает сутками.
circuit-headline-verdict-all = Да, от любой обычной линии ({ $enough }): машина потребляет от розетки { $wall } ({ $currents } при { $volts }).
circuit-headline-verdict-some = Не от любой линии: на сутки и дольше хватит { $enough }, но не { $short }. Машина потребляет от розетки { $wall } ({ $currents } при { $volts }).
circuit-headline-verdict-none = Нет: машина потребляет от розетки { $wall } ({ $currents } при { $volts }), больше, чем любая обычная домашняя линия выдерживает сутками.
circuit-headline-fits = Да: машина потребляет от розетки { $wall } ({ $currents } при { $volts }), а линия { $circuit } выдерживает { $carried }.
circuit-headline-too-much = Нет: машина потребляет от розетки { $wall } ({ $currents } при { $volts }), а линия { $circuit } выдерживает только { $carried }.

circuit-step-nominal = Номинальная мощность линии { $circuit }
circuit-step-share = Доля её, на которую рассчитывают
circuit-step-free = Что остаётся после всего прочего на линии
circuit-step-behind-supply = Что из этого доходит до машины за блоком питания
circuit-step-load = Мощность машины при полной нагрузке
circuit-step-current = Сила тока при { $volts }
circuit-step-cards = Карты, которые линия питает вместе с процессором и остальным

circuit-values-disagree = Для розетки { $circuit } в ходу два значения: { $share } её тока, { $by-share }, и { $amps } при нагрузке сутками, { $by-amps }, потому что стандарт розетки требует полного тока лишь в течение { $hours }. Взято меньшее: машина, считающая сутками, и есть такая нагрузка.
circuit-assume-days = Принято, что нагрузка длится сутками; начиная с { $hours } она считается продолжительной.
circuit-assume-usual = Ни линия, ни страна не названы; сравниваются обычные линии.
circuit-note-unconfirmed = Обычная линия этой страны известна из общих знаний и не подтверждена; посмотрите на автомат.
circuit-note-supply = Блок питания мощнее примерно { $low }, в лучшем случае { $high }, не сможет на этой линии отдать полную мощность.
circuit-note-left-out = У { $card } свой блок питания, и в сумму она не входит.
circuit-hint-limit = С ограничением мощности { $limits } на карту машина остаётся в пределах линии, и карты сохраняют хотя бы около { $speed } скорости.
circuit-warning-shared = Всё прочее на той же линии тоже считается: монитор, обогреватель, кондиционер.
circuit-warning-contract = Договор на всё жильё в этой стране часто составляет лишь { $contract }; он ограничивает всё в доме вместе.
