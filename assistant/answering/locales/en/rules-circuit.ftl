rule-circuit-title = Wall circuit

circuit-headline-usual = For loads of days, the usual circuits { $circuits } carry { $carried } respectively.
circuit-headline-carries = A { $circuit } circuit carries { $carried } for days; behind the power supply { $machine } of that reach the machine.
circuit-headline-carries-hours = A { $circuit } circuit carries { $carried } for { $hours }; behind the power supply { $machine } of that reach the machine.
circuit-headline-cards = { $count ->
    [one] A { $circuit } circuit feeds { $count } { $card }, with { $carried } for the whole machine.
   *[other] A { $circuit } circuit feeds { $count } × { $card }, with { $carried } for the whole machine.
}
circuit-headline-no-card = A { $circuit } circuit carries { $carried }, which is not enough for a machine with one { $card }.
circuit-headline-cards-usual = The usual circuits { $circuits } feed { $counts } of the { $card } respectively, each beside a processor and the rest of the machine.
circuit-headline-machine = The machine draws { $wall } ({ $currents } at { $volts }) at the wall. Enough for days is: { $enough }.
circuit-headline-machine-none = The machine draws { $wall } ({ $currents } at { $volts }) at the wall, more than any usual household circuit carries for days.
circuit-headline-verdict-all = Yes, on any usual circuit ({ $enough }): the machine draws { $wall } ({ $currents } at { $volts }) at the wall.
circuit-headline-verdict-some = Only on some circuits: { $enough } will do for days, { $short } will not. The machine draws { $wall } ({ $currents } at { $volts }) at the wall.
circuit-headline-verdict-none = No: the machine draws { $wall } ({ $currents } at { $volts }) at the wall, more than any usual household circuit carries for days.
circuit-headline-fits = Yes: the machine draws { $wall } ({ $currents } at { $volts }) at the wall, and a { $circuit } circuit carries { $carried }.
circuit-headline-too-much = No: the machine draws { $wall } ({ $currents } at { $volts }) at the wall, and a { $circuit } circuit carries only { $carried }.

circuit-step-nominal = Nominal power of a { $circuit } circuit
circuit-step-share = Share of it that is planned with
circuit-step-free = Left after everything else on the circuit
circuit-step-behind-supply = What of it reaches the machine behind the power supply
circuit-step-load = Power of the machine under full load
circuit-step-current = Current at { $volts }
circuit-step-cards = Cards that the circuit feeds beside processor and rest

circuit-values-disagree = Two values are in use for a { $circuit } outlet: { $share } of its current, { $by-share }, and { $amps } for loads of days, { $by-amps }, because the standard of the socket asks for the full current for only { $hours }. Used is the smaller one, since a machine that computes for days is such a load.
circuit-assume-days = The load is taken to last for days; from { $hours } on it counts as continuous.
circuit-assume-usual = No circuit and no country were named; the usual circuits are compared.
circuit-note-unconfirmed = The usual circuit of this country is common knowledge and was not confirmed; look at the breaker.
circuit-note-supply = A power supply of more than about { $low } to { $high } cannot work at its full rating on this circuit.
circuit-note-left-out = The { $card } brings its own supply and is left out of the sum.
circuit-hint-limit = With a power limit of { $limits } per card the machine stays within the circuit, and the cards keep at least about { $speed } of their speed.
circuit-warning-shared = Everything else on the same circuit counts too, such as a monitor, a heater or an air conditioner.
circuit-warning-contract = The contract of a whole home in this country is often only { $contract }; it limits everything in the home together.
