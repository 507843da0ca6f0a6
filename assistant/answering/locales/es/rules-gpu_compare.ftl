rule-gpu-compare-title = Comparación de tarjetas gráficas

gpu-compare-headline-memory = La { $more } tiene más memoria: { $more-memory }, frente a { $less-memory } de la { $less }.
gpu-compare-headline-memory-equal = Estas tarjetas tienen la misma memoria, { $memory }: { $cards }.
gpu-compare-headline-power = La { $less } consume menos: su consumo nominal es de { $less-power }; el de la { $more }, { $more-power }.
gpu-compare-headline-power-equal = Estas tarjetas consumen lo mismo, { $power }: { $cards }.
gpu-compare-assume-yardstick = No se indicó con qué tarjeta comparar; se toma la { $card } como medida.
gpu-compare-headline-training-measured = { $text ->
    [none] Al entrenar, la { $fast } alcanza { $factor } la velocidad de la { $slow }, medido con el mismo software.
   *[other] Al entrenar, la { $fast } alcanza { $factor } la velocidad de la { $slow }, medido con el mismo software; al escribir texto, { $text }.
}
gpu-compare-headline-training-bandwidth = { $text ->
    [none] Al entrenar, la { $fast } alcanza alrededor de { $factor } la velocidad de la { $slow }, por su ancho de banda, que se puede comparar dentro de una misma arquitectura.
   *[other] Al entrenar, la { $fast } alcanza alrededor de { $factor } la velocidad de la { $slow }, por su ancho de banda, que se puede comparar dentro de una misma arquitectura; al escribir texto se midió { $text }.
}
gpu-compare-headline-training-statement = Al entrenar, la { $fast } alcanza alrededor de { $factor } la velocidad de la { $slow }, según la tabla de tarjetas equivalentes de la guía de { $year }.
gpu-compare-headline-training-estimated = { $text ->
    [none] Al entrenar, se estima que la { $fast } alcanza { $factor } la velocidad de la { $slow }; ninguna prueba usó ambas con el mismo software.
   *[other] Al entrenar, se estima que la { $fast } alcanza { $factor } la velocidad de la { $slow }, ya que ninguna prueba usó ambas con el mismo software; al escribir texto se midió { $text }.
}
gpu-compare-headline-text-measured = Al escribir texto con un modelo de lenguaje, la { $fast } alcanza { $factor } la velocidad de la { $slow }, medido con el mismo modelo en ambas.
gpu-compare-headline-text-bandwidth = Al escribir texto con un modelo de lenguaje, la { $fast } alcanza alrededor de { $factor } la velocidad de la { $slow }, por su ancho de banda, que se puede comparar dentro de una misma arquitectura.
gpu-compare-headline-equal-training = Al entrenar, estas tarjetas son igual de rápidas: { $cards }.
gpu-compare-headline-equal-text = Al escribir texto, estas tarjetas son igual de rápidas: { $cards }.
gpu-compare-headline-apart = Ninguna prueba usó estas tarjetas con el mismo software, y el ancho de banda no se puede comparar entre arquitecturas, así que no se da ningún factor para { $cards }; la tabla muestra lo que tiene y lo que midió cada tarjeta por separado.
gpu-compare-headline-apart-text = Al escribir texto con un modelo de lenguaje, se estima que la { $fast } alcanza { $factor } la velocidad de la { $slow }, por el ancho de banda que cada una aprovecha. Para el entrenamiento no se da ningún factor: ninguna prueba usó ambas con el mismo software, y ahí el ancho de banda no se puede comparar entre arquitecturas.
gpu-compare-headline-text-bound = Al escribir texto con un modelo de lenguaje, se estima que la { $fast } alcanza { $factor } la velocidad de la { $slow }, por el ancho de banda que cada una aprovecha; ningún modelo se midió en ambas.
gpu-compare-headline-text-alike = Al escribir texto con un modelo de lenguaje, se estima que la { $fast } y la { $slow } son más o menos igual de rápidas: { $factor } por el ancho de banda que cada una aprovecha, menos de lo que la estimación puede distinguir; ningún modelo se midió en ambas.
gpu-compare-headline-small = { $units ->
    [none] Una red recurrente pequeña no gana casi nada con la { $fast } frente a la { $slow }, aunque la { $fast } alcanza { $factor } su velocidad con redes grandes.
   *[other] Una red recurrente de { $units } unidades ocultas no gana casi nada con la { $fast } frente a la { $slow }, aunque la { $fast } alcanza { $factor } su velocidad con redes grandes.
}
gpu-compare-headline-small-only = Una red tan pequeña no gana casi nada con la más rápida de estas tarjetas: { $cards }.
gpu-compare-take = Si buscas velocidad, la { $card }
gpu-compare-take-either = La { $card } hace este trabajo igual de bien

gpu-compare-step-training-measured = Velocidad de entrenamiento de la { $fast } entre la de la { $slow }, ambas respecto a la { $baseline }, software de { $era }
gpu-compare-step-bandwidth = Ancho de banda de la { $fast } entre el de la { $slow }
gpu-compare-step-statement = La { $card } como parte de una { $one }
gpu-compare-step-estimated = Velocidad de entrenamiento de la { $card } respecto a la { $baseline }, estimada por ancho de banda, cálculo y arquitectura
gpu-compare-step-arithmetic = Velocidad de entrenamiento de la { $fast } entre la de la { $slow }, por su cálculo con el mismo ancho de banda
gpu-compare-step-own-measured = Velocidad de entrenamiento de la { $card } respecto a la { $baseline }, medida
gpu-compare-step-factor = La { $fast } entre la { $slow }
gpu-compare-step-text = Escribir texto: la { $fast } entre la { $slow }, { $model }, { $day }
gpu-compare-step-text-bandwidth = Escribir texto: ancho de banda de la { $fast } entre el de la { $slow }
gpu-compare-step-text-bound = Escribir texto: ancho de banda que aprovecha la { $fast } entre el de la { $slow }
gpu-compare-step-prefill = Leer una instrucción: la { $fast } entre la { $slow }, { $model }, { $day }

gpu-compare-assume-measured = Las cifras de entrenamiento son la media de varias redes en precisión media con una tarjeta, con software de { $era }. Las redes concretas se apartan de la media en un factor de hasta { $spread }.
gpu-compare-assume-bandwidth = Estas tarjetas comparten la arquitectura { $architecture }, dentro de la cual la velocidad de entrenamiento sigue al ancho de banda. Ninguna prueba las incluye todas.
gpu-compare-assume-statement = La guía de { $year } cuenta una { $small } como { $share } de una { $big }; las demás tarjetas siguen al ancho de banda dentro de su propia arquitectura. La guía llamaba a su tabla una comparación aproximada.
gpu-compare-assume-estimated = La estimación toma lo que las tarjetas medidas de cada arquitectura sacan del ancho de banda y del cálculo con software de { $era }. El ancho de banda por sí solo no se puede comparar entre arquitecturas.
gpu-compare-assume-arithmetic = Estas tarjetas comparten la arquitectura { $architecture } y tienen el mismo ancho de banda, así que las distingue su cálculo: por su raíz cuadrada, ya que el entrenamiento está limitado por ambos a ratos. Ninguna prueba las incluye todas.
gpu-compare-assume-text = La escritura de texto se midió para un usuario con { $model }, { $day }.
gpu-compare-assume-text-bandwidth = Ninguna medición de texto incluye todas estas tarjetas; comparten la arquitectura { $architecture }, así que el ancho de banda la sustituye.
gpu-compare-assume-text-bound = Ningún modelo se midió en todas estas tarjetas. Escribir texto lee todo el modelo para cada token, así que sigue al ancho de banda en cualquier arquitectura; la parte que se aprovecha es la que alcanzaron tarjetas con esa memoria al leer { $read } por token.
gpu-compare-assume-price-for-speed = El precio por la velocidad es lo que cuesta una tarjeta por la velocidad de la { $card }.
gpu-compare-note-text-unknown = Ningún modelo se midió en todas estas tarjetas; pregunta por los tokens por segundo de tu modelo en cada una de ellas.
gpu-compare-note-bandwidth-inside = El ancho de banda por sí solo diría { $alone }; se usa { $used }, que está mejor fundado.
gpu-compare-note-bandwidth-across = El ancho de banda por sí solo diría { $alone } y engañaría, porque cada arquitectura saca de él algo distinto; se usa { $used }.

gpu-compare-note-text = Al escribir texto el orden es otro: la { $fast } alcanza { $factor } la velocidad de la { $slow }.
gpu-compare-note-training = Al entrenar el orden es otro: la { $fast } alcanza { $factor } la velocidad de la { $slow }.
gpu-compare-note-prefill = Al leer instrucciones largas, que depende del cálculo y no del ancho de banda, la { $fast } alcanza { $factor } la velocidad de la { $slow }.
gpu-compare-note-memory = La { $card } tiene más memoria, { $more } frente a { $less } de la { $fast }; la memoria decide qué modelos funcionan siquiera.
gpu-compare-note-value = La { $card } es la que menos cuesta por su velocidad: { $price } por la velocidad de una { $slow }, frente a { $dearer } con la { $other }.
gpu-compare-note-small-networks = Las redes pequeñas no llenan una tarjeta rápida. En { $year }, una red recurrente de { $few } unidades ocultas, con lotes mayores de { $batch }, apenas ganaba con una tarjeta más rápida; una de { $many } mostraba toda la diferencia.
gpu-compare-note-large-network = Una red de este tamaño muestra toda la diferencia, como hacía en { $year } una de { $many } unidades ocultas con lotes mayores de { $batch }.
gpu-compare-note-network-between = Esta red queda entre las dos que nombra la guía de { $year }: con { $few } unidades ocultas apenas se ganaba con una tarjeta más rápida, con { $many } se veía toda la diferencia. Mide la tuya antes de pagar por velocidad.
gpu-compare-note-no-price = No se conoce ningún precio actual de { $cards }.
gpu-compare-warning-laptop = Los chips de portátil funcionan con el límite de potencia que fija el fabricante del portátil, así que su velocidad cambia de uno a otro: { $cards }.
gpu-compare-warning-rule-of-thumb = No se pudo leer ninguna prueba de entrenamiento de esta arquitectura, así que su parte es una regla general: { $cards }.

gpu-compare-missing-cards = ¿Qué dos tarjetas gráficas comparo?
gpu-compare-missing-other = ¿Con qué tarjeta comparo la { $card }?
