rule-llm-speed-title = Velocidade de um modelo de linguagem

llm-speed-headline = { $model } em { $format } deve escrever cerca de { $speed } em { $cards }, entre { $low } e { $high }.
llm-speed-headline-prefill = { $model } em { $format } deve escrever cerca de { $speed } em { $cards }, entre { $low } e { $high }, e ler um prompt a cerca de { $prompt }.
llm-speed-headline-spills = { $model } em { $format } não cabe em { $cards } e roda em parte da memória principal: deve escrever cerca de { $speed }, entre { $low } e { $high }.
llm-speed-headline-ram = { $model } em { $format } deve escrever cerca de { $speed } só da memória principal, entre { $low } e { $high }.

llm-speed-step-active = Pesos lidos para um token em { $format }: só os parâmetros ativos
llm-speed-step-cache = Cache lido para um token
llm-speed-step-bound = Limite superior: largura de banda dividida pelos bytes lidos para um token
llm-speed-step-card-time = Tempo de um token na { $card }, com a parcela da largura de banda que se costuma alcançar
llm-speed-step-ram-time = Tempo de um token na memória principal, com a parcela da largura de banda que se costuma alcançar
llm-speed-step-speed = Tokens escritos por segundo
llm-speed-step-flop = Operações para um token do prompt: produtos com os pesos, e atenção
llm-speed-step-rate-measured = Taxa de cálculo da placa, pela velocidade medida com { $model }
llm-speed-step-rate-peak = Taxa de cálculo da placa, pelo número do fabricante e pela parcela que se costuma alcançar
llm-speed-step-prefill = Tokens do prompt lidos por segundo
llm-speed-step-wait = Tempo até o prompt ser lido

llm-speed-assume-context = Nenhum contexto foi citado; contam-se { $context } já escritos, mais ou menos como nas medições. A tabela mostra contextos mais longos.
llm-speed-assume-ram = Nada foi dito da memória principal; supõem-se { $bandwidth }, dois canais de memória rápida de desktop.
llm-speed-note-mixture = Um token lê só { $read } desta mistura de especialistas, então ela escreve bem mais rápido que um modelo denso com esse tamanho de arquivo.
llm-speed-note-layer-split = Placas que dividem um modelo por camadas trabalham uma depois da outra: várias placas somam memória, e um fluxo só não fica mais rápido.
llm-speed-note-prefill-estimated = A velocidade de leitura do prompt não foi medida nesta placa; ela decorre do número do fabricante e tem uma faixa larga.
llm-speed-note-single-stream = Conta-se um fluxo sem decodificação especulativa. A decodificação especulativa o eleva em { $low } a { $high }, então relatos podem passar até do limite.

llm-speed-warning-spills = { $left } de { $layers } camadas não cabem e são lidas da memória principal a cada token, o que define a velocidade.
llm-speed-warning-tight = O modelo só cabe se o motor ocupar muito pouca memória; um monitor ou um contexto mais longo o empurra para a memória principal.
llm-speed-warning-tensor = Dividido por tensores, o resultado depende do link entre as placas; a mesma receita difere por um fator entre máquinas.
llm-speed-warning-tensor-short = As placas não comportam o modelo dividido por tensores, então ele é contado por camadas com o resto na memória principal.
llm-speed-warning-few-bytes = Só { $read } são lidos para um token; custos fixos então pesam mais que a largura de banda, e a faixa é larga.
llm-speed-warning-hybrid = Modelos com camadas lineares alcançam até agora uma parcela menor do limite que os outros; a menor contada é { $share }.
llm-speed-warning-cache-unknown = O cache de { $model } não pode ser calculado com o que está publicado, então um contexto longo será mais lento que o dito.
llm-speed-warning-no-prefill = A velocidade de leitura do prompt não é dada, porque a taxa de cálculo não é conhecida ou uma parte roda da memória principal.

llm-speed-missing-model = De que modelo se trata, ou quantos bilhões de parâmetros ele tem?
llm-speed-missing-cards = Em que placa de vídeo, e em quantas, o modelo vai rodar?
