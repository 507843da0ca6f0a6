own-model-config-unreadable = Не удаётся прочитать { $file }: { $reason }.
own-model-config-not-json = { $file } не является конфигурацией модели; укажите config.json модели с Hugging Face.
own-model-config-kind = { $kind ->
    [none] В конфигурации не указан model_type. Поддерживаются: { $known }.
   *[other] Модели вида «{ $kind }» не поддерживаются: их кэш не следует из конфигурации. Поддерживаются: { $known }.
}
own-model-config-missing = В конфигурации нет «{ $key }».
own-model-config-value = В конфигурации «{ $key }» задано как { $value }, это не годное число.
own-model-config-name = Дайте модели имя в одну строку и несколько слов, параметром --name.
own-model-line = { $name }: { $size }, контекст { $context }, кэш { $cache } на токен в половинной точности.
own-model-used = Отныне она используется везде, где названа модель.
own-model-added-over = Она занимает место поставляемой модели с тем же именем.
own-model-removed = { $name } забыта.
own-model-not-own = Своей модели с именем { $name } нет.
own-model-none-own = Своих моделей нет; добавьте командой: { $command }
