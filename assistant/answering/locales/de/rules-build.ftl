rule-build-title = Ganzer Rechner

build-headline = { $cards }: Einzuplanen sind ein Prozessor mit mindestens { $cores } Kernen, { $ram } RAM und ein Netzteil mit { $psu }. Die Tabelle nennt jedes Bauteil.
build-headline-several = { $cards }: Einzuplanen sind ein Prozessor mit mindestens { $cores } Kernen, { $ram } RAM und Netzteile mit { $psu }. Die Tabelle nennt jedes Bauteil.
build-headline-cost = Ein Rechner mit { $cards } kostet mehr als { $price }: So viel kosten die Teile, deren Preise hier mit Datum vorliegen. Hinzu kommen: { $parts }. Die Tabelle nennt jedes Bauteil.
build-headline-2018 = Nach den Regeln von { $year }, { $cards }: ein Prozessor mit mindestens { $cores } Kernen, { $ram } RAM und ein Netzteil mit { $psu }. Die Tabelle nennt jedes Bauteil.
build-headline-2018-several = Nach den Regeln von { $year }, { $cards }: ein Prozessor mit mindestens { $cores } Kernen, { $ram } RAM und Netzteile mit { $psu }. Die Tabelle nennt jedes Bauteil.

build-step-share = Anteil des Budgets für die Karten
build-step-cards-price = Preis der Karten
build-step-known-price = Preis von Karten und RAM
build-step-own-currency = Dasselbe in der Währung des Budgets, zum Kurs der Europäischen Zentralbank vom { $day }

build-assume-2018-card = Karten wurden nicht genannt; angenommen wird die { $card }, die der Hardware-Ratgeber von { $year } empfiehlt.
build-assume-share = Als Faustregel gehen { $share } des Budgets in die Karten, also { $money }; der Rest muss für alle anderen Bauteile reichen.
build-assume-cpu = Der { $cpu } steht für jeden Prozessor mit so vielen Kernen und genug Lanes. Netzteil und Stromkreis sind mit ihm gerechnet; wer einen stärkeren hat, sollte ihn nennen.

build-note-unpriced = Kein datierter Preis ist bekannt für: { $parts }. Diese bitte im Handel erfragen; sie sind nicht in der Summe.
build-note-left = Von { $budget } bleiben { $left } ({ $share }) für die Bauteile ohne bekannten Preis.
build-warning-over-budget = Schon die Bauteile mit Preis kosten { $over } mehr als das Budget von { $budget }. Es hilft, den Karten weniger vom Budget zu geben oder es zu erhöhen.

build-missing-machine = Welche Karten soll der Rechner haben, oder wie viel darf er insgesamt kosten?
