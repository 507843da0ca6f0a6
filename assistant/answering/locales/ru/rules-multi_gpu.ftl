rule-multi-gpu-title = Несколько карт

multi-gpu-headline-general = { $memory ->
    [none] В обучении { $count ->
        [one] { $count } карта делает
        [few] { $count } карты делают
       *[other] { $count } карт делают
        } от { $low } до { $high } работы одной, в зависимости от сети и карты; один поток языковой модели почти не ускоряется, а отдельных экспериментов одновременно идёт { $count }.
   *[other] В обучении { $count ->
        [one] { $count } карта делает
        [few] { $count } карты делают
       *[other] { $count } карт делают
        } от { $low } до { $high } работы одной, в зависимости от сети и карты; для языковой модели вместе они вмещают { $memory }, но один поток почти не ускоряется.
}
multi-gpu-headline-unlike = В обучении эти карты ({ $count }) делают от { $low } до { $high } работы одной { $fast }, потому что все ждут { $slow }; для языковой модели у них вместе { $memory }, а один поток идёт со скоростью от { $layer-low } до { $layer-high } её скорости при делении по слоям. Отдельные эксперименты делают всего { $experiments } работы.
multi-gpu-headline-principle = Одной карты хватает почти для всего. Несколько дешёвых карт годятся для многих отдельных экспериментов, одна большая — для одной большой модели; в обучении { $count ->
    [one] { $count } карта делает
    [few] { $count } карты делают
   *[other] { $count } карт делают
    } от { $low } до { $high } работы одной, а языковой модели добавляют память, но почти не скорость.
multi-gpu-headline-training-text = В обучении языковой сети { $count ->
    [one] { $count } карта делает
    [few] { $count } карты делают
   *[other] { $count } карт делают
    } примерно от { $low } до { $high } работы одной, в зависимости от карты и связей.
multi-gpu-headline-training-text-measured = В обучении языковой сети такие { $count ->
    [one] { $count } карта делает
    [few] { $count } карты делают
   *[other] { $count } карт делают
    } около { $speed } работы одной.
multi-gpu-headline-training-vision = В обучении сети для изображений { $count ->
    [one] { $count } карта делает
    [few] { $count } карты делают
   *[other] { $count } карт делают
    } примерно от { $low } до { $high } работы одной, так как такие сети обмениваются малым.
multi-gpu-headline-inference = { $memory ->
    [none] Языковой модели { $count ->
        [one] { $count } карта даёт
        [few] { $count } карты дают
       *[other] { $count } карт дают
        } прежде всего объём: при разбиении по слоям один поток идёт со скоростью от { $layer-low } до { $layer-high } одной карты, по тензорам — от { $tensor-low } до { $tensor-high }.
   *[other] Языковой модели { $count ->
        [one] { $count } карта даёт
        [few] { $count } карты дают
       *[other] { $count } карт дают
        } прежде всего объём, вместе { $memory }: при разбиении по слоям один поток идёт со скоростью от { $layer-low } до { $layer-high } одной карты, по тензорам — от { $tensor-low } до { $tensor-high }.
}
multi-gpu-headline-layer = { $memory ->
    [none] Разбиение по слоям даёт объём и почти не даёт скорости: один поток на { $count } картах идёт со скоростью от { $low } до { $high } одной карты.
   *[other] Разбиение по слоям даёт объём, вместе { $memory }, и почти не даёт скорости: один поток на { $count } картах идёт со скоростью от { $low } до { $high } одной карты.
}
multi-gpu-headline-tensor = { $memory ->
    [none] При разбиении по тензорам один поток на { $count } картах идёт со скоростью от { $low } до { $high } одной карты, в зависимости от связи между ними.
   *[other] При разбиении по тензорам один поток на { $count } картах идёт со скоростью от { $low } до { $high } одной карты, в зависимости от связи между ними; вместе они вмещают { $memory }.
}
multi-gpu-headline-experiments = Да: на { $count } картах идёт столько же отдельных экспериментов сразу, без параллельного кода. Ни один из них не ускоряется, и им нужно ядер процессора около { $cores }.
multi-gpu-headline-nvlink = NVLink полезен, но нужен редко: при разбиении по тензорам на двух картах он добавляет от { $text-low } до { $text-high } в написании текста и от { $prompt-low } до { $prompt-high } в чтении запросов, а разбиению по слоям и отдельным экспериментам — ничего.
multi-gpu-headline-nvlink-has = У { $card } есть NVLink, { $rate } в каждую сторону. Он полезен, но нужен редко: при разбиении по тензорам на двух картах он добавляет от { $text-low } до { $text-high } в написании текста и от { $prompt-low } до { $prompt-high } в чтении запросов, а разбиению по слоям и отдельным экспериментам — ничего.
multi-gpu-headline-nvlink-none = У { $card } нет NVLink; карты общаются по PCIe. Разбиению по слоям и отдельным экспериментам он не нужен: для слоёв хватает { $layer }; разбиение по тензорам передаёт { $tensor } и выигрывает от широкой связи PCIe.
multi-gpu-headline-choice-priced = С { $one } вы получаете { $one-memory } памяти при { $one-power } за { $one-price }; с { $other } — { $other-memory } при { $other-power } за { $other-price }. Берите больше карт для отдельных экспериментов и самую большую карту для одной модели.
multi-gpu-headline-model-both = { $model } в { $format } с контекстом { $context } помещается в обоих случаях: на { $one } нужно { $one-need } из { $one-room }, на { $other } — { $other-need } из { $other-room }.
multi-gpu-headline-model-one = Берите { $one }: с контекстом { $context } { $model } в { $format } нужно там { $one-need } из { $one-room }. На { $other } не помещается: нужно { $other-need }, а использовать можно только { $other-room }.
multi-gpu-headline-model-none = { $model } в { $format } с контекстом { $context } не помещается ни там, ни там: на { $one } нужно { $one-need }, а использовать можно только { $one-room }; на { $other } нужно { $other-need }, а можно только { $other-room }.
multi-gpu-step-model-need = Сколько модели нужно на { $cards }
multi-gpu-step-model-room = Память, которую { $cards } даёт модели
multi-gpu-headline-choice = С { $one } вы получаете { $one-memory } памяти при { $one-power }; с { $other } — { $other-memory } при { $other-power }. Берите больше карт для отдельных экспериментов и самую большую карту для одной модели.
multi-gpu-headline-choice-memory = С { $one } вы получаете { $one-memory } памяти; с { $other } — { $other-memory }. Берите больше карт для отдельных экспериментов и самую большую карту для одной модели.
multi-gpu-headline-power = Меньше потребляет { $less }: мощность { $least }, у { $more } — { $most }.
multi-gpu-headline-power-equal = { $one } и { $other } потребляют одинаково: { $value }.
multi-gpu-headline-memory = Больше памяти у { $more }: { $most }, у { $less } — { $least }.
multi-gpu-headline-memory-equal = У { $one } и { $other } одинаково памяти: { $value }.
multi-gpu-headline-price = Дешевле: { $less } за { $least }; { $more } — за { $most }.
multi-gpu-headline-speed = Быстрее в обучении: { $more }, примерно { $factor } скорости { $less }.
multi-gpu-note-power-unknown = Мощность { $cards } здесь неизвестна, поэтому по мощности они не сравниваются.
multi-gpu-headline-2017-cluster = По руководству { $year } года CNTK достигал от { $low } до { $high } скорости одной карты на кластере с числом карт { $count }.
multi-gpu-headline-2017 = По руководству { $year } года { $count ->
    [one] { $count } карта достигает
    [few] { $count } карты достигают
   *[other] { $count } карт достигают
    } от { $low } до { $high } скорости одной с CNTK, Torch или PyTorch; TensorFlow достигал лишь от { $weak-low } до { $weak-high } при числе карт { $cards }.
multi-gpu-take = Берите { $cards }

multi-gpu-step-pair = Доля удвоенной скорости, которой две { $card } достигают на языковой сети
multi-gpu-step-training = Скорость карт ({ $count }) при обмене по кольцу, если они масштабируются как { $card }
multi-gpu-step-images-low = Сеть для изображений на { $count } картах, нижний край
multi-gpu-step-images-high = Сеть для изображений на { $count } картах, верхний край
multi-gpu-step-layer-low = Один поток при разбиении по слоям, нижний край
multi-gpu-step-layer-high = Один поток при разбиении по слоям, наибольшее измеренное
multi-gpu-step-tensor-low = Один поток при разбиении по тензорам, нижний край
multi-gpu-step-tensor-high = Один поток при разбиении по тензорам, верхний край
multi-gpu-step-memory = Память всех карт
multi-gpu-step-cores = Ядра процессора для загрузчиков данных всех экспериментов
multi-gpu-step-unlike-low = В темпе { $slow }, нижняя граница
multi-gpu-step-unlike-high = В темпе { $slow }, верхняя граница
multi-gpu-step-unlike-layer-low = Один поток при делении по слоям относительно { $fast }, у каждой карты своя доля памяти, нижняя граница
multi-gpu-step-unlike-layer-high = Один поток при делении по слоям относительно { $fast }, у каждой карты своя доля памяти, верхняя граница
multi-gpu-step-unlike-experiments = Отдельные эксперименты на всех картах относительно { $fast }
multi-gpu-step-nvlink-rate = NVLink у { $card } в одну сторону
multi-gpu-step-nvlink-older-low = Выигрыш в написании со старыми программами, нижний край
multi-gpu-step-nvlink-older-high = Выигрыш в написании со старыми программами, верхний край
multi-gpu-step-nvlink-newer-low = Выигрыш в написании с новыми программами, нижний край
multi-gpu-step-nvlink-newer-high = Выигрыш в написании с новыми программами, верхний край
multi-gpu-step-nvlink-prompt-low = Выигрыш в чтении запросов, нижний край
multi-gpu-step-nvlink-prompt-high = Выигрыш в чтении запросов, верхний край
multi-gpu-step-memory-of = Память: { $cards }
multi-gpu-step-power-of = Мощность: { $cards }
multi-gpu-step-price-of = Цена: { $cards }
multi-gpu-step-choice = Скорость обучения { $one } к скорости { $other }
multi-gpu-step-2017-low = Скорость карт ({ $count }) с эффективностью из руководства, нижний край
multi-gpu-step-2017-high = Скорость карт ({ $count }) с эффективностью из руководства, верхний край
multi-gpu-step-2017-efficiency-low = Доля идеального масштабирования, нижний край
multi-gpu-step-2017-efficiency-high = Доля идеального масштабирования, верхний край

multi-gpu-assume-count = Число карт не названо; предполагается { $count }.
multi-gpu-assume-model = Две измеренные карты говорят, какая часть шага уходит на обмен градиентами; при большем числе карт эта часть растёт, как трафик обмена по кольцу. Карты, делящие связь с процессором, справляются хуже.
multi-gpu-assume-unlike = Карты разные, поэтому все числа даны относительно одной { $fast }, самой быстрой: карты, которые обучают одну сеть или делят тензоры, ждут самую медленную, при делении по слоям каждая тратит своё время, а отдельные эксперименты складываются.
multi-gpu-assume-text = Считается языковая сеть, которая обменивается многим; сети для изображений масштабируются лучше, как видно из таблицы.
multi-gpu-assume-nvlink = Выигрыш измерен на двух { $card }; другие карты с NVLink могут отличаться.
multi-gpu-nvlink-disagree = Измерения расходятся: старые программы выигрывали в написании от { $older-low } до { $older-high }, новые — от { $newer-low } до { $newer-high }, и оба ограничивают ответ. Сообщение о { $rejected } не учтено, потому что его пределы мощности не совпадали.
multi-gpu-nvlink-training = В обучении от двух до восьми { $card } выигрывали от { $low } до { $high } на языковой сети. На сети для изображений измерено { $with-it } со связью против { $without } без неё, это читается как шум теста.
multi-gpu-note-layer = Измерено при разбиении по слоям: большая модель писала { $few-speed } на картах ({ $few }) и { $many-speed } на картах ({ $many }).
multi-gpu-note-experiments = Отдельным экспериментам не нужен параллельный код: на каждой карте идёт свой, и ни один не ускоряется.
multi-gpu-note-many = С { $cards } одновременно идёт отдельных экспериментов: { $count }.
multi-gpu-note-large = Самая большая модель без разбиения, до { $memory }, помещается на одной карте, если взять { $cards }.
multi-gpu-note-pooled = { $cards } вместе вмещают больше, { $memory }, но только для модели, разделённой между ними.
multi-gpu-warning-mixed = Разные карты в одной группе идут со скоростью самой медленной, а разбиение по тензорам лучше работает с одинаковыми.
multi-gpu-warning-narrow-links = Четыре карты на узких связях, работающие над одной сетью, теряют примерно от { $low } до { $high }, как читатель цитирует более позднее издание руководства.
multi-gpu-warning-tensor = Разбиению по тензорам нужны одинаковые карты, быстрая связь и число карт, на которое делятся головы ключей и значений модели.
multi-gpu-warning-nvlink-memory = NVLink не объединяет память карт: модель всё равно нужно делить.
multi-gpu-warning-nvlink-pairs = Мосты настольных карт соединяют только пары, поэтому карты ({ $count }) между парами всё равно общаются по PCIe.
multi-gpu-warning-2017-cluster = Это состояние { $year } года, показанное как история: сегодняшние измерения охватывают от { $fewest } до { $most } карт в одной машине и о { $count } ничего не говорят.
multi-gpu-warning-2017 = Это состояние { $year } года, показанное как история. О сегодняшних измерениях спросите без года.
multi-gpu-2017-contradiction = Руководство { $year } года даёт от { $low } до { $high } и для { $cards }, и для { $most } карт. Это хорошо для { $cards } и неправдоподобно для { $most }, где означало бы эффективность не выше { $share }; читается как число для { $cards }.
multi-gpu-2017-cluster = Это была одна библиотека на кластере, с градиентами, квантованными до одного бита.
