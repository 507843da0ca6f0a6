card-assume-variant = « { $asked } » désigne plusieurs cartes ; on suppose la { $assumed }. Il existe aussi : { $others }.
card-claimed-power = On retient { $given } pour la { $card }, comme vous l’avez dit, bien que la puissance de la carte soit de { $real }.
card-assume-few = « { $said } » n’est pas un nombre ; on suppose { $count } cartes. Dites combien il y en a pour une réponse exacte.
