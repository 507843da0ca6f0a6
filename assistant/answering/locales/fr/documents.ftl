archive-path-unsafe = « { $name } » mène hors de son archive.
archive-not-a-file = « { $name } » est un lien ou un périphérique, pas un fichier.
archive-name-twice = « { $name } » figure plusieurs fois dans son archive ; seul le premier est lu.
archive-too-deep = « { $name } » se trouve dans une archive contenue dans une autre. Décompressez-la d’abord.
collection-unknown = Il n’y a pas de collection « { $name } ». Il y a : { $known }
collection-name-invalid = « { $name } » ne peut pas nommer une collection. Commencez par une lettre ou un chiffre ; lettres, chiffres, espaces, points, traits d’union et tirets bas peuvent suivre. « guides » désigne ce qui est livré avec Rigwise.
collection-line = { $name } : { $documents ->
    [one] { $documents } document
   *[other] { $documents } documents
}
url-off = Les adresses ne sont consultées que si vous l’autorisez : { $how }
url-invalid = « { $url } » n’est pas consultée : une adresse commence par http:// ou https:// et ne contient pas de nom d’utilisateur.
url-private = « { $url } » n’est pas consultée : { $address } n’est pas une adresse publique.
url-unreachable = Impossible de consulter « { $url } » : { $reason }
url-status = « { $url } » a répondu avec le statut { $status }.
url-redirects = « { $url } » renvoie trop souvent à une autre adresse.
url-slow = « { $url } » n’est pas arrivée en { $seconds } s.
url-too-large = « { $url } » dépasse la limite de { $limit } octets.
url-type = « { $url } » est du type « { $type } », qui n’est pas lu.
