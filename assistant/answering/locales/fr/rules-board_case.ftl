rule-board-case-title = Carte mère et boîtier

board-case-headline-slots = { $cards ->
    [one] La carte occupe { $positions } emplacements ; le plus petit format de carte mère et de boîtier qui en offre autant est { $form }.
   *[other] Les { $cards } cartes occupent { $positions } emplacements à la suite ; le plus petit format de carte mère et de boîtier qui en offre autant est { $form }.
}
board-case-headline-larger = Les { $cards } cartes occupent { $positions } emplacements à la suite, plus que n’en offrent une carte mère et un boîtier courants. Prenez un châssis de serveur ou un cadre ouvert avec des risers.
board-case-headline-closer = Les { $cards } cartes occupent { $positions } emplacements avec des ventilateurs ouverts, plus que n’en offrent une carte mère et un boîtier courants. À turbine ou refroidies par eau, elles en occupent { $close } ; le plus petit format de carte mère et de boîtier qui en offre autant est { $form }.
board-case-headline-most = { $most ->
    [one] Une seule carte de ce type tient
   *[other] Au plus { $most } cartes de ce type tiennent
} dans { $offered } emplacements : chacune en couvre { $slots }, et { $free } restent libres jusqu’à la suivante.
board-case-headline-fit = Oui, cela tient : { $cards ->
    [one] la carte occupe
   *[other] les { $cards } cartes occupent
} { $positions } des { $offered } emplacements ; au plus, { $most } cartes de ce type tiendraient.
board-case-headline-too-many = Non, cela ne tient pas : { $cards ->
    [one] la carte occupe
   *[other] les { $cards } cartes occupent
} { $positions } emplacements, mais il n’y en a que { $offered } ; au plus, { $most } cartes de ce type tiendraient.
board-case-headline-none = Aucune ne tient : une telle carte couvre { $slots } emplacements, mais il n’y en a que { $offered }.
board-case-headline-too-wide = Non, cela ne tient pas : une carte à elle seule couvre { $slots } emplacements, mais il n’y en a que { $offered }.
board-case-headline-length-fits = Oui, cela tient : une carte de { $length } demande { $needed } avec un peu de réserve, et le boîtier admet { $case }.
board-case-headline-length-short = C’est trop court : une carte de { $length } demande { $needed } avec un peu de réserve, mais le boîtier n’admet que { $case }.
board-case-headline-lanes-enough = Oui, le processeur { $cpu } a { $available } lignes PCIe pour des cartes graphiques, assez pour x{ $width } avec { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} ; x{ $each } par carte en demande { $needed }.
board-case-headline-lanes-short = Non, le processeur { $cpu } n’a que { $available } lignes PCIe pour des cartes graphiques : { $cards ->
    [one] la carte reçoit
   *[other] { $cards } cartes reçoivent
} au plus x{ $width }, alors que x{ $each } par carte en demande { $needed }.
board-case-headline-lanes-none = Non, le processeur { $cpu }, avec ses { $available } lignes PCIe pour des cartes graphiques, ne peut pas relier { $cards ->
    [one] la carte
   *[other] { $cards } cartes
} ; x{ $each } par carte en demande { $needed }.
board-case-headline-no-slots = Le processeur { $cpu } n’a pas de lignes PCIe pour des cartes graphiques.
board-case-headline-no-card = Il n’y a pas de slot à prévoir : la { $card } est soudée dans sa machine ou posée sur un module, ce n’est pas une carte pour slot PCIe.
board-case-buy = Carte mère et boîtier { $form } avec { $positions } emplacements
board-case-buy-closer = Cartes à turbine ou refroidies par eau, carte mère et boîtier { $form } avec { $positions } emplacements
board-case-buy-larger = Châssis de serveur ou cadre ouvert avec { $positions } emplacements
board-case-buy-length = Un boîtier qui admet des cartes de { $needed }
board-case-buy-lanes = Un processeur avec au moins { $needed } lignes PCIe pour des cartes graphiques

board-case-step-positions = Emplacements : slots des cartes, plus les slots libres entre elles
board-case-step-thickness = Épaisseur de la carte la plus large
board-case-step-length = Longueur que le boîtier doit admettre : la carte la plus longue plus une réserve
board-case-step-lanes-needed = Lignes PCIe pour toutes les cartes
board-case-step-lanes-available = Lignes PCIe du processeur { $cpu } pour des cartes
board-case-step-heat = Chaleur des cartes
board-case-step-radiator = Longueur de radiateur

board-case-assume-width = Chaque carte est comptée pour { $slots } slots d’épaisseur, comme dans le guide du matériel de { $year }.
board-case-assume-two-slots = Les cartes à turbine et celles avec un bloc d’eau sont comptées pour { $slots } slots d’épaisseur.
board-case-assume-open-air = On suppose des ventilateurs ouverts, avec { $free ->
    [one] un slot libre
   *[other] { $free } slots libres
} jusqu’à la carte suivante. Des cartes à turbine peuvent se toucher.
board-case-assume-passive = Ce sont des cartes de serveur sans ventilateur ; elles se placent côte à côte, et le châssis doit souffler à travers.
board-case-assume-partner-width = L’épaisseur est celle du modèle de référence ; d’autres fabricants proposent la { $card } en { $low } à { $high } slots. Donnez l’épaisseur de la vraie carte.
board-case-assume-lanes = On compte x{ $each } par carte, à partir de quoi une liaison plus large ne change guère pour une carte seule.
board-case-note-desktop = { $needed } lignes restent dans les { $desktop } qu’un processeur de bureau réserve aux cartes.
board-case-note-workstation = { $needed } lignes dépassent les { $desktop } qu’un processeur de bureau réserve aux cartes ; prenez un processeur de station de travail ou de serveur.
board-case-note-split = Un processeur de bureau partage au plus { $desktop } lignes entre les slots des cartes ; les autres lignes du processeur { $cpu } vont aux disques et au chipset. La carte mère doit permettre ce partage.
board-case-note-left-out = La { $card } n’occupe pas de slot PCIe et n’est pas comptée.
board-case-note-plug = Un câble { $plug } doit rester droit sur environ { $clearance } au-dessus de la carte avant de plier ; attention au panneau latéral.
board-case-note-radiator-places = Avec un refroidissement par eau sur mesure, il faut dans le boîtier une place de radiateur pour le processeur et pour { $cards ->
    [one] la carte
   *[other] chacune des { $cards } cartes
}.
board-case-note-radiator-band = La règle empirique est de { $unit } de radiateur pour { $low-heat } à { $high-heat }, soit { $shortest } à { $longest } ; on retient le milieu.
board-case-note-four-blowers = { $cards } cartes à turbine du type { $card } ont fonctionné dans deux fois plus de slots sans problème de chaleur, chacune limitée à { $limit }.
board-case-2018-four-cards = { $cards } cartes sont le maximum que le guide du matériel de { $year } admet dans une machine, alors qu’il ne juge les lignes sans importance qu’au-dessous de ce nombre.
board-case-warning-many-cards = { $cards } cartes dépassent les { $most } que le guide du matériel de { $year } admet dans une machine ; prévoyez un châssis de serveur ou un cadre ouvert avec des risers, et en général plus d’un circuit mural.
board-case-warning-adjacent = Des cartes à ventilateurs ouverts sans slot libre entre elles se chauffent l’une l’autre ; le guide du matériel de { $year } évalue la perte jusqu’à { $loss }.
board-case-warning-partner-length = D’autres fabricants proposent la { $card } en { $low } à { $high } de longueur ; pour celles-ci, le boîtier doit admettre { $needed }.
board-case-warning-drives = Il manque des lignes pour { $drives ->
    [one] un disque NVMe
   *[other] { $drives } disques NVMe
} : le processeur en garde { $spare } pour les disques, les autres partagent la liaison du chipset.

board-case-missing-cards = Quelles cartes graphiques faut-il y mettre, et combien ?
