plot-total = Summe
plot-value = Größe
plot-unknown = Ein Diagramm „{ $name }“ gibt es nicht. Es gibt: { $known }.
plot-other-rule = Dieses Diagramm zeigt Berechnungen der Regeln { $known }, nicht von { $rule }.
plot-nothing-to-show = Diese Berechnung enthält keine Zahlen für das Diagramm; nötig sind Karten mit Preis oder Speicher oder ein Rechner aus seinen Teilen.

plot-speed-price-title = Tempo und Preis
plot-speed-price-desc = { $count } Karten, jede ein Punkt: nach rechts ihr Preis, nach oben ihr Tempo.

plot-memory-title = { $model ->
    [none] Was den Speicher füllt
   *[other] Was den Speicher füllt: { $model }
}
plot-memory-desc = { $room ->
    [none] Die Teile ergeben zusammen { $total }.
   *[other] Die Teile ergeben zusammen { $total }; die Karten haben { $room }.
}
plot-memory-weights = Gewichte
plot-memory-states = Gewichte, Gradienten und Optimierer
plot-memory-cache = Cache des Kontexts
plot-memory-state = rekurrenter Zustand
plot-memory-activations = Aktivierungen
plot-memory-logits = Logits
plot-memory-overhead = Engine
plot-memory-room = Speicher der Karten
plot-memory-one-card = eine Karte

plot-power-title = Was Leistung aufnimmt und was sie liefert
plot-power-desc = Karten, Prozessor und der Rest nehmen unter Volllast { $total } auf. Gestrichelte Linien zeigen Netzteil und Stromkreis.
plot-power-cards = Karten, { $count } × { $power }
plot-power-cpu = Prozessor
plot-power-rest = Rest des Rechners
plot-power-supply = Netzteil
plot-power-circuit = hinter dem Netzteil an { $circuit }

plot-break-even-title = Eine Karte mieten oder kaufen
plot-break-even-desc = Zwei Kostenlinien über den Nutzungsstunden; sie treffen sich bei { $hours }, danach ist Kaufen günstiger.
plot-break-even-hours = Nutzungsstunden
plot-break-even-cost = Kosten
plot-break-even-renting = Mieten
plot-break-even-buying = Kaufen, mit Strom
plot-break-even-point = gleich teuer bei { $hours }
