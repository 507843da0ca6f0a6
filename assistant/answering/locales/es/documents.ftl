archive-path-unsafe = «{ $name }» lleva fuera de su archivo comprimido.
archive-not-a-file = «{ $name }» es un enlace o un dispositivo, no un archivo.
archive-name-twice = «{ $name }» aparece varias veces en su archivo comprimido; solo se lee el primero.
archive-too-deep = «{ $name }» está en un archivo comprimido dentro de otro. Descomprime ese antes.
collection-unknown = No hay ninguna colección «{ $name }». Hay: { $known }
collection-name-invalid = «{ $name }» no puede nombrar una colección. Empieza por una letra o una cifra; después valen letras, cifras, espacios, puntos, guiones y guiones bajos. «guides» es lo que viene con Rigwise.
collection-line = { $name }: { $documents ->
    [one] { $documents } documento
   *[other] { $documents } documentos
}
url-off = Las direcciones no se consultan salvo que lo permitas: { $how }
url-invalid = «{ $url }» no se consulta: una dirección empieza por http:// o https:// y no lleva nombre de usuario.
url-private = «{ $url }» no se consulta: { $address } no es una dirección pública.
url-unreachable = No se pudo consultar «{ $url }»: { $reason }
url-status = «{ $url }» respondió con el estado { $status }.
url-redirects = «{ $url }» remite demasiadas veces a otra dirección.
url-slow = «{ $url }» no llegó en { $seconds } s.
url-too-large = «{ $url }» supera el límite de { $limit } bytes.
url-type = «{ $url }» es del tipo «{ $type }», que no se lee.
