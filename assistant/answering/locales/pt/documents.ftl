archive-path-unsafe = “{ $name }” leva para fora do seu pacote.
archive-not-a-file = “{ $name }” é um link ou um dispositivo, não um arquivo.
archive-name-twice = “{ $name }” aparece mais de uma vez no pacote; só o primeiro é lido.
archive-too-deep = “{ $name }” está em um pacote dentro de outro. Descompacte esse antes.
collection-unknown = Não há uma coleção “{ $name }”. Há: { $known }
collection-name-invalid = “{ $name }” não pode nomear uma coleção. Comece por uma letra ou um algarismo; depois valem letras, algarismos, espaços, pontos, hifens e sublinhados. “guides” é o que vem com o Rigwise.
collection-line = { $name }: { $documents ->
    [one] { $documents } documento
   *[other] { $documents } documentos
}
url-off = Endereços só são buscados se você permitir: { $how }
url-invalid = “{ $url }” não é buscado: um endereço começa com http:// ou https:// e não traz nome de usuário.
url-private = “{ $url }” não é buscado: { $address } não é um endereço público.
url-unreachable = Não foi possível buscar “{ $url }”: { $reason }
url-status = “{ $url }” respondeu com o status { $status }.
url-redirects = “{ $url }” encaminha vezes demais para outro endereço.
url-slow = “{ $url }” não chegou em { $seconds } s.
url-too-large = “{ $url }” passa do limite de { $limit } bytes.
url-type = “{ $url }” é do tipo “{ $type }”, que não é lido.
