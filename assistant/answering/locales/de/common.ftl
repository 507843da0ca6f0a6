heading-steps = So wird gerechnet: { $title }
heading-sources = Was die Quellen sagen
heading-assumptions = Angenommen
heading-warnings = Zu beachten
heading-follow-ups = Mögliche nächste Fragen
as-of = Stand der Parameter und Preise: { $day }.
attribution = { $language ->
    [none] { $document }. Quelle: { $sources }
   *[other] { $document } (Sprache: { $language }). Quelle: { $sources }
}
abstention = Dazu habe ich weder eine Regel noch eine Textstelle, die eine Antwort trägt, und raten möchte ich nicht. Ich beantworte Fragen zu Rechnern für Deep Learning und lokale Sprachmodelle: Netzteile, Speicher, Grafikkarten und Budgets, Prozessoren, PCIe, Laufwerke, Kühlung und Stromkosten. Eigene Dokumente lassen sich mit „rigwise ingest“ aufnehmen.
time-to-train-unknown = Wie lange ein Training dauert, berechnet hier keine Regel; es hängt davon ab, mit wie vielen Tokens trainiert wird und was die Karte wirklich leistet.
smalltalk-greeting = Hallo! Frag mich etwas zu einem Rechner für Deep Learning oder lokale Sprachmodelle: Netzteil, Speicher, Karten, Budget.
smalltalk-thanks = Gern geschehen.
smalltalk-goodbye = Auf Wiedersehen und viel Erfolg mit dem Rechner.
smalltalk-capabilities = Ich rechne und zitiere. Ich berechne Netzteile, Arbeitsspeicher und die beste Karte für ein Budget, mit jedem Rechenschritt, und ich zitiere datierte Ratgeber zum Bau von Rechnern für Deep Learning und lokale Sprachmodelle. Eine Zahl, die in keinem von beiden steht, nenne ich nie.
smalltalk-insult = Schade, dass das nicht geholfen hat. Nenn mir die Karten, das Budget oder das Modell, um das es geht, und ich rechne neu.
smalltalk-decline = In Ordnung. Frag einfach, wenn du etwas wissen willst.
smalltalk-start-over = Dann fangen wir von vorn an. Was soll gebaut werden?
smalltalk-nothing-before = In diesem Gespräch gibt es noch keine Antwort, auf die sich das beziehen könnte. Was möchtest du wissen?
golden-invalid = { $where }: { $key }: { $fault }
heading-wording = Mit anderen Worten, von { $model }; jeder Satz ist mit dieser Antwort abgeglichen
heading-reading = Vielleicht ist gemeint, wie { $model } es liest
translation-by = Übersetzung von { $model }: { $text }
money-assume-currency = Weder Währung noch Land wurden genannt; die Kosten stehen in { $currency }, passend zur Sprache der Frage.
money-assume-before = Zum Betrag wurde keine Währung genannt; er wird in { $currency } gelesen, der in diesem Gespräch zuvor genannten.
money-own = Die Preise stehen in US-Dollar, wie sie veröffentlicht sind. Zum Kurs der Europäischen Zentralbank vom { $day }, { $base } = { $rate }, sind die der Tabelle von oben nach unten: { $amounts }.
price-sources = Preise und Tarife stammen aus { $sources }.
outlet-assume-currency = Es wurden weder Stromkreis noch Land genannt; angenommen ist ein Stromkreis mit { $circuit }, wie er dort üblich ist, wo man in der genannten Währung zahlt.
outlet-assume-language = Es wurden weder Stromkreis noch Land genannt; angenommen ist ein Stromkreis mit { $circuit }, wie er im Sprachraum der Frage üblich ist.
money-assume-name = Der Betrag wird in { $used } gelesen, denn mehrere Währungen heißen so; ist die andere gemeint, hilft die Schreibweise { $other }.
money-assume-sign =
    „¥“ wird hier als { $used ->
        [JPY] japanischer Yen
        [CNY] chinesischer Yuan
       *[other] { $used }
    } gelesen; ist die andere Währung gemeint, hilft die Schreibweise { $other }.
why-decides = Entscheidend ist der Schritt „{ $step }“: { $derivation }.
sources-of-answer = Das stützt sich auf { $sources }.
clarify-readings = Das lässt sich auf mehr als eine Art lesen. Was davon ist gemeint?
command-interrupted = Abgebrochen.
languages-spoken = Die Sprache dieser Frage beherrsche ich noch nicht und habe vielleicht nur einen Teil davon verstanden; darum antworte ich auf Deutsch. Ich spreche { $languages }.
command-unwritten = Die Ausgabe lässt sich nicht schreiben: { $reason }. Schaffen Sie dort Platz, oder leiten Sie sie anderswohin.
smalltalk-unsure = Macht nichts. Sag, was vorhanden ist oder wofür es gedacht ist, den Rest nehme ich an.
assumed-option = Die Rückfrage blieb offen, darum wird { $option } angenommen.
