rule-pcie-title = PCIe-Anbindung

pcie-headline-wide = { $link } überträgt { $bandwidth } in einer Richtung. Ein Batch der Größe { $batch } braucht etwa { $transfer } zur Karte, neben { $step } Rechenzeit; x{ $narrow } statt x{ $widest } würde { $loss } der Zeit kosten. { $scope ->
    [few] Für das Training { $cards ->
        [one] auf einer Karte reicht x{ $enough }.
       *[other] auf { $cards } Karten reicht x{ $enough } pro Karte, zusammen { $total } Lanes.
    }
    [four] Wenn { $cards } Karten gemeinsam trainieren, sollte jede x{ $enough } haben, zusammen { $total } Lanes.
    [several] Wenn { $cards } Karten gemeinsam trainieren, werden Lanes allmählich wichtig: je x{ $enough } oder mehr, zusammen mindestens { $total } Lanes.
   *[many] Wenn { $cards } Karten gemeinsam trainieren, sind Lanes sehr wichtig: je x{ $enough }.
}
pcie-headline-narrow = { $link } überträgt { $bandwidth } in einer Richtung. Ein Batch der Größe { $batch } braucht etwa { $transfer } zur Karte, neben { $step } Rechenzeit; das kostet gegenüber x{ $widest } { $loss } der Zeit. { $scope ->
    [few] Für das Training { $cards ->
        [one] auf einer Karte reicht x{ $enough }.
       *[other] auf { $cards } Karten reicht x{ $enough } pro Karte, zusammen { $total } Lanes.
    }
    [four] Wenn { $cards } Karten gemeinsam trainieren, sollte jede x{ $enough } haben, zusammen { $total } Lanes.
    [several] Wenn { $cards } Karten gemeinsam trainieren, werden Lanes allmählich wichtig: je x{ $enough } oder mehr, zusammen mindestens { $total } Lanes.
   *[many] Wenn { $cards } Karten gemeinsam trainieren, sind Lanes sehr wichtig: je x{ $enough }.
}
pcie-headline-pinned = { $link } überträgt { $bandwidth } in einer Richtung. Ein Batch der Größe { $batch } braucht etwa { $transfer } zur Karte, wird aus fixiertem Speicher aber während der { $step } Rechenzeit kopiert, sodass x{ $narrow } gegenüber x{ $widest } { $loss } kostet. { $scope ->
    [few] Für das Training { $cards ->
        [one] auf einer Karte reicht x{ $enough }.
       *[other] auf { $cards } Karten reicht x{ $enough } pro Karte, zusammen { $total } Lanes.
    }
    [four] Wenn { $cards } Karten gemeinsam trainieren, sollte jede x{ $enough } haben, zusammen { $total } Lanes.
    [several] Wenn { $cards } Karten gemeinsam trainieren, werden Lanes allmählich wichtig: je x{ $enough } oder mehr, zusammen mindestens { $total } Lanes.
   *[many] Wenn { $cards } Karten gemeinsam trainieren, sind Lanes sehr wichtig: je x{ $enough }.
}
pcie-headline-load = { $size } zu laden dauert etwa { $total }: { $drive } vom Laufwerk und gleichzeitig { $transfer } über { $link }. { $slower ->
    [drive] Das Laufwerk bestimmt das Tempo.
   *[link] Die Anbindung bestimmt das Tempo.
}
pcie-headline-layer = x{ $enough } pro Karte reicht: Nach Schichten aufgeteilt schickt ein Modell nur etwa { $traffic } zwischen den Karten, für { $link } mit seinen { $bandwidth } so gut wie nichts. Nach Tensoren aufgeteilt wären es etwa { $tensor }.
pcie-headline-tensor-full = { $link } ({ $bandwidth }) kostet bei Tensor-Parallelität kein Tempo; ab { $full } gilt eine Anbindung in den Messungen als voll.
pcie-headline-tensor-narrow = Über { $link } ({ $bandwidth }) verliert Tensor-Parallelität gegenüber vollen Anbindungen etwa { $usual } des Tempos; die Messungen reichen von { $low } bis { $high }. Jede Karte sollte { $full } oder besser haben.
pcie-headline-tensor-unmeasured = Unterhalb von { $narrow } gibt es keine saubere Messung zur Tensor-Parallelität, für { $link } ({ $bandwidth }) lässt sich also kein Verlust angeben. Er dürfte deutlich sein; jede Karte sollte { $full } oder besser haben.
pcie-lanes-enough = x{ $lanes } pro Karte

pcie-step-bandwidth = Bandbreite von { $link } in einer Richtung
pcie-step-lanes = Lanes aller Karten bei je x{ $lanes }
pcie-step-size = Größe eines Batches
pcie-step-theory = Übertragungszeit bei theoretischer Rate
pcie-step-practice = Übertragungszeit in der Praxis
pcie-step-share = Anteil der Übertragung an einem Schritt
pcie-step-2018-theory = Theoretische Übertragungszeit laut Hardware-Ratgeber von { $year }
pcie-step-2018-measured = Praktische Übertragungszeit laut Hardware-Ratgeber von { $year }
pcie-step-loss = Verlorene Zeit gegenüber x{ $widest }
pcie-step-load-link = Zeit über die Anbindung
pcie-step-load-drive = Zeit vom Laufwerk
pcie-step-load-total = Ladezeit: die längere von beiden
pcie-step-split-share = Genutzter Anteil der Anbindung
pcie-step-tensor-loss = Verlorenes Tempo mit { $links }

pcie-assume-generation = Eine PCIe-Generation wurde nicht genannt; angenommen wird PCIe { $generation }.
pcie-assume-lanes = Eine Zahl der Lanes wurde nicht genannt; angenommen wird x{ $lanes }.
pcie-note-narrower = Slot und Karte unterscheiden sich; es zählt das Niedrigere von beiden, { $link }.
pcie-assume-images = Die Proben sind die des Beispiels im Hardware-Ratgeber von { $year }: unkomprimierte Bilder mit { $pixels } × { $pixels } Pixeln in { $channels } Kanälen.
pcie-assume-step = Das Rechnen dauert so lang wie in jenem Beispiel, { $step } für { $batch } Bilder in { $network }. Auf einer schnelleren Karte ist der Anteil der Übertragung größer.
pcie-assume-half = Nach dem Hardware-Ratgeber von { $year } läuft ein einzelner Batch mit etwa { $share } der theoretischen Rate; große Kopien erreichen { $large }.
pcie-assume-one-link = Angenommen wird, dass die ganze Datei über eine Anbindung geht.
pcie-assume-drive = Das Laufwerk wurde nicht genannt; angenommen werden { $rate }, eine schnelle NVMe-SSD.
pcie-assume-tensor = Die Messungen stammen von zwei { $card } mit einem Modell in Tensor-Parallelität.
pcie-note-few-cards = Der Hardware-Ratgeber von { $year } nennt Lanes unter { $few } Karten unwichtig und mit { $many } sehr wichtig.
pcie-2018-four-cards = Der Hardware-Ratgeber von { $year } widerspricht sich: Er nennt Lanes nur unter { $cards } Karten unwichtig, baut aber Rechner mit { $cards }. Hier sind { $cards } Karten der Punkt, ab dem Lanes zählen.
pcie-note-four-cards = Mit { $cards } Karten an x{ $lanes } soll ein Training über alle { $low } bis { $high } verlieren.
pcie-note-many-cards = Ab { $few } Karten liegt der Verkehr zwischen den Karten auf dem Weg jedes Schritts; der Hardware-Ratgeber von { $year } nennt Lanes mit { $many } Karten sehr wichtig.
pcie-2018-theory = Der Hardware-Ratgeber von { $year } nennt für x{ $widest } theoretisch { $stated }, doch { $size } in dieser Zeit wären { $implied }, mehr als die { $bandwidth } von { $link }. Die genaue Zeit ist { $exact }, und sie wird hier verwendet.
pcie-2018-measured = Der Hardware-Ratgeber von { $year } maß etwa { $times } bei { $lanes }; danach kostet x{ $narrow } gegenüber x{ $widest } { $loss }. Hier wird die genaue Zeit bei halber theoretischer Rate verwendet; das ändert wenig.
pcie-warning-chipset = Jeder Slot sollte am Prozessor hängen: Von zwei Karten, die dieselbe Anbindung meldeten, schaffte die hinter dem Chipsatz { $behind } und die andere { $direct }.
pcie-warning-tensor-spread = Nur Messungen auf einem Rechner zeigen die Anbindung allein: Dieselbe Konfiguration läuft auf gesunden Rechnern mit { $low } bis { $high }, und eine andere verlor nur { $other }.
