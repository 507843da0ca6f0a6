rule-circuit-title = Stromkreis

circuit-headline-usual = Bei tagelanger Last tragen die üblichen Stromkreise { $circuits } jeweils { $carried }.
circuit-headline-carries = Ein Stromkreis mit { $circuit } trägt tagelang { $carried }; hinter dem Netzteil kommen davon { $machine } im Rechner an.
circuit-headline-carries-hours = Ein Stromkreis mit { $circuit } trägt { $carried } über { $hours }; hinter dem Netzteil kommen davon { $machine } im Rechner an.
circuit-headline-cards = { $count ->
    [one] Ein Stromkreis mit { $circuit } versorgt { $count } { $card }, bei { $carried } für den ganzen Rechner.
   *[other] Ein Stromkreis mit { $circuit } versorgt { $count } × { $card }, bei { $carried } für den ganzen Rechner.
}
circuit-headline-no-card = Ein Stromkreis mit { $circuit } trägt { $carried }, und das reicht nicht für einen Rechner mit einer { $card }.
circuit-headline-cards-usual = Die üblichen Stromkreise { $circuits } versorgen jeweils { $counts } Stück der { $card }, immer neben einem Prozessor und dem übrigen Rechner.
circuit-headline-machine = Der Rechner nimmt an der Steckdose { $wall } ({ $currents } bei { $volts }) auf. Tagelang reicht dafür: { $enough }.
circuit-headline-machine-none = Der Rechner nimmt an der Steckdose { $wall } ({ $currents } bei { $volts }) auf, mehr als ein üblicher Haushaltsstromkreis tagelang trägt.
circuit-headline-verdict-all = Ja, an jedem üblichen Stromkreis ({ $enough }): Der Rechner nimmt an der Steckdose { $wall } ({ $currents } bei { $volts }) auf.
circuit-headline-verdict-some = Nicht an jedem Stromkreis: Tagelang reicht { $enough }, nicht aber { $short }. Der Rechner nimmt an der Steckdose { $wall } ({ $currents } bei { $volts }) auf.
circuit-headline-verdict-none = Nein: Der Rechner nimmt an der Steckdose { $wall } ({ $currents } bei { $volts }) auf, mehr als ein üblicher Haushaltsstromkreis tagelang trägt.
circuit-headline-fits = Ja: Der Rechner nimmt an der Steckdose { $wall } ({ $currents } bei { $volts }) auf, und ein Stromkreis mit { $circuit } trägt { $carried }.
circuit-headline-too-much = Nein: Der Rechner nimmt an der Steckdose { $wall } ({ $currents } bei { $volts }) auf, und ein Stromkreis mit { $circuit } trägt nur { $carried }.

circuit-step-nominal = Nennleistung eines Stromkreises mit { $circuit }
circuit-step-share = Anteil davon, mit dem geplant wird
circuit-step-free = Was nach allem anderen am Stromkreis bleibt
circuit-step-behind-supply = Was davon hinter dem Netzteil im Rechner ankommt
circuit-step-load = Leistung des Rechners unter Volllast
circuit-step-current = Stromstärke bei { $volts }
circuit-step-cards = Karten, die der Stromkreis neben Prozessor und Rest versorgt

circuit-values-disagree = Für eine Steckdose mit { $circuit } sind zwei Werte in Gebrauch: { $share } ihres Stroms, { $by-share }, und { $amps } für tagelange Last, { $by-amps }, weil die Norm der Steckdose den vollen Strom nur für { $hours } verlangt. Verwendet wird der kleinere, denn ein tagelang rechnender Rechner ist eine solche Last.
circuit-assume-days = Angenommen wird eine tagelange Last; ab { $hours } zählt sie als Dauerlast.
circuit-assume-usual = Weder Stromkreis noch Land wurden genannt; verglichen werden die üblichen Stromkreise.
circuit-note-unconfirmed = Der übliche Stromkreis dieses Landes ist Allgemeinwissen und nicht bestätigt; ein Blick auf die Sicherung klärt es.
circuit-note-supply = Ein Netzteil über etwa { $low } bis { $high } kann an diesem Stromkreis seine volle Nennleistung nicht abgeben.
circuit-note-left-out = { $card } bringt eine eigene Stromversorgung mit und bleibt in der Summe außen vor.
circuit-hint-limit = Mit einem Power-Limit von { $limits } pro Karte bleibt der Rechner im Rahmen des Stromkreises, und die Karten behalten mindestens etwa { $speed } ihres Tempos.
circuit-warning-shared = Alles andere am selben Stromkreis zählt mit, etwa ein Monitor, ein Heizlüfter oder ein Klimagerät.
circuit-warning-contract = Der Anschluss einer ganzen Wohnung hat in diesem Land oft nur { $contract }; er begrenzt alles in der Wohnung zusammen.
