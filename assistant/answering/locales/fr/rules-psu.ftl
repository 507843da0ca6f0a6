rule-psu-title = Alimentation

psu-headline = Achetez une alimentation de { $size } ; la machine demande au moins { $required }.
psu-headline-several = La machine demande au moins { $required }, plus qu’une seule alimentation ne peut donner sur ce circuit. Prenez { $count } alimentations : { $sizes }.
psu-headline-2018 = Selon le guide du matériel de { $year }, la machine demande { $required } ; la taille suivante dans le commerce est { $size }.
psu-headline-2018-several = Selon le guide du matériel de { $year }, la machine demande { $required }, ce qui fait { $count } alimentations : { $sizes }.
psu-headline-enough = Oui, { $given } suffisent : la machine consomme { $load } à pleine charge et doit avoir une alimentation d’au moins { $required }.
psu-headline-oversize = { $given }, c’est plus que ce qu’il faut à cette machine : elle consomme { $load } à pleine charge, soit { $share } de cette puissance, et une alimentation de { $size } suffirait.
psu-headline-right-size = { $given }, ce n’est pas trop : la machine consomme { $load } à pleine charge et devrait avoir une alimentation d’au moins { $required } ; aucune taille plus petite en vente ne la fournit.
psu-headline-tight = { $given }, c’est juste : cela supporte la pleine charge de { $load }, mais la machine devrait avoir au moins { $required }. Prenez plutôt { $size }.
psu-headline-tight-several = { $given }, c’est juste : cela supporte la pleine charge de { $load }, mais la machine devrait avoir au moins { $required }. Prenez plutôt { $count } alimentations : { $sizes }.
psu-headline-short = Non, { $given } ne suffisent pas : la machine consomme { $load } à pleine charge et demande au moins { $required }. Achetez une alimentation de { $size }.
psu-headline-short-several = Non, { $given } ne suffisent pas : la machine consomme { $load } à pleine charge et demande au moins { $required }. Prenez { $count } alimentations : { $sizes }.
psu-headline-cards = Une alimentation de { $given } porte { $count } × { $card } : la machine demande alors au moins { $required } ; avec une de plus, elle demanderait { $more }.
psu-headline-cards-most = Une alimentation de { $given } porte { $count } × { $card } et plus : la machine avec autant de cartes demande au moins { $required }, et on n’en compte pas de plus grande ici.
psu-headline-cards-none = Une alimentation de { $given } ne porte pas même une { $card } : la machine demande au moins { $required }.
psu-headline-laptop = Il n’y a pas d’alimentation à choisir : la { $card } fait partie d’un ordinateur portable, et le chargeur vendu avec lui alimente toute la machine.
psu-headline-integrated = Il n’y a pas d’alimentation à choisir pour { $card } : elle est intégrée à un processeur ou à une machine complète, dont l’alimentation la nourrit.
psu-buy = Une alimentation de { $size }
psu-buy-several = { $count } alimentations : { $sizes }

psu-step-load = Cartes, processeur et reste de la machine
psu-step-cpu = Puissance turbo d’un processeur avec un TDP de { $tdp }
psu-step-named-cpu = Puissance turbo maximale du processeur { $cpu }
psu-step-server-cpu = Puissance du processeur { $cpu } à pleine charge, son TDP
psu-step-margin = Avec une marge
psu-step-peaks = Puissance nominale dont le dépassement admis couvre les pointes simultanées de toutes les cartes
psu-step-maker = Minimum demandé par le fabricant pour la { $card }, plus les autres cartes
psu-step-database = Minimum proposé pour la { $card } par la base de données des cartes, avec un supplément, plus les autres cartes
psu-step-required = Puissance nominale requise : la plus grande de ces valeurs
psu-step-plugs = Fiches d’alimentation du type { $kind }
psu-step-wall = Puissance à la prise
psu-step-circuit = Charge qu’un circuit { $circuit } supporte pendant des jours

psu-assume-cpu = Aucun processeur n’est nommé ; on suppose { $power } pour lui à pleine charge.
psu-assume-cpu-is-turbo = { $power } est pris pour ce que le processeur consomme à pleine charge. Si ce n’est que son TDP, le turbo peut le mener à environ { $turbo }.
psu-assume-server-cpu = Le { $cpu } est un processeur de serveur ; on suppose qu’il respecte son TDP de { $power } à pleine charge.
psu-assume-cpu-from-tdp = Pour un TDP de { $tdp }, on suppose une puissance turbo de { $power }, selon la classe du guide d’alimentation d’Intel ; le fabricant n’en donne pas.
psu-assume-rest = On compte { $rest } pour la carte mère, la mémoire, les disques et les ventilateurs.
psu-assume-efficiency = L’alimentation transmet à la machine { $share } de la puissance prise au mur, le minimum que la certification { $tier } admet à pleine charge.
psu-assume-limit-speed = À { $limit }, soit { $share } de sa puissance, une carte garde environ { $speed } de sa vitesse.
psu-assume-limit-speed-band = À { $limit }, soit { $share } de sa puissance, une carte garde environ { $low } à { $high } de sa vitesse.
psu-note-limit-floor = La { $card } n’accepte pas de limite de puissance inférieure à { $floor }.
psu-note-supplies-at-hand = Les { $count } alimentations sont comptées ensemble, { $given } ; chacune doit aussi porter les cartes branchées sur ses propres câbles.
psu-note-several-supplies = Chaque carte reçoit toute la puissance de ses câbles d’une seule des alimentations, et un adaptateur les allume ensemble. L’alimentation de la carte mère nourrit aussi les slots, avec jusqu’à { $slot } par carte.
psu-note-laptop-left-out = La { $card } fait partie d’un ordinateur portable et n’entre pas dans la somme.
psu-note-integrated-left-out = { $card } fait partie d’un processeur ou d’une machine complète et n’entre pas dans la somme.

psu-hint-limit-for-supply = Avec une limite de puissance de { $limits } par carte, cette alimentation a sa marge, et les cartes gardent au moins environ { $speed } de leur vitesse.
psu-hint-limit-for-circuit = Avec une limite de puissance de { $limits } par carte, la machine reste dans le circuit mural, et les cartes gardent au moins environ { $speed } de leur vitesse.
psu-warning-misses-margin = Il lui manque la marge au-dessus de la pleine charge, qui demande { $needed }.
psu-warning-misses-peaks = Elle peut se couper quand toutes les cartes font une pointe ensemble, ce qui demande { $needed }.
psu-warning-misses-maker = Elle est au-dessous des { $needed } auxquels mène le minimum du fabricant de la carte.
psu-warning-limit-unmeasured = Une limite de { $limit }, soit { $share } de la puissance de la carte, est plus basse que tout ce qui a été mesuré ; attendez-vous à une nette perte de vitesse.
psu-warning-circuit = La machine consomme { $wall } à la prise, plus que les { $carried } qu’un circuit { $circuit } supporte pendant des jours. Prenez un circuit plus fort, deux circuits séparés ou une limite de puissance.
psu-warning-some-circuits = La machine consomme { $wall } à la prise, plus que les { $carried } qu’un circuit { $circuit } supporte pendant des jours. Suffisent : { $enough }.
psu-warning-every-circuit = La machine consomme { $wall } à la prise, plus qu’aucun circuit domestique courant ne supporte pendant des jours ; même { $circuit } ne tient que { $carried }. Répartissez-la sur des circuits séparés ou fixez une limite de puissance.
psu-warning-high-voltage = Une alimentation de { $size } ne donne toute sa puissance que sur un secteur de { $volts } et plus ; à des tensions plus basses, les alimentations s’arrêtent vers { $largest }.
psu-warning-high-voltage-or-several = Une alimentation de { $size } ne donne toute sa puissance que sur un secteur de { $volts } et plus ; à des tensions plus basses, les alimentations s’arrêtent vers { $largest }, prenez-en donc { $count } dans ce cas : { $sizes }.

psu-2018-three-sums = Le guide du matériel de { $year } se contredit. Pour cette machine, son texte et son résumé donnent { $body }, la somme de son exemple donne { $example }, et l’exemple avec sa marge { $with-margin }. On suit ici l’exemple, parce qu’il montre son calcul et qu’il est le plus prudent des trois.
psu-2018-size = L’exemple du guide de { $year } aboutit à une alimentation de { $size }, une taille qui ne se vend guère.

psu-missing-cards = Quelles cartes graphiques la machine aura-t-elle, et combien ?
psu-headline-limit = Avec une limite de puissance de { $limits } par carte, les cartes gardent au moins environ { $speed } de leur vitesse ; à pleine charge, la machine consomme { $load } au lieu de { $full }, et une alimentation de { $sizes } suffit.
psu-headline-limit-unmeasured = Avec une limite de puissance de { $limits } par carte, la machine consomme { $load } au lieu de { $full } à pleine charge, et une alimentation de { $sizes } suffit ; la vitesse conservée à une limite aussi basse n’a pas été mesurée.
psu-headline-total = À pleine charge, la machine consomme { $load } au total, soit { $wall } à la prise ; il lui faut une alimentation de { $sizes }.
psu-headline-draw = { $count ->
    [one] La { $cards } consomme jusqu’à { $power } ; la machine qui la contient demande une alimentation de { $sizes }.
   *[other] { $cards } consomment jusqu’à { $power } ; la machine qui les contient demande une alimentation de { $sizes }.
}
psu-step-cards = Puissance des cartes d’après le catalogue
