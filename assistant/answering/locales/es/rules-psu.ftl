rule-psu-title = Fuente de alimentación

psu-headline = Compra una fuente de alimentación de { $size }; el equipo necesita al menos { $required }.
psu-headline-several = El equipo necesita al menos { $required }, más de lo que puede dar una sola fuente de alimentación en este circuito. Usa { $count } fuentes de alimentación: { $sizes }.
psu-headline-2018 = Según la guía de hardware de { $year } el equipo necesita { $required }; el siguiente tamaño a la venta es de { $size }.
psu-headline-2018-several = Según la guía de hardware de { $year } el equipo necesita { $required }, que exigen { $count } fuentes de alimentación: { $sizes }.
psu-headline-enough = Sí, { $given } bastan: el equipo consume { $load } a plena carga y debería tener una fuente de al menos { $required }.
psu-headline-oversize = { $given } es más de lo que necesita este equipo: consume { $load } a plena carga, el { $share } de esa potencia, y bastaría una fuente de { $size }.
psu-headline-right-size = { $given } no es demasiado: el equipo consume { $load } a plena carga y debería tener una fuente de al menos { $required }; ninguna más pequeña a la venta la da.
psu-headline-tight = { $given } van justos: soportan la plena carga de { $load }, pero el equipo debería tener al menos { $required }. Mejor compra { $size }.
psu-headline-tight-several = { $given } van justos: soportan la plena carga de { $load }, pero el equipo debería tener al menos { $required }. Mejor usa { $count } fuentes de alimentación: { $sizes }.
psu-headline-short = No, { $given } no bastan: el equipo consume { $load } a plena carga y necesita al menos { $required }. Compra una fuente de alimentación de { $size }.
psu-headline-short-several = No, { $given } no bastan: el equipo consume { $load } a plena carga y necesita al menos { $required }. Usa { $count } fuentes de alimentación: { $sizes }.
psu-headline-cards = Una fuente de { $given } alimenta { $count } × { $card }: la máquina necesita entonces al menos { $required }; con una más necesitaría { $more }.
psu-headline-cards-most = Una fuente de { $given } alimenta { $count } × { $card } y más: la máquina con tantas necesita al menos { $required }, y aquí no se calculan máquinas con más.
psu-headline-cards-none = Una fuente de { $given } no alimenta ni una { $card }: la máquina necesita al menos { $required }.
psu-headline-laptop = No hay ninguna fuente de alimentación que elegir: la { $card } forma parte de un portátil, y el cargador que viene con él alimenta todo el equipo.
psu-headline-integrated = No hay ninguna fuente de alimentación que elegir para la { $card }: va integrada en un procesador o en un equipo completo, cuya propia fuente la alimenta.
psu-buy = Una fuente de alimentación de { $size }
psu-buy-several = { $count } fuentes de alimentación: { $sizes }

psu-step-load = Tarjetas, procesador y resto del equipo
psu-step-cpu = Potencia turbo de un procesador con un TDP de { $tdp }
psu-step-named-cpu = Potencia turbo máxima del { $cpu }
psu-step-server-cpu = Potencia del { $cpu } a plena carga, su TDP
psu-step-margin = Con margen
psu-step-peaks = Potencia cuya sobrecarga permitida cubre el pico simultáneo de todas las tarjetas
psu-step-maker = Mínimo que pide el fabricante para la { $card }, más las demás tarjetas
psu-step-database = Mínimo que sugiere la base de datos de tarjetas para la { $card }, con un suplemento, más las demás tarjetas
psu-step-required = Potencia necesaria: la mayor de todas
psu-step-plugs = Conectores de alimentación del tipo { $kind }
psu-step-wall = Potencia en el enchufe
psu-step-circuit = Carga que un circuito de { $circuit } soporta durante días

psu-assume-cpu = No se nombró ningún procesador; se suponen para él { $power } a plena carga.
psu-assume-cpu-is-turbo = { $power } se toman como lo que consume el procesador a plena carga. Si es solo su TDP, el turbo puede llevarlo a unos { $turbo }.
psu-assume-server-cpu = El { $cpu } es un procesador de servidor; se supone que a plena carga mantiene su TDP de { $power }.
psu-assume-cpu-from-tdp = Para un TDP de { $tdp } se supone una potencia turbo de { $power }, según la clase de la guía de fuentes de Intel; el fabricante no indica potencia turbo.
psu-assume-rest = Se cuentan { $rest } para la placa, la memoria, las unidades y los ventiladores.
psu-assume-efficiency = La fuente convierte el { $share } de la potencia del enchufe en potencia para el equipo, el mínimo que admite el nivel { $tier } a plena carga.
psu-assume-limit-speed = Con { $limit }, el { $share } de su consumo nominal, una tarjeta conserva alrededor del { $speed } de su velocidad.
psu-assume-limit-speed-band = Con { $limit }, el { $share } de su consumo nominal, una tarjeta conserva de { $low } a { $high } de su velocidad.
psu-note-limit-floor = La { $card } no admite límites de potencia por debajo de { $floor }.
psu-note-supplies-at-hand = Las { $count } fuentes se cuentan juntas, { $given }; cada una debe además soportar las tarjetas de sus propios cables.
psu-note-several-supplies = Cada tarjeta recibe toda la potencia de sus cables de una sola de las fuentes, y un adaptador las enciende a la vez. La fuente de la placa también alimenta las ranuras, con hasta { $slot } por tarjeta.
psu-note-laptop-left-out = La { $card } forma parte de un portátil y no entra en la suma.
psu-note-integrated-left-out = La { $card } forma parte de un procesador o de un equipo completo y no entra en la suma.

psu-hint-limit-for-supply = Con un límite de potencia de { $limits } por tarjeta esta fuente tiene su margen, y las tarjetas conservan al menos alrededor del { $speed } de su velocidad.
psu-hint-limit-for-circuit = Con un límite de potencia de { $limits } por tarjeta el equipo no rebasa el circuito eléctrico, y las tarjetas conservan al menos alrededor del { $speed } de su velocidad.
psu-warning-misses-margin = Le falta el margen sobre la plena carga, que exige { $needed }.
psu-warning-misses-peaks = Puede apagarse si todas las tarjetas llegan a su pico a la vez, lo que exige { $needed }.
psu-warning-misses-maker = Está por debajo de los { $needed } a los que lleva el mínimo del fabricante de la tarjeta.
psu-warning-limit-unmeasured = Un límite de { $limit }, el { $share } del consumo nominal, es más bajo que todo lo que se ha medido; cuenta con una clara pérdida de velocidad.
psu-warning-circuit = El equipo consume { $wall } en el enchufe, más que los { $carried } que un circuito de { $circuit } soporta durante días. Usa un circuito más potente, dos circuitos separados o un límite de potencia.
psu-warning-some-circuits = El equipo consume { $wall } en el enchufe, más que los { $carried } que un circuito de { $circuit } soporta durante días. Basta con: { $enough }.
psu-warning-every-circuit = El equipo consume { $wall } en el enchufe, más de lo que cualquier circuito doméstico habitual soporta durante días; incluso { $circuit } solo aguanta { $carried }. Repártelo entre circuitos separados o pon un límite de potencia.
psu-warning-high-voltage = Una fuente de { $size } solo da toda su potencia con una red de { $volts } o más; con tensiones menores las fuentes terminan en unos { $largest }.
psu-warning-high-voltage-or-several = Una fuente de { $size } solo da toda su potencia con una red de { $volts } o más; con tensiones menores las fuentes terminan en unos { $largest }, así que ahí usa { $count }: { $sizes }.

psu-2018-three-sums = La guía de hardware de { $year } se contradice. Para este equipo, su texto y su resumen dan { $body }, la suma de su ejemplo da { $example }, y el ejemplo con su margen { $with-margin }. Aquí se sigue el ejemplo, porque muestra su cálculo y es el más prudente de los tres.
psu-2018-size = El ejemplo de la guía de { $year } termina con una fuente de { $size }, un tamaño que apenas se vende.

psu-missing-cards = ¿Qué tarjetas gráficas llevará el equipo, y cuántas?
psu-headline-limit = Con un límite de potencia de { $limits } por tarjeta, las tarjetas conservan al menos cerca del { $speed } de su velocidad; a plena carga el equipo consume { $load } en lugar de { $full }, y basta una fuente de { $sizes }.
psu-headline-limit-unmeasured = Con un límite de potencia de { $limits } por tarjeta, el equipo consume { $load } en lugar de { $full } a plena carga, y basta una fuente de { $sizes }; no se ha medido cuánta velocidad queda con un límite tan bajo.
psu-headline-total = A plena carga el equipo consume { $load } en total, { $wall } en el enchufe; necesita una fuente de { $sizes }.
psu-headline-draw = { $count ->
    [one] La { $cards } consume hasta { $power }; un equipo con ella necesita una fuente de { $sizes }.
   *[other] { $cards } consumen hasta { $power }; un equipo con ellas necesita una fuente de { $sizes }.
}
psu-step-cards = Potencia de las tarjetas según el catálogo
