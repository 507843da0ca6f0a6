rule-gpu-budget-title = Видеокарта под бюджет

gpu-budget-headline = { $memory ->
    [none] Самая быстрая карта за { $budget } — { $card }, по { $price } ({ $kind }).
   *[other] Самая быстрая карта с памятью от { $memory } за { $budget } — { $card }, по { $price } ({ $kind }).
}
gpu-budget-headline-memory = Больше всего памяти за { $budget } — у { $card }: { $figure }, по { $price } за карту ({ $kind }), карт: { $count }.
gpu-budget-headline-bandwidth = Самая высокая пропускная способность за { $budget } — у { $card }: { $figure }, по { $price } за карту ({ $kind }), карт: { $count }.
gpu-budget-headline-power = Самое низкое потребление за { $budget } — у { $card }: { $figure }, по { $price } за карту ({ $kind }), карт: { $count }.
gpu-budget-headline-several = Для карт числом { $count } самый быстрый выбор — { $card }, по { $price } каждая ({ $kind }), всего { $total }.
gpu-budget-headline-nothing = { $count ->
    [one] Ничего с памятью от { $memory } и по вашим пожеланиям в { $budget } не укладывается; самая дешёвая такая карта — { $card }, { $price }.
   *[other] Столько карт ({ $count }) с памятью от { $memory } и по вашим пожеланиям в { $budget } не укладываются; самая дешёвая такая карта — { $card }, по { $price } каждая.
}
gpu-budget-headline-cheapest = Самая дешёвая карта с памятью от { $memory } — { $card }, по { $price } ({ $kind }).
gpu-budget-headline-leads-memory = Из карт в продаже больше всего памяти у этих: { $cards }.
gpu-budget-headline-leads-bandwidth = Из карт в продаже самая высокая пропускная способность у этих: { $cards }.
gpu-budget-headline-leads-speed = Из карт в продаже самые быстрые, по сравнению с { $baseline }: { $cards }.
gpu-budget-headline-leads-power = Из карт в продаже меньше всего потребляют эти: { $cards }.
gpu-budget-headline-no-such-card = Карты с известной текущей ценой по этим пожеланиям нет: память от { $memory }, нужные состояние, марки и потребление.
gpu-budget-headline-history = Руководство { $year } года советовало: { $cards }.
gpu-budget-headline-history-nothing = Ни одна из карт, которые руководство { $year } года советовало для этого, в бюджет не укладывается; самая дешёвая была { $card }, { $price }.
gpu-budget-buy = { $count } × { $card }

gpu-budget-step-dollars = Бюджет в долларах США, по курсу Европейского центрального банка на { $day }
gpu-budget-step-each = Бюджет на одну карту
gpu-budget-step-speed-measured = Скорость { $card } в обучении, измерена
gpu-budget-step-speed-estimated = Скорость { $card } в обучении, оценена по пропускной способности, вычислениям и архитектуре
gpu-budget-step-speed-bandwidth = Скорость { $card } в написании текста, по пропускной способности
gpu-budget-step-for-money = Скорость { $card } за { $unit }

gpu-budget-assume-training = Порядок по скорости обучения в половинной точности, { $baseline } = { $one }: измеренной, если карта есть в тесте, иначе это среднее из пропускной способности и вычислений, умноженное на то, что измеренные карты той же архитектуры извлекают из своих. Отдельные задачи отличаются вдвое.
gpu-budget-assume-inference = Порядок по скорости, с какой языковая модель пишет текст для одного пользователя, { $baseline } = { $one }: пропускная способность памяти, умноженная на долю, которой достигает память такого вида.
gpu-budget-assume-by-memory = Карты упорядочены сначала по памяти, затем по скорости.
gpu-budget-assume-by-bandwidth = Карты упорядочены сначала по пропускной способности памяти, затем по скорости.
gpu-budget-assume-by-power = Карты упорядочены сначала по потреблению, от меньшего, затем по скорости.
gpu-budget-assume-power-limit = Сравниваются только карты с потреблением не выше { $power }.
gpu-budget-assume-money-unit = Скорость за деньги — это скорость, которую покупают { $unit }.
gpu-budget-assume-model = { $count } × { $memory } видеопамяти вмещают { $model } в { $format } с контекстом { $context }.
gpu-budget-assume-memory = Память не менее { $memory } на карту, так как назначение не названо.
gpu-budget-assume-memory-for = Память не менее { $memory } на карту, для назначения: { $purpose }.
gpu-budget-assume-on-sale = Сравниваются только карты с текущей ценой, какой бы она ни была; серверные модули, которые не вставить в слот, не учтены.
gpu-budget-assume-any-condition = Сравниваются новые и подержанные карты; скажите «новая» или «подержанная», чтобы видеть только такие.
gpu-budget-assume-us-prices = Цены из США без налога, пересчитаны; местные цены отличаются.
gpu-budget-check-again = Цены меняются быстро: проверьте их снова после { $day }.
gpu-budget-check-now = Самой старой из показанных цен { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}, проверить её следовало { $day }; посмотрите цены снова перед покупкой.
gpu-budget-note-unsure-price = Эту цену не удалось подтвердить в первоисточнике.
gpu-budget-note-equal-inference = { $cards } пишут текст одинаково быстро: текст одного пользователя упирается в пропускную способность памяти, а у всех она { $bandwidth }. То, что дорогие вычисляют сверх этого, сокращает лишь чтение длинных запросов; первой идёт самая дешёвая.
gpu-budget-note-equal-training = { $cards } считаются одинаково быстрыми: оценка идёт по пропускной способности, { $bandwidth }, и вычислениям, а они у всех одинаковы; первой идёт самая дешёвая.

gpu-budget-hint-memory = С меньшей памятью, { $memory }, подошла бы { $card } за { $price }.
gpu-budget-hint-power = С большим потреблением, { $power }, подошла бы { $card } за { $price }.
gpu-budget-hint-condition = Если карта может быть и новой, и подержанной, подошла бы { $card } за { $price }.
gpu-budget-hint-vendor = От другой марки подошла бы { $card } за { $price }.
gpu-budget-hint-roomier = Почти так же быстра, и памяти { $memory }: { $card } за { $price }.
gpu-budget-hint-count = { $count ->
    [one] Бюджета хватает на одну { $card }, за { $price }.
   *[other] Бюджета хватает на карты { $card }, { $count } шт., по { $price } каждая.
}

gpu-budget-warning-launch-prices = Известна только цена изготовителя при выпуске: { $cards }; магазины сегодня могут просить намного больше.
gpu-budget-warning-used-lows = Цены подержанных — чаще самые низкие объявления, а не середина рынка; рассчитывайте заплатить больше.
gpu-budget-warning-software = Карты других марок, не NVIDIA, работают с обычными библиотеками, но некоторым программам нужна CUDA; сначала проверьте свои. Скорость обучения на них — грубая оценка.
gpu-budget-warning-server-card = У серверных карт нет своего вентилятора, им нужен сильный поток воздуха через корпус.
gpu-budget-warning-old-rate = Последний курс { $currency } — на { $day }; сегодняшний может сильно отличаться.

gpu-budget-history-2017 = Руководство { $year } года называет в тексте Titan X Pascal слишком дорогой для её скорости, но ставит её первой в таблице; текст приводит довод и советует лучше.
gpu-budget-history-2018 = Руководство { $year } года называло новые карты для работы в половинной точности и подержанные старые для одинарной.
gpu-budget-history-2018-memory = Руководство { $year } года просило для этого назначения { $memory } памяти.
gpu-budget-history-past = Это совет { $year } года, показанный как история; карты и цены с тех пор изменились. О сегодняшнем выборе спросите без года.

gpu-budget-missing-budget = Сколько вы хотите потратить на видеокарты?
