rule-cooling-title = Kühlung

cooling-headline-own = Eine einzelne Karte kommt mit ihrem eigenen Luftkühler gut aus; ein Verlust durch Wärme wird für sie nicht gerechnet.
cooling-headline-spaced = Jede der { $count } Karten braucht mindestens { $free } freien Slot vor ihren Lüftern; dann genügen Axiallüfter. Dicht an dicht mit Luftkühlung ist ein Verlust von { $low } bis { $high } einzuplanen, schlimmstenfalls { $worst }.
cooling-headline-blower = Für { $count } Karten dicht an dicht sind Karten mit Radiallüfter richtig. Mehrere luftgekühlte Karten eng beieinander verlieren { $low } bis { $high }, Karten mit Axiallüftern ohne Lücke bis zu { $worst }.
cooling-headline-blower-limit = Für { $count } Karten dicht an dicht sind Karten mit Radiallüfter richtig, jede auf { $limit } begrenzt. Mehrere luftgekühlte Karten eng beieinander verlieren { $low } bis { $high }, Karten mit Axiallüftern ohne Lücke bis zu { $worst }.
cooling-headline-water = Für { $count } solche Karten ist Wasserkühlung richtig, denn Luft hält sie dicht an dicht nicht auf voller Leistung. Mit Luft ist ein Verlust von { $low } bis { $high } einzuplanen, schlimmstenfalls { $worst }.
cooling-headline-server = Diese Karten haben keine eigenen Lüfter; unabhängig von ihrer Zahl brauchen sie ein Servergehäuse, das Luft durch sie bläst.
cooling-headline-case-water = Unter Wasser wird für die { $count } Karten kein Verlust durch Wärme gerechnet; mit Luft und dicht an dicht verlören sie { $low } bis { $high }.
cooling-headline-case-spaced = Mit freien Slots zwischen den { $count } Karten wird kein Verlust durch Wärme gerechnet; dicht an dicht verlören sie { $low } bis { $high }.
cooling-headline-case-blower = Für { $count } Karten mit Radiallüfter dicht an dicht ist ein Verlust von { $low } bis { $high } einzuplanen.
cooling-headline-case-open-air = Für { $count } Karten mit Axiallüftern eng beieinander ist ein Verlust von { $low } bis { $high } einzuplanen, ganz ohne Lücke bis zu { $worst }.
cooling-headline-case-adjacent = Für { $count } luftgekühlte Karten eng beieinander ist ein Verlust von { $low } bis { $high } einzuplanen, schlimmstenfalls { $worst }.
cooling-headline-temperature-limit = Die { $card } drosselt ab etwa { $throttle }, ihr Höchstwert ist { $limit }. Sie sollte bei { $low } bis { $high } bleiben.
cooling-headline-temperature-card = Für die { $card } wird angenommen, dass sie ab etwa { $throttle } drosselt; ihr Höchstwert ist hier nicht bekannt. Sie sollte bei { $low } bis { $high } bleiben.
cooling-headline-temperature-general = Heutige Karten drosseln ab etwa { $throttle }. Eine Karte sollte bei { $low } bis { $high } bleiben.
cooling-headline-heat = Der Rechner gibt { $wall } Wärme an den Raum ab, das sind { $btu }. Um sie hinauszuschaffen, braucht ein Klimagerät etwa { $conditioner } Strom.
cooling-headline-water-cost = { $count ->
    [one] Wasserkühlung kostet für { $count } Karte etwa { $cost }.
   *[other] Wasserkühlung kostet für { $count } Karten etwa { $cost }.
}
cooling-headline-laptop = { $card } ist Teil eines Notebooks, dessen eigene Kühlung entscheidet; eine Auswahl gibt es nicht.
cooling-headline-integrated = { $card } ist Teil eines Prozessors oder eines fertigen Rechners, dessen eigene Kühlung entscheidet; eine Auswahl gibt es nicht.
cooling-buy-own = Der eigene Kühler der Karte
cooling-buy-spaced = Karten mit Axiallüftern und einem freien Slot dazwischen
cooling-buy-blower = Karten mit Radiallüfter
cooling-buy-blower-limit = Karten mit Radiallüfter, jede auf { $limit } begrenzt
cooling-buy-water = Wasserkühlung
cooling-buy-server = Ein Servergehäuse mit eigenem Luftstrom

cooling-step-loss-several = Verlust mehrerer luftgekühlter Karten eng beieinander, von { $low } bis
cooling-step-loss-conclusion = Dasselbe nach dem Fazit des Ratgebers, von { $low } bis
cooling-step-loss-worst = Dasselbe nach dem Ratgeber für zwei Karten in benachbarten Slots, schlimmstenfalls
cooling-step-left = Karten, die am Tempo gemessen übrig bleiben, beim oberen Ende des Verlusts
cooling-step-throttle = Temperatur, ab der die Karte drosselt
cooling-step-limit = Höchstwert nach Herstellerangabe
cooling-step-target = Ziel, das der Treiber von sich aus hält
cooling-step-junction = Grenze der Speicherchips
cooling-step-btu = Wärme in britischen Wärmeeinheiten
cooling-step-air-conditioner = Strom eines Klimageräts
cooling-step-water = So viel für jede Karte und einmal für Pumpe und Radiator

cooling-losses-disagree = Der Hardware-Ratgeber von { $year } nennt drei Zahlen für denselben Verlust: { $worst } für zwei Karten in benachbarten Slots, { $low } bis { $high } für mehrere Karten, { $conclusion-low } bis { $conclusion-high } im Fazit. Verwendet werden { $low } bis { $high }, die zum allgemeinen Fall gehören und das Fazit einschließen; { $worst } bleiben für Karten mit Axiallüftern ohne Lücke.
cooling-throttle-disagree-today = Der Hardware-Ratgeber von { $year } nennt { $old } als Punkt, ab dem Karten drosseln, aktuelle Unterlagen { $low } bis { $high }. Verwendet werden { $low }, denn die ältere Zahl gehört zu damaligen Karten.
cooling-throttle-disagree-2018 = Der Hardware-Ratgeber von { $year }, aus der Zeit dieser Karte, nennt { $old } als Punkt, ab dem Karten drosseln, aktuelle Unterlagen { $low } bis { $high }. Verwendet werden { $old }, denn der Ratgeber spricht von solchen Karten.
cooling-assume-close = Zum Abstand der Karten wurde nichts gesagt; angenommen wird, dass sie eng beieinander stecken.
cooling-assume-spaced-no-loss = Als Faustregel verliert eine Karte mit { $free } freien Slot vor ihren Lüftern nichts durch ihre Nachbarin.
cooling-assume-two-cards = Eine Karte wurde nicht genannt; angenommen werden zwei Karten.
cooling-assume-power = Die Leistung der Karten ist nicht bekannt; angenommen werden je { $power }.
cooling-note-blower-measured = Vier Karten mit Radiallüfter und je { $limit } liefen in einem veröffentlichten Test in benachbarten Slots ohne Wärmeprobleme.
cooling-note-thickness = Karten mit Radiallüfter werden mit { $width } Slots Dicke gezählt; Karten anderer Hersteller sind oft dicker und länger als die Referenzkarte.
cooling-note-limit-unconfirmed = Der Höchstwert dieser Karte ist Allgemeinwissen und nicht bestätigt.
cooling-note-water-price = Die Kurzfassung des Ratgebers nennt { $each } pro Karte und einmalig { $once }; die einmaligen { $usd } sind aus dem Original erinnert, nicht nachgelesen.
cooling-hint-limit = Ein Power-Limit von { $share } nimmt den Karten { $less } ihrer Wärme und lässt ihnen etwa { $speed } ihres Tempos.
cooling-warning-water = Das Gehäuse braucht für jede gekühlte Karte Platz für einen Radiator. Wasser trägt die Wärme weiter, im Raum kommt aber gleich viel an.

cooling-missing-cards = Welche Grafikkarten hat der Rechner, und wie viele?
cooling-headline-losses = Für { $count } luftgekühlte Karten eng beieinander ist ein Verlust von { $low } bis { $high } einzuplanen. Der Hardware-Ratgeber von { $year } nennt drei Zahlen: { $worst } für zwei Karten in benachbarten Slots, { $low } bis { $high } für mehrere Karten, { $conclusion-low } bis { $conclusion-high } im Fazit; die verwendete gehört zum allgemeinen Fall.
cooling-headline-temperature-2018 = Nach dem Hardware-Ratgeber von { $year } drosseln Karten ab etwa { $throttle }, was mehrere binnen Sekunden erreichen.
