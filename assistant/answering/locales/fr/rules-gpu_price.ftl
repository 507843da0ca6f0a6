rule-gpu-price-title = Prix des cartes graphiques

gpu-price-headline-one = { $kind ->
    [used] Une { $card } d’occasion coûte { $price } ({ $day }).
   *[new] Une { $card } neuve coûte { $price } ({ $day }).
}
gpu-price-headline-both = La { $card } coûte { $new } neuve ({ $new-day }) et { $used } d’occasion ({ $used-day }).
gpu-price-headline-last = { $kind ->
    [launch] Aucun prix actuel du marché n’est connu pour la { $card } ; son prix de lancement était de { $price } ({ $day }).
    [used] Aucun prix actuel n’est connu pour la { $card } ; le dernier était de { $price } d’occasion ({ $day }).
   *[new] Aucun prix actuel n’est connu pour la { $card } ; le dernier était de { $price } neuve ({ $day }).
}
gpu-price-headline-only = { $kind ->
    [used] Aucun prix actuel d’une { $card } neuve n’est connu ; d’occasion, elle coûte { $price } ({ $day }).
   *[new] Aucun prix actuel d’une { $card } d’occasion n’est connu ; neuve, elle coûte { $price } ({ $day }).
}
gpu-price-headline-several = { $kind ->
    [launch] Au prix de lancement de { $price } pièce ({ $day }), { $cards } coûtent { $total } ; aucun prix actuel du marché n’est connu.
    [used] D’occasion, { $cards } coûtent { $total }, soit { $price } pièce ({ $day }).
   *[new] À l’état neuf, { $cards } coûtent { $total }, soit { $price } pièce ({ $day }).
}
gpu-price-headline-list = { $cheapest ->
    [none] Ensemble, { $cards } coûtent { $total }, chacune au prix le plus bas connu ; ces prix ne sont pas tous actuels.
   *[other] Ensemble, { $cards } coûtent { $total }, chacune au prix le plus bas connu ; la moins chère est la { $cheapest }, à { $price }.
}

gpu-price-step-price = { $kind ->
    [launch] { $card }, prix de lancement, { $day }
    [used] { $card }, d’occasion, { $day }
   *[new] { $card }, neuve, { $day }
}
gpu-price-step-several = Toutes les { $card }
gpu-price-step-total = Toutes les cartes ensemble

gpu-price-assume-us = Les prix viennent des États-Unis et sont hors taxes ; ailleurs, ils diffèrent.
gpu-price-note-rate = Converti avec { $base } = { $rate }, cours de la Banque centrale européenne du { $day }.
gpu-price-note-no-rate = La Banque centrale européenne ne publie pas de cours pour { $currency } ; les prix sont donc en dollars américains.
gpu-price-note-other-kind = { $kind ->
    [launch] Aucun prix actuel du marché n’est connu pour la { $card } ; le prix de lancement est indiqué.
    [used] Aucun prix actuel n’est connu pour une { $card } neuve ; le prix d’occasion est indiqué.
   *[new] Aucun prix actuel n’est connu pour une { $card } d’occasion ; le prix neuf est indiqué.
}

gpu-price-missing-card = De quelle carte voulez-vous connaître le prix ?
