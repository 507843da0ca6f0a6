rule-connectors-title = Connecteurs d’alimentation

connectors-headline = { $cards } : il faut { $total ->
    [one] { $total } câble d’alimentation
   *[other] { $total } câbles d’alimentation séparés
} ({ $kinds }).
connectors-headline-range = { $cards } : prévoyez { $total } câbles d’alimentation séparés ({ $kinds }) ; certaines versions de ce modèle n’en demandent que { $fewest }.
connectors-headline-pigtail = Non, donnez à chaque connecteur son propre câble : un câble dédoublé à deux fiches devrait transporter jusqu’à { $both }, le double des { $each } de sa classe. { $cards } : prévoyez { $total } câbles séparés ({ $kinds }).
connectors-headline-enough = Oui, les câbles suffisent : les cartes demandent { $needed } câbles PCIe séparés, et l’alimentation en a { $at-hand }.
connectors-headline-short = Non, les câbles ne suffisent pas : les cartes demandent { $needed } câbles PCIe séparés, et l’alimentation en a { $at-hand }, il en manque donc { $missing }.
connectors-headline-depends = Cela dépend de la version de la carte : avec le plus de connecteurs, les cartes demandent { $most } câbles PCIe séparés, avec le moins { $fewest }, et l’alimentation en a { $at-hand }. Comptez les connecteurs de vos cartes.
connectors-headline-adapter-enough = Oui : un adaptateur à { $plugs } fiches { $plug } transporte { $carried }, assez pour les { $power } de la { $card }.
connectors-headline-adapter-short = Non : un adaptateur à { $plugs } fiches { $plug } transporte { $carried }, moins que les { $power } de la { $card }.
connectors-headline-slot = { $card ->
    [none] Une carte de { $power } n’a pas besoin de câble d’alimentation, puisque le slot donne { $slot }.
   *[other] La { $card } n’a pas besoin de câble d’alimentation : elle consomme { $power }, et le slot donne { $slot }.
}
connectors-headline-native = Oui, les câbles { $socket } natifs de l’alimentation alimentent chaque carte.
connectors-headline-module = La { $card } est un module sur une carte de serveur et ne prend pas de câble d’alimentation propre.
connectors-headline-laptop = La { $card } fait partie d’un ordinateur portable ; il n’y a pas de câble d’alimentation à brancher.
connectors-headline-integrated = La { $card } fait partie d’un processeur ou d’une machine complète ; il n’y a pas de câble d’alimentation à brancher.
connectors-headline-sockets = Le branchement { $sockets } transporte { $carried }, et avec le slot { $with-slot }.
connectors-headline-limits = Les connecteurs { $six-pin } transportent { $six }, les connecteurs { $eight-pin } { $eight } et les connecteurs { $sixteen-pin } { $sixteen } ; le slot donne encore { $slot }.

connectors-step-sockets = Ce que transporte { $sockets }
connectors-step-with-slot = Avec le slot
connectors-step-carry = { $card ->
    [none] Puissance pour chaque carte par le slot et { $sockets }
   *[other] Puissance pour chaque { $card } par le slot et { $sockets }
}
connectors-step-cables = Câbles séparés, un par connecteur
connectors-step-adapter = { $card ->
    [none] Fiches que demande un adaptateur vers { $kind }
   *[other] Fiches que demande un adaptateur vers le connecteur { $kind } de la { $card }
}
connectors-step-adapter-carries = Ce que transporte l’adaptateur
connectors-step-pin = Courant par broche sous tension de la fiche, sur { $limit } admis

connectors-assume-derived = Les connecteurs de cette carte ne sont pas connus ; des connecteurs { $plug } de { $each } chacun ont été déduits de sa puissance.
connectors-assume-most = La { $card } se vend avec des connecteurs différents : { $reference } sur le modèle de référence, { $partners } chez d’autres fabricants. On compte { $used }, la version qui en a le plus ; regardez votre propre carte.
connectors-note-board-reference = Le modèle de référence.
connectors-note-board-partner = Modèles d’autres fabricants.
connectors-note-card-maximum = Quoi que transportent ses connecteurs, une carte ne peut consommer au plus que { $maximum } de toutes les sources ensemble.
connectors-note-rail = Un rail de { $amps } transporte { $rail }, assez pour les { $power } d’une carte.
connectors-warning-pigtail = Prenez un câble par connecteur. Un câble dédoublé à deux fiches devrait transporter jusqu’à { $both }, le double des { $each } de sa classe.
connectors-warning-seat = Enfoncez la fiche { $socket } jusqu’à ce qu’il n’y ait plus de jour, et laissez le câble droit sur environ { $straight } avant le premier pli.
connectors-warning-sense = Les broches de détection de la fiche disent à la carte combien elle peut consommer, par paliers de { $steps }. Cet adaptateur peut autoriser { $allowed } ; donnez à chacune de ses fiches son propre câble.
connectors-warning-eps = Un connecteur EPS est câblé autrement qu’une fiche PCIe, et il ne faut jamais les échanger. On le prévoit pour { $low } à { $high }, selon ses contacts.
connectors-warning-over-maximum = { $power }, c’est plus que les { $maximum } qu’une carte peut consommer de toutes les sources ensemble.
connectors-warning-rail = { $card ->
    [none] Un rail de { $amps } transporte { $rail }, moins que les { $power } d’une carte. Répartissez les câbles de la carte sur plusieurs rails, ou prenez une alimentation à rail unique.
   *[other] Un rail de { $amps } transporte { $rail }, moins que les { $power } d’une { $card }. Répartissez les câbles de la carte sur plusieurs rails, ou prenez une alimentation à rail unique.
}
connectors-warning-modular-cables = N’utilisez que les câbles livrés avec l’alimentation ; la fiche de son côté diffère d’un modèle à l’autre.
