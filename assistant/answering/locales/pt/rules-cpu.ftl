rule-cpu-title = Núcleos do processador

cpu-headline-both = Com { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
}, planeje { $text } núcleos de processador para texto ou { $vision } para imagens; o mínimo é { $minimum }.
cpu-headline-text = Com { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
}, planeje { $recommended } núcleos de processador para treino com texto; o mínimo é { $minimum }.
cpu-headline-vision = Com { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
}, planeje { $recommended } núcleos de processador para treino com imagens; o mínimo é { $minimum }.
cpu-headline-given = Com { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
} e tantos processos de carregamento, planeje { $recommended } núcleos de processador; o mínimo é { $minimum }.
cpu-headline-prepared = Com { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
} e dados preparados antes do treino, planeje { $recommended } núcleos de processador; o mínimo é { $minimum }.
cpu-headline-inference = Para rodar modelos prontos em { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
}, planeje { $recommended } núcleos de processador; o mínimo é { $minimum }.
cpu-headline-2018 = Pelo guia de hardware de { $year }, { $gpus ->
    [one] uma placa de vídeo precisa
   *[other] { $gpus } placas de vídeo precisam
} de pelo menos { $minimum } núcleos de processador.
cpu-headline-enough = Sim, { $cores ->
    [one] um núcleo basta
   *[other] { $cores } núcleos bastam
} para { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
}: o mínimo é { $minimum }, e { $recommended } são recomendados.
cpu-headline-tight = { $cores } núcleos servem para { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
}, já que o mínimo é { $minimum }; { $recommended } são recomendados.
cpu-headline-short = Não, { $cores ->
    [one] um núcleo não basta
   *[other] { $cores } núcleos não bastam
} para { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
}: o mínimo é { $minimum }, e { $recommended } são recomendados.
cpu-headline-2018-enough = Sim: pelo guia de hardware de { $year }, { $cores ->
    [one] um núcleo basta
   *[other] { $cores } núcleos bastam
} para { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
}; o mínimo é { $minimum }.
cpu-headline-2018-short = Não: pelo guia de hardware de { $year }, { $cores ->
    [one] um núcleo não basta
   *[other] { $cores } núcleos não bastam
} para { $gpus ->
    [one] uma placa de vídeo
   *[other] { $gpus } placas de vídeo
}; o mínimo é { $minimum }.
cpu-buy = Um processador com pelo menos { $cores } núcleos

cpu-step-minimum = Número mínimo de núcleos pelo guia de hardware de { $year }
cpu-step-text = Recomendado para texto: os processos de carregamento de cada placa e mais um processo, mais o sistema
cpu-step-vision = Recomendado para imagens: os processos de carregamento de cada placa e mais um processo, mais o sistema
cpu-step-given = Recomendado com os processos dados: os de cada placa e mais um processo, mais o sistema
cpu-step-prepared = Recomendado com dados preparados: os processos de carregamento de cada placa e mais um processo, mais o sistema
cpu-step-inference = Recomendado sem carregamento de dados: um processo por placa, mais o sistema
cpu-step-at-hand = Núcleos disponíveis

cpu-assume-one-card = Nenhum número de placas foi dado; supõe-se uma.
cpu-assume-during = Supõe-se que os dados sejam preparados durante o treino, o caso que precisa de mais núcleos.
cpu-assume-modality = Contam-se por placa { $text } processos de carregamento para texto e { $vision } para imagens.
cpu-assume-prepared = Dados preparados só precisam ser lidos, então contam-se { $workers } processos de carregamento por placa.
cpu-assume-inference = Rodar um modelo pronto não usa carregamento de dados; o processador inicia o trabalho das placas e roda o programa em volta.
cpu-assume-two-threads = { $threads } threads são contadas como { $cores } núcleos.
cpu-note-threads = O mínimo também conta em threads: { $cores ->
    [one] um núcleo são
   *[other] { $cores } núcleos são
} { $threads } threads.
cpu-note-two-rules = As fontes divergem: o guia de hardware de { $year } conta núcleos por placa, o manual ml-engineering de { $handbook } conta processos de carregamento e pede mais. O guia dá aqui o mínimo e o manual a recomendação, porque cada carregador é um processo que quer um núcleo.
cpu-note-hyper-threading = O hyper-threading acrescenta no máximo cerca de { $gain }, então uma thread não vale um núcleo.
cpu-note-further-cores = Cada núcleo a mais por placa traz { $low } a { $high } mais velocidade, pelo guia de hardware de { $year }.
cpu-warning-clock = O clock pouco importa acima de { $floor }, mas o clock base aqui é { $clock }.
cpu-warning-no-slots = O { $cpu } não tem pistas PCIe para placas de vídeo.
cpu-warning-lanes = O { $cpu } tem { $lanes } pistas PCIe para placas de vídeo; com { $gpus ->
    [one] uma placa
   *[other] { $gpus } placas
}, cada uma recebe no máximo x{ $width }, menos que os x{ $good } recomendáveis.
