rule-gpu-compare-title = Vergleich von Grafikkarten

gpu-compare-headline-memory = Mehr Speicher hat die { $more }: { $more-memory }, die { $less } hat { $less-memory }.
gpu-compare-headline-memory-equal = Diese Karten haben gleich viel Speicher, { $memory }: { $cards }.
gpu-compare-headline-power = { $less } verbraucht weniger: Die Leistungsaufnahme der Karte ist { $less-power }, bei { $more } sind es { $more-power }.
gpu-compare-headline-power-equal = Diese Karten verbrauchen gleich viel, { $power }: { $cards }.
gpu-compare-assume-yardstick = Es wurde keine Karte zum Vergleich genannt; als Maß dient die { $card }.
gpu-compare-headline-training-measured = { $text ->
    [none] Im Training ist die { $fast } { $factor } so schnell wie die { $slow }, gemessen mit derselben Software.
   *[other] Im Training ist die { $fast } { $factor } so schnell wie die { $slow }, gemessen mit derselben Software; beim Schreiben von Text ist sie { $text } so schnell.
}
gpu-compare-headline-training-bandwidth = { $text ->
    [none] Im Training ist die { $fast } etwa { $factor } so schnell wie die { $slow }, nach ihrer Bandbreite, die innerhalb einer Architektur vergleichbar ist.
   *[other] Im Training ist die { $fast } etwa { $factor } so schnell wie die { $slow }, nach ihrer Bandbreite, die innerhalb einer Architektur vergleichbar ist; beim Schreiben von Text war sie gemessen { $text } so schnell.
}
gpu-compare-headline-training-statement = Im Training ist die { $fast } etwa { $factor } so schnell wie die { $slow }, nach der Tabelle gleichwertiger Karten im Ratgeber von { $year }.
gpu-compare-headline-training-estimated = { $text ->
    [none] Im Training ist die { $fast } geschätzt { $factor } so schnell wie die { $slow }; kein Benchmark hat beide mit derselben Software gemessen.
   *[other] Im Training ist die { $fast } geschätzt { $factor } so schnell wie die { $slow }, da kein Benchmark beide mit derselben Software gemessen hat; beim Schreiben von Text war sie gemessen { $text } so schnell.
}
gpu-compare-headline-text-measured = Beim Schreiben von Text mit einem Sprachmodell ist die { $fast } { $factor } so schnell wie die { $slow }, gemessen mit demselben Modell auf beiden.
gpu-compare-headline-text-bandwidth = Beim Schreiben von Text mit einem Sprachmodell ist die { $fast } etwa { $factor } so schnell wie die { $slow }, nach ihrer Bandbreite, die innerhalb einer Architektur vergleichbar ist.
gpu-compare-headline-equal-training = Im Training sind diese Karten gleich schnell: { $cards }.
gpu-compare-headline-equal-text = Beim Schreiben von Text sind diese Karten gleich schnell: { $cards }.
gpu-compare-headline-apart = Kein Benchmark hat diese Karten mit derselben Software gemessen, und die Bandbreite ist nicht über Architekturen hinweg vergleichbar, also wird für { $cards } kein Faktor genannt; die Tabelle zeigt, was jede Karte hat und für sich gemessen erreicht.
gpu-compare-headline-apart-text = Beim Schreiben von Text mit einem Sprachmodell ist die { $fast } geschätzt { $factor } so schnell wie die { $slow }, nach der Bandbreite, die jede ausnutzt. Für das Training wird kein Faktor genannt: Kein Benchmark hat beide mit derselben Software gemessen, und dort ist die Bandbreite nicht über Architekturen hinweg vergleichbar.
gpu-compare-headline-text-bound = Beim Schreiben von Text mit einem Sprachmodell ist die { $fast } geschätzt { $factor } so schnell wie die { $slow }, nach der Bandbreite, die jede ausnutzt; kein Modell wurde auf beiden gemessen.
gpu-compare-headline-text-alike = Beim Schreiben von Text mit einem Sprachmodell sind { $fast } und { $slow } geschätzt etwa gleich schnell: { $factor } nach der Bandbreite, die jede ausnutzt, weniger, als die Schätzung unterscheiden kann; kein Modell wurde auf beiden gemessen.
gpu-compare-headline-small = { $units ->
    [none] Ein kleines rekurrentes Netz gewinnt durch die { $fast } gegenüber der { $slow } so gut wie nichts, obwohl die { $fast } bei großen Netzen { $factor } so schnell ist.
   *[other] Ein rekurrentes Netz mit { $units } verborgenen Einheiten gewinnt durch die { $fast } gegenüber der { $slow } so gut wie nichts, obwohl die { $fast } bei großen Netzen { $factor } so schnell ist.
}
gpu-compare-headline-small-only = Ein so kleines Netz gewinnt durch die schnellere dieser Karten so gut wie nichts: { $cards }.
gpu-compare-take = Fürs Tempo die { $card }
gpu-compare-take-either = Die { $card } leistet diese Arbeit ebenso gut

gpu-compare-step-training-measured = Trainingstempo der { $fast } gegenüber dem der { $slow }, beide bezogen auf die { $baseline }, Software von { $era }
gpu-compare-step-bandwidth = Bandbreite der { $fast } gegenüber der der { $slow }
gpu-compare-step-statement = Die { $card } als Anteil einer { $one }
gpu-compare-step-estimated = Trainingstempo der { $card } bezogen auf die { $baseline }, geschätzt aus Bandbreite, Rechenleistung und Architektur
gpu-compare-step-own-measured = Trainingstempo der { $card } bezogen auf die { $baseline }, gemessen
gpu-compare-step-factor = Die { $fast } gegenüber der { $slow }
gpu-compare-step-text = Text schreiben: die { $fast } gegenüber der { $slow }, { $model }, { $day }
gpu-compare-step-text-bandwidth = Text schreiben: Bandbreite der { $fast } gegenüber der der { $slow }
gpu-compare-step-text-bound = Text schreiben: ausgenutzte Bandbreite der { $fast } gegenüber der der { $slow }
gpu-compare-step-prefill = Prompt lesen: die { $fast } gegenüber der { $slow }, { $model }, { $day }

gpu-compare-assume-measured = Die Trainingswerte sind das Mittel über mehrere Netze in halber Genauigkeit auf einer Karte, mit Software von { $era }. Einzelne Netze können bis zu { $spread } so schnell oder so langsam sein wie das Mittel.
gpu-compare-assume-bandwidth = Diese Karten haben dieselbe Architektur, { $architecture }; in ihr folgt das Trainingstempo der Bandbreite. Kein Benchmark enthält sie alle.
gpu-compare-assume-statement = Der Ratgeber von { $year } zählt eine { $small } als { $share } einer { $big }; andere Karten folgen nach der Bandbreite innerhalb ihrer Architektur. Der Ratgeber nannte seine Tabelle einen groben Vergleich.
gpu-compare-assume-estimated = Die Schätzung nimmt, was gemessene Karten jeder Architektur mit Software von { $era } aus Bandbreite und Rechenleistung machen. Die Bandbreite allein ist nicht über Architekturen hinweg vergleichbar.
gpu-compare-assume-text = Das Schreiben von Text wurde für einen Nutzer gemessen, { $day }; Modell: { $model }.
gpu-compare-assume-text-bandwidth = Keine Textmessung enthält alle diese Karten; sie haben dieselbe Architektur, { $architecture }, also steht die Bandbreite dafür ein.
gpu-compare-assume-text-bound = Kein Modell wurde auf allen diesen Karten gemessen. Text zu schreiben liest für jedes Token das ganze Modell und folgt deshalb auf jeder Architektur der Bandbreite; die Anteile davon sind die, die Karten mit solchem Speicher erreichten, wenn pro Token { $read } gelesen wurden.
gpu-compare-assume-price-for-speed = Der Preis für das Tempo ist, was eine Karte für das Tempo der { $card } kostet.
gpu-compare-note-text-unknown = Kein Modell wurde auf allen diesen Karten gemessen; weiter hilft die Frage nach den Tokens pro Sekunde des eigenen Modells auf jeder von ihnen.
gpu-compare-note-bandwidth-inside = Die Bandbreite allein ergäbe { $alone }; verwendet wird das besser begründete { $used }.
gpu-compare-note-bandwidth-across = Die Bandbreite allein ergäbe { $alone } und führte in die Irre, weil jede Architektur etwas anderes aus ihr macht; verwendet wird { $used }.

gpu-compare-note-text = Beim Schreiben von Text ist die Reihenfolge anders: Die { $fast } ist { $factor } so schnell wie die { $slow }.
gpu-compare-note-training = Im Training ist die Reihenfolge anders: Die { $fast } ist { $factor } so schnell wie die { $slow }.
gpu-compare-note-prefill = Beim Lesen langer Prompts, das an der Rechenleistung und nicht an der Bandbreite hängt, ist die { $fast } { $factor } so schnell wie die { $slow }.
gpu-compare-note-memory = Die { $card } hat mehr Speicher, { $more } gegenüber { $less } der { $fast }; der Speicher entscheidet, welche Modelle überhaupt laufen.
gpu-compare-note-value = Die { $card } kostet für ihr Tempo am wenigsten: { $price } für das Tempo einer { $slow }, gegenüber { $dearer } mit der { $other }.
gpu-compare-note-small-networks = Kleine Netze lasten eine schnelle Karte nicht aus. { $year } gewann ein rekurrentes Netz mit { $few } verborgenen Einheiten und einem Batch über { $batch } kaum durch eine schnellere Karte; eines mit { $many } zeigte den vollen Unterschied.
gpu-compare-note-large-network = Ein Netz dieser Größe zeigt den vollen Unterschied, wie { $year } eines mit { $many } verborgenen Einheiten und einem Batch über { $batch }.
gpu-compare-note-network-between = Dieses Netz liegt zwischen den beiden, die der Ratgeber von { $year } nennt: { $few } verborgene Einheiten gewannen kaum durch eine schnellere Karte, { $many } zeigten den vollen Unterschied. Vor dem Geldausgeben für Tempo bitte das eigene messen.
gpu-compare-note-no-price = Kein aktueller Preis ist bekannt für { $cards }.
gpu-compare-warning-laptop = Notebook-Chips laufen mit dem Power-Limit, das der Hersteller des Notebooks setzt, ihr Tempo ist also von Gerät zu Gerät verschieden: { $cards }.
gpu-compare-warning-rule-of-thumb = Zu dieser Architektur ließ sich kein Trainings-Benchmark nachlesen, ihr Anteil ist also eine Faustregel: { $cards }.

gpu-compare-missing-cards = Welche zwei Grafikkarten soll ich vergleichen?
gpu-compare-missing-other = Mit welcher Karte soll ich die { $card } vergleichen?
gpu-compare-step-arithmetic = Trainingstempo der { $fast } gegenüber dem der { $slow }, nach ihrer Rechenleistung bei gleicher Bandbreite
gpu-compare-assume-arithmetic = Diese Karten haben dieselbe Architektur, { $architecture }, und dieselbe Bandbreite, also unterscheidet sie die Rechenleistung: mit deren Quadratwurzel, denn das Training hängt abwechselnd an beidem. Kein Benchmark enthält sie alle.
