rule-train-memory-title = Speicher fürs Training

train-memory-headline = { $model } mit { $plan } ({ $method }) zu trainieren braucht { $need } Grafikspeicher; die kleinste übliche Karte dafür hat { $size }.
train-memory-headline-divided = { $model } mit { $plan } ({ $method }) zu trainieren braucht, auf { $count } Karten verteilt, { $need } Grafikspeicher auf jeder Karte; die kleinste übliche Karte dafür hat { $size }.
train-memory-headline-several = { $model } mit { $plan } ({ $method }) zu trainieren braucht { $need } Grafikspeicher, mehr als jede übliche Einzelkarte hat. Mit ZeRO oder FSDP auf { $count } Karten mit { $size } verteilt, hält jede Karte { $each }.
train-memory-headline-none = { $model } mit { $plan } ({ $method }) zu trainieren braucht { $need } Grafikspeicher auf jeder Karte, mehr, als sich selbst auf Hunderte großer Karten verteilen lässt.
train-memory-headline-fits = { $model } mit { $plan } ({ $method }) zu trainieren passt auf { $cards }: Auf jeder Karte braucht es { $need }.
train-memory-headline-tight = { $model } mit { $plan } ({ $method }) zu trainieren passt nur ganz knapp auf { $cards }: Auf jeder Karte braucht es { $need }, und es bleibt weniger übrig, als solche Vorhersagen danebenliegen.
train-memory-headline-instead-fits = { $model } zu trainieren passt auf { $cards } mit { $plan } ({ $method }): Auf jeder Karte braucht es { $need }. Mit { $other } ({ $other-method }) passt es nicht: Das braucht { $other-need }.
train-memory-headline-instead-tight = { $model } zu trainieren passt nur ganz knapp auf { $cards }, und zwar mit { $plan } ({ $method }): Auf jeder Karte braucht es { $need }, und es bleibt weniger übrig, als solche Vorhersagen danebenliegen. Mit { $other } ({ $other-method }) passt es nicht: Das braucht { $other-need }.
train-memory-headline-short = { $model } mit { $plan } ({ $method }) zu trainieren passt nicht auf { $cards }: Auf jeder Karte braucht es { $need }.
train-memory-headline-short-sharded-fits = { $model } mit { $plan } ({ $method }) zu trainieren passt ungeteilt nicht auf { $cards }: Auf jeder Karte braucht es { $need }. Mit ZeRO Stufe drei oder FSDP auf die { $count } Karten verteilt passt es: Jede Karte hält dann { $each }.
train-memory-headline-short-sharded-tight = { $model } mit { $plan } ({ $method }) zu trainieren passt ungeteilt nicht auf { $cards }: Auf jeder Karte braucht es { $need }. Mit ZeRO Stufe drei oder FSDP auf die { $count } Karten verteilt passt es nur knapp: Jede Karte hält dann { $each }, und übrig bleibt weniger, als solche Vorhersagen danebenliegen.
train-memory-headline-short-sharded-short = { $model } mit { $plan } ({ $method }) zu trainieren passt ungeteilt nicht auf { $cards }: Auf jeder Karte braucht es { $need }. Auch mit ZeRO Stufe drei oder FSDP auf die { $count } Karten verteilt müsste jede Karte noch { $each } halten, das ist zu viel.
train-memory-headline-largest = Das größte der üblichen Modelle, das sich auf { $cards } trainieren lässt, ist { $model } mit { $plan } ({ $method }): Auf jeder Karte braucht es { $need }, nutzbar sind { $room }.
train-memory-headline-nothing = Keines der üblichen Modelle lässt sich auf { $cards } trainieren: Selbst { $model } mit { $plan } ({ $method }) braucht auf jeder Karte { $need }, nutzbar sind nur { $room }.

train-memory-buy = Eine Karte mit { $size }
train-memory-buy-several = { $count } Karten mit { $size }
train-memory-advice-model = { $model } mit { $plan }
train-memory-advice-sharding = Mit ZeRO Stufe drei oder FSDP auf die { $cards } Karten verteilt passt es: Jede Karte hält dann { $need }.
train-memory-advice-cards = Auf { $cards } solcher Karten mit ZeRO Stufe drei oder FSDP verteilt passt { $plan }: Jede Karte hält dann { $need }.
train-memory-advice-method = { $plan } passt: Das braucht { $need }.
train-memory-advice-card = Kein Verfahren passt; selbst { $plan } braucht { $need } und damit eine Karte mit { $size }.
train-memory-hint-checkpointing = Gradient Checkpointing würde pro Schicht nur eine Kopie des verborgenen Zustands behalten statt aller.
train-memory-hint-logits = Allein die Logits belegen { $logits }; den Verlust stückweise zu berechnen vermeidet sie.

train-memory-step-bytes = Byte pro Parameter für { $plan }: Gewichte, Gradienten, Optimierer
train-memory-step-states = Alle Parameter
train-memory-step-table = { $plan } nach der Tabelle von LLaMA-Factory
train-memory-step-published = { $plan } mit { $model }, wie veröffentlicht
train-memory-step-sharded = Was nach dem Verteilen auf einer Karte bleibt
train-memory-step-copy = Eine Kopie des verborgenen Zustands
train-memory-step-kept = Aktivierungen aller Schichten
train-memory-step-checkpointed = Aktivierungen mit Checkpointing: eine Kopie pro Schicht und eine Schicht in Arbeit
train-memory-step-logits = Logits
train-memory-step-total = Zustände, Aktivierungen und Engine auf einer Karte

train-memory-assume-lora = Ein Verfahren wurde nicht genannt; angenommen wird LoRA auf Gewichten mit sechzehn Bit. Die Tabelle vergleicht die anderen.
train-memory-assume-least = Ein Verfahren wurde nicht genannt; gezeigt wird das übliche mit dem geringsten Speicherbedarf. Die Tabelle nennt das größte Modell eines jeden.
train-memory-assume-batch = Der Batch wurde nicht ganz beschrieben; gezählt wird { $batch } zugleich mit je { $tokens }.
train-memory-assume-copies = Für diese Modellfamilie wurde nicht gemessen, wie viele Kopien des verborgenen Zustands eine Schicht behält; angenommen werden { $copies }, das obere Ende der veröffentlichten Spanne.
train-memory-assume-flux-dev = Die Zahlen wurden für die dev-Version veröffentlicht und werden für diese angenommen.
train-memory-note-short-sequences = Die veröffentlichte Tabelle enthält die Aktivierungen kurzer Sequenzen; mit Batch und Sequenzlänge werden die längerer hinzugerechnet.
train-memory-note-bf16 = Alles in bf16 kostet numerische Genauigkeit; die Byte pro Parameter sind an die Tabelle von LLaMA-Factory angepasst.
train-memory-note-no-sharding = Ohne Verteilung hält jede Karte alles, weitere Karten bringen also Tempo und keinen Speicher.
train-memory-sources-disagree-adapter = Die Quellen widersprechen sich: Die Tabelle von LLaMA-Factory führt zu { $table }, die Zahl pro Milliarde Parameter im selben README zu { $rule }. Verwendet wird die Tabelle, weil das Training auch Adapter, Optimierer-Zustände und Aktivierungen hält.
train-memory-sources-disagree-gradients = Bei den Gradienten widersprechen sich die Quellen: Das Buch ML Engineering zählt { $high }, insgesamt { $high-total }; der ZeRO-Artikel wird meist mit { $low } zitiert, { $low-total }. Verwendet wird die größere Zahl als der sicherere Plan.
train-memory-sources-disagree-gradients-low = Bei den Gradienten widersprechen sich die Quellen: Das Buch ML Engineering zählt { $high }, insgesamt { $high-total }; der ZeRO-Artikel wird meist mit { $low } zitiert, { $low-total }. Verwendet wird wie gewünscht die kleinere Zahl.
train-memory-sources-disagree-flux = Für eine FLUX-LoRA nennen die Quellen mehrere Zahlen: Das Projekt ai-toolkit verlangt { $tool }, das Team von Hugging Face maß { $lora } in bf16 und { $qlora } mit Vier-Bit-Basis, Acht-Bit-Optimierer und zwischengespeicherten Latents. Verwendet werden die gemessenen Zahlen.
train-memory-warning-outside-table = Das kleinste Modell der veröffentlichten Tabelle hat { $first }, das größte { $last }; darüber hinaus werden ihre äußeren Linien verlängert.
train-memory-warning-traffic = Stufe drei tauscht die Gewichte in jedem Schritt aus, eine langsame Verbindung zwischen den Karten kostet also Tempo.

train-memory-missing-model = Welches Modell soll trainiert werden, oder wie viele Milliarden Parameter hat es?
