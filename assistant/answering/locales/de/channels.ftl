channel-working = Ich rechne …
channel-rate-user = Das waren viele Fragen in kurzer Zeit. Bitte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} warten und dann noch einmal fragen.
channel-rate-channel = In diesem Kanal wurde in kurzer Zeit sehr viel gefragt. Bitte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} warten und dann noch einmal fragen.
channel-busy = Im Moment warten zu viele Fragen. Bitte in einer Minute noch einmal fragen.
channel-unavailable = Trotz mehrerer Versuche bin ich zu keiner Antwort gekommen. Bitte später noch einmal fragen.
channel-not-here = Für diesen Kanal bin ich nicht eingerichtet. Wer mich betreibt, kann ihn freigeben.
channel-admins-only = Das dürfen nur diejenigen, die mich betreiben.
channel-mute = Ab jetzt bin ich in diesem Kanal still. Mit „unmute“ antworte ich wieder.
channel-unmute = In diesem Kanal antworte ich wieder.
channel-status = { $state ->
    [muted] In diesem Kanal bin ich still.
   *[open] In diesem Kanal antworte ich.
} Wartende Fragen: { $waiting }, in Arbeit: { $working }.
channel-help = Einfach in eigenen Worten nach einem Rechner für Deep Learning oder lokale Sprachmodelle fragen: Netzteil, Speicher, Karten, Budget. Eine Frage im Thread einer Antwort knüpft an diese an. „in:NAME“ vor einer Frage zitiert nur aus dieser Sammlung von Dokumenten. Befehle: „language“ mit einem Sprachkürzel, „collections“, „help“; für die Betreiber außerdem „status“, „mute“, „unmute“.
channel-collections = Sammlungen von Dokumenten: { $names }. { $example } vor einer Frage zitiert nur aus dieser.
channel-collections-none = Außer den Ratgebern von Rigwise gibt es keine Dokumente.
channel-language-known = Bitte eine dieser Sprachen nennen: { $known }; oder „{ $automatic }“ für die Sprache der jeweiligen Frage.
channel-language-automatic = Ab jetzt antworte ich in der Sprache der jeweiligen Frage.
channel-language-chosen = Ab jetzt lautet die Sprache meiner Antworten: { $language }.
channel-thanks = Danke, das ist notiert.
channel-empty = Was soll ich beantworten? Zum Beispiel: Wie groß muss das Netzteil für zwei RTX 3090 sein?
channel-helpful = Hilfreich
channel-not-helpful = Nicht hilfreich
channel-edited = Die Frage wurde geändert, nachdem ich sie beantwortet hatte.
channel-recompute = Neu beantworten
channel-home = Ich beantworte Fragen zu Rechnern für Deep Learning und lokale Sprachmodelle. Jede Zahl ist nach einer genannten Regel berechnet oder aus einem datierten Ratgeber zitiert; wo beides fehlt, sage ich das.
channel-home-examples = Ein paar Beispiele
channel-home-language = Sprache meiner Antworten
channel-home-automatic = Die der Frage
channel-home-hint = In einem Kanal erwähnen, direkt anschreiben oder { $command } verwenden. Rückfragen im Thread werden verstanden.
channel-document-added = „{ $title }“ ist aufgenommen; ab jetzt kann ich daraus zitieren.
channel-document-replaced = „{ $title }“ ersetzt das frühere Dokument gleichen Namens.
channel-document-unchanged = „{ $title }“ war schon da, und es hat sich nichts geändert.
channel-archive-added = Aus „{ $name }“ aufgenommen: { $documents ->
    [one] { $documents } Dokument
   *[other] { $documents } Dokumente
}. Abgelehnt: { $refused }.
channel-document-too-large = „{ $name }“ ist zu groß: Höchstens { $limit } lassen sich aufnehmen.
channel-document-gone = „{ $name }“ ließ sich nicht abrufen. Bitte noch einmal schicken.
channel-is-muted = In diesem Kanal soll ich still sein.
