heading-steps = Así se calcula: { $title }
heading-sources = Lo que dicen las fuentes
heading-assumptions = Se supone
heading-warnings = A tener en cuenta
heading-follow-ups = Posibles preguntas siguientes
heading-wording = Con otras palabras, por { $model }; cada frase se ha cotejado con esta respuesta
heading-reading = Quizá la pregunta sea esta, según la lee { $model }
translation-by = Traducción de { $model }: { $text }
as-of = Parámetros y precios a fecha de { $day }.
attribution = { $language ->
    [none] { $document }. Fuente: { $sources }
   *[other] { $document } (idioma: { $language }). Fuente: { $sources }
}
abstention = No tengo ni una regla ni un pasaje que sustente una respuesta a esto, así que no voy a adivinar. Respondo preguntas sobre equipos para aprendizaje profundo y modelos de lenguaje locales: fuentes de alimentación, memoria, tarjetas gráficas y presupuestos, procesadores, PCIe, almacenamiento, refrigeración y gasto eléctrico. Con «rigwise ingest» se pueden añadir documentos propios.
time-to-train-unknown = Aquí ninguna regla calcula cuánto tarda un entrenamiento; depende de con cuántos tokens se entrena y de lo que la tarjeta rinde de verdad.
smalltalk-greeting = ¡Hola! Pregúntame por un equipo para aprendizaje profundo o modelos de lenguaje locales: fuente de alimentación, memoria, tarjetas, presupuesto.
smalltalk-thanks = De nada.
smalltalk-goodbye = Hasta luego, y suerte con el equipo.
smalltalk-capabilities = Calculo y cito. Calculo fuentes de alimentación, memoria RAM y la mejor tarjeta para un presupuesto, con cada paso a la vista, y cito guías fechadas sobre cómo montar equipos para aprendizaje profundo y modelos de lenguaje locales. Nunca doy una cifra que no esté en ninguno de los dos sitios.
smalltalk-insult = Siento que esto no haya servido de ayuda. Dime de qué tarjetas, presupuesto o modelo se trata y vuelvo a calcular.
smalltalk-decline = De acuerdo. Pregunta cuando quieras.
smalltalk-start-over = Empezamos de cero, entonces. ¿Qué quieres montar?
smalltalk-nothing-before = En esta conversación aún no hay ninguna respuesta a la que volver. ¿Qué te gustaría saber?
golden-invalid = { $where }: { $key }: { $fault }
money-assume-currency = No se indicó ni moneda ni país; el coste se da en { $currency }, según el idioma de la pregunta.
money-assume-before = No se indicó la moneda del importe; se lee en { $currency }, la que se nombró antes en esta conversación.
money-own = Los precios se dan en dólares estadounidenses, tal como se publican. Al cambio del Banco Central Europeo del { $day }, { $base } = { $rate }, los de la tabla son, de arriba abajo: { $amounts }.
price-sources = Los precios y las tarifas proceden de { $sources }.
outlet-assume-currency = No se nombró ni circuito ni país; se supone un circuito de { $circuit }, habitual donde se paga en la moneda nombrada.
outlet-assume-language = No se nombró ni circuito ni país; se supone un circuito de { $circuit }, habitual donde se habla el idioma de la pregunta.
money-assume-name = El importe se lee en { $used }, ya que varias monedas se llaman así; escribe { $other } si te referías a esa.
money-assume-sign =
    «¥» se lee aquí como { $used ->
        [JPY] yen japonés
        [CNY] yuan chino
       *[other] { $used }
    }; escribe { $other } si te referías a la otra moneda.
why-decides = El paso decisivo es «{ $step }»: { $derivation }.
sources-of-answer = Esto se apoya en { $sources }.
clarify-readings = Esto puede entenderse de más de una manera. ¿A cuál de estas te refieres?
command-interrupted = Interrumpido.
languages-spoken = Todavía no hablo el idioma de tu pregunta y quizá solo haya entendido una parte, así que respondo en español. Hablo { $languages }.
command-unwritten = No se puede escribir la salida: { $reason }. Libere espacio en su destino o envíela a otro lugar.
smalltalk-unsure = No importa. Di qué tienes o para qué es, y yo supondré el resto.
assumed-option = La pregunta quedó abierta, así que se supone { $option }.
