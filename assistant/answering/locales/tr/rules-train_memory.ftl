rule-train-memory-title = Eğitim için bellek

train-memory-headline = { $model } modelini { $plan } ile eğitmek ({ $method }), { $need } ekran kartı belleği ister; bunun için olağan kartların en küçüğü { $size } olanıdır.
train-memory-headline-divided = { $model } modelini { $plan } ile eğitmek ({ $method }), { $count } karta bölündüğünde kart başına { $need } ekran kartı belleği ister; bunun için olağan kartların en küçüğü { $size } olanıdır.
train-memory-headline-several = { $model } modelini { $plan } ile eğitmek ({ $method }), { $need } ekran kartı belleği ister; bu, olağan hiçbir tek kartta yoktur. ZeRO ya da FSDP ile { $size } bellekli { $count } karta bölünürse her kart { $each } tutar.
train-memory-headline-none = { $model } modelini { $plan } ile eğitmek ({ $method }), kart başına { $need } ekran kartı belleği ister; bunu yüzlerce büyük kart bile aralarında bölüşemez.
train-memory-headline-fits = { $model } modelini { $plan } ile eğitmek ({ $method }) şuna sığar: { $cards }. Kart başına { $need } gerekir.
train-memory-headline-tight = { $model } modelini { $plan } ile eğitmek ({ $method }) şuna ancak sığar: { $cards }. Kart başına { $need } gerekir; kalan yer bu tür kestirimlerin hata payından azdır.
train-memory-headline-instead-fits = { $model } modelini { $plan } ile eğitmek ({ $method }) şuna sığar: { $cards }. Kart başına { $need } gerekir. { $other } ile ({ $other-method }) sığmaz: { $other-need } ister.
train-memory-headline-instead-tight = { $model } modelini { $plan } ile eğitmek ({ $method }) şuna ancak sığar: { $cards }. Kart başına { $need } gerekir; kalan yer bu tür kestirimlerin hata payından azdır. { $other } ile ({ $other-method }) sığmaz: { $other-need } ister.
train-memory-headline-short = { $model } modelini { $plan } ile eğitmek ({ $method }) şuna sığmaz: { $cards }. Kart başına { $need } gerekir.
train-memory-headline-short-sharded-fits = { $model } modelini { $plan } ile eğitmek ({ $method }) bölünmeden şuna sığmaz: { $cards }. Kart başına { $need } gerekir. ZeRO üçüncü aşama ya da FSDP ile { $count } karta bölünürse sığar: kart başına { $each } kalır.
train-memory-headline-short-sharded-tight = { $model } modelini { $plan } ile eğitmek ({ $method }) bölünmeden şuna sığmaz: { $cards }. Kart başına { $need } gerekir. ZeRO üçüncü aşama ya da FSDP ile { $count } karta bölünürse ancak sığar: kart başına { $each } kalır, geriye kalan da bu tür kestirimlerin payından azdır.
train-memory-headline-short-sharded-short = { $model } modelini { $plan } ile eğitmek ({ $method }) bölünmeden şuna sığmaz: { $cards }. Kart başına { $need } gerekir. ZeRO üçüncü aşama ya da FSDP ile { $count } karta bölünse de kart başına { $each } gerekir, bu da fazladır.
train-memory-headline-largest = Şunda eğitilebilen olağan modellerin en büyüğü ({ $cards }) { $plan } ile { $model } ({ $method }): kart başına { $need } gerekir; kullanılabilir bellek { $room }.
train-memory-headline-nothing = Olağan modellerin hiçbiri şunda eğitilemez: { $cards }. { $plan } ile { $model } bile ({ $method }) kart başına { $need } ister, oysa yalnız { $room } kullanılabilir.

train-memory-buy = { $size } bellekli bir kart
train-memory-buy-several = { $size } bellekli { $count } kart
train-memory-advice-model = { $plan } ile { $model }
train-memory-advice-sharding = ZeRO üçüncü aşama ya da FSDP ile { $cards } karta bölünürse sığar: kart başına { $need } kalır.
train-memory-advice-cards = ZeRO üçüncü aşama ya da FSDP ile bu karttan { $cards } adede bölünürse { $plan } sığar: kart başına { $need } kalır.
train-memory-advice-method = { $plan } sığar: { $need } ister.
train-memory-advice-card = Hiçbir yöntem sığmaz; en tutumlusu { $plan } bile { $need } ister, yani { $size } bellekli bir kart gerekir.
train-memory-hint-checkpointing = Gradyan denetim noktası, gizli durumun bütün kopyaları yerine katman başına bir kopyasını tutar.
train-memory-hint-logits = Logit değerleri tek başına { $logits } tutar; kaybı parça parça hesaplamak bunu önler.

train-memory-step-bytes = { $plan } için parametre başına bayt: ağırlıklar, gradyanlar, eniyileyici
train-memory-step-states = Bütün parametreler
train-memory-step-table = LLaMA-Factory tablosuna göre { $plan }
train-memory-step-published = Yayımlanan değer: { $model } üzerinde { $plan }
train-memory-step-sharded = Bölüşümden sonra bir kartta kalan
train-memory-step-copy = Gizli durumun bir kopyası
train-memory-step-kept = Bütün katmanların etkinleşimleri
train-memory-step-checkpointed = Denetim noktalı etkinleşimler: katman başına bir kopya ve çalışan bir katman
train-memory-step-logits = Logit değerleri
train-memory-step-total = Bir kartta durumlar, etkinleşimler ve motor

train-memory-assume-lora = Yöntem belirtilmedi; on altı bitlik ağırlıklarla LoRA varsayıldı. Ötekiler tabloda karşılaştırılıyor.
train-memory-assume-least = Yöntem belirtilmedi; en az bellek isteyen olağan yöntem gösteriliyor. Her yöntemin en büyük modeli tabloda.
train-memory-assume-batch = Yığın tam belirtilmedi; bir seferde { $batch } dizi, her biri { $tokens } sayıldı.
train-memory-assume-copies = Bu model ailesinde bir katmanın gizli durumun kaç kopyasını tuttuğu ölçülmedi; yayımlanan aralığın üst ucu, { $copies } varsayıldı.
train-memory-assume-flux-dev = Değerler dev sürümü için yayımlandı, burada da geçerli sayıldı.
train-memory-note-short-sequences = Yayımlanan tablo kısa dizilerin etkinleşimlerini içerir; yığın boyutunu ve dizi uzunluğunu yazarsanız daha uzunları eklenir.
train-memory-note-bf16 = Her şeyin bf16 olması sayısal duyarlık kaybettirir; parametre başına bayt LLaMA-Factory tablosuna uydurulmuştur.
train-memory-note-no-sharding = Bölüşüm olmadan her kart tamamını tutar; ek kartlar bellek değil hız getirir.
train-memory-sources-disagree-adapter = Kaynaklar ayrışıyor: LLaMA-Factory tablosu { $table }, aynı README içindeki milyar parametre başına değer { $rule } verir. Burada tablo kullanıldı, çünkü eğitim ayrıca uyarlayıcıları, eniyileyici durumlarını ve etkinleşimleri tutar.
train-memory-sources-disagree-gradients = Kaynaklar gradyanlarda ayrışıyor: ML Engineering kitabı { $high }, toplam { $high-total } sayar; ZeRO makalesi genellikle { $low }, toplam { $low-total } ile anılır. Burada daha güvenli olduğu için büyük değer kullanıldı.
train-memory-sources-disagree-gradients-low = Kaynaklar gradyanlarda ayrışıyor: ML Engineering kitabı { $high }, toplam { $high-total } sayar; ZeRO makalesi genellikle { $low }, toplam { $low-total } ile anılır. Burada istendiği gibi küçük değer kullanıldı.
train-memory-sources-disagree-flux = FLUX LoRA için birkaç değer var: ai-toolkit projesi { $tool } ister; Hugging Face ekibi bf16 ile { $lora }, dört bitlik taban, sekiz bitlik eniyileyici ve önbelleğe alınmış gizil veriyle { $qlora } ölçtü. Burada ölçülen değerler kullanıldı.
train-memory-warning-outside-table = Yayımlanan tablo { $first } ile { $last } arasındaki modelleri kapsar; dışında tablonun uç doğruları uzatıldı.
train-memory-warning-traffic = Üçüncü aşama her adımda ağırlıkları değiş tokuş eder; kartlar arasındaki yavaş bağlantı hız kaybettirir.

train-memory-missing-model = Hangi model eğitilecek, ya da kaç milyar parametresi var?
