vectors-extra = Un índice en Milvus requiere un complemento: { $command }
vectors-token = Milvus en { $address } deniega el acceso. Comprueba RIGWISE_VECTORS_TOKEN y los permisos de ese token, y vuelve a intentarlo.
vectors-file = No se puede abrir el índice { $file }: otro proceso lo tiene abierto, o su carpeta falta o no admite escritura. Un archivo de Milvus sirve a un solo proceso a la vez; para varios, indica un servidor de Milvus en RIGWISE_VECTORS.
vectors-failed = No se puede leer o escribir en Milvus en { $address }: { $reason }. Comprueba la dirección en RIGWISE_VECTORS y que el servidor funcione, y vuelve a intentarlo.
vectors-schema = La colección «{ $collection }» de Milvus tiene otros campos que los que le da Rigwise. Indica otra base de datos en RIGWISE_VECTORS, o elimina esa colección y vuelve a incorporar los documentos con: { $command }
