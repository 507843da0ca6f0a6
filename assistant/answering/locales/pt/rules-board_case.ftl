rule-board-case-title = Placa-mãe e gabinete

board-case-headline-slots = { $cards ->
    [one] A placa ocupa { $positions } posições de slot; o menor formato de placa-mãe e gabinete com tantas é { $form }.
   *[other] As { $cards } placas ocupam { $positions } posições de slot seguidas; o menor formato de placa-mãe e gabinete com tantas é { $form }.
}
board-case-headline-larger = As { $cards } placas ocupam { $positions } posições de slot seguidas, mais do que oferece uma placa-mãe com gabinete usual. Use um chassi de servidor ou uma estrutura aberta com risers.
board-case-headline-closer = As { $cards } placas ocupam { $positions } posições de slot com ventoinhas abertas, mais do que oferece uma placa-mãe com gabinete usual. Com turbina ou refrigeradas a água, ocupam { $close }; o menor formato de placa-mãe e gabinete com tantas é { $form }.
board-case-headline-most = { $most ->
    [one] Cabe no máximo uma placa desse tipo
   *[other] Cabem no máximo { $most } placas desse tipo
} em { $offered } posições de slot: cada uma cobre { $slots }, e { $free } ficam livres até a próxima.
board-case-headline-fit = Sim, cabe: { $cards ->
    [one] a placa ocupa
   *[other] as { $cards } placas ocupam
} { $positions } de { $offered } posições de slot; caberiam no máximo { $most } placas desse tipo.
board-case-headline-too-many = Não, não cabe: { $cards ->
    [one] a placa ocupa
   *[other] as { $cards } placas ocupam
} { $positions } posições de slot, mas há só { $offered }; caberiam no máximo { $most } placas desse tipo.
board-case-headline-none = Não cabe nenhuma: uma placa desse tipo cobre { $slots } posições de slot, mas há só { $offered }.
board-case-headline-too-wide = Não, não cabe: uma só placa já cobre { $slots } posições de slot, mas há só { $offered }.
board-case-headline-length-fits = Sim, cabe: uma placa de { $length } precisa de { $needed } com alguma folga, e o gabinete aceita { $case }.
board-case-headline-length-short = É curto demais: uma placa de { $length } precisa de { $needed } com alguma folga, mas o gabinete só aceita { $case }.
board-case-headline-lanes-enough = Sim, o { $cpu } tem { $available } pistas PCIe para placas de vídeo, o bastante para x{ $width } com { $cards ->
    [one] uma placa
   *[other] { $cards } placas
}; x{ $each } em cada uma leva { $needed }.
board-case-headline-lanes-short = Não, o { $cpu } tem só { $available } pistas PCIe para placas de vídeo: { $cards ->
    [one] a placa recebe
   *[other] { $cards } placas recebem
} no máximo x{ $width }, enquanto x{ $each } em cada uma leva { $needed }.
board-case-headline-lanes-none = Não, o { $cpu }, com suas { $available } pistas PCIe para placas de vídeo, não consegue ligar { $cards ->
    [one] a placa
   *[other] { $cards } placas
}; x{ $each } em cada uma leva { $needed }.
board-case-headline-no-slots = O { $cpu } não tem pistas PCIe para placas de vídeo.
board-case-headline-no-card = Não há slot a planejar: a { $card } é soldada na máquina ou fica em um módulo, não em uma placa para slot PCIe.
board-case-buy = Placa-mãe e gabinete { $form } com { $positions } posições de slot
board-case-buy-closer = Placas com turbina ou refrigeradas a água, placa-mãe e gabinete { $form } com { $positions } posições de slot
board-case-buy-larger = Chassi de servidor ou estrutura aberta com { $positions } posições de slot
board-case-buy-length = Um gabinete que aceite placas de { $needed }
board-case-buy-lanes = Um processador com pelo menos { $needed } pistas PCIe para placas de vídeo

board-case-step-positions = Posições de slot: slots das placas, mais os slots livres entre elas
board-case-step-thickness = Espessura da placa mais larga
board-case-step-length = Comprimento que o gabinete deve aceitar: a placa mais longa mais uma folga
board-case-step-lanes-needed = Pistas PCIe para todas as placas
board-case-step-lanes-available = Pistas PCIe do { $cpu } para placas
board-case-step-heat = Calor das placas
board-case-step-radiator = Comprimento de radiador

board-case-assume-width = Cada placa é contada com { $slots } slots de espessura, como no guia de hardware de { $year }.
board-case-assume-two-slots = Placas com turbina e placas com bloco de água são contadas com { $slots } slots de espessura.
board-case-assume-open-air = Supõem-se ventoinhas abertas, com { $free ->
    [one] um slot livre
   *[other] { $free } slots livres
} até a próxima placa. Placas com turbina podem ficar lado a lado.
board-case-assume-passive = São placas de servidor sem ventoinha; ficam lado a lado, e o chassi precisa soprar ar através delas.
board-case-assume-partner-width = A espessura é a do modelo de referência; outros fabricantes fazem a { $card } com { $low } a { $high } slots. Dê a espessura da placa real.
board-case-assume-lanes = Conta-se x{ $each } por placa, a partir do que um link mais largo pouco muda para uma placa só.
board-case-note-desktop = { $needed } pistas ficam dentro das { $desktop } que um processador de desktop tem para placas.
board-case-note-workstation = { $needed } pistas são mais que as { $desktop } que um processador de desktop tem para placas; use um processador de workstation ou de servidor.
board-case-note-split = Um processador de desktop divide no máximo { $desktop } pistas entre os slots das placas; as outras pistas do { $cpu } vão para os discos e o chipset. A placa-mãe precisa permitir a divisão.
board-case-note-left-out = A { $card } não fica em slot PCIe e não é contada.
board-case-note-plug = Um cabo { $plug } deve seguir reto por cerca de { $clearance } acima da placa antes de dobrar; cuidado com a tampa lateral.
board-case-note-radiator-places = Com refrigeração a água sob medida, o gabinete precisa de um lugar de radiador para o processador e para { $cards ->
    [one] a placa
   *[other] cada uma das { $cards } placas
}.
board-case-note-radiator-band = A regra prática é { $unit } de radiador para { $low-heat } a { $high-heat }, o que dá { $shortest } a { $longest }; usa-se o meio.
board-case-note-four-blowers = { $cards } placas com turbina do tipo { $card } funcionaram no dobro de slots sem problema de calor, cada uma limitada a { $limit }.
board-case-2018-four-cards = { $cards } placas são o máximo que o guia de hardware de { $year } admite em uma máquina, embora ele só considere as pistas irrelevantes abaixo desse número.
board-case-warning-many-cards = { $cards } placas são mais que as { $most } que o guia de hardware de { $year } admite em uma máquina; planeje um chassi de servidor ou uma estrutura aberta com risers, e em geral mais de um circuito elétrico.
board-case-warning-adjacent = Placas de ventoinhas abertas sem slot livre entre elas esquentam umas às outras; o guia de hardware de { $year } estima a perda em até { $loss }.
board-case-warning-partner-length = Outros fabricantes fazem a { $card } com { $low } a { $high } de comprimento; para essas, o gabinete deve aceitar { $needed }.
board-case-warning-drives = Faltam pistas para { $drives ->
    [one] um disco NVMe
   *[other] { $drives } discos NVMe
}: o processador guarda { $spare } para discos, os outros dividem o link do chipset.

board-case-missing-cards = Que placas de vídeo vão entrar, e quantas?
