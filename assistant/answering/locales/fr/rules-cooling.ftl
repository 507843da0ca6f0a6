rule-cooling-title = Refroidissement

cooling-headline-own = Une carte seule se contente de son propre refroidisseur à air ; aucune perte due à la chaleur n’est comptée.
cooling-headline-spaced = Laissez à chacune des { $count } cartes au moins { $free } slot libre devant ses ventilateurs ; des ventilateurs ouverts suffisent alors. Serrées côte à côte à l’air, comptez une perte de { $low } à { $high }, et { $worst } au pire.
cooling-headline-blower = Prenez des cartes à turbine pour { $count } cartes côte à côte. Plusieurs cartes à air serrées perdent { $low } à { $high }, et des cartes à ventilateurs ouverts sans intervalle jusqu’à { $worst }.
cooling-headline-blower-limit = Prenez des cartes à turbine pour { $count } cartes côte à côte, et limitez chacune à { $limit }. Plusieurs cartes à air serrées perdent { $low } à { $high }, et des cartes à ventilateurs ouverts sans intervalle jusqu’à { $worst }.
cooling-headline-water = Prenez un refroidissement par eau pour { $count } cartes de ce type, car l’air ne peut pas les tenir à pleine puissance côte à côte. À l’air, comptez une perte de { $low } à { $high }, et { $worst } au pire.
cooling-headline-server = Ces cartes n’ont pas de ventilateur ; il leur faut un boîtier de serveur qui souffle à travers elles, quel que soit leur nombre.
cooling-headline-losses = Comptez une perte de { $low } à { $high } pour { $count } cartes à air serrées. Le guide du matériel de { $year } donne trois chiffres : { $worst } pour deux cartes dans des slots voisins, { $low } à { $high } pour plusieurs cartes, { $conclusion-low } à { $conclusion-high } dans sa conclusion ; celui qui est retenu vaut pour le cas général.
cooling-headline-case-water = Sous eau, aucune perte due à la chaleur n’est comptée pour les { $count } cartes ; à l’air, serrées, elles perdraient { $low } à { $high }.
cooling-headline-case-spaced = Avec des slots libres entre les { $count } cartes, aucune perte due à la chaleur n’est comptée ; côte à côte, elles perdraient { $low } à { $high }.
cooling-headline-case-blower = Comptez une perte de { $low } à { $high } pour { $count } cartes à turbine serrées.
cooling-headline-case-open-air = Comptez une perte de { $low } à { $high } pour { $count } cartes à ventilateurs ouverts serrées, et jusqu’à { $worst } sans aucun intervalle entre elles.
cooling-headline-case-adjacent = Comptez une perte de { $low } à { $high } pour { $count } cartes à air serrées, et { $worst } au pire.
cooling-headline-temperature-limit = La { $card } ralentit à partir d’environ { $throttle }, et son maximum est { $limit }. Gardez-la entre { $low } et { $high }.
cooling-headline-temperature-card = On admet que la { $card } ralentit à partir d’environ { $throttle } ; son maximum n’est pas connu ici. Gardez-la entre { $low } et { $high }.
cooling-headline-temperature-general = Les cartes d’aujourd’hui ralentissent à partir d’environ { $throttle }. Gardez une carte entre { $low } et { $high }.
cooling-headline-temperature-2018 = Selon le guide du matériel de { $year }, les cartes ralentissent à partir d’environ { $throttle }, que plusieurs ensemble atteignent en quelques secondes.
cooling-headline-heat = La machine dégage { $wall } de chaleur dans la pièce, soit { $btu }. Un climatiseur demande environ { $conditioner } d’électricité pour l’évacuer.
cooling-headline-water-cost = { $count ->
    [one] Le refroidissement par eau coûte environ { $cost } pour { $count } carte.
   *[other] Le refroidissement par eau coûte environ { $cost } pour { $count } cartes.
}
cooling-headline-laptop = La { $card } fait partie d’un ordinateur portable, dont le refroidissement décide ; il n’y en a pas à choisir.
cooling-headline-integrated = La { $card } fait partie d’un processeur ou d’une machine complète, dont le refroidissement décide ; il n’y en a pas à choisir.
cooling-buy-own = Le refroidisseur de la carte
cooling-buy-spaced = Cartes à ventilateurs ouverts avec un slot libre entre elles
cooling-buy-blower = Cartes à turbine
cooling-buy-blower-limit = Cartes à turbine, chacune limitée à { $limit }
cooling-buy-water = Refroidissement par eau
cooling-buy-server = Un boîtier de serveur avec son propre flux d’air

cooling-step-loss-several = Perte de plusieurs cartes à air serrées, de { $low } jusqu’à
cooling-step-loss-conclusion = La même selon la conclusion du guide, de { $low } jusqu’à
cooling-step-loss-worst = La même selon le guide pour deux cartes dans des slots voisins, au pire
cooling-step-left = Cartes qui restent en vitesse, avec la perte la plus forte
cooling-step-throttle = Température à partir de laquelle la carte ralentit
cooling-step-limit = Maximum selon la fiche du fabricant
cooling-step-target = Cible que le pilote tient par défaut
cooling-step-junction = Limite des puces de mémoire
cooling-step-btu = Chaleur en British thermal units
cooling-step-air-conditioner = Électricité d’un climatiseur
cooling-step-water = Un montant par carte, et un autre une fois pour la pompe et le radiateur

cooling-losses-disagree = Le guide du matériel de { $year } donne trois chiffres pour la même perte : { $worst } pour deux cartes dans des slots voisins, { $low } à { $high } pour plusieurs cartes, { $conclusion-low } à { $conclusion-high } dans sa conclusion. On retient { $low } à { $high }, qui vaut pour le cas général et contient la conclusion ; { $worst } reste pour des cartes à ventilateurs ouverts sans intervalle.
cooling-throttle-disagree-today = Le guide du matériel de { $year } situe à { $old } le point où les cartes ralentissent, la documentation actuelle à { $low } à { $high }. On retient { $low }, car l’ancien chiffre vaut pour les cartes de son temps.
cooling-throttle-disagree-2018 = Le guide du matériel de { $year }, de l’époque de cette carte, situe à { $old } le point où les cartes ralentissent, la documentation actuelle à { $low } à { $high }. On retient { $old }, car le guide parle de telles cartes.
cooling-assume-close = Rien n’est dit de l’espacement des cartes ; on admet qu’elles sont serrées.
cooling-assume-spaced-no-loss = Selon une règle empirique, une carte avec { $free } slot libre devant ses ventilateurs ne perd rien à cause de sa voisine.
cooling-assume-two-cards = Aucune carte n’est nommée ; on en suppose deux.
cooling-assume-power = La puissance des cartes n’est pas connue ; on suppose { $power } par carte.
cooling-note-blower-measured = Quatre cartes à turbine à { $limit } chacune ont fonctionné dans des slots voisins sans problème thermique dans un test publié.
cooling-note-thickness = Les cartes à turbine sont comptées pour { $width } slots d’épaisseur ; les cartes d’autres fabricants sont souvent plus épaisses et plus longues que le modèle de référence.
cooling-note-limit-unconfirmed = Le maximum de cette carte relève du savoir commun et n’a pas été confirmé.
cooling-note-water-price = Le résumé du guide donne { $each } par carte et { $once } une fois ; les { $usd } à payer une fois sont un souvenir de l’original, pas une lecture.
cooling-hint-limit = Une limite de puissance de { $share } retire { $less } à la chaleur des cartes et garde environ { $speed } de leur vitesse.
cooling-warning-water = Il faut dans le boîtier la place d’un radiateur pour chaque carte refroidie. L’eau déplace la chaleur, mais la pièce en reçoit autant.

cooling-missing-cards = Quelles cartes graphiques a la machine, et combien ?
