card-assume-variant = „{ $asked }“ passt auf mehrere Karten; angenommen wird die { $assumed }. Außerdem gibt es: { $others }.
card-claimed-power = Für die { $card } wird wie angegeben mit { $given } gerechnet, obwohl ihre Leistungsaufnahme laut Datenblatt { $real } beträgt.
card-assume-few = „{ $said }“ ist keine Zahl; angenommen werden { $count } Karten. Genau wird es mit der Anzahl.
