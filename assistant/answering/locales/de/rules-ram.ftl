rule-ram-title = Arbeitsspeicher

ram-headline = Einzuplanen sind { $recommended } RAM; { $minimum } sind das Mindeste, was sinnvoll ist.
ram-headline-one = Einzuplanen sind { $recommended } RAM.
ram-headline-2018 = Nach dem Hardware-Ratgeber von { $year } mindestens { $need } RAM, so viel wie der Speicher der größten Karte; das nächste erhältliche Kit hat { $kit }.
ram-headline-enough = Ja, { $given } RAM reichen.
ram-headline-tight = Mit { $given } RAM lässt sich arbeiten, komfortabel wären aber { $recommended }.
ram-headline-short = Nein, { $given } RAM reichen nicht: Einzuplanen sind mindestens { $minimum }, besser { $recommended }.
ram-headline-short-one = Nein, { $given } RAM reichen nicht: Einzuplanen sind mindestens { $minimum }.
ram-headline-unified = { $card } hat neben dem Grafikspeicher keinen eigenen RAM: Prozessor und GPU teilen sich einen Speicher, dessen Größe beim Kauf des Rechners zu wählen ist.
ram-buy = { $kit } RAM

ram-step-largest = Speicher der größten Karte
ram-step-minimum = Minimum: die größte Karte, aber nie unter der Untergrenze
ram-step-sum = Speicher aller Karten zusammen
ram-step-recommended = Empfohlen: die Summe über alle Karten, wenn sie größer ist
ram-step-tables = Im Speicher bearbeitete Tabellen mit ihren Kopien
ram-step-minimum-model = Minimum: die Modelldatei, aber nie unter der Untergrenze
ram-step-recommended-model = Empfohlen: die Modelldatei neben der Untergrenze für alles Übrige
ram-step-file-gib = Dasselbe in binären Einheiten, in denen Speicher tatsächlich verkauft wird
ram-step-kit = Kleinster erhältlicher Satz von Modulen, der das fasst
ram-step-offload-speed = Obergrenze für das Tempo eines dichten Modells, dessen Rest aus dem RAM gelesen wird

ram-assume-card = Eine Karte wurde nicht genannt; angenommen wird eine Karte mit { $memory }.
ram-sources-disagree = Die Quellen widersprechen sich: Der Hardware-Ratgeber von { $old } verlangt den Speicher der größten Karte, { $largest }, das Machine-Learning-Handbuch von { $new } die Summe über alle Karten, { $sum }. Hier ist das Erste, mit einer Untergrenze, das Minimum und das Zweite die Empfehlung, denn ein bescheidenes Training läuft mit der kleineren Menge, und parallele Trainings füllen die größere.
ram-note-not-vram = RAM ersetzt keinen Grafikspeicher: Ein Modell, das nicht auf die Karte passt, läuft teils aus dem RAM, und ein Desktop mit zwei Kanälen liest seinen RAM mit etwa { $ram }.
ram-note-not-vram-card = RAM ersetzt keinen Grafikspeicher: Die { $card } liest ihren eigenen Speicher mit { $bandwidth }, ein Desktop mit zwei Kanälen seinen RAM mit etwa { $ram }.
ram-note-kaggle = Feature-Engineering hält Kopien seiner Tabellen: Als Faustregel ist das { $low }- bis { $high }-Fache der Tabellengröße einzuplanen.
ram-note-data-streams = Der Datensatz mit { $dataset } muss nicht in den RAM passen, weil das Training ihn in Batches vom Laufwerk liest.
ram-note-units = Karten und Speichermodule, die in GB verkauft werden, fassen ebenso viele GiB; die Modelldatei wird in GiB gezählt.
ram-note-offload-model-unknown = Zur Empfehlung kommt die Größe der Modelldatei hinzu; mit Größe und Format des Modells wird sie mitgezählt.
ram-note-2018-more-cards = Mehr Karten brauchen nach dem Hardware-Ratgeber von { $year } nicht mehr RAM.
ram-note-clock = Ein höherer Speichertakt bringt im Training auf einer Karte nach dem Hardware-Ratgeber von { $year } höchstens { $gain }.
ram-warning-desktop = Gewöhnliche Desktop-Mainboards enden bei { $maximum }; mehr verlangt ein Workstation- oder Server-Mainboard.
ram-warning-price = RAM ist teuer: Ein Kit mit { $kit } kostete am { $day } mindestens { $price }. Am besten kaufen, was die Regel verlangt, und Steckplätze frei lassen.
