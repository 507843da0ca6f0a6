channel-working = Trabalhando nisso …
channel-rate-user = Foram muitas perguntas em pouco tempo. Espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e pergunte de novo, por favor.
channel-rate-channel = Este canal perguntou muito em pouco tempo. Espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e pergunte de novo, por favor.
channel-busy = Há perguntas demais esperando agora. Pergunte de novo em um minuto, por favor.
channel-unavailable = Não consegui chegar a uma resposta, apesar de várias tentativas. Pergunte de novo mais tarde, por favor.
channel-not-here = Não estou configurado para este canal. Quem me opera pode permitir.
channel-admins-only = Só quem me opera pode fazer isso.
channel-mute = De agora em diante fico em silêncio neste canal. Com “unmute” volto a responder.
channel-unmute = Volto a responder neste canal.
channel-is-muted = Pediram que eu ficasse em silêncio neste canal.
channel-status = { $state ->
    [muted] Fico em silêncio neste canal.
   *[open] Respondo neste canal.
} Perguntas em espera: { $waiting }, sendo respondidas: { $working }.
channel-help = Pergunte com suas palavras sobre uma máquina para aprendizado profundo ou modelos de linguagem locais: fonte, memória, placas, orçamento. Uma pergunta na conversa de uma resposta dá continuidade a ela. “in:NOME” antes de uma pergunta cita somente dessa coleção de documentos. Comandos: “language” com a sigla de um idioma, “collections”, “help”; para quem me opera também “status”, “mute”, “unmute”.
channel-collections = Coleções de documentos: { $names }. Antes de uma pergunta, { $example } cita somente dessa.
channel-collections-none = Não há documentos além dos guias do Rigwise.
channel-language-known = Cite um destes idiomas: { $known }; ou “{ $automatic }” para o de cada pergunta.
channel-language-automatic = De agora em diante respondo no idioma de cada pergunta.
channel-language-chosen = De agora em diante respondo a você em { $language }.
channel-thanks = Obrigado, está anotado.
channel-empty = O que você gostaria de saber? Por exemplo: de que fonte preciso para duas RTX 3090?
channel-helpful = Útil
channel-not-helpful = Não foi útil
channel-edited = Você mudou a pergunta depois que respondi.
channel-recompute = Responder de novo
channel-home = Respondo a perguntas sobre máquinas para aprendizado profundo e modelos de linguagem locais. Cada número é calculado por uma regra declarada ou citado de um guia datado; quando nenhum dos dois sustenta uma resposta, eu digo.
channel-home-examples = Experimente uma destas
channel-home-language = Idioma das minhas respostas
channel-home-automatic = O da pergunta
channel-home-hint = Mencione-me em um canal, escreva direto para mim ou use { $command }. Entendo as perguntas seguintes na mesma conversa.
channel-document-added = “{ $title }” foi adicionado; posso citá-lo de agora em diante.
channel-document-replaced = “{ $title }” ocupa o lugar do documento anterior de mesmo nome.
channel-document-unchanged = “{ $title }” já estava lá, e nada mudou nele.
channel-archive-added = Adicionado de “{ $name }”: { $documents ->
    [one] { $documents } documento
   *[other] { $documents } documentos
}. Recusados: { $refused }.
channel-document-too-large = “{ $name }” é grande demais: podem ser adicionados no máximo { $limit }.
channel-document-gone = Não foi possível obter “{ $name }”. Envie de novo, por favor.
