rule-gpu-budget-title = Grafikkarte für ein Budget

gpu-budget-headline = { $memory ->
    [none] Die schnellste Karte für { $budget } ist die { $card } für { $price } ({ $kind }).
   *[other] Die schnellste Karte mit mindestens { $memory } für { $budget } ist die { $card } für { $price } ({ $kind }).
}
gpu-budget-headline-memory = { $count ->
    [one] Die Karte mit dem meisten Speicher für { $budget } ist die { $card } mit { $figure } für { $price } ({ $kind }).
   *[other] Die { $count } Karten mit dem meisten Speicher für { $budget } sind die { $card } mit je { $figure } für je { $price } ({ $kind }).
}
gpu-budget-headline-bandwidth = { $count ->
    [one] Die Karte mit der höchsten Bandbreite für { $budget } ist die { $card } mit { $figure } für { $price } ({ $kind }).
   *[other] Die { $count } Karten mit der höchsten Bandbreite für { $budget } sind die { $card } mit je { $figure } für je { $price } ({ $kind }).
}
gpu-budget-headline-power = { $count ->
    [one] Die Karte mit der geringsten Leistungsaufnahme für { $budget } ist die { $card } mit { $figure } für { $price } ({ $kind }).
   *[other] Die { $count } Karten mit der geringsten Leistungsaufnahme für { $budget } sind die { $card } mit je { $figure } für je { $price } ({ $kind }).
}
gpu-budget-headline-several = Bei { $count } Karten ist die schnellste Wahl die { $card } für je { $price } ({ $kind }), zusammen { $total }.
gpu-budget-headline-nothing = { $count ->
    [one] Nichts mit mindestens { $memory }, das die Wünsche erfüllt, passt in { $budget }; die günstigste solche Karte ist die { $card } für { $price }.
   *[other] Keine { $count } Karten mit mindestens { $memory }, die die Wünsche erfüllen, passen in { $budget }; die günstigste solche Karte ist die { $card } für je { $price }.
}
gpu-budget-headline-cheapest = Die billigste Karte mit mindestens { $memory } ist die { $card } für { $price } ({ $kind }).
gpu-budget-headline-leads-memory = Von den Karten im Handel haben diese den meisten Speicher: { $cards }.
gpu-budget-headline-leads-bandwidth = Von den Karten im Handel haben diese die höchste Bandbreite: { $cards }.
gpu-budget-headline-leads-speed = Von den Karten im Handel sind diese die schnellsten, gemessen an der { $baseline }: { $cards }.
gpu-budget-headline-leads-power = Von den Karten im Handel nehmen diese die geringste Leistung auf: { $cards }.
gpu-budget-headline-no-such-card = Keine Karte mit aktuellem Preis erfüllt diese Wünsche: mindestens { $memory } Speicher sowie Zustand, Hersteller und Leistungsaufnahme wie gewünscht.
gpu-budget-headline-history = Der Ratgeber von { $year } empfahl: { $cards }.
gpu-budget-headline-history-nothing = Keine der Karten, die der Ratgeber von { $year } dafür empfahl, passt ins Budget; die günstigste war die { $card } für { $price }.
gpu-budget-buy = { $count } × { $card }

gpu-budget-step-dollars = Das Budget in US-Dollar, zum Kurs der Europäischen Zentralbank vom { $day }
gpu-budget-step-each = Budget für eine Karte
gpu-budget-step-speed-measured = Tempo der { $card } im Training, gemessen
gpu-budget-step-speed-estimated = Tempo der { $card } im Training, geschätzt aus Bandbreite, Rechenleistung und Architektur
gpu-budget-step-speed-bandwidth = Tempo der { $card } beim Schreiben von Text, aus ihrer Bandbreite
gpu-budget-step-for-money = Tempo der { $card } für { $unit }

gpu-budget-assume-training = Geordnet nach dem Tempo im Training mit halber Genauigkeit, { $baseline } = { $one }: gemessen, wo ein Benchmark die Karte enthält, sonst das Mittel aus Bandbreite und Rechenleistung mal dem, was gemessene Karten ihrer Architektur daraus machen. Einzelne Aufgaben weichen um den Faktor zwei ab.
gpu-budget-assume-inference = Geordnet nach dem Tempo, mit dem ein Sprachmodell für einen Nutzer Text schreibt, { $baseline } = { $one }: Speicherbandbreite mal dem Anteil, den diese Speicherart davon erreicht.
gpu-budget-assume-by-memory = Die Karten sind zuerst nach Speicher geordnet, dann nach Tempo.
gpu-budget-assume-by-bandwidth = Die Karten sind zuerst nach Speicherbandbreite geordnet, dann nach Tempo.
gpu-budget-assume-by-power = Die Karten sind zuerst nach Leistungsaufnahme geordnet, die geringste voran, dann nach Tempo.
gpu-budget-assume-power-limit = Verglichen werden nur Karten mit höchstens { $power } Leistungsaufnahme.
gpu-budget-assume-money-unit = Tempo fürs Geld ist das Tempo, das { $unit } kaufen.
gpu-budget-assume-model = { $count } × { $memory } Grafikspeicher fassen { $model } in { $format } mit einem Kontext von { $context }.
gpu-budget-assume-memory = Mindestens { $memory } Speicher pro Karte, da kein Zweck genannt wurde.
gpu-budget-assume-memory-for = Mindestens { $memory } Speicher pro Karte, für den Zweck: { $purpose }.
gpu-budget-assume-on-sale = Verglichen werden nur Karten mit aktuellem Preis, gleich wie hoch; Servermodule, die in keinen Steckplatz passen, bleiben außen vor.
gpu-budget-assume-any-condition = Neue und gebrauchte Karten werden verglichen; mit „neu“ oder „gebraucht“ erscheinen nur diese.
gpu-budget-assume-us-prices = Die Preise stammen aus den Vereinigten Staaten, ohne Steuer, umgerechnet; örtliche Preise weichen ab.
gpu-budget-check-again = Preise ändern sich schnell: nach dem { $day } bitte neu nachsehen.
gpu-budget-check-now = Der älteste gezeigte Preis ist { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} alt und war am { $day } zur Prüfung fällig; vor dem Kauf bitte neu nachsehen.
gpu-budget-note-unsure-price = Dieser Preis ließ sich in keiner Primärquelle bestätigen.

gpu-budget-hint-memory = Mit weniger Speicher, { $memory }, würde die { $card } für { $price } passen.
gpu-budget-hint-power = Mit mehr Leistungsaufnahme, { $power }, würde die { $card } für { $price } passen.
gpu-budget-hint-condition = Wenn die Karte neu oder gebraucht sein darf, würde die { $card } für { $price } passen.
gpu-budget-hint-vendor = Von einem anderen Hersteller würde die { $card } für { $price } passen.
gpu-budget-hint-roomier = Fast so schnell, aber mit { $memory } Speicher: die { $card } für { $price }.
gpu-budget-hint-count = { $count ->
    [one] Das Budget reicht für eine { $card } zu { $price }.
   *[other] Das Budget reicht für { $count } Stück der { $card } zu je { $price }.
}

gpu-budget-warning-launch-prices = Nur der Einführungspreis des Herstellers ist bekannt für { $cards }; der Handel kann heute viel mehr verlangen.
gpu-budget-warning-used-lows = Gebrauchtpreise sind meist die niedrigsten Angebote, nicht die Mitte des Markts; mit mehr ist zu rechnen.
gpu-budget-warning-software = Auf Karten anderer Hersteller als NVIDIA laufen die gängigen Frameworks, manche Werkzeuge brauchen aber CUDA; das bitte vorher prüfen. Ihr Trainingstempo ist grob geschätzt.
gpu-budget-warning-server-card = Serverkarten haben keinen eigenen Lüfter und brauchen einen starken Luftstrom durch das Gehäuse.
gpu-budget-warning-old-rate = Der letzte Wechselkurs für { $currency } ist vom { $day }; der heutige kann weit davon entfernt sein.

gpu-budget-history-2017 = Der Ratgeber von { $year } nennt die Titan X Pascal im Text zu teuer für ihr Tempo, führt sie in seiner Tabelle aber als erste; der Text begründet es und ist der bessere Rat.
gpu-budget-history-2018 = Der Ratgeber von { $year } nannte die neueren Karten für die Arbeit in halber Genauigkeit und gebrauchte ältere für einfache Genauigkeit.
gpu-budget-history-2018-memory = Der Ratgeber von { $year } verlangte für diesen Zweck { $memory } Speicher.
gpu-budget-history-past = Das ist der Rat von { $year }, gezeigt als Geschichte; Karten und Preise haben sich seither geändert. Für die heutige Wahl bitte ohne die Jahreszahl fragen.

gpu-budget-missing-budget = Wie viel soll für Grafikkarten ausgegeben werden?
gpu-budget-note-equal-inference = { $cards } schreiben Text gleich schnell: Der Text eines Nutzers hängt an der Speicherbandbreite, und alle haben { $bandwidth }. Was die teureren mehr rechnen, verkürzt nur das Lesen langer Prompts; die günstigste steht zuerst.
gpu-budget-note-equal-training = { $cards } zählen als gleich schnell, weil die Schätzung der Bandbreite ({ $bandwidth }) und der Rechenleistung folgt und beide für alle gleich sind; die günstigste steht zuerst.
