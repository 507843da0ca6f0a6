channel-working = J’y travaille …
channel-rate-user = Cela fait beaucoup de questions en peu de temps. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et reposez la question, s’il vous plaît.
channel-rate-channel = Ce canal a posé beaucoup de questions en peu de temps. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et reposez la question, s’il vous plaît.
channel-busy = Trop de questions attendent en ce moment. Reposez la vôtre dans une minute, s’il vous plaît.
channel-unavailable = Je n’ai pas pu trouver de réponse, malgré plusieurs essais. Reposez la question plus tard, s’il vous plaît.
channel-not-here = Je ne suis pas configuré pour ce canal. La personne qui m’exploite peut l’autoriser.
channel-admins-only = Seules les personnes qui m’exploitent peuvent faire cela.
channel-mute = Je me tais désormais dans ce canal. Avec « unmute », je répondrai de nouveau.
channel-unmute = Je réponds de nouveau dans ce canal.
channel-status = { $state ->
    [muted] Je me tais dans ce canal.
   *[open] Je réponds dans ce canal.
} Questions en attente : { $waiting }, en cours de réponse : { $working }.
channel-help = Interrogez-moi avec vos mots sur une machine pour l’apprentissage profond ou les modèles de langage locaux : alimentation, mémoire, cartes, budget. Une question dans le fil d’une réponse en est la suite. « in:NOM » devant une question cite seulement cette collection de documents. Commandes : « language » suivi d’un code de langue, « collections », « help » ; pour les personnes qui m’exploitent, aussi « status », « mute », « unmute ».
channel-collections = Collections de documents : { $names }. Devant une question, { $example } cite seulement celle-là.
channel-collections-none = Il n’y a pas d’autres documents que les guides de Rigwise.
channel-language-known = Nommez l’une de ces langues : { $known } ; ou « { $automatic } » pour celle de chaque question.
channel-language-automatic = Désormais je réponds dans la langue de chaque question.
channel-language-chosen = Désormais je vous réponds en { $language }.
channel-thanks = Merci, c’est noté.
channel-empty = Que voulez-vous savoir ? Par exemple : quelle alimentation faut-il pour deux RTX 3090 ?
channel-helpful = Utile
channel-not-helpful = Pas utile
channel-edited = Vous avez modifié votre question après ma réponse.
channel-recompute = Répondre de nouveau
channel-home = Je réponds aux questions sur les machines pour l’apprentissage profond et les modèles de langage locaux. Chaque chiffre est calculé par une règle énoncée ou cité d’un guide daté ; quand ni l’un ni l’autre ne porte de réponse, je le dis.
channel-home-examples = Essayez l’une de ces questions
channel-home-language = Langue de mes réponses
channel-home-automatic = Celle de la question
channel-home-hint = Mentionnez-moi dans un canal, écrivez-moi directement ou utilisez { $command }. Les questions de suite dans le fil sont comprises.
channel-document-added = « { $title } » est ajouté ; je peux le citer désormais.
channel-document-replaced = « { $title } » prend la place du document précédent de ce nom.
channel-document-unchanged = « { $title } » était déjà là, et rien n’y a changé.
channel-archive-added = Ajouté depuis « { $name } » : { $documents ->
    [one] { $documents } document
   *[other] { $documents } documents
}. Refusés : { $refused }.
channel-document-too-large = « { $name } » est trop volumineux : { $limit } au plus peuvent être ajoutés.
channel-document-gone = « { $name } » n’a pas pu être récupéré. Envoyez-le de nouveau, s’il vous plaît.
channel-is-muted = On m’a demandé de me taire dans ce canal.
