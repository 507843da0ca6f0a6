rule-build-title = Machine complète

build-headline = { $cards } : prévoyez un processeur d’au moins { $cores } cœurs, { $ram } de mémoire vive et une alimentation de { $psu }. Le tableau énumère chaque élément.
build-headline-several = { $cards } : prévoyez un processeur d’au moins { $cores } cœurs, { $ram } de mémoire vive et des alimentations de { $psu }. Le tableau énumère chaque élément.
build-headline-cost = Une machine avec { $cards } coûte plus de { $price } : c’est le prix des éléments dont le prix est daté ici. S’y ajoutent : { $parts }. Le tableau énumère chaque élément.
build-headline-2018 = Selon les règles de { $year }, { $cards } : un processeur d’au moins { $cores } cœurs, { $ram } de mémoire vive et une alimentation de { $psu }. Le tableau énumère chaque élément.
build-headline-2018-several = Selon les règles de { $year }, { $cards } : un processeur d’au moins { $cores } cœurs, { $ram } de mémoire vive et des alimentations de { $psu }. Le tableau énumère chaque élément.

build-step-share = Part du budget pour les cartes
build-step-cards-price = Prix des cartes
build-step-known-price = Prix des cartes et de la mémoire vive
build-step-own-currency = Le même montant dans la monnaie du budget, au cours de la Banque centrale européenne du { $day }

build-assume-2018-card = Aucune carte n’est nommée ; on prend la { $card }, que recommande le guide du matériel de { $year }.
build-assume-share = { $share } du budget va aux cartes, soit { $money }, selon une règle empirique ; le reste doit suffire à tous les autres éléments.
build-assume-cpu = Le processeur { $cpu } représente tout processeur ayant autant de cœurs et assez de lignes. L’alimentation et le circuit sont calculés avec lui ; nommez le vôtre s’il consomme plus.

build-note-unpriced = Aucun prix daté n’est connu pour : { $parts }. Demandez-les aux boutiques ; ils ne sont pas dans la somme.
build-note-left = Sur { $budget }, il reste { $left } ({ $share }) pour les éléments sans prix connu.
build-warning-over-budget = Les éléments dont le prix est connu coûtent à eux seuls { $over } de plus que le budget de { $budget }. Réduisez la part des cartes, ou augmentez le budget.

build-missing-machine = Quelles cartes la machine doit-elle avoir, ou combien peut-elle coûter en tout ?
