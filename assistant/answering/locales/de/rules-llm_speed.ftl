rule-llm-speed-title = Tempo eines Sprachmodells

llm-speed-headline = { $model } in { $format } sollte auf { $cards } etwa { $speed } schreiben, zwischen { $low } und { $high }.
llm-speed-headline-prefill = { $model } in { $format } sollte auf { $cards } etwa { $speed } schreiben, zwischen { $low } und { $high }, und einen Prompt mit etwa { $prompt } lesen.
llm-speed-headline-spills = { $model } in { $format } passt nicht auf { $cards } und läuft teils aus dem Arbeitsspeicher: Es sollte etwa { $speed } schreiben, zwischen { $low } und { $high }.
llm-speed-headline-ram = { $model } in { $format } sollte allein aus dem Arbeitsspeicher etwa { $speed } schreiben, zwischen { $low } und { $high }.

llm-speed-step-active = Für ein Token gelesene Gewichte als { $format }: nur die aktiven Parameter
llm-speed-step-cache = Für ein Token gelesener Cache
llm-speed-step-bound = Obergrenze: Bandbreite geteilt durch die für ein Token gelesenen Bytes
llm-speed-step-card-time = Zeit für ein Token auf der { $card }, beim üblicherweise erreichten Anteil der Bandbreite
llm-speed-step-ram-time = Zeit für ein Token im Arbeitsspeicher, beim üblicherweise erreichten Anteil der Bandbreite
llm-speed-step-speed = Geschriebene Tokens pro Sekunde
llm-speed-step-flop = Operationen für ein Token des Prompts: Produkte mit den Gewichten und Attention
llm-speed-step-rate-measured = Rechentempo der Karte, aus ihrem gemessenen Tempo mit { $model }
llm-speed-step-rate-peak = Rechentempo der Karte, aus der Herstellerangabe und dem üblicherweise erreichten Anteil
llm-speed-step-prefill = Gelesene Tokens des Prompts pro Sekunde
llm-speed-step-wait = Zeit, bis der Prompt gelesen ist

llm-speed-assume-context = Ein Kontext wurde nicht genannt; gezählt werden { $context } bisheriger Kontext, etwa wie in den Messungen. Die Tabelle zeigt längere.
llm-speed-assume-ram = Zum Arbeitsspeicher wurde nichts gesagt; angenommen werden { $bandwidth }, zwei Kanäle mit schnellem Desktop-Speicher.
llm-speed-note-mixture = Ein Token liest nur { $read } dieses Mixture-of-Experts-Modells, es schreibt also viel schneller als ein dichtes Modell dieser Dateigröße.
llm-speed-note-layer-split = Karten, die sich ein Modell nach Schichten teilen, arbeiten nacheinander: Mehrere Karten bringen Speicher, ein einzelner Strom wird nicht schneller.
llm-speed-note-prefill-estimated = Das Prompt-Tempo dieser Karte wurde nicht gemessen; es folgt aus der Herstellerangabe und hat eine breite Spanne.
llm-speed-note-single-stream = Gezählt wird ein Strom ohne spekulatives Dekodieren. Spekulatives Dekodieren bringt ihn auf { $low } bis { $high }, deshalb können Berichte sogar über der Obergrenze liegen.

llm-speed-warning-spills = { $left } von { $layers } Schichten passen nicht und werden für jedes Token aus dem Arbeitsspeicher gelesen; das bestimmt das Tempo.
llm-speed-warning-tight = Das Modell passt nur, wenn die Engine sehr wenig Speicher braucht; ein Bildschirm oder ein längerer Kontext drängt es in den Arbeitsspeicher.
llm-speed-warning-tensor = Bei Tensoraufteilung hängt das Ergebnis von der Verbindung zwischen den Karten ab; dieselbe Konfiguration unterscheidet sich von Rechner zu Rechner um einen Faktor.
llm-speed-warning-tensor-short = Die Karten fassen das Modell mit Tensoraufteilung nicht, also wird nach Schichten gezählt, mit dem Rest im Arbeitsspeicher.
llm-speed-warning-few-bytes = Für ein Token werden nur { $read } gelesen; dann wiegen feste Kosten mehr als die Bandbreite, und die Spanne ist breit.
llm-speed-warning-hybrid = Modelle mit linearen Schichten erreichen bisher weniger von der Obergrenze als andere; der kleinste gezählte Anteil ist { $share }.
llm-speed-warning-cache-unknown = Der Cache von { $model } lässt sich aus dem Veröffentlichten nicht berechnen, ein langer Kontext wird also langsamer sein als angegeben.
llm-speed-warning-no-prefill = Das Tempo beim Lesen des Prompts fehlt, weil die Rechenleistung nicht bekannt ist oder ein Teil aus dem Arbeitsspeicher läuft.

llm-speed-missing-model = Um welches Modell geht es, oder wie viele Milliarden Parameter hat es?
llm-speed-missing-cards = Auf welcher Grafikkarte soll das Modell laufen, und auf wie vielen?
