rule-train-memory-title = Память для обучения

train-memory-headline = Обучению { $model } способом { $plan } ({ $method }) нужно { $need } видеопамяти; наименьшая подходящая обычная карта имеет { $size }.
train-memory-headline-divided = Обучению { $model } способом { $plan } ({ $method }), разделённому по картам ({ $count }), нужно { $need } видеопамяти на каждой карте; наименьшая подходящая обычная карта имеет { $size }.
train-memory-headline-several = Обучению { $model } способом { $plan } ({ $method }) нужно { $need } видеопамяти, больше, чем у любой одной обычной карты. Если разделить по картам ({ $count } × { $size }) через ZeRO или FSDP, каждая держит { $each }.
train-memory-headline-none = Обучению { $model } способом { $plan } ({ $method }) нужно { $need } видеопамяти на каждой карте, больше, чем могут разделить между собой даже сотни больших карт.
train-memory-headline-fits = Обучение { $model } способом { $plan } ({ $method }) помещается на { $cards }: на каждой карте нужно { $need }.
train-memory-headline-tight = Обучение { $model } способом { $plan } ({ $method }) помещается на { $cards } впритык: на каждой карте нужно { $need }, а остаётся меньше, чем ошибаются такие прогнозы.
train-memory-headline-instead-fits = Обучение { $model } помещается на { $cards } способом { $plan } ({ $method }): на каждой карте нужно { $need }. Способом { $other } ({ $other-method }) не помещается: ему нужно { $other-need }.
train-memory-headline-instead-tight = Обучение { $model } помещается на { $cards } впритык способом { $plan } ({ $method }): на каждой карте нужно { $need }, а остаётся меньше, чем ошибаются такие прогнозы. Способом { $other } ({ $other-method }) не помещается: ему нужно { $other-need }.
train-memory-headline-short = Обучение { $model } способом { $plan } ({ $method }) не помещается на { $cards }: на каждой карте нужно { $need }.
train-memory-headline-short-sharded-fits = Обучение { $model } способом { $plan } ({ $method }) без разделения не помещается на { $cards }: на каждой карте нужно { $need }. Если разделить по картам ({ $count }) через ZeRO третьей ступени или FSDP, поместится: каждая держит тогда { $each }.
train-memory-headline-short-sharded-tight = Обучение { $model } способом { $plan } ({ $method }) без разделения не помещается на { $cards }: на каждой карте нужно { $need }. Если разделить по картам ({ $count }) через ZeRO третьей ступени или FSDP, поместится впритык: каждая держит тогда { $each }, а остаётся меньше, чем погрешность таких прогнозов.
train-memory-headline-short-sharded-short = Обучение { $model } способом { $plan } ({ $method }) без разделения не помещается на { $cards }: на каждой карте нужно { $need }. Даже если разделить по картам ({ $count }) через ZeRO третьей ступени или FSDP, на каждую придётся { $each }, а это слишком много.
train-memory-headline-largest = Самая большая из обычных моделей, которую можно обучать на { $cards }, — { $model } способом { $plan } ({ $method }): на каждой карте нужно { $need }, доступно { $room }.
train-memory-headline-nothing = Ни одну из обычных моделей нельзя обучать на { $cards }: даже { $model } способом { $plan } ({ $method }) требует { $need } на каждой карте, а использовать можно только { $room }.

train-memory-buy = Карта с { $size }
train-memory-buy-several = Карты: { $count } × { $size }
train-memory-advice-model = { $model } способом { $plan }
train-memory-advice-sharding = Если разделить по картам ({ $cards }) через ZeRO третьей ступени или FSDP, поместится: каждая держит тогда { $need }.
train-memory-advice-cards = Если разделить по таким картам ({ $cards } шт.) через ZeRO третьей ступени или FSDP, { $plan } поместится: каждая держит тогда { $need }.
train-memory-advice-method = { $plan } помещается: нужно { $need }.
train-memory-advice-card = Ни один способ не помещается; даже { $plan } требует { $need }, то есть карту с { $size }.
train-memory-hint-checkpointing = Контрольные точки градиентов хранили бы одну копию скрытого состояния на слой вместо всех.
train-memory-hint-logits = Одни логиты занимают { $logits }; вычисление потерь по частям их избегает.

train-memory-step-bytes = Байт на параметр для { $plan }: веса, градиенты, оптимизатор
train-memory-step-states = Все параметры
train-memory-step-table = { $plan } по таблице LLaMA-Factory
train-memory-step-published = { $plan } на { $model }, как опубликовано
train-memory-step-sharded = Что остаётся на одной карте после разделения
train-memory-step-copy = Одна копия скрытого состояния
train-memory-step-kept = Активации всех слоёв
train-memory-step-checkpointed = Активации с контрольными точками: по копии на слой и один слой в работе
train-memory-step-logits = Логиты
train-memory-step-total = Состояния, активации и движок на одной карте

train-memory-assume-lora = Способ не назван; предполагается LoRA на шестнадцатибитных весах. Остальные сравнивает таблица.
train-memory-assume-least = Способ не назван; показан обычный, которому нужно меньше всего памяти. В таблице — самая большая модель для каждого.
train-memory-assume-batch = О пакете сказано не всё; считается { $batch } сразу, по { $tokens }.
train-memory-assume-copies = Для этого семейства моделей не измерено, сколько копий скрытого состояния хранит слой; предполагается { $copies }, верхний край опубликованного.
train-memory-assume-flux-dev = Числа опубликованы для версии dev и предполагаются для этой.
train-memory-note-short-sequences = Опубликованная таблица включает активации коротких последовательностей; укажите пакет и длину, чтобы прибавить более длинные.
train-memory-note-bf16 = Всё в bf16 стоит численной точности; байты на параметр подогнаны под таблицу LLaMA-Factory.
train-memory-note-no-sharding = Без разделения каждая карта держит всё, поэтому новые карты добавляют скорость, а не память.
train-memory-sources-disagree-adapter = Источники расходятся: таблица LLaMA-Factory ведёт к { $table }, число на миллиард параметров в том же README — к { $rule }. Здесь взята таблица, потому что обучение держит и адаптеры, и состояния оптимизатора, и активации.
train-memory-sources-disagree-gradients = Источники расходятся о градиентах: книга ML Engineering считает { $high }, всего { $high-total }; статью ZeRO обычно цитируют с { $low }, всего { $low-total }. Здесь взято большее, как более надёжный план.
train-memory-sources-disagree-gradients-low = Источники расходятся о градиентах: книга ML Engineering считает { $high }, всего { $high-total }; статью ZeRO обычно цитируют с { $low }, всего { $low-total }. Здесь взято меньшее, как просили.
train-memory-sources-disagree-flux = Источники называют для FLUX LoRA разные числа: проект ai-toolkit просит { $tool }, команда Hugging Face измерила { $lora } в bf16 и { $qlora } с четырёхбитной основой, восьмибитным оптимизатором и сохранёнными латентами. Здесь взяты измеренные.
train-memory-warning-outside-table = Опубликованная таблица охватывает модели от { $first } до { $last }; за ними продолжены её крайние линии.
train-memory-warning-traffic = Третья ступень обменивается весами на каждом шаге, поэтому медленная связь между картами стоит скорости.

train-memory-missing-model = Какую модель обучать, или сколько у неё миллиардов параметров?
