error-rule-input = { $reason }
error-out-of-range = Außerhalb des Bereichs: { $input } ist mit { $value } angegeben, muss aber zwischen { $minimum } und { $maximum } liegen.
error-count-not-whole = Einen Rechner mit { $given } Karten gibt es nicht; bitte eine ganze Zahl angeben.
error-unknown-rule = Eine Regel „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-unknown-rule-near = Eine Regel „{ $name }“ gibt es nicht. Ist „{ $nearest }“ gemeint?
error-unknown-field = Eine Eingabe „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-unknown-field-near = Eine Eingabe „{ $name }“ gibt es nicht. Ist „{ $nearest }“ gemeint?
error-missing-field = Die Eingabe „{ $field }“ fehlt; bitte einen Wert angeben.
error-malformed-field = Die Eingabe „{ $field }“ kann nicht „{ $given }“ sein; ihre Form steht im Schema der Regel.
error-unknown-card = Eine Grafikkarte „{ $name }“ kenne ich nicht. Bitte den Namen prüfen oder stattdessen Leistungsaufnahme und Speicher der Karte angeben.
error-unknown-card-near = Eine Grafikkarte „{ $name }“ gibt es nicht. Ähnliche, die es wirklich gibt: { $nearest }. Welche ist gemeint?
error-unknown-cpu = Einen Prozessor „{ $name }“ kenne ich nicht. Bitte den Namen prüfen oder seine Leistung unter Volllast in Watt angeben.
error-unknown-cpu-near = Einen Prozessor „{ $name }“ gibt es nicht. Ähnliche, die es wirklich gibt: { $nearest }. Welcher ist gemeint?
error-card-memory = Die Kartendatenbank führt die { $card } mit { $real }, nicht mit { $given }. Bitte eine andere Karte nennen oder eine umgebaute ohne Namen durch Speicher und Leistungsaufnahme beschreiben.
error-card-memory-unknown = { $card ->
    [none] Der Speicher dieser Karte ist nicht bekannt; bitte in GB angeben.
   *[other] Der Speicher der { $card } ist nicht bekannt; bitte in GB angeben.
}
error-board-power-unknown = { $card ->
    [none] Die Leistung dieser Karte ist nicht bekannt; bitte ihren Namen oder ihre Leistungsaufnahme in Watt angeben.
   *[other] Die Leistungsaufnahme der { $card } ist nicht bekannt; bitte in Watt angeben.
}
error-power-limit-floor = { $card ->
    [none] Diese Karte lässt sich nicht auf { $limit } begrenzen; ihre niedrigste Grenze liegt bei { $floor }.
   *[other] Die { $card } lässt sich nicht auf { $limit } begrenzen; ihre niedrigste Grenze liegt bei { $floor }.
}
error-machine-nothing-given = Bitte die Grafikkarten des Rechners nennen oder seine Gesamtleistung in Watt.
error-machine-total-and-parts = Bitte entweder die Gesamtleistung des Rechners oder seine Grafikkarten angeben, nicht beides.
error-psu-no-supply = Kein Netzteil bis { $largest }, dem Höchsten an diesem Stromkreis, kann auch nur eine dieser Karten mit Reserve versorgen; der Rechner braucht { $required }. Nötig ist ein Stromkreis mit höherer Spannung oder ein Power-Limit.
error-mains-form = „{ $given }“ ist kein Stromkreis; die richtige Schreibweise ist etwa { $example }.
error-unknown-country = Der übliche Stromkreis von „{ $given }“ ist nicht bekannt; bitte das Land als Kürzel aus zwei Buchstaben angeben oder den Stromkreis selbst.
error-unknown-format = Ein Zahlenformat „{ $given }“ gibt es nicht. Es gibt: { $known }.
error-unknown-currency = Für „{ $given }“ hat die Europäische Zentralbank keinen Kurs. Bitte das Budget in einer dieser Währungen angeben: { $known }.
error-budget-range = Ein Budget von { $given } liegt außerhalb des Bereichs; möglich sind { $minimum } bis { $maximum }.
error-cpu-cores = Der { $cpu } hat { $real } Kerne, nicht { $given }. Bitte die Zahl weglassen oder die Kerne ohne Namen angeben.
error-cpu-threads = Der { $cpu } hat { $real } Threads, nicht { $given }. Bitte die Zahl weglassen oder die Threads ohne Namen angeben.
error-threads-below-cores = Ein Prozessor mit { $cores } Kernen hat mindestens ebenso viele Threads, nicht { $threads }.
error-cpu-inference-preprocessing = Wer ein fertiges Modell ausführt, bereitet keine Trainingsdaten vor; bitte weglassen, wann die Daten vorbereitet werden, oder nach dem Training fragen.
error-pcie-2018-example = Der Hardware-Ratgeber von { $year } nennt Übertragungszeiten nur für sein eigenes Beispiel: einen Batch aus { $batch } Bildern über PCIe { $generation } mit { $lanes } Lanes. Für alles andere bitte ohne die Jahreszahl fragen.
error-pcie-2018-training = Der Hardware-Ratgeber von { $year } spricht nur vom Training; bitte ohne die Jahreszahl fragen.
error-pcie-model-not-loaded = Eine Modelldatei zählt nur, wenn sie geladen wird; bitte weglassen oder nach dem Laden fragen.
error-pcie-model-size = Welches Modell soll geladen werden? Bitte den Namen, die Zahl der Parameter oder die Größe der Datei in GB angeben.
error-pcie-one-card = Tensor-Parallelität braucht mindestens zwei Karten, angegeben ist { $count }.
error-pcie-sample-twice = Bitte entweder die Größe einer Probe oder die Pixel eines Bildes angeben, nicht beides.
error-storage-2018-example = Das Beispiel des Hardware-Ratgebers von { $year } hat eigene Zahlen; bitte „{ $field }“ weglassen oder ohne die Jahreszahl fragen.
error-storage-bus = Ein Laufwerk der Art { $drive } kann nicht { $given } lesen; seine Anbindung schafft höchstens { $limit }.
error-storage-model-size = Welches Modell soll geladen werden? Bitte den Namen, die Zahl der Parameter oder die Größe der Datei in GB angeben.
error-storage-checkpoint-size = Die Größe eines Checkpoints folgt aus dem Modell; bitte seinen Namen oder die Zahl der Parameter angeben.
error-storage-speed-twice = Bitte entweder die Proben pro Sekunde oder die Zeit eines Batches angeben, nicht beides.
error-card-length-unknown = Die Länge dieser Karte ist nicht bekannt; bitte in Millimetern angeben.
error-model-file-twice = Bitte entweder die Größe der Modelldatei oder das Modell angeben, nicht beides.
error-unknown-model = Ein Sprachmodell „{ $name }“ kenne ich nicht. Bitte den Namen prüfen oder stattdessen die Zahl der Parameter in Milliarden angeben.
error-unknown-model-near = Ein Sprachmodell „{ $name }“ steht nicht im Katalog. Ähnliche, die es wirklich gibt: { $nearest }. Welches ist gemeint?
error-model-missing = Bitte das Sprachmodell nennen oder die Zahl seiner Parameter in Milliarden angeben.
error-model-size = { $model } hat { $real }, nicht { $given }. Bitte entweder den Namen oder die Größe angeben oder eines davon berichtigen.
error-active-above-total = Hat ein Modell insgesamt { $total }, kann es nicht { $active } für ein Token nutzen; die aktiven Parameter sind ein Teil aller.
error-image-method = Für { $model } wurde zu diesem Verfahren keine Zahl veröffentlicht. Es gibt: { $known }.
error-card-bandwidth-unknown = Die Speicherbandbreite von { $card } ist nicht bekannt, und aus ihr folgt das Tempo. Bitte die Karte nennen.
error-speed-no-card = Bitte die Grafikkarte nennen, auf der das Modell läuft, oder die Bandbreite des Arbeitsspeichers.
warning-stale-parameter = Die Konstante { $name } wurde zuletzt vor { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} geprüft und ist zur Prüfung fällig.

error-question-empty = Darin steckt keine Frage. Bitte in Worten schreiben, zum Beispiel: Wie groß muss das Netzteil für zwei RTX 3090 sein?
error-question-too-long = Die Frage hat { $length } Zeichen; gelesen werden höchstens { $limit }. Bitte kürzen oder einen langen Text mit „rigwise ingest“ aufnehmen.
error-busy = Im Moment warten zu viele Fragen. Bitte in ein paar Sekunden noch einmal fragen.
error-state = Die Datei „{ $file }“ lässt sich nicht lesen oder schreiben: { $reason }. Wird sie von einem anderen Programm benutzt, bitte gleich noch einmal versuchen; ist sie beschädigt, bitte aus dem Ordner von Rigwise verschieben, damit eine neue beginnt.
error-state-database = PostgreSQL lässt sich nicht lesen oder schreiben: { $reason }. Bitte die Adresse in RIGWISE_STATE oder RIGWISE_VECTORS prüfen und ob die Datenbank läuft, dann noch einmal versuchen.
error-state-newer = „{ $file }“ hat Schema { $found } von einem neueren Rigwise; dieses kennt höchstens { $known }. Bitte die neuere Version installieren.
error-state-older = Das Schema der Datenbank ist älter als dieses Rigwise, das mit { $known } arbeitet. Anheben mit: { $command }
error-extra-missing = Für { $what } fehlt ein Zusatzpaket. Installieren lässt es sich mit: { $command }
error-state-extra = Für PostgreSQL als Speicher wird eine Erweiterung gebraucht: { $command }
error-not-ready = Der Index wird noch geladen. Bitte in einer Sekunde noch einmal fragen.
error-key = Dieser Server verlangt einen Schlüssel; er wird als „Authorization: Bearer …“ mitgeschickt.
error-rate = Zu viele Anfragen von hier. Bitte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} warten und dann weitermachen.
error-not-found = Unter dieser Adresse gibt es nichts; die Schnittstelle ist unter /docs beschrieben.
error-method = Diese Adresse nimmt diese Methode nicht an; die Schnittstelle ist unter /docs beschrieben.
error-body-too-large = Die Anfrage ist zu groß: Hier werden höchstens { $limit } kB angenommen.
error-request = In dieser Form lässt sich die Anfrage nicht bedienen; die Schnittstelle ist unter /docs beschrieben.
error-content-type = Der Rumpf wird als JSON gelesen: Senden Sie ihn mit der Kopfzeile „{ $field }: { $known }“.
error-source-unknown = Es gibt kein Dokument und keine Quelle „{ $name }“; GET /sources nennt alle.
error-source-cited = „{ $name }“ ist eine Quelle, die Antworten nennen ({ $title }). Ihr Text liegt nicht hier; GET /sources sagt, was über sie bekannt ist.
error-json = „{ $field }“ ist kein gültiges JSON; sehen Sie sich das Zeichen { $position } an.
error-empty-field = Die Eingabe „{ $field }“ ist leer; bitte einen Wert angeben.
error-pattern = Die Eingabe „{ $field }“ kann nicht „{ $given }“ sein; sie muss zu { $pattern } passen.
error-one-answer = Eine Frage hat hier eine einzige Antwort, denn sie wird berechnet und zitiert: Lassen Sie „{ $field }“ weg.
error-request-malformed = Das Feld „{ $field }“ fehlt oder hat nicht die richtige Form; sie ist unter /docs beschrieben.
error-span = Der Bereich von { $start } bis { $end } liegt nicht im Dokument, das { $length } Zeichen hat.
error-internal = Bei uns ist etwas schiefgegangen. Bitte mit der Nummer { $request } melden.
error-adapter-without-socket = Keine dieser Karten hat einen { $socket }-Anschluss, also kann der Adapter nichts versorgen; bitte weglassen oder den Anschluss nennen.
error-sockets-too-weak = { $card ->
    [none] Mit dem Slot tragen die Anschlüsse ({ $sockets }) { $carried }, weniger als die { $power } dieser Karte; bitte Anschlüsse oder Leistung prüfen.
   *[other] Mit dem Slot tragen die Anschlüsse ({ $sockets }) { $carried }, weniger als die { $power } der { $card }; bitte Anschlüsse oder Karte prüfen.
}
error-slots-do-not-fit = Mit den freien Slots dazwischen brauchen diese Karten { $needed } Slots, das Mainboard hat aber { $available }; bitte weniger frei lassen oder ein größeres Mainboard nehmen.
error-unknown-tariff = Ein Land mit dem Kürzel „{ $given }“ gibt es nicht; bitte ein Länderkürzel aus zwei Buchstaben oder den Preis einer Kilowattstunde angeben.
error-tariff-currency = { $given ->
    [none] Zum Preis einer Kilowattstunde gehört eine Währung, als Kürzel aus drei Buchstaben.
   *[other] „{ $given }“ ist keine Währung; bitte die Währung des Preises als Kürzel aus drei Buchstaben angeben.
}
error-supply-below-load = Ein Netzteil mit { $supply } kann keinen Rechner versorgen, der { $load } aufnimmt; bitte beide Zahlen prüfen.
error-wall-and-parts = Bitte entweder die an der Steckdose gemessene Leistung oder den Rechner angeben, nicht beides.
error-electricity-example = Das Beispiel von { $year } steht für sich; bitte den Rechner weglassen oder zu heutigen Preisen fragen.
error-compare-one-card = Ein Vergleich braucht mindestens zwei verschiedene Grafikkarten; bitte nennen.
error-compare-unnamed = Vergleichen lassen sich nur Karten mit Namen; bitte diese benennen.
error-compare-same-card = Die { $card } ist zweimal genannt; ein Vergleich braucht verschiedene Karten.
error-compare-count = Verglichen wird eine { $card } mit einer der anderen Karten; zu mehreren Karten in einem Rechner bitte eigens fragen.
error-use-kind = „{ $kind }“ ist keine Unterart des Zwecks „{ $purpose }“; Unterarten gibt es nur bei Forschung und Unternehmen.
error-memory-and-cards = Bitte entweder den Speicher einer Karte oder die Karten selbst angeben, nicht beides.
error-no-price = Für die { $card } ist kein Preis bekannt; ein eigener lässt sich mit „rigwise prices import“ einlesen.
error-cloud-no-price = { $card ->
    [none] Der Preis dieser Karte ist nicht bekannt; bitte angeben, was sie kostet.
   *[other] Für die { $card } ist kein aktueller Preis bekannt; bitte angeben, was sie kostet.
}
error-cloud-no-rate = { $card ->
    [none] Die Miete dieser Karte ist nicht bekannt; bitte angeben, was sie pro Stunde kostet.
   *[other] Für die { $card } ist keine Miete bekannt; bitte angeben, was sie pro Stunde kostet, oder eine andere Mietkarte nennen.
}
error-cloud-resale = Die Karte lässt sich am Ende nicht für { $resale } verkaufen, wenn sie { $price } kostet; möglich ist ein Betrag von null bis zum Kaufpreis.
error-cloud-no-card = Die Eingabe „{ $field }“ gehört zu einer Karte; bitte auch die Karte nennen.
error-build-nothing-given = Bitte die Karten des Rechners nennen oder ein Budget für den ganzen Rechner.
error-build-cards-and-budget = Bitte entweder die Karten des Rechners oder ein Budget für ihre Auswahl angeben, nicht beides.
error-build-count-twice = Die Zahl der Karten gehört zu jeder genannten Karte; bitte die einzelne Zahl weglassen.
error-build-no-cards = Für { $money }, das sind { $share } des Budgets, gibt es keine Karte zu kaufen, die die Wünsche erfüllt oder das Modell fasst. Bitte das Budget oder den Anteil für die Karten erhöhen oder weniger wünschen.
error-build-own-supply = { $cards }: gehört zu einem fertigen Rechner mit eigener Stromversorgung; darum herum gibt es nichts zu bauen.
error-count-and-cards = Bitte entweder die Karten mit ihrer Zahl oder eine Zahl von Karten angeben, nicht beides.
error-multi-one-card = Bei einer einzigen Karte gibt es nichts zu skalieren; bitte mindestens zwei angeben.
error-multi-2017 = Der Ratgeber von { $year } spricht von Rechnern mit bis zu { $most } Karten und von einem Cluster mit { $cluster }, nicht von { $given }. Für heutige Messungen bitte ohne die Jahreszahl fragen.
error-multi-unnamed = Mit anderen vergleichen lassen sich nur Karten mit Namen; bitte diese benennen.
error-multi-same = Beide Möglichkeiten sind dieselben Karten; bitte zwei verschiedene angeben.
error-price-file = Die eigene Preisdatei lässt sich nicht verwenden: { $fault }. Bitte berichtigen oder ohne sie fragen.
error-choice = Die Eingabe „{ $field }“ kann nicht „{ $given }“ sein. Möglich sind: { $known }.
error-kind = Die Eingabe „{ $field }“ kann nicht „{ $given }“ sein; nötig ist { $expected }.
error-count-in-name = „{ $given }“ ist ein Name mit einer Zahl von Karten; die Zahl bitte für sich angeben, als „{ $field }“.
error-currency-unknown = „{ $word }“ ist hier keine bekannte Währung, falls dies ein Geldbetrag ist. Möglich sind: { $known }.
error-currency-without-rate = Für { $money } ({ $currency }) veröffentlicht die Europäische Zentralbank keinen Kurs, deshalb lässt sich der Betrag hier nicht umrechnen. Wie viel ist das ungefähr in US-Dollar?
error-currency-assumed-without-rate = Eine Währung wurde nicht genannt, und für die hier übliche, { $money } ({ $currency }), veröffentlicht die Europäische Zentralbank keinen Kurs zum Umrechnen. In welcher Währung ist der Betrag?
error-unknown-parameter = Diese Adresse nimmt „{ $field }“ nicht an; sie nimmt: { $known }.
error-efficiency-and-tier = Bitte entweder den Wirkungsgrad des Netzteils oder seine Stufe angeben, nicht beides.
error-claimed-memory = Laut { $source } hat die { $card } { $real } Speicher, nicht { $given }.
error-claimed-power = Laut { $source } beträgt die Leistungsaufnahme der { $card } { $real }, nicht { $given }.
error-claimed-maker = Laut { $source } stammt die { $card } von { $real }, nicht von { $given }.
error-confirmed-maker = Ja: Laut { $source } stammt die { $card } von { $real }.
error-claimed-parameters = { $model } hat { $real }, nicht { $given }.
error-edit-number = Nicht geändert: { $fact } – nötig ist eine Zahl von { $minimum } bis { $maximum }, zum Beispiel { $example }.
error-edit-whole = Nicht geändert: { $fact } – nötig ist eine ganze Zahl von { $minimum } bis { $maximum }, zum Beispiel { $example }.
error-edit-refused = Nicht geändert. { $reason }
error-edit-refused-example = Nicht geändert. { $reason } Zum Beispiel: { $example }.
