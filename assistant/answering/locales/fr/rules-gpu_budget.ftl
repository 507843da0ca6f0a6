rule-gpu-budget-title = Carte graphique pour un budget

gpu-budget-headline = { $memory ->
    [none] La carte la plus rapide pour { $budget } est la { $card }, à { $price } ({ $kind }).
   *[other] La carte la plus rapide avec au moins { $memory } pour { $budget } est la { $card }, à { $price } ({ $kind }).
}
gpu-budget-headline-memory = { $count ->
    [one] La carte avec le plus de mémoire pour { $budget } est la { $card } avec { $figure }, à { $price } ({ $kind }).
   *[other] Les { $count } cartes avec le plus de mémoire pour { $budget } sont la { $card } avec { $figure } chacune, à { $price } chacune ({ $kind }).
}
gpu-budget-headline-bandwidth = { $count ->
    [one] La carte avec la plus large bande passante pour { $budget } est la { $card } avec { $figure }, à { $price } ({ $kind }).
   *[other] Les { $count } cartes avec la plus large bande passante pour { $budget } sont la { $card } avec { $figure } chacune, à { $price } chacune ({ $kind }).
}
gpu-budget-headline-power = { $count ->
    [one] La carte avec la plus faible consommation pour { $budget } est la { $card } avec { $figure }, à { $price } ({ $kind }).
   *[other] Les { $count } cartes avec la plus faible consommation pour { $budget } sont la { $card } avec { $figure } chacune, à { $price } chacune ({ $kind }).
}
gpu-budget-headline-several = Pour { $count } cartes, le choix le plus rapide est la { $card }, à { $price } pièce ({ $kind }), { $total } en tout.
gpu-budget-headline-nothing = { $count ->
    [one] Rien qui ait au moins { $memory } et réponde à vos souhaits ne tient dans { $budget } ; la carte la moins chère qui le fasse est la { $card }, à { $price }.
   *[other] Il n’y a pas { $count } cartes ayant au moins { $memory } et répondant à vos souhaits pour { $budget } ; la moins chère qui le fasse est la { $card }, à { $price } pièce.
}
gpu-budget-headline-cheapest = La carte la moins chère avec au moins { $memory } est la { $card }, à { $price } ({ $kind }).
gpu-budget-headline-leads-memory = Parmi les cartes en vente, voici celles qui ont le plus de mémoire : { $cards }.
gpu-budget-headline-leads-bandwidth = Parmi les cartes en vente, voici celles qui ont la plus large bande passante : { $cards }.
gpu-budget-headline-leads-speed = Parmi les cartes en vente, voici les plus rapides, par rapport à la { $baseline } : { $cards }.
gpu-budget-headline-leads-power = Parmi les cartes en vente, voici celles qui consomment le moins : { $cards }.
gpu-budget-headline-no-such-card = Aucune carte dont le prix actuel est connu ne répond à ces souhaits : au moins { $memory } de mémoire, ainsi que l’état, les marques et la consommation demandés.
gpu-budget-headline-history = Le guide de { $year } recommandait : { $cards }.
gpu-budget-headline-history-nothing = Aucune des cartes que le guide de { $year } recommandait pour cela ne tient dans le budget ; la moins chère était la { $card }, à { $price }.
gpu-budget-buy = { $count } × { $card }

gpu-budget-step-dollars = Le budget en dollars américains, au cours de la Banque centrale européenne du { $day }
gpu-budget-step-each = Budget par carte
gpu-budget-step-speed-measured = Vitesse de la { $card } à l’entraînement, mesurée
gpu-budget-step-speed-estimated = Vitesse de la { $card } à l’entraînement, estimée d’après la bande passante, le calcul et l’architecture
gpu-budget-step-speed-bandwidth = Vitesse de la { $card } à l’écriture de texte, d’après sa bande passante
gpu-budget-step-for-money = Vitesse de la { $card } pour { $unit }

gpu-budget-assume-training = Classement par vitesse à l’entraînement en demi-précision, rapportée à celle de la { $baseline } ({ $one }) : mesurée quand un test contient la carte, sinon la moyenne de la bande passante et du calcul, multipliée par ce que les cartes mesurées de son architecture en tirent. Des travaux isolés diffèrent d’un facteur deux.
gpu-budget-assume-inference = Classement par vitesse à l’écriture de texte avec un modèle de langage pour un utilisateur, rapportée à celle de la { $baseline } ({ $one }) : la bande passante mémoire multipliée par la part qu’en atteint ce type de mémoire.
gpu-budget-assume-by-memory = Les cartes sont classées d’abord par mémoire, puis par vitesse.
gpu-budget-assume-by-bandwidth = Les cartes sont classées d’abord par bande passante mémoire, puis par vitesse.
gpu-budget-assume-by-power = Les cartes sont classées d’abord par consommation, la plus faible en tête, puis par vitesse.
gpu-budget-assume-power-limit = Seules les cartes qui consomment au plus { $power } sont comparées.
gpu-budget-assume-money-unit = La vitesse pour le prix est la vitesse qu’achètent { $unit }.
gpu-budget-assume-model = { $count } × { $memory } de mémoire graphique contiennent { $model } en { $format } avec un contexte de { $context }.
gpu-budget-assume-memory = Au moins { $memory } de mémoire par carte, aucun usage n’étant nommé.
gpu-budget-assume-memory-for = Au moins { $memory } de mémoire par carte, pour l’usage : { $purpose }.
gpu-budget-assume-on-sale = Seules les cartes dont le prix actuel est connu sont comparées, quel qu’il soit ; les modules pour serveur qui n’entrent dans aucun emplacement sont laissés de côté.
gpu-budget-assume-any-condition = Les cartes neuves et d’occasion sont comparées ; dites « neuf » ou « occasion » pour ne voir que celles-là.
gpu-budget-assume-us-prices = Les prix sont ceux des États-Unis hors taxes, convertis ; les prix locaux diffèrent.
gpu-budget-check-again = Les prix bougent vite : vérifiez-les après le { $day }.
gpu-budget-check-now = Le prix affiché le plus ancien a { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} et devait être vérifié le { $day } ; vérifiez les prix avant d’acheter.
gpu-budget-note-unsure-price = Ce prix n’a pas pu être confirmé dans une source première.
gpu-budget-note-equal-inference = { $cards } écrivent du texte aussi vite : le texte d’un seul utilisateur est limité par la bande passante mémoire, et toutes ont { $bandwidth }. Ce que les plus chères calculent en plus n’abrège que la lecture de longs prompts ; la moins chère vient en premier.
gpu-budget-note-equal-training = { $cards } comptent comme aussi rapides, parce que l’estimation suit la bande passante, { $bandwidth }, et le calcul, et que ceux-ci sont les mêmes pour toutes ; la moins chère vient en premier.

gpu-budget-hint-memory = Avec moins de mémoire, { $memory }, la { $card } à { $price } irait.
gpu-budget-hint-power = Avec une consommation plus élevée, { $power }, la { $card } à { $price } irait.
gpu-budget-hint-condition = Si la carte peut être neuve ou d’occasion, la { $card } à { $price } irait.
gpu-budget-hint-vendor = Chez une autre marque, la { $card } à { $price } irait.
gpu-budget-hint-roomier = Presque aussi rapide, et avec { $memory } de mémoire : la { $card } à { $price }.
gpu-budget-hint-count = { $count ->
    [one] Le budget paie une { $card }, à { $price }.
   *[other] Le budget paie { $count } cartes { $card }, à { $price } pièce.
}

gpu-budget-warning-launch-prices = Seul le prix de lancement du fabricant est connu pour { $cards } ; les boutiques peuvent demander bien plus aujourd’hui.
gpu-budget-warning-used-lows = Les prix d’occasion sont pour la plupart les annonces les plus basses, pas le milieu du marché ; attendez-vous à payer plus.
gpu-budget-warning-software = Les cartes d’autres marques que NVIDIA font tourner les frameworks courants, mais certains outils demandent CUDA ; vérifiez d’abord les vôtres. Leur vitesse d’entraînement est une estimation grossière.
gpu-budget-warning-server-card = Les cartes de serveur n’ont pas de ventilateur et demandent un fort flux d’air dans le boîtier.
gpu-budget-warning-old-rate = Le dernier taux de change du { $currency } date du { $day } ; celui d’aujourd’hui peut en être loin.

gpu-budget-history-2017 = Le guide de { $year } dit dans son texte que la Titan X Pascal est trop chère pour sa vitesse, mais la met en tête de son tableau ; le texte donne une raison et vaut mieux comme conseil.
gpu-budget-history-2018 = Le guide de { $year } nommait les cartes récentes pour le travail en demi-précision et d’anciennes cartes d’occasion pour la simple précision.
gpu-budget-history-2018-memory = Le guide de { $year } demandait { $memory } de mémoire pour cet usage.
gpu-budget-history-past = C’est le conseil de { $year }, montré comme histoire ; les cartes et les prix ont changé depuis. Pour le choix d’aujourd’hui, posez la question sans l’année.

gpu-budget-missing-budget = Combien voulez-vous dépenser en cartes graphiques ?
