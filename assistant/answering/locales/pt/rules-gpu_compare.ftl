rule-gpu-compare-title = Comparação de placas de vídeo

gpu-compare-headline-memory = A { $more } tem mais memória: { $more-memory }, contra { $less-memory } da { $less }.
gpu-compare-headline-memory-equal = Estas placas têm a mesma memória, { $memory }: { $cards }.
gpu-compare-headline-power = A { $less } consome menos: a potência dela é de { $less-power }; a da { $more }, { $more-power }.
gpu-compare-headline-power-equal = Estas placas consomem o mesmo, { $power }: { $cards }.
gpu-compare-assume-yardstick = Não foi dito com que placa comparar; a { $card } serve de medida.
gpu-compare-headline-training-measured = { $text ->
    [none] No treino, a { $fast } tem { $factor } a velocidade da { $slow }, medida com o mesmo software.
   *[other] No treino, a { $fast } tem { $factor } a velocidade da { $slow }, medida com o mesmo software; ao escrever texto, tem { $text }.
}
gpu-compare-headline-training-bandwidth = { $text ->
    [none] No treino, a { $fast } tem cerca de { $factor } a velocidade da { $slow }, pela largura de banda, que compara dentro de uma arquitetura.
   *[other] No treino, a { $fast } tem cerca de { $factor } a velocidade da { $slow }, pela largura de banda, que compara dentro de uma arquitetura; ao escrever texto, mediu-se { $text }.
}
gpu-compare-headline-training-statement = No treino, a { $fast } tem cerca de { $factor } a velocidade da { $slow }, pela tabela de placas equivalentes do guia de { $year }.
gpu-compare-headline-training-estimated = { $text ->
    [none] No treino, estima-se que a { $fast } tenha { $factor } a velocidade da { $slow }; nenhum teste rodou as duas com o mesmo software.
   *[other] No treino, estima-se que a { $fast } tenha { $factor } a velocidade da { $slow }, pois nenhum teste rodou as duas com o mesmo software; ao escrever texto, mediu-se { $text }.
}
gpu-compare-headline-text-measured = Ao escrever texto com um modelo de linguagem, a { $fast } tem { $factor } a velocidade da { $slow }, medida com um mesmo modelo nas duas.
gpu-compare-headline-text-bandwidth = Ao escrever texto com um modelo de linguagem, a { $fast } tem cerca de { $factor } a velocidade da { $slow }, pela largura de banda, que compara dentro de uma arquitetura.
gpu-compare-headline-equal-training = No treino, estas placas são igualmente rápidas: { $cards }.
gpu-compare-headline-equal-text = Ao escrever texto, estas placas são igualmente rápidas: { $cards }.
gpu-compare-headline-apart = Nenhum teste rodou estas placas com o mesmo software, e a largura de banda não compara entre arquiteturas, então nenhum fator é dado para { $cards }; a tabela mostra o que cada placa tem e o que mediu sozinha.
gpu-compare-headline-apart-text = Ao escrever texto com um modelo de linguagem, estima-se que a { $fast } tenha { $factor } a velocidade da { $slow }, pela largura de banda que cada uma aproveita. Para treino, nenhum fator é dado: nenhum teste rodou as duas com o mesmo software, e ali a largura de banda não compara entre arquiteturas.
gpu-compare-headline-text-bound = Ao escrever texto com um modelo de linguagem, estima-se que a { $fast } tenha { $factor } a velocidade da { $slow }, pela largura de banda que cada uma aproveita; nenhum modelo foi medido nas duas.
gpu-compare-headline-text-alike = Ao escrever texto com um modelo de linguagem, estima-se que a { $fast } e a { $slow } sejam mais ou menos igualmente rápidas: { $factor } pela largura de banda que cada uma aproveita, menos do que a estimativa consegue distinguir; nenhum modelo foi medido nas duas.
gpu-compare-headline-small = { $units ->
    [none] Uma rede recorrente pequena não ganha quase nada com a { $fast } em vez da { $slow }, embora a { $fast } tenha { $factor } a velocidade em redes grandes.
   *[other] Uma rede recorrente de { $units } unidades ocultas não ganha quase nada com a { $fast } em vez da { $slow }, embora a { $fast } tenha { $factor } a velocidade em redes grandes.
}
gpu-compare-headline-small-only = Uma rede tão pequena não ganha quase nada com a mais rápida destas placas: { $cards }.
gpu-compare-take = Pela velocidade, leve a { $card }
gpu-compare-take-either = A { $card } faz este trabalho igualmente bem

gpu-compare-step-training-measured = Velocidade de treino da { $fast } em relação à da { $slow }, ambas relativas à { $baseline }, software de { $era }
gpu-compare-step-bandwidth = Largura de banda da { $fast } em relação à da { $slow }
gpu-compare-step-statement = A { $card } como parcela de uma { $one }
gpu-compare-step-estimated = Velocidade de treino da { $card } relativa à { $baseline }, estimada pela largura de banda, pelo cálculo e pela arquitetura
gpu-compare-step-arithmetic = Velocidade de treino da { $fast } em relação à da { $slow }, pelo cálculo com a mesma largura de banda
gpu-compare-step-own-measured = Velocidade de treino da { $card } relativa à { $baseline }, medida
gpu-compare-step-factor = A { $fast } em relação à { $slow }
gpu-compare-step-text = Escrever texto: a { $fast } em relação à { $slow }, { $model }, { $day }
gpu-compare-step-text-bandwidth = Escrever texto: largura de banda da { $fast } em relação à da { $slow }
gpu-compare-step-text-bound = Escrever texto: largura de banda que a { $fast } aproveita em relação à da { $slow }
gpu-compare-step-prefill = Ler um prompt: a { $fast } em relação à { $slow }, { $model }, { $day }

gpu-compare-assume-measured = Os números de treino são a média de várias redes em meia precisão em uma placa, com software de { $era }. Redes isoladas diferem da média por um fator de até { $spread }.
gpu-compare-assume-bandwidth = Estas placas compartilham a arquitetura { $architecture }, dentro da qual a velocidade de treino segue a largura de banda. Nenhum teste contém todas.
gpu-compare-assume-statement = O guia de { $year } conta uma { $small } como { $share } de uma { $big }; as outras placas seguem pela largura de banda dentro da própria arquitetura. O guia chamou a tabela de comparação grosseira.
gpu-compare-assume-estimated = A estimativa toma o que as placas medidas de cada arquitetura tiram da largura de banda e do cálculo com software de { $era }. A largura de banda sozinha não compara entre arquiteturas.
gpu-compare-assume-arithmetic = Estas placas compartilham a arquitetura { $architecture } e têm a mesma largura de banda, então o cálculo as distingue: pela raiz quadrada, já que o treino é limitado por uma e por outro, alternadamente. Nenhum teste contém todas.
gpu-compare-assume-text = A escrita de texto foi medida para um usuário com { $model }, { $day }.
gpu-compare-assume-text-bandwidth = Nenhuma medição de texto contém todas estas placas; elas compartilham a arquitetura { $architecture }, então a largura de banda a substitui.
gpu-compare-assume-text-bound = Nenhum modelo foi medido em todas estas placas. Escrever texto lê o modelo inteiro a cada token, então segue a largura de banda em qualquer arquitetura; as parcelas são as que placas com memória assim alcançaram lendo { $read } por token.
gpu-compare-assume-price-for-speed = O preço por essa velocidade é o que uma placa custa pela velocidade da { $card }.
gpu-compare-note-text-unknown = Nenhum modelo foi medido em todas estas placas; pergunte pelos tokens por segundo do seu modelo em cada uma.
gpu-compare-note-bandwidth-inside = A largura de banda sozinha diria { $alone }; usa-se { $used }, mais bem fundamentado.
gpu-compare-note-bandwidth-across = A largura de banda sozinha diria { $alone } e enganaria, porque cada arquitetura faz outra coisa dela; usa-se { $used }.

gpu-compare-note-text = Ao escrever texto, a ordem é outra: a { $fast } tem { $factor } a velocidade da { $slow }.
gpu-compare-note-training = No treino, a ordem é outra: a { $fast } tem { $factor } a velocidade da { $slow }.
gpu-compare-note-prefill = Ao ler prompts longos, o que depende do cálculo e não da largura de banda, a { $fast } tem { $factor } a velocidade da { $slow }.
gpu-compare-note-memory = A { $card } tem mais memória, { $more } contra { $less } da { $fast }; a memória decide que modelos chegam a rodar.
gpu-compare-note-value = A { $card } custa menos pela velocidade: { $price } pela velocidade de uma { $slow }, contra { $dearer } com a { $other }.
gpu-compare-note-small-networks = Redes pequenas não enchem uma placa rápida. Em { $year }, uma rede recorrente de { $few } unidades ocultas, com lote acima de { $batch }, quase não ganhava com uma placa mais rápida; uma de { $many } mostrava toda a diferença.
gpu-compare-note-large-network = Uma rede deste tamanho mostra toda a diferença, como mostrou uma de { $many } unidades ocultas com lote acima de { $batch } em { $year }.
gpu-compare-note-network-between = Esta rede fica entre as duas que o guia de { $year } cita: { $few } unidades ocultas quase não ganhavam com uma placa mais rápida, { $many } mostravam toda a diferença. Meça a sua antes de pagar por velocidade.
gpu-compare-note-no-price = Nenhum preço atual é conhecido para { $cards }.
gpu-compare-warning-laptop = Os chips de notebook rodam no limite de potência que o fabricante do notebook define, então a velocidade varia de um notebook para outro: { $cards }.
gpu-compare-warning-rule-of-thumb = Nenhum teste de treino desta arquitetura pôde ser lido, então a parcela dela é uma regra prática: { $cards }.

gpu-compare-missing-cards = Quais são as duas placas de vídeo a comparar?
gpu-compare-missing-other = Com que placa devo comparar a { $card }?
