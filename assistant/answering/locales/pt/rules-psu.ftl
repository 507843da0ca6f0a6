rule-psu-title = Fonte de alimentação

psu-headline = Compre uma fonte de { $size }; a máquina precisa de pelo menos { $required }.
psu-headline-several = A máquina precisa de pelo menos { $required }, mais do que uma só fonte consegue dar neste circuito. Use { $count } fontes: { $sizes }.
psu-headline-2018 = Pelo guia de hardware de { $year }, a máquina precisa de { $required }; o próximo tamanho à venda é { $size }.
psu-headline-2018-several = Pelo guia de hardware de { $year }, a máquina precisa de { $required }, o que leva { $count } fontes: { $sizes }.
psu-headline-enough = Sim, { $given } bastam: a máquina consome { $load } em carga máxima e deve ter uma fonte de pelo menos { $required }.
psu-headline-oversize = { $given } é mais do que esta máquina precisa: ela consome { $load } em carga máxima, { $share } dessa potência, e uma fonte de { $size } bastaria.
psu-headline-right-size = { $given } não é demais: a máquina consome { $load } em carga máxima e deve ter uma fonte de pelo menos { $required }; nenhuma menor à venda fornece isso.
psu-headline-tight = { $given } é justo: suporta a carga máxima de { $load }, mas a máquina deveria ter pelo menos { $required }. Melhor comprar { $size }.
psu-headline-tight-several = { $given } é justo: suporta a carga máxima de { $load }, mas a máquina deveria ter pelo menos { $required }. Melhor usar { $count } fontes: { $sizes }.
psu-headline-short = Não, { $given } não bastam: a máquina consome { $load } em carga máxima e precisa de pelo menos { $required }. Compre uma fonte de { $size }.
psu-headline-short-several = Não, { $given } não bastam: a máquina consome { $load } em carga máxima e precisa de pelo menos { $required }. Use { $count } fontes: { $sizes }.
psu-headline-cards = Uma fonte de { $given } alimenta { $count } × { $card }: a máquina precisa então de pelo menos { $required }; com mais uma, precisaria de { $more }.
psu-headline-cards-most = Uma fonte de { $given } alimenta { $count } × { $card } e mais: a máquina com tantas precisa de pelo menos { $required }, e aqui não se calculam máquinas com mais.
psu-headline-cards-none = Uma fonte de { $given } não alimenta nem uma { $card }: a máquina precisa de pelo menos { $required }.
psu-headline-laptop = Não há fonte a escolher: a { $card } faz parte de um notebook, e o carregador vendido com ele alimenta a máquina toda.
psu-headline-integrated = Não há fonte a escolher para { $card }: ela é parte de um processador ou de uma máquina completa, cuja fonte a alimenta.
psu-buy = Uma fonte de { $size }
psu-buy-several = { $count } fontes: { $sizes }

psu-step-load = Placas, processador e resto da máquina
psu-step-cpu = Potência turbo de um processador com TDP de { $tdp }
psu-step-named-cpu = Maior potência turbo do { $cpu }
psu-step-server-cpu = Potência do { $cpu } em carga máxima, o seu TDP
psu-step-margin = Com uma margem
psu-step-peaks = Potência nominal cujo excesso permitido cobre os picos de todas as placas ao mesmo tempo
psu-step-maker = Mínimo que o fabricante pede para a { $card }, mais as outras placas
psu-step-database = Mínimo sugerido para a { $card } pelo banco de dados de placas, com um acréscimo, mais as outras placas
psu-step-required = Potência nominal necessária: o maior desses valores
psu-step-plugs = Plugues de energia do tipo { $kind }
psu-step-wall = Potência na tomada
psu-step-circuit = Carga que um circuito de { $circuit } suporta por dias

psu-assume-cpu = Nenhum processador foi citado; supõem-se { $power } para ele em carga máxima.
psu-assume-cpu-is-turbo = { $power } são tomados como o que o processador consome em carga máxima. Se isso for só o TDP, o turbo pode levá-lo a cerca de { $turbo }.
psu-assume-server-cpu = O { $cpu } é um processador de servidor; supõe-se que ele mantém o TDP de { $power } em carga máxima.
psu-assume-cpu-from-tdp = Para um TDP de { $tdp } supõe-se uma potência turbo de { $power }, pela classe do guia de fontes da Intel; o fabricante não informa a potência turbo.
psu-assume-rest = Contam-se { $rest } para a placa-mãe, a memória, os discos e as ventoinhas.
psu-assume-efficiency = A fonte transforma { $share } da potência da tomada em potência para a máquina, o mínimo que o selo { $tier } permite em carga máxima.
psu-assume-limit-speed = Com { $limit }, { $share } da potência da placa, uma placa mantém cerca de { $speed } da velocidade.
psu-assume-limit-speed-band = Com { $limit }, { $share } da potência da placa, uma placa mantém cerca de { $low } a { $high } da velocidade.
psu-note-limit-floor = A { $card } não aceita limite de potência abaixo de { $floor }.
psu-note-supplies-at-hand = As { $count } fontes são contadas juntas, { $given }; cada uma também precisa suportar as placas nos seus próprios cabos.
psu-note-several-supplies = Cada placa recebe toda a energia de cabo de uma só das fontes, e um adaptador as liga juntas. A fonte da placa-mãe também alimenta os slots, com até { $slot } por placa.
psu-note-laptop-left-out = A { $card } faz parte de um notebook e fica fora da soma.
psu-note-integrated-left-out = { $card } faz parte de um processador ou de uma máquina completa e fica fora da soma.

psu-hint-limit-for-supply = Com um limite de potência de { $limits } por placa, esta fonte tem a margem, e as placas mantêm pelo menos cerca de { $speed } da velocidade.
psu-hint-limit-for-circuit = Com um limite de potência de { $limits } por placa, a máquina fica dentro do circuito elétrico, e as placas mantêm pelo menos cerca de { $speed } da velocidade.
psu-warning-misses-margin = Falta a margem sobre a carga máxima, que leva { $needed }.
psu-warning-misses-peaks = Ela pode desligar quando todas as placas têm um pico ao mesmo tempo, o que leva { $needed }.
psu-warning-misses-maker = Fica abaixo dos { $needed } a que leva o mínimo do fabricante da placa.
psu-warning-limit-unmeasured = Um limite de { $limit }, { $share } da potência da placa, é mais baixo que tudo o que foi medido; espere uma clara perda de velocidade.
psu-warning-circuit = A máquina consome { $wall } na tomada, mais que os { $carried } que um circuito de { $circuit } suporta por dias. Use um circuito mais forte, dois circuitos separados ou um limite de potência.
psu-warning-some-circuits = A máquina consome { $wall } na tomada, mais que os { $carried } que um circuito de { $circuit } suporta por dias. Bastam: { $enough }.
psu-warning-every-circuit = A máquina consome { $wall } na tomada, mais do que qualquer circuito doméstico usual suporta por dias; até { $circuit } só aguenta { $carried }. Distribua-a por circuitos separados ou defina um limite de potência.
psu-warning-high-voltage = Uma fonte de { $size } só dá a potência plena em rede de { $volts } ou mais; em tensões mais baixas, as fontes acabam em cerca de { $largest }.
psu-warning-high-voltage-or-several = Uma fonte de { $size } só dá a potência plena em rede de { $volts } ou mais; em tensões mais baixas, as fontes acabam em cerca de { $largest }, então use ali { $count } delas: { $sizes }.

psu-2018-three-sums = O guia de hardware de { $year } se contradiz. Para esta máquina, o texto e o resumo dão { $body }, a soma do exemplo dá { $example }, e o exemplo com a margem { $with-margin }. Segue-se aqui o exemplo, porque mostra a conta e é o mais cauteloso dos três.
psu-2018-size = O exemplo do guia de { $year } termina com uma fonte de { $size }, um tamanho que quase não se vende.

psu-missing-cards = Que placas de vídeo a máquina terá, e quantas?
psu-headline-limit = Com um limite de potência de { $limits } por placa, as placas mantêm pelo menos cerca de { $speed } da velocidade; em carga máxima a máquina consome { $load } em vez de { $full }, e uma fonte de { $sizes } basta.
psu-headline-limit-unmeasured = Com um limite de potência de { $limits } por placa, a máquina consome { $load } em vez de { $full } em carga máxima, e uma fonte de { $sizes } basta; não se mediu quanta velocidade resta com um limite tão baixo.
psu-headline-total = Em carga máxima a máquina consome { $load } no total, { $wall } na tomada; precisa de uma fonte de { $sizes }.
psu-headline-draw = { $count ->
    [one] A { $cards } consome até { $power }; uma máquina com ela precisa de uma fonte de { $sizes }.
   *[other] { $cards } consomem até { $power }; uma máquina com elas precisa de uma fonte de { $sizes }.
}
psu-step-cards = Potência das placas segundo o catálogo
