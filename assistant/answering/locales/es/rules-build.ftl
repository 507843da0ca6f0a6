rule-build-title = Equipo completo

build-headline = { $cards }: cuenta con un procesador de al menos { $cores } núcleos, { $ram } de RAM y una fuente de alimentación de { $psu }. La tabla muestra cada componente.
build-headline-several = { $cards }: cuenta con un procesador de al menos { $cores } núcleos, { $ram } de RAM y fuentes de alimentación de { $psu }. La tabla muestra cada componente.
build-headline-cost = Una máquina con { $cards } cuesta más de { $price }: tanto cuestan los componentes cuyo precio consta aquí con fecha. A eso se suman: { $parts }. La tabla muestra cada componente.
build-headline-2018 = Según las reglas de { $year }, { $cards }: un procesador de al menos { $cores } núcleos, { $ram } de RAM y una fuente de alimentación de { $psu }. La tabla muestra cada componente.
build-headline-2018-several = Según las reglas de { $year }, { $cards }: un procesador de al menos { $cores } núcleos, { $ram } de RAM y fuentes de alimentación de { $psu }. La tabla muestra cada componente.

build-step-share = Parte del presupuesto para las tarjetas
build-step-cards-price = Precio de las tarjetas
build-step-known-price = Precio de las tarjetas y la RAM
build-step-own-currency = Lo mismo en la moneda del presupuesto, al cambio del Banco Central Europeo del { $day }

build-assume-2018-card = No se nombraron tarjetas; se toma la { $card }, que recomienda la guía de hardware de { $year }.
build-assume-share = El { $share } del presupuesto va a las tarjetas, { $money }, como regla general; el resto tiene que bastar para todo lo demás.
build-assume-cpu = El { $cpu } representa a cualquier procesador con tantos núcleos y líneas suficientes. La fuente y el circuito se calculan con él; indica el tuyo si consume más.

build-note-unpriced = No se conoce ningún precio fechado de: { $parts }. Pregunta en las tiendas por ellos; no están en la suma.
build-note-left = De { $budget } quedan { $left } ({ $share }) para los componentes sin precio conocido.
build-warning-over-budget = Solo los componentes con precio ya cuestan { $over } más que el presupuesto de { $budget }. Dedica menos a las tarjetas, o súbelo.

build-missing-machine = ¿Qué tarjetas debe llevar el equipo, o cuánto puede costar en total?
