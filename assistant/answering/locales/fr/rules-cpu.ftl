rule-cpu-title = Cœurs de processeur

cpu-headline-both = Avec { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
}, prévoyez { $text } cœurs de processeur pour le texte ou { $vision } pour les images ; le minimum est { $minimum }.
cpu-headline-text = Avec { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
}, prévoyez { $recommended } cœurs de processeur pour l’entraînement sur du texte ; le minimum est { $minimum }.
cpu-headline-vision = Avec { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
}, prévoyez { $recommended } cœurs de processeur pour l’entraînement sur des images ; le minimum est { $minimum }.
cpu-headline-given = Avec { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
} et autant de processus de chargement, prévoyez { $recommended } cœurs de processeur ; le minimum est { $minimum }.
cpu-headline-prepared = Avec { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
} et des données préparées avant l’entraînement, prévoyez { $recommended } cœurs de processeur ; le minimum est { $minimum }.
cpu-headline-inference = Pour faire tourner des modèles terminés sur { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
}, prévoyez { $recommended } cœurs de processeur ; le minimum est { $minimum }.
cpu-headline-2018 = Selon le guide du matériel de { $year }, { $gpus ->
    [one] une carte graphique demande
   *[other] { $gpus } cartes graphiques demandent
} au moins { $minimum } cœurs de processeur.
cpu-headline-enough = Oui, { $cores ->
    [one] un cœur suffit
   *[other] { $cores } cœurs suffisent
} pour { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
} : le minimum est { $minimum }, et { $recommended } sont recommandés.
cpu-headline-tight = { $cores } cœurs feront l’affaire pour { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
}, puisque le minimum est { $minimum } ; { $recommended } sont recommandés.
cpu-headline-short = Non, { $cores ->
    [one] un cœur ne suffit pas
   *[other] { $cores } cœurs ne suffisent pas
} pour { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
} : le minimum est { $minimum }, et { $recommended } sont recommandés.
cpu-headline-2018-enough = Oui : selon le guide du matériel de { $year }, { $cores ->
    [one] un cœur suffit
   *[other] { $cores } cœurs suffisent
} pour { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
} ; le minimum est { $minimum }.
cpu-headline-2018-short = Non : selon le guide du matériel de { $year }, { $cores ->
    [one] un cœur ne suffit pas
   *[other] { $cores } cœurs ne suffisent pas
} pour { $gpus ->
    [one] une carte graphique
   *[other] { $gpus } cartes graphiques
} ; le minimum est { $minimum }.
cpu-buy = Un processeur avec au moins { $cores } cœurs

cpu-step-minimum = Nombre minimal de cœurs selon le guide du matériel de { $year }
cpu-step-text = Recommandé pour le texte : les processus de chargement de chaque carte et un processus de plus, plus le système
cpu-step-vision = Recommandé pour les images : les processus de chargement de chaque carte et un processus de plus, plus le système
cpu-step-given = Recommandé avec les processus indiqués : ceux de chaque carte et un processus de plus, plus le système
cpu-step-prepared = Recommandé avec des données préparées : les processus de chargement de chaque carte et un processus de plus, plus le système
cpu-step-inference = Recommandé sans chargement de données : un processus par carte, plus le système
cpu-step-at-hand = Cœurs disponibles

cpu-assume-one-card = Aucun nombre de cartes n’est donné ; on en suppose une.
cpu-assume-during = On admet que les données sont préparées pendant l’entraînement, le cas qui demande le plus de cœurs.
cpu-assume-modality = On compte par carte { $text } processus de chargement pour le texte et { $vision } pour les images.
cpu-assume-prepared = Des données préparées n’ont plus qu’à être lues, on compte donc { $workers } processus de chargement par carte.
cpu-assume-inference = Un modèle terminé tourne sans chargement de données ; le processeur lance le travail des cartes et fait tourner le programme autour.
cpu-assume-two-threads = { $threads } threads sont comptés comme { $cores } cœurs.
cpu-note-threads = Le minimum se compte aussi en threads : { $cores ->
    [one] un cœur fait
   *[other] { $cores } cœurs font
} { $threads } threads.
cpu-note-two-rules = Les sources divergent : le guide du matériel de { $year } compte des cœurs par carte, le manuel ml-engineering de { $handbook } compte des processus de chargement et en demande plus. Le guide donne ici le minimum et le manuel la recommandation, parce que chaque chargeur est un processus qui veut un cœur.
cpu-note-hyper-threading = L’hyper-threading ajoute au plus environ { $gain }, un thread ne vaut donc pas un cœur.
cpu-note-further-cores = Chaque cœur de plus par carte apporte { $low } à { $high } de vitesse en plus, selon le guide du matériel de { $year }.
cpu-warning-clock = La fréquence ne compte guère au-dessus de { $floor }, mais la fréquence de base est ici de { $clock }.
cpu-warning-no-slots = Le processeur { $cpu } n’a pas de lignes PCIe pour des cartes graphiques.
cpu-warning-lanes = Le processeur { $cpu } a { $lanes } lignes PCIe pour des cartes graphiques ; avec { $gpus ->
    [one] une carte
   *[other] { $gpus } cartes
}, chacune reçoit au plus x{ $width }, moins que les x{ $good } souhaitables.
