error-rule-input = { $reason }
error-out-of-range = Hors limites : { $input } vaut { $value }, mais doit être compris entre { $minimum } et { $maximum }.
error-count-not-whole = Il n’existe pas de machine avec { $given } cartes ; donnez un nombre entier.
error-unknown-rule = Il n’y a pas de règle « { $name } ». Il y a : { $known }.
error-unknown-rule-near = Il n’y a pas de règle « { $name } ». Vouliez-vous dire « { $nearest } » ?
error-unknown-field = Il n’y a pas d’entrée « { $name } ». Il y a : { $known }.
error-unknown-field-near = Il n’y a pas d’entrée « { $name } ». Vouliez-vous dire « { $nearest } » ?
error-missing-field = L’entrée « { $field } » manque ; donnez-lui une valeur.
error-malformed-field = L’entrée « { $field } » ne peut pas être « { $given } » ; sa forme est dans le schéma de la règle.
error-choice = L’entrée « { $field } » ne peut pas être « { $given } ». Valeurs admises : { $known }.
error-kind = L’entrée « { $field } » ne peut pas être « { $given } » ; il faut { $expected }.
error-count-in-name = « { $given } » est un nom avec un nombre de cartes ; donnez le nombre à part, dans « { $field } ».
error-unknown-card = Je ne connais pas de carte graphique « { $name } ». Vérifiez le nom, ou donnez à la place la puissance et la mémoire de la carte.
error-unknown-card-near = Il n’existe pas de carte graphique « { $name } ». Les plus proches qui existent : { $nearest }. Laquelle voulez-vous dire ?
error-unknown-cpu = Je ne connais pas de processeur « { $name } ». Vérifiez le nom, ou donnez sa puissance à pleine charge en watts.
error-unknown-cpu-near = Il n’existe pas de processeur « { $name } ». Les plus proches qui existent : { $nearest }. Lequel voulez-vous dire ?
error-card-memory = La base de données des cartes indique la { $card } avec { $real }, pas avec { $given }. Donnez une autre carte, ou décrivez une carte modifiée par sa mémoire et sa puissance, sans nom.
error-card-memory-unknown = { $card ->
    [none] La mémoire de cette carte n’est pas connue ; donnez-la en Go.
   *[other] La mémoire de la { $card } n’est pas connue ; donnez-la en Go.
}
error-board-power-unknown = { $card ->
    [none] La puissance de cette carte n’est pas connue ; donnez son nom ou sa puissance en watts.
   *[other] La puissance de la { $card } n’est pas connue ; donnez-la en watts.
}
error-power-limit-floor = { $card ->
    [none] Cette carte ne peut pas être limitée à { $limit } ; sa limite la plus basse est { $floor }.
   *[other] La { $card } ne peut pas être limitée à { $limit } ; sa limite la plus basse est { $floor }.
}
error-machine-nothing-given = Nommez les cartes graphiques de la machine, ou sa puissance totale en watts.
error-machine-total-and-parts = Donnez soit la puissance totale de la machine, soit ses cartes graphiques, mais pas les deux.
error-psu-no-supply = Aucune alimentation jusqu’à { $largest }, le maximum que permet ce circuit, ne peut nourrir ne serait-ce qu’une de ces cartes avec sa marge ; la machine demande { $required }. Prenez un circuit de tension plus élevée ou une limite de puissance.
error-mains-form = « { $given } » n’est pas un circuit mural ; écrivez-le comme { $example }.
error-unknown-country = Le circuit mural habituel de « { $given } » n’est pas connu ; donnez un code de pays de deux lettres, ou le circuit lui-même.
error-unknown-format = Il n’y a pas de format de nombre « { $given } ». Il y a : { $known }.
error-currency-unknown = « { $word } » n’est pas une monnaie connue ici, s’il s’agit d’une somme d’argent. Donnez-la dans l’une de celles-ci : { $known }.
error-currency-without-rate = La Banque centrale européenne ne publie pas de cours pour { $money } ({ $currency }), la conversion n’est donc pas possible ici. Cela fait environ combien en dollars américains ?
error-currency-assumed-without-rate = Aucune monnaie n’est indiquée, et pour celle qui est d’usage ici, { $money } ({ $currency }), la Banque centrale européenne ne publie pas de cours de conversion. Dans quelle monnaie est le montant ?
error-unknown-currency = La Banque centrale européenne n’a pas de cours pour « { $given } ». Donnez le budget dans l’une de ces monnaies : { $known }.
error-budget-range = Un budget de { $given } est hors limites ; il doit être compris entre { $minimum } et { $maximum }.
error-cpu-cores = Le processeur { $cpu } a { $real } cœurs, pas { $given }. Omettez le nombre, ou donnez les cœurs sans nom.
error-cpu-threads = Le processeur { $cpu } a { $real } threads, pas { $given }. Omettez le nombre, ou donnez les threads sans nom.
error-threads-below-cores = Un processeur de { $cores } cœurs a au moins autant de threads, pas { $threads }.
error-cpu-inference-preprocessing = L’exécution d’un modèle terminé ne prépare pas de données d’entraînement ; omettez le moment de la préparation, ou posez la question pour l’entraînement.
error-pcie-2018-example = Le guide du matériel de { $year } ne donne de durées de transfert que pour son propre exemple : un lot de { $batch } images en PCIe { $generation } sur { $lanes } lignes. Pour tout autre cas, posez la question sans l’année.
error-pcie-2018-training = Le guide du matériel de { $year } ne parle que d’entraînement ; posez la question sans l’année.
error-pcie-model-not-loaded = Le fichier d’un modèle ne compte que lors du chargement ; omettez-le, ou interrogez sur le chargement.
error-pcie-model-size = Quel modèle faut-il charger ? Donnez son nom, son nombre de paramètres, ou la taille de son fichier en Go.
error-pcie-one-card = Le parallélisme tensoriel demande au moins deux cartes, et { $count } est indiqué.
error-pcie-sample-twice = Donnez soit la taille d’un exemple, soit les pixels d’une image, mais pas les deux.
error-storage-2018-example = L’exemple du guide du matériel de { $year } a ses propres chiffres ; omettez « { $field } », ou posez la question sans l’année.
error-storage-bus = Un disque de type { $drive } ne peut pas lire { $given } ; sa liaison transporte { $limit } au plus.
error-storage-model-size = Quel modèle faut-il charger ? Donnez son nom, son nombre de paramètres, ou la taille de son fichier en Go.
error-storage-checkpoint-size = La taille d’un point de contrôle découle du modèle ; donnez son nom ou son nombre de paramètres.
error-storage-speed-twice = Donnez soit les exemples par seconde, soit la durée d’un lot, mais pas les deux.
error-card-length-unknown = La longueur de cette carte n’est pas connue ; donnez-la en millimètres.
error-model-file-twice = Donnez soit la taille du fichier du modèle, soit le modèle, mais pas les deux.
error-unknown-model = Je ne connais pas de modèle de langage « { $name } ». Vérifiez le nom, ou donnez à la place son nombre de paramètres en milliards.
error-unknown-model-near = Il n’y a pas de modèle de langage « { $name } » dans le catalogue. Les plus proches qui existent : { $nearest }. Lequel voulez-vous dire ?
error-model-missing = Nommez le modèle de langage, ou donnez son nombre de paramètres en milliards.
error-model-size = { $model } compte { $real }, pas { $given }. Donnez le nom ou la taille, ou corrigez l’un des deux.
error-active-above-total = Un modèle de { $total } ne peut pas utiliser { $active } pour un token ; les paramètres actifs sont une partie du total.
error-image-method = Pour { $model }, aucun chiffre n’est publié pour cette méthode. Il y a : { $known }.
error-card-bandwidth-unknown = La bande passante mémoire de { $card } n’est pas connue, et la vitesse en dépend. Nommez la carte.
error-speed-no-card = Nommez la carte graphique sur laquelle tourne le modèle, ou la bande passante de la mémoire vive.
warning-stale-parameter = La constante { $name } a été vérifiée pour la dernière fois il y a { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} et devrait l’être de nouveau.

error-question-empty = Il n’y a pas de question ici. Écrivez-la avec des mots, par exemple : quelle alimentation faut-il pour deux RTX 3090 ?
error-question-too-long = La question compte { $length } caractères ; { $limit } au plus sont lus. Raccourcissez-la, ou ajoutez un long texte avec « rigwise ingest ».
error-busy = Trop de questions attendent en ce moment. Reposez la vôtre dans quelques secondes.
error-state = Le fichier « { $file } » ne peut être ni lu ni écrit : { $reason }. Si un autre programme l’utilise, réessayez dans un instant ; s’il est endommagé, sortez-le du dossier de Rigwise pour en commencer un nouveau.
error-state-database = PostgreSQL ne peut être ni lu ni écrit : { $reason }. Vérifiez l’adresse dans RIGWISE_STATE ou RIGWISE_VECTORS et que la base tourne, puis réessayez.
error-state-newer = « { $file } » porte le schéma { $found }, créé par un Rigwise plus récent ; celui-ci connaît au plus { $known }. Installez la version plus récente.
error-state-older = Le schéma de la base est plus ancien que ce Rigwise, qui travaille avec { $known }. Mettez-la à niveau avec : { $command }
error-extra-missing = Il manque un complément pour { $what }. Installez-le avec : { $command }
error-state-extra = L’état dans PostgreSQL demande une extension : { $command }
error-not-ready = L’index est encore en cours de chargement. Reposez la question dans une seconde.
error-key = Ce serveur demande une clé : envoyez-la sous la forme « Authorization: Bearer … ».
error-rate = Trop de requêtes viennent d’ici. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} avant de continuer.
error-not-found = Il n’y a rien à cette adresse ; l’interface est décrite sous /docs.
error-method = Cette adresse n’accepte pas cette méthode ; l’interface est décrite sous /docs.
error-body-too-large = La requête est trop volumineuse : { $limit } ko au plus sont acceptés ici.
error-request = La requête ne peut pas être servie sous cette forme ; l’interface est décrite sous /docs.
error-content-type = Le corps est lu comme du JSON : envoyez-le avec l’en-tête « { $field }: { $known } ».
error-source-unknown = Il n’y a ni document ni source « { $name } » ; GET /sources les énumère tous.
error-source-cited = « { $name } » est une source que citent les réponses ({ $title }). Son texte n’est pas conservé ici ; GET /sources dit ce qu’on en sait.
error-json = « { $field } » n’est pas du JSON valide ; regardez le caractère { $position }.
error-empty-field = L’entrée « { $field } » est vide ; donnez-lui une valeur.
error-pattern = L’entrée « { $field } » ne peut pas être « { $given } » ; elle doit correspondre à { $pattern }.
error-one-answer = Une question n’a ici qu’une réponse, puisqu’elle est calculée et citée : omettez « { $field } ».
error-request-malformed = Le champ « { $field } » manque ou est mal formé ; sa forme est décrite sous /docs.
error-unknown-parameter = Cette adresse n’accepte pas « { $field } » ; elle accepte : { $known }.
error-span = L’intervalle de { $start } à { $end } n’est pas dans le document, qui compte { $length } caractères.
error-internal = Quelque chose a mal tourné de notre côté. Signalez-le avec le numéro { $request }, s’il vous plaît.
error-adapter-without-socket = Aucune de ces cartes n’a de connecteur { $socket }, l’adaptateur n’a donc rien à alimenter ; omettez-le, ou nommez le connecteur.
error-sockets-too-weak = { $card ->
    [none] Avec le slot, { $sockets } transporte { $carried }, moins que les { $power } de cette carte ; vérifiez les connecteurs ou la puissance.
   *[other] Avec le slot, { $sockets } transporte { $carried }, moins que les { $power } de la { $card } ; vérifiez les connecteurs ou la carte.
}
error-slots-do-not-fit = Ces cartes et les slots libres entre elles demandent { $needed } slots, mais la carte mère en a { $available } ; laissez-en moins de libres, ou prenez une carte mère plus grande.
error-efficiency-and-tier = Donnez soit le rendement de l’alimentation, soit sa certification, mais pas les deux.
error-unknown-tariff = Il n’y a pas de pays avec le code « { $given } » ; donnez un code de pays de deux lettres, ou le prix du kilowattheure.
error-tariff-currency = { $given ->
    [none] Le prix du kilowattheure demande une monnaie, sous forme de code de trois lettres.
   *[other] « { $given } » n’est pas une monnaie ; donnez celle du prix sous forme de code de trois lettres.
}
error-supply-below-load = Une alimentation de { $supply } ne peut pas nourrir une machine qui consomme { $load } ; vérifiez les deux chiffres.
error-wall-and-parts = Donnez soit la puissance mesurée à la prise, soit la machine, mais pas les deux.
error-electricity-example = L’exemple de { $year } se suffit à lui-même ; omettez la machine, ou posez la question aux prix d’aujourd’hui.
error-compare-one-card = Une comparaison demande au moins deux cartes graphiques différentes ; nommez-les.
error-compare-unnamed = Seules des cartes qui ont un nom peuvent être comparées ; nommez celle-ci.
error-compare-same-card = La { $card } est nommée deux fois ; une comparaison demande des cartes différentes.
error-compare-count = Une { $card } est comparée à un exemplaire des autres cartes ; pour plusieurs cartes dans une machine, posez une autre question.
error-use-kind = « { $kind } » n’est pas une variante de l’usage « { $purpose } » ; il n’y a de variantes que pour la recherche et l’entreprise.
error-memory-and-cards = Donnez soit la mémoire d’une carte, soit les cartes elles-mêmes, mais pas les deux.
error-no-price = Aucun prix n’est connu pour la { $card } ; ajoutez le vôtre avec « rigwise prices import ».
error-cloud-no-price = { $card ->
    [none] Le prix de cette carte n’est pas connu ; dites ce qu’elle coûte.
   *[other] Aucun prix actuel n’est connu pour la { $card } ; dites ce qu’elle coûte.
}
error-cloud-no-rate = { $card ->
    [none] La location de cette carte n’est pas connue ; dites ce que coûte une heure.
   *[other] Aucune location n’est connue pour la { $card } ; dites ce que coûte une heure, ou nommez une autre carte à louer.
}
error-cloud-resale = La carte ne peut pas être revendue { $resale } à la fin si elle coûte { $price } ; donnez un montant entre zéro et le prix.
error-cloud-no-card = L’entrée « { $field } » concerne une carte ; nommez aussi la carte.
error-build-nothing-given = Nommez les cartes de la machine, ou donnez un budget pour toute la machine.
error-build-cards-and-budget = Donnez soit les cartes de la machine, soit un budget pour les choisir, mais pas les deux.
error-build-count-twice = Le nombre de cartes se met à chaque carte nommée ; omettez le nombre à part.
error-build-no-cards = Pour { $money }, soit { $share } du budget, aucune carte en vente ne répond à vos souhaits ou ne contient le modèle. Augmentez le budget ou la part des cartes, ou demandez moins.
error-build-own-supply = { $cards } fait partie d’une machine complète avec sa propre alimentation ; il n’y a rien à construire autour.
error-count-and-cards = Donnez soit les cartes avec leurs nombres, soit un seul nombre de cartes, mais pas les deux.
error-multi-one-card = Une seule carte n’a rien à répartir ; donnez-en au moins deux.
error-multi-2017 = Le guide de { $year } parle de machines de { $most } cartes au plus et d’une grappe de { $cluster }, pas de { $given }. Pour les mesures d’aujourd’hui, posez la question sans l’année.
error-multi-unnamed = Seules des cartes qui ont un nom peuvent être comparées à d’autres ; nommez celles-ci.
error-multi-same = Les deux choix sont les mêmes cartes ; donnez-en deux différents.
error-price-file = Votre fichier de prix est inutilisable : { $fault }. Corrigez-le, ou posez la question sans lui.
error-claimed-memory = D’après { $source }, la { $card } a { $real } de mémoire, et non { $given }.
error-claimed-power = D’après { $source }, la puissance de la { $card } est de { $real }, et non de { $given }.
error-claimed-maker = D’après { $source }, la { $card } vient de { $real }, et non de { $given }.
error-confirmed-maker = Oui : d’après { $source }, la { $card } vient de { $real }.
error-claimed-parameters = { $model } compte { $real }, et non { $given }.
error-edit-number = Rien n’a changé : { $fact } – il faut un nombre de { $minimum } à { $maximum }, par exemple { $example }.
error-edit-whole = Rien n’a changé : { $fact } – il faut un nombre entier de { $minimum } à { $maximum }, par exemple { $example }.
error-edit-refused = Rien n’a changé. { $reason }
error-edit-refused-example = Rien n’a changé. { $reason } Par exemple : { $example }.
