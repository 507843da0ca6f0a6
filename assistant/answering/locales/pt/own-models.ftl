own-model-config-unreadable = Não foi possível ler { $file }: { $reason }.
own-model-config-not-json = { $file } não é uma configuração de modelo; indique o config.json de um modelo do Hugging Face.
own-model-config-kind = { $kind ->
    [none] A configuração não diz o seu model_type. Aceitos: { $known }.
   *[other] Modelos do tipo “{ $kind }” não são aceitos: o cache deles não decorre da configuração. Aceitos: { $known }.
}
own-model-config-missing = Falta “{ $key }” na configuração.
own-model-config-value = A configuração dá “{ $key }” como { $value }, que não é um número utilizável.
own-model-config-name = Dê ao modelo um nome de uma linha e poucas palavras, com a opção --name.
own-model-line = { $name }: { $size }, { $context } de contexto, { $cache } de cache por token em meia precisão.
own-model-used = É usado de agora em diante onde quer que um modelo seja citado.
own-model-added-over = Ocupa o lugar do modelo fornecido de mesmo nome.
own-model-removed = { $name } foi esquecido.
own-model-not-own = Não há modelo seu chamado { $name }.
own-model-none-own = Não há modelos seus; adicione um com: { $command }
