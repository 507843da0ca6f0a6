rule-llm-memory-title = Memória para um modelo de linguagem

llm-memory-headline-fits = { $model } em { $format } cabe em { $cards }: com um contexto de { $context }, precisa de { $need } de { $room }. Caberiam até { $longest } de contexto.
llm-memory-headline-tight = { $model } em { $format } cabe por pouco em { $cards }: com um contexto de { $context }, precisa de { $need } de { $room }, e previsões assim erram por mais do que sobra. Se ela estiver certa, caberiam até { $longest } de contexto.
llm-memory-headline-fits-bounded = { $model } em { $format } cabe em { $cards }: pesos e motor precisam de { $need } de { $room }, e há espaço para o máximo que o cache pode ocupar com um contexto de { $context }.
llm-memory-headline-largest = O maior dos modelos usuais que cabe em { $cards } é { $model } em { $format }: com um contexto de { $context }, precisa de { $need } de { $room }.
llm-memory-headline-nothing = Nenhum dos modelos usuais cabe em { $cards }: até { $model } em { $format } precisa de { $need } com um contexto de { $context }, e só { $room } podem ser usados.
llm-memory-advice-model = { $model } em { $format }
llm-memory-headline-short = { $model } em { $format } não cabe em { $cards }: com um contexto de { $context }, precisa de { $need }, mas só { $room } podem ser usados.
llm-memory-headline-short-cards = { $model } em { $format } não cabe em { $cards }: com um contexto de { $context }, precisa de { $need }, mas só { $room } podem ser usados. { $count } dessas placas comportariam o modelo.
llm-memory-headline-unsure = Não dá para dizer com certeza se { $model } em { $format } cabe em { $cards }: só pesos e motor precisam de { $need } de { $room }, e o tamanho do cache não é conhecido com exatidão.
llm-memory-headline-offload = { $cards }: cabem { $held } das { $layers } camadas de { $model } em { $format } com um contexto de { $context }; as { $rest } restantes precisam ir para a memória principal.
llm-memory-headline-offload-fits = { $cards }: cabem { $held } das { $layers } camadas de { $model } em { $format } com um contexto de { $context }; as { $rest } restantes cabem em { $ram } de memória principal, mas rodam muitas vezes mais devagar.
llm-memory-headline-offload-short = { $cards }: cabem { $held } das { $layers } camadas de { $model } em { $format } com um contexto de { $context }; as { $rest } restantes não cabem em { $ram } de memória principal.
llm-memory-headline-card = { $model } em { $format } precisa de { $need } de memória de vídeo com um contexto de { $context }; a menor placa usual para isso tem { $size }.
llm-memory-headline-cards = { $model } em { $format } precisa de { $need } de memória de vídeo com um contexto de { $context }. Nenhuma placa usual sozinha comporta isso, mas { $count } placas de { $size } sim.
llm-memory-headline-bounded = { $model } em { $format } precisa de pelo menos { $need } para pesos e motor, e o cache não é conhecido com exatidão. Mesmo com o máximo que o cache pode ocupar, { $count } × { $size } de memória de vídeo bastam.
llm-memory-headline-none = { $model } em { $format } precisa de pelo menos { $need } de memória de vídeo com um contexto de { $context }; nenhum número usual de placas comporta isso com certeza.
llm-memory-headline-pictures = { $model } precisa de { $need } de memória de vídeo deste modo: { $way }.
llm-memory-headline-pictures-fits = { $model } roda em { $cards } deste modo: { $way }, que precisa de { $need }.
llm-memory-headline-pictures-short = { $model } não roda em { $cards }: até o modo mais econômico, { $way }, precisa de { $need }.

llm-memory-buy-card = Uma placa com { $size }
llm-memory-buy-cards = { $count } placas de { $size }
llm-memory-advice-cache = Cabe com o cache em { $format }: isso precisa de { $need }.
llm-memory-advice-format = Cabe em { $format }: isso precisa de { $need }, e a perplexidade sobe { $rise } em relação a dezesseis bits.
llm-memory-advice-context = Cabe com um contexto de no máximo { $context }.
llm-memory-advice-cards = { $count } placas do tipo { $card } comportariam o modelo.
llm-memory-hint-offload = Sem mudança alguma, as placas comportam { $held } de { $layers } camadas; as { $rest } restantes rodariam da memória principal, muitas vezes mais devagar.
llm-memory-hint-offload-fits = Sem mudança alguma, as placas comportam { $held } de { $layers } camadas; as { $rest } restantes cabem em { $ram } de memória principal, mas rodam muitas vezes mais devagar.
llm-memory-hint-offload-short = Sem mudança alguma, as placas comportam { $held } de { $layers } camadas; as { $rest } restantes também não cabem em { $ram } de memória principal.

llm-memory-step-total = Pesos, cache e motor juntos
llm-memory-step-least = Pesos e motor, sem o cache
llm-memory-step-per-card = Em cada placa, quando cada camada é dividida entre todas as placas
llm-memory-step-enough-need = O que { $count } dessas placas precisam, com o motor em cada uma
llm-memory-step-enough-room = O que { $count } dessas placas têm
llm-memory-step-way = { $model } deste modo: { $way }

llm-memory-note-parallel = Cada uma das { $requests } requisições paralelas tem um cache próprio.
llm-memory-note-mixture = É preciso guardar na memória todos os { $total }, embora um token use só { $active }.
llm-memory-note-head-dimension = Usa-se a dimensão de cabeça publicada, que dá { $used } por token. Calculadoras que dividem o tamanho oculto pelo número de cabeças chegam a { $wrong } para { $model }, o que está errado.
llm-memory-note-overhead = O motor é contado com { $overhead } em cada placa, e previsões assim erram em até { $error } por placa, para mais ou para menos.
llm-memory-note-units = Uma placa vendida em GB comporta o mesmo número em GiB, então as necessidades são dadas em GiB; arquivos são contados em GB de mil milhões de bytes, que são menores.
llm-memory-note-unified = Um computador com memória unificada, da qual a GPU pode usar uma parte.
llm-memory-note-apple = Da memória unificada contam { $share }, a parcela que computadores assim deixam a GPU usar.
llm-memory-note-unified-assumed = Da memória unificada contam { $share }. Essa parcela foi lida em computadores Apple e é suposta aqui.
llm-memory-note-repeated = O modelo tem { $heads } cabeças KV para { $cards } placas, então, dividido por tensores, o cache não pode ser dividido pelo número de placas: partes dele se repetem.
llm-memory-note-latent-repeated = O cache latente não tem cabeças a dividir, então, dividido por tensores, cada uma das { $cards } placas o guarda inteiro.
llm-memory-note-loading = O carregamento ainda chegou a { $loading } no teste.
llm-memory-note-group-offload = Uma imagem leva { $time } do tempo.
llm-memory-note-rule-of-thumb = O número é uma regra prática e não foi lido em fonte primária; o guia de GPUs pede { $comfortable } ou mais para geração de imagens.
llm-memory-note-offload-memory = Com offload, os pesos esperam na memória principal, que precisa comportar cerca de { $resident }.
llm-memory-assume-flux-dev = Os números foram publicados para a versão dev, que tem o mesmo transformer.
llm-memory-sources-disagree = As fontes divergem sobre o cache de { $model }: notas da comunidade levam a { $low } ou a { $high } por token, conforme o motor e o modo de contar as cabeças. Usam-se aqui os { $used } da configuração publicada, com chaves e valores guardados.

llm-memory-warning-cache-bounded = O cache de { $model } é comprimido de um modo que a fórmula usual não descreve; ocupa aqui no máximo { $most }.
llm-memory-warning-cache-unknown = O cache de { $model } não pode ser calculado com o que está publicado, então fica de fora; conte com ele a mais.
llm-memory-warning-windows = O cache de { $model } ocupa { $used } porque algumas camadas guardam só uma janela; um motor que ignora as janelas precisa de { $whole } para ele.
llm-memory-warning-quality = { $format } custa qualidade: em um modelo grande, a perplexidade subiu { $rise } em relação a dezesseis bits.
llm-memory-warning-few-bits = { $format } tem menos de quatro bits por peso, e ali a qualidade cai depressa.
llm-memory-warning-heads = { $heads } cabeças de atenção não podem ser divididas igualmente entre { $cards } placas; a maioria dos motores recusa essa divisão por tensores.
llm-memory-warning-unequal-cards = Dividido por tensores, todas as placas guardam o mesmo, então a menor placa decide.

llm-memory-missing-model = De que modelo se trata, ou quantos bilhões de parâmetros ele tem?
