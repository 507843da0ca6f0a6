rule-pcie-title = Liaison PCIe

pcie-headline-wide = { $link } transporte { $bandwidth } dans un sens. Un lot de taille { $batch } met environ { $transfer } à gagner la carte, pour { $step } de calcul ; x{ $narrow } au lieu de x{ $widest } coûterait { $loss } du temps. { $scope ->
    [few] Pour l’entraînement sur { $cards ->
        [one] une carte, x{ $enough } suffit.
       *[other] { $cards } cartes, x{ $enough } par carte suffit, soit { $total } lignes en tout.
    }
    [four] Quand { $cards } cartes s’entraînent ensemble, chacune devrait avoir x{ $enough }, soit { $total } lignes en tout.
    [several] Quand { $cards } cartes s’entraînent ensemble, les lignes commencent à compter : donnez à chacune x{ $enough } ou plus, au moins { $total } lignes en tout.
   *[many] Quand { $cards } cartes s’entraînent ensemble, les lignes comptent beaucoup : donnez à chacune x{ $enough }.
}
pcie-headline-narrow = { $link } transporte { $bandwidth } dans un sens. Un lot de taille { $batch } met environ { $transfer } à gagner la carte, pour { $step } de calcul, ce qui coûte { $loss } du temps par rapport à x{ $widest }. { $scope ->
    [few] Pour l’entraînement sur { $cards ->
        [one] une carte, x{ $enough } suffit.
       *[other] { $cards } cartes, x{ $enough } par carte suffit, soit { $total } lignes en tout.
    }
    [four] Quand { $cards } cartes s’entraînent ensemble, chacune devrait avoir x{ $enough }, soit { $total } lignes en tout.
    [several] Quand { $cards } cartes s’entraînent ensemble, les lignes commencent à compter : donnez à chacune x{ $enough } ou plus, au moins { $total } lignes en tout.
   *[many] Quand { $cards } cartes s’entraînent ensemble, les lignes comptent beaucoup : donnez à chacune x{ $enough }.
}
pcie-headline-pinned = { $link } transporte { $bandwidth } dans un sens. Un lot de taille { $batch } met environ { $transfer } à gagner la carte, mais depuis une mémoire verrouillée il est copié pendant les { $step } de calcul, x{ $narrow } coûte donc { $loss } par rapport à x{ $widest }. { $scope ->
    [few] Pour l’entraînement sur { $cards ->
        [one] une carte, x{ $enough } suffit.
       *[other] { $cards } cartes, x{ $enough } par carte suffit, soit { $total } lignes en tout.
    }
    [four] Quand { $cards } cartes s’entraînent ensemble, chacune devrait avoir x{ $enough }, soit { $total } lignes en tout.
    [several] Quand { $cards } cartes s’entraînent ensemble, les lignes commencent à compter : donnez à chacune x{ $enough } ou plus, au moins { $total } lignes en tout.
   *[many] Quand { $cards } cartes s’entraînent ensemble, les lignes comptent beaucoup : donnez à chacune x{ $enough }.
}
pcie-headline-load = Charger { $size } prend environ { $total } : { $drive } depuis le disque et { $transfer } par { $link } en même temps. { $slower ->
    [drive] C’est le disque qui donne le rythme.
   *[link] C’est la liaison qui donne le rythme.
}
pcie-headline-layer = x{ $enough } par carte suffit : découpé par couches, un modèle n’envoie qu’environ { $traffic } entre les cartes, presque rien pour { $link } et ses { $bandwidth }. Découpé par tenseurs, il enverrait environ { $tensor }.
pcie-headline-tensor-full = { $link } ({ $bandwidth }) ne coûte pas de vitesse en parallélisme tensoriel ; à partir de { $full }, une liaison vaut comme complète dans les mesures.
pcie-headline-tensor-narrow = Par { $link } ({ $bandwidth }), le parallélisme tensoriel perd environ { $usual } de sa vitesse par rapport à des liaisons complètes ; les mesures vont de { $low } à { $high }. Donnez à chaque carte { $full } ou mieux.
pcie-headline-tensor-unmeasured = Au-dessous de { $narrow }, il n’y a pas de mesure propre du parallélisme tensoriel, on ne peut donc pas chiffrer la perte pour { $link } ({ $bandwidth }). Attendez-vous à une perte nette et donnez à chaque carte { $full } ou mieux.
pcie-lanes-enough = x{ $lanes } par carte

pcie-step-bandwidth = Bande passante de { $link } dans un sens
pcie-step-lanes = Lignes de toutes les cartes à x{ $lanes } chacune
pcie-step-size = Taille d’un lot
pcie-step-theory = Durée de transfert au débit théorique
pcie-step-practice = Durée de transfert en pratique
pcie-step-share = Part du transfert dans une étape
pcie-step-2018-theory = Durée de transfert théorique indiquée par le guide du matériel de { $year }
pcie-step-2018-measured = Durée de transfert pratique indiquée par le guide du matériel de { $year }
pcie-step-loss = Temps perdu par rapport à x{ $widest }
pcie-step-load-link = Durée par la liaison
pcie-step-load-drive = Durée depuis le disque
pcie-step-load-total = Durée de chargement : la plus longue des deux
pcie-step-split-share = Part de la liaison utilisée
pcie-step-tensor-loss = Vitesse perdue avec { $links }

pcie-assume-generation = Aucune génération PCIe n’est nommée ; on suppose PCIe { $generation }.
pcie-assume-lanes = Aucun nombre de lignes n’est nommé ; on suppose x{ $lanes }.
pcie-note-narrower = Le slot et la carte diffèrent ; le plus étroit des deux compte, { $link }.
pcie-assume-images = Les exemples sont ceux du guide du matériel de { $year } : des images non compressées de { $pixels } × { $pixels } pixels en { $channels } canaux.
pcie-assume-step = Le calcul dure aussi longtemps que dans cet exemple, { $step } pour { $batch } images dans { $network }. Sur une carte plus rapide, la part du transfert est plus grande.
pcie-assume-half = Selon le guide du matériel de { $year }, un lot seul circule à environ { $share } du débit théorique ; les grandes copies atteignent { $large }.
pcie-assume-one-link = On admet que tout le fichier passe par une seule liaison.
pcie-assume-drive = Le disque n’est pas nommé ; on suppose { $rate }, un SSD NVMe rapide.
pcie-assume-tensor = Les mesures viennent de deux { $card } avec un modèle en parallélisme tensoriel.
pcie-note-few-cards = Le guide du matériel de { $year } juge les lignes sans importance au-dessous de { $few } cartes et très importantes avec { $many }.
pcie-2018-four-cards = Le guide du matériel de { $year } se contredit : il ne juge les lignes sans importance qu’au-dessous de { $cards } cartes, mais construit des machines à { $cards }. Ici, les lignes comptent à partir de { $cards } cartes.
pcie-note-four-cards = Avec { $cards } cartes en x{ $lanes }, l’entraînement sur toutes perdrait { $low } à { $high }.
pcie-note-many-cards = À partir de { $few } cartes, le trafic entre les cartes pèse sur chaque étape ; le guide du matériel de { $year } juge les lignes très importantes avec { $many } cartes.
pcie-2018-theory = Le guide du matériel de { $year } indique { $stated } en théorie pour x{ $widest }, mais { $size } dans ce temps ferait { $implied }, plus que les { $bandwidth } de { $link }. La durée exacte est { $exact }, retenue ici.
pcie-2018-measured = Le guide du matériel de { $year } a mesuré environ { $times } à { $lanes }, d’où x{ $narrow } coûte { $loss } par rapport à x{ $widest }. Ici, on retient la durée exacte à la moitié du débit théorique ; cela change peu.
pcie-warning-chipset = Assurez-vous que chaque slot est relié au processeur : de deux cartes qui annonçaient la même liaison, celle derrière le chipset transportait { $behind } et l’autre { $direct }.
pcie-warning-tensor-spread = Seules des mesures sur une même machine isolent la liaison : la même recette tourne à { $low } à { $high } sur des machines saines, et une autre recette n’a perdu que { $other }.
