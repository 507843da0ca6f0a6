rule-gpu-price-title = Preis von Grafikkarten

gpu-price-headline-one = { $kind ->
    [used] Eine gebrauchte { $card } kostet { $price } ({ $day }).
   *[new] Eine neue { $card } kostet { $price } ({ $day }).
}
gpu-price-headline-both = Die { $card } kostet neu { $new } ({ $new-day }) und gebraucht { $used } ({ $used-day }).
gpu-price-headline-last = { $kind ->
    [launch] Ein aktueller Marktpreis der { $card } ist nicht bekannt; der Preis bei der Markteinführung betrug { $price } ({ $day }).
    [used] Ein aktueller Preis der { $card } ist nicht bekannt; zuletzt kostete sie gebraucht { $price } ({ $day }).
   *[new] Ein aktueller Preis der { $card } ist nicht bekannt; zuletzt kostete sie neu { $price } ({ $day }).
}
gpu-price-headline-only = { $kind ->
    [used] Für eine neue { $card } ist kein aktueller Preis bekannt; gebraucht kostet sie { $price } ({ $day }).
   *[new] Für eine gebrauchte { $card } ist kein aktueller Preis bekannt; neu kostet sie { $price } ({ $day }).
}
gpu-price-headline-several = { $kind ->
    [launch] Zum Einführungspreis von je { $price } ({ $day }) kosten { $cards } zusammen { $total }; ein aktueller Marktpreis ist nicht bekannt.
    [used] Gebraucht kosten { $cards } zusammen { $total }, je Karte { $price } ({ $day }).
   *[new] Neu kosten { $cards } zusammen { $total }, je Karte { $price } ({ $day }).
}
gpu-price-headline-list = { $cheapest ->
    [none] Zusammen kosten { $cards } { $total }, jeweils zum niedrigsten bekannten Preis; nicht alle diese Preise sind aktuell.
   *[other] Zusammen kosten { $cards } { $total }, jeweils zum niedrigsten bekannten Preis; am günstigsten ist die { $cheapest } mit { $price }.
}

gpu-price-step-price = { $kind ->
    [launch] { $card }, Einführungspreis, { $day }
    [used] { $card }, gebraucht, { $day }
   *[new] { $card }, neu, { $day }
}
gpu-price-step-several = Alle { $card }
gpu-price-step-total = Alle Karten zusammen

gpu-price-assume-us = Die Preise stammen aus den USA und sind ohne Steuer; anderswo weichen sie ab.
gpu-price-note-rate = Umgerechnet mit { $base } = { $rate }, dem Kurs der Europäischen Zentralbank vom { $day }.
gpu-price-note-no-rate = Die Europäische Zentralbank veröffentlicht keinen Kurs für { $currency }; die Preise stehen deshalb in US-Dollar.
gpu-price-note-other-kind = { $kind ->
    [launch] Ein aktueller Marktpreis der { $card } ist nicht bekannt; angegeben ist der Preis bei der Markteinführung.
    [used] Ein aktueller Neupreis der { $card } ist nicht bekannt; angegeben ist der Gebrauchtpreis.
   *[new] Ein aktueller Gebrauchtpreis der { $card } ist nicht bekannt; angegeben ist der Neupreis.
}

gpu-price-missing-card = Nach dem Preis welcher Karte ist gefragt?
