archive-path-unsafe = „{ $name }“ führt aus seinem Archiv hinaus.
archive-not-a-file = „{ $name }“ ist ein Verweis oder ein Gerät, keine Datei.
archive-name-twice = „{ $name }“ steht mehrmals in seinem Archiv; nur die erste Datei wird gelesen.
archive-too-deep = „{ $name }“ liegt in einem Archiv innerhalb eines anderen. Bitte dieses zuerst entpacken.
collection-unknown = Eine Sammlung „{ $name }“ gibt es nicht. Es gibt: { $known }
collection-name-invalid = „{ $name }“ kann keine Sammlung heißen. Zuerst ein Buchstabe oder eine Ziffer, danach auch Leerzeichen, Punkte, Binde- und Unterstriche. „guides“ heißt, was mit Rigwise kommt.
collection-line = { $name }: { $documents ->
    [one] { $documents } Dokument
   *[other] { $documents } Dokumente
}
url-off = Adressen werden nur abgerufen, wenn es erlaubt ist: { $how }
url-invalid = „{ $url }“ wird nicht abgerufen: Eine Adresse beginnt mit http:// oder https:// und enthält keinen Benutzernamen.
url-private = „{ $url }“ wird nicht abgerufen: { $address } ist keine öffentliche Adresse.
url-unreachable = „{ $url }“ ließ sich nicht abrufen: { $reason }
url-status = „{ $url }“ wurde mit dem Status { $status } beantwortet.
url-redirects = „{ $url }“ leitet zu oft weiter.
url-slow = „{ $url }“ kam nicht innerhalb von { $seconds } s an.
url-too-large = „{ $url }“ ist größer als die Grenze von { $limit } Byte.
url-type = „{ $url }“ ist von der Art „{ $type }“, die nicht gelesen wird.
