machine-step-running = Leistung des Rechners bei der Arbeit
machine-step-wall = Leistung an der Steckdose
machine-assume-running-cpu = Ein Prozessor wurde nicht genannt; angenommen wird einer mit { $full } unter Volllast, von denen { $power } gezählt werden, solange die Karten arbeiten.
machine-assume-cpu-family =
    Vom Prozessor wurde nur die Familie genannt: { $family }. Gerechnet ist mit dem { $cpu } und { $power }, dem höchsten Nennwert unter ihren Modellen für { $kind ->
        [desktop] Desktops
        [hedt] Workstations
       *[server] Server
    } im Katalog. Wer das Modell nennt, etwa „{ $cpu }“, bekommt es mit dem eigenen gerechnet.
machine-assume-rest = { $rest } werden für Mainboard, Speicher, Laufwerke und Lüfter gezählt.
machine-assume-efficiency = Angenommen wird, dass das Netzteil { $share } der Leistung aus der Steckdose an den Rechner weitergibt, wie es die Stufe { $tier } bei halber Last an der niedrigeren Netzspannung verlangt.
machine-assume-same-cpu = Der zuvor genannte Prozessor bleibt: { $processor }.
