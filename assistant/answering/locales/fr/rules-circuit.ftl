rule-circuit-title = Circuit mural

circuit-headline-usual = Pour des charges de plusieurs jours, les circuits courants { $circuits } supportent respectivement { $carried }.
circuit-headline-carries = Un circuit { $circuit } supporte { $carried } pendant des jours ; derrière l’alimentation, { $machine } arrivent à la machine.
circuit-headline-carries-hours = Un circuit { $circuit } supporte { $carried } pendant { $hours } ; derrière l’alimentation, { $machine } arrivent à la machine.
circuit-headline-cards = { $count ->
    [one] Un circuit { $circuit } alimente { $count } { $card }, avec { $carried } pour toute la machine.
   *[other] Un circuit { $circuit } alimente { $count } × { $card }, avec { $carried } pour toute la machine.
}
circuit-headline-no-card = Un circuit { $circuit } supporte { $carried }, ce qui ne suffit pas à une machine avec une { $card }.
circuit-headline-cards-usual = Les circuits courants { $circuits } alimentent respectivement { $counts } cartes { $card }, chaque fois avec un processeur et le reste de la machine.
circuit-headline-machine = La machine consomme { $wall } ({ $currents } sous { $volts }) à la prise. Suffisent pendant des jours : { $enough }.
circuit-headline-machine-none = La machine consomme { $wall } ({ $currents } sous { $volts }) à la prise, plus qu’aucun circuit domestique courant ne supporte pendant des jours.
circuit-headline-verdict-all = Oui, sur tout circuit courant ({ $enough }) : la machine consomme { $wall } ({ $currents } sous { $volts }) à la prise.
circuit-headline-verdict-some = Pas sur tous les circuits : pendant des jours, oui en { $enough }, non en { $short }. La machine consomme { $wall } ({ $currents } sous { $volts }) à la prise.
circuit-headline-verdict-none = Non : la machine consomme { $wall } ({ $currents } sous { $volts }) à la prise, plus qu’aucun circuit domestique courant ne supporte pendant des jours.
circuit-headline-fits = Oui : la machine consomme { $wall } ({ $currents } sous { $volts }) à la prise, et un circuit { $circuit } supporte { $carried }.
circuit-headline-too-much = Non : la machine consomme { $wall } ({ $currents } sous { $volts }) à la prise, et un circuit { $circuit } ne supporte que { $carried }.

circuit-step-nominal = Puissance nominale d’un circuit { $circuit }
circuit-step-share = Part sur laquelle on compte
circuit-step-free = Ce qui reste après tout le reste sur le circuit
circuit-step-behind-supply = Ce qui en arrive à la machine derrière l’alimentation
circuit-step-load = Puissance de la machine à pleine charge
circuit-step-current = Intensité sous { $volts }
circuit-step-cards = Cartes que le circuit alimente avec le processeur et le reste

circuit-values-disagree = Deux valeurs ont cours pour une prise { $circuit } : { $share } de son courant, { $by-share }, et { $amps } pour des charges de plusieurs jours, { $by-amps }, car la norme de la prise ne demande le plein courant que pendant { $hours }. On retient la plus petite, puisqu’une machine qui calcule pendant des jours est une telle charge.
circuit-assume-days = On admet que la charge dure des jours ; à partir de { $hours }, elle compte comme continue.
circuit-assume-usual = Aucun circuit ni pays n’est nommé ; on compare les circuits courants.
circuit-note-unconfirmed = Le circuit courant de ce pays relève du savoir commun et n’a pas été confirmé ; regardez le disjoncteur.
circuit-note-supply = Une alimentation de plus de { $low } à { $high } environ ne peut pas donner toute sa puissance nominale sur ce circuit.
circuit-note-left-out = La { $card } a sa propre alimentation et n’entre pas dans la somme.
circuit-hint-limit = Avec une limite de puissance de { $limits } par carte, la machine reste dans le circuit, et les cartes gardent au moins environ { $speed } de leur vitesse.
circuit-warning-shared = Tout ce qui est branché sur le même circuit compte aussi, comme un écran, un radiateur ou un climatiseur.
circuit-warning-contract = L’abonnement d’un logement entier n’est souvent que de { $contract } dans ce pays ; il limite tout le logement ensemble.
