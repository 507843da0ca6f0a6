error-rule-input = { $reason }
error-out-of-range = Fuera de rango: { $input } se da como { $value }, pero debe estar entre { $minimum } y { $maximum }.
error-count-not-whole = No existe un equipo con { $given } tarjetas; indica un número entero.
error-unknown-rule = No existe la regla «{ $name }». Existen: { $known }.
error-unknown-rule-near = No existe la regla «{ $name }». ¿Te refieres a «{ $nearest }»?
error-unknown-field = No existe el dato «{ $name }». Existen: { $known }.
error-unknown-field-near = No existe el dato «{ $name }». ¿Te refieres a «{ $nearest }»?
error-missing-field = Falta el dato «{ $field }»; dale un valor.
error-malformed-field = El dato «{ $field }» no puede ser «{ $given }»; mira su forma en el esquema de la regla.
error-choice = El dato «{ $field }» no puede ser «{ $given }». Se permiten: { $known }.
error-kind = El dato «{ $field }» no puede ser «{ $given }»; debe ser { $expected }.
error-count-in-name = «{ $given }» es un nombre con un número de tarjetas; indica el número aparte, como «{ $field }».
error-unknown-card = No conozco ninguna tarjeta gráfica «{ $name }». Comprueba el nombre, o indica en su lugar el consumo nominal y la memoria de la tarjeta.
error-unknown-card-near = No existe la tarjeta gráfica «{ $name }». Parecidas y reales: { $nearest }. ¿A cuál te refieres?
error-unknown-cpu = No conozco ningún procesador «{ $name }». Comprueba el nombre, o indica su potencia a plena carga en vatios.
error-unknown-cpu-near = No existe el procesador «{ $name }». Parecidos y reales: { $nearest }. ¿A cuál te refieres?
error-card-memory = La base de datos de tarjetas recoge la { $card } con { $real }, no con { $given }. Indica otra tarjeta, o describe una modificada por su memoria y su consumo nominal, sin nombre.
error-card-memory-unknown = { $card ->
    [none] No se conoce la memoria de esta tarjeta; indícala en GB.
   *[other] No se conoce la memoria de la { $card }; indícala en GB.
}
error-board-power-unknown = { $card ->
    [none] No se conoce la potencia de esta tarjeta; indica su nombre o su consumo nominal en vatios.
   *[other] No se conoce el consumo nominal de la { $card }; indícalo en vatios.
}
error-power-limit-floor = { $card ->
    [none] Esta tarjeta no se puede limitar a { $limit }; su límite más bajo es de { $floor }.
   *[other] La { $card } no se puede limitar a { $limit }; su límite más bajo es de { $floor }.
}
error-machine-nothing-given = Indica las tarjetas gráficas del equipo, o su potencia total en vatios.
error-machine-total-and-parts = Indica la potencia total del equipo o sus tarjetas gráficas, no ambas cosas.
error-psu-no-supply = Ninguna fuente de alimentación de hasta { $largest }, lo máximo que permite este circuito, puede alimentar con su margen ni siquiera una de estas tarjetas; el equipo necesita { $required }. Usa un circuito de mayor tensión o un límite de potencia.
error-mains-form = «{ $given }» no es un circuito eléctrico; escríbelo así: { $example }.
error-unknown-country = No se conoce el circuito habitual de «{ $given }»; indica un país con un código de dos letras, o el propio circuito.
error-unknown-format = No existe el formato numérico «{ $given }». Existen: { $known }.
error-currency-unknown = «{ $word }» no es una moneda conocida aquí, si se trata de una cantidad de dinero. Dala en una de estas: { $known }.
error-currency-without-rate = El Banco Central Europeo no publica ningún tipo de cambio para { $money } ({ $currency }), así que aquí no se puede convertir. ¿Cuánto es más o menos en dólares estadounidenses?
error-currency-assumed-without-rate = No se dijo la moneda, y para la habitual aquí, { $money } ({ $currency }), el Banco Central Europeo no publica ningún tipo de cambio. ¿En qué moneda está el importe?
error-unknown-currency = El Banco Central Europeo no tiene tipo de cambio para «{ $given }». Indica el presupuesto en una de estas: { $known }.
error-budget-range = Un presupuesto de { $given } está fuera de rango; debe estar entre { $minimum } y { $maximum }.
error-cpu-cores = El { $cpu } tiene { $real } núcleos, no { $given }. Omite el número, o indica los núcleos sin nombre.
error-cpu-threads = El { $cpu } tiene { $real } hilos, no { $given }. Omite el número, o indica los hilos sin nombre.
error-threads-below-cores = Un procesador con { $cores } núcleos tiene al menos otros tantos hilos, no { $threads }.
error-cpu-inference-preprocessing = Usar un modelo terminado no prepara datos de entrenamiento; omite cuándo se preparan los datos, o pregunta por el entrenamiento.
error-pcie-2018-example = La guía de hardware de { $year } solo da tiempos de transferencia para su propio ejemplo: un lote de { $batch } imágenes por PCIe { $generation } con { $lanes } líneas. Para todo lo demás, pregunta sin el año.
error-pcie-2018-training = La guía de hardware de { $year } solo habla de entrenamiento; pregunta sin el año.
error-pcie-model-not-loaded = Un archivo de modelo solo cuenta cuando se carga; omítelo, o pregunta por la carga.
error-pcie-model-size = ¿Qué modelo hay que cargar? Indica su nombre, su número de parámetros o el tamaño de su archivo en GB.
error-pcie-one-card = El paralelismo de tensores exige al menos dos tarjetas, y se ha indicado { $count }.
error-pcie-sample-twice = Indica el tamaño de una muestra o los píxeles de una imagen, no ambas cosas.
error-storage-2018-example = El ejemplo de la guía de hardware de { $year } tiene sus propias cifras; omite «{ $field }», o pregunta sin el año.
error-storage-bus = Una unidad del tipo { $drive } no puede leer a { $given }; su conexión soporta como máximo { $limit }.
error-storage-model-size = ¿Qué modelo hay que cargar? Indica su nombre, su número de parámetros o el tamaño de su archivo en GB.
error-storage-checkpoint-size = El tamaño de un punto de control se deduce del modelo; indica su nombre o su número de parámetros.
error-storage-speed-twice = Indica las muestras por segundo o el tiempo de un lote, no ambas cosas.
error-card-length-unknown = No se conoce la longitud de esta tarjeta; indícala en milímetros.
error-model-file-twice = Indica el tamaño del archivo del modelo o el modelo, no ambas cosas.
error-unknown-model = No conozco ningún modelo de lenguaje «{ $name }». Comprueba el nombre, o indica en su lugar su número de parámetros en miles de millones.
error-unknown-model-near = En el catálogo no existe el modelo de lenguaje «{ $name }». Parecidos y reales: { $nearest }. ¿A cuál te refieres?
error-model-missing = Indica el modelo de lenguaje, o su número de parámetros en miles de millones.
error-model-size = { $model } tiene { $real }, no { $given }. Indica el nombre o el tamaño, o corrige uno de los dos.
error-active-above-total = Un modelo de { $total } no puede usar { $active } para un token; los parámetros activos son una parte del total.
error-image-method = Para { $model } no se ha publicado ninguna cifra con este método. Existen: { $known }.
error-card-bandwidth-unknown = No se conoce el ancho de banda de memoria de { $card }, y de él depende la velocidad. Indica el nombre de la tarjeta.
error-speed-no-card = Indica la tarjeta gráfica en la que funciona el modelo, o el ancho de banda de la memoria RAM.
warning-stale-parameter = La constante { $name } se comprobó por última vez hace { $days ->
    [one] { $days } día
   *[other] { $days } días
} y toca revisarla.

error-question-empty = Aquí no hay ninguna pregunta. Escríbela con palabras, por ejemplo: ¿Qué fuente de alimentación necesito para dos RTX 3090?
error-question-too-long = La pregunta tiene { $length } caracteres; se leen como máximo { $limit }. Acórtala, o añade un texto largo con «rigwise ingest».
error-busy = Ahora mismo hay demasiadas preguntas en espera. Vuelve a preguntar en unos segundos.
error-state = No se puede leer o escribir el archivo «{ $file }»: { $reason }. Si lo usa otro programa, inténtalo de nuevo en un momento; si está dañado, sácalo de la carpeta de Rigwise para empezar uno nuevo.
error-state-database = No se puede leer o escribir en PostgreSQL: { $reason }. Comprueba la dirección en RIGWISE_STATE o RIGWISE_VECTORS y que la base de datos funcione, y vuelve a intentarlo.
error-state-newer = «{ $file }» tiene el esquema { $found }, de un Rigwise más nuevo; este conoce como máximo { $known }. Instala la versión más nueva.
error-state-older = El esquema de la base de datos es anterior a este Rigwise, que trabaja con { $known }. Actualízala con: { $command }
error-extra-missing = Falta un complemento para { $what }. Instálalo con: { $command }
error-state-extra = Guardar el estado en PostgreSQL requiere un complemento: { $command }
error-not-ready = El índice todavía se está cargando. Vuelve a preguntar en un segundo.
error-key = Este servidor pide una clave: envíala como «Authorization: Bearer …».
error-rate = Demasiadas peticiones desde aquí. Espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} y continúa.
error-not-found = En esta dirección no hay nada; la interfaz se describe en /docs.
error-method = Esta dirección no admite este método; la interfaz se describe en /docs.
error-body-too-large = La petición es demasiado grande: aquí se aceptan como máximo { $limit } kB.
error-request = La petición no se puede atender en esta forma; la interfaz se describe en /docs.
error-content-type = El cuerpo se lee como JSON: envíelo con la cabecera «{ $field }: { $known }».
error-source-unknown = No hay ningún documento ni fuente «{ $name }»; GET /sources los enumera todos.
error-source-cited = «{ $name }» es una fuente que citan las respuestas ({ $title }). Su texto no se guarda aquí; GET /sources dice lo que se sabe de ella.
error-json = «{ $field }» no es JSON válido; revisa el carácter { $position }.
error-empty-field = El dato «{ $field }» está vacío; dale un valor.
error-pattern = El dato «{ $field }» no puede ser «{ $given }»; debe ajustarse a { $pattern }.
error-one-answer = Aquí una pregunta tiene una sola respuesta, pues se calcula y se cita: omita «{ $field }».
error-request-malformed = El campo «{ $field }» falta o tiene mala forma; su forma se describe en /docs.
error-unknown-parameter = Esta dirección no admite «{ $field }»; admite: { $known }.
error-span = El tramo de { $start } a { $end } no está dentro del documento, que tiene { $length } caracteres.
error-internal = Algo ha fallado por nuestra parte. Comunícalo con el número { $request }.
error-adapter-without-socket = Ninguna de estas tarjetas tiene una toma { $socket }, así que el adaptador no tiene nada que alimentar; omítelo, o indica la toma.
error-sockets-too-weak = { $card ->
    [none] Con la ranura, { $sockets } soporta { $carried }, menos que los { $power } de esta tarjeta; comprueba las tomas o la potencia.
   *[other] Con la ranura, { $sockets } soporta { $carried }, menos que los { $power } de la { $card }; comprueba las tomas o la tarjeta.
}
error-slots-do-not-fit = Estas tarjetas, con las ranuras libres entre ellas, necesitan { $needed } ranuras, pero la placa tiene { $available }; deja menos libres, o usa una placa mayor.
error-efficiency-and-tier = Indica la eficiencia de la fuente de alimentación o su nivel, no ambas cosas.
error-unknown-tariff = No existe ningún país con el código «{ $given }»; indica un código de país de dos letras, o el precio del kilovatio hora.
error-tariff-currency = { $given ->
    [none] El precio del kilovatio hora necesita una moneda, con un código de tres letras.
   *[other] «{ $given }» no es una moneda; indica la moneda del precio con un código de tres letras.
}
error-supply-below-load = Una fuente de { $supply } no puede alimentar un equipo que consume { $load }; comprueba las dos cifras.
error-wall-and-parts = Indica la potencia medida en el enchufe o el equipo, no ambas cosas.
error-electricity-example = El ejemplo de { $year } vale por sí solo; omite el equipo, o pregunta con los precios de hoy.
error-compare-one-card = Una comparación exige al menos dos tarjetas gráficas distintas; indícalas.
error-compare-unnamed = Solo se pueden comparar tarjetas con nombre; indica el de esta.
error-compare-same-card = La { $card } aparece dos veces; una comparación exige tarjetas distintas.
error-compare-count = Se compara una { $card } con una de las otras tarjetas; para lo demás, pregunta por varias tarjetas en un equipo.
error-use-kind = «{ $kind }» no es una variante del uso «{ $purpose }»; solo existen variantes para investigación y empresa.
error-memory-and-cards = Indica la memoria de una tarjeta o las tarjetas, no ambas cosas.
error-no-price = No se conoce ningún precio de la { $card }; añade uno propio con «rigwise prices import».
error-cloud-no-price = { $card ->
    [none] No se conoce el precio de esta tarjeta; di cuánto cuesta.
   *[other] No se conoce ningún precio actual de la { $card }; di cuánto cuesta.
}
error-cloud-no-rate = { $card ->
    [none] No se conoce el alquiler de esta tarjeta; di cuánto cuesta por hora.
   *[other] No se conoce ningún alquiler de la { $card }; di cuánto cuesta por hora, o indica otra tarjeta para alquilar.
}
error-cloud-resale = La tarjeta no se puede vender al final por { $resale } si cuesta { $price }; indica un importe entre cero y el precio.
error-cloud-no-card = El dato «{ $field }» corresponde a una tarjeta; indica también cuál.
error-build-nothing-given = Indica las tarjetas del equipo, o un presupuesto para todo el equipo.
error-build-cards-and-budget = Indica las tarjetas del equipo o un presupuesto para elegirlas, no ambas cosas.
error-build-count-twice = El número de tarjetas corresponde a cada tarjeta nombrada; omite el número aparte.
error-build-no-cards = Por { $money }, el { $share } del presupuesto, ninguna tarjeta a la venta cumple lo que pides o da cabida al modelo. Sube el presupuesto o la parte de las tarjetas, o pide menos.
error-build-own-supply = { $cards } forma parte de un equipo completo con fuente propia; no hay nada que montar a su alrededor.
error-count-and-cards = Indica las tarjetas con sus cantidades o un solo número de tarjetas, no ambas cosas.
error-multi-one-card = Una sola tarjeta no tiene a qué escalar; indica al menos dos.
error-multi-2017 = La guía de { $year } habla de equipos con hasta { $most } tarjetas y de un clúster con { $cluster }, no de { $given }. Pregunta sin el año para ver las mediciones de hoy.
error-multi-unnamed = Solo se pueden comparar con otras las tarjetas con nombre; indica el de estas.
error-multi-same = Las dos opciones son las mismas tarjetas; indica dos distintas.
error-price-file = No se puede usar tu archivo de precios: { $fault }. Corrígelo, o pregunta sin él.
error-claimed-memory = Según { $source }, la { $card } tiene { $real } de memoria, no { $given }.
error-claimed-power = Según { $source }, el consumo nominal de la { $card } es de { $real }, no de { $given }.
error-claimed-maker = Según { $source }, la { $card } es de { $real }, no de { $given }.
error-confirmed-maker = Sí: según { $source }, la { $card } es de { $real }.
error-claimed-parameters = { $model } tiene { $real }, no { $given }.
error-edit-number = Sin cambios: { $fact } – debe ser un número de { $minimum } a { $maximum }, por ejemplo { $example }.
error-edit-whole = Sin cambios: { $fact } – debe ser un número entero de { $minimum } a { $maximum }, por ejemplo { $example }.
error-edit-refused = Sin cambios. { $reason }
error-edit-refused-example = Sin cambios. { $reason } Por ejemplo: { $example }.
