rule-cloud-or-buy-title = Louer ou acheter

cloud-or-buy-headline = { $rented ->
    [none] L’achat ({ $cards }) pour { $price } coûte moins que la location à { $rent } l’heure après environ { $hours } de pleine charge : { $always } jour et nuit, ou { $part } à raison de { $daily } par jour.
   *[other] L’achat ({ $cards }) pour { $price } coûte moins que la location ({ $rented }) à { $rent } l’heure après environ { $hours } de pleine charge sur la carte achetée : { $always } jour et nuit, ou { $part } à raison de { $daily } par jour.
}
cloud-or-buy-headline-never = { $rented ->
    [none] Louez : à { $rent } l’heure, la location ne coûte pas plus que l’électricité de { $cards } chez vous, { $electricity } l’heure, l’achat n’est donc jamais rentable.
   *[other] Louez { $rented } : pour le même travail, cela ne coûte pas plus que l’électricité de { $cards } chez vous, { $electricity } l’heure, l’achat n’est donc jamais rentable.
}
cloud-or-buy-headline-rent = { $hours ->
    [none] Pour { $used } d’utilisation, la location coûte moins, { $renting } contre { $buying } pour l’achat ({ $cards }) ; à ce prix de location, l’achat n’est jamais rentable.
   *[other] Pour { $used } d’utilisation, la location coûte moins, { $renting } contre { $buying } pour l’achat ({ $cards }) ; l’achat devient rentable après environ { $hours }.
}
cloud-or-buy-headline-buy = Pour { $used } d’utilisation, l’achat coûte moins, { $buying } pour { $cards } contre { $renting } de location ; il est rentable à partir d’environ { $hours }.
cloud-or-buy-headline-cards = Louez pour une utilisation inférieure à { $low } à { $high } environ de pleine charge, achetez au-delà ; c’est le seuil de rentabilité de ces cartes : { $cards }.
cloud-or-buy-headline-cards-never = Louez : aux prix de location d’aujourd’hui, l’électricité seule coûte plus chez vous pour ces cartes : { $cards }.
cloud-or-buy-headline-2017 = Le guide de { $year } conseillait d’acheter : une { $card } était environ { $times } plus rapide qu’un GPU d’AWS de l’époque.
cloud-or-buy-take-rent = Louer
cloud-or-buy-take-buy = Acheter

cloud-or-buy-step-exchange = Converti au cours de la Banque centrale européenne
cloud-or-buy-step-electricity = Électricité d’une carte pendant une heure
cloud-or-buy-step-speed = Vitesse d’entraînement de la { $rented } par rapport à celle de la { $own }
cloud-or-buy-step-rent-for-own-hour = Location pour le travail que la carte achetée fait en une heure
cloud-or-buy-step-break-even = { $card ->
    [none] Prix divisé par ce qu’une heure d’une carte à soi fait économiser
   *[other] Prix de la { $card } divisé par ce qu’une heure d’une carte à soi fait économiser
}
cloud-or-buy-step-span = La même chose en durée, à { $daily } par jour
cloud-or-buy-step-renting = Coût de la location pour cette utilisation
cloud-or-buy-step-buying = Coût de l’achat pour cette utilisation
cloud-or-buy-step-2017 = Vitesse d’une { $card } en GPU d’AWS de l’époque

cloud-or-buy-assume-price = Le prix de la { $card } est de { $price } ({ $kind }, { $day }).
cloud-or-buy-assume-rent = La location de la { $card } est de { $rent } l’heure ({ $provider }, { $day }) ; le tableau montre d’autres fournisseurs.
cloud-or-buy-assume-hourly = { $rent } est compté comme le loyer d’une heure, car aucune carte ne coûte si peu.
cloud-or-buy-assume-country = Les prix et les locations sont ceux des États-Unis, et celui de l’électricité aussi ; nommez votre pays ou votre tarif.
cloud-or-buy-assume-speed = Une heure de la { $rented } est comptée comme { $factor } le travail d’une heure de la { $own }, selon la vitesse d’entraînement.
cloud-or-buy-assume-same-speed = Aucun test ne dit combien la { $rented } est plus rapide que la { $own }, une heure vaut donc une heure ; divisez les heures par ce facteur si vous le connaissez.
cloud-or-buy-assume-no-resale = Aucune valeur de revente n’est comptée ; revendre la carte à la fin raccourcit la durée.
cloud-or-buy-assume-no-resale-yet = Aucune valeur de revente n’est comptée ; revendre la carte à la fin pour { $share } de son prix ramènerait le seuil à { $hours }.
cloud-or-buy-assume-card-alone = Seule la carte est comptée, à pleine charge chaque fois qu’elle sert. Le reste de l’ordinateur, les réparations et les heures creuses renchérissent l’achat, les données stockées et les instances inactives renchérissent la location.
cloud-or-buy-assume-cards = Aucune carte n’est nommée ; on montre les plus courantes.

cloud-or-buy-warning-spot = Une location spot peut prendre fin à bref délai ; elle convient à un travail qui enregistre régulièrement son état.
cloud-or-buy-warning-group = { $provider } ne loue cette carte que par groupes de { $count }.
cloud-or-buy-warning-old-rent = Le prix de location est ancien ({ $day }) ; vérifiez-le avant de décider.
cloud-or-buy-warning-2017 = C’est le conseil de { $year }, montré comme histoire ; aujourd’hui les clouds louent des cartes plus rapides que toute carte de bureau. Pour le calcul d’aujourd’hui, posez la question sans l’année.

cloud-or-buy-missing-card = De quelle carte graphique s’agit-il ?
