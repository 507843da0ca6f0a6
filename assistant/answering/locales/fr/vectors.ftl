vectors-extra = Un index dans Milvus demande une extension : { $command }
vectors-token = Milvus à l’adresse { $address } refuse l’accès. Vérifiez RIGWISE_VECTORS_TOKEN et les droits de ce jeton, puis réessayez.
vectors-file = L’index { $file } ne peut pas être ouvert : un autre processus l’utilise, ou son dossier manque ou n’est pas accessible en écriture. Un fichier Milvus ne sert qu’un processus à la fois ; pour plusieurs, indiquez un serveur Milvus dans RIGWISE_VECTORS.
vectors-failed = Milvus à l’adresse { $address } ne peut être ni lu ni écrit : { $reason }. Vérifiez l’adresse dans RIGWISE_VECTORS et que le serveur tourne, puis réessayez.
vectors-schema = La collection « { $collection } » dans Milvus a d’autres champs que ceux que Rigwise lui donne. Indiquez une autre base dans RIGWISE_VECTORS, ou supprimez cette collection et reprenez les documents avec : { $command }
