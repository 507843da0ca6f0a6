rule-llm-memory-title = Dil modeli için bellek

llm-memory-headline-fits = { $format } biçimindeki { $model } şuna sığar: { $cards }. { $context } bağlamla { $need } ister; kullanılabilir bellek { $room }. En çok { $longest } bağlam sığar.
llm-memory-headline-tight = { $format } biçimindeki { $model } şuna ancak sığar: { $cards }. { $context } bağlamla { $need } ister; kullanılabilir bellek { $room } ve kalan yer bu tür kestirimlerin hata payından az. Kestirim doğruysa en çok { $longest } bağlam sığar.
llm-memory-headline-fits-bounded = { $format } biçimindeki { $model } şuna sığar: { $cards }. Ağırlıklar ve motor { $need } ister, kullanılabilir bellek { $room }; { $context } bağlamda önbelleğin alabileceği en büyük değer de sığar.
llm-memory-headline-largest = Olağan modellerden şuna sığan en büyüğü ({ $cards }) { $format } biçimindeki { $model }: { $context } bağlamla { $need } ister; kullanılabilir bellek { $room }.
llm-memory-headline-nothing = Olağan modellerin hiçbiri şuna sığmaz: { $cards }. { $format } biçimindeki { $model } bile { $context } bağlamla { $need } ister, oysa yalnız { $room } kullanılabilir.
llm-memory-advice-model = { $format } biçimindeki { $model }
llm-memory-headline-short = { $format } biçimindeki { $model } şuna sığmaz: { $cards }. { $context } bağlamla { $need } ister, oysa yalnız { $room } kullanılabilir.
llm-memory-headline-short-cards = { $format } biçimindeki { $model } şuna sığmaz: { $cards }. { $context } bağlamla { $need } ister, oysa yalnız { $room } kullanılabilir. Bu karttan { $count } adet ile sığar.
llm-memory-headline-unsure = { $format } biçimindeki { $model } için kesin bir şey söylenemez: ağırlıklar ve motor tek başına { $need } ister, { $cards } ile { $room } kullanılabilir, önbelleğin boyutu ise tam bilinmiyor.
llm-memory-headline-offload = { $context } bağlamla { $format } biçimindeki { $model } modelinin { $layers } katmanından { $held } tanesi kartlara ({ $cards }) sığar; kalan { $rest } ana belleğe gitmelidir.
llm-memory-headline-offload-fits = { $context } bağlamla { $format } biçimindeki { $model } modelinin { $layers } katmanından { $held } tanesi kartlara ({ $cards }) sığar; kalan { $rest }, { $ram } ana belleğe sığar ama kat kat yavaş çalışır.
llm-memory-headline-offload-short = { $context } bağlamla { $format } biçimindeki { $model } modelinin { $layers } katmanından { $held } tanesi kartlara ({ $cards }) sığar; kalan { $rest }, { $ram } ana belleğe sığmaz.
llm-memory-headline-card = { $format } biçimindeki { $model }, { $context } bağlamla { $need } ekran kartı belleği ister; bunun için olağan kartların en küçüğü { $size } olanıdır.
llm-memory-headline-cards = { $format } biçimindeki { $model }, { $context } bağlamla { $need } ekran kartı belleği ister. Olağan tek bir karta sığmaz, ama { $size } bellekli { $count } karta sığar.
llm-memory-headline-bounded = { $format } biçimindeki { $model } yalnız ağırlıklar ve motor için en az { $need } ister; önbelleği tam bilinmiyor. Önbellek en büyük değerini alsa bile { $count } × { $size } ekran kartı belleği yeter.
llm-memory-headline-none = { $format } biçimindeki { $model }, { $context } bağlamla en az { $need } ekran kartı belleği ister; olağan sayıda hiçbir kart takımına kesin sığar denemez.
llm-memory-headline-pictures = { $model } şu yolla { $need } ekran kartı belleği ister: { $way }.
llm-memory-headline-pictures-fits = { $cards } ile { $model } şu yolla çalışır: { $way }; bu { $need } ister.
llm-memory-headline-pictures-short = { $cards } ile { $model } çalışmaz: en tutumlu yol ({ $way }) bile { $need } ister.

llm-memory-buy-card = { $size } bellekli bir kart
llm-memory-buy-cards = { $size } bellekli { $count } kart
llm-memory-advice-cache = Önbellek { $format } biçiminde olursa sığar: toplam { $need } gerekir.
llm-memory-advice-format = { $format } biçiminde sığar: toplam { $need } gerekir, şaşırganlık on altı bite göre { $rise } artar.
llm-memory-advice-context = En çok { $context } bağlamla sığar.
llm-memory-advice-cards = { $count } adet { $card } ile sığar.
llm-memory-hint-offload = Hiçbir şey değişmezse kartlara { $layers } katmandan { $held } tanesi sığar; kalan { $rest } ana bellekten, kat kat yavaş çalışır.
llm-memory-hint-offload-fits = Hiçbir şey değişmezse kartlara { $layers } katmandan { $held } tanesi sığar; kalan { $rest }, { $ram } ana belleğe sığar ama kat kat yavaş çalışır.
llm-memory-hint-offload-short = Hiçbir şey değişmezse kartlara { $layers } katmandan { $held } tanesi sığar; kalan { $rest }, { $ram } ana belleğe de sığmaz.

llm-memory-step-total = Ağırlıklar, önbellek ve motor birlikte
llm-memory-step-least = Ağırlıklar ve motor, önbellek hariç
llm-memory-step-per-card = Her katman bütün kartlara bölündüğünde kart başına
llm-memory-step-enough-need = Bu karttan { $count } adette gereken, her birinde motorla birlikte
llm-memory-step-enough-room = Bu karttan { $count } adedin belleği
llm-memory-step-way = { $model } için şu yol: { $way }

llm-memory-note-parallel = Koşut { $requests } isteğin her birinin kendi önbelleği vardır.
llm-memory-note-mixture = Bir token yalnız { $active } kullansa da bellekte { $total } tutulmalıdır.
llm-memory-note-head-dimension = Yayımlanmış baş boyutu kullanıldı; bu, token başına { $used } verir. Gizli boyutu baş sayısına bölen hesaplayıcılar { $model } için { $wrong } bulur; bu yanlıştır.
llm-memory-note-overhead = Motor kart başına { $overhead } sayıldı; bu tür kestirimler kart başına iki yönde { $error } kadar sapar.
llm-memory-note-units = GB olarak satılan bir kart aynı sayıda GiB tutar, bu yüzden gereksinim GiB olarak verildi; dosyalar ise bir milyar baytlık GB ile sayılır ve bu birim daha küçüktür.
llm-memory-note-unified = Birleşik bellekli tek bir bilgisayar; GPU belleğin bir bölümünü kullanabilir.
llm-memory-note-apple = Birleşik belleğin { $share } kadarı sayıldı; bu bilgisayarlar GPU için bu payı açar.
llm-memory-note-unified-assumed = Birleşik belleğin { $share } kadarı sayıldı. Bu pay Apple bilgisayarlarda okundu, burada varsayıldı.
llm-memory-note-repeated = Modelin { $heads } KV başı var, kart sayısı ise { $cards }; tensör bölmede önbellek kart sayısına bölünemez, bir bölümü yinelenir.
llm-memory-note-latent-repeated = Gizil önbelleğin bölünecek başı yoktur; tensör bölmede { $cards } kartın her biri tamamını tutar.
llm-memory-note-loading = Ölçümde yükleme yine { $loading } ile doruğa ulaştı.
llm-memory-note-group-offload = Bir görüntünün süresi { $time } olur.
llm-memory-note-rule-of-thumb = Bu değer kaba bir kuraldır, birincil bir kaynaktan okunmadı; GPU rehberi görüntü üretimi için en az { $comfortable } ister.
llm-memory-note-offload-memory = Boşaltmada ağırlıklar ana bellekte bekler; ana bellek yaklaşık { $resident } tutabilmelidir.
llm-memory-assume-flux-dev = Değerler dev sürümü için yayımlandı; ikisinin transformer bölümü aynıdır.
llm-memory-sources-disagree = Kaynaklar { $model } önbelleğinde ayrışıyor: topluluk notlarına göre motora ve başların sayılışına bağlı olarak token başına { $low } ya da { $high } çıkar. Burada yayımlanmış yapılandırmanın verdiği { $used } kullanıldı; anahtarlar da değerler de saklanır.

llm-memory-warning-cache-bounded = { $model } önbelleğini olağan formülün anlatmadığı bir yolla sıkıştırır; burada en çok { $most } tutar.
llm-memory-warning-cache-unknown = { $model } önbelleği yayımlanmış bilgiden hesaplanamıyor, bu yüzden sayılmadı; üstüne eklenecektir.
llm-memory-warning-windows = Bazı katmanlar yalnız bir pencere tuttuğu için { $model } önbelleği { $used }; pencereleri yok sayan bir motor bunun için { $whole } ister.
llm-memory-warning-quality = { $format } nitelik kaybettirir: büyük bir modelde şaşırganlık on altı bite göre { $rise } arttı.
llm-memory-warning-few-bits = { $format } ağırlık başına dört bitten az tutar; nitelik orada hızla düşer.
llm-memory-warning-heads = { $heads } dikkat başı { $cards } karta eşit bölünmez; çoğu motor böyle bir tensör bölmeyi reddeder.
llm-memory-warning-unequal-cards = Tensör bölmede her kart aynı miktarı tutar, bu yüzden en küçük kart belirler.

llm-memory-missing-model = Hangi model, ya da kaç milyar parametresi var?
