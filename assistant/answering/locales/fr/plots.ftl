plot-total = Total
plot-value = Valeur
plot-unknown = Il n’y a pas de graphique « { $name } ». Il y a : { $known }.
plot-other-rule = Ce graphique montre des calculs de { $known }, pas de { $rule }.
plot-nothing-to-show = Ce calcul ne contient pas de chiffres pour le graphique ; donnez des cartes avec un prix ou une mémoire, ou une machine par ses éléments.

plot-speed-price-title = Vitesse en fonction du prix
plot-speed-price-desc = { $count } cartes, un point chacune : le prix vers la droite, la vitesse vers le haut.

plot-memory-title = { $model ->
    [none] Ce qui remplit la mémoire
   *[other] Ce qui remplit la mémoire : { $model }
}
plot-memory-desc = { $room ->
    [none] Les parts s’élèvent à { $total }.
   *[other] Les parts s’élèvent à { $total } ; les cartes ont { $room }.
}
plot-memory-weights = poids
plot-memory-states = poids, gradients et optimiseur
plot-memory-cache = cache du contexte
plot-memory-state = état récurrent
plot-memory-activations = activations
plot-memory-logits = logits
plot-memory-overhead = moteur
plot-memory-room = mémoire des cartes
plot-memory-one-card = une carte

plot-power-title = Ce qui consomme et ce qui alimente
plot-power-desc = Les cartes, le processeur et le reste consomment { $total } à pleine charge. Les lignes en tirets montrent l’alimentation et le circuit.
plot-power-cards = cartes, { $count } × { $power }
plot-power-cpu = processeur
plot-power-rest = reste de la machine
plot-power-supply = alimentation
plot-power-circuit = derrière l’alimentation, sur { $circuit }

plot-break-even-title = Louer ou acheter une carte
plot-break-even-desc = Deux droites de coût selon les heures d’utilisation ; elles se croisent à { $hours }, ensuite l’achat coûte moins.
plot-break-even-hours = Heures d’utilisation
plot-break-even-cost = Coût
plot-break-even-renting = location
plot-break-even-buying = achat, électricité comprise
plot-break-even-point = seuil { $hours }
