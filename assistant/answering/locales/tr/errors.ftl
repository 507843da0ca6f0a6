error-rule-input = { $reason }
error-out-of-range = Aralık dışı: { $input } { $value } olarak verildi; { $minimum } ile { $maximum } arasında olmalı.
error-count-not-whole = { $given } kartlı bir makine olmaz; kart sayısını tam sayı olarak verin.
error-unknown-rule = “{ $name }” adında bir kural yok. Olanlar: { $known }.
error-unknown-rule-near = “{ $name }” adında bir kural yok. Şunu mu demek istediniz: “{ $nearest }”?
error-unknown-field = “{ $name }” adında bir girdi yok. Olanlar: { $known }.
error-unknown-field-near = “{ $name }” adında bir girdi yok. Şunu mu demek istediniz: “{ $nearest }”?
error-missing-field = “{ $field }” girdisi eksik; bir değer verin.
error-malformed-field = “{ $field }” girdisi “{ $given }” olamaz; biçimi için kuralın şemasına bakın.
error-choice = “{ $field }” girdisi “{ $given }” olamaz. Olabilecekler: { $known }.
error-kind = “{ $field }” girdisi “{ $given }” olamaz; { $expected } olmalı.
error-count-in-name = “{ $given }” kart sayısı içeren bir ad; sayıyı ayrıca “{ $field }” olarak verin.
error-unknown-card = “{ $name }” adında bir ekran kartı bulamadım. Adı denetleyin ya da kartın gücünü ve belleğini verin.
error-unknown-card-near = “{ $name }” diye bir ekran kartı yok. Yakın olanlar: { $nearest }. Hangisini kastediyorsunuz?
error-unknown-cpu = “{ $name }” adında bir işlemci bulamadım. Adı denetleyin ya da tam yükte çektiği gücü watt olarak verin.
error-unknown-cpu-near = “{ $name }” diye bir işlemci yok. Yakın olanlar: { $nearest }. Hangisini kastediyorsunuz?
error-card-memory = Kart veritabanında { $card } { $real } bellekle listeleniyor, { $given } ile değil. Başka bir kart yazın; değiştirilmiş bir kartsa ad yazmadan belleğini ve gücünü verin.
error-card-memory-unknown = { $card ->
    [none] Bu kartın belleği bilinmiyor; GB olarak verin.
   *[other] { $card } belleği bilinmiyor; GB olarak verin.
}
error-board-power-unknown = { $card ->
    [none] Bu kartın gücü bilinmiyor; adını ya da watt olarak gücünü verin.
   *[other] { $card } kart gücü bilinmiyor; watt olarak verin.
}
error-power-limit-floor = { $card ->
    [none] Bu kart { $limit } ile sınırlanamaz; en düşük sınırı { $floor }.
   *[other] { $card } { $limit } ile sınırlanamaz; en düşük sınırı { $floor }.
}
error-machine-nothing-given = Makinenin ekran kartlarını ya da watt olarak toplam gücünü verin.
error-machine-total-and-parts = Ya makinenin toplam gücünü ya da ekran kartlarını verin, ikisini birden değil.
error-psu-no-supply = Bu hatta kullanılabilen en büyük güç kaynağı { $largest }; payıyla birlikte bu kartlardan birini bile besleyemez. Makineye { $required } gerekir. Daha yüksek gerilimli bir hat ya da güç sınırı kullanın.
error-mains-form = “{ $given }” bir priz hattı değil; { $example } gibi yazın.
error-unknown-country = “{ $given }” için olağan priz hattı bilinmiyor; iki harfli ülke kodunu ya da hattın kendisini verin.
error-unknown-format = “{ $given }” diye bir sayı biçimi yok. Olanlar: { $known }.
error-currency-unknown = “{ $word }”, bu bir para tutarıysa, burada bilinen bir para birimi değil. Tutarı şunlardan biriyle yazın: { $known }.
error-currency-without-rate = Avrupa Merkez Bankası { $money } ({ $currency }) için kur yayımlamıyor, bu yüzden burada çevrilemez. Yaklaşık kaç ABD doları eder?
error-currency-assumed-without-rate = Para birimi söylenmedi; burada olağan olan { $money } ({ $currency }) için Avrupa Merkez Bankası kur yayımlamıyor. Tutar hangi para biriminde?
error-unknown-currency = Avrupa Merkez Bankasının “{ $given }” için kuru yok. Bütçeyi şunlardan biriyle verin: { $known }.
error-budget-range = { $given } bütçe aralık dışı; { $minimum } ile { $maximum } arasında olmalı.
error-cpu-cores = { $cpu } işlemcisinde { $given } değil { $real } çekirdek var. Sayıyı yazmayın ya da ad vermeden yalnız çekirdek sayısını verin.
error-cpu-threads = { $cpu } işlemcisinde { $given } değil { $real } iş parçacığı var. Sayıyı yazmayın ya da ad vermeden yalnız iş parçacığı sayısını verin.
error-threads-below-cores = { $cores } çekirdekli bir işlemcinin en az o kadar iş parçacığı olur, { $threads } olamaz.
error-cpu-inference-preprocessing = Hazır bir modeli çalıştırmak eğitim verisi hazırlamaz; verinin ne zaman hazırlandığını yazmayın ya da eğitimi sorun.
error-pcie-2018-example = { $year } yılının donanım kılavuzu aktarım sürelerini yalnızca kendi örneği için verir: PCIe { $generation } ve { $lanes } hat üzerinde { $batch } görüntülük yığın. Başka her şey için yıl belirtmeden sorun.
error-pcie-2018-training = { $year } yılının donanım kılavuzu yalnızca eğitimi anlatır; yıl belirtmeden sorun.
error-pcie-model-not-loaded = Model dosyası yalnızca yüklenirken önemlidir; yazmayın ya da yükleme süresini sorun.
error-pcie-model-size = Hangi model yüklenecek? Adını, parametre sayısını ya da dosyasının GB olarak boyutunu verin.
error-pcie-one-card = Tensör paralelliği en az iki kart ister, { $count } kart verildi.
error-pcie-sample-twice = Ya bir örneğin boyutunu ya da görüntünün piksellerini verin, ikisini birden değil.
error-storage-2018-example = { $year } yılının donanım kılavuzundaki örneğin kendi sayıları vardır; “{ $field }” girdisini yazmayın ya da yıl belirtmeden sorun.
error-storage-bus = { $drive } türü bir disk { $given } hızında okuyamaz; bağlantısı en çok { $limit } taşır.
error-storage-model-size = Hangi model yüklenecek? Adını, parametre sayısını ya da dosyasının GB olarak boyutunu verin.
error-storage-checkpoint-size = Denetim noktasının boyutu modele bağlıdır; adını ya da parametre sayısını verin.
error-storage-speed-twice = Ya saniyedeki örnek sayısını ya da bir yığının süresini verin, ikisini birden değil.
error-card-length-unknown = Bu kartın uzunluğu bilinmiyor; milimetre olarak verin.
error-model-file-twice = Ya model dosyasının boyutunu ya da modeli verin, ikisini birden değil.
error-unknown-model = “{ $name }” adında bir dil modeli bulamadım. Adı denetleyin ya da milyar olarak parametre sayısını verin.
error-unknown-model-near = Katalogda “{ $name }” diye bir dil modeli yok. Yakın olanlar: { $nearest }. Hangisini kastediyorsunuz?
error-model-missing = Dil modelinin adını ya da milyar olarak parametre sayısını verin.
error-model-size = { $model }, { $given } değil, { $real } büyüklüğündedir. Adı ya da büyüklüğü verin veya birini düzeltin.
error-active-above-total = { $total } büyüklüğünde bir model, bir token için { $active } kullanamaz; etkin parametreler tümünün bir bölümüdür.
error-image-method = { $model } için bu yöntemde yayımlanmış bir değer yok. Olanlar: { $known }.
error-card-bandwidth-unknown = { $card } için bellek bant genişliği bilinmiyor; hız ona bağlıdır. Kartın adını verin.
error-speed-no-card = Modelin çalışacağı ekran kartını ya da ana belleğin bant genişliğini verin.
warning-stale-parameter = { $name } sabiti en son { $days } gün önce denetlendi; yeniden denetlenmesi gerekiyor.

error-question-empty = Burada bir soru yok. Sözcüklerle yazın, örneğin: İki RTX 3090 için kaç watt güç kaynağı gerekir?
error-question-too-long = Soru { $length } karakter; en çok { $limit } karakter okunur. Kısaltın ya da uzun metni “rigwise ingest” ile ekleyin.
error-busy = Şu anda bekleyen çok soru var. Birkaç saniye sonra yeniden sorun.
error-state = “{ $file }” dosyası okunamıyor ya da yazılamıyor: { $reason }. Başka bir program kullanıyorsa biraz sonra yeniden deneyin; dosya bozuksa yenisine başlamak için onu Rigwise klasöründen çıkarın.
error-state-database = PostgreSQL okunamıyor ya da yazılamıyor: { $reason }. RIGWISE_STATE ya da RIGWISE_VECTORS içindeki adresi ve veritabanının çalıştığını denetleyip yeniden deneyin.
error-state-newer = “{ $file }” daha yeni bir Rigwise’ın { $found } numaralı şemasında; bu sürüm en çok { $known } numarasını bilir. Yeni sürümü kurun.
error-state-older = Veritabanının şeması bu Rigwise’dan eski; bu sürüm { $known } ile çalışır. Yükseltmek için: { $command }
error-extra-missing = { $what } için bir ek bileşen eksik. Şu komutla kurun: { $command }
error-state-extra = PostgreSQL’de saklamak için bir ek gerekir: { $command }
error-not-ready = Dizin hâlâ yükleniyor. Bir saniye sonra yeniden sorun.
error-key = Bu sunucu anahtar ister: “Authorization: Bearer …” olarak gönderin.
error-rate = Buradan çok istek geldi. { $seconds } saniye bekleyip sürdürün.
error-not-found = Bu adreste bir şey yok; arayüz /docs adresinde anlatılır.
error-method = Bu adres bu yöntemi kabul etmez; arayüz /docs adresinde anlatılır.
error-body-too-large = İstek çok büyük: burada en fazla { $limit } kB kabul edilir.
error-request = İstek bu biçimiyle karşılanamaz; arayüz /docs adresinde anlatılır.
error-content-type = Gövde JSON olarak okunur: “{ $field }: { $known }” başlığıyla gönderin.
error-source-unknown = “{ $name }” adında bir belge ya da kaynak yok; hepsini GET /sources sıralar.
error-source-cited = “{ $name }” yanıtların andığı bir kaynaktır ({ $title }). Metni burada saklanmaz; hakkında bilinenleri GET /sources söyler.
error-json = “{ $field }” geçerli JSON değil; { $position } numaralı karaktere bakın.
error-empty-field = “{ $field }” girdisi boş; bir değer verin.
error-pattern = “{ $field }” girdisi “{ $given }” olamaz; { $pattern } kalıbına uymalıdır.
error-one-answer = Burada bir sorunun tek yanıtı vardır, çünkü hesaplanır ve alıntılanır: “{ $field }” alanını çıkarın.
error-request-malformed = “{ $field }” alanı eksik ya da biçimi yanlış; biçimi /docs adresinde anlatılır.
error-unknown-parameter = Bu adres “{ $field }” parametresini almaz; aldıkları: { $known }.
error-span = { $start } ile { $end } arası belgenin içinde değil; belge { $length } karakter.
error-internal = Bizim tarafta bir hata oldu. Bildirirken { $request } numarasını verin.
error-adapter-without-socket = Bu kartların hiçbirinde { $socket } soketi yok, adaptör boşta kalır; adaptörü çıkarın ya da soketi belirtin.
error-sockets-too-weak = { $card ->
    [none] Yuvayla birlikte { $sockets } bağlantısı { $carried } taşır; bu, kartın { $power } gücünden az; soketleri ya da gücü denetleyin.
   *[other] Yuvayla birlikte { $sockets } bağlantısı { $carried } taşır; bu, { $card } kartının { $power } gücünden az; soketleri ya da kartı denetleyin.
}
error-slots-do-not-fit = Bu kartlar aralarındaki boş yuvalarla { $needed } yuva ister, anakartta { $available } var; daha az boşluk bırakın ya da daha büyük bir anakart kullanın.
error-efficiency-and-tier = Güç kaynağının ya verimini ya da sınıfını verin, ikisini birden değil.
error-unknown-tariff = “{ $given }” kodlu bir ülke yok; iki harfli ülke kodunu ya da kilovatsaat fiyatını verin.
error-tariff-currency = { $given ->
    [none] Kilovatsaat fiyatının para birimi gerekir; üç harfli kodla verin.
   *[other] “{ $given }” bir para birimi değil; fiyatın para birimini üç harfli kodla verin.
}
error-supply-below-load = { $supply } gücünde bir kaynak { $load } çeken makineyi besleyemez; iki değeri denetleyin.
error-wall-and-parts = Ya prizden ölçülen gücü ya da makineyi verin, ikisini birden değil.
error-electricity-example = { $year } örneği kendi başına durur; makineyi çıkarın ya da bugünkü fiyatla sorun.
error-compare-one-card = Karşılaştırma en az iki ayrı ekran kartı ister; adlarını yazın.
error-compare-unnamed = Yalnız adı olan kartlar karşılaştırılabilir; bu kartın adını yazın.
error-compare-same-card = { $card } iki kez yazıldı; karşılaştırma ayrı kartlar ister.
error-compare-count = Burada bir { $card } öbür kartlardan birer taneyle karşılaştırılır; gerisi için tek makinede birden çok kartı sorun.
error-use-kind = “{ $kind }”, “{ $purpose }” amacının bir türü değil; tür yalnız araştırma ve şirket için var.
error-memory-and-cards = Ya bir kartın belleğini ya da kartları verin, ikisini birden değil.
error-no-price = { $card } için bilinen bir fiyat yok; “rigwise prices import” ile kendi fiyatınızı ekleyebilirsiniz.
error-cloud-no-price = { $card ->
    [none] Bu kartın fiyatı bilinmiyor; kaça mal olduğunu söyleyin.
   *[other] { $card } için güncel bir fiyat bilinmiyor; kaça mal olduğunu söyleyin.
}
error-cloud-no-rate = { $card ->
    [none] Bu kartın kirası bilinmiyor; saatlik kirayı söyleyin.
   *[other] { $card } için bir kira bilinmiyor; saatlik kirayı ya da kiralanacak başka bir kartı söyleyin.
}
error-cloud-resale = { $price } fiyatlı kart sonunda { $resale } etmez; sıfır ile fiyat arasında bir tutar verin.
error-cloud-no-card = “{ $field }” girdisi tek bir karta aittir; kartı da belirtin.
error-build-nothing-given = Makinenin kartlarını söyleyin ya da bütün makine için bir bütçe verin.
error-build-cards-and-budget = Ya makinenin kartlarını ya da kartların seçileceği bütçeyi verin, ikisini birden değil.
error-build-count-twice = Kart sayısı adı verilen her kartın yanında yazılır; ayrı verilen sayıyı çıkarın.
error-build-no-cards = Bütçenin { $share } kadarı olan { $money } ile, isteklerinize uyan ya da modeli alan satışta bir kart yok. Bütçeyi veya kartların payını artırın, ya da isteklerinizi azaltın.
error-build-own-supply = { $cards } kendi güç kaynağı olan hazır bir makinenin parçasıdır; çevresine toplanacak bir şey yok.
error-count-and-cards = Ya kartları sayılarıyla ya da tek bir kart sayısı verin, ikisini birden değil.
error-multi-one-card = Tek kartın ölçekleneceği bir şey yok; en az iki kart verin.
error-multi-2017 = { $year } rehberi en çok { $most } kartlı makinelerden ve { $cluster } kartlı bir kümeden söz eder, { $given } karttan değil. Bugünün ölçümleri için yılı yazmadan sorun.
error-multi-unnamed = Yalnız adı olan kartlar başkalarıyla karşılaştırılabilir; bunların adını yazın.
error-multi-same = İki seçenek de aynı kartlar; iki ayrı seçenek verin.
error-price-file = Kendi fiyat dosyanız kullanılamıyor: { $fault }. Dosyayı düzeltin ya da dosya olmadan sorun.
error-claimed-memory = { $source } kaynağına göre { $card } kartının belleği { $given } değil, { $real }.
error-claimed-power = { $source } kaynağına göre { $card } kartının gücü { $given } değil, { $real }.
error-claimed-maker = { $source } kaynağına göre { $card } kartının üreticisi { $given } değil, { $real }.
error-confirmed-maker = Evet: { $source } kaynağına göre { $card } kartının üreticisi { $real }.
error-claimed-parameters = { $model } modelinin büyüklüğü { $given } değil, { $real }.
error-edit-number = Değiştirilmedi: { $fact }, { $minimum } ile { $maximum } arasında bir sayı olmalı, örneğin { $example }.
error-edit-whole = Değiştirilmedi: { $fact }, { $minimum } ile { $maximum } arasında bir tam sayı olmalı, örneğin { $example }.
error-edit-refused = Değiştirilmedi. { $reason }
error-edit-refused-example = Değiştirilmedi. { $reason } Örneğin: { $example }.
