rule-electricity-title = Strom

electricity-headline = Der Rechner verbraucht über { $time } { $energy }, das kostet { $cost }; an der Steckdose nimmt er { $wall } auf.
electricity-headline-month = Der Rechner verbraucht in einem Monat { $energy }, das kostet { $cost }; an der Steckdose nimmt er { $wall } auf.
electricity-headline-better-tier = Hinter einem Netzteil der Stufe { $tier } verbraucht der Rechner über { $time } { $energy }, das kostet { $cost }; mit einem der Stufe { $usual } wären es { $difference } mehr.
electricity-headline-worse-tier = Hinter einem Netzteil der Stufe { $tier } verbraucht der Rechner über { $time } { $energy }, das kostet { $cost }; eines der Stufe { $usual } würde { $difference } sparen.
electricity-headline-price = Eine Kilowattstunde kostet Haushalte { $price } ({ $day }).
electricity-headline-2018 = Die zwei Wochen im Beispiel des Ratgebers von { $year } brauchen { $low } bis { $high }. Zum deutschen Preis von { $price } ({ $day }) kostet das heute { $cost-low } bis { $cost-high }.

electricity-step-hours = Stunden, die der Rechner läuft
electricity-step-average = Mittlere Leistung an der Steckdose
electricity-step-energy = Energie
electricity-step-cost = Kosten
electricity-step-2018-low = Energie von zwei Wochen, unteres Ende
electricity-step-2018-high = Energie von zwei Wochen, oberes Ende
electricity-step-2018-then-low = Kosten zum Preis des Ratgebers, unteres Ende
electricity-step-2018-then-high = Kosten zum Preis des Ratgebers, oberes Ende
electricity-step-2018-today-low = Kosten zum aktuellen Preis, unteres Ende
electricity-step-2018-today-high = Kosten zum aktuellen Preis, oberes Ende
electricity-step-2018-extra-low = Höchster Aufschlag durch ein Netzteil mit schlechtem Wirkungsgrad, unteres Ende
electricity-step-2018-extra-high = Höchster Aufschlag durch ein Netzteil mit schlechtem Wirkungsgrad, oberes Ende

electricity-assume-month = Ein Monat zählt { $hours }.
electricity-assume-no-idle = Für die Zeit ohne Last wird nichts gezählt, als wäre der Rechner aus.
electricity-assume-tier = Das Netzteil gibt { $share } der Leistung aus der Steckdose an den Rechner weiter, das Mindeste, was die Stufe { $tier } bei { $at } Last erlaubt.
electricity-assume-price-country = Eine Kilowattstunde wird mit { $price } gerechnet, dem Haushaltspreis dieses Landes (Stand { $day }); mit dem Preis der eigenen Rechnung wird es genauer.
electricity-warning-part = „{ $part }“ ist nur ein Teil eines Landes, für den hier kein eigener Preis bekannt ist; gerechnet ist mit dem Durchschnitt des ganzen Landes, und ein Teil kann deutlich darüber oder darunter liegen.
electricity-assume-price-union = Eine Kilowattstunde wird mit { $price } gerechnet, dem mittleren Haushaltspreis der Europäischen Union (Stand { $day }); mit dem Land oder dem Preis der eigenen Rechnung wird es genauer.
electricity-assume-price-continent = Für dieses Land gibt es keinen datierten Preis. Eine Kilowattstunde wird mit { $price } gerechnet, dem Mittelwert für { $region } (Stand { $day }).
electricity-assume-price-world = Weder Land noch Preis wurden genannt. Eine Kilowattstunde wird mit { $price } gerechnet, dem Weltdurchschnitt (Stand { $day }).
electricity-prices-disagree-method = Eine andere Datensammlung nennt für dieses Land { $other } ({ $day }). Verwendet wird { $used }, weil das Verfahren des Statistikamts veröffentlicht ist.
electricity-prices-disagree-other = Eine andere Quelle nennt für dieses Land { $other } ({ $day }). Verwendet wird { $used } aus der besser belegten Quelle.
electricity-note-laptop = { $card } ist Teil eines Notebooks; die hier gezählte Plattform ist die eines Desktop-Rechners, der wahre Wert liegt also niedriger.
electricity-warning-old-price = Der Preis hat den Stand { $day } und hat sich seither wahrscheinlich geändert.
electricity-warning-weak-price = Der Preis stammt aus einer schwachen, unbestätigten Liste und ist nur ein grober Wert.
electricity-caveat-tax-credit = Vom niederländischen Preis ist eine feste Steuergutschrift abgezogen, die nächste Kilowattstunde kostet also mehr.
electricity-caveat-standing-charge = Hinzu kommt ein Grundpreis von { $charge } am Tag.
electricity-caveat-inflation = Inflation und Wechselkurse lassen diesen Preis schnell veralten.
electricity-caveat-tiers = In diesem Land kosten die oberen Verbrauchsstufen weit mehr als der Durchschnitt.
electricity-caveat-before-tax = Der Preis ist ohne Steuern; Rechnungen fallen deutlich höher aus.
electricity-caveat-region = Die Preise unterscheiden sich in diesem Land deutlich von Region zu Region.

electricity-2018-rounded = Der Ratgeber von { $year } rundet die Energie auf { $low } und { $high }.
electricity-2018-rate = Die Kurzfassung des Ratgebers macht aus den Kosten { $low } bis { $high }, was zur gerundeten Energie bei { $rate } für einen Euro passt.
electricity-2018-extra = Die Kurzfassung schlägt für ein Netzteil mit nur { $efficiency } Wirkungsgrad { $low } bis { $high } auf. Das können höchstens { $share } sein, also { $right-low } bis { $right-high }; verwendet werden die berichtigten Zahlen.

electricity-missing-cards = Welche Grafikkarten hat der Rechner, und wie viele?
electricity-headline-better-efficiency = Hinter einem Netzteil mit { $share } Wirkungsgrad verbraucht der Rechner über { $time } { $energy }, das kostet { $cost }; mit einem der Stufe { $usual } wären es { $difference } mehr.
electricity-headline-worse-efficiency = Hinter einem Netzteil mit { $share } Wirkungsgrad verbraucht der Rechner über { $time } { $energy }, das kostet { $cost }; eines der Stufe { $usual } würde { $difference } sparen.
electricity-assume-price-currency = Ein Land wurde nicht genannt. Da die Kosten in { $currency } angegeben werden, wird eine Kilowattstunde mit { $price } gerechnet, dem Haushaltspreis des Landes dieser Währung (Stand { $day }); mit dem Land oder dem Preis der eigenen Rechnung wird es genauer.
electricity-note-converted = Veröffentlicht ist der Preis mit { $listed }; umgerechnet wird zum Kurs der Europäischen Zentralbank vom { $day }: ein { $base } sind { $rate }.
