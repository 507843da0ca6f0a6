http-scope = Il faut pour cela une clé avec le droit « { $scope } ». L’exploitant en crée une avec « { $command } ».
http-host = Ce serveur ne répond pas au nom indiqué dans cette requête. Son exploitant peut l’autoriser avec le réglage { $setting }.
http-origin = { $origin ->
    [none] Cette requête n’indique aucune origine qui reçoive un laissez-passer.
   *[other] L’origine { $origin } ne reçoit pas de laissez-passer.
 } L’exploitant du serveur peut la nommer dans le réglage { $setting } ; avec une clé, on peut demander quand même.
http-slow = La requête n’est pas arrivée en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Renvoyez-la d’un seul tenant.
http-timeout = La réponse n’a pas été trouvée en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Reposez la question, ou plus brièvement.
http-bad-request = Ce n’est pas une requête HTTP valide.
http-conversation-unknown = Cette conversation n’existe pas, ou elle a été oubliée.
http-chip-fixed = Cette donnée de la question ne peut pas recevoir un autre nombre.
http-answer-unknown = Aucune réponse ne porte ce numéro, ou elle a été oubliée.
http-no-chart = Il n’y a rien à dessiner dans cette réponse.
http-guide-not-removable = « { $document } » est fourni avec Rigwise et ne peut pas être retiré ; seuls vos propres documents peuvent l’être.
http-file-name = « { $name } » ne peut pas être le nom d’un document. Donnez un simple nom de fichier qui finit par : { $supported }.
http-question-missing = La liste des messages ne contient pas de question ; le dernier message doit être celui de l’utilisateur et contenir du texte.
http-unsupported = « { $field } » ne peut pas être utilisé ici : Rigwise calcule et cite, il n’appelle pas d’outils et ne suit pas de schéma de sortie. Omettez-le.
http-only-text = Seul le texte peut être lu : retirez du message la partie de type « { $kind } » et posez la question avec des mots.
http-model-unknown = Il n’y a pas de modèle « { $name } ». Il y a : { $known }
http-index-fault = Les documents ne peuvent être ni lus ni écrits en ce moment. L’exploitant en trouve la raison dans le journal du serveur.
http-index-busy = D’autres documents sont en cours d’ajout. Réessayez quand ce sera fini.
http-state-fault = Ce que le serveur conserve ne peut être ni lu ni écrit en ce moment. Réessayez dans un instant ; l’exploitant en trouve la raison dans le journal du serveur.
http-input-choice = L’entrée « { $field } » ne peut pas être « { $given } ». Choisissez parmi : { $known }.
http-input-long = L’entrée « { $field } » est trop longue ; { $limit } caractères au plus sont lus. Raccourcissez-la.
http-input-number = L’entrée « { $field } » ne peut pas être « { $given } ». Donnez un nombre entier de { $minimum } à { $maximum }.
http-input-form = L’entrée « { $field } » ne peut pas être « { $given } ». La description de l’outil dit ce qu’elle peut être.
http-repeat-other = Le « { $header } » de cette requête a déjà servi à une autre. Donnez à chaque requête le sien, et le même seulement à la même requête.
http-repeat-running = La requête portant ce « { $header } » est en cours de traitement. Renvoyez-la dans un instant pour obtenir la réponse.
