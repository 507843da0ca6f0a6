rule-llm-memory-title = Speicher für ein Sprachmodell

llm-memory-headline-fits = { $model } in { $format } passt auf { $cards }: Mit einem Kontext von { $context } braucht es { $need } von { $room }. Bis zu { $longest } Kontext würden passen.
llm-memory-headline-tight = { $model } in { $format } passt nur ganz knapp auf { $cards }: Mit einem Kontext von { $context } braucht es { $need } von { $room }, und solche Vorhersagen liegen um mehr daneben, als übrig bleibt. Stimmt sie, würden bis zu { $longest } Kontext passen.
llm-memory-headline-fits-bounded = { $model } in { $format } passt auf { $cards }: Gewichte und Engine brauchen { $need } von { $room }, und der Platz reicht für das Höchste, was der Cache mit einem Kontext von { $context } belegen kann.
llm-memory-headline-largest = Das größte der üblichen Modelle, das auf { $cards } passt, ist { $model } in { $format }: Mit einem Kontext von { $context } braucht es { $need } von { $room }.
llm-memory-headline-nothing = Keines der üblichen Modelle passt auf { $cards }: Selbst { $model } in { $format } braucht mit einem Kontext von { $context } { $need }, und nutzbar sind nur { $room }.
llm-memory-advice-model = { $model } in { $format }
llm-memory-headline-short = { $model } in { $format } passt nicht auf { $cards }: Mit einem Kontext von { $context } braucht es { $need }, nutzbar sind aber nur { $room }.
llm-memory-headline-short-cards = { $model } in { $format } passt nicht auf { $cards }: Mit einem Kontext von { $context } braucht es { $need }, nutzbar sind aber nur { $room }. { $count } solcher Karten würden es fassen.
llm-memory-headline-unsure = Ob { $model } in { $format } auf { $cards } passt, lässt sich nicht sicher sagen: Schon Gewichte und Engine brauchen { $need } von { $room }, und die Größe des Caches ist nicht genau bekannt.
llm-memory-headline-offload = { $cards }: Mit einem Kontext von { $context } passen { $held } der { $layers } Schichten von { $model } in { $format } darauf; die übrigen { $rest } müssen in den Arbeitsspeicher.
llm-memory-headline-offload-fits = { $cards }: Mit einem Kontext von { $context } passen { $held } der { $layers } Schichten von { $model } in { $format } darauf; die übrigen { $rest } passen in { $ram } Arbeitsspeicher, laufen dort aber um ein Vielfaches langsamer.
llm-memory-headline-offload-short = { $cards }: Mit einem Kontext von { $context } passen { $held } der { $layers } Schichten von { $model } in { $format } darauf; die übrigen { $rest } passen nicht in { $ram } Arbeitsspeicher.
llm-memory-headline-card = { $model } in { $format } braucht mit einem Kontext von { $context } { $need } Grafikspeicher; die kleinste übliche Karte dafür hat { $size }.
llm-memory-headline-cards = { $model } in { $format } braucht mit einem Kontext von { $context } { $need } Grafikspeicher. Keine übliche Einzelkarte fasst das, { $count } Karten mit { $size } aber schon.
llm-memory-headline-bounded = { $model } in { $format } braucht mindestens { $need } für Gewichte und Engine, und der Cache ist nicht genau bekannt. Selbst mit dem Höchsten, was der Cache belegen kann, reichen { $count } × { $size } Grafikspeicher.
llm-memory-headline-none = { $model } in { $format } braucht mit einem Kontext von { $context } mindestens { $need } Grafikspeicher; keine übliche Zahl von Karten fasst das sicher.
llm-memory-headline-pictures = { $model } braucht { $need } Grafikspeicher auf diese Weise: { $way }.
llm-memory-headline-pictures-fits = { $model } läuft auf { $cards } auf diese Weise: { $way }. Dafür sind { $need } nötig.
llm-memory-headline-pictures-short = { $model } läuft nicht auf { $cards }: Selbst die sparsamste Weise ({ $way }) braucht { $need }.

llm-memory-buy-card = Eine Karte mit { $size }
llm-memory-buy-cards = { $count } Karten mit { $size }
llm-memory-advice-cache = Mit dem Cache in { $format } passt es: Das braucht { $need }.
llm-memory-advice-format = In { $format } passt es: Das braucht { $need }, und die Perplexität steigt gegenüber sechzehn Bit um { $rise }.
llm-memory-advice-context = Mit einem Kontext von höchstens { $context } passt es.
llm-memory-advice-cards = { $count } Karten vom Typ { $card } würden es fassen.
llm-memory-hint-offload = Ohne Änderung fassen die Karten { $held } von { $layers } Schichten; die übrigen { $rest } liefen aus dem Arbeitsspeicher, um ein Vielfaches langsamer.
llm-memory-hint-offload-fits = Ohne Änderung fassen die Karten { $held } von { $layers } Schichten; die übrigen { $rest } passen in { $ram } Arbeitsspeicher, laufen dort aber um ein Vielfaches langsamer.
llm-memory-hint-offload-short = Ohne Änderung fassen die Karten { $held } von { $layers } Schichten; die übrigen { $rest } passen auch in { $ram } Arbeitsspeicher nicht.

llm-memory-step-total = Gewichte, Cache und Engine zusammen
llm-memory-step-least = Gewichte und Engine, ohne den Cache
llm-memory-step-per-card = Auf jeder Karte, wenn jede Schicht auf alle Karten verteilt ist
llm-memory-step-enough-need = Was { $count } solcher Karten dafür brauchen, mit der Engine auf jeder
llm-memory-step-enough-room = Was { $count } solcher Karten haben
llm-memory-step-way = { $model } auf diese Weise: { $way }

llm-memory-note-parallel = Jede der { $requests } gleichzeitigen Anfragen hat einen eigenen Cache.
llm-memory-note-mixture = Alle { $total } müssen im Speicher liegen, obwohl ein Token nur { $active } davon nutzt.
llm-memory-note-head-dimension = Verwendet wird die veröffentlichte Kopfdimension, das ergibt { $used } pro Token. Rechner, die die verborgene Größe durch die Zahl der Köpfe teilen, kommen bei { $model } auf { $wrong }, und das ist falsch.
llm-memory-note-overhead = Die Engine wird mit { $overhead } auf jeder Karte gezählt; solche Vorhersagen liegen pro Karte um bis zu { $error } daneben, nach oben wie nach unten.
llm-memory-note-units = Eine Karte, die in GB verkauft wird, fasst ebenso viele GiB, deshalb steht der Bedarf in GiB; Dateien werden in GB von tausend Millionen Byte angegeben, die kleiner sind.
llm-memory-note-unified = Ein Rechner mit gemeinsamem Speicher, von dem die GPU einen Teil nutzen darf.
llm-memory-note-apple = Vom gemeinsamen Speicher zählen { $share }, der Anteil, den solche Rechner der GPU überlassen.
llm-memory-note-unified-assumed = Vom gemeinsamen Speicher zählen { $share }. Dieser Anteil wurde auf Apple-Rechnern abgelesen und wird hier angenommen.
llm-memory-note-repeated = Das Modell hat { $heads } KV-Köpfe für { $cards } Karten, bei Tensoraufteilung lässt sich der Cache also nicht durch die Zahl der Karten teilen: Teile davon liegen mehrfach vor.
llm-memory-note-latent-repeated = Der latente Cache hat keine Köpfe zum Aufteilen, bei Tensoraufteilung hält also jede der { $cards } Karten ihn ganz.
llm-memory-note-loading = Beim Laden lag die Spitze im Benchmark trotzdem bei { $loading }.
llm-memory-note-group-offload = Ein Bild dauert { $time } so lang.
llm-memory-note-rule-of-thumb = Die Zahl ist eine Faustregel und wurde in keiner Primärquelle nachgelesen; der GPU-Ratgeber verlangt für Bilderzeugung { $comfortable } oder mehr.
llm-memory-note-offload-memory = Bei Auslagerung warten die Gewichte im Arbeitsspeicher, der etwa { $resident } fassen muss.
llm-memory-assume-flux-dev = Die Zahlen wurden für die dev-Version veröffentlicht, die denselben Transformer hat.
llm-memory-sources-disagree = Über den Cache von { $model } sind sich die Quellen uneinig: Notizen aus der Community führen je nach Engine und Zählweise der Köpfe zu { $low } oder { $high } pro Token. Verwendet werden hier die { $used } aus der veröffentlichten Konfiguration, mit gespeicherten Schlüsseln und Werten.

llm-memory-warning-cache-bounded = Der Cache von { $model } ist auf eine Weise komprimiert, die die übliche Formel nicht beschreibt; er belegt hier höchstens { $most }.
llm-memory-warning-cache-unknown = Der Cache von { $model } lässt sich aus dem Veröffentlichten nicht berechnen und ist weggelassen; er kommt noch hinzu.
llm-memory-warning-windows = Der Cache von { $model } belegt { $used }, weil manche Schichten nur ein Fenster behalten; eine Engine, die die Fenster nicht beachtet, braucht dafür { $whole }.
llm-memory-warning-quality = { $format } kostet Qualität: Bei einem großen Modell stieg die Perplexität gegenüber sechzehn Bit um { $rise }.
llm-memory-warning-few-bits = { $format } hat weniger als vier Bit pro Gewicht, und dort sinkt die Qualität schnell.
llm-memory-warning-heads = { $heads } Attention-Köpfe lassen sich nicht gleichmäßig auf { $cards } Karten verteilen; die meisten Engines lehnen eine solche Tensoraufteilung ab.
llm-memory-warning-unequal-cards = Bei Tensoraufteilung hält jede Karte gleich viel, die kleinste entscheidet also.

llm-memory-missing-model = Um welches Modell geht es, oder wie viele Milliarden Parameter hat es?
