rule-cpu-title = Prozessorkerne

cpu-headline-both = Mit { $gpus ->
    [one] einer Grafikkarte
   *[other] { $gpus } Grafikkarten
} sind { $text } Prozessorkerne für Text oder { $vision } für Bilder einzuplanen; das Minimum ist { $minimum }.
cpu-headline-text = Mit { $gpus ->
    [one] einer Grafikkarte
   *[other] { $gpus } Grafikkarten
} sind für das Training mit Text { $recommended } Prozessorkerne einzuplanen; das Minimum ist { $minimum }.
cpu-headline-vision = Mit { $gpus ->
    [one] einer Grafikkarte
   *[other] { $gpus } Grafikkarten
} sind für das Training mit Bildern { $recommended } Prozessorkerne einzuplanen; das Minimum ist { $minimum }.
cpu-headline-given = Mit { $gpus ->
    [one] einer Grafikkarte
   *[other] { $gpus } Grafikkarten
} und so vielen Datenladern sind { $recommended } Prozessorkerne einzuplanen; das Minimum ist { $minimum }.
cpu-headline-prepared = Mit { $gpus ->
    [one] einer Grafikkarte
   *[other] { $gpus } Grafikkarten
} und vor dem Training vorbereiteten Daten sind { $recommended } Prozessorkerne einzuplanen; das Minimum ist { $minimum }.
cpu-headline-inference = Um fertige Modelle auf { $gpus ->
    [one] einer Grafikkarte
   *[other] { $gpus } Grafikkarten
} auszuführen, sind { $recommended } Prozessorkerne einzuplanen; das Minimum ist { $minimum }.
cpu-headline-2018 = Nach dem Hardware-Ratgeber von { $year } { $gpus ->
    [one] braucht eine Grafikkarte
   *[other] brauchen { $gpus } Grafikkarten
} mindestens { $minimum } Prozessorkerne.
cpu-headline-enough = Ja, { $cores ->
    [one] ein Kern reicht
   *[other] { $cores } Kerne reichen
} für { $gpus ->
    [one] eine Grafikkarte
   *[other] { $gpus } Grafikkarten
}: Das Minimum ist { $minimum }, empfohlen werden { $recommended }.
cpu-headline-tight = { $cores } Kerne gehen für { $gpus ->
    [one] eine Grafikkarte
   *[other] { $gpus } Grafikkarten
} noch, denn das Minimum ist { $minimum }; empfohlen werden { $recommended }.
cpu-headline-short = Nein, { $cores ->
    [one] ein Kern ist
   *[other] { $cores } Kerne sind
} zu wenig für { $gpus ->
    [one] eine Grafikkarte
   *[other] { $gpus } Grafikkarten
}: Das Minimum ist { $minimum }, empfohlen werden { $recommended }.
cpu-headline-2018-enough = Ja: Nach dem Hardware-Ratgeber von { $year } { $cores ->
    [one] reicht ein Kern
   *[other] reichen { $cores } Kerne
} für { $gpus ->
    [one] eine Grafikkarte
   *[other] { $gpus } Grafikkarten
}; das Minimum ist { $minimum }.
cpu-headline-2018-short = Nein: Nach dem Hardware-Ratgeber von { $year } { $cores ->
    [one] ist ein Kern
   *[other] sind { $cores } Kerne
} zu wenig für { $gpus ->
    [one] eine Grafikkarte
   *[other] { $gpus } Grafikkarten
}; das Minimum ist { $minimum }.
cpu-buy = Ein Prozessor mit mindestens { $cores } Kernen

cpu-step-minimum = Kleinste Zahl von Kernen nach dem Hardware-Ratgeber von { $year }
cpu-step-text = Empfohlen für Text: die Datenlader jeder Karte und ein weiterer Prozess, plus das System
cpu-step-vision = Empfohlen für Bilder: die Datenlader jeder Karte und ein weiterer Prozess, plus das System
cpu-step-given = Empfohlen mit den angegebenen Datenladern: die jeder Karte und ein weiterer Prozess, plus das System
cpu-step-prepared = Empfohlen mit vorbereiteten Daten: die Datenlader jeder Karte und ein weiterer Prozess, plus das System
cpu-step-inference = Empfohlen ohne Datenlader: ein Prozess pro Karte, plus das System
cpu-step-at-hand = Vorhandene Kerne

cpu-assume-one-card = Eine Zahl der Karten wurde nicht genannt; angenommen wird eine.
cpu-assume-during = Angenommen wird, dass die Daten während des Trainings vorbereitet werden; dieser Fall braucht mehr Kerne.
cpu-assume-modality = Gezählt werden pro Karte { $text } Datenlader für Text und { $vision } für Bilder.
cpu-assume-prepared = Vorbereitete Daten müssen nur gelesen werden, also werden { $workers } Datenlader pro Karte gezählt.
cpu-assume-inference = Ein fertiges Modell auszuführen braucht keine Datenlader; der Prozessor stößt die Arbeit der Karten an und führt das Programm darum herum aus.
cpu-assume-two-threads = { $threads } Threads werden als { $cores } Kerne gezählt.
cpu-note-threads = Das Minimum zählt auch in Threads: { $cores ->
    [one] Ein Kern entspricht
   *[other] { $cores } Kerne entsprechen
} { $threads } Threads.
cpu-note-two-rules = Die Quellen widersprechen sich: Der Hardware-Ratgeber von { $year } zählt Kerne pro Karte, das ML-Engineering-Handbuch von { $handbook } zählt Ladeprozesse und verlangt mehr. Der Ratgeber liefert hier das Minimum und das Handbuch die Empfehlung, weil jeder Lader ein Prozess ist, der einen Kern will.
cpu-note-hyper-threading = Hyper-Threading bringt höchstens etwa { $gain }, ein Thread ist also keinen Kern wert.
cpu-note-further-cores = Jeder weitere Kern pro Karte bringt nach dem Hardware-Ratgeber von { $year } { $low } bis { $high } mehr Tempo.
cpu-warning-clock = Der Takt ist oberhalb von { $floor } kaum wichtig, der Basistakt liegt hier aber bei { $clock }.
cpu-warning-no-slots = Der { $cpu } hat keine PCIe-Lanes für Grafikkarten.
cpu-warning-lanes = Der { $cpu } hat { $lanes } PCIe-Lanes für Grafikkarten; mit { $gpus ->
    [one] einer Karte
   *[other] { $gpus } Karten
} bekommt jede höchstens x{ $width }, weniger als die ratsamen x{ $good }.
