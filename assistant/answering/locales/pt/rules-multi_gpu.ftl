rule-multi-gpu-title = Várias placas

multi-gpu-headline-general = { $memory ->
    [none] No treino, { $count } placas fazem { $low } a { $high } o trabalho de uma, conforme a rede e a placa; um fluxo só de um modelo de linguagem quase não fica mais rápido, e { $count } experimentos separados rodam ao mesmo tempo.
   *[other] No treino, { $count } placas fazem { $low } a { $high } o trabalho de uma, conforme a rede e a placa; para um modelo de linguagem elas comportam { $memory } juntas, mas um fluxo só quase não fica mais rápido.
}
multi-gpu-headline-unlike = No treino, estas { $count } placas fazem de { $low } a { $high } o trabalho da { $fast } sozinha, porque todas esperam pela { $slow }; para um modelo de linguagem, reúnem { $memory }, e um único fluxo vai de { $layer-low } a { $layer-high } da velocidade dela com divisão por camadas. Experimentos separados fazem ao todo { $experiments } do trabalho.
multi-gpu-headline-principle = Uma placa basta para quase tudo. Várias placas baratas servem para muitos experimentos separados, uma placa grande para um modelo grande; no treino, { $count } placas fazem { $low } a { $high } o trabalho de uma, e para um modelo de linguagem somam memória, mas quase nenhuma velocidade.
multi-gpu-headline-training-text = No treino de uma rede de linguagem, { $count } placas fazem cerca de { $low } a { $high } o trabalho de uma, conforme a placa e os links.
multi-gpu-headline-training-text-measured = No treino de uma rede de linguagem, { $count } destas placas fazem cerca de { $speed } o trabalho de uma.
multi-gpu-headline-training-vision = No treino de uma rede de imagens, { $count } placas fazem cerca de { $low } a { $high } o trabalho de uma, pois redes assim trocam pouco.
multi-gpu-headline-inference = { $memory ->
    [none] Para um modelo de linguagem, { $count } placas dão primeiro capacidade: dividido por camadas, um fluxo alcança { $layer-low } a { $layer-high } a velocidade de uma placa, dividido por tensores a { $tensor-low } a { $tensor-high }.
   *[other] Para um modelo de linguagem, { $count } placas dão primeiro capacidade, { $memory } juntas: dividido por camadas, um fluxo alcança { $layer-low } a { $layer-high } a velocidade de uma placa, dividido por tensores a { $tensor-low } a { $tensor-high }.
}
multi-gpu-headline-layer = { $memory ->
    [none] A divisão por camadas dá capacidade e quase nenhuma velocidade: um fluxo em { $count } placas alcança { $low } a { $high } a velocidade de uma placa.
   *[other] A divisão por camadas dá capacidade, { $memory } juntas, e quase nenhuma velocidade: um fluxo em { $count } placas alcança { $low } a { $high } a velocidade de uma placa.
}
multi-gpu-headline-tensor = { $memory ->
    [none] Dividido por tensores, um fluxo em { $count } placas alcança { $low } a { $high } a velocidade de uma placa, conforme o link entre elas.
   *[other] Dividido por tensores, um fluxo em { $count } placas alcança { $low } a { $high } a velocidade de uma placa, conforme o link entre elas; elas comportam { $memory } juntas.
}
multi-gpu-headline-experiments = Sim: { $count } placas rodam { $count } experimentos separados ao mesmo tempo, sem código paralelo. Nenhum deles fica mais rápido, e pedem cerca de { $cores } núcleos de processador.
multi-gpu-headline-nvlink = O NVLink é útil, mas raramente necessário: na divisão por tensores em duas placas ele soma { $text-low } a { $text-high } ao escrever texto e { $prompt-low } a { $prompt-high } ao ler prompts, e nada na divisão por camadas nem em experimentos separados.
multi-gpu-headline-nvlink-has = A { $card } tem NVLink com { $rate } em cada direção. Ele é útil, mas raramente necessário: na divisão por tensores em duas placas ele soma { $text-low } a { $text-high } ao escrever texto e { $prompt-low } a { $prompt-high } ao ler prompts, e nada na divisão por camadas nem em experimentos separados.
multi-gpu-headline-nvlink-none = A { $card } não tem NVLink; suas placas conversam por PCIe. A divisão por camadas e experimentos separados não sentem falta, pois { $layer } bastam para uma divisão por camadas; uma divisão por tensores troca { $tensor } e aproveita um link PCIe largo.
multi-gpu-headline-choice-priced = Com { $one } você tem { $one-memory } de memória a { $one-power } por { $one-price }; com { $other }, { $other-memory } a { $other-power } por { $other-price }. Leve o maior número de placas para experimentos separados e a maior placa individual para um modelo só.
multi-gpu-headline-model-both = { $model } em { $format } cabe nas duas opções com um contexto de { $context }: em { $one } precisa de { $one-need } de { $one-room }; em { $other }, de { $other-need } de { $other-room }.
multi-gpu-headline-model-one = Leve { $one }: com um contexto de { $context }, { $model } em { $format } precisa ali de { $one-need } de { $one-room }. Não cabe em { $other }, onde precisa de { $other-need } e só { $other-room } podem ser usados.
multi-gpu-headline-model-none = { $model } em { $format } não cabe em nenhuma das duas com um contexto de { $context }: em { $one } precisa de { $one-need }, mas só { $one-room } podem ser usados; em { $other }, de { $other-need }, mas só { $other-room }.
multi-gpu-step-model-need = O que o modelo precisa em { $cards }
multi-gpu-step-model-room = Memória que { $cards } tem para ele
multi-gpu-headline-choice = Com { $one } você tem { $one-memory } de memória a { $one-power }; com { $other }, { $other-memory } a { $other-power }. Leve o maior número de placas para experimentos separados e a maior placa individual para um modelo só.
multi-gpu-headline-choice-memory = Com { $one } você tem { $one-memory } de memória; com { $other }, { $other-memory }. Leve o maior número de placas para experimentos separados e a maior placa individual para um modelo só.
multi-gpu-headline-power = Consome menos: { $less }, com potência de { $least }, contra { $most } de { $more }.
multi-gpu-headline-power-equal = { $one } e { $other } consomem o mesmo: { $value }.
multi-gpu-headline-memory = Mais memória: { $more }, com { $most }, contra { $least } de { $less }.
multi-gpu-headline-memory-equal = { $one } e { $other } têm a mesma memória: { $value }.
multi-gpu-headline-price = Mais barato: { $less }, por { $least }, contra { $most } de { $more }.
multi-gpu-headline-speed = Mais rápido no treino: { $more }, cerca de { $factor } a velocidade de { $less }.
multi-gpu-note-power-unknown = A potência de { $cards } não é conhecida aqui; por isso as duas não são comparadas em potência.
multi-gpu-headline-2017-cluster = Pelo guia de { $year }, o CNTK alcançava { $low } a { $high } a velocidade de uma placa em { $count } placas de um cluster.
multi-gpu-headline-2017 = Pelo guia de { $year }, { $count } placas alcançam { $low } a { $high } a velocidade de uma com CNTK, Torch ou PyTorch; o TensorFlow só alcançava { $weak-low } a { $weak-high } em { $cards } placas.
multi-gpu-take = Leve { $cards }

multi-gpu-step-pair = Parcela do dobro da velocidade que duas { $card } alcançam em uma rede de linguagem
multi-gpu-step-training = Velocidade de { $count } placas, por uma troca em anel, se elas escalam como a { $card }
multi-gpu-step-images-low = Rede de imagens em { $count } placas, extremo inferior
multi-gpu-step-images-high = Rede de imagens em { $count } placas, extremo superior
multi-gpu-step-layer-low = Um fluxo dividido por camadas, extremo inferior
multi-gpu-step-layer-high = Um fluxo dividido por camadas, maior medição
multi-gpu-step-tensor-low = Um fluxo dividido por tensores, extremo inferior
multi-gpu-step-tensor-high = Um fluxo dividido por tensores, extremo superior
multi-gpu-step-memory = Memória de todas as placas
multi-gpu-step-cores = Núcleos de processador para o carregamento de dados de todos os experimentos
multi-gpu-step-unlike-low = No ritmo da { $slow }, limite inferior
multi-gpu-step-unlike-high = No ritmo da { $slow }, limite superior
multi-gpu-step-unlike-layer-low = Um fluxo com divisão por camadas em relação à { $fast }, cada placa com sua parte da memória, limite inferior
multi-gpu-step-unlike-layer-high = Um fluxo com divisão por camadas em relação à { $fast }, cada placa com sua parte da memória, limite superior
multi-gpu-step-unlike-experiments = Experimentos separados em todas as placas, em relação à { $fast }
multi-gpu-step-nvlink-rate = NVLink da { $card } em uma direção
multi-gpu-step-nvlink-older-low = Ganho ao escrever com software antigo, extremo inferior
multi-gpu-step-nvlink-older-high = Ganho ao escrever com software antigo, extremo superior
multi-gpu-step-nvlink-newer-low = Ganho ao escrever com software novo, extremo inferior
multi-gpu-step-nvlink-newer-high = Ganho ao escrever com software novo, extremo superior
multi-gpu-step-nvlink-prompt-low = Ganho ao ler prompts, extremo inferior
multi-gpu-step-nvlink-prompt-high = Ganho ao ler prompts, extremo superior
multi-gpu-step-memory-of = Memória de { $cards }
multi-gpu-step-power-of = Potência de { $cards }
multi-gpu-step-price-of = Preço de { $cards }
multi-gpu-step-choice = Velocidade de treino de { $one } em relação à de { $other }
multi-gpu-step-2017-low = Velocidade de { $count } placas com a eficiência do guia, extremo inferior
multi-gpu-step-2017-high = Velocidade de { $count } placas com a eficiência do guia, extremo superior
multi-gpu-step-2017-efficiency-low = Parcela de uma escala perfeita, extremo inferior
multi-gpu-step-2017-efficiency-high = Parcela de uma escala perfeita, extremo superior

multi-gpu-assume-count = O número de placas não foi dito; supõem-se { $count }.
multi-gpu-assume-model = Duas placas medidas dizem quanto de um passo vai para a troca de gradientes; com mais placas, essa parte cresce como o tráfego de uma troca em anel. Placas que dividem um link até o processador ficam piores.
multi-gpu-assume-unlike = As placas são diferentes, por isso todos os números se referem à { $fast } sozinha, a mais rápida: as que treinam uma rede ou dividem tensores esperam pela mais lenta, com divisão por camadas cada uma leva o seu tempo, e experimentos separados se somam.
multi-gpu-assume-text = Conta-se uma rede de linguagem, que troca muito; redes de imagens escalam melhor, como mostra a tabela.
multi-gpu-assume-nvlink = Os ganhos foram medidos em duas { $card }; outras placas com NVLink podem diferir.
multi-gpu-nvlink-disagree = As medições divergem: software antigo ganhava { $older-low } a { $older-high } ao escrever, software novo { $newer-low } a { $newer-high }, e os dois delimitam a resposta. Um relato de { $rejected } não é usado, porque os limites de potência não coincidiam.
multi-gpu-nvlink-training = No treino, duas a oito { $card } ganharam { $low } a { $high } em uma rede de linguagem. Em uma rede de imagens mediram { $with-it } com o link contra { $without } sem, o que se lê como ruído do teste.
multi-gpu-note-layer = Medido com divisão por camadas: um modelo grande escreveu { $few-speed } em { $few } placas e { $many-speed } em { $many }.
multi-gpu-note-experiments = Experimentos separados não precisam de código paralelo: cada placa roda o seu, e nenhum fica mais rápido.
multi-gpu-note-many = Com { $cards }, { $count } experimentos separados rodam ao mesmo tempo.
multi-gpu-note-large = O maior modelo sem divisão, de até { $memory }, cabe em uma placa com { $cards }.
multi-gpu-note-pooled = { $cards } comportam mais juntas, { $memory }, mas só para um modelo dividido entre elas.
multi-gpu-warning-mixed = Placas diferentes em um grupo andam no ritmo da mais lenta, e uma divisão por tensores funciona melhor com placas iguais.
multi-gpu-warning-narrow-links = Quatro placas em links estreitos que trabalham em uma mesma rede perdem cerca de { $low } a { $high }, como um leitor cita de uma edição posterior do guia.
multi-gpu-warning-tensor = Uma divisão por tensores pede placas iguais, um link rápido e um número de placas entre as quais as cabeças de chave e valor do modelo possam ser divididas.
multi-gpu-warning-nvlink-memory = O NVLink não funde a memória das placas: o modelo ainda precisa ser dividido.
multi-gpu-warning-nvlink-pairs = As pontes das placas de desktop só unem pares, então { $count } placas ainda conversam por PCIe entre os pares.
multi-gpu-warning-2017-cluster = Este é o estado de { $year }, mostrado como história: as medições de hoje vão de { $fewest } a { $most } placas em uma máquina, e nada dizem de { $count }.
multi-gpu-warning-2017 = Este é o estado de { $year }, mostrado como história. Para as medições de hoje, pergunte sem o ano.
multi-gpu-2017-contradiction = O guia de { $year } dá { $low } a { $high } tanto para { $cards } quanto para { $most } placas. Isso é bom para { $cards } e implausível para { $most }, em que significaria uma eficiência de no máximo { $share }; lê-se como um número para { $cards }.
multi-gpu-2017-cluster = Era uma só biblioteca em um cluster, com gradientes quantizados em um bit.
