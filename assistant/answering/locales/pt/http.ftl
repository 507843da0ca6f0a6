http-scope = Isso exige uma chave com o direito “{ $scope }”. O operador cria uma com “{ $command }”.
http-host = Este servidor não responde pelo nome desta requisição. O operador pode permitir com a configuração { $setting }.
http-origin = { $origin ->
    [none] Esta requisição não indica uma origem que receba um passe.
   *[other] A origem { $origin } não recebe passe.
 } O operador do servidor pode incluí-la na configuração { $setting }; com uma chave pode-se perguntar mesmo assim.
http-slow = A requisição não chegou em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. Envie de novo, de uma só vez.
http-timeout = A resposta não foi encontrada em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. Pergunte de novo, ou de forma mais curta.
http-bad-request = Esta não é uma requisição HTTP válida.
http-conversation-unknown = Essa conversa não existe, ou foi esquecida.
http-chip-fixed = Este dado da pergunta não pode receber outro número.
http-answer-unknown = Não há resposta com esse número, ou ela foi esquecida.
http-no-chart = Não há nada para desenhar nesta resposta.
http-guide-not-removable = “{ $document }” vem com o Rigwise e não pode ser removido; só os seus próprios documentos podem.
http-file-name = “{ $name }” não pode ser o nome de um documento. Dê um nome de arquivo simples que termine em: { $supported }.
http-question-missing = A lista de mensagens não tem pergunta; a última mensagem deve ser do usuário e conter texto.
http-unsupported = “{ $field }” não pode ser usado aqui: o Rigwise calcula e cita, não chama ferramentas nem segue esquema de saída. Deixe-o de fora.
http-only-text = Só texto pode ser lido: tire da mensagem a parte do tipo “{ $kind }” e faça a pergunta com palavras.
http-model-unknown = Não há um modelo “{ $name }”. Há: { $known }
http-index-fault = Os documentos não podem ser lidos nem gravados agora. O operador encontra o motivo no registro do servidor.
http-index-busy = Outros documentos estão sendo adicionados agora. Tente de novo quando isso terminar.
http-state-fault = O que o servidor guarda não pode ser lido nem gravado agora. Tente de novo daqui a pouco; o operador encontra o motivo no registro do servidor.
http-input-choice = A entrada “{ $field }” não pode ser “{ $given }”. Escolha entre: { $known }.
http-input-long = A entrada “{ $field }” é longa demais; no máximo { $limit } caracteres são lidos. Encurte-a.
http-input-number = A entrada “{ $field }” não pode ser “{ $given }”. Dê um número inteiro de { $minimum } a { $maximum }.
http-input-form = A entrada “{ $field }” não pode ser “{ $given }”. A descrição da ferramenta diz o que ela pode ser.
http-repeat-other = O “{ $header }” desta requisição já foi usado em outra. Dê a cada requisição um próprio, e o mesmo só à mesma requisição.
http-repeat-running = A requisição com este “{ $header }” está sendo respondida agora. Envie-a de novo daqui a pouco para receber a resposta.
