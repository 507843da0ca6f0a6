rule-cloud-or-buy-title = Mieten oder kaufen

cloud-or-buy-headline = { $rented ->
    [none] Kaufen ({ $cards } für { $price }) ist nach etwa { $hours } Volllast günstiger als Mieten für { $rent } pro Stunde: Das sind { $always } rund um die Uhr oder, bei { $daily } am Tag, { $part }.
   *[other] Kaufen ({ $cards } für { $price }) ist nach etwa { $hours } Volllast auf der gekauften Karte günstiger als Mieten ({ $rented } für { $rent } pro Stunde): Das sind { $always } rund um die Uhr oder, bei { $daily } am Tag, { $part }.
}
cloud-or-buy-headline-never = { $rented ->
    [none] Mieten: Bei { $rent } pro Stunde kostet die Miete nicht mehr als der Strom von { $cards } zu Hause, { $electricity } pro Stunde, also lohnt sich Kaufen nie.
   *[other] { $rented } mieten: Für dieselbe Arbeit kostet das nicht mehr als der Strom von { $cards } zu Hause, { $electricity } pro Stunde, also lohnt sich Kaufen nie.
}
cloud-or-buy-headline-rent = { $hours ->
    [none] Bei dieser Nutzung ({ $used }) ist Mieten günstiger: { $renting } gegenüber { $buying } für den Kauf von { $cards }; bei dieser Miete lohnt sich Kaufen nie.
   *[other] Bei dieser Nutzung ({ $used }) ist Mieten günstiger: { $renting } gegenüber { $buying } für den Kauf von { $cards }; Kaufen lohnt sich nach etwa { $hours }.
}
cloud-or-buy-headline-buy = Bei dieser Nutzung ({ $used }) ist Kaufen günstiger: { $buying } für { $cards } gegenüber { $renting } Miete; es lohnt sich ab etwa { $hours }.
cloud-or-buy-headline-cards = Wer weniger als etwa { $low } bis { $high } Volllast braucht, mietet; wer mehr braucht, kauft. Dort werden diese Karten gleich teuer: { $cards }.
cloud-or-buy-headline-cards-never = Mieten: Bei heutigen Mieten kostet für diese Karten schon der Strom zu Hause mehr: { $cards }.
cloud-or-buy-headline-2017 = Der Ratgeber von { $year } riet zum Kauf: Eine { $card } war etwa { $times } so schnell wie eine damalige GPU von AWS.
cloud-or-buy-take-rent = Mieten
cloud-or-buy-take-buy = Kaufen

cloud-or-buy-step-exchange = Umgerechnet zum Kurs der Europäischen Zentralbank
cloud-or-buy-step-electricity = Strom einer Karte für eine Stunde
cloud-or-buy-step-speed = Trainingstempo der { $rented } gegenüber der { $own }
cloud-or-buy-step-rent-for-own-hour = Miete für die Arbeit, die die gekaufte Karte in einer Stunde schafft
cloud-or-buy-step-break-even = { $card ->
    [none] Preis geteilt durch das, was eine Stunde mit eigener Karte spart
   *[other] Preis der { $card } geteilt durch das, was eine Stunde mit eigener Karte spart
}
cloud-or-buy-step-span = Dasselbe als Zeitraum, bei { $daily } am Tag
cloud-or-buy-step-renting = Kosten der Miete für diese Nutzung
cloud-or-buy-step-buying = Kosten des Kaufs für diese Nutzung
cloud-or-buy-step-2017 = Tempo einer { $card } in damaligen GPUs von AWS

cloud-or-buy-assume-price = Der Preis der { $card } beträgt { $price } ({ $kind }, { $day }).
cloud-or-buy-assume-rent = Die Miete der { $card } beträgt { $rent } pro Stunde ({ $provider }, { $day }); die Tabelle zeigt andere Anbieter.
cloud-or-buy-assume-hourly = { $rent } gilt als Miete für eine Stunde, da keine Karte so wenig kostet.
cloud-or-buy-assume-country = Preise, Mieten und Strompreis sind die der Vereinigten Staaten; genauer wird es mit dem Land oder dem eigenen Tarif.
cloud-or-buy-assume-speed = Eine Stunde der { $rented } zählt, nach dem Trainingstempo, { $factor } so viel wie eine Stunde der { $own }.
cloud-or-buy-assume-same-speed = Kein Benchmark sagt, wie viel schneller die { $rented } als die { $own } ist, also steht Stunde gegen Stunde; wer den Faktor kennt, teilt die Stunden durch ihn.
cloud-or-buy-assume-no-resale = Ein Wiederverkaufswert ist nicht eingerechnet; wer die Karte am Ende verkauft, verkürzt die Zeit.
cloud-or-buy-assume-no-resale-yet = Ein Wiederverkaufswert ist nicht eingerechnet; wer die Karte am Ende für { $share } ihres Preises verkauft, käme schon nach { $hours } ins Plus.
cloud-or-buy-assume-card-alone = Gezählt wird allein die Karte, bei jeder Nutzung unter Volllast. Der übrige Rechner, Reparaturen und Leerlauf verteuern das Kaufen, gespeicherte Daten und ungenutzte Instanzen das Mieten.
cloud-or-buy-assume-cards = Eine Karte wurde nicht genannt; gezeigt werden übliche.

cloud-or-buy-warning-spot = Eine Spot-Miete kann kurzfristig enden; sie passt zu Arbeit, die ihren Stand regelmäßig sichert.
cloud-or-buy-warning-group = { $provider } vermietet diese Karte nur in Gruppen zu { $count }.
cloud-or-buy-warning-old-rent = Die Miete ist vom { $day }; vor der Entscheidung bitte neu nachsehen.
cloud-or-buy-warning-2017 = Das ist der Rat von { $year }, gezeigt als Geschichte; heute vermieten Clouds Karten, die schneller sind als jede Desktop-Karte. Für die heutige Rechnung bitte ohne die Jahreszahl fragen.

cloud-or-buy-missing-card = Um welche Grafikkarte geht es?
