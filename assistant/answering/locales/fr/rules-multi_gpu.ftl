rule-multi-gpu-title = Plusieurs cartes

multi-gpu-headline-general = { $memory ->
    [none] À l’entraînement, { $count } cartes font { $low } à { $high } le travail d’une seule, selon le réseau et la carte ; un flux seul d’un modèle de langage ne va guère plus vite, et { $count } expériences séparées tournent à la fois.
   *[other] À l’entraînement, { $count } cartes font { $low } à { $high } le travail d’une seule, selon le réseau et la carte ; pour un modèle de langage, elles contiennent { $memory } ensemble, mais un flux seul ne va guère plus vite.
}
multi-gpu-headline-unlike = En entraînement, ces { $count } cartes font de { $low } à { $high } le travail de la { $fast } seule, car toutes attendent la { $slow } ; pour un modèle de langage, elles réunissent { $memory }, et un seul flux va de { $layer-low } à { $layer-high } sa vitesse avec un découpage par couches. Des expériences séparées font en tout { $experiments } ce travail.
multi-gpu-headline-principle = Une carte suffit à presque tout. Plusieurs cartes bon marché conviennent à de nombreuses expériences séparées, une grosse carte à un gros modèle ; à l’entraînement, { $count } cartes font { $low } à { $high } le travail d’une seule, et pour un modèle de langage elles ajoutent de la mémoire, mais guère de vitesse.
multi-gpu-headline-training-text = À l’entraînement d’un réseau de langage, { $count } cartes font environ { $low } à { $high } le travail d’une seule, selon la carte et ses liaisons.
multi-gpu-headline-training-text-measured = À l’entraînement d’un réseau de langage, { $count } de ces cartes font environ { $speed } le travail d’une seule.
multi-gpu-headline-training-vision = À l’entraînement d’un réseau d’images, { $count } cartes font environ { $low } à { $high } le travail d’une seule, car de tels réseaux échangent peu.
multi-gpu-headline-inference = { $memory ->
    [none] Pour un modèle de langage, { $count } cartes donnent d’abord de la capacité : découpé par couches, un flux tourne entre { $layer-low } et { $layer-high } la vitesse d’une carte, découpé par tenseurs entre { $tensor-low } et { $tensor-high }.
   *[other] Pour un modèle de langage, { $count } cartes donnent d’abord de la capacité, { $memory } ensemble : découpé par couches, un flux tourne entre { $layer-low } et { $layer-high } la vitesse d’une carte, découpé par tenseurs entre { $tensor-low } et { $tensor-high }.
}
multi-gpu-headline-layer = { $memory ->
    [none] Le découpage par couches donne de la capacité et guère de vitesse : un flux sur { $count } cartes tourne entre { $low } et { $high } la vitesse d’une carte.
   *[other] Le découpage par couches donne de la capacité, { $memory } ensemble, et guère de vitesse : un flux sur { $count } cartes tourne entre { $low } et { $high } la vitesse d’une carte.
}
multi-gpu-headline-tensor = { $memory ->
    [none] En découpage tensoriel, un flux sur { $count } cartes tourne entre { $low } et { $high } la vitesse d’une carte, selon la liaison entre elles.
   *[other] En découpage tensoriel, un flux sur { $count } cartes tourne entre { $low } et { $high } la vitesse d’une carte, selon la liaison entre elles ; elles contiennent { $memory } ensemble.
}
multi-gpu-headline-experiments = Oui : { $count } cartes font tourner { $count } expériences séparées à la fois, sans code parallèle. Aucune ne va plus vite, et il leur faut environ { $cores } cœurs de processeur.
multi-gpu-headline-nvlink = NVLink est utile mais rarement nécessaire : en découpage tensoriel sur deux cartes, il ajoute { $text-low } à { $text-high } à l’écriture de texte et { $prompt-low } à { $prompt-high } à la lecture des prompts, et rien au découpage par couches ni aux expériences séparées.
multi-gpu-headline-nvlink-has = La { $card } a NVLink avec { $rate } dans chaque sens. C’est utile mais rarement nécessaire : en découpage tensoriel sur deux cartes, il ajoute { $text-low } à { $text-high } à l’écriture de texte et { $prompt-low } à { $prompt-high } à la lecture des prompts, et rien au découpage par couches ni aux expériences séparées.
multi-gpu-headline-nvlink-none = La { $card } n’a pas NVLink ; ses cartes communiquent par PCIe. Le découpage par couches et les expériences séparées s’en passent, car { $layer } suffisent à un découpage par couches ; un découpage tensoriel échange { $tensor } et profite d’une liaison PCIe large.
multi-gpu-headline-choice-priced = Avec { $one }, vous avez { $one-memory } de mémoire à { $one-power } pour { $one-price } ; avec { $other }, { $other-memory } à { $other-power } pour { $other-price }. Prenez le plus grand nombre de cartes pour des expériences séparées, et la plus grosse carte seule pour un modèle unique.
multi-gpu-headline-model-both = { $model } en { $format } tient sur les deux avec un contexte de { $context } : sur { $one }, il demande { $one-need } sur { $one-room } ; sur { $other }, { $other-need } sur { $other-room }.
multi-gpu-headline-model-one = Prenez { $one } : avec un contexte de { $context }, { $model } en { $format } y demande { $one-need } sur { $one-room }. Il ne tient pas sur { $other }, où il demande { $other-need } et où seuls { $other-room } sont utilisables.
multi-gpu-headline-model-none = { $model } en { $format } ne tient sur aucun des deux avec un contexte de { $context } : sur { $one }, il demande { $one-need }, mais seuls { $one-room } sont utilisables ; sur { $other }, { $other-need }, mais seuls { $other-room }.
multi-gpu-step-model-need = Ce que le modèle demande sur { $cards }
multi-gpu-step-model-room = Mémoire que { $cards } a pour lui
multi-gpu-headline-choice = Avec { $one }, vous avez { $one-memory } de mémoire à { $one-power } ; avec { $other }, { $other-memory } à { $other-power }. Prenez le plus grand nombre de cartes pour des expériences séparées, et la plus grosse carte seule pour un modèle unique.
multi-gpu-headline-choice-memory = Avec { $one }, vous avez { $one-memory } de mémoire ; avec { $other }, { $other-memory }. Prenez le plus grand nombre de cartes pour des expériences séparées, et la plus grosse carte seule pour un modèle unique.
multi-gpu-headline-power = Consomme moins : { $less }, avec { $least } de puissance, contre { $most } pour { $more }.
multi-gpu-headline-power-equal = { $one } et { $other } consomment autant : { $value }.
multi-gpu-headline-memory = Plus de mémoire : { $more }, avec { $most }, contre { $least } pour { $less }.
multi-gpu-headline-memory-equal = { $one } et { $other } ont autant de mémoire : { $value }.
multi-gpu-headline-price = Moins cher : { $less }, pour { $least }, contre { $most } pour { $more }.
multi-gpu-headline-speed = Plus rapide à l’entraînement : { $more }, environ { $factor } la vitesse de { $less }.
multi-gpu-note-power-unknown = La puissance de { $cards } n’est pas connue ici ; les deux ne sont donc pas comparées en puissance.
multi-gpu-headline-2017-cluster = Selon le guide de { $year }, CNTK atteignait { $low } à { $high } la vitesse d’une carte sur { $count } cartes d’une grappe.
multi-gpu-headline-2017 = Selon le guide de { $year }, { $count } cartes atteignent { $low } à { $high } la vitesse d’une seule avec CNTK, Torch ou PyTorch ; TensorFlow n’atteignait que { $weak-low } à { $weak-high } sur { $cards } cartes.
multi-gpu-take = Prenez { $cards }

multi-gpu-step-pair = Part du double de vitesse que deux { $card } atteignent sur un réseau de langage
multi-gpu-step-training = Vitesse de { $count } cartes, par un échange en anneau, si elles s’adaptent comme la { $card }
multi-gpu-step-images-low = Réseau d’images sur { $count } cartes, borne basse
multi-gpu-step-images-high = Réseau d’images sur { $count } cartes, borne haute
multi-gpu-step-layer-low = Un flux découpé par couches, borne basse
multi-gpu-step-layer-high = Un flux découpé par couches, plus haute mesure
multi-gpu-step-tensor-low = Un flux découpé par tenseurs, borne basse
multi-gpu-step-tensor-high = Un flux découpé par tenseurs, borne haute
multi-gpu-step-memory = Mémoire de toutes les cartes
multi-gpu-step-cores = Cœurs de processeur pour le chargement des données de toutes les expériences
multi-gpu-step-unlike-low = Au rythme de la { $slow }, borne basse
multi-gpu-step-unlike-high = Au rythme de la { $slow }, borne haute
multi-gpu-step-unlike-layer-low = Un flux avec découpage par couches par rapport à la { $fast }, chaque carte avec sa part de mémoire, borne basse
multi-gpu-step-unlike-layer-high = Un flux avec découpage par couches par rapport à la { $fast }, chaque carte avec sa part de mémoire, borne haute
multi-gpu-step-unlike-experiments = Expériences séparées sur toutes les cartes, par rapport à la { $fast }
multi-gpu-step-nvlink-rate = NVLink de la { $card } dans un sens
multi-gpu-step-nvlink-older-low = Gain à l’écriture avec des logiciels anciens, borne basse
multi-gpu-step-nvlink-older-high = Gain à l’écriture avec des logiciels anciens, borne haute
multi-gpu-step-nvlink-newer-low = Gain à l’écriture avec des logiciels récents, borne basse
multi-gpu-step-nvlink-newer-high = Gain à l’écriture avec des logiciels récents, borne haute
multi-gpu-step-nvlink-prompt-low = Gain à la lecture des prompts, borne basse
multi-gpu-step-nvlink-prompt-high = Gain à la lecture des prompts, borne haute
multi-gpu-step-memory-of = Mémoire de { $cards }
multi-gpu-step-power-of = Puissance de { $cards }
multi-gpu-step-price-of = Prix de { $cards }
multi-gpu-step-choice = Vitesse d’entraînement de { $one } par rapport à celle de { $other }
multi-gpu-step-2017-low = Vitesse de { $count } cartes à l’efficacité du guide, borne basse
multi-gpu-step-2017-high = Vitesse de { $count } cartes à l’efficacité du guide, borne haute
multi-gpu-step-2017-efficiency-low = Part d’une accélération parfaite, borne basse
multi-gpu-step-2017-efficiency-high = Part d’une accélération parfaite, borne haute

multi-gpu-assume-count = Le nombre de cartes n’est pas dit ; on en suppose { $count }.
multi-gpu-assume-model = Deux cartes mesurées disent quelle part d’une étape va à l’échange des gradients ; pour plus de cartes, cette part croît comme le trafic d’un échange en anneau. Des cartes qui partagent une liaison vers le processeur font moins bien.
multi-gpu-assume-unlike = Les cartes diffèrent, tous les chiffres se rapportent donc à la { $fast } seule, la plus rapide : celles qui entraînent un réseau ou découpent des tenseurs attendent la plus lente, avec un découpage par couches chacune prend son temps, et les expériences séparées s’additionnent.
multi-gpu-assume-text = On compte un réseau de langage, qui échange beaucoup ; les réseaux d’images s’adaptent mieux, comme le montre le tableau.
multi-gpu-assume-nvlink = Les gains ont été mesurés sur deux { $card } ; d’autres cartes avec NVLink peuvent différer.
multi-gpu-nvlink-disagree = Les mesures divergent : des logiciels anciens gagnaient { $older-low } à { $older-high } à l’écriture, des logiciels récents { $newer-low } à { $newer-high }, et les deux bornent la réponse. Un témoignage de { $rejected } n’est pas retenu, parce que ses limites de puissance ne concordaient pas.
multi-gpu-nvlink-training = À l’entraînement, deux à huit { $card } ont gagné { $low } à { $high } sur un réseau de langage. Sur un réseau d’images, elles ont mesuré { $with-it } avec la liaison contre { $without } sans, ce qu’on lit comme le bruit du test.
multi-gpu-note-layer = Mesuré en découpage par couches : un gros modèle écrivait { $few-speed } sur { $few } cartes et { $many-speed } sur { $many }.
multi-gpu-note-experiments = Des expériences séparées n’ont pas besoin de code parallèle : chaque carte fait tourner la sienne, et aucune ne va plus vite.
multi-gpu-note-many = Avec { $cards }, { $count } expériences séparées tournent à la fois.
multi-gpu-note-large = Le plus gros modèle sans découpage, jusqu’à { $memory }, tient sur une carte avec { $cards }.
multi-gpu-note-pooled = { $cards } contiennent davantage ensemble, { $memory }, mais seulement pour un modèle réparti sur elles.
multi-gpu-warning-mixed = Des cartes différentes dans un groupe vont au rythme de la plus lente, et un découpage tensoriel marche mieux avec des cartes égales.
multi-gpu-warning-narrow-links = Quatre cartes sur des liaisons étroites qui travaillent au même réseau perdent environ { $low } à { $high }, selon un lecteur qui cite une édition ultérieure du guide.
multi-gpu-warning-tensor = Un découpage tensoriel demande des cartes égales, une liaison rapide et un nombre de cartes entre lesquelles les têtes clé-valeur du modèle se partagent.
multi-gpu-warning-nvlink-memory = NVLink ne fusionne pas la mémoire des cartes : il faut quand même découper le modèle.
multi-gpu-warning-nvlink-pairs = Les ponts des cartes de bureau ne joignent que des paires, { $count } cartes communiquent donc encore par PCIe d’une paire à l’autre.
multi-gpu-warning-2017-cluster = C’est l’état de { $year }, montré comme histoire : les mesures d’aujourd’hui vont de { $fewest } à { $most } cartes dans une machine, et ne disent rien de { $count }.
multi-gpu-warning-2017 = C’est l’état de { $year }, montré comme histoire. Pour les mesures d’aujourd’hui, posez la question sans l’année.
multi-gpu-2017-contradiction = Le guide de { $year } donne { $low } à { $high } pour { $cards } comme pour { $most } cartes. C’est bon pour { $cards } et invraisemblable pour { $most }, où cela voudrait dire une efficacité d’au plus { $share } ; on le lit comme un chiffre pour { $cards }.
multi-gpu-2017-cluster = C’était une seule bibliothèque sur une grappe, avec des gradients quantifiés sur un bit.
