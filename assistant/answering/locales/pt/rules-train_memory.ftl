rule-train-memory-title = Memória para treino

train-memory-headline = Treinar { $model } com { $plan } ({ $method }) precisa de { $need } de memória de vídeo; a menor placa usual para isso tem { $size }.
train-memory-headline-divided = Treinar { $model } com { $plan } ({ $method }), dividido entre { $count } placas, precisa de { $need } de memória de vídeo em cada placa; a menor placa usual para isso tem { $size }.
train-memory-headline-several = Treinar { $model } com { $plan } ({ $method }) precisa de { $need } de memória de vídeo, mais do que qualquer placa usual sozinha tem. Dividido entre { $count } placas de { $size } com ZeRO ou FSDP, cada placa guarda { $each }.
train-memory-headline-none = Treinar { $model } com { $plan } ({ $method }) precisa de { $need } de memória de vídeo em cada placa, mais do que até centenas de placas grandes conseguem dividir entre si.
train-memory-headline-fits = Treinar { $model } com { $plan } ({ $method }) cabe em { $cards }: precisa de { $need } em cada placa.
train-memory-headline-tight = Treinar { $model } com { $plan } ({ $method }) cabe por pouco em { $cards }: precisa de { $need } em cada placa, o que deixa menos do que previsões assim erram.
train-memory-headline-instead-fits = Treinar { $model } cabe em { $cards } com { $plan } ({ $method }): precisa de { $need } em cada placa. Com { $other } ({ $other-method }) não cabe: seriam precisos { $other-need }.
train-memory-headline-instead-tight = Treinar { $model } cabe por pouco em { $cards } com { $plan } ({ $method }): precisa de { $need } em cada placa, o que deixa menos do que previsões assim erram. Com { $other } ({ $other-method }) não cabe: seriam precisos { $other-need }.
train-memory-headline-short = Treinar { $model } com { $plan } ({ $method }) não cabe em { $cards }: precisa de { $need } em cada placa.
train-memory-headline-short-sharded-fits = Treinar { $model } com { $plan } ({ $method }) não cabe em { $cards } sem divisão: precisa de { $need } em cada placa. Dividido entre as { $count } placas com ZeRO estágio três ou FSDP, cabe: cada placa guarda então { $each }.
train-memory-headline-short-sharded-tight = Treinar { $model } com { $plan } ({ $method }) não cabe em { $cards } sem divisão: precisa de { $need } em cada placa. Dividido entre as { $count } placas com ZeRO estágio três ou FSDP, cabe por pouco: cada placa guarda então { $each }, e sobra menos do que o erro dessas previsões.
train-memory-headline-short-sharded-short = Treinar { $model } com { $plan } ({ $method }) não cabe em { $cards } sem divisão: precisa de { $need } em cada placa. Mesmo dividido entre as { $count } placas com ZeRO estágio três ou FSDP, cada placa ainda teria de guardar { $each }, o que é demais.
train-memory-headline-largest = O maior dos modelos usuais que se pode treinar em { $cards } é { $model } com { $plan } ({ $method }): precisa de { $need } em cada placa, de { $room } utilizáveis.
train-memory-headline-nothing = Nenhum dos modelos usuais pode ser treinado em { $cards }: até { $model } com { $plan } ({ $method }) precisa de { $need } em cada placa, e só { $room } podem ser usados.

train-memory-buy = Uma placa com { $size }
train-memory-buy-several = { $count } placas de { $size }
train-memory-advice-model = { $model } com { $plan }
train-memory-advice-sharding = Dividido entre as { $cards } placas com ZeRO estágio três ou FSDP, cabe: cada placa guarda então { $need }.
train-memory-advice-cards = Dividido entre { $cards } dessas placas com ZeRO estágio três ou FSDP, { $plan } cabe: cada placa guarda então { $need }.
train-memory-advice-method = { $plan } cabe: precisa de { $need }.
train-memory-advice-card = Nenhum método cabe; até { $plan } precisa de { $need } e, portanto, de uma placa com { $size }.
train-memory-hint-checkpointing = O gradient checkpointing guardaria uma cópia do estado oculto por camada em vez de todas.
train-memory-hint-logits = Só os logits ocupam { $logits }; calcular a perda em pedaços os evita.

train-memory-step-bytes = Bytes por parâmetro para { $plan }: pesos, gradientes, otimizador
train-memory-step-states = Todos os parâmetros
train-memory-step-table = { $plan } pela tabela do LLaMA-Factory
train-memory-step-published = { $plan } em { $model }, como publicado
train-memory-step-sharded = O que fica em uma placa depois da divisão
train-memory-step-copy = Uma cópia do estado oculto
train-memory-step-kept = Ativações de todas as camadas
train-memory-step-checkpointed = Ativações com checkpointing: uma cópia por camada, e uma camada em trabalho
train-memory-step-logits = Logits
train-memory-step-total = Estados, ativações e motor em uma placa

train-memory-assume-lora = Nenhum método foi citado; supõe-se LoRA sobre pesos de dezesseis bits. A tabela compara os outros.
train-memory-assume-least = Nenhum método foi citado; mostra-se o usual que pede menos memória. A tabela dá o maior modelo de cada um.
train-memory-assume-batch = Nem tudo foi dito do lote; contam-se { $batch } de uma vez, cada uma de { $tokens }.
train-memory-assume-copies = Para esta família de modelos não se mediu quantas cópias do estado oculto uma camada guarda; supõem-se { $copies }, o extremo superior da faixa publicada.
train-memory-assume-flux-dev = Os números foram publicados para a versão dev e são supostos para esta.
train-memory-note-short-sequences = A tabela publicada contém as ativações de sequências curtas; dê o lote e o comprimento da sequência para somar os de mais longas.
train-memory-note-bf16 = Tudo em bf16 custa precisão numérica; os bytes por parâmetro são ajustados à tabela do LLaMA-Factory.
train-memory-note-no-sharding = Sem divisão, cada placa guarda tudo, então mais placas somam velocidade e não memória.
train-memory-sources-disagree-adapter = As fontes divergem: a tabela do LLaMA-Factory leva a { $table }, o número por bilhão de parâmetros no mesmo README a { $rule }. Usa-se aqui a tabela, porque o treino também guarda adaptadores, estados do otimizador e ativações.
train-memory-sources-disagree-gradients = As fontes divergem sobre os gradientes: o livro ML Engineering conta { $high }, { $high-total } ao todo; o artigo do ZeRO costuma ser citado com { $low }, { $low-total }. Usa-se aqui o número maior, como o plano mais seguro.
train-memory-sources-disagree-gradients-low = As fontes divergem sobre os gradientes: o livro ML Engineering conta { $high }, { $high-total } ao todo; o artigo do ZeRO costuma ser citado com { $low }, { $low-total }. Usa-se aqui o número menor, como pedido.
train-memory-sources-disagree-flux = As fontes dão vários números para um LoRA do FLUX: o projeto ai-toolkit pede { $tool }, a equipe do Hugging Face mediu { $lora } em bf16 e { $qlora } com base de quatro bits, otimizador de oito bits e latentes em cache. Usam-se aqui os números medidos.
train-memory-warning-outside-table = A tabela publicada cobre modelos de { $first } a { $last }; além deles, as linhas extremas são prolongadas.
train-memory-warning-traffic = O estágio três troca os pesos a cada passo, então um link lento entre as placas custa velocidade.

train-memory-missing-model = Que modelo vai ser treinado, ou quantos bilhões de parâmetros ele tem?
