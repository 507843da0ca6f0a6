prices-kept = { $count ->
    [one] Ein Preis ist in { $file } gespeichert und gilt anstelle des mitgelieferten.
   *[other] { $count } Preise sind in { $file } gespeichert und gelten anstelle der mitgelieferten.
}
prices-nothing-kept = Keine Zeile von { $file } ist brauchbar; die bisherigen Preise bleiben.
prices-refused = { $count ->
    [one] Eine Zeile wird abgelehnt:
   *[other] { $count } Zeilen werden abgelehnt:
}
prices-line = Zeile { $line }: { $reason }
prices-unknown-card = { $nearest ->
    [none] eine Grafikkarte „{ $value }“ gibt es nicht
   *[other] eine Grafikkarte „{ $value }“ gibt es nicht; ähnlich heißen: { $nearest }
}
prices-ambiguous-card = „{ $value }“ kann mehrere Karten bedeuten, gemeint sein kann: { $nearest }
prices-bad-price = „{ $value }“ ist kein Preis; bitte Ziffern mit Dezimalpunkt schreiben, ohne Währungszeichen
prices-bad-currency = „{ $value }“ ist keine Währung mit Referenzkurs der Europäischen Zentralbank; bitte ein Kürzel wie USD schreiben
prices-bad-date = „{ $value }“ ist kein Datum; bitte Jahr, Jahr-Monat oder Jahr-Monat-Tag schreiben
prices-bad-kind = „{ $value }“ ist keine Art von Preis; möglich sind: { $nearest }
prices-bad-columns = die Zeile hat mehr oder weniger Felder als die Kopfzeile
prices-file = { $reason }
prices-source-own = eigene Preise: { $file }
prices-source-shipped = nur die mitgelieferten Preise
prices-future-date = „{ $value }“ liegt in der Zukunft; ein Preis ist spätestens vom { $nearest }
prices-old = Zu alt für ein Budget, weil Preise, die älter als { $age } sind, nichts über heute sagen: { $cards }
prices-setting = { $name } nennt eine andere Datei, { $file }; sie gilt anstelle der importierten Preise.
prices-none = { $known ->
    [none] { $nearest ->
        [none] Keine Karte mit Preis trägt „{ $name }“ im Namen.
       *[other] Keine Karte mit Preis trägt „{ $name }“ im Namen; ähnlich heißen: { $nearest }
    }
   *[other] Für die { $known } ist kein Preis bekannt; ein eigener lässt sich mit „rigwise prices import“ einlesen.
}
prices-none-own = { $name ->
    [none] Es gibt keinen importierten eigenen Preis.
   *[other] Für „{ $name }“ gibt es keinen importierten eigenen Preis.
}
prices-removed = { $count ->
    [one] Ein eigener Preis ist vergessen.
   *[other] { $count } eigene Preise sind vergessen.
}
