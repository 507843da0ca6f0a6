rule-connectors-title = Conectores de energia

connectors-headline = { $cards }: { $total ->
    [one] é preciso { $total } cabo de força
   *[other] são precisos { $total } cabos de força separados
} ({ $kinds }).
connectors-headline-range = { $cards }: planeje { $total } cabos de força separados ({ $kinds }); algumas versões deste modelo só precisam de { $fewest }.
connectors-headline-pigtail = Não, dê a cada conector um cabo próprio: um cabo pigtail com dois plugues teria de transportar até { $both }, o dobro dos { $each } de sua classe. { $cards }: planeje { $total } cabos separados ({ $kinds }).
connectors-headline-enough = Sim, os cabos bastam: as placas precisam de { $needed } cabos PCIe separados, e a fonte tem { $at-hand }.
connectors-headline-short = Não, os cabos não bastam: as placas precisam de { $needed } cabos PCIe separados, e a fonte tem { $at-hand }, então faltam { $missing }.
connectors-headline-depends = Depende da versão da placa: com mais conectores, as placas precisam de { $most } cabos PCIe separados, com menos, de { $fewest }, e a fonte tem { $at-hand }. Conte os conectores das suas placas.
connectors-headline-adapter-enough = Sim: um adaptador com { $plugs } plugues { $plug } transporta { $carried }, o bastante para os { $power } da { $card }.
connectors-headline-adapter-short = Não: um adaptador com { $plugs } plugues { $plug } transporta { $carried }, menos que os { $power } da { $card }.
connectors-headline-slot = { $card ->
    [none] Uma placa de { $power } não precisa de cabo de força, pois o slot dá { $slot }.
   *[other] A { $card } não precisa de cabo de força: consome { $power }, e o slot dá { $slot }.
}
connectors-headline-native = Sim, os cabos { $socket } nativos da fonte alimentam todas as placas.
connectors-headline-module = A { $card } é um módulo em uma placa de servidor e não leva cabo de força próprio.
connectors-headline-laptop = A { $card } faz parte de um notebook; não há cabo de força a ligar.
connectors-headline-integrated = A { $card } faz parte de um processador ou de uma máquina completa; não há cabo de força a ligar.
connectors-headline-sockets = A ligação { $sockets } transporta { $carried }, e com o slot { $with-slot }.
connectors-headline-limits = Conectores { $six-pin } transportam { $six }, conectores { $eight-pin } { $eight } e conectores { $sixteen-pin } { $sixteen }; o slot dá mais { $slot }.

connectors-step-sockets = O que { $sockets } transporta
connectors-step-with-slot = Junto com o slot
connectors-step-carry = { $card ->
    [none] Potência para cada placa pelo slot e { $sockets }
   *[other] Potência para cada { $card } pelo slot e { $sockets }
}
connectors-step-cables = Cabos separados, um por conector
connectors-step-adapter = { $card ->
    [none] Plugues de que um adaptador para { $kind } precisa
   *[other] Plugues de que um adaptador para o conector { $kind } da { $card } precisa
}
connectors-step-adapter-carries = O que o adaptador transporta
connectors-step-pin = Corrente por pino energizado do plugue, de { $limit } permitidos

connectors-assume-derived = Os conectores desta placa não são conhecidos; conectores { $plug } de { $each } cada foram deduzidos da potência dela.
connectors-assume-most = A { $card } é vendida com conectores diferentes: { $reference } no modelo de referência, { $partners } em modelos de outros fabricantes. Conta-se { $used }, a versão com mais conectores; veja a sua própria placa.
connectors-note-board-reference = O modelo de referência.
connectors-note-board-partner = Modelos de outros fabricantes.
connectors-note-card-maximum = Seja o que for que os conectores transportem, uma placa pode consumir no máximo { $maximum } de todas as fontes juntas.
connectors-note-rail = Um trilho de { $amps } transporta { $rail }, o bastante para os { $power } de uma placa.
connectors-warning-pigtail = Use um cabo para cada conector. Um cabo pigtail com dois plugues teria de transportar até { $both }, o dobro dos { $each } de sua classe.
connectors-warning-seat = Empurre o plugue { $socket } até não restar folga, e deixe o cabo reto por cerca de { $straight } antes da primeira dobra.
connectors-warning-sense = Os pinos de detecção do plugue dizem à placa quanto ela pode consumir, nos degraus { $steps }. Este adaptador pode permitir { $allowed }; dê a cada um dos plugues um cabo próprio.
connectors-warning-eps = Um conector EPS tem fiação diferente de um plugue PCIe, e os dois nunca podem ser trocados. Planeja-se com { $low } a { $high }, conforme os terminais.
connectors-warning-over-maximum = { $power } é mais que os { $maximum } que uma placa pode consumir de todas as fontes juntas.
connectors-warning-rail = { $card ->
    [none] Um trilho de { $amps } transporta { $rail }, menos que os { $power } de uma placa. Distribua os cabos da placa por vários trilhos, ou use uma fonte de trilho único.
   *[other] Um trilho de { $amps } transporta { $rail }, menos que os { $power } de uma { $card }. Distribua os cabos da placa por vários trilhos, ou use uma fonte de trilho único.
}
connectors-warning-modular-cables = Use só os cabos que vieram com a fonte; o plugue do lado dela muda de modelo para modelo.
