rule-build-title = Máquina completa

build-headline = { $cards }: planeje um processador com pelo menos { $cores } núcleos, { $ram } de memória RAM e uma fonte de { $psu }. A tabela lista cada parte.
build-headline-several = { $cards }: planeje um processador com pelo menos { $cores } núcleos, { $ram } de memória RAM e fontes de { $psu }. A tabela lista cada parte.
build-headline-cost = Uma máquina com { $cards } custa mais de { $price }: é o que custam as partes com preço datado aqui. A isso somam-se: { $parts }. A tabela lista cada parte.
build-headline-2018 = Pelas regras de { $year }, { $cards }: um processador com pelo menos { $cores } núcleos, { $ram } de memória RAM e uma fonte de { $psu }. A tabela lista cada parte.
build-headline-2018-several = Pelas regras de { $year }, { $cards }: um processador com pelo menos { $cores } núcleos, { $ram } de memória RAM e fontes de { $psu }. A tabela lista cada parte.

build-step-share = Parcela do orçamento para as placas
build-step-cards-price = Preço das placas
build-step-known-price = Preço das placas e da memória RAM
build-step-own-currency = O mesmo na moeda do orçamento, à taxa do Banco Central Europeu de { $day }

build-assume-2018-card = Nenhuma placa foi citada; usa-se a { $card }, que o guia de hardware de { $year } recomenda.
build-assume-share = { $share } do orçamento vão para as placas, { $money }, como regra prática; o resto precisa bastar para todas as outras partes.
build-assume-cpu = O { $cpu } representa qualquer processador com tantos núcleos e pistas suficientes. A fonte e o circuito são calculados com ele; cite o seu se ele consome mais.

build-note-unpriced = Não há preço datado conhecido para: { $parts }. Consulte as lojas; isso não está na soma.
build-note-left = De { $budget }, sobram { $left } ({ $share }) para as partes sem preço conhecido.
build-warning-over-budget = Só as partes com preço já custam { $over } a mais que o orçamento de { $budget }. Dê uma parcela menor às placas, ou aumente o orçamento.

build-missing-machine = Que placas a máquina deve ter, ou quanto ela pode custar ao todo?
