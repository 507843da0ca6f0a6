error-rule-input = { $reason }
error-out-of-range = Fora da faixa: { $input } está em { $value }, mas deve ficar de { $minimum } a { $maximum }.
error-count-not-whole = Não existe máquina com { $given } placas; dê um número inteiro.
error-unknown-rule = Não há regra “{ $name }”. Há: { $known }.
error-unknown-rule-near = Não há regra “{ $name }”. Você quis dizer “{ $nearest }”?
error-unknown-field = Não há entrada “{ $name }”. Há: { $known }.
error-unknown-field-near = Não há entrada “{ $name }”. Você quis dizer “{ $nearest }”?
error-missing-field = Falta a entrada “{ $field }”; dê um valor para ela.
error-malformed-field = A entrada “{ $field }” não pode ser “{ $given }”; veja a forma dela no esquema da regra.
error-choice = A entrada “{ $field }” não pode ser “{ $given }”. Permitidos: { $known }.
error-kind = A entrada “{ $field }” não pode ser “{ $given }”; é preciso { $expected }.
error-count-in-name = “{ $given }” é um nome com um número de placas; dê o número à parte, em “{ $field }”.
error-unknown-card = Não conheço a placa de vídeo “{ $name }”. Confira o nome, ou dê a potência e a memória da placa.
error-unknown-card-near = Não existe a placa de vídeo “{ $name }”. Parecidas que existem: { $nearest }. Qual delas você quer dizer?
error-unknown-cpu = Não conheço o processador “{ $name }”. Confira o nome, ou dê a potência dele em carga máxima, em watts.
error-unknown-cpu-near = Não existe o processador “{ $name }”. Parecidos que existem: { $nearest }. Qual deles você quer dizer?
error-card-memory = O banco de dados de placas lista a { $card } com { $real }, não com { $given }. Dê outra placa, ou descreva uma placa modificada pela memória e pela potência, sem nome.
error-card-memory-unknown = { $card ->
    [none] A memória desta placa não é conhecida; dê-a em GB.
   *[other] A memória da { $card } não é conhecida; dê-a em GB.
}
error-board-power-unknown = { $card ->
    [none] A potência desta placa não é conhecida; dê o nome ou a potência em watts.
   *[other] A potência da { $card } não é conhecida; dê-a em watts.
}
error-power-limit-floor = { $card ->
    [none] Esta placa não pode ser limitada a { $limit }; o menor limite dela é { $floor }.
   *[other] A { $card } não pode ser limitada a { $limit }; o menor limite dela é { $floor }.
}
error-machine-nothing-given = Cite as placas de vídeo da máquina, ou a potência total em watts.
error-machine-total-and-parts = Dê a potência total da máquina ou as placas de vídeo, não as duas coisas.
error-psu-no-supply = Nenhuma fonte de até { $largest }, o máximo que este circuito permite, alimenta sequer uma dessas placas com a margem; a máquina precisa de { $required }. Use um circuito de tensão mais alta ou um limite de potência.
error-mains-form = “{ $given }” não é um circuito elétrico; escreva como { $example }.
error-unknown-country = O circuito usual de “{ $given }” não é conhecido; dê um código de país de duas letras, ou o próprio circuito.
error-unknown-format = Não há formato numérico “{ $given }”. Há: { $known }.
error-currency-unknown = “{ $word }” não é uma moeda conhecida aqui, se isto for um valor em dinheiro. Informe-o em uma destas: { $known }.
error-currency-without-rate = O Banco Central Europeu não publica taxa para { $money } ({ $currency }), então não dá para converter aqui. Quanto é, mais ou menos, em dólares americanos?
error-currency-assumed-without-rate = Nenhuma moeda foi dita, e para a usual aqui, { $money } ({ $currency }), o Banco Central Europeu não publica taxa de conversão. Em que moeda está o valor?
error-unknown-currency = O Banco Central Europeu não tem taxa para “{ $given }”. Dê o orçamento em uma destas: { $known }.
error-budget-range = Um orçamento de { $given } está fora da faixa; deve ficar de { $minimum } a { $maximum }.
error-cpu-cores = O { $cpu } tem { $real } núcleos, não { $given }. Deixe o número de fora, ou dê os núcleos sem o nome.
error-cpu-threads = O { $cpu } tem { $real } threads, não { $given }. Deixe o número de fora, ou dê as threads sem o nome.
error-threads-below-cores = Um processador com { $cores } núcleos tem pelo menos o mesmo número de threads, não { $threads }.
error-cpu-inference-preprocessing = Rodar um modelo pronto não prepara dados de treino; deixe de fora quando os dados são preparados, ou pergunte sobre treino.
error-pcie-2018-example = O guia de hardware de { $year } dá tempos de transferência só para o próprio exemplo: um lote de { $batch } imagens por PCIe { $generation } com { $lanes } pistas. Para qualquer outro caso, pergunte sem o ano.
error-pcie-2018-training = O guia de hardware de { $year } fala só de treino; pergunte sem o ano.
error-pcie-model-not-loaded = O arquivo de um modelo só importa quando ele é carregado; deixe-o de fora, ou pergunte sobre o carregamento.
error-pcie-model-size = Que modelo deve ser carregado? Dê o nome, o número de parâmetros ou o tamanho do arquivo em GB.
error-pcie-one-card = O paralelismo de tensores precisa de pelo menos duas placas, e foi dado { $count }.
error-pcie-sample-twice = Dê o tamanho de uma amostra ou os pixels de uma imagem, não as duas coisas.
error-storage-2018-example = O exemplo do guia de hardware de { $year } tem números próprios; deixe “{ $field }” de fora, ou pergunte sem o ano.
error-storage-bus = Um disco do tipo { $drive } não lê { $given }; a conexão dele transporta no máximo { $limit }.
error-storage-model-size = Que modelo deve ser carregado? Dê o nome, o número de parâmetros ou o tamanho do arquivo em GB.
error-storage-checkpoint-size = O tamanho de um checkpoint decorre do modelo; dê o nome ou o número de parâmetros.
error-storage-speed-twice = Dê as amostras por segundo ou o tempo de um lote, não as duas coisas.
error-card-length-unknown = O comprimento desta placa não é conhecido; dê-o em milímetros.
error-model-file-twice = Dê o tamanho do arquivo do modelo ou o modelo, não as duas coisas.
error-unknown-model = Não conheço o modelo de linguagem “{ $name }”. Confira o nome, ou dê o número de parâmetros em bilhões.
error-unknown-model-near = Não há modelo de linguagem “{ $name }” no catálogo. Parecidos que existem: { $nearest }. Qual deles você quer dizer?
error-model-missing = Cite o modelo de linguagem, ou dê o número de parâmetros em bilhões.
error-model-size = { $model } tem { $real }, não { $given }. Dê o nome ou o tamanho, ou corrija um deles.
error-active-above-total = Um modelo de { $total } não pode usar { $active } em um token; os parâmetros ativos são uma parte de todos.
error-image-method = Para { $model } não há número publicado para esse método. Há: { $known }.
error-card-bandwidth-unknown = A largura de banda da memória de { $card } não é conhecida, e a velocidade decorre dela. Cite a placa.
error-speed-no-card = Cite a placa de vídeo em que o modelo roda, ou a largura de banda da memória principal.
warning-stale-parameter = A constante { $name } foi conferida pela última vez há { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} e está na hora de conferi-la.

error-question-empty = Não há pergunta aqui. Escreva-a com palavras, por exemplo: de que fonte preciso para duas RTX 3090?
error-question-too-long = A pergunta tem { $length } caracteres; no máximo { $limit } são lidos. Encurte-a, ou adicione um texto longo com “rigwise ingest”.
error-busy = Há perguntas demais esperando agora. Pergunte de novo em alguns segundos.
error-state = O arquivo “{ $file }” não pode ser lido nem gravado: { $reason }. Se outro programa o usa, tente de novo daqui a pouco; se está danificado, tire-o da pasta do Rigwise para começar um novo.
error-state-database = O PostgreSQL não pode ser lido nem gravado: { $reason }. Confira o endereço em RIGWISE_STATE ou RIGWISE_VECTORS e se o banco está funcionando, e tente de novo.
error-state-newer = “{ $file }” tem o esquema { $found }, de um Rigwise mais novo; este conhece no máximo { $known }. Instale a versão mais nova.
error-state-older = O esquema do banco é mais antigo que este Rigwise, que trabalha com { $known }. Atualize-o com: { $command }
error-extra-missing = Falta um complemento para { $what }. Instale-o com: { $command }
error-state-extra = Guardar o estado no PostgreSQL exige um complemento: { $command }
error-not-ready = O índice ainda está sendo carregado. Pergunte de novo em um segundo.
error-key = Este servidor pede uma chave: envie-a como “Authorization: Bearer …”.
error-rate = Requisições demais daqui. Espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} para continuar.
error-not-found = Não há nada neste endereço; a interface está descrita em /docs.
error-method = Este endereço não aceita este método; a interface está descrita em /docs.
error-body-too-large = A requisição é grande demais: aqui são aceitos no máximo { $limit } kB.
error-request = A requisição não pode ser atendida desta forma; a interface está descrita em /docs.
error-content-type = O corpo é lido como JSON: envie-o com o cabeçalho “{ $field }: { $known }”.
error-source-unknown = Não há documento nem fonte “{ $name }”; GET /sources lista todos.
error-source-cited = “{ $name }” é uma fonte que as respostas citam ({ $title }). O texto dela não fica aqui; GET /sources diz o que se sabe dela.
error-json = “{ $field }” não é JSON válido; veja o caractere { $position }.
error-empty-field = A entrada “{ $field }” está vazia; dê um valor para ela.
error-pattern = A entrada “{ $field }” não pode ser “{ $given }”; precisa corresponder a { $pattern }.
error-one-answer = Aqui uma pergunta tem uma só resposta, pois ela é calculada e citada: deixe “{ $field }” de fora.
error-request-malformed = O campo “{ $field }” falta ou está malformado; a forma dele está descrita em /docs.
error-unknown-parameter = Este endereço não aceita “{ $field }”; aceita: { $known }.
error-span = O intervalo de { $start } a { $end } não está dentro do documento, que tem { $length } caracteres.
error-internal = Algo deu errado do nosso lado. Informe com o número { $request }, por favor.
error-adapter-without-socket = Nenhuma dessas placas tem conector { $socket }, então o adaptador não tem o que alimentar; deixe-o de fora, ou cite o conector.
error-sockets-too-weak = { $card ->
    [none] Com o slot, { $sockets } transporta { $carried }, menos que os { $power } desta placa; confira os conectores ou a potência.
   *[other] Com o slot, { $sockets } transporta { $carried }, menos que os { $power } da { $card }; confira os conectores ou a placa.
}
error-slots-do-not-fit = Essas placas com os slots livres entre elas precisam de { $needed } slots, mas a placa-mãe tem { $available }; deixe menos livres, ou use uma placa-mãe maior.
error-efficiency-and-tier = Dê a eficiência da fonte ou o selo dela, não as duas coisas.
error-unknown-tariff = Não há país com o código “{ $given }”; dê um código de país de duas letras, ou o preço do quilowatt-hora.
error-tariff-currency = { $given ->
    [none] O preço do quilowatt-hora precisa de uma moeda, como código de três letras.
   *[other] “{ $given }” não é uma moeda; dê a moeda do preço como código de três letras.
}
error-supply-below-load = Uma fonte de { $supply } não alimenta uma máquina que consome { $load }; confira os dois números.
error-wall-and-parts = Dê a potência medida na tomada ou a máquina, não as duas coisas.
error-electricity-example = O exemplo de { $year } vale por si; deixe a máquina de fora, ou pergunte aos preços de hoje.
error-compare-one-card = Uma comparação precisa de pelo menos duas placas de vídeo diferentes; cite-as.
error-compare-unnamed = Só placas com nome podem ser comparadas; dê o nome desta.
error-compare-same-card = A { $card } foi citada duas vezes; uma comparação precisa de placas diferentes.
error-compare-count = Uma { $card } é comparada com uma das outras placas; para várias placas em uma máquina, faça outra pergunta.
error-use-kind = “{ $kind }” não é um tipo do uso “{ $purpose }”; só há tipos para pesquisa e empresa.
error-memory-and-cards = Dê a memória de uma placa ou as próprias placas, não as duas coisas.
error-no-price = Nenhum preço é conhecido para a { $card }; acrescente um seu com “rigwise prices import”.
error-cloud-no-price = { $card ->
    [none] O preço desta placa não é conhecido; diga quanto custa.
   *[other] Nenhum preço atual é conhecido para a { $card }; diga quanto custa.
}
error-cloud-no-rate = { $card ->
    [none] O aluguel desta placa não é conhecido; diga quanto custa por hora.
   *[other] Nenhum aluguel é conhecido para a { $card }; diga quanto custa por hora, ou cite outra placa para alugar.
}
error-cloud-resale = A placa não pode ser vendida por { $resale } no fim se custa { $price }; dê um valor de zero até o preço.
error-cloud-no-card = A entrada “{ $field }” pertence a uma placa; cite também a placa.
error-build-nothing-given = Cite as placas da máquina, ou dê um orçamento para a máquina inteira.
error-build-cards-and-budget = Dê as placas da máquina ou um orçamento para escolhê-las, não as duas coisas.
error-build-count-twice = O número de placas vai em cada placa citada; deixe de fora o número separado.
error-build-no-cards = Por { $money }, { $share } do orçamento, nenhuma placa à venda atende aos seus desejos ou comporta o modelo. Aumente o orçamento ou a parcela das placas, ou deseje menos.
error-build-own-supply = { $cards } faz parte de uma máquina completa com fonte própria; não há o que montar em volta.
error-count-and-cards = Dê as placas com seus números ou um só número de placas, não as duas coisas.
error-multi-one-card = Uma placa não tem com quem dividir o trabalho; dê pelo menos duas.
error-multi-2017 = O guia de { $year } fala de máquinas com até { $most } placas e de um cluster com { $cluster }, não de { $given }. Para as medições de hoje, pergunte sem o ano.
error-multi-unnamed = Só placas com nome podem ser comparadas com outras; dê o nome destas.
error-multi-same = As duas opções são as mesmas placas; dê duas diferentes.
error-price-file = O seu arquivo de preços não pode ser usado: { $fault }. Corrija-o, ou pergunte sem ele.
error-claimed-memory = Segundo { $source }, a { $card } tem { $real } de memória, e não { $given }.
error-claimed-power = Segundo { $source }, a potência da { $card } é { $real }, e não { $given }.
error-claimed-maker = Segundo { $source }, a { $card } é da { $real }, e não da { $given }.
error-confirmed-maker = Sim: segundo { $source }, a { $card } é da { $real }.
error-claimed-parameters = { $model } tem { $real }, e não { $given }.
error-edit-number = Nada mudou: { $fact } – precisa ser um número de { $minimum } a { $maximum }, por exemplo { $example }.
error-edit-whole = Nada mudou: { $fact } – precisa ser um número inteiro de { $minimum } a { $maximum }, por exemplo { $example }.
error-edit-refused = Nada mudou. { $reason }
error-edit-refused-example = Nada mudou. { $reason } Por exemplo: { $example }.
