prices-kept = { $count ->
    [one] Um preço fica guardado em { $file } e é usado no lugar do fornecido.
   *[other] { $count } preços ficam guardados em { $file } e são usados no lugar dos fornecidos.
}
prices-nothing-kept = Nenhuma linha de { $file } pode ser usada; os preços anteriores permanecem.
prices-refused = { $count ->
    [one] Uma linha foi recusada:
   *[other] { $count } linhas foram recusadas:
}
prices-line = linha { $line }: { $reason }
prices-unknown-card = { $nearest ->
    [none] não existe a placa de vídeo “{ $value }”
   *[other] não existe a placa de vídeo “{ $value }”; parecidas: { $nearest }
}
prices-ambiguous-card = “{ $value }” pode ser mais de uma placa, escreva uma destas: { $nearest }
prices-bad-price = “{ $value }” não é um preço; escreva algarismos com ponto para os decimais, sem sinal de moeda
prices-bad-currency = “{ $value }” não é uma moeda com taxa de referência do Banco Central Europeu; escreva um código como USD
prices-bad-date = “{ $value }” não é uma data; escreva ano, ano-mês ou ano-mês-dia
prices-bad-kind = “{ $value }” não é um tipo de preço; escreva um destes: { $nearest }
prices-bad-columns = a linha tem mais ou menos células que o cabeçalho
prices-file = { $reason }
prices-source-own = seus próprios preços: { $file }
prices-source-shipped = só os preços fornecidos
prices-future-date = “{ $value }” está no futuro; um preço tem data de { $nearest } no máximo
prices-old = Antigos demais para um orçamento, porque preços com mais de { $age } nada dizem de hoje: { $cards }
prices-setting = { $name } indica outro arquivo, { $file }; ele é usado no lugar dos preços importados.
prices-none = { $known ->
    [none] { $nearest ->
        [none] Nenhuma placa com preço tem “{ $name }” no nome.
       *[other] Nenhuma placa com preço tem “{ $name }” no nome; parecidas: { $nearest }
    }
   *[other] Nenhum preço é conhecido para a { $known }; importe um seu com “rigwise prices import”.
}
prices-none-own = { $name ->
    [none] Não há preço seu importado.
   *[other] Não há preço seu importado para “{ $name }”.
}
prices-removed = { $count ->
    [one] Um preço seu foi esquecido.
   *[other] { $count } preços seus foram esquecidos.
}
