rule-connectors-title = Stromanschlüsse

connectors-headline = { $cards }: Nötig { $total ->
    [one] ist { $total } Stromkabel
   *[other] sind { $total } getrennte Stromkabel
} ({ $kinds }).
connectors-headline-range = { $cards }: Einzuplanen sind { $total } getrennte Stromkabel ({ $kinds }); manche Ausführungen dieses Modells brauchen nur { $fewest }.
connectors-headline-pigtail = Nein, jeder Anschluss braucht ein eigenes Kabel: Ein Y-Kabel mit zwei Steckern müsste bis zu { $both } tragen, doppelt so viel wie die { $each } seiner Klasse. { $cards }: Einzuplanen sind { $total } getrennte Kabel ({ $kinds }).
connectors-headline-enough = Ja, die Kabel reichen: Die Karten brauchen { $needed } getrennte PCIe-Kabel, und das Netzteil hat { $at-hand }.
connectors-headline-short = Nein, die Kabel reichen nicht: Die Karten brauchen { $needed } getrennte PCIe-Kabel, und das Netzteil hat { $at-hand }; es fehlen also { $missing }.
connectors-headline-depends = Das hängt von der Ausführung ab: Mit den meisten Anschlüssen brauchen die Karten { $most } getrennte PCIe-Kabel, mit den wenigsten { $fewest }, und das Netzteil hat { $at-hand }. Bitte die Anschlüsse der eigenen Karten zählen.
connectors-headline-adapter-enough = Ja: Ein Adapter mit { $plugs } { $plug }-Steckern trägt { $carried }, genug für die { $power } der { $card }.
connectors-headline-adapter-short = Nein: Ein Adapter mit { $plugs } { $plug }-Steckern trägt { $carried }, weniger als die { $power } der { $card }.
connectors-headline-slot = { $card ->
    [none] Eine Karte mit { $power } braucht kein Stromkabel, denn der Slot liefert { $slot }.
   *[other] Die { $card } braucht kein Stromkabel: Sie nimmt { $power } auf, und der Slot liefert { $slot }.
}
connectors-headline-native = Ja, die nativen { $socket }-Kabel des Netzteils versorgen jede Karte.
connectors-headline-module = { $card } ist ein Modul auf einem Server-Mainboard und braucht kein eigenes Stromkabel.
connectors-headline-laptop = { $card } ist Teil eines Notebooks; ein Stromkabel ist nicht anzuschließen.
connectors-headline-integrated = { $card } ist Teil eines Prozessors oder eines fertigen Rechners; ein Stromkabel ist nicht anzuschließen.
connectors-headline-sockets = Der Anschluss { $sockets } trägt { $carried } und zusammen mit dem Slot { $with-slot }.
connectors-headline-limits = { $six-pin }-Anschlüsse tragen { $six }, { $eight-pin }-Anschlüsse { $eight } und { $sixteen-pin }-Anschlüsse { $sixteen }; der Slot liefert weitere { $slot }.

connectors-step-sockets = Was { $sockets } tragen
connectors-step-with-slot = Zusammen mit dem Slot
connectors-step-carry = { $card ->
    [none] Leistung für jede Karte aus Slot und { $sockets }
   *[other] Leistung für jede { $card } aus Slot und { $sockets }
}
connectors-step-cables = Getrennte Kabel, eines pro Anschluss
connectors-step-adapter = { $card ->
    [none] Stecker, die ein Adapter auf { $kind } braucht
   *[other] Stecker, die ein Adapter auf den { $kind }-Anschluss der { $card } braucht
}
connectors-step-adapter-carries = Was der Adapter trägt
connectors-step-pin = Strom durch jeden stromführenden Kontakt des Steckers, erlaubt sind { $limit }

connectors-assume-derived = Die Anschlüsse dieser Karte sind nicht bekannt; aus ihrer Leistung wurden { $plug }-Anschlüsse mit je { $each } abgeleitet.
connectors-assume-most = Die { $card } gibt es mit verschiedenen Anschlüssen: { $reference } auf der Referenzkarte, { $partners } auf Karten anderer Hersteller. Gezählt wird { $used }, die Ausführung mit den meisten Anschlüssen; ein Blick auf die eigene Karte klärt es.
connectors-note-board-reference = Die Referenzkarte.
connectors-note-board-partner = Karten anderer Hersteller.
connectors-note-card-maximum = Was immer ihre Anschlüsse tragen: Eine Karte darf aus allen Quellen zusammen höchstens { $maximum } aufnehmen.
connectors-note-rail = Eine Schiene mit { $amps } trägt { $rail }, genug für die { $power } einer Karte.
connectors-warning-pigtail = Für jeden Anschluss ein eigenes Kabel verwenden. Ein Y-Kabel mit zwei Steckern müsste bis zu { $both } tragen, doppelt so viel wie die { $each } seiner Klasse.
connectors-warning-seat = Den { $socket }-Stecker ganz einschieben, bis kein Spalt bleibt, und das Kabel bis zur ersten Biegung etwa { $straight } gerade führen.
connectors-warning-sense = Die Sense-Kontakte des Steckers sagen der Karte, wie viel sie aufnehmen darf, in den Stufen { $steps }. Dieser Adapter kann { $allowed } freigeben; jeder seiner Stecker braucht ein eigenes Kabel.
connectors-warning-eps = Ein EPS-Anschluss ist anders belegt als ein PCIe-Stecker, und beide dürfen nie vertauscht werden. Er wird mit { $low } bis { $high } geplant, je nach Kontakten.
connectors-warning-over-maximum = { $power } ist mehr als die { $maximum }, die eine Karte aus allen Quellen zusammen aufnehmen darf.
connectors-warning-rail = { $card ->
    [none] Eine Schiene mit { $amps } trägt { $rail }, weniger als die { $power } einer Karte. Die Kabel der Karte auf mehrere Schienen verteilen oder ein Netzteil mit einer einzigen nehmen.
   *[other] Eine Schiene mit { $amps } trägt { $rail }, weniger als die { $power } einer { $card }. Die Kabel der Karte auf mehrere Schienen verteilen oder ein Netzteil mit einer einzigen nehmen.
}
connectors-warning-modular-cables = Nur die Kabel verwenden, die mit dem Netzteil kamen; der Stecker an dessen Ende ist von Modell zu Modell verschieden.
