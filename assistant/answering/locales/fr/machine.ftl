machine-step-running = Puissance de la machine au travail
machine-step-wall = Puissance à la prise
machine-assume-running-cpu = Aucun processeur n’est nommé ; on en suppose un de { $full } à pleine charge, dont { $power } sont comptés pendant que les cartes travaillent.
machine-assume-same-cpu = Le processeur dont il était question est conservé : { $processor }.
machine-assume-cpu-family =
    Du processeur, seule la famille est nommée : { $family }. Le calcul prend le { $cpu } avec { $power }, la plus haute valeur nominale parmi ses modèles pour { $kind ->
        [desktop] ordinateurs de bureau
        [hedt] stations de travail
       *[server] serveurs
    } dans le catalogue. Nommez le modèle, par exemple « { $cpu } », pour un calcul avec le vôtre.
machine-assume-rest = On compte { $rest } pour la carte mère, la mémoire, les disques et les ventilateurs.
machine-assume-efficiency = On admet que l’alimentation transmet à la machine { $share } de la puissance prise au mur, ce que la certification { $tier } exige à mi-charge sur la tension de secteur la plus basse.
