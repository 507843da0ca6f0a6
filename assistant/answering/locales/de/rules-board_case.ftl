rule-board-case-title = Mainboard und Gehäuse

board-case-headline-slots = { $cards ->
    [one] Die Karte belegt { $positions } Slotplätze; das kleinste Format von Mainboard und Gehäuse mit so vielen ist { $form }.
   *[other] Die { $cards } Karten belegen { $positions } Slotplätze nebeneinander; das kleinste Format von Mainboard und Gehäuse mit so vielen ist { $form }.
}
board-case-headline-larger = Die { $cards } Karten belegen { $positions } Slotplätze nebeneinander, mehr als übliche Mainboards und Gehäuse bieten. Nötig ist ein Servergehäuse oder ein offener Rahmen mit Riser-Kabeln.
board-case-headline-closer = Die { $cards } Karten belegen mit Axiallüftern { $positions } Slotplätze, mehr als übliche Mainboards und Gehäuse bieten. Mit Radiallüftern oder Wasserkühlung belegen sie { $close }; das kleinste Format von Mainboard und Gehäuse mit so vielen ist { $form }.
board-case-headline-most = Höchstens { $most ->
    [one] eine solche Karte passt
   *[other] { $most } solche Karten passen
} auf { $offered } Slotplätze: Jede belegt { $slots }, und { $free } bleiben bis zur nächsten frei.
board-case-headline-fit = Ja, das passt: { $cards ->
    [one] Die Karte belegt
   *[other] Die { $cards } Karten belegen
} { $positions } von { $offered } Slotplätzen; höchstens { $most } solche Karten fänden Platz.
board-case-headline-too-many = Nein, das passt nicht: { $cards ->
    [one] Die Karte belegt
   *[other] Die { $cards } Karten belegen
} { $positions } Slotplätze, es gibt aber nur { $offered }; höchstens { $most } solche Karten fänden Platz.
board-case-headline-none = Keine passt: Eine solche Karte belegt { $slots } Slotplätze, es gibt aber nur { $offered }.
board-case-headline-too-wide = Nein, das passt nicht: Schon eine Karte allein belegt { $slots } Slotplätze, es gibt aber nur { $offered }.
board-case-headline-length-fits = Ja, das passt: Eine Karte von { $length } braucht mit etwas Reserve { $needed }, und das Gehäuse nimmt { $case } auf.
board-case-headline-length-short = Das Gehäuse ist zu kurz: Eine Karte von { $length } braucht mit etwas Reserve { $needed }, das Gehäuse nimmt aber nur { $case } auf.
board-case-headline-lanes-enough = Ja, der { $cpu } hat { $available } PCIe-Lanes für Grafikkarten, genug für x{ $width } mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}; je x{ $each } braucht { $needed }.
board-case-headline-lanes-short = Nein, der { $cpu } hat nur { $available } PCIe-Lanes für Grafikkarten: { $cards ->
    [one] Die Karte bekommt
   *[other] { $cards } Karten bekommen je
} höchstens x{ $width }, während je x{ $each } { $needed } braucht.
board-case-headline-lanes-none = Nein, der { $cpu } kann mit seinen { $available } PCIe-Lanes für Grafikkarten { $cards ->
    [one] die Karte
   *[other] { $cards } Karten
} nicht anbinden; je x{ $each } braucht { $needed }.
board-case-headline-no-slots = Der { $cpu } hat keine PCIe-Lanes für Grafikkarten.
board-case-headline-no-card = Hier ist kein Slot zu planen: { $card } ist fest im Rechner verlötet oder sitzt auf einem Modul, nicht auf einer Karte für einen PCIe-Slot.
board-case-buy = Mainboard und Gehäuse im Format { $form } mit { $positions } Slotplätzen
board-case-buy-closer = Karten mit Radiallüfter oder Wasserkühlung, Mainboard und Gehäuse im Format { $form } mit { $positions } Slotplätzen
board-case-buy-larger = Servergehäuse oder offener Rahmen mit { $positions } Slotplätzen
board-case-buy-length = Ein Gehäuse, das Karten von { $needed } aufnimmt
board-case-buy-lanes = Ein Prozessor mit mindestens { $needed } PCIe-Lanes für Grafikkarten

board-case-step-positions = Slotplätze: Slots der Karten plus freie Slots dazwischen
board-case-step-thickness = Dicke der breitesten Karte
board-case-step-length = Länge, die das Gehäuse aufnehmen sollte: die längste Karte plus Reserve
board-case-step-lanes-needed = PCIe-Lanes für alle Karten
board-case-step-lanes-available = PCIe-Lanes des { $cpu } für Karten
board-case-step-heat = Wärme der Karten
board-case-step-radiator = Radiatorlänge

board-case-assume-width = Jede Karte wird mit { $slots } Slots Breite gezählt, wie im Hardware-Ratgeber von { $year }.
board-case-assume-two-slots = Karten mit Radiallüfter oder Wasserkühler werden mit { $slots } Slots Breite gezählt.
board-case-assume-open-air = Angenommen werden Axiallüfter mit { $free ->
    [one] einem freien Slot
   *[other] { $free } freien Slots
} bis zur nächsten Karte. Karten mit Radiallüfter können direkt nebeneinander stecken.
board-case-assume-passive = Das sind Serverkarten ohne Lüfter; sie stecken direkt nebeneinander, und das Gehäuse muss Luft durch sie blasen.
board-case-assume-partner-width = Die Breite ist die der Referenzkarte; andere Hersteller bauen die { $card } mit { $low } bis { $high } Slots. Für die echte Karte bitte deren Breite angeben.
board-case-assume-lanes = Gezählt wird x{ $each } pro Karte; eine breitere Anbindung bringt einer einzelnen Karte kaum noch etwas.
board-case-note-desktop = { $needed } Lanes liegen im Rahmen der { $desktop }, die ein Desktop-Prozessor für Karten hat.
board-case-note-workstation = { $needed } Lanes sind mehr als die { $desktop }, die ein Desktop-Prozessor für Karten hat; nötig ist ein Workstation- oder Server-Prozessor.
board-case-note-split = Ein Desktop-Prozessor teilt höchstens { $desktop } Lanes auf die Kartenslots auf; die übrigen Lanes des { $cpu } gehen an Laufwerke und Chipsatz. Das Mainboard muss die Aufteilung unterstützen.
board-case-note-left-out = { $card } steckt in keinem PCIe-Slot und bleibt außen vor.
board-case-note-plug = Ein { $plug }-Kabel sollte über der Karte etwa { $clearance } gerade verlaufen, bevor es sich biegt; auf die Seitenwand achten.
board-case-note-radiator-places = Mit eigener Wasserkühlung braucht das Gehäuse einen Radiatorplatz für den Prozessor und für { $cards ->
    [one] die Karte
   *[other] jede der { $cards } Karten
}.
board-case-note-radiator-band = Als Faustregel gelten { $unit } Radiator für { $low-heat } bis { $high-heat }, das ergibt { $shortest } bis { $longest }; genommen wird die Mitte.
board-case-note-four-blowers = { $cards } Karten mit Radiallüfter vom Typ { $card } liefen in doppelt so vielen Slots ohne Wärmeprobleme, jede auf { $limit } begrenzt.
board-case-2018-four-cards = { $cards } Karten sind das Höchste, was der Hardware-Ratgeber von { $year } in einem Rechner zulässt, obwohl er Lanes nur unterhalb dieser Zahl unwichtig nennt.
board-case-warning-many-cards = { $cards } Karten sind mehr als die { $most }, die der Hardware-Ratgeber von { $year } in einem Rechner zulässt; einzuplanen sind ein Servergehäuse oder ein offener Rahmen mit Riser-Kabeln und meist mehr als ein Stromkreis.
board-case-warning-adjacent = Karten mit Axiallüftern ohne freien Slot dazwischen heizen sich gegenseitig auf; der Hardware-Ratgeber von { $year } beziffert den Verlust auf bis zu { $loss }.
board-case-warning-partner-length = Andere Hersteller bauen die { $card } mit { $low } bis { $high } Länge; dafür sollte das Gehäuse { $needed } aufnehmen.
board-case-warning-drives = Für { $drives ->
    [one] ein NVMe-Laufwerk
   *[other] { $drives } NVMe-Laufwerke
} reichen die Lanes nicht: Der Prozessor hält { $spare } für Laufwerke bereit, die übrigen teilen sich die Anbindung des Chipsatzes.

board-case-missing-cards = Welche Grafikkarten sollen hinein, und wie viele?
