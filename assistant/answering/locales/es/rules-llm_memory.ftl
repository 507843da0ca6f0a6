rule-llm-memory-title = Memoria para un modelo de lenguaje

llm-memory-headline-fits = { $model } en { $format } cabe en { $cards }: con un contexto de { $context } necesita { $need } de { $room }. Cabrían hasta { $longest } de contexto.
llm-memory-headline-tight = { $model } en { $format } cabe por muy poco en { $cards }: con un contexto de { $context } necesita { $need } de { $room }, y estas predicciones se desvían en más de lo que sobra. Si es correcta, cabrían hasta { $longest } de contexto.
llm-memory-headline-fits-bounded = { $model } en { $format } cabe en { $cards }: los pesos y el motor necesitan { $need } de { $room }, y hay sitio para lo máximo que puede ocupar su caché con un contexto de { $context }.
llm-memory-headline-largest = El mayor de los modelos habituales que cabe en { $cards } es { $model } en { $format }: con un contexto de { $context } necesita { $need } de { $room }.
llm-memory-headline-nothing = Ninguno de los modelos habituales cabe en { $cards }: incluso { $model } en { $format } necesita { $need } con un contexto de { $context }, y solo se pueden usar { $room }.
llm-memory-advice-model = { $model } en { $format }
llm-memory-headline-short = { $model } en { $format } no cabe en { $cards }: con un contexto de { $context } necesita { $need }, pero solo se pueden usar { $room }.
llm-memory-headline-short-cards = { $model } en { $format } no cabe en { $cards }: con un contexto de { $context } necesita { $need }, pero solo se pueden usar { $room }. { $count } de estas tarjetas le darían cabida.
llm-memory-headline-unsure = No se puede asegurar si { $model } en { $format } cabe en { $cards }: solo los pesos y el motor necesitan { $need } de { $room }, y el tamaño de su caché no se conoce con exactitud.
llm-memory-headline-offload = En { $cards } caben { $held } de las { $layers } capas de { $model } en { $format } con un contexto de { $context }; las { $rest } restantes tienen que ir a la memoria RAM.
llm-memory-headline-offload-fits = En { $cards } caben { $held } de las { $layers } capas de { $model } en { $format } con un contexto de { $context }; las { $rest } restantes caben en { $ram } de memoria RAM, pero funcionan muchísimo más despacio.
llm-memory-headline-offload-short = En { $cards } caben { $held } de las { $layers } capas de { $model } en { $format } con un contexto de { $context }; las { $rest } restantes no caben en { $ram } de memoria RAM.
llm-memory-headline-card = { $model } en { $format } necesita { $need } de memoria gráfica con un contexto de { $context }; la tarjeta habitual más pequeña que le sirve tiene { $size }.
llm-memory-headline-cards = { $model } en { $format } necesita { $need } de memoria gráfica con un contexto de { $context }. Ninguna tarjeta habitual tiene tanto por sí sola, pero { $count } tarjetas de { $size } sí.
llm-memory-headline-bounded = { $model } en { $format } necesita al menos { $need } para los pesos y el motor, y su caché no se conoce con exactitud. Incluso con lo máximo que puede ocupar la caché bastan { $count } × { $size } de memoria gráfica.
llm-memory-headline-none = { $model } en { $format } necesita al menos { $need } de memoria gráfica con un contexto de { $context }; ningún número habitual de tarjetas le da cabida con seguridad.
llm-memory-headline-pictures = { $model } necesita { $need } de memoria gráfica de este modo: { $way }.
llm-memory-headline-pictures-fits = { $model } funciona en { $cards } de este modo: { $way }, que necesita { $need }.
llm-memory-headline-pictures-short = { $model } no funciona en { $cards }: incluso el modo más frugal, { $way }, necesita { $need }.

llm-memory-buy-card = Una tarjeta con { $size }
llm-memory-buy-cards = { $count } tarjetas de { $size }
llm-memory-advice-cache = Cabe con la caché en { $format }: necesita { $need }.
llm-memory-advice-format = Cabe en { $format }: necesita { $need }, y la perplejidad sube { $rise } respecto a dieciséis bits.
llm-memory-advice-context = Cabe con un contexto de { $context } como máximo.
llm-memory-advice-cards = { $count } tarjetas { $card } le darían cabida.
llm-memory-hint-offload = Sin cambiar nada, en las tarjetas caben { $held } de { $layers } capas; las { $rest } restantes funcionarían desde la memoria RAM, muchísimo más despacio.
llm-memory-hint-offload-fits = Sin cambiar nada, en las tarjetas caben { $held } de { $layers } capas; las { $rest } restantes caben en { $ram } de memoria RAM, pero funcionan muchísimo más despacio.
llm-memory-hint-offload-short = Sin cambiar nada, en las tarjetas caben { $held } de { $layers } capas; las { $rest } restantes tampoco caben en { $ram } de memoria RAM.

llm-memory-step-total = Pesos, caché y motor juntos
llm-memory-step-least = Pesos y motor, sin la caché
llm-memory-step-per-card = En cada tarjeta, si cada capa se reparte entre todas
llm-memory-step-enough-need = Lo que necesitan { $count } de estas tarjetas, con el motor en cada una
llm-memory-step-enough-room = Lo que tienen { $count } de estas tarjetas
llm-memory-step-way = { $model } de este modo: { $way }

llm-memory-note-parallel = Cada una de las { $requests } peticiones simultáneas tiene su propia caché.
llm-memory-note-mixture = Hay que tener en memoria los { $total }, aunque un token solo usa { $active } de ellos.
llm-memory-note-head-dimension = Se usa la dimensión de cabeza publicada, que da { $used } por token. Las calculadoras que dividen el tamaño oculto entre el número de cabezas obtienen { $wrong } para { $model }, y eso es incorrecto.
llm-memory-note-overhead = El motor se cuenta con { $overhead } en cada tarjeta, y estas predicciones se desvían hasta { $error } por tarjeta en ambos sentidos.
llm-memory-note-units = Una tarjeta vendida en GB tiene otros tantos GiB, así que las necesidades se dan en GiB; los archivos se ofrecen en GB de mil millones de bytes, que son más pequeños.
llm-memory-note-unified = Un equipo con memoria unificada, de la que la GPU puede usar una parte.
llm-memory-note-apple = De la memoria unificada cuenta el { $share }, la parte que esos equipos dejan usar a la GPU.
llm-memory-note-unified-assumed = De la memoria unificada cuenta el { $share }. Esa parte se leyó en equipos de Apple y aquí se supone.
llm-memory-note-repeated = El modelo tiene { $heads } cabezas KV para { $cards } tarjetas, así que con reparto por tensores la caché no se puede dividir entre el número de tarjetas: partes de ella se repiten.
llm-memory-note-latent-repeated = La caché latente no tiene cabezas que repartir, así que con reparto por tensores cada una de las { $cards } tarjetas la guarda entera.
llm-memory-note-loading = Al cargarlo, el pico fue aun así de { $loading } en la prueba.
llm-memory-note-group-offload = Una imagen tarda { $time } lo habitual.
llm-memory-note-rule-of-thumb = La cifra es una regla general y no se leyó en una fuente primaria; la guía de GPU pide { $comfortable } o más para generar imágenes.
llm-memory-note-offload-memory = Con la descarga, los pesos esperan en la memoria RAM, que debe tener unos { $resident }.
llm-memory-assume-flux-dev = Las cifras se publicaron para la versión dev, que tiene el mismo transformador.
llm-memory-sources-disagree = Las fuentes discrepan sobre la caché de { $model }: las notas de la comunidad llevan a { $low } o a { $high } por token, según el motor y la forma de contar las cabezas. Aquí se usan los { $used } de la configuración publicada, con claves y valores guardados.

llm-memory-warning-cache-bounded = La caché de { $model } se comprime de un modo que la fórmula habitual no describe; aquí ocupa como máximo { $most }.
llm-memory-warning-cache-unknown = La caché de { $model } no se puede calcular con lo publicado, así que no se cuenta; súmala aparte.
llm-memory-warning-windows = La caché de { $model } ocupa { $used } porque algunas capas solo guardan una ventana; un motor que ignore las ventanas necesita { $whole } para ella.
llm-memory-warning-quality = { $format } cuesta calidad: en un modelo grande la perplejidad subió { $rise } respecto a dieciséis bits.
llm-memory-warning-few-bits = { $format } tiene menos de cuatro bits por peso, y ahí la calidad cae deprisa.
llm-memory-warning-heads = { $heads } cabezas de atención no se reparten por igual entre { $cards } tarjetas; la mayoría de los motores rechaza un reparto por tensores así.
llm-memory-warning-unequal-cards = Con reparto por tensores todas las tarjetas guardan lo mismo, así que decide la más pequeña.

llm-memory-missing-model = ¿Qué modelo es, o cuántos miles de millones de parámetros tiene?
