rule-cpu-title = Ядра процессора

cpu-headline-both = На { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} планируйте { $text ->
    [one] { $text } ядро
    [few] { $text } ядра
   *[other] { $text } ядер
} процессора для текста или { $vision } для изображений; минимум — { $minimum }.
cpu-headline-text = На { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} для обучения на тексте планируйте { $recommended ->
    [one] { $recommended } ядро
    [few] { $recommended } ядра
   *[other] { $recommended } ядер
} процессора; минимум — { $minimum }.
cpu-headline-vision = На { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} для обучения на изображениях планируйте { $recommended ->
    [one] { $recommended } ядро
    [few] { $recommended } ядра
   *[other] { $recommended } ядер
} процессора; минимум — { $minimum }.
cpu-headline-given = На { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} с указанным числом загрузчиков данных планируйте { $recommended ->
    [one] { $recommended } ядро
    [few] { $recommended } ядра
   *[other] { $recommended } ядер
} процессора; минимум — { $minimum }.
cpu-headline-prepared = На { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} с данными, подготовленными до обучения, планируйте { $recommended ->
    [one] { $recommended } ядро
    [few] { $recommended } ядра
   *[other] { $recommended } ядер
} процессора; минимум — { $minimum }.
cpu-headline-inference = Для запуска готовых моделей на { $gpus ->
    [one] { $gpus } видеокарте
    [few] { $gpus } видеокартах
   *[other] { $gpus } видеокартах
} планируйте { $recommended ->
    [one] { $recommended } ядро
    [few] { $recommended } ядра
   *[other] { $recommended } ядер
} процессора; минимум — { $minimum }.
cpu-headline-2018 = По руководству по железу { $year } года на { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} нужно не менее { $minimum ->
    [one] { $minimum } ядра
   *[other] { $minimum } ядер
} процессора.
cpu-headline-enough = Да, { $cores ->
    [one] { $cores } ядра
    [few] { $cores } ядер
   *[other] { $cores } ядер
} на { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} хватит: минимум — { $minimum }, рекомендуется { $recommended }.
cpu-headline-tight = { $cores ->
    [one] { $cores } ядра
    [few] { $cores } ядер
   *[other] { $cores } ядер
} на { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} хватит впритык: минимум — { $minimum }, а рекомендуется { $recommended }.
cpu-headline-short = Нет, { $cores ->
    [one] { $cores } ядра
    [few] { $cores } ядер
   *[other] { $cores } ядер
} на { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} мало: минимум — { $minimum }, рекомендуется { $recommended }.
cpu-headline-2018-enough = Да: по руководству по железу { $year } года { $cores ->
    [one] { $cores } ядра
    [few] { $cores } ядер
   *[other] { $cores } ядер
} на { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} хватит; минимум — { $minimum }.
cpu-headline-2018-short = Нет: по руководству по железу { $year } года { $cores ->
    [one] { $cores } ядра
    [few] { $cores } ядер
   *[other] { $cores } ядер
} на { $gpus ->
    [one] { $gpus } видеокарту
    [few] { $gpus } видеокарты
   *[other] { $gpus } видеокарт
} мало; минимум — { $minimum }.
cpu-buy = Процессор с числом ядер не менее { $cores }

cpu-step-minimum = Наименьшее число ядер по руководству по железу { $year } года
cpu-step-text = Рекомендация для текста: загрузчики каждой карты и ещё один процесс, плюс система
cpu-step-vision = Рекомендация для изображений: загрузчики каждой карты и ещё один процесс, плюс система
cpu-step-given = Рекомендация с указанным числом загрузчиков: загрузчики каждой карты и ещё один процесс, плюс система
cpu-step-prepared = Рекомендация с готовыми данными: загрузчики каждой карты и ещё один процесс, плюс система
cpu-step-inference = Рекомендация без загрузчиков данных: один процесс на карту, плюс система
cpu-step-at-hand = Ядра в наличии

cpu-assume-one-card = Число карт не указано; предполагается одна.
cpu-assume-during = Принято, что данные готовятся во время обучения: этому случаю нужно больше ядер.
cpu-assume-modality = На карту считается загрузчиков данных: { $text } для текста и { $vision } для изображений.
cpu-assume-prepared = Готовые данные нужно только читать, поэтому на карту считается загрузчиков данных: { $workers }.
cpu-assume-inference = Запуску готовой модели загрузчики данных не нужны; процессор запускает работу карт и программу вокруг неё.
cpu-assume-two-threads = Потоков { $threads }; считаются как ядер: { $cores }.
cpu-note-threads = Минимум считается и в потоках: ядер { $cores }, потоков { $threads }.
cpu-note-two-rules = Источники расходятся: руководство по железу { $year } года считает ядра на карту, справочник ml-engineering { $handbook } года считает загрузчики и просит больше. Здесь руководство даёт минимум, а справочник — рекомендацию, потому что каждый загрузчик — процесс, которому нужно ядро.
cpu-note-hyper-threading = Hyper-Threading добавляет не больше примерно { $gain }, так что поток ядра не заменяет.
cpu-note-further-cores = Каждое следующее ядро на карту даёт от { $low } до { $high } скорости, по руководству по железу { $year } года.
cpu-warning-clock = Частота почти не важна выше { $floor }, но здесь базовая частота { $clock }.
cpu-warning-no-slots = У { $cpu } нет линий PCIe для видеокарт.
cpu-warning-lanes = У { $cpu } линий PCIe для видеокарт { $lanes }; при числе карт { $gpus } каждая получит не более x{ $width }, меньше желательных x{ $good }.
