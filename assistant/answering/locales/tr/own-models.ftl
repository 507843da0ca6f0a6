own-model-config-unreadable = { $file } okunamıyor: { $reason }.
own-model-config-not-json = { $file } bir model yapılandırması değil; modelin Hugging Face'teki config.json dosyasını verin.
own-model-config-kind = { $kind ->
    [none] Yapılandırma model_type değerini söylemiyor. Desteklenenler: { $known }.
   *[other] “{ $kind }” türündeki modeller desteklenmiyor: önbellekleri yapılandırmadan çıkmıyor. Desteklenenler: { $known }.
}
own-model-config-missing = Yapılandırmada “{ $key }” eksik.
own-model-config-value = Yapılandırma “{ $key }” için { $value } veriyor; bu kullanılabilir bir sayı değil.
own-model-config-name = Modele --name seçeneğiyle tek satırlık, birkaç sözcüklük bir ad verin.
own-model-line = { $name }: { $size }, { $context } bağlam, yarım duyarlıkta jeton başına { $cache } önbellek.
own-model-used = Bundan sonra model adı geçen her yerde kullanılır.
own-model-added-over = Aynı adlı hazır modelin yerini alır.
own-model-removed = { $name } unutuldu.
own-model-not-own = { $name } adında size ait bir model yok.
own-model-none-own = Size ait model yok; şöyle ekleyin: { $command }
