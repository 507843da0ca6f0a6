rule-train-memory-title = Mémoire pour l’entraînement

train-memory-headline = Entraîner { $model } avec { $plan } ({ $method }) demande { $need } de mémoire graphique ; la plus petite carte courante qui suffit a { $size }.
train-memory-headline-divided = Entraîner { $model } avec { $plan } ({ $method }), réparti sur { $count } cartes, demande { $need } de mémoire graphique sur chaque carte ; la plus petite carte courante qui suffit a { $size }.
train-memory-headline-several = Entraîner { $model } avec { $plan } ({ $method }) demande { $need } de mémoire graphique, plus que n’en a aucune carte courante seule. Réparti sur { $count } cartes de { $size } avec ZeRO ou FSDP, chaque carte contient { $each }.
train-memory-headline-none = Entraîner { $model } avec { $plan } ({ $method }) demande { $need } de mémoire graphique sur chaque carte, plus que même des centaines de grosses cartes ne peuvent se partager.
train-memory-headline-fits = L’entraînement de { $model } avec { $plan } ({ $method }) tient sur { $cards } : il demande { $need } sur chaque carte.
train-memory-headline-tight = L’entraînement de { $model } avec { $plan } ({ $method }) tient tout juste sur { $cards } : il demande { $need } sur chaque carte, ce qui laisse moins que l’erreur de telles prévisions.
train-memory-headline-instead-fits = L’entraînement de { $model } tient sur { $cards } avec { $plan } ({ $method }) : il demande { $need } sur chaque carte. Avec { $other } ({ $other-method }), il ne tient pas : il faudrait { $other-need }.
train-memory-headline-instead-tight = L’entraînement de { $model } tient tout juste sur { $cards } avec { $plan } ({ $method }) : il demande { $need } sur chaque carte, ce qui laisse moins que l’erreur de telles prévisions. Avec { $other } ({ $other-method }), il ne tient pas : il faudrait { $other-need }.
train-memory-headline-short = L’entraînement de { $model } avec { $plan } ({ $method }) ne tient pas sur { $cards } : il demande { $need } sur chaque carte.
train-memory-headline-short-sharded-fits = L’entraînement de { $model } avec { $plan } ({ $method }) ne tient pas sur { $cards } sans répartition : il demande { $need } sur chaque carte. Réparti sur les { $count } cartes avec ZeRO niveau trois ou FSDP, il tient : chaque carte contient alors { $each }.
train-memory-headline-short-sharded-tight = L’entraînement de { $model } avec { $plan } ({ $method }) ne tient pas sur { $cards } sans répartition : il demande { $need } sur chaque carte. Réparti sur les { $count } cartes avec ZeRO niveau trois ou FSDP, il tient tout juste : chaque carte contient alors { $each }, et il reste moins que l’erreur de telles prévisions.
train-memory-headline-short-sharded-short = L’entraînement de { $model } avec { $plan } ({ $method }) ne tient pas sur { $cards } sans répartition : il demande { $need } sur chaque carte. Même réparti sur les { $count } cartes avec ZeRO niveau trois ou FSDP, chaque carte devrait encore contenir { $each }, ce qui est trop.
train-memory-headline-largest = Le plus grand des modèles courants qu’on peut entraîner sur { $cards } est { $model } avec { $plan } ({ $method }) : il demande { $need } sur chaque carte, où { $room } sont utilisables.
train-memory-headline-nothing = Aucun des modèles courants ne peut être entraîné sur { $cards } : même { $model } avec { $plan } ({ $method }) demande { $need } sur chaque carte, où seuls { $room } sont utilisables.

train-memory-buy = Une carte avec { $size }
train-memory-buy-several = { $count } cartes de { $size }
train-memory-advice-model = { $model } avec { $plan }
train-memory-advice-sharding = Réparti sur les { $cards } cartes avec ZeRO niveau trois ou FSDP, il tient : chaque carte contient alors { $need }.
train-memory-advice-cards = Réparti sur { $cards } de ces cartes avec ZeRO niveau trois ou FSDP, { $plan } tient : chaque carte contient alors { $need }.
train-memory-advice-method = { $plan } tient : cela demande { $need }.
train-memory-advice-card = Aucune méthode ne tient ; même { $plan } demande { $need } et donc une carte avec { $size }.
train-memory-hint-checkpointing = Le gradient checkpointing garderait une copie de l’état caché par couche au lieu de toutes.
train-memory-hint-logits = Les logits prennent à eux seuls { $logits } ; calculer la perte par morceaux les évite.

train-memory-step-bytes = Octets par paramètre pour { $plan } : poids, gradients, optimiseur
train-memory-step-states = Tous les paramètres
train-memory-step-table = { $plan } selon le tableau de LLaMA-Factory
train-memory-step-published = { $plan } sur { $model }, tel que publié
train-memory-step-sharded = Ce qui reste sur une carte après la répartition
train-memory-step-copy = Une copie de l’état caché
train-memory-step-kept = Activations de toutes les couches
train-memory-step-checkpointed = Activations avec checkpointing : une copie par couche, et une couche au travail
train-memory-step-logits = Logits
train-memory-step-total = États, activations et moteur sur une carte

train-memory-assume-lora = Aucune méthode n’est nommée ; on suppose LoRA sur des poids de seize bits. Le tableau compare les autres.
train-memory-assume-least = Aucune méthode n’est nommée ; la méthode courante la moins gourmande en mémoire est montrée. Le tableau donne le plus grand modèle de chacune.
train-memory-assume-batch = Tout n’est pas dit du lot ; on compte { $batch } à la fois, chacune de { $tokens }.
train-memory-assume-copies = Pour cette famille de modèles, on n’a pas mesuré combien de copies de l’état caché une couche garde ; on suppose { $copies }, le haut de la fourchette publiée.
train-memory-assume-flux-dev = Les chiffres ont été publiés pour la version dev et on les suppose pour celle-ci.
train-memory-note-short-sequences = Le tableau publié contient les activations de séquences courtes ; donnez la taille du lot et la longueur des séquences pour en ajouter de plus longues.
train-memory-note-bf16 = Tout en bf16 coûte de la précision numérique ; les octets par paramètre sont ajustés au tableau de LLaMA-Factory.
train-memory-note-no-sharding = Sans répartition, chaque carte contient tout ; des cartes de plus ajoutent donc de la vitesse et pas de mémoire.
train-memory-sources-disagree-adapter = Les sources divergent : le tableau de LLaMA-Factory mène à { $table }, le chiffre par milliard de paramètres du même README à { $rule }. On retient ici le tableau, parce que l’entraînement contient aussi les adaptateurs, les états de l’optimiseur et les activations.
train-memory-sources-disagree-gradients = Les sources divergent sur les gradients : le livre ML Engineering compte { $high }, { $high-total } en tout ; l’article ZeRO est cité d’ordinaire avec { $low }, { $low-total }. On retient ici le plus grand chiffre, plus sûr.
train-memory-sources-disagree-gradients-low = Les sources divergent sur les gradients : le livre ML Engineering compte { $high }, { $high-total } en tout ; l’article ZeRO est cité d’ordinaire avec { $low }, { $low-total }. On retient ici le plus petit chiffre, comme demandé.
train-memory-sources-disagree-flux = Les sources donnent plusieurs chiffres pour un LoRA de FLUX : le projet ai-toolkit demande { $tool }, l’équipe de Hugging Face a mesuré { $lora } en bf16 et { $qlora } avec une base de quatre bits, un optimiseur de huit bits et des latents en cache. On retient ici les chiffres mesurés.
train-memory-warning-outside-table = Le tableau publié couvre des modèles de { $first } à { $last } ; au-delà, ses lignes extrêmes sont prolongées.
train-memory-warning-traffic = Le niveau trois échange les poids à chaque étape, une liaison lente entre les cartes coûte donc de la vitesse.

train-memory-missing-model = Quel modèle faut-il entraîner, ou combien de milliards de paramètres a-t-il ?
