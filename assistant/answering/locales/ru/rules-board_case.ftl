rule-board-case-title = Плата и корпус

board-case-headline-slots = { $cards ->
    [one] Карте нужно слотов подряд: { $positions }; наименьший подходящий формат платы и корпуса — { $form }.
   *[other] Картам ({ $cards } шт.) нужно слотов подряд: { $positions }; наименьший подходящий формат платы и корпуса — { $form }.
}
board-case-headline-larger = Картам ({ $cards } шт.) нужно слотов подряд: { $positions }, больше, чем есть в обычных плате и корпусе. Возьмите серверное шасси или открытую раму с райзерами.
board-case-headline-closer = Карты ({ $cards }) с открытыми вентиляторами занимают мест слотов: { $positions }, больше, чем есть в обычных плате и корпусе. С турбиной или на воде они занимают { $close }; наименьший формат платы и корпуса с таким числом — { $form }.
board-case-headline-most = Мест слотов { $offered }; таких карт поместится не более { $most }: каждая закрывает { $slots }, и до следующей свободно { $free }.
board-case-headline-fit = Да, помещается: { $cards ->
    [one] карта занимает
   *[other] карты ({ $cards }) занимают
} мест слотов { $positions } из { $offered }; поместилось бы таких карт не более { $most }.
board-case-headline-too-many = Нет, не помещается: { $cards ->
    [one] карта занимает
   *[other] карты ({ $cards }) занимают
} мест слотов { $positions }, а их только { $offered }; поместилось бы таких карт не более { $most }.
board-case-headline-none = Ни одна не поместится: такая карта закрывает мест слотов { $slots }, а их только { $offered }.
board-case-headline-too-wide = Нет, не помещается: уже одна карта закрывает мест слотов { $slots }, а их только { $offered }.
board-case-headline-length-fits = Да, помещается: карте длиной { $length } с запасом нужно { $needed }, а корпус вмещает { $case }.
board-case-headline-length-short = Слишком коротко: карте длиной { $length } с запасом нужно { $needed }, а корпус вмещает только { $case }.
board-case-headline-lanes-enough = Да, у { $cpu } линий PCIe для видеокарт { $available }, этого хватит на x{ $width } при числе карт { $cards }; x{ $each } на каждую требует { $needed }.
board-case-headline-lanes-short = Нет, у { $cpu } линий PCIe для видеокарт только { $available }: при числе карт { $cards } каждая получит не более x{ $width }, а x{ $each } на каждую требует { $needed }.
board-case-headline-lanes-none = Нет, { $cpu } с линиями PCIe для видеокарт ({ $available }) не подключит столько карт ({ $cards }); x{ $each } на каждую требует { $needed }.
board-case-headline-no-slots = У { $cpu } нет линий PCIe для видеокарт.
board-case-headline-no-card = Слот планировать не нужно: { $card } припаяна в своей машине или стоит на модуле, это не карта для слота PCIe.
board-case-buy = Плата и корпус { $form }, мест слотов { $positions }
board-case-buy-closer = Карты с турбиной или на воде, плата и корпус { $form }, мест слотов { $positions }
board-case-buy-larger = Серверное шасси или открытая рама, мест слотов { $positions }
board-case-buy-length = Корпус, вмещающий карты длиной { $needed }
board-case-buy-lanes = Процессор с числом линий PCIe для видеокарт не менее { $needed }

board-case-step-positions = Места слотов: слоты карт и свободные слоты между ними
board-case-step-thickness = Толщина самой широкой карты
board-case-step-length = Длина, которую должен вмещать корпус: самая длинная карта и запас
board-case-step-lanes-needed = Линии PCIe для всех карт
board-case-step-lanes-available = Линии PCIe процессора { $cpu } для карт
board-case-step-heat = Тепло карт
board-case-step-radiator = Длина радиатора

board-case-assume-width = Каждая карта считается толщиной { $slots } слота, как в руководстве по железу { $year } года.
board-case-assume-two-slots = Карты с турбиной и карты с водоблоком считаются толщиной { $slots } слота.
board-case-assume-open-air = Предполагаются открытые вентиляторы; свободных слотов до следующей карты: { $free }. Карты с турбиной могут стоять вплотную.
board-case-assume-passive = Это серверные карты без вентиляторов; они стоят вплотную, и шасси должно их продувать.
board-case-assume-partner-width = Толщина взята у эталонной карты; другие изготовители выпускают { $card } толщиной от { $low } до { $high } слота. Укажите толщину настоящей карты.
board-case-assume-lanes = Считается x{ $each } на карту: шире этого для одной карты почти не важно.
board-case-note-desktop = Нужные линии ({ $needed }) укладываются в { $desktop }, которые настольный процессор отводит картам.
board-case-note-workstation = Линий { $needed } больше, чем { $desktop }, которые настольный процессор отводит картам; возьмите процессор рабочей станции или сервера.
board-case-note-split = Настольный процессор делит между слотами карт не более { $desktop } линий; остальные линии { $cpu } идут накопителям и чипсету. Плата должна поддерживать такое деление.
board-case-note-left-out = { $card } не занимает слота PCIe и не учтена.
board-case-note-plug = Кабель { $plug } должен идти прямо примерно { $clearance } над картой, прежде чем согнуться; проверьте боковую стенку.
board-case-note-radiator-places = При собственном водяном контуре в корпусе нужно место радиатора для процессора и для каждой карты ({ $cards }).
board-case-note-radiator-band = Эмпирическое правило — { $unit } радиатора на тепло от { $low-heat } до { $high-heat }, это от { $shortest } до { $longest }; взята середина.
board-case-note-four-blowers = Карты с турбиной { $card } ({ $cards } шт.) работали во вдвое большем числе слотов без перегрева, каждая с ограничением { $limit }.
board-case-2018-four-cards = Число карт { $cards } — наибольшее, которое руководство по железу { $year } года допускает в одной машине, хотя линии оно считает неважными лишь ниже этого числа.
board-case-warning-many-cards = Число карт { $cards } больше, чем { $most }, которые руководство по железу { $year } года допускает в одной машине; планируйте серверное шасси или открытую раму с райзерами и обычно больше одной линии электросети.
board-case-warning-adjacent = Карты с открытыми вентиляторами без свободного слота греют друг друга; руководство по железу { $year } года оценивает потерю до { $loss }.
board-case-warning-partner-length = Другие изготовители выпускают { $card } длиной от { $low } до { $high }; для них корпус должен вмещать { $needed }.
board-case-warning-drives = Линий на накопители NVMe ({ $drives }) не хватает: процессор оставляет накопителям { $spare }, остальные делят связь чипсета.

board-case-missing-cards = Какие видеокарты нужно поставить и сколько?
