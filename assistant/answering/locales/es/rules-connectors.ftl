rule-connectors-title = Conectores de alimentación

connectors-headline = { $cards }: hace falta { $total ->
    [one] { $total } cable de alimentación
   *[other] un total de { $total } cables de alimentación separados
} ({ $kinds }).
connectors-headline-range = { $cards }: cuenta con { $total } cables de alimentación separados ({ $kinds }); algunas tarjetas de este modelo solo necesitan { $fewest }.
connectors-headline-pigtail = No, da a cada toma su propio cable: un cable en Y con dos conectores tendría que soportar hasta { $both }, el doble de los { $each } de su clase. { $cards }: cuenta con { $total } cables separados ({ $kinds }).
connectors-headline-enough = Sí, los cables bastan: las tarjetas necesitan { $needed } cables PCIe separados, y la fuente tiene { $at-hand }.
connectors-headline-short = No, los cables no bastan: las tarjetas necesitan { $needed } cables PCIe separados, y la fuente tiene { $at-hand }, así que faltan { $missing }.
connectors-headline-depends = Depende del modelo del ensamblador: con el máximo de tomas las tarjetas necesitan { $most } cables PCIe separados, con el mínimo { $fewest }, y la fuente tiene { $at-hand }. Cuenta las tomas de tus tarjetas.
connectors-headline-adapter-enough = Sí: un adaptador con { $plugs } conectores { $plug } soporta { $carried }, suficiente para los { $power } de la { $card }.
connectors-headline-adapter-short = No: un adaptador con { $plugs } conectores { $plug } soporta { $carried }, menos que los { $power } de la { $card }.
connectors-headline-slot = { $card ->
    [none] Una tarjeta de { $power } no necesita cable de alimentación, ya que la ranura da { $slot }.
   *[other] La { $card } no necesita cable de alimentación: consume { $power }, y la ranura da { $slot }.
}
connectors-headline-native = Sí, los cables { $socket } nativos de la fuente alimentan todas las tarjetas.
connectors-headline-module = La { $card } es un módulo de una placa de servidor y no lleva cable de alimentación propio.
connectors-headline-laptop = La { $card } forma parte de un portátil; no hay cable de alimentación que conectar.
connectors-headline-integrated = La { $card } forma parte de un procesador o de un equipo completo; no hay cable de alimentación que conectar.
connectors-headline-sockets = La conexión { $sockets } soporta { $carried }, y con la ranura { $with-slot }.
connectors-headline-limits = Los conectores { $six-pin } soportan { $six }, los { $eight-pin } { $eight } y los { $sixteen-pin } { $sixteen }; la ranura da otros { $slot }.

connectors-step-sockets = Lo que soporta { $sockets }
connectors-step-with-slot = Junto con la ranura
connectors-step-carry = { $card ->
    [none] Potencia para cada tarjeta desde la ranura y { $sockets }
   *[other] Potencia para cada { $card } desde la ranura y { $sockets }
}
connectors-step-cables = Cables separados, uno por cada toma
connectors-step-adapter = { $card ->
    [none] Conectores que necesita un adaptador a { $kind }
   *[other] Conectores que necesita un adaptador a la toma { $kind } de la { $card }
}
connectors-step-adapter-carries = Lo que soporta el adaptador
connectors-step-pin = Corriente por cada contacto activo del conector, de { $limit } permitidos

connectors-assume-derived = No se conocen las tomas de esta tarjeta; se han deducido de su potencia { $plug } tomas de { $each } cada una.
connectors-assume-most = La { $card } se vende con distintas tomas: { $reference } en la tarjeta de referencia, { $partners } en las de los ensambladores. Se cuenta { $used }, la variante con más tomas; mira tu propia tarjeta.
connectors-note-board-reference = La tarjeta de referencia.
connectors-note-board-partner = Tarjetas de los ensambladores.
connectors-note-card-maximum = Soporten lo que soporten sus tomas, una tarjeta puede consumir como máximo { $maximum } de todas las vías juntas.
connectors-note-rail = Un raíl de { $amps } soporta { $rail }, suficiente para los { $power } de una tarjeta.
connectors-warning-pigtail = Usa un cable por cada toma. Un cable en Y con dos conectores tendría que soportar hasta { $both }, el doble de los { $each } de su clase.
connectors-warning-seat = Empuja el conector { $socket } hasta que no quede ninguna rendija, y deja que el cable vaya recto unos { $straight } antes de su primera curva.
connectors-warning-sense = Los contactos de señal del conector indican a la tarjeta cuánto puede consumir, en los escalones { $steps }. Este adaptador puede permitir { $allowed }; da a cada uno de sus conectores su propio cable.
connectors-warning-eps = Una toma EPS está cableada de otro modo que un conector PCIe, y nunca hay que intercambiarlos. Se planifica con { $low } a { $high }, según sus terminales.
connectors-warning-over-maximum = { $power } es más que los { $maximum } que una tarjeta puede consumir de todas las vías juntas.
connectors-warning-rail = { $card ->
    [none] Un raíl de { $amps } soporta { $rail }, menos que los { $power } de una tarjeta. Reparte los cables de la tarjeta entre varios raíles, o usa una fuente con uno solo.
   *[other] Un raíl de { $amps } soporta { $rail }, menos que los { $power } de una { $card }. Reparte los cables de la tarjeta entre varios raíles, o usa una fuente con uno solo.
}
connectors-warning-modular-cables = Usa solo los cables que venían con la fuente; el conector de su lado cambia de un modelo a otro.
