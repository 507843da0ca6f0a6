vectors-extra = Для индекса в Milvus нужно дополнение: { $command }
vectors-token = Milvus по адресу { $address } отказывает в доступе. Проверьте RIGWISE_VECTORS_TOKEN и права этого токена, затем попробуйте снова.
vectors-file = Индекс { $file } не открывается: он открыт другим процессом, либо его папки нет или в неё нельзя писать. Файл Milvus обслуживает только один процесс; для нескольких укажите сервер Milvus в RIGWISE_VECTORS.
vectors-failed = Milvus по адресу { $address } не читается или не записывается: { $reason }. Проверьте адрес в RIGWISE_VECTORS и работает ли сервер, затем попробуйте снова.
vectors-schema = У коллекции «{ $collection }» в Milvus не те поля, которые задаёт Rigwise. Укажите другую базу данных в RIGWISE_VECTORS или удалите эту коллекцию и загрузите документы заново командой: { $command }
