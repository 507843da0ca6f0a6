channel-working = Üzerinde çalışıyorum …
channel-rate-user = Kısa sürede çok soru sordunuz. Lütfen { $seconds } saniye bekleyip yeniden sorun.
channel-rate-channel = Bu kanaldan kısa sürede çok soru geldi. Lütfen { $seconds } saniye bekleyip yeniden sorun.
channel-busy = Şu anda çok fazla soru bekliyor. Lütfen bir dakika sonra yeniden sorun.
channel-unavailable = Birkaç kez denedim ama bir yanıta ulaşamadım. Lütfen daha sonra yeniden sorun.
channel-not-here = Bu kanal için ayarlanmadım. Beni işleten kişi buna izin verebilir.
channel-admins-only = Bunu yalnızca beni işletenler yapabilir.
channel-mute = Bundan sonra bu kanalda susuyorum. “unmute” ile yeniden yanıt veririm.
channel-is-muted = Bu kanalda susmam istendi.
channel-unmute = Bu kanalda yeniden yanıt veriyorum.
channel-status = { $state ->
    [muted] Bu kanalda susuyorum.
   *[open] Bu kanalda yanıt veriyorum.
} Bekleyen soru: { $waiting }, yanıtlanmakta olan: { $working }.
channel-help = Derin öğrenme ya da yerel dil modelleri için bir makineyi bana kendi sözlerinizle sorun: güç kaynağı, bellek, kartlar, bütçe. Bir yanıtın ileti dizisinde sorulan soru onun devamı sayılır. Sorunun önüne yazılan “in:AD” yalnızca o belge derlemesinden alıntılar. Komutlar: dil koduyla “language”, “collections”, “help”; beni işletenler için ayrıca “status”, “mute”, “unmute”.
channel-collections = Belge derlemeleri: { $names }. Sorunun önüne yazılan { $example } yalnızca o derlemeden alıntılar.
channel-collections-none = Rigwise kılavuzlarından başka belge yok.
channel-language-known = Şu dillerden birini yazın: { $known }; her soruyu kendi dilinde yanıtlamam için “{ $automatic }”.
channel-language-automatic = Bundan sonra her soruyu kendi dilinde yanıtlıyorum.
channel-language-chosen = Bundan sonra size şu dilde yanıt veriyorum: { $language }.
channel-thanks = Teşekkürler, not ettim.
channel-empty = Ne öğrenmek istersiniz? Örneğin: İki RTX 3090 için kaç watt güç kaynağı gerekir?
channel-helpful = Yararlı
channel-not-helpful = Yararlı değil
channel-edited = Yanıtımdan sonra sorunuzu değiştirdiniz.
channel-recompute = Yeniden yanıtla
channel-home = Derin öğrenme ve yerel dil modelleri için makineler hakkındaki soruları yanıtlarım. Her sayı belirtilmiş bir kuralla hesaplanır ya da tarihli bir rehberden alıntılanır; ikisi de bir yanıt taşımıyorsa bunu söylerim.
channel-home-examples = Bunlardan birini deneyin
channel-home-language = Yanıtlarımın dili
channel-home-automatic = Sorunun dili
channel-home-hint = Bir kanalda benden söz edin, bana doğrudan yazın ya da { $command } kullanın. İleti dizisindeki devam sorularını anlarım.
channel-document-added = “{ $title }” eklendi; artık ondan alıntı yapabilirim.
channel-document-replaced = “{ $title }”, aynı addaki önceki belgenin yerini aldı.
channel-document-unchanged = “{ $title }” zaten vardı ve içinde bir şey değişmemiş.
channel-archive-added = “{ $name }” içinden eklenen: { $documents } belge. Alınmayan: { $refused }.
channel-document-too-large = “{ $name }” çok büyük: en çok { $limit } eklenebilir.
channel-document-gone = “{ $name }” alınamadı. Lütfen yeniden gönderin.
