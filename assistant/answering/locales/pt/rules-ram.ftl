rule-ram-title = Memória principal

ram-headline = Planeje { $recommended } de memória RAM; { $minimum } é o mínimo que faz sentido.
ram-headline-one = Planeje { $recommended } de memória RAM.
ram-headline-2018 = Pelo guia de hardware de { $year }, pelo menos { $need } de memória RAM, a memória da maior placa; o próximo kit à venda tem { $kit }.
ram-headline-enough = Sim, { $given } de memória RAM bastam.
ram-headline-tight = { $given } de memória RAM bastam para trabalhar, mas { $recommended } seriam confortáveis.
ram-headline-short = Não, { $given } de memória RAM não bastam: planeje pelo menos { $minimum }, melhor { $recommended }.
ram-headline-short-one = Não, { $given } de memória RAM não bastam: planeje pelo menos { $minimum }.
ram-headline-unified = O { $card } não tem memória RAM própria além da memória de vídeo: processador e GPU dividem uma só memória, então escolha o tamanho dela ao comprar a máquina.
ram-buy = { $kit } de memória RAM

ram-step-largest = Memória da maior placa
ram-step-minimum = Mínimo: a maior placa, mas nunca abaixo do piso
ram-step-sum = Memória de todas as placas juntas
ram-step-recommended = Recomendado: a soma de todas as placas, se for maior
ram-step-tables = Tabelas tratadas na memória, com suas cópias
ram-step-minimum-model = Mínimo: o arquivo do modelo, mas nunca abaixo do piso
ram-step-recommended-model = Recomendado: o arquivo do modelo além do piso para todo o resto
ram-step-file-gib = O mesmo em unidades binárias, nas quais a memória é vendida de fato
ram-step-kit = Menor conjunto de pentes à venda que comporta isso
ram-step-offload-speed = Limite superior da velocidade de um modelo denso cujo resto é lido da RAM

ram-assume-card = Nenhuma placa foi citada; supõe-se uma placa com { $memory }.
ram-sources-disagree = As fontes divergem: o guia de hardware de { $old } pede a memória da maior placa, { $largest }, o manual de aprendizado de máquina de { $new } a soma de todas as placas, { $sum }. Aqui a primeira, com um piso, é o mínimo e a segunda a recomendação, já que um treino modesto roda com a quantia menor e trabalhos paralelos enchem a maior.
ram-note-not-vram = A RAM não substitui a memória de vídeo: um modelo que não cabe na placa roda em parte da RAM, e um desktop com dois canais lê a RAM a cerca de { $ram }.
ram-note-not-vram-card = A RAM não substitui a memória de vídeo: a { $card } lê a própria memória a { $bandwidth }, um desktop com dois canais lê a RAM a cerca de { $ram }.
ram-note-kaggle = A engenharia de atributos guarda cópias das tabelas: como regra prática, planeje { $low } a { $high } vezes o tamanho da tabela.
ram-note-data-streams = O conjunto de dados de { $dataset } não precisa caber na RAM, porque o treino o lê do disco em lotes.
ram-note-units = Placas e pentes de memória vendidos em GB comportam o mesmo número em GiB; o arquivo do modelo é contado em GiB.
ram-note-offload-model-unknown = Some o tamanho do arquivo do modelo à recomendação; cite o tamanho e o formato do modelo para que seja contado.
ram-note-2018-more-cards = Mais placas não precisam de mais RAM, pelo guia de hardware de { $year }.
ram-note-clock = Um clock de memória mais alto ganha no máximo { $gain } no treino em uma placa, pelo guia de hardware de { $year }.
ram-warning-desktop = Placas-mãe comuns de desktop terminam em { $maximum }; para mais, é preciso uma placa-mãe de workstation ou de servidor.
ram-warning-price = A RAM está cara: um kit de { $kit } custava pelo menos { $price } em { $day }. Compre o que a regra pede e deixe slots livres.
