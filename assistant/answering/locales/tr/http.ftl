http-scope = Bunun için “{ $scope }” yetkisi olan bir anahtar gerekir. Sunucuyu işleten, “{ $command }” ile oluşturur.
http-host = Bu sunucu, istekteki adla yanıt vermez. İşleten, { $setting } ayarıyla izin verebilir.
http-origin = { $origin ->
    [none] Bu istek, geçiş belgesi alan bir kaynak (origin) belirtmiyor.
   *[other] { $origin } kaynağına (origin) geçiş belgesi verilmez.
 } Sunucuyu işleten onu { $setting } ayarında belirtebilir; anahtarı olan yine de sorabilir.
http-slow = İstek { $seconds } saniye içinde gelmedi. Tek parça halinde yeniden gönderin.
http-timeout = Yanıt { $seconds } saniye içinde bulunamadı. Yeniden ya da daha kısa sorun.
http-bad-request = Bu, geçerli bir HTTP isteği değil.
http-conversation-unknown = Böyle bir konuşma yok ya da silinmiş.
http-chip-fixed = Sorudaki bu bilgiye başka bir sayı verilemez.
http-answer-unknown = Bu numarayla bir yanıt yok ya da silinmiş.
http-no-chart = Bu yanıtta çizilecek bir şey yok.
http-guide-not-removable = “{ $document }” Rigwise ile gelir, kaldırılamaz; yalnızca kendi belgeleriniz kaldırılabilir.
http-file-name = “{ $name }” bir belge adı olamaz. Şunlardan biriyle biten sade bir dosya adı verin: { $supported }.
http-question-missing = İleti listesinde soru yok; son ileti kullanıcının olmalı ve metin içermeli.
http-unsupported = “{ $field }” burada kullanılamaz: Rigwise hesaplar ve alıntılar; araç çağırmaz, çıktı şeması izlemez. Bunu çıkarın.
http-only-text = Yalnızca metin okunabilir: iletideki “{ $kind }” türündeki bölümü çıkarın ve soruyu sözcüklerle yazın.
http-model-unknown = “{ $name }” adında bir model yok. Olanlar: { $known }
http-index-fault = Belgeler şu anda okunamıyor ya da yazılamıyor. İşleten, nedenini sunucunun günlüğünde bulur.
http-index-busy = Şu anda başka belgeler ekleniyor. Bitince yeniden deneyin.
http-state-fault = Sunucunun sakladıkları şu anda okunamıyor ya da yazılamıyor. Biraz sonra yeniden deneyin; işletmen nedenini sunucunun günlüğünde bulur.
http-input-choice = “{ $field }” girdisi “{ $given }” olamaz. Şunlardan birini seçin: { $known }.
http-input-long = “{ $field }” girdisi çok uzun; en çok { $limit } karakter okunur. Kısaltın.
http-input-number = “{ $field }” girdisi “{ $given }” olamaz. { $minimum } ile { $maximum } arasında bir tam sayı verin.
http-input-form = “{ $field }” girdisi “{ $given }” olamaz. Ne olabileceği aracın açıklamasında yazar.
http-repeat-other = Bu isteğin “{ $header }” değeri daha önce başka bir istek için kullanıldı. Her isteğe ayrı bir değer verin; aynısını yalnızca aynı isteği yinelerken kullanın.
http-repeat-running = Bu “{ $header }” değerini taşıyan istek şu anda yanıtlanıyor. Yanıtı almak için isteği birazdan yeniden gönderin.
