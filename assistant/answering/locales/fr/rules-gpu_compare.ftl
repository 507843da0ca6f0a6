rule-gpu-compare-title = Comparaison de cartes graphiques

gpu-compare-headline-memory = La { $more } a plus de mémoire : { $more-memory }, contre { $less-memory } pour la { $less }.
gpu-compare-headline-memory-equal = Ces cartes ont autant de mémoire, { $memory } : { $cards }.
gpu-compare-headline-power = La { $less } consomme moins : sa puissance est de { $less-power }, celle de la { $more } de { $more-power }.
gpu-compare-headline-power-equal = Ces cartes consomment autant, { $power } : { $cards }.
gpu-compare-assume-yardstick = Aucune carte de comparaison n’a été nommée ; la { $card } sert de mesure.
gpu-compare-headline-training-measured = { $text ->
    [none] À l’entraînement, la { $fast } atteint { $factor } la vitesse de la { $slow }, mesurée avec les mêmes logiciels.
   *[other] À l’entraînement, la { $fast } atteint { $factor } la vitesse de la { $slow }, mesurée avec les mêmes logiciels ; à l’écriture de texte, elle est { $text } aussi rapide.
}
gpu-compare-headline-training-bandwidth = { $text ->
    [none] À l’entraînement, la { $fast } atteint environ { $factor } la vitesse de la { $slow }, d’après leur bande passante, comparable au sein d’une architecture.
   *[other] À l’entraînement, la { $fast } atteint environ { $factor } la vitesse de la { $slow }, d’après leur bande passante, comparable au sein d’une architecture ; à l’écriture de texte, elle a été mesurée { $text } aussi rapide.
}
gpu-compare-headline-training-statement = À l’entraînement, la { $fast } atteint environ { $factor } la vitesse de la { $slow }, d’après le tableau d’équivalences du guide de { $year }.
gpu-compare-headline-training-estimated = { $text ->
    [none] À l’entraînement, on estime que la { $fast } atteint { $factor } la vitesse de la { $slow } ; aucun test n’a fait tourner les deux avec les mêmes logiciels.
   *[other] À l’entraînement, on estime que la { $fast } atteint { $factor } la vitesse de la { $slow }, aucun test n’ayant fait tourner les deux avec les mêmes logiciels ; à l’écriture de texte, elle a été mesurée { $text } aussi rapide.
}
gpu-compare-headline-text-measured = À l’écriture de texte avec un modèle de langage, la { $fast } atteint { $factor } la vitesse de la { $slow }, mesurée avec un même modèle sur les deux.
gpu-compare-headline-text-bandwidth = À l’écriture de texte avec un modèle de langage, la { $fast } atteint environ { $factor } la vitesse de la { $slow }, d’après leur bande passante, comparable au sein d’une architecture.
gpu-compare-headline-equal-training = À l’entraînement, ces cartes sont aussi rapides : { $cards }.
gpu-compare-headline-equal-text = À l’écriture de texte, ces cartes sont aussi rapides : { $cards }.
gpu-compare-headline-apart = Aucun test n’a fait tourner ces cartes avec les mêmes logiciels, et la bande passante ne se compare pas d’une architecture à l’autre ; aucun facteur n’est donc donné pour { $cards } ; le tableau montre ce que chaque carte a et ce qu’elle a mesuré seule.
gpu-compare-headline-apart-text = À l’écriture de texte avec un modèle de langage, on estime que la { $fast } atteint { $factor } la vitesse de la { $slow }, d’après la bande passante que chacune met à profit. Pour l’entraînement, aucun facteur n’est donné : aucun test n’a fait tourner les deux avec les mêmes logiciels, et la bande passante ne s’y compare pas d’une architecture à l’autre.
gpu-compare-headline-text-bound = À l’écriture de texte avec un modèle de langage, on estime que la { $fast } atteint { $factor } la vitesse de la { $slow }, d’après la bande passante que chacune met à profit ; aucun modèle n’a été mesuré sur les deux.
gpu-compare-headline-text-alike = À l’écriture de texte avec un modèle de langage, on estime que la { $fast } et la { $slow } sont à peu près aussi rapides l’une que l’autre : { $factor } d’après la bande passante que chacune met à profit, moins que ce que l’estimation peut distinguer ; aucun modèle n’a été mesuré sur les deux.
gpu-compare-headline-small = { $units ->
    [none] Un petit réseau récurrent ne gagne presque rien à passer de la { $slow } à la { $fast }, bien que la { $fast } atteigne { $factor } la vitesse sur de grands réseaux.
   *[other] Un réseau récurrent de { $units } unités cachées ne gagne presque rien à passer de la { $slow } à la { $fast }, bien que la { $fast } atteigne { $factor } la vitesse sur de grands réseaux.
}
gpu-compare-headline-small-only = Un réseau aussi petit ne gagne presque rien avec la plus rapide de ces cartes : { $cards }.
gpu-compare-take = Pour la vitesse, prenez la { $card }
gpu-compare-take-either = La { $card } fait ce travail aussi bien

gpu-compare-step-training-measured = Vitesse d’entraînement de la { $fast } par rapport à celle de la { $slow }, les deux relatives à la { $baseline }, logiciels de { $era }
gpu-compare-step-bandwidth = Bande passante de la { $fast } par rapport à celle de la { $slow }
gpu-compare-step-statement = La { $card } en part d’une { $one }
gpu-compare-step-estimated = Vitesse d’entraînement de la { $card } relative à la { $baseline }, estimée d’après la bande passante, le calcul et l’architecture
gpu-compare-step-arithmetic = Vitesse d’entraînement de la { $fast } par rapport à celle de la { $slow }, d’après leur calcul à bande passante égale
gpu-compare-step-own-measured = Vitesse d’entraînement de la { $card } relative à la { $baseline }, mesurée
gpu-compare-step-factor = La { $fast } par rapport à la { $slow }
gpu-compare-step-text = Écriture de texte : la { $fast } par rapport à la { $slow }, { $model }, { $day }
gpu-compare-step-text-bandwidth = Écriture de texte : bande passante de la { $fast } par rapport à celle de la { $slow }
gpu-compare-step-text-bound = Écriture de texte : bande passante que la { $fast } met à profit, par rapport à celle de la { $slow }
gpu-compare-step-prefill = Lecture d’un prompt : la { $fast } par rapport à la { $slow }, { $model }, { $day }

gpu-compare-assume-measured = Les chiffres d’entraînement sont la moyenne de plusieurs réseaux en demi-précision sur une carte, avec des logiciels de { $era }. Des réseaux isolés s’écartent de la moyenne, jusqu’à { $spread } sa valeur.
gpu-compare-assume-bandwidth = Ces cartes partagent l’architecture { $architecture }, au sein de laquelle la vitesse d’entraînement suit la bande passante. Aucun test ne les contient toutes.
gpu-compare-assume-statement = Le guide de { $year } compte une { $small } pour { $share } une { $big } ; les autres cartes suivent par la bande passante au sein de leur architecture. Le guide qualifiait son tableau de comparaison grossière.
gpu-compare-assume-estimated = L’estimation reprend ce que les cartes mesurées de chaque architecture tirent de la bande passante et du calcul avec des logiciels de { $era }. La bande passante seule ne se compare pas d’une architecture à l’autre.
gpu-compare-assume-arithmetic = Ces cartes partagent l’architecture { $architecture } et ont la même bande passante, c’est donc leur calcul qui les distingue : par sa racine carrée, puisque l’entraînement est limité par l’un et l’autre tour à tour. Aucun test ne les contient toutes.
gpu-compare-assume-text = L’écriture de texte a été mesurée pour un utilisateur avec { $model }, { $day }.
gpu-compare-assume-text-bandwidth = Aucune mesure de texte ne contient toutes ces cartes ; elles partagent l’architecture { $architecture }, la bande passante la remplace donc.
gpu-compare-assume-text-bound = Aucun modèle n’a été mesuré sur toutes ces cartes. Écrire du texte lit tout le modèle pour chaque token et suit donc la bande passante sur toute architecture ; les parts retenues sont celles que des cartes à mémoire semblable atteignaient en lisant { $read } pour un token.
gpu-compare-assume-price-for-speed = Le prix pour cette vitesse est ce que coûte une carte pour la vitesse de la { $card }.
gpu-compare-note-text-unknown = Aucun modèle n’a été mesuré sur toutes ces cartes ; demandez les tokens par seconde de votre modèle sur chacune.
gpu-compare-note-bandwidth-inside = D’après la seule bande passante, ce serait { $alone } ; on retient { $used }, chiffre mieux fondé.
gpu-compare-note-bandwidth-across = D’après la seule bande passante, ce serait { $alone }, ce qui tromperait, car chaque architecture en tire autre chose ; on retient { $used }.

gpu-compare-note-text = À l’écriture de texte, l’ordre est différent : la { $fast } atteint { $factor } la vitesse de la { $slow }.
gpu-compare-note-training = À l’entraînement, l’ordre est différent : la { $fast } atteint { $factor } la vitesse de la { $slow }.
gpu-compare-note-prefill = À la lecture de longs prompts, qui dépend du calcul et non de la bande passante, la { $fast } atteint { $factor } la vitesse de la { $slow }.
gpu-compare-note-memory = La { $card } a plus de mémoire, { $more } contre { $less } pour la { $fast } ; c’est la mémoire qui décide quels modèles peuvent tourner.
gpu-compare-note-value = La { $card } coûte le moins pour sa vitesse : { $price } pour la vitesse d’une { $slow }, contre { $dearer } avec la { $other }.
gpu-compare-note-small-networks = De petits réseaux ne remplissent pas une carte rapide. En { $year }, un réseau récurrent de { $few } unités cachées, avec un lot supérieur à { $batch }, ne gagnait guère avec une carte plus rapide ; un réseau de { $many } montrait toute la différence.
gpu-compare-note-large-network = Un réseau de cette taille montre toute la différence, comme celui de { $many } unités cachées avec un lot supérieur à { $batch } en { $year }.
gpu-compare-note-network-between = Ce réseau se situe entre les deux que nomme le guide de { $year } : { $few } unités cachées ne gagnaient guère avec une carte plus rapide, { $many } montraient toute la différence. Mesurez le vôtre avant de payer pour la vitesse.
gpu-compare-note-no-price = Aucun prix actuel n’est connu pour { $cards }.
gpu-compare-warning-laptop = Les puces d’ordinateur portable tournent à la limite de puissance que fixe le fabricant de l’ordinateur, leur vitesse diffère donc d’un portable à l’autre : { $cards }.
gpu-compare-warning-rule-of-thumb = Aucun test d’entraînement de cette architecture n’a pu être lu, sa part est donc une règle empirique : { $cards }.

gpu-compare-missing-cards = Quelles sont les deux cartes graphiques à comparer ?
gpu-compare-missing-other = À quelle carte faut-il comparer la { $card } ?
