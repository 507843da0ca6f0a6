rule-llm-speed-title = Vitesse d’un modèle de langage

llm-speed-headline = { $model } en { $format } devrait écrire environ { $speed } sur { $cards }, entre { $low } et { $high }.
llm-speed-headline-prefill = { $model } en { $format } devrait écrire environ { $speed } sur { $cards }, entre { $low } et { $high }, et lire un prompt à environ { $prompt }.
llm-speed-headline-spills = { $model } en { $format } ne tient pas sur { $cards } et tourne en partie depuis la mémoire vive : il devrait écrire environ { $speed }, entre { $low } et { $high }.
llm-speed-headline-ram = { $model } en { $format } devrait écrire environ { $speed } depuis la seule mémoire vive, entre { $low } et { $high }.

llm-speed-step-active = Poids lus pour un token en { $format } : les paramètres actifs seulement
llm-speed-step-cache = Cache lu pour un token
llm-speed-step-bound = Borne supérieure : bande passante divisée par les octets lus pour un token
llm-speed-step-card-time = Temps d’un token sur la { $card }, à la part de bande passante atteinte d’ordinaire
llm-speed-step-ram-time = Temps d’un token en mémoire vive, à la part de bande passante atteinte d’ordinaire
llm-speed-step-speed = Tokens écrits par seconde
llm-speed-step-flop = Opérations pour un token du prompt : produits avec les poids, et attention
llm-speed-step-rate-measured = Débit de calcul de la carte, d’après sa vitesse mesurée sur { $model }
llm-speed-step-rate-peak = Débit de calcul de la carte, d’après le chiffre du fabricant et la part atteinte d’ordinaire
llm-speed-step-prefill = Tokens du prompt lus par seconde
llm-speed-step-wait = Temps jusqu’à ce que le prompt soit lu

llm-speed-assume-context = Aucun contexte n’est nommé ; on compte { $context } déjà écrits, à peu près comme dans les mesures. Le tableau en montre de plus longs.
llm-speed-assume-ram = Rien n’est dit de la mémoire vive ; on suppose { $bandwidth }, deux canaux de mémoire de bureau rapide.
llm-speed-note-mixture = Un token ne lit que { $read } de ce mélange d’experts, il écrit donc bien plus vite qu’un modèle dense de cette taille de fichier.
llm-speed-note-layer-split = Des cartes qui se partagent un modèle par couches travaillent l’une après l’autre : plusieurs cartes ajoutent de la mémoire, et un flux seul ne va pas plus vite.
llm-speed-note-prefill-estimated = La vitesse de lecture du prompt n’a pas été mesurée sur cette carte ; elle découle du chiffre du fabricant, avec une large marge.
llm-speed-note-single-stream = On compte un seul flux sans décodage spéculatif. Le décodage spéculatif le relève de { $low } à { $high }, des témoignages peuvent donc dépasser même la borne.

llm-speed-warning-spills = { $left } des { $layers } couches ne tiennent pas et sont lues en mémoire vive pour chaque token, ce qui fixe la vitesse.
llm-speed-warning-tight = Le modèle ne tient que si le moteur prend très peu de mémoire ; un affichage ou un contexte plus long le pousse en mémoire vive.
llm-speed-warning-tensor = En découpage tensoriel, le résultat dépend de la liaison entre les cartes ; la même recette varie d’un facteur selon les machines.
llm-speed-warning-tensor-short = Les cartes ne peuvent pas contenir le modèle en découpage tensoriel, il est donc compté par couches avec le reste en mémoire vive.
llm-speed-warning-few-bytes = Seuls { $read } sont lus pour un token ; les coûts fixes pèsent alors plus que la bande passante, et la marge est large.
llm-speed-warning-hybrid = Les modèles à couches linéaires atteignent jusqu’ici une moindre part de la borne que les autres ; la plus basse comptée est { $share }.
llm-speed-warning-cache-unknown = Le cache de { $model } ne se calcule pas d’après ce qui est publié, un long contexte sera donc plus lent qu’indiqué.
llm-speed-warning-no-prefill = La vitesse de lecture du prompt n’est pas donnée, parce que le débit de calcul n’est pas connu ou qu’une partie tourne depuis la mémoire vive.

llm-speed-missing-model = De quel modèle s’agit-il, ou combien de milliards de paramètres a-t-il ?
llm-speed-missing-cards = Sur quelle carte graphique, et combien, le modèle tournera-t-il ?
