rule-multi-gpu-title = Mehrere Karten

multi-gpu-headline-general = { $memory ->
    [none] Im Training leisten { $count } Karten { $low } bis { $high } so viel wie eine, je nach Netz und Karte; ein einzelner Strom eines Sprachmodells wird kaum schneller, und { $count } getrennte Experimente laufen zugleich.
   *[other] Im Training leisten { $count } Karten { $low } bis { $high } so viel wie eine, je nach Netz und Karte; für ein Sprachmodell fassen sie zusammen { $memory }, ein einzelner Strom wird aber kaum schneller.
}
multi-gpu-headline-unlike = Beim Training leisten diese { $count } Karten das { $low }- bis { $high }-Fache der { $fast } allein, weil alle auf die { $slow } warten; für ein Sprachmodell fassen sie zusammen { $memory }, und ein einzelner Strom läuft mit Aufteilung nach Schichten mit dem { $layer-low }- bis { $layer-high }-Fachen ihres Tempos. Getrennte Experimente leisten insgesamt das { $experiments }-Fache.
multi-gpu-headline-principle = Für fast alles reicht eine Karte. Mehrere billige Karten passen zu vielen getrennten Experimenten, eine große zu einem großen Modell; im Training leisten { $count } Karten { $low } bis { $high } so viel wie eine, und für ein Sprachmodell bringen sie Speicher, aber kaum Tempo.
multi-gpu-headline-training-text = Beim Training eines Sprachnetzes leisten { $count } Karten etwa { $low } bis { $high } so viel wie eine, je nach Karte und Verbindungen.
multi-gpu-headline-training-text-measured = Beim Training eines Sprachnetzes leisten { $count } dieser Karten etwa { $speed } so viel wie eine.
multi-gpu-headline-training-vision = Beim Training eines Bildnetzes leisten { $count } Karten etwa { $low } bis { $high } so viel wie eine, da solche Netze wenig austauschen.
multi-gpu-headline-inference = { $memory ->
    [none] Für ein Sprachmodell bringen { $count } Karten vor allem Platz: Mit Schichtaufteilung läuft ein Strom { $layer-low } bis { $layer-high } so schnell wie auf einer Karte, mit Tensoraufteilung { $tensor-low } bis { $tensor-high }.
   *[other] Für ein Sprachmodell bringen { $count } Karten vor allem Platz, zusammen { $memory }: Mit Schichtaufteilung läuft ein Strom { $layer-low } bis { $layer-high } so schnell wie auf einer Karte, mit Tensoraufteilung { $tensor-low } bis { $tensor-high }.
}
multi-gpu-headline-layer = { $memory ->
    [none] Schichtaufteilung bringt Platz und kaum Tempo: Ein Strom auf { $count } Karten läuft { $low } bis { $high } so schnell wie auf einer.
   *[other] Schichtaufteilung bringt Platz, zusammen { $memory }, und kaum Tempo: Ein Strom auf { $count } Karten läuft { $low } bis { $high } so schnell wie auf einer.
}
multi-gpu-headline-tensor = { $memory ->
    [none] Mit Tensoraufteilung läuft ein Strom auf { $count } Karten { $low } bis { $high } so schnell wie auf einer, je nach der Verbindung zwischen ihnen.
   *[other] Mit Tensoraufteilung läuft ein Strom auf { $count } Karten { $low } bis { $high } so schnell wie auf einer, je nach der Verbindung zwischen ihnen; zusammen fassen sie { $memory }.
}
multi-gpu-headline-experiments = Ja: Auf { $count } Karten laufen { $count } getrennte Experimente zugleich, ohne parallelen Code. Schneller wird keines davon, und sie wollen etwa { $cores } Prozessorkerne.
multi-gpu-headline-nvlink = NVLink ist nützlich, aber selten nötig: Mit Tensoraufteilung auf zwei Karten bringt es beim Schreiben von Text { $text-low } bis { $text-high } und beim Lesen von Prompts { $prompt-low } bis { $prompt-high }, bei Schichtaufteilung oder getrennten Experimenten nichts.
multi-gpu-headline-nvlink-has = Die { $card } hat NVLink mit { $rate } je Richtung. Nützlich ist es, aber selten nötig: Mit Tensoraufteilung auf zwei Karten bringt es beim Schreiben von Text { $text-low } bis { $text-high } und beim Lesen von Prompts { $prompt-low } bis { $prompt-high }, bei Schichtaufteilung oder getrennten Experimenten nichts.
multi-gpu-headline-nvlink-none = Die { $card } hat kein NVLink; ihre Karten tauschen sich über PCIe aus. Schichtaufteilung und getrennte Experimente vermissen es nicht, denn für eine Schichtaufteilung genügen { $layer }; eine Tensoraufteilung bewegt { $tensor } und profitiert von einer breiten PCIe-Anbindung.
multi-gpu-headline-choice-priced = Mit { $one } gibt es { $one-memory } Speicher bei { $one-power } für { $one-price }, mit { $other } dagegen { $other-memory } bei { $other-power } für { $other-price }. Die größere Zahl von Karten ist für getrennte Experimente richtig, die größte Einzelkarte für ein Modell.
multi-gpu-headline-model-both = { $model } in { $format } passt mit einem Kontext von { $context } auf beide: auf { $one } braucht es { $one-need } von { $one-room }, auf { $other } { $other-need } von { $other-room }.
multi-gpu-headline-model-one = Zu nehmen ist { $one }: Mit einem Kontext von { $context } braucht { $model } in { $format } dort { $one-need } von { $one-room }. Auf { $other } passt es nicht, dort braucht es { $other-need }, nutzbar sind aber nur { $other-room }.
multi-gpu-headline-model-none = { $model } in { $format } passt mit einem Kontext von { $context } auf keine der beiden: auf { $one } braucht es { $one-need }, nutzbar sind aber nur { $one-room }; auf { $other } { $other-need }, nutzbar nur { $other-room }.
multi-gpu-step-model-need = Was das Modell auf { $cards } braucht
multi-gpu-step-model-room = Speicher, den { $cards } dafür hat
multi-gpu-headline-choice = Mit { $one } gibt es { $one-memory } Speicher bei { $one-power }, mit { $other } dagegen { $other-memory } bei { $other-power }. Die größere Zahl von Karten ist für getrennte Experimente richtig, die größte Einzelkarte für ein Modell.
multi-gpu-headline-2017 = Nach dem Ratgeber von { $year } sind { $count } Karten mit CNTK, Torch oder PyTorch { $low } bis { $high } so schnell wie eine einzelne; TensorFlow kam auf { $cards } Karten nur auf { $weak-low } bis { $weak-high }.
multi-gpu-take = { $cards }

multi-gpu-step-pair = Anteil am doppelten Tempo, den zwei { $card } bei einem Sprachnetz erreichen
multi-gpu-step-training = Tempo von { $count } Karten bei ringförmigem Austausch, wenn sie wie die { $card } skalieren
multi-gpu-step-images-low = Bildnetz auf { $count } Karten, unteres Ende
multi-gpu-step-images-high = Bildnetz auf { $count } Karten, oberes Ende
multi-gpu-step-layer-low = Ein Strom mit Schichtaufteilung, unteres Ende
multi-gpu-step-layer-high = Ein Strom mit Schichtaufteilung, höchster Messwert
multi-gpu-step-tensor-low = Ein Strom mit Tensoraufteilung, unteres Ende
multi-gpu-step-tensor-high = Ein Strom mit Tensoraufteilung, oberes Ende
multi-gpu-step-memory = Speicher aller Karten
multi-gpu-step-cores = Prozessorkerne für die Datenlader aller Experimente
multi-gpu-step-unlike-low = Im Tempo der { $slow }, unteres Ende
multi-gpu-step-unlike-high = Im Tempo der { $slow }, oberes Ende
multi-gpu-step-unlike-layer-low = Ein Strom mit Aufteilung nach Schichten gegenüber der { $fast }, jede Karte mit ihrem Anteil am Speicher, unteres Ende
multi-gpu-step-unlike-layer-high = Ein Strom mit Aufteilung nach Schichten gegenüber der { $fast }, jede Karte mit ihrem Anteil am Speicher, oberes Ende
multi-gpu-step-unlike-experiments = Getrennte Experimente auf allen Karten, gegenüber der { $fast }
multi-gpu-step-nvlink-rate = NVLink der { $card } in einer Richtung
multi-gpu-step-nvlink-older-low = Gewinn beim Schreiben mit älterer Software, unteres Ende
multi-gpu-step-nvlink-older-high = Gewinn beim Schreiben mit älterer Software, oberes Ende
multi-gpu-step-nvlink-newer-low = Gewinn beim Schreiben mit neuerer Software, unteres Ende
multi-gpu-step-nvlink-newer-high = Gewinn beim Schreiben mit neuerer Software, oberes Ende
multi-gpu-step-nvlink-prompt-low = Gewinn beim Lesen von Prompts, unteres Ende
multi-gpu-step-nvlink-prompt-high = Gewinn beim Lesen von Prompts, oberes Ende
multi-gpu-step-memory-of = Speicher: { $cards }
multi-gpu-step-power-of = Leistungsaufnahme: { $cards }
multi-gpu-step-price-of = Preis: { $cards }
multi-gpu-step-choice = Trainingstempo: { $one } gegenüber { $other }
multi-gpu-step-2017-low = Tempo von { $count } Karten beim Wirkungsgrad des Ratgebers, unteres Ende
multi-gpu-step-2017-high = Tempo von { $count } Karten beim Wirkungsgrad des Ratgebers, oberes Ende
multi-gpu-step-2017-efficiency-low = Anteil an perfekter Skalierung, unteres Ende
multi-gpu-step-2017-efficiency-high = Anteil an perfekter Skalierung, oberes Ende

multi-gpu-assume-count = Die Zahl der Karten wurde nicht genannt; angenommen werden { $count }.
multi-gpu-assume-model = Zwei gemessene Karten zeigen, wie viel eines Schritts in den Austausch von Gradienten geht; bei mehr Karten wächst dieser Teil wie der Verkehr eines ringförmigen Austauschs. Karten, die sich eine Anbindung an den Prozessor teilen, schneiden schlechter ab.
multi-gpu-assume-unlike = Die Karten sind verschieden, deshalb beziehen sich alle Zahlen auf die { $fast } allein, die schnellste: Karten, die ein Netz trainieren oder Tensoren teilen, warten auf die langsamste, bei Aufteilung nach Schichten braucht jede ihre eigene Zeit, und getrennte Experimente addieren sich.
multi-gpu-assume-text = Gezählt wird ein Sprachnetz, das viel austauscht; Bildnetze skalieren besser, wie die Tabelle zeigt.
multi-gpu-assume-nvlink = Die Gewinne wurden mit zwei { $card } gemessen; andere Karten mit NVLink können abweichen.
multi-gpu-nvlink-disagree = Die Messungen widersprechen sich: Ältere Software gewann beim Schreiben { $older-low } bis { $older-high }, neuere { $newer-low } bis { $newer-high }, und beide begrenzen die Antwort. Ein Bericht über { $rejected } wird nicht verwendet, weil seine Power-Limits nicht übereinstimmten.
multi-gpu-nvlink-training = Im Training gewannen zwei bis acht { $card } bei einem Sprachnetz { $low } bis { $high }. Bei einem Bildnetz maßen sie { $with-it } mit der Verbindung gegenüber { $without } ohne, was als Rauschen des Tests gilt.
multi-gpu-note-layer = Gemessen mit Schichtaufteilung: Ein großes Modell schrieb { $few-speed } auf { $few } Karten und { $many-speed } auf { $many }.
multi-gpu-note-experiments = Getrennte Experimente brauchen keinen parallelen Code: Jede Karte führt ihr eigenes aus, und keines wird schneller.
multi-gpu-note-many = Mit { $cards } laufen { $count } getrennte Experimente zugleich.
multi-gpu-note-large = Das größte Modell ohne Aufteilung, bis { $memory }, passt auf eine Karte mit { $cards }.
multi-gpu-note-pooled = { $cards } fassen zusammen mehr, { $memory }, aber nur für ein Modell, das auf sie aufgeteilt ist.
multi-gpu-warning-mixed = Verschiedene Karten in einer Gruppe arbeiten im Takt der langsamsten, und eine Tensoraufteilung läuft am besten mit gleichen Karten.
multi-gpu-warning-narrow-links = Vier Karten mit schmaler Anbindung, die an einem Netz arbeiten, verlieren etwa { $low } bis { $high }, wie ein Leser eine spätere Ausgabe des Ratgebers zitiert.
multi-gpu-warning-tensor = Eine Tensoraufteilung will gleiche Karten, eine schnelle Verbindung und eine Zahl von Karten, auf die sich die Key-Value-Köpfe des Modells verteilen lassen.
multi-gpu-warning-nvlink-memory = NVLink verschmilzt den Speicher der Karten nicht: Das Modell muss trotzdem aufgeteilt werden.
multi-gpu-warning-nvlink-pairs = Brücken von Desktop-Karten verbinden nur Paare, { $count } Karten tauschen sich zwischen den Paaren also weiter über PCIe aus.
multi-gpu-warning-2017 = Das ist der Stand von { $year }, gezeigt als Geschichte. Für heutige Messungen bitte ohne die Jahreszahl fragen.
multi-gpu-2017-contradiction = Der Ratgeber von { $year } nennt { $low } bis { $high } gleichermaßen für { $cards } bis { $most } Karten. Für { $cards } ist das gut und für { $most } unglaubwürdig, denn dort hieße es einen Wirkungsgrad von höchstens { $share }; gelesen wird es als Zahl für { $cards }.
multi-gpu-2017-cluster = Das war eine Bibliothek auf einem Cluster, mit auf ein Bit quantisierten Gradienten.
multi-gpu-warning-2017-cluster = Das ist der Stand von { $year }, gezeigt als Geschichte: Heutige Messungen reichen von { $fewest } bis { $most } Karten in einem Rechner und sagen nichts über { $count }.
multi-gpu-headline-choice-memory = Mit { $one } gibt es { $one-memory } Speicher, mit { $other } dagegen { $other-memory }. Die größere Zahl von Karten ist für getrennte Experimente richtig, die größte Einzelkarte für ein Modell.
multi-gpu-headline-power = Weniger verbraucht: { $less } mit { $least } Leistungsaufnahme; { $more } mit { $most }.
multi-gpu-headline-power-equal = { $one } und { $other } verbrauchen gleich viel: { $value } Leistungsaufnahme.
multi-gpu-headline-memory = Mehr Speicher: { $more } mit { $most }, { $less } mit { $least }.
multi-gpu-headline-memory-equal = { $one } und { $other } haben gleich viel Speicher: { $value }.
multi-gpu-headline-price = Günstiger: { $less } für { $least }; { $more } für { $most }.
multi-gpu-headline-speed = Schneller beim Training: { $more }, etwa { $factor } so schnell wie { $less }.
multi-gpu-note-power-unknown = Die Leistungsaufnahme von { $cards } ist hier nicht bekannt, deshalb werden beide nicht nach Leistung verglichen.
multi-gpu-headline-2017-cluster = Nach dem Ratgeber von { $year } war CNTK auf { $count } Karten eines Clusters { $low } bis { $high } so schnell wie auf einer Karte.
