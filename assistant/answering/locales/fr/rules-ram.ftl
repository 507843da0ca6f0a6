rule-ram-title = Mémoire vive

ram-headline = Prévoyez { $recommended } de mémoire vive ; { $minimum } est le minimum raisonnable.
ram-headline-one = Prévoyez { $recommended } de mémoire vive.
ram-headline-2018 = Selon le guide du matériel de { $year }, au moins { $need } de mémoire vive, la mémoire de la plus grosse carte ; le kit suivant dans le commerce a { $kit }.
ram-headline-enough = Oui, { $given } de mémoire vive suffisent.
ram-headline-tight = { $given } de mémoire vive suffisent pour travailler, mais { $recommended } seraient confortables.
ram-headline-short = Non, { $given } de mémoire vive ne suffisent pas : prévoyez au moins { $minimum }, mieux { $recommended }.
ram-headline-short-one = Non, { $given } de mémoire vive ne suffisent pas : prévoyez au moins { $minimum }.
ram-headline-unified = Le { $card } n’a pas de mémoire vive à côté de la mémoire graphique : le processeur et le GPU partagent une seule mémoire, choisissez donc sa taille à l’achat de la machine.
ram-buy = { $kit } de mémoire vive

ram-step-largest = Mémoire de la plus grosse carte
ram-step-minimum = Minimum : la plus grosse carte, mais jamais moins que le plancher
ram-step-sum = Mémoire de toutes les cartes ensemble
ram-step-recommended = Recommandé : la somme de toutes les cartes, si elle est plus grande
ram-step-tables = Tables traitées en mémoire, avec leurs copies
ram-step-minimum-model = Minimum : le fichier du modèle, mais jamais moins que le plancher
ram-step-recommended-model = Recommandé : le fichier du modèle en plus du plancher pour tout le reste
ram-step-file-gib = La même en unités binaires, dans lesquelles la mémoire se vend réellement
ram-step-kit = Plus petit jeu de barrettes du commerce qui la contient
ram-step-offload-speed = Borne supérieure de la vitesse d’un modèle dense dont le reste est lu en mémoire vive

ram-assume-card = Aucune carte n’est nommée ; on suppose une carte de { $memory }.
ram-sources-disagree = Les sources divergent : le guide du matériel de { $old } demande la mémoire de la plus grosse carte, { $largest }, le manuel d’apprentissage automatique de { $new } la somme de toutes les cartes, { $sum }. Ici, la première, avec un plancher, est le minimum et la seconde la recommandation, car un entraînement modeste tourne avec la plus petite quantité et des travaux parallèles remplissent la plus grande.
ram-note-not-vram = La mémoire vive ne remplace pas la mémoire graphique : un modèle qui ne tient pas sur la carte tourne en partie depuis la mémoire vive, et une machine de bureau à deux canaux la lit à environ { $ram }.
ram-note-not-vram-card = La mémoire vive ne remplace pas la mémoire graphique : la { $card } lit sa propre mémoire à { $bandwidth }, une machine de bureau à deux canaux sa mémoire vive à environ { $ram }.
ram-note-kaggle = La création de variables garde des copies de ses tables : selon une règle empirique, prévoyez { $low } à { $high } fois la taille de la table.
ram-note-data-streams = Le jeu de données de { $dataset } n’a pas besoin de tenir en mémoire vive, car l’entraînement le lit du disque par lots.
ram-note-units = Les cartes et les barrettes vendues en Go contiennent autant de Gio ; le fichier du modèle est compté en Gio.
ram-note-offload-model-unknown = Ajoutez la taille du fichier du modèle à la recommandation ; nommez la taille et le format du modèle pour qu’il soit compté.
ram-note-2018-more-cards = Plus de cartes ne demandent pas plus de mémoire vive, selon le guide du matériel de { $year }.
ram-note-clock = Une fréquence mémoire plus élevée gagne au plus { $gain } à l’entraînement sur une carte, selon le guide du matériel de { $year }.
ram-warning-desktop = Les cartes mères de bureau ordinaires s’arrêtent à { $maximum } ; pour davantage, il faut une carte mère de station de travail ou de serveur.
ram-warning-price = La mémoire vive est chère : un kit de { $kit } coûtait au moins { $price } le { $day }. Achetez ce que demande la règle et laissez des emplacements libres.
