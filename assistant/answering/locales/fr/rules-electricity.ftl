rule-electricity-title = Électricité

electricity-headline = En { $time }, la machine consomme { $energy }, ce qui coûte { $cost } ; elle demande { $wall } à la prise.
electricity-headline-month = En un mois, la machine consomme { $energy }, ce qui coûte { $cost } ; elle demande { $wall } à la prise.
electricity-headline-better-tier = Derrière une alimentation { $tier }, la machine consomme { $energy } en { $time }, ce qui coûte { $cost } ; une alimentation { $usual } coûterait { $difference } de plus.
electricity-headline-worse-tier = Derrière une alimentation { $tier }, la machine consomme { $energy } en { $time }, ce qui coûte { $cost } ; une alimentation { $usual } ferait économiser { $difference }.
electricity-headline-better-efficiency = Derrière une alimentation de { $share } de rendement, la machine consomme { $energy } en { $time }, ce qui coûte { $cost } ; une alimentation { $usual } coûterait { $difference } de plus.
electricity-headline-worse-efficiency = Derrière une alimentation de { $share } de rendement, la machine consomme { $energy } en { $time }, ce qui coûte { $cost } ; une alimentation { $usual } ferait économiser { $difference }.
electricity-headline-price = Un kilowattheure coûte { $price } aux ménages ({ $day }).
electricity-headline-2018 = Les deux semaines de l’exemple du guide de { $year } demandent { $low } à { $high }. Au prix allemand de { $price } ({ $day }), cela coûte aujourd’hui { $cost-low } à { $cost-high }.

electricity-step-hours = Heures de marche de la machine
electricity-step-average = Puissance moyenne à la prise
electricity-step-energy = Énergie
electricity-step-cost = Coût
electricity-step-2018-low = Énergie de deux semaines, borne basse
electricity-step-2018-high = Énergie de deux semaines, borne haute
electricity-step-2018-then-low = Coût au prix du guide, borne basse
electricity-step-2018-then-high = Coût au prix du guide, borne haute
electricity-step-2018-today-low = Coût au prix actuel, borne basse
electricity-step-2018-today-high = Coût au prix actuel, borne haute
electricity-step-2018-extra-low = Maximum que peut ajouter une alimentation de mauvais rendement, borne basse
electricity-step-2018-extra-high = Maximum que peut ajouter une alimentation de mauvais rendement, borne haute

electricity-assume-month = Un mois est compté pour { $hours }.
electricity-assume-no-idle = Pour le temps sans charge, rien n’est compté, comme si la machine était éteinte.
electricity-assume-tier = L’alimentation transmet à la machine { $share } de la puissance prise au mur, le minimum que la certification { $tier } admet à { $at } de charge.
electricity-assume-price-country = Le kilowattheure est compté à { $price }, le prix des ménages dans ce pays ({ $day }) ; donnez le prix de votre facture pour un meilleur chiffre.
electricity-warning-part = « { $part } » n’est qu’une partie d’un pays, dont aucun prix propre n’est connu ici ; la moyenne du pays entier est prise, et une partie peut être bien au-dessus ou au-dessous.
electricity-assume-price-union = Le kilowattheure est compté à { $price }, le prix moyen des ménages de l’Union européenne ({ $day }) ; nommez le pays ou donnez le prix de votre facture pour un meilleur chiffre.
electricity-assume-price-continent = Il n’y a pas de prix daté pour ce pays. Le kilowattheure est compté à { $price }, la moyenne pour cette région : { $region } ({ $day }).
electricity-assume-price-world = Aucun pays ni prix n’est donné. Le kilowattheure est compté à { $price }, la moyenne mondiale ({ $day }).
electricity-prices-disagree-method = Un autre jeu de données donne { $other } ({ $day }) pour ce pays. On retient { $used }, parce que la méthode de l’office statistique est publiée.
electricity-prices-disagree-other = Une autre source donne { $other } ({ $day }) pour ce pays. On retient { $used }, qui vient de la source la mieux documentée.
electricity-note-laptop = La { $card } fait partie d’un ordinateur portable ; la plate-forme comptée ici est celle d’une machine de bureau, le vrai chiffre est donc plus bas.
electricity-warning-old-price = Le prix est ancien ({ $day }) et a sans doute changé depuis.
electricity-warning-weak-price = Le prix vient d’une liste fragile et non confirmée, ce n’est qu’un ordre de grandeur.
electricity-caveat-tax-credit = Le prix néerlandais est net d’un crédit d’impôt fixe, le kilowattheure suivant coûte donc plus.
electricity-caveat-standing-charge = Un abonnement de { $charge } par jour s’y ajoute.
electricity-caveat-inflation = L’inflation et les taux de change font vite vieillir ce prix.
electricity-caveat-tiers = Dans ce pays, les tranches de consommation supérieures coûtent bien plus que la moyenne.
electricity-caveat-before-tax = Le prix est hors taxes ; les factures sont nettement plus élevées.
electricity-caveat-region = Dans ce pays, les prix diffèrent nettement d’une région à l’autre.

electricity-2018-rounded = Le guide de { $year } arrondit l’énergie à { $low } et { $high }.
electricity-2018-rate = Le résumé du guide change le coût en { $low } à { $high }, ce qui correspond à l’énergie arrondie à { $rate } pour un euro.
electricity-2018-extra = Le résumé ajoute { $low } à { $high } pour une alimentation de seulement { $efficiency } de rendement. Cela peut ajouter au plus { $share }, soit { $right-low } à { $right-high } ; on retient ici les chiffres corrigés.

electricity-missing-cards = Quelles cartes graphiques a la machine, et combien ?
electricity-assume-price-currency = Aucun pays n’est indiqué. Comme le coût est donné en { $currency }, le kilowattheure est compté à { $price }, le prix des ménages du pays de cette monnaie ({ $day }) ; indiquez le pays ou le prix de votre facture pour un meilleur chiffre.
electricity-note-converted = Le prix publié est de { $listed } ; il est converti au cours de la Banque centrale européenne du { $day } : un { $base } vaut { $rate }.
