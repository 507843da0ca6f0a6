own-model-config-unreadable = No se puede leer { $file }: { $reason }.
own-model-config-not-json = { $file } no es la configuración de un modelo; indica el config.json de un modelo de Hugging Face.
own-model-config-kind = { $kind ->
    [none] La configuración no indica su model_type. Se admiten: { $known }.
   *[other] Los modelos del tipo «{ $kind }» no se admiten: su caché no se deduce de la configuración. Se admiten: { $known }.
}
own-model-config-missing = En la configuración falta «{ $key }».
own-model-config-value = La configuración da { $value } para «{ $key }», que no es un número utilizable.
own-model-config-name = Da al modelo un nombre de una línea y pocas palabras con la opción --name.
own-model-line = { $name }: { $size }, { $context } de contexto, { $cache } de caché por token en precisión media.
own-model-used = A partir de ahora se usa siempre que se nombre un modelo.
own-model-added-over = Ocupa el lugar del modelo incluido del mismo nombre.
own-model-removed = { $name } se ha olvidado.
own-model-not-own = No tienes ningún modelo propio llamado { $name }.
own-model-none-own = No hay modelos propios; añade uno con: { $command }
