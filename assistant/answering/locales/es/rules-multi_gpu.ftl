rule-multi-gpu-title = Varias tarjetas

multi-gpu-headline-general = { $memory ->
    [none] Al entrenar, { $count } tarjetas hacen de { $low } a { $high } el trabajo de una, según la red y la tarjeta; una sola secuencia de un modelo de lenguaje apenas se acelera, y { $count } experimentos separados funcionan a la vez.
   *[other] Al entrenar, { $count } tarjetas hacen de { $low } a { $high } el trabajo de una, según la red y la tarjeta; para un modelo de lenguaje reúnen { $memory }, pero una sola secuencia apenas se acelera.
}
multi-gpu-headline-unlike = En entrenamiento estas { $count } tarjetas hacen de { $low } a { $high } el trabajo de la { $fast } sola, porque todas esperan a la { $slow }; para un modelo de lenguaje reúnen { $memory }, y un solo flujo va de { $layer-low } a { $layer-high } de su velocidad con reparto por capas. Los experimentos separados hacen en total { $experiments } del trabajo.
multi-gpu-headline-principle = Una tarjeta basta para casi todo. Varias tarjetas baratas convienen para muchos experimentos separados, una grande para un modelo grande; al entrenar, { $count } tarjetas hacen de { $low } a { $high } el trabajo de una, y a un modelo de lenguaje le dan memoria pero apenas velocidad.
multi-gpu-headline-training-text = Al entrenar una red de lenguaje, { $count } tarjetas hacen de { $low } a { $high } el trabajo de una, según la tarjeta y sus enlaces.
multi-gpu-headline-training-text-measured = Al entrenar una red de lenguaje, { $count } de estas tarjetas hacen alrededor de { $speed } el trabajo de una.
multi-gpu-headline-training-vision = Al entrenar una red de imágenes, { $count } tarjetas hacen de { $low } a { $high } el trabajo de una, ya que estas redes intercambian poco.
multi-gpu-headline-inference = { $memory ->
    [none] A un modelo de lenguaje { $count } tarjetas le dan ante todo capacidad: con reparto por capas una secuencia va de { $layer-low } a { $layer-high } la velocidad de una tarjeta, con reparto por tensores, de { $tensor-low } a { $tensor-high }.
   *[other] A un modelo de lenguaje { $count } tarjetas le dan ante todo capacidad, { $memory } en conjunto: con reparto por capas una secuencia va de { $layer-low } a { $layer-high } la velocidad de una tarjeta, con reparto por tensores, de { $tensor-low } a { $tensor-high }.
}
multi-gpu-headline-layer = { $memory ->
    [none] El reparto por capas da capacidad y casi nada de velocidad: una secuencia en { $count } tarjetas va de { $low } a { $high } la velocidad de una tarjeta.
   *[other] El reparto por capas da capacidad, { $memory } en conjunto, y casi nada de velocidad: una secuencia en { $count } tarjetas va de { $low } a { $high } la velocidad de una tarjeta.
}
multi-gpu-headline-tensor = { $memory ->
    [none] Con reparto por tensores, una secuencia en { $count } tarjetas va de { $low } a { $high } la velocidad de una tarjeta, según el enlace entre ellas.
   *[other] Con reparto por tensores, una secuencia en { $count } tarjetas va de { $low } a { $high } la velocidad de una tarjeta, según el enlace entre ellas; reúnen { $memory }.
}
multi-gpu-headline-experiments = Sí: { $count } tarjetas hacen { $count } experimentos separados a la vez, sin código paralelo. Ninguno se acelera, y quieren unos { $cores } núcleos de procesador.
multi-gpu-headline-nvlink = NVLink es útil pero rara vez necesario: con reparto por tensores en dos tarjetas añade de { $text-low } a { $text-high } al escribir texto y de { $prompt-low } a { $prompt-high } al leer instrucciones, y nada con reparto por capas o experimentos separados.
multi-gpu-headline-nvlink-has = La { $card } tiene NVLink con { $rate } en cada sentido. Es útil pero rara vez necesario: con reparto por tensores en dos tarjetas añade de { $text-low } a { $text-high } al escribir texto y de { $prompt-low } a { $prompt-high } al leer instrucciones, y nada con reparto por capas o experimentos separados.
multi-gpu-headline-nvlink-none = La { $card } no tiene NVLink; sus tarjetas se comunican por PCIe. El reparto por capas y los experimentos separados no lo echan de menos, ya que para un reparto por capas bastan { $layer }; un reparto por tensores mueve { $tensor } y aprovecha un enlace PCIe ancho.
multi-gpu-headline-choice-priced = Con { $one } obtienes { $one-memory } de memoria con { $one-power } por { $one-price }; con { $other }, { $other-memory } con { $other-power } por { $other-price }. Elige el mayor número de tarjetas para experimentos separados y la tarjeta más grande para un solo modelo.
multi-gpu-headline-model-both = { $model } en { $format } cabe en ambas opciones con un contexto de { $context }: en { $one } necesita { $one-need } de { $one-room }; en { $other }, { $other-need } de { $other-room }.
multi-gpu-headline-model-one = Elige { $one }: con un contexto de { $context }, { $model } en { $format } necesita ahí { $one-need } de { $one-room }. No cabe en { $other }, donde necesita { $other-need } y solo se pueden usar { $other-room }.
multi-gpu-headline-model-none = { $model } en { $format } no cabe en ninguna de las dos con un contexto de { $context }: en { $one } necesita { $one-need }, pero solo se pueden usar { $one-room }; en { $other }, { $other-need }, pero solo { $other-room }.
multi-gpu-step-model-need = Lo que el modelo necesita en { $cards }
multi-gpu-step-model-room = Memoria que { $cards } tiene para él
multi-gpu-headline-choice = Con { $one } obtienes { $one-memory } de memoria con { $one-power }; con { $other }, { $other-memory } con { $other-power }. Elige el mayor número de tarjetas para experimentos separados y la tarjeta más grande para un solo modelo.
multi-gpu-headline-choice-memory = Con { $one } obtienes { $one-memory } de memoria; con { $other }, { $other-memory }. Elige el mayor número de tarjetas para experimentos separados y la tarjeta más grande para un solo modelo.
multi-gpu-headline-power = Consume menos: { $less }, con { $least } de consumo nominal, frente a { $most } de { $more }.
multi-gpu-headline-power-equal = { $one } y { $other } consumen lo mismo: { $value }.
multi-gpu-headline-memory = Más memoria: { $more }, con { $most }, frente a { $least } de { $less }.
multi-gpu-headline-memory-equal = { $one } y { $other } tienen la misma memoria: { $value }.
multi-gpu-headline-price = Más barato: { $less }, por { $least }, frente a { $most } de { $more }.
multi-gpu-headline-speed = Más rápido al entrenar: { $more }, con aproximadamente { $factor } la velocidad de { $less }.
multi-gpu-note-power-unknown = Aquí no se conoce el consumo nominal de { $cards }, así que no se comparan por consumo.
multi-gpu-headline-2017-cluster = Según la guía de { $year }, CNTK alcanzaba de { $low } a { $high } la velocidad de una tarjeta con { $count } tarjetas de un clúster.
multi-gpu-headline-2017 = Según la guía de { $year }, { $count } tarjetas alcanzan de { $low } a { $high } la velocidad de una con CNTK, Torch o PyTorch; TensorFlow solo alcanzaba de { $weak-low } a { $weak-high } con { $cards } tarjetas.
multi-gpu-take = Elige { $cards }

multi-gpu-step-pair = Parte del doble de velocidad que alcanzan dos { $card } con una red de lenguaje
multi-gpu-step-training = Velocidad de { $count } tarjetas, por intercambio en anillo, si escalan como la { $card }
multi-gpu-step-images-low = Red de imágenes en { $count } tarjetas, extremo inferior
multi-gpu-step-images-high = Red de imágenes en { $count } tarjetas, extremo superior
multi-gpu-step-layer-low = Una secuencia con reparto por capas, extremo inferior
multi-gpu-step-layer-high = Una secuencia con reparto por capas, máximo medido
multi-gpu-step-tensor-low = Una secuencia con reparto por tensores, extremo inferior
multi-gpu-step-tensor-high = Una secuencia con reparto por tensores, extremo superior
multi-gpu-step-memory = Memoria de todas las tarjetas
multi-gpu-step-cores = Núcleos de procesador para la carga de datos de todos los experimentos
multi-gpu-step-unlike-low = Al ritmo de la { $slow }, extremo inferior
multi-gpu-step-unlike-high = Al ritmo de la { $slow }, extremo superior
multi-gpu-step-unlike-layer-low = Un flujo con reparto por capas respecto de la { $fast }, cada tarjeta con su parte de la memoria, extremo inferior
multi-gpu-step-unlike-layer-high = Un flujo con reparto por capas respecto de la { $fast }, cada tarjeta con su parte de la memoria, extremo superior
multi-gpu-step-unlike-experiments = Experimentos separados en todas las tarjetas, respecto de la { $fast }
multi-gpu-step-nvlink-rate = NVLink de la { $card } en un sentido
multi-gpu-step-nvlink-older-low = Ganancia al escribir con software antiguo, extremo inferior
multi-gpu-step-nvlink-older-high = Ganancia al escribir con software antiguo, extremo superior
multi-gpu-step-nvlink-newer-low = Ganancia al escribir con software nuevo, extremo inferior
multi-gpu-step-nvlink-newer-high = Ganancia al escribir con software nuevo, extremo superior
multi-gpu-step-nvlink-prompt-low = Ganancia al leer instrucciones, extremo inferior
multi-gpu-step-nvlink-prompt-high = Ganancia al leer instrucciones, extremo superior
multi-gpu-step-memory-of = Memoria de { $cards }
multi-gpu-step-power-of = Consumo nominal de { $cards }
multi-gpu-step-price-of = Precio de { $cards }
multi-gpu-step-choice = Velocidad de entrenamiento de { $one } entre la de { $other }
multi-gpu-step-2017-low = Velocidad de { $count } tarjetas con la eficiencia de la guía, extremo inferior
multi-gpu-step-2017-high = Velocidad de { $count } tarjetas con la eficiencia de la guía, extremo superior
multi-gpu-step-2017-efficiency-low = Parte del escalado perfecto, extremo inferior
multi-gpu-step-2017-efficiency-high = Parte del escalado perfecto, extremo superior

multi-gpu-assume-count = No se dijo el número de tarjetas; se suponen { $count }.
multi-gpu-assume-model = Dos tarjetas medidas dicen cuánto de un paso se va en intercambiar gradientes; con más tarjetas esa parte crece como el tráfico de un intercambio en anillo. Las tarjetas que comparten un enlace con el procesador rinden peor.
multi-gpu-assume-unlike = Las tarjetas son distintas, así que todas las cifras se refieren a la { $fast } sola, la más rápida: las que entrenan una red o reparten tensores esperan a la más lenta, con reparto por capas cada una tarda lo suyo, y los experimentos separados se suman.
multi-gpu-assume-text = Se cuenta una red de lenguaje, que intercambia mucho; las redes de imágenes escalan mejor, como muestra la tabla.
multi-gpu-assume-nvlink = Las ganancias se midieron en dos { $card }; otras tarjetas con NVLink pueden diferir.
multi-gpu-nvlink-disagree = Las mediciones discrepan: el software antiguo ganaba de { $older-low } a { $older-high } al escribir, el nuevo de { $newer-low } a { $newer-high }, y ambos acotan la respuesta. Un informe de { $rejected } no se usa, porque sus límites de potencia no coincidían.
multi-gpu-nvlink-training = Al entrenar, de dos a ocho { $card } ganaron de { $low } a { $high } con una red de lenguaje. Con una red de imágenes midieron { $with-it } con el enlace frente a { $without } sin él, lo que se lee como ruido de la prueba.
multi-gpu-note-layer = Medido con reparto por capas: un modelo grande escribía { $few-speed } en { $few } tarjetas y { $many-speed } en { $many }.
multi-gpu-note-experiments = Los experimentos separados no necesitan código paralelo: cada tarjeta hace el suyo, y ninguno se acelera.
multi-gpu-note-many = Con { $cards } funcionan { $count } experimentos separados a la vez.
multi-gpu-note-large = El mayor modelo sin repartir, de hasta { $memory }, cabe en una tarjeta con { $cards }.
multi-gpu-note-pooled = { $cards } reúnen más, { $memory }, pero solo para un modelo repartido entre ellas.
multi-gpu-warning-mixed = En un grupo, tarjetas distintas van al ritmo de la más lenta, y un reparto por tensores funciona mejor con tarjetas iguales.
multi-gpu-warning-narrow-links = Cuatro tarjetas con enlaces estrechos que trabajan en una misma red pierden de { $low } a { $high }, según cita un lector de una edición posterior de la guía.
multi-gpu-warning-tensor = Un reparto por tensores pide tarjetas iguales, un enlace rápido y un número de tarjetas entre el que se puedan dividir las cabezas de clave y valor del modelo.
multi-gpu-warning-nvlink-memory = NVLink no fusiona la memoria de las tarjetas: el modelo hay que repartirlo igualmente.
multi-gpu-warning-nvlink-pairs = Los puentes de las tarjetas de sobremesa solo unen parejas, así que { $count } tarjetas siguen comunicándose por PCIe entre una pareja y otra.
multi-gpu-warning-2017-cluster = Este es el estado de { $year }, mostrado como historia: las mediciones de hoy van de { $fewest } a { $most } tarjetas en un equipo, y no dicen nada de { $count }.
multi-gpu-warning-2017 = Este es el estado de { $year }, mostrado como historia. Pregunta sin el año para ver las mediciones de hoy.
multi-gpu-2017-contradiction = La guía de { $year } da de { $low } a { $high } tanto para { $cards } como para { $most } tarjetas. Eso es bueno para { $cards } e inverosímil para { $most }, donde supondría una eficiencia de { $share } como máximo; se lee como una cifra para { $cards }.
multi-gpu-2017-cluster = Era una sola biblioteca en un clúster, con los gradientes cuantizados a un bit.
