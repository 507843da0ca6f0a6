rule-llm-memory-title = Память для языковой модели

llm-memory-headline-fits = { $model } в { $format } помещается на { $cards }: с контекстом { $context } нужно { $need } из { $room }. Наибольший контекст, который поместился бы, — { $longest }.
llm-memory-headline-tight = { $model } в { $format } помещается на { $cards } впритык: с контекстом { $context } нужно { $need } из { $room }, а такие прогнозы ошибаются больше, чем остаётся. Если прогноз верен, наибольший контекст, который поместился бы, — { $longest }.
llm-memory-headline-fits-bounded = { $model } в { $format } помещается на { $cards }: весам и движку нужно { $need } из { $room }, и хватает места для наибольшего, что может занять кэш с контекстом { $context }.
llm-memory-headline-largest = Самая большая из обычных моделей, которая помещается на { $cards }, — { $model } в { $format }: с контекстом { $context } ей нужно { $need } из { $room }.
llm-memory-headline-nothing = Ни одна из обычных моделей не помещается на { $cards }: даже { $model } в { $format } с контекстом { $context } нужно { $need }, а использовать можно только { $room }.
llm-memory-advice-model = { $model } в { $format }
llm-memory-headline-short = { $model } в { $format } не помещается на { $cards }: с контекстом { $context } нужно { $need }, а использовать можно только { $room }.
llm-memory-headline-short-cards = { $model } в { $format } не помещается на { $cards }: с контекстом { $context } нужно { $need }, а использовать можно только { $room }. Вместили бы такие карты: { $count } шт.
llm-memory-headline-unsure = Нельзя сказать наверняка, поместится ли { $model } в { $format } на { $cards }: одним весам и движку нужно { $need } из { $room }, а размер кэша точно не известен.
llm-memory-headline-offload = { $cards }: помещается слоёв { $held } из { $layers } модели { $model } в { $format } с контекстом { $context }; остальные { $rest } должны уйти в оперативную память.
llm-memory-headline-offload-fits = { $cards }: помещается слоёв { $held } из { $layers } модели { $model } в { $format } с контекстом { $context }; остальные { $rest } помещаются в { $ram } оперативной памяти, но работают во много раз медленнее.
llm-memory-headline-offload-short = { $cards }: помещается слоёв { $held } из { $layers } модели { $model } в { $format } с контекстом { $context }; остальные { $rest } не помещаются в { $ram } оперативной памяти.
llm-memory-headline-card = { $model } в { $format } с контекстом { $context } нужно { $need } видеопамяти; наименьшая подходящая обычная карта имеет { $size }.
llm-memory-headline-cards = { $model } в { $format } с контекстом { $context } нужно { $need } видеопамяти. Ни одна обычная карта столько не вмещает, но хватит { $count } × { $size }.
llm-memory-headline-bounded = { $model } в { $format } нужно не менее { $need } на веса и движок, а кэш точно не известен. Даже с наибольшим, что может занять кэш, { $count } × { $size } видеопамяти достаточно.
llm-memory-headline-none = { $model } в { $format } с контекстом { $context } нужно не менее { $need } видеопамяти; ни одно обычное число карт не вместит это наверняка.
llm-memory-headline-pictures = { $model } нужно { $need } видеопамяти таким способом: { $way }.
llm-memory-headline-pictures-fits = { $model } работает на { $cards } таким способом: { $way }, для него нужно { $need }.
llm-memory-headline-pictures-short = { $model } не работает на { $cards }: даже самому скромному способу, { $way }, нужно { $need }.

llm-memory-buy-card = Карта с { $size }
llm-memory-buy-cards = Карты: { $count } × { $size }
llm-memory-advice-cache = Помещается с кэшем в { $format }: для этого нужно { $need }.
llm-memory-advice-format = Помещается в { $format }: для этого нужно { $need }, а перплексия вырастает на { $rise } против шестнадцати бит.
llm-memory-advice-context = Помещается, если контекст — { $context } или короче.
llm-memory-advice-cards = Вместили бы карты { $card }: { $count } шт.
llm-memory-hint-offload = Без изменений карты вмещают слоёв { $held } из { $layers }; остальные { $rest } работали бы из оперативной памяти, во много раз медленнее.
llm-memory-hint-offload-fits = Без изменений карты вмещают слоёв { $held } из { $layers }; остальные { $rest } помещаются в { $ram } оперативной памяти, но работают во много раз медленнее.
llm-memory-hint-offload-short = Без изменений карты вмещают слоёв { $held } из { $layers }; остальные { $rest } не помещаются и в { $ram } оперативной памяти.

llm-memory-step-total = Веса, кэш и движок вместе
llm-memory-step-least = Веса и движок, без кэша
llm-memory-step-per-card = На каждой карте, когда каждый слой делится между всеми
llm-memory-step-enough-need = Сколько нужно на таких картах ({ $count } шт.), с движком на каждой
llm-memory-step-enough-room = Сколько есть на таких картах ({ $count } шт.)
llm-memory-step-way = { $model } таким способом: { $way }

llm-memory-note-parallel = У каждого из параллельных запросов ({ $requests }) свой кэш.
llm-memory-note-mixture = В памяти нужно держать все { $total }, хотя токен использует только { $active } из них.
llm-memory-note-head-dimension = Взята опубликованная размерность головы, это даёт { $used } на токен. Калькуляторы, которые делят скрытый размер на число голов, получают для { $model } { $wrong }, и это неверно.
llm-memory-note-overhead = На движок считается { $overhead } на каждой карте, а такие прогнозы ошибаются до { $error } на карту в обе стороны.
llm-memory-note-units = Карта, продаваемая в ГБ, вмещает столько же ГиБ, поэтому потребности даны в ГиБ; файлы считаются в ГБ по тысяче миллионов байт, они меньше.
llm-memory-note-unified = Один компьютер с единой памятью, частью которой может пользоваться GPU.
llm-memory-note-apple = Из единой памяти считается { $share }, столько такие компьютеры отдают GPU.
llm-memory-note-unified-assumed = Из единой памяти считается { $share }. Эта доля прочитана на компьютерах Apple и предполагается здесь.
llm-memory-note-repeated = У модели KV-голов { $heads } на карт { $cards }, поэтому при разбиении по тензорам кэш не делится на число карт: его части повторяются.
llm-memory-note-latent-repeated = У скрытого кэша нет голов для деления, поэтому при разбиении по тензорам каждая из карт ({ $cards }) хранит его целиком.
llm-memory-note-loading = При загрузке в тесте всё же был пик { $loading }.
llm-memory-note-group-offload = Картинка занимает { $time } времени.
llm-memory-note-rule-of-thumb = Это число — эмпирическое правило и не прочитано в первоисточнике; руководство по GPU просит для генерации изображений { $comfortable } или больше.
llm-memory-note-offload-memory = При выгрузке веса ждут в оперативной памяти, которая должна вмещать около { $resident }.
llm-memory-assume-flux-dev = Числа опубликованы для версии dev, у которой тот же трансформер.
llm-memory-sources-disagree = Источники расходятся о кэше { $model }: заметки сообщества ведут к { $low } или к { $high } на токен, в зависимости от движка и счёта голов. Здесь взято { $used } из опубликованной конфигурации, где хранятся и ключи, и значения.

llm-memory-warning-cache-bounded = Кэш { $model } сжат способом, который обычная формула не описывает; здесь он займёт не более { $most }.
llm-memory-warning-cache-unknown = Кэш { $model } нельзя вычислить по опубликованному, поэтому он не учтён; он добавится сверху.
llm-memory-warning-windows = Кэш { $model } занимает { $used }, потому что часть слоёв хранит только окно; движку, который окон не замечает, нужно { $whole }.
llm-memory-warning-quality = { $format } стоит качества: на большой модели перплексия выросла на { $rise } против шестнадцати бит.
llm-memory-warning-few-bits = У { $format } меньше четырёх бит на вес, и качество там быстро падает.
llm-memory-warning-heads = Голов внимания { $heads }, и поровну между картами ({ $cards }) их не разделить; большинство движков отказывается от такого разбиения по тензорам.
llm-memory-warning-unequal-cards = При разбиении по тензорам все карты хранят одинаково, поэтому решает наименьшая.

llm-memory-missing-model = Какая это модель, или сколько у неё миллиардов параметров?
