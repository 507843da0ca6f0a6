rule-llm-speed-title = Velocidad de un modelo de lenguaje

llm-speed-headline = { $model } en { $format } debería escribir unos { $speed } en { $cards }, entre { $low } y { $high }.
llm-speed-headline-prefill = { $model } en { $format } debería escribir unos { $speed } en { $cards }, entre { $low } y { $high }, y leer una instrucción a unos { $prompt }.
llm-speed-headline-spills = { $model } en { $format } no cabe en { $cards } y funciona en parte desde la memoria RAM: debería escribir unos { $speed }, entre { $low } y { $high }.
llm-speed-headline-ram = { $model } en { $format } debería escribir unos { $speed } solo desde la memoria RAM, entre { $low } y { $high }.

llm-speed-step-active = Pesos que se leen por token en { $format }: solo los parámetros activos
llm-speed-step-cache = Caché que se lee por token
llm-speed-step-bound = Cota superior: ancho de banda entre los bytes leídos por token
llm-speed-step-card-time = Tiempo de un token en la { $card }, con la parte del ancho de banda que se suele alcanzar
llm-speed-step-ram-time = Tiempo de un token en la memoria RAM, con la parte del ancho de banda que se suele alcanzar
llm-speed-step-speed = Tokens escritos por segundo
llm-speed-step-flop = Operaciones por cada token de la instrucción: productos con los pesos, y atención
llm-speed-step-rate-measured = Rendimiento de la tarjeta, por su velocidad medida con { $model }
llm-speed-step-rate-peak = Rendimiento de la tarjeta, por la cifra del fabricante y la parte que se suele alcanzar
llm-speed-step-prefill = Tokens de la instrucción leídos por segundo
llm-speed-step-wait = Tiempo hasta que se ha leído la instrucción

llm-speed-assume-context = No se indicó el contexto; se cuentan { $context } hasta el momento, más o menos como en las mediciones. La tabla muestra otros más largos.
llm-speed-assume-ram = No se dijo nada de la memoria RAM; se supone { $bandwidth }, dos canales de memoria de sobremesa rápida.
llm-speed-note-mixture = Un token solo lee { $read } de esta mezcla de expertos, así que escribe mucho más deprisa que un modelo denso de ese tamaño de archivo.
llm-speed-note-layer-split = Las tarjetas que comparten un modelo por capas trabajan una tras otra: varias tarjetas suman memoria, y una sola secuencia no se acelera.
llm-speed-note-prefill-estimated = La velocidad de lectura de esta tarjeta no se midió; se deduce de la cifra del fabricante y tiene un margen amplio.
llm-speed-note-single-stream = Se cuenta una sola secuencia sin decodificación especulativa. La decodificación especulativa la sube de { $low } a { $high }, así que hay informes que superan incluso la cota.

llm-speed-warning-spills = { $left } de { $layers } capas no caben y se leen de la memoria RAM para cada token, y eso marca la velocidad.
llm-speed-warning-tight = El modelo solo cabe si el motor ocupa muy poca memoria; una pantalla o un contexto más largo lo empujan a la memoria RAM.
llm-speed-warning-tensor = Con reparto por tensores el resultado depende del enlace entre las tarjetas; la misma receta difiere en un factor entre equipos distintos.
llm-speed-warning-tensor-short = En las tarjetas no cabe el modelo con reparto por tensores, así que se cuenta por capas con el resto en la memoria RAM.
llm-speed-warning-few-bytes = Solo se leen { $read } por token; entonces los costes fijos pesan más que el ancho de banda, y el margen es amplio.
llm-speed-warning-hybrid = Los modelos con capas lineales alcanzan por ahora menos de la cota que los demás; la parte más baja que se cuenta es { $share }.
llm-speed-warning-cache-unknown = La caché de { $model } no se puede calcular con lo publicado, así que un contexto largo será más lento de lo indicado.
llm-speed-warning-no-prefill = No se da la velocidad a la que se lee la instrucción, porque no se conoce el rendimiento de cálculo o una parte funciona desde la memoria RAM.

llm-speed-missing-model = ¿Qué modelo es, o cuántos miles de millones de parámetros tiene?
llm-speed-missing-cards = ¿En qué tarjeta gráfica, y en cuántas, va a funcionar el modelo?
