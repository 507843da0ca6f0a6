rule-circuit-title = Circuito eléctrico

circuit-headline-usual = Para cargas de días, los circuitos habituales { $circuits } soportan { $carried }, respectivamente.
circuit-headline-carries = Un circuito de { $circuit } soporta { $carried } durante días; tras la fuente de alimentación llegan al equipo { $machine }.
circuit-headline-carries-hours = Un circuito de { $circuit } soporta { $carried } durante { $hours }; tras la fuente de alimentación llegan al equipo { $machine }.
circuit-headline-cards = { $count ->
    [one] Un circuito de { $circuit } alimenta { $count } { $card }, con { $carried } para todo el equipo.
   *[other] Un circuito de { $circuit } alimenta { $count } × { $card }, con { $carried } para todo el equipo.
}
circuit-headline-no-card = Un circuito de { $circuit } soporta { $carried }, que no bastan para un equipo con una { $card }.
circuit-headline-cards-usual = Los circuitos habituales { $circuits } alimentan { $counts } tarjetas { $card }, respectivamente, junto con un procesador y el resto del equipo.
circuit-headline-machine = El equipo consume { $wall } ({ $currents } a { $volts }) en el enchufe. Para días basta con: { $enough }.
circuit-headline-machine-none = El equipo consume { $wall } ({ $currents } a { $volts }) en el enchufe, más de lo que cualquier circuito doméstico habitual soporta durante días.
circuit-headline-verdict-all = Sí, en cualquier circuito habitual ({ $enough }): el equipo consume { $wall } ({ $currents } a { $volts }) en el enchufe.
circuit-headline-verdict-some = No en todos los circuitos: durante días, sí con { $enough }, no con { $short }. El equipo consume { $wall } ({ $currents } a { $volts }) en el enchufe.
circuit-headline-verdict-none = No: el equipo consume { $wall } ({ $currents } a { $volts }) en el enchufe, más de lo que cualquier circuito doméstico habitual soporta durante días.
circuit-headline-fits = Sí: el equipo consume { $wall } ({ $currents } a { $volts }) en el enchufe, y un circuito de { $circuit } soporta { $carried }.
circuit-headline-too-much = No: el equipo consume { $wall } ({ $currents } a { $volts }) en el enchufe, y un circuito de { $circuit } solo soporta { $carried }.

circuit-step-nominal = Potencia nominal de un circuito de { $circuit }
circuit-step-share = Parte de ella con la que se cuenta
circuit-step-free = Lo que queda tras todo lo demás que hay en el circuito
circuit-step-behind-supply = Lo que llega al equipo tras la fuente de alimentación
circuit-step-load = Potencia del equipo a plena carga
circuit-step-current = Intensidad a { $volts }
circuit-step-cards = Tarjetas que alimenta el circuito junto con el procesador y el resto

circuit-values-disagree = Para una toma de { $circuit } circulan dos valores: el { $share } de su corriente, { $by-share }, y { $amps } para cargas de días, { $by-amps }, porque la norma del enchufe solo exige la corriente completa durante { $hours }. Se usa el menor, ya que un equipo que calcula durante días es una carga de ese tipo.
circuit-assume-days = Se supone que la carga dura días; a partir de { $hours } se considera continua.
circuit-assume-usual = No se indicó ni circuito ni país; se comparan los circuitos habituales.
circuit-note-unconfirmed = El circuito habitual de este país es conocimiento general y no se ha confirmado; mira el interruptor automático.
circuit-note-supply = Una fuente de más de unos { $low } a { $high } no puede dar toda su potencia en este circuito.
circuit-note-left-out = La { $card } trae su propia fuente y no entra en la suma.
circuit-hint-limit = Con un límite de potencia de { $limits } por tarjeta el equipo no rebasa el circuito, y las tarjetas conservan al menos alrededor del { $speed } de su velocidad.
circuit-warning-shared = También cuenta todo lo demás que haya en el mismo circuito, como un monitor, un calefactor o un aire acondicionado.
circuit-warning-contract = La potencia contratada de una vivienda en este país suele ser de solo { $contract }; limita todo lo que hay en casa en conjunto.
