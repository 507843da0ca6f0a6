heading-steps = Como se calcula: { $title }
heading-sources = O que dizem as fontes
heading-assumptions = Suposições
heading-warnings = Atenção
heading-follow-ups = Perguntas possíveis a seguir
heading-wording = Em outras palavras, por { $model }; cada frase conferida com esta resposta
heading-reading = Talvez você queira dizer, na leitura de { $model }
translation-by = Tradução de { $model }: { $text }
as-of = Parâmetros e preços de { $day }.
attribution = { $language ->
    [none] { $document }. Fonte: { $sources }
   *[other] { $document } (idioma: { $language }). Fonte: { $sources }
}
abstention = Não tenho regra nem trecho que sustente uma resposta a isso, então não vou adivinhar. Respondo a perguntas sobre máquinas para aprendizado profundo e modelos de linguagem locais: fontes de alimentação, memória, placas de vídeo e orçamentos, processadores, PCIe, armazenamento, refrigeração e custos de uso. Seus próprios documentos podem ser adicionados com “rigwise ingest”.
time-to-train-unknown = Nenhuma regra daqui calcula quanto tempo leva um treino; depende de com quantos tokens se treina e do que a placa rende de verdade.
smalltalk-greeting = Olá! Pergunte sobre uma máquina para aprendizado profundo ou modelos de linguagem locais: fonte, memória, placas, orçamento.
smalltalk-thanks = De nada.
smalltalk-goodbye = Até logo, e boa sorte com a máquina.
smalltalk-capabilities = Eu calculo e cito. Calculo a fonte, a memória principal e a melhor placa para um orçamento, mostrando cada passo, e cito guias datados sobre a montagem de máquinas para aprendizado profundo e modelos de linguagem locais. Nunca afirmo um número que não esteja em um nem em outro.
smalltalk-insult = Lamento que isso não tenha ajudado. Diga as placas, o orçamento ou o modelo em questão e eu calculo de novo.
smalltalk-decline = Tudo bem. Pergunte quando quiser.
smalltalk-start-over = Começamos do zero, então. O que você está montando?
smalltalk-nothing-before = Não há resposta anterior nesta conversa. O que você gostaria de saber?
golden-invalid = { $where }: { $key }: { $fault }
money-assume-currency = Nem moeda nem país foram informados; o custo é dado em { $currency }, conforme o idioma da pergunta.
money-assume-before = A moeda do valor não foi informada; ele é lido em { $currency }, a que foi citada antes nesta conversa.
money-own = Os preços estão em dólares americanos, como são publicados. À taxa do Banco Central Europeu de { $day }, { $base } = { $rate }, os da tabela são, de cima para baixo: { $amounts }.
price-sources = Os preços e as tarifas vêm de { $sources }.
outlet-assume-currency = Não foram ditos nem circuito nem país; supõe-se um circuito de { $circuit }, usual onde se paga na moeda indicada.
outlet-assume-language = Não foram ditos nem circuito nem país; supõe-se um circuito de { $circuit }, usual onde se fala a língua da pergunta.
money-assume-name = O valor é lido em { $used }, pois várias moedas têm esse nome; escreva { $other } se você quis dizer essa.
money-assume-sign = “¥” é lido aqui como { $used ->
    [JPY] iene japonês
    [CNY] yuan chinês
   *[other] { $used }
}; escreva { $other } se quis dizer a outra moeda.
why-decides = O passo decisivo é “{ $step }”: { $derivation }.
sources-of-answer = Isso se apoia em { $sources }.
clarify-readings = Isso pode ser entendido de mais de uma forma. Qual destas você quer dizer?
command-interrupted = Interrompido.
languages-spoken = Ainda não falo o idioma da sua pergunta e talvez só tenha entendido uma parte, por isso respondo em português. Falo { $languages }.
command-unwritten = Não é possível escrever a saída: { $reason }. Libere espaço no destino ou envie-a para outro lugar.
smalltalk-unsure = Não importa. Diga o que você tem ou para que é, e eu suponho o resto.
assumed-option = A pergunta ficou em aberto, por isso supõe-se { $option }.
