rule-gpu-budget-title = Tarjeta gráfica para un presupuesto

gpu-budget-headline = { $memory ->
    [none] La tarjeta más rápida por { $budget } es la { $card }, a { $price } ({ $kind }).
   *[other] La tarjeta más rápida con al menos { $memory } por { $budget } es la { $card }, a { $price } ({ $kind }).
}
gpu-budget-headline-memory = { $count ->
    [one] La tarjeta con más memoria por { $budget } es la { $card } con { $figure }, a { $price } ({ $kind }).
   *[other] Las { $count } tarjetas con más memoria por { $budget } son la { $card } con { $figure } cada una, a { $price } cada una ({ $kind }).
}
gpu-budget-headline-bandwidth = { $count ->
    [one] La tarjeta con más ancho de banda por { $budget } es la { $card } con { $figure }, a { $price } ({ $kind }).
   *[other] Las { $count } tarjetas con más ancho de banda por { $budget } son la { $card } con { $figure } cada una, a { $price } cada una ({ $kind }).
}
gpu-budget-headline-power = { $count ->
    [one] La tarjeta con menos consumo por { $budget } es la { $card } con { $figure }, a { $price } ({ $kind }).
   *[other] Las { $count } tarjetas con menos consumo por { $budget } son la { $card } con { $figure } cada una, a { $price } cada una ({ $kind }).
}
gpu-budget-headline-several = Para { $count } tarjetas, la opción más rápida es la { $card }, a { $price } cada una ({ $kind }), { $total } en total.
gpu-budget-headline-nothing = { $count ->
    [one] Nada con al menos { $memory } que cumpla lo que pides entra en { $budget }; la tarjeta más barata así es la { $card }, a { $price }.
   *[other] { $count } tarjetas con al menos { $memory } que cumplan lo que pides no entran en { $budget }; la más barata así es la { $card }, a { $price } cada una.
}
gpu-budget-headline-cheapest = La tarjeta más barata con al menos { $memory } es la { $card }, a { $price } ({ $kind }).
gpu-budget-headline-leads-memory = De las tarjetas a la venta, estas son las que tienen más memoria: { $cards }.
gpu-budget-headline-leads-bandwidth = De las tarjetas a la venta, estas son las que tienen más ancho de banda: { $cards }.
gpu-budget-headline-leads-speed = De las tarjetas a la venta, estas son las más rápidas, comparadas con la { $baseline }: { $cards }.
gpu-budget-headline-leads-power = De las tarjetas a la venta, estas son las que menos consumen: { $cards }.
gpu-budget-headline-no-such-card = Ninguna tarjeta con precio actual cumple lo que pides: al menos { $memory } de memoria, y el estado, los fabricantes y el consumo solicitados.
gpu-budget-headline-history = La guía de { $year } recomendaba: { $cards }.
gpu-budget-headline-history-nothing = Ninguna de las tarjetas que la guía de { $year } recomendaba para esto entra en el presupuesto; la más barata era la { $card }, a { $price }.
gpu-budget-buy = { $count } × { $card }

gpu-budget-step-dollars = El presupuesto en dólares estadounidenses, al cambio del Banco Central Europeo del { $day }
gpu-budget-step-each = Presupuesto para una tarjeta
gpu-budget-step-speed-measured = Velocidad de la { $card } al entrenar, medida
gpu-budget-step-speed-estimated = Velocidad de la { $card } al entrenar, estimada por ancho de banda, cálculo y arquitectura
gpu-budget-step-speed-bandwidth = Velocidad de la { $card } al escribir texto, por su ancho de banda
gpu-budget-step-for-money = Velocidad de la { $card } por { $unit }

gpu-budget-assume-training = Ordenadas por velocidad de entrenamiento en precisión media, { $baseline } = { $one }: medida si alguna prueba incluye la tarjeta; si no, la media de ancho de banda y cálculo, por lo que las tarjetas medidas de su arquitectura sacan de los suyos. Las tareas concretas difieren en un factor de dos.
gpu-budget-assume-inference = Ordenadas por velocidad al escribir texto con un modelo de lenguaje para un usuario, { $baseline } = { $one }: ancho de banda de memoria por la parte de él que alcanza este tipo de memoria.
gpu-budget-assume-by-memory = Las tarjetas se ordenan primero por memoria y después por velocidad.
gpu-budget-assume-by-bandwidth = Las tarjetas se ordenan primero por ancho de banda de la memoria y después por velocidad.
gpu-budget-assume-by-power = Las tarjetas se ordenan primero por consumo, de menor a mayor, y después por velocidad.
gpu-budget-assume-power-limit = Solo se comparan tarjetas que consumen como máximo { $power }.
gpu-budget-assume-money-unit = La velocidad por dinero es la velocidad que se compra con { $unit }.
gpu-budget-assume-model = { $count } × { $memory } de memoria gráfica dan cabida a { $model } en { $format } con un contexto de { $context }.
gpu-budget-assume-memory = Al menos { $memory } de memoria por tarjeta, ya que no se indicó ningún uso.
gpu-budget-assume-memory-for = Al menos { $memory } de memoria por tarjeta, para este uso: { $purpose }.
gpu-budget-assume-on-sale = Solo se comparan tarjetas con precio actual, sea cual sea; los módulos de servidor que no caben en ninguna ranura quedan fuera.
gpu-budget-assume-any-condition = Se comparan tarjetas nuevas y usadas; di «nueva» o «usada» para ver solo esas.
gpu-budget-assume-us-prices = Los precios son de Estados Unidos sin impuestos, convertidos; los locales son distintos.
gpu-budget-check-again = Los precios cambian rápido: vuelve a consultarlos después del { $day }.
gpu-budget-check-now = El precio más antiguo que se muestra tiene { $days ->
    [one] { $days } día
   *[other] { $days } días
} y tocaba revisarlo el { $day }; vuelve a consultar los precios antes de comprar.
gpu-budget-note-unsure-price = Este precio no se pudo confirmar en una fuente primaria.
gpu-budget-note-equal-inference = Escriben texto a la misma velocidad: { $cards }. El texto de un usuario depende del ancho de banda de la memoria, y todas tienen { $bandwidth }. Lo que las más caras calculan de más solo acorta la lectura de instrucciones largas; la más barata va primero.
gpu-budget-note-equal-training = Cuentan como igual de rápidas: { $cards }. La estimación se guía por el ancho de banda, { $bandwidth }, y el cálculo, que son iguales en todas; la más barata va primero.

gpu-budget-hint-memory = Con menos memoria, { $memory }, entraría la { $card } a { $price }.
gpu-budget-hint-power = Con más consumo, { $power }, entraría la { $card } a { $price }.
gpu-budget-hint-condition = Si la tarjeta puede ser nueva o usada, entraría la { $card } a { $price }.
gpu-budget-hint-vendor = De otro fabricante, entraría la { $card } a { $price }.
gpu-budget-hint-roomier = Casi igual de rápida y con { $memory } de memoria: la { $card } a { $price }.
gpu-budget-hint-count = { $count ->
    [one] El presupuesto alcanza para una { $card }, a { $price }.
   *[other] El presupuesto alcanza para { $count } × { $card }, a { $price } cada una.
}

gpu-budget-warning-launch-prices = De { $cards } solo se conoce el precio de lanzamiento del fabricante; hoy las tiendas pueden pedir mucho más.
gpu-budget-warning-used-lows = Los precios de segunda mano son en su mayoría los anuncios más bajos, no el centro del mercado; cuenta con pagar más.
gpu-budget-warning-software = Las tarjetas de otros fabricantes que no son NVIDIA funcionan con las bibliotecas habituales, pero algunas herramientas exigen CUDA; comprueba antes las tuyas. Su velocidad de entrenamiento es una estimación aproximada.
gpu-budget-warning-server-card = Las tarjetas de servidor no llevan ventilador propio y necesitan un fuerte flujo de aire en la caja.
gpu-budget-warning-old-rate = El último tipo de cambio de { $currency } es del { $day }; el de hoy puede estar lejos de él.

gpu-budget-history-2017 = La guía de { $year } dice en el texto que la Titan X Pascal es demasiado cara para su velocidad, y sin embargo la pone primera en su tabla; el texto da un motivo y es el mejor consejo.
gpu-budget-history-2018 = La guía de { $year } nombraba las tarjetas más nuevas para trabajar en precisión media y las más antiguas de segunda mano para precisión simple.
gpu-budget-history-2018-memory = La guía de { $year } pedía { $memory } de memoria para este uso.
gpu-budget-history-past = Este es el consejo de { $year }, mostrado como historia; las tarjetas y los precios han cambiado desde entonces. Pregunta sin el año para ver la elección de hoy.

gpu-budget-missing-budget = ¿Cuánto quieres gastar en tarjetas gráficas?
