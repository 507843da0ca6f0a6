rule-llm-memory-title = Mémoire pour un modèle de langage

llm-memory-headline-fits = { $model } en { $format } tient sur { $cards } : avec un contexte de { $context }, il demande { $need } sur { $room }. Un contexte jusqu’à { $longest } tiendrait.
llm-memory-headline-tight = { $model } en { $format } tient tout juste sur { $cards } : avec un contexte de { $context }, il demande { $need } sur { $room }, et de telles prévisions se trompent de plus que ce qui reste. Si celle-ci est juste, un contexte jusqu’à { $longest } tiendrait.
llm-memory-headline-fits-bounded = { $model } en { $format } tient sur { $cards } : les poids et le moteur demandent { $need } sur { $room }, et il reste la place du maximum que peut prendre son cache avec un contexte de { $context }.
llm-memory-headline-largest = Le plus grand des modèles courants qui tient sur { $cards } est { $model } en { $format } : avec un contexte de { $context }, il demande { $need } sur { $room }.
llm-memory-headline-nothing = Aucun des modèles courants ne tient sur { $cards } : même { $model } en { $format } demande { $need } avec un contexte de { $context }, et seuls { $room } sont utilisables.
llm-memory-advice-model = { $model } en { $format }
llm-memory-headline-short = { $model } en { $format } ne tient pas sur { $cards } : avec un contexte de { $context }, il demande { $need }, mais seuls { $room } sont utilisables.
llm-memory-headline-short-cards = { $model } en { $format } ne tient pas sur { $cards } : avec un contexte de { $context }, il demande { $need }, mais seuls { $room } sont utilisables. { $count } de ces cartes le contiendraient.
llm-memory-headline-unsure = On ne peut pas dire avec certitude si { $model } en { $format } tient sur { $cards } : les poids et le moteur seuls demandent { $need } sur { $room }, et la taille de son cache n’est pas connue exactement.
llm-memory-headline-offload = { $cards } : { $held } des { $layers } couches de { $model } en { $format } y tiennent avec un contexte de { $context } ; les { $rest } autres doivent aller en mémoire vive.
llm-memory-headline-offload-fits = { $cards } : { $held } des { $layers } couches de { $model } en { $format } y tiennent avec un contexte de { $context } ; les { $rest } autres tiennent dans { $ram } de mémoire vive, mais tournent bien des fois plus lentement.
llm-memory-headline-offload-short = { $cards } : { $held } des { $layers } couches de { $model } en { $format } y tiennent avec un contexte de { $context } ; les { $rest } autres ne tiennent pas dans { $ram } de mémoire vive.
llm-memory-headline-card = { $model } en { $format } demande { $need } de mémoire graphique avec un contexte de { $context } ; la plus petite carte courante qui suffit a { $size }.
llm-memory-headline-cards = { $model } en { $format } demande { $need } de mémoire graphique avec un contexte de { $context }. Aucune carte courante seule ne les contient, mais { $count } cartes de { $size } le font.
llm-memory-headline-bounded = { $model } en { $format } demande au moins { $need } pour les poids et le moteur, et son cache n’est pas connu exactement. Même avec le maximum que peut prendre le cache, { $count } × { $size } de mémoire graphique suffisent.
llm-memory-headline-none = { $model } en { $format } demande au moins { $need } de mémoire graphique avec un contexte de { $context } ; aucun nombre courant de cartes n’est sûr de suffire.
llm-memory-headline-pictures = { $model } demande { $need } de mémoire graphique de cette manière : { $way }.
llm-memory-headline-pictures-fits = { $model } tourne sur { $cards } de cette manière : { $way }, qui demande { $need }.
llm-memory-headline-pictures-short = { $model } ne tourne pas sur { $cards } : même la manière la plus économe, { $way }, demande { $need }.

llm-memory-buy-card = Une carte avec { $size }
llm-memory-buy-cards = { $count } cartes de { $size }
llm-memory-advice-cache = Il tient avec le cache en { $format } : cela demande { $need }.
llm-memory-advice-format = Il tient en { $format } : cela demande { $need }, et la perplexité augmente de { $rise } par rapport à seize bits.
llm-memory-advice-context = Il tient avec un contexte d’au plus { $context }.
llm-memory-advice-cards = { $count } cartes du type { $card } le contiendraient.
llm-memory-hint-offload = Sans rien changer, les cartes contiennent { $held } des { $layers } couches ; les { $rest } autres tourneraient depuis la mémoire vive, bien des fois plus lentement.
llm-memory-hint-offload-fits = Sans rien changer, les cartes contiennent { $held } des { $layers } couches ; les { $rest } autres tiennent dans { $ram } de mémoire vive, mais tournent bien des fois plus lentement.
llm-memory-hint-offload-short = Sans rien changer, les cartes contiennent { $held } des { $layers } couches ; les { $rest } autres ne tiennent pas non plus dans { $ram } de mémoire vive.

llm-memory-step-total = Poids, cache et moteur ensemble
llm-memory-step-least = Poids et moteur, sans le cache
llm-memory-step-per-card = Sur chaque carte, quand chaque couche est partagée entre toutes les cartes
llm-memory-step-enough-need = Ce que demandent { $count } de ces cartes, avec le moteur sur chacune
llm-memory-step-enough-room = Ce qu’ont { $count } de ces cartes
llm-memory-step-way = { $model } de cette manière : { $way }

llm-memory-note-parallel = Chacune des { $requests } requêtes parallèles a son propre cache.
llm-memory-note-mixture = Il faut garder en mémoire { $total }, bien qu’un token n’en utilise que { $active }.
llm-memory-note-head-dimension = On retient la dimension de tête publiée, ce qui donne { $used } par token. Les calculateurs qui divisent la taille cachée par le nombre de têtes obtiennent { $wrong } pour { $model }, ce qui est faux.
llm-memory-note-overhead = Le moteur est compté pour { $overhead } sur chaque carte, et de telles prévisions se trompent de { $error } par carte au plus, en plus ou en moins.
llm-memory-note-units = Une carte vendue en Go contient autant de Gio, les besoins sont donc donnés en Gio ; les fichiers se comptent en Go de mille millions d’octets, qui sont plus petits.
llm-memory-note-unified = Un ordinateur à mémoire unifiée, dont le GPU peut utiliser une partie.
llm-memory-note-apple = De la mémoire unifiée, { $share } comptent, la part que de tels ordinateurs laissent au GPU.
llm-memory-note-unified-assumed = De la mémoire unifiée, { $share } comptent. Cette part a été lue sur des ordinateurs Apple et on la suppose ici.
llm-memory-note-repeated = Le modèle a { $heads } têtes KV pour { $cards } cartes ; en découpage tensoriel, le cache ne se divise donc pas par le nombre de cartes : des parties en sont répétées.
llm-memory-note-latent-repeated = Le cache latent n’a pas de têtes à partager ; en découpage tensoriel, chacune des { $cards } cartes le contient donc tout entier.
llm-memory-note-loading = Le chargement a tout de même culminé à { $loading } dans le test.
llm-memory-note-group-offload = Une image prend { $time } plus de temps.
llm-memory-note-rule-of-thumb = Le chiffre est une règle empirique et n’a pas été lu dans une source première ; le guide des GPU demande { $comfortable } ou plus pour la génération d’images.
llm-memory-note-offload-memory = Avec le déchargement, les poids attendent en mémoire vive, qui doit contenir environ { $resident }.
llm-memory-assume-flux-dev = Les chiffres ont été publiés pour la version dev, qui a le même transformeur.
llm-memory-sources-disagree = Les sources divergent sur le cache de { $model } : des notes de la communauté mènent à { $low } ou à { $high } par token, selon le moteur et la façon de compter les têtes. On retient ici les { $used } de la configuration publiée, avec les clés et les valeurs stockées toutes deux.

llm-memory-warning-cache-bounded = Le cache de { $model } est compressé d’une façon que la formule habituelle ne décrit pas ; il prend ici au plus { $most }.
llm-memory-warning-cache-unknown = Le cache de { $model } ne se calcule pas d’après ce qui est publié, il n’est donc pas compté ; attendez-le en plus.
llm-memory-warning-windows = Le cache de { $model } prend { $used } parce que certaines couches ne gardent qu’une fenêtre ; un moteur qui ignore les fenêtres en demande { $whole }.
llm-memory-warning-quality = { $format } coûte de la qualité : sur un grand modèle, la perplexité a augmenté de { $rise } par rapport à seize bits.
llm-memory-warning-few-bits = { $format } a moins de quatre bits par poids, et la qualité y chute vite.
llm-memory-warning-heads = { $heads } têtes d’attention ne se partagent pas également entre { $cards } cartes ; la plupart des moteurs refusent un tel découpage tensoriel.
llm-memory-warning-unequal-cards = En découpage tensoriel, toutes les cartes contiennent la même chose, la plus petite décide donc.

llm-memory-missing-model = De quel modèle s’agit-il, ou combien de milliards de paramètres a-t-il ?
