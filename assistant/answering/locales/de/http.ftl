http-scope = Dafür ist ein Schlüssel mit dem Recht „{ $scope }“ nötig. Der Betreiber erzeugt einen mit „{ $command }“.
http-host = Dieser Server hört nicht auf den Namen in dieser Anfrage. Der Betreiber kann ihn mit der Einstellung { $setting } zulassen.
http-origin = { $origin ->
    [none] Die Anfrage nennt keine Herkunft (Origin), die einen Passierschein bekommt.
   *[other] Die Herkunft (Origin) { $origin } bekommt keinen Passierschein.
 } Der Betreiber des Servers kann sie in der Einstellung { $setting } nennen; mit einem Schlüssel kann auch so gefragt werden.
http-slow = Die Anfrage kam nicht innerhalb von { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} an. Bitte noch einmal in einem Stück senden.
http-timeout = Innerhalb von { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} fand sich keine Antwort. Bitte noch einmal oder kürzer fragen.
http-bad-request = Das ist keine gültige HTTP-Anfrage.
http-conversation-unknown = Dieses Gespräch gibt es nicht, oder es wurde vergessen.
http-chip-fixed = Diese Angabe der Frage kann keine andere Zahl bekommen.
http-answer-unknown = Eine Antwort mit dieser Nummer gibt es nicht, oder sie wurde vergessen.
http-no-chart = In dieser Antwort gibt es nichts zu zeichnen.
http-guide-not-removable = „{ $document }“ gehört zu Rigwise und lässt sich nicht entfernen; das geht nur mit eigenen Dokumenten.
http-file-name = „{ $name }“ kann kein Dokumentname sein. Nötig ist ein einfacher Dateiname mit einer dieser Endungen: { $supported }.
http-question-missing = Die Liste der Nachrichten enthält keine Frage; die letzte Nachricht muss vom Nutzer stammen und Text enthalten.
http-unsupported = „{ $field }“ ist hier nicht möglich: Rigwise rechnet und zitiert, ruft keine Werkzeuge auf und folgt keinem Ausgabeschema. Bitte weglassen.
http-only-text = Nur Text kann gelesen werden: Lassen Sie den Teil vom Typ „{ $kind }“ in der Nachricht weg, und stellen Sie die Frage in Worten.
http-model-unknown = Ein Modell „{ $name }“ gibt es nicht. Es gibt: { $known }
http-index-fault = Die Dokumente lassen sich gerade nicht lesen oder schreiben. Den Grund findet der Betreiber im Protokoll des Servers.
http-index-busy = Gerade werden andere Dokumente aufgenommen. Bitte danach noch einmal versuchen.
http-state-fault = Was der Server speichert, lässt sich gerade nicht lesen oder schreiben. Bitte gleich noch einmal versuchen; den Grund findet der Betreiber im Protokoll des Servers.
http-input-choice = Die Eingabe „{ $field }“ kann nicht „{ $given }“ sein. Zur Wahl stehen: { $known }.
http-input-long = Die Eingabe „{ $field }“ ist zu lang; gelesen werden höchstens { $limit } Zeichen. Bitte kürzen.
http-input-number = Die Eingabe „{ $field }“ kann nicht „{ $given }“ sein. Nötig ist eine ganze Zahl von { $minimum } bis { $maximum }.
http-input-form = Die Eingabe „{ $field }“ kann nicht „{ $given }“ sein. Was möglich ist, sagt die Beschreibung des Werkzeugs.
http-repeat-other = Der „{ $header }“ dieser Anfrage wurde schon für eine andere Anfrage verwendet. Bitte jeder Anfrage einen eigenen geben und denselben nur derselben Anfrage.
http-repeat-running = Die Anfrage mit diesem „{ $header }“ wird gerade beantwortet. Bitte gleich noch einmal senden, um die Antwort zu bekommen.
