rule-gpu-budget-title = Placa de vídeo para um orçamento

gpu-budget-headline = { $memory ->
    [none] A placa mais rápida por { $budget } é a { $card }, a { $price } ({ $kind }).
   *[other] A placa mais rápida com pelo menos { $memory } por { $budget } é a { $card }, a { $price } ({ $kind }).
}
gpu-budget-headline-memory = { $count ->
    [one] A placa com mais memória por { $budget } é a { $card } com { $figure }, a { $price } ({ $kind }).
   *[other] As { $count } placas com mais memória por { $budget } são a { $card } com { $figure } cada, a { $price } cada ({ $kind }).
}
gpu-budget-headline-bandwidth = { $count ->
    [one] A placa com a maior largura de banda por { $budget } é a { $card } com { $figure }, a { $price } ({ $kind }).
   *[other] As { $count } placas com a maior largura de banda por { $budget } são a { $card } com { $figure } cada, a { $price } cada ({ $kind }).
}
gpu-budget-headline-power = { $count ->
    [one] A placa com o menor consumo por { $budget } é a { $card } com { $figure }, a { $price } ({ $kind }).
   *[other] As { $count } placas com o menor consumo por { $budget } são a { $card } com { $figure } cada, a { $price } cada ({ $kind }).
}
gpu-budget-headline-several = Para { $count } placas, a escolha mais rápida é a { $card }, a { $price } cada ({ $kind }), { $total } ao todo.
gpu-budget-headline-nothing = { $count ->
    [one] Nada com pelo menos { $memory } que atenda aos seus desejos cabe em { $budget }; a placa mais barata assim é a { $card }, a { $price }.
   *[other] Não há { $count } placas com pelo menos { $memory } que atendam aos seus desejos por { $budget }; a mais barata assim é a { $card }, a { $price } cada.
}
gpu-budget-headline-cheapest = A placa mais barata com pelo menos { $memory } é a { $card }, a { $price } ({ $kind }).
gpu-budget-headline-leads-memory = Das placas à venda, estas são as que têm mais memória: { $cards }.
gpu-budget-headline-leads-bandwidth = Das placas à venda, estas são as que têm mais largura de banda: { $cards }.
gpu-budget-headline-leads-speed = Das placas à venda, estas são as mais rápidas, em relação à { $baseline }: { $cards }.
gpu-budget-headline-leads-power = Das placas à venda, estas são as que menos consomem: { $cards }.
gpu-budget-headline-no-such-card = Nenhuma placa com preço atual atende a estes desejos: pelo menos { $memory } de memória, e o estado, as marcas e o consumo pedidos.
gpu-budget-headline-history = O guia de { $year } recomendava: { $cards }.
gpu-budget-headline-history-nothing = Nenhuma das placas que o guia de { $year } recomendava para isso cabe no orçamento; a mais barata era a { $card }, a { $price }.
gpu-budget-buy = { $count } × { $card }

gpu-budget-step-dollars = O orçamento em dólares americanos, à taxa do Banco Central Europeu de { $day }
gpu-budget-step-each = Orçamento para uma placa
gpu-budget-step-speed-measured = Velocidade da { $card } no treino, medida
gpu-budget-step-speed-estimated = Velocidade da { $card } no treino, estimada pela largura de banda, pelo cálculo e pela arquitetura
gpu-budget-step-speed-bandwidth = Velocidade da { $card } ao escrever texto, pela largura de banda
gpu-budget-step-for-money = Velocidade da { $card } por { $unit }

gpu-budget-assume-training = Ordenado pela velocidade no treino em meia precisão, { $baseline } = { $one }: medida quando um teste contém a placa; senão, a média de largura de banda e cálculo, vezes o que as placas medidas da mesma arquitetura tiram das suas. Cargas isoladas diferem por um fator de dois.
gpu-budget-assume-inference = Ordenado pela velocidade ao escrever texto com um modelo de linguagem para um usuário, { $baseline } = { $one }: largura de banda da memória vezes a parcela que esse tipo de memória alcança.
gpu-budget-assume-by-memory = As placas são ordenadas primeiro pela memória, depois pela velocidade.
gpu-budget-assume-by-bandwidth = As placas são ordenadas primeiro pela largura de banda da memória, depois pela velocidade.
gpu-budget-assume-by-power = As placas são ordenadas primeiro pelo consumo, do menor ao maior, depois pela velocidade.
gpu-budget-assume-power-limit = Só são comparadas placas que consomem no máximo { $power }.
gpu-budget-assume-money-unit = Velocidade pelo preço é a velocidade que { $unit } compram.
gpu-budget-assume-model = { $count } × { $memory } de memória de vídeo comportam { $model } em { $format } com um contexto de { $context }.
gpu-budget-assume-memory = Pelo menos { $memory } de memória por placa, pois nenhum uso foi citado.
gpu-budget-assume-memory-for = Pelo menos { $memory } de memória por placa, para o uso: { $purpose }.
gpu-budget-assume-on-sale = Comparam-se só placas com preço atual, seja qual for; os módulos de servidor que não cabem em nenhum slot ficam de fora.
gpu-budget-assume-any-condition = Comparam-se placas novas e usadas; diga “nova” ou “usada” para ver só essas.
gpu-budget-assume-us-prices = Os preços são dos Estados Unidos sem impostos, convertidos; os preços locais diferem.
gpu-budget-check-again = Os preços mudam depressa: consulte-os de novo depois de { $day }.
gpu-budget-check-now = O preço mais antigo mostrado tem { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} e devia ser conferido em { $day }; consulte os preços de novo antes de comprar.
gpu-budget-note-unsure-price = Este preço não pôde ser confirmado em uma fonte primária.
gpu-budget-note-equal-inference = { $cards } escrevem texto com a mesma velocidade: o texto de um usuário é limitado pela largura de banda da memória, e todas têm { $bandwidth }. O que as mais caras calculam a mais só encurta a leitura de prompts longos; a mais barata vem primeiro.
gpu-budget-note-equal-training = { $cards } contam como igualmente rápidas, porque a estimativa segue a largura de banda, { $bandwidth }, e o cálculo, e estes são iguais em todas; a mais barata vem primeiro.

gpu-budget-hint-memory = Com menos memória, { $memory }, a { $card } a { $price } caberia.
gpu-budget-hint-power = Com consumo maior, { $power }, a { $card } a { $price } caberia.
gpu-budget-hint-condition = Se a placa puder ser nova ou usada, a { $card } a { $price } caberia.
gpu-budget-hint-vendor = De outra marca, a { $card } a { $price } caberia.
gpu-budget-hint-roomier = Quase tão rápida, e com { $memory } de memória: a { $card } a { $price }.
gpu-budget-hint-count = { $count ->
    [one] O orçamento paga uma { $card }, a { $price }.
   *[other] O orçamento paga { $count } placas { $card }, a { $price } cada.
}

gpu-budget-warning-launch-prices = Só o preço de lançamento do fabricante é conhecido para { $cards }; as lojas podem pedir bem mais hoje.
gpu-budget-warning-used-lows = Os preços de usadas são em geral os anúncios mais baixos, não o meio do mercado; espere pagar mais.
gpu-budget-warning-software = Placas de outras marcas que não a NVIDIA rodam os frameworks comuns, mas algumas ferramentas precisam de CUDA; confira antes as suas. A velocidade de treino delas é uma estimativa grosseira.
gpu-budget-warning-server-card = Placas de servidor não têm ventoinha própria e precisam de um forte fluxo de ar no gabinete.
gpu-budget-warning-old-rate = A última taxa de câmbio de { $currency } é de { $day }; a de hoje pode estar longe dela.

gpu-budget-history-2017 = O guia de { $year } diz no texto que a Titan X Pascal é cara demais para a velocidade, mas a põe em primeiro lugar na tabela; o texto dá um motivo e é o melhor conselho.
gpu-budget-history-2018 = O guia de { $year } citava as placas mais novas para trabalho em meia precisão e placas antigas usadas para precisão simples.
gpu-budget-history-2018-memory = O guia de { $year } pedia { $memory } de memória para este uso.
gpu-budget-history-past = Este é o conselho de { $year }, mostrado como história; placas e preços mudaram desde então. Para a escolha de hoje, pergunte sem o ano.

gpu-budget-missing-budget = Quanto você quer gastar em placas de vídeo?
