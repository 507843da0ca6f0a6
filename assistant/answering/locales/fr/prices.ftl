prices-kept = { $count ->
    [one] Un prix est conservé dans { $file } et remplace le prix fourni.
   *[other] { $count } prix sont conservés dans { $file } et remplacent les prix fournis.
}
prices-nothing-kept = Aucune ligne de { $file } n’est utilisable ; les prix précédents restent en place.
prices-refused = { $count ->
    [one] Une ligne est refusée :
   *[other] { $count } lignes sont refusées :
}
prices-line = ligne { $line } : { $reason }
prices-unknown-card = { $nearest ->
    [none] il n’existe pas de carte graphique « { $value } »
   *[other] il n’existe pas de carte graphique « { $value } » ; les plus proches : { $nearest }
}
prices-ambiguous-card = « { $value } » peut désigner plusieurs cartes, écrivez l’une de celles-ci : { $nearest }
prices-bad-price = « { $value } » n’est pas un prix ; écrivez des chiffres avec un point pour les décimales, sans symbole monétaire
prices-bad-currency = « { $value } » n’est pas une monnaie dont la Banque centrale européenne publie le cours ; écrivez un code comme USD
prices-bad-date = « { $value } » n’est pas une date ; écrivez année, année-mois ou année-mois-jour
prices-bad-kind = « { $value } » n’est pas un type de prix ; écrivez l’un de ceux-ci : { $nearest }
prices-bad-columns = la ligne a plus ou moins de cellules que l’en-tête
prices-file = { $reason }
prices-source-own = vos propres prix : { $file }
prices-source-shipped = seulement les prix fournis
prices-future-date = « { $value } » est dans le futur ; un prix date au plus tard du { $nearest }
prices-old = Trop anciens pour un budget, car un prix de plus de { $age } ne dit rien d’aujourd’hui : { $cards }
prices-setting = { $name } désigne un autre fichier, { $file } ; il est utilisé à la place des prix importés.
prices-none = { $known ->
    [none] { $nearest ->
        [none] Aucune carte ayant un prix ne contient « { $name } » dans son nom.
       *[other] Aucune carte ayant un prix ne contient « { $name } » dans son nom ; les plus proches : { $nearest }
    }
   *[other] Aucun prix n’est connu pour la { $known } ; importez le vôtre avec « rigwise prices import ».
}
prices-none-own = { $name ->
    [none] Vous n’avez importé aucun prix.
   *[other] Vous n’avez importé aucun prix pour « { $name } ».
}
prices-removed = { $count ->
    [one] Un de vos prix est oublié.
   *[other] { $count } de vos prix sont oubliés.
}
