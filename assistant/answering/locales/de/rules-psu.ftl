rule-psu-title = Netzteil

psu-headline = Nötig ist ein Netzteil mit { $size }; der Rechner braucht mindestens { $required }.
psu-headline-several = Der Rechner braucht mindestens { $required }, mehr als ein einzelnes Netzteil an diesem Stromkreis liefern kann. Nötig sind { $count } Netzteile: { $sizes }.
psu-headline-2018 = Nach dem Hardware-Ratgeber von { $year } braucht der Rechner { $required }; die nächste erhältliche Größe ist { $size }.
psu-headline-2018-several = Nach dem Hardware-Ratgeber von { $year } braucht der Rechner { $required }, dafür sind { $count } Netzteile nötig: { $sizes }.
psu-headline-enough = Ja, { $given } reichen: Der Rechner nimmt unter Volllast { $load } auf und sollte ein Netzteil mit mindestens { $required } haben.
psu-headline-oversize = { $given } sind mehr, als dieser Rechner braucht: Er zieht unter Volllast { $load }, { $share } der Nennleistung, und ein Netzteil mit { $size } würde genügen.
psu-headline-right-size = { $given } sind nicht zu viel: Der Rechner zieht unter Volllast { $load } und sollte ein Netzteil mit mindestens { $required } haben; kein kleineres im Handel leistet das.
psu-headline-tight = { $given } sind knapp: Sie tragen die Volllast von { $load }, der Rechner sollte aber mindestens { $required } haben. Besser ist ein Netzteil mit { $size }.
psu-headline-tight-several = { $given } sind knapp: Sie tragen die Volllast von { $load }, der Rechner sollte aber mindestens { $required } haben. Besser sind { $count } Netzteile: { $sizes }.
psu-headline-short = Nein, { $given } reichen nicht: Der Rechner nimmt unter Volllast { $load } auf und braucht mindestens { $required }. Nötig ist ein Netzteil mit { $size }.
psu-headline-short-several = Nein, { $given } reichen nicht: Der Rechner nimmt unter Volllast { $load } auf und braucht mindestens { $required }. Nötig sind { $count } Netzteile: { $sizes }.
psu-headline-cards = Ein Netzteil mit { $given } trägt { $count } × { $card }: Der Rechner braucht dann mindestens { $required }; mit einer Karte mehr bräuchte er { $more }.
psu-headline-cards-most = Ein Netzteil mit { $given } trägt { $count } × { $card } und mehr: Der Rechner mit so vielen braucht mindestens { $required }, und Rechner mit mehr Karten werden hier nicht gerechnet.
psu-headline-cards-none = Ein Netzteil mit { $given } trägt nicht einmal eine { $card }: Der Rechner braucht mindestens { $required }.
psu-headline-laptop = Hier ist kein Netzteil zu wählen: { $card } ist Teil eines Notebooks, und das mitgelieferte Ladegerät versorgt den ganzen Rechner.
psu-headline-integrated = Für { $card } ist kein Netzteil zu wählen: Sie steckt in einem Prozessor oder einem fertigen Rechner, dessen eigenes Netzteil sie versorgt.
psu-buy = Ein Netzteil mit { $size }
psu-buy-several = { $count } Netzteile: { $sizes }

psu-step-load = Karten, Prozessor und der übrige Rechner
psu-step-cpu = Turbo-Leistung eines Prozessors mit einer TDP von { $tdp }
psu-step-named-cpu = Höchste Turbo-Leistung des { $cpu }
psu-step-server-cpu = Leistung des { $cpu } unter Volllast, seine TDP
psu-step-margin = Mit Reserve
psu-step-peaks = Nennleistung, deren erlaubte Überschreitung gleichzeitige Spitzen aller Karten deckt
psu-step-maker = Mindestgröße, die der Hersteller für die { $card } verlangt, plus weitere Karten
psu-step-database = Vorschlag der Kartendatenbank für die { $card }, mit einem Zuschlag, plus weitere Karten
psu-step-required = Nötige Nennleistung: der größte dieser Werte
psu-step-plugs = Stromstecker der Art { $kind }
psu-step-wall = Leistung an der Steckdose
psu-step-circuit = Last, die ein Stromkreis mit { $circuit } tagelang trägt

psu-assume-cpu = Ein Prozessor wurde nicht genannt; angenommen werden für ihn { $power } unter Volllast.
psu-assume-cpu-is-turbo = { $power } gelten als das, was der Prozessor unter Volllast aufnimmt. Ist das nur seine TDP, kann er im Turbo auf etwa { $turbo } kommen.
psu-assume-server-cpu = Der { $cpu } ist ein Serverprozessor; angenommen wird, dass er unter Volllast seine TDP von { $power } einhält.
psu-assume-cpu-from-tdp = Zu einer TDP von { $tdp } werden { $power } im Turbo angenommen, nach der Klasse in Intels Netzteilrichtlinie; der Hersteller nennt keine Turbo-Leistung.
psu-assume-rest = { $rest } werden für Mainboard, Speicher, Laufwerke und Lüfter gezählt.
psu-assume-efficiency = Das Netzteil gibt { $share } der Leistung aus der Steckdose an den Rechner weiter, das Mindeste, was die Stufe { $tier } bei Volllast erlaubt.
psu-assume-limit-speed = Bei { $limit }, also { $share } ihrer Leistungsaufnahme, behält eine Karte etwa { $speed } ihres Tempos.
psu-assume-limit-speed-band = Bei { $limit }, also { $share } ihrer Leistungsaufnahme, behält eine Karte etwa { $low } bis { $high } ihres Tempos.
psu-note-limit-floor = Die { $card } nimmt kein Power-Limit unter { $floor } an.
psu-note-supplies-at-hand = Die { $count } Netzteile zählen zusammen, { $given }; jedes muss auch die Karten an seinen eigenen Kabeln tragen.
psu-note-several-supplies = Jede Karte bezieht ihren ganzen Kabelstrom aus einem der Netzteile, und ein Adapter schaltet sie gemeinsam ein. Das Netzteil des Mainboards versorgt auch die Slots, mit bis zu { $slot } pro Karte.
psu-note-laptop-left-out = { $card } ist Teil eines Notebooks und bleibt in der Summe außen vor.
psu-note-integrated-left-out = { $card } ist Teil eines Prozessors oder eines fertigen Rechners und bleibt in der Summe außen vor.

psu-hint-limit-for-supply = Mit einem Power-Limit von { $limits } pro Karte hat dieses Netzteil seine Reserve, und die Karten behalten mindestens etwa { $speed } ihres Tempos.
psu-hint-limit-for-circuit = Mit einem Power-Limit von { $limits } pro Karte bleibt der Rechner im Rahmen des Stromkreises, und die Karten behalten mindestens etwa { $speed } ihres Tempos.
psu-warning-misses-margin = Es fehlt die Reserve über der Volllast; mit ihr wären { $needed } nötig.
psu-warning-misses-peaks = Es kann abschalten, wenn alle Karten zugleich Spitzen ziehen; dafür wären { $needed } nötig.
psu-warning-misses-maker = Es liegt unter den { $needed }, die sich aus der Mindestangabe des Kartenherstellers ergeben.
psu-warning-limit-unmeasured = Ein Limit von { $limit }, also { $share } der Leistungsaufnahme, ist niedriger als alles Gemessene; mit deutlichem Tempoverlust ist zu rechnen.
psu-warning-circuit = Der Rechner nimmt an der Steckdose { $wall } auf, mehr als die { $carried }, die ein Stromkreis mit { $circuit } tagelang trägt. Es hilft ein stärkerer Stromkreis, zwei getrennte Stromkreise oder ein Power-Limit.
psu-warning-some-circuits = Der Rechner nimmt an der Steckdose { $wall } auf, mehr als die { $carried }, die ein Stromkreis mit { $circuit } tagelang trägt. Es reicht: { $enough }.
psu-warning-every-circuit = Der Rechner nimmt an der Steckdose { $wall } auf, mehr als ein üblicher Haushaltsstromkreis tagelang trägt; selbst { $circuit } hält nur { $carried } aus. Es hilft, ihn auf getrennte Stromkreise zu verteilen oder ein Power-Limit zu setzen.
psu-warning-high-voltage = Ein Netzteil mit { $size } gibt seine volle Leistung nur an einer Netzspannung ab { $volts } ab; bei niedrigerer Spannung enden Netzteile bei etwa { $largest }.
psu-warning-high-voltage-or-several = Ein Netzteil mit { $size } gibt seine volle Leistung nur an einer Netzspannung ab { $volts } ab; bei niedrigerer Spannung enden Netzteile bei etwa { $largest }, dort sind also { $count } davon nötig: { $sizes }.

psu-2018-three-sums = Der Hardware-Ratgeber von { $year } widerspricht sich. Für diesen Rechner ergeben sein Text und seine Zusammenfassung { $body }, die Summe seines Rechenbeispiels { $example } und das Beispiel mit Reserve { $with-margin }. Gefolgt wird hier dem Rechenbeispiel, weil es seine Rechnung zeigt und von den dreien am vorsichtigsten ist.
psu-2018-size = Das Beispiel im Ratgeber von { $year } endet mit einem Netzteil von { $size }, einer Größe, die kaum verkauft wird.

psu-missing-cards = Welche Grafikkarten soll der Rechner haben, und wie viele?
psu-headline-limit = Mit einer Leistungsgrenze von { $limits } je Karte behalten die Karten mindestens etwa { $speed } ihres Tempos; unter Volllast zieht der Rechner { $load } statt { $full }, und ein Netzteil mit { $sizes } reicht dafür.
psu-headline-limit-unmeasured = Mit einer Leistungsgrenze von { $limits } je Karte zieht der Rechner unter Volllast { $load } statt { $full }, und ein Netzteil mit { $sizes } reicht dafür; wie viel Tempo bei einer so niedrigen Grenze bleibt, wurde nicht gemessen.
psu-headline-total = Der Rechner zieht unter Volllast insgesamt { $load }, an der Steckdose { $wall }; er braucht ein Netzteil mit { $sizes }.
psu-headline-draw = { $count ->
    [one] Die { $cards } zieht bis zu { $power }; ein Rechner mit ihr braucht ein Netzteil mit { $sizes }.
   *[other] { $cards } ziehen bis zu { $power }; ein Rechner mit ihnen braucht ein Netzteil mit { $sizes }.
}
psu-step-cards = Leistung der Karten laut Katalog
