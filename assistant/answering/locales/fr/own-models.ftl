own-model-config-unreadable = Impossible de lire { $file } : { $reason }.
own-model-config-not-json = { $file } n’est pas une configuration de modèle ; donnez le fichier config.json d’un modèle de Hugging Face.
own-model-config-kind = { $kind ->
    [none] La configuration n’indique pas son model_type. Types acceptés : { $known }.
   *[other] Les modèles du type « { $kind } » ne sont pas acceptés : leur cache ne se déduit pas de la configuration. Types acceptés : { $known }.
}
own-model-config-missing = Il manque « { $key } » dans la configuration.
own-model-config-value = La configuration donne { $value } pour « { $key } », ce qui n’est pas un nombre utilisable.
own-model-config-name = Donnez au modèle un nom d’une ligne et de quelques mots au plus, avec l’option --name.
own-model-line = { $name } : { $size }, { $context } de contexte, { $cache } de cache par token en demi-précision.
own-model-used = Il est utilisé désormais partout où un modèle est nommé.
own-model-added-over = Il prend la place du modèle fourni du même nom.
own-model-removed = { $name } est oublié.
own-model-not-own = Vous n’avez pas de modèle nommé { $name }.
own-model-none-own = Vous n’avez ajouté aucun modèle ; ajoutez-en un avec : { $command }
