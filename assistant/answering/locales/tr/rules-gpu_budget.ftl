rule-gpu-budget-title = Bütçeye göre ekran kartı

gpu-budget-headline = { $memory ->
    [none] { $budget } bütçeyle alınabilecek en hızlı kart { $card }, fiyatı { $price } ({ $kind }).
   *[other] { $budget } bütçeyle alınabilecek en az { $memory } bellekli en hızlı kart { $card }, fiyatı { $price } ({ $kind }).
}
gpu-budget-headline-memory = { $budget } bütçeyle { $count } adet için en çok belleği olan kart { $figure } ile { $card }, tanesi { $price } ({ $kind }).
gpu-budget-headline-bandwidth = { $budget } bütçeyle { $count } adet için bant genişliği en yüksek kart { $figure } ile { $card }, tanesi { $price } ({ $kind }).
gpu-budget-headline-power = { $budget } bütçeyle { $count } adet için en az güç çeken kart { $figure } ile { $card }, tanesi { $price } ({ $kind }).
gpu-budget-headline-several = { $count } kart için en hızlı seçim { $card }: tanesi { $price } ({ $kind }), toplam { $total }.
gpu-budget-headline-nothing = { $count ->
    [one] { $budget } bütçeyle isteklerinize uyan, en az { $memory } bellekli bir kart alınamıyor; böyle kartların en ucuzu { $card }, fiyatı { $price }.
   *[other] { $budget } bütçeyle isteklerinize uyan, en az { $memory } bellekli { $count } kart alınamıyor; böyle kartların en ucuzu { $card }, tanesi { $price }.
}
gpu-budget-headline-cheapest = En az { $memory } bellekli en ucuz kart { $card }, fiyatı { $price } ({ $kind }).
gpu-budget-headline-leads-memory = Satıştaki kartlardan en çok belleği olanlar: { $cards }.
gpu-budget-headline-leads-bandwidth = Satıştaki kartlardan bant genişliği en yüksek olanlar: { $cards }.
gpu-budget-headline-leads-speed = Satıştaki kartlardan en hızlıları, { $baseline } ölçü alınarak: { $cards }.
gpu-budget-headline-leads-power = Satıştaki kartlardan en az güç çekenler: { $cards }.
gpu-budget-headline-no-such-card = Güncel fiyatı bilinen kartlar içinde bu isteklere uyan yok: en az { $memory } bellek, istenen durum, üretici ve kart gücü.
gpu-budget-headline-history = { $year } yılının kılavuzu şunları öneriyordu: { $cards }.
gpu-budget-headline-history-nothing = { $year } yılının kılavuzunun bunun için önerdiği kartların hiçbiri bütçeye uymuyor; en ucuzu { $card }, fiyatı { $price }.
gpu-budget-buy = { $count } × { $card }

gpu-budget-step-dollars = Dolar olarak bütçe, Avrupa Merkez Bankasının { $day } kuruyla
gpu-budget-step-each = Kart başına bütçe
gpu-budget-step-speed-measured = { $card } eğitim hızı, ölçülmüş
gpu-budget-step-speed-estimated = { $card } eğitim hızı, bant genişliği, hesap gücü ve mimarisinden kestirilmiş
gpu-budget-step-speed-bandwidth = { $card } metin yazma hızı, bant genişliğinden
gpu-budget-step-for-money = { $card } için { $unit } başına hız

gpu-budget-assume-training = Yarı duyarlıklı eğitim hızına göre sıralandı, { $baseline } = { $one }: kart bir ölçümde varsa o değer, yoksa bant genişliği ile hesap gücünün ortalaması çarpı aynı mimarinin ölçülmüş kartlarının oranı. Tek tek işlerde iki kat sapma olabilir.
gpu-budget-assume-inference = Tek kullanıcı için dil modeliyle metin yazma hızına göre sıralandı, { $baseline } = { $one }: bellek bant genişliği çarpı bu tür belleğin ulaştığı pay.
gpu-budget-assume-by-memory = Kartlar önce belleğe, sonra hıza göre sıralandı.
gpu-budget-assume-by-bandwidth = Kartlar önce bellek bant genişliğine, sonra hıza göre sıralandı.
gpu-budget-assume-by-power = Kartlar önce kart gücüne, en düşükten başlayarak, sonra hıza göre sıralandı.
gpu-budget-assume-power-limit = Yalnızca kart gücü en çok { $power } olan kartlar karşılaştırıldı.
gpu-budget-assume-money-unit = Paraya göre hız, { $unit } ile alınan hızdır.
gpu-budget-assume-model = { $count } × { $memory } ekran kartı belleği, { $format } biçimindeki { $model } modelini { $context } bağlamla alır.
gpu-budget-assume-memory = Amaç belirtilmedi; kart başına en az { $memory } bellek arandı.
gpu-budget-assume-memory-for = Amaç { $purpose }; kart başına en az { $memory } bellek arandı.
gpu-budget-assume-on-sale = Fiyatı ne olursa olsun yalnız güncel fiyatı bilinen kartlar karşılaştırıldı; yuvaya takılmayan sunucu modülleri dışarıda bırakıldı.
gpu-budget-assume-any-condition = Yeni ve ikinci el kartlar birlikte karşılaştırıldı; yalnız birini görmek için “yeni” ya da “ikinci el” deyin.
gpu-budget-assume-us-prices = Fiyatlar ABD’nin vergisiz fiyatlarından çevrildi; yerel fiyatlar farklıdır.
gpu-budget-check-again = Fiyatlar hızlı değişiyor; { $day } sonrasında yeniden bakın.
gpu-budget-check-now = Gösterilen en eski fiyat { $days } günlük, denetim tarihi { $day } idi; almadan önce fiyatlara yeniden bakın.
gpu-budget-note-unsure-price = Bu fiyat birincil bir kaynaktan doğrulanamadı.
gpu-budget-note-equal-inference = { $cards } metni eşit hızda yazar: tek kullanıcının metnini bellek bant genişliği sınırlar ve hepsinde { $bandwidth } var. Pahalı olanların fazladan hesap gücü yalnızca uzun istemlerin okunmasını kısaltır; en ucuzu önce gelir.
gpu-budget-note-equal-training = { $cards } eşit hızlı sayılır, çünkü kestirim bant genişliğine ({ $bandwidth }) ve hesap gücüne bakar, bunlar da hepsinde aynıdır; en ucuzu önce gelir.

gpu-budget-hint-memory = Daha az bellekle, { $memory } ile, { $card } uyar; fiyatı { $price }.
gpu-budget-hint-power = Daha yüksek kart gücüyle, { $power } ile, { $card } uyar; fiyatı { $price }.
gpu-budget-hint-condition = Yeni ya da ikinci el fark etmiyorsa { $card } uyar; fiyatı { $price }.
gpu-budget-hint-vendor = Başka bir üreticiden { $card } uyar; fiyatı { $price }.
gpu-budget-hint-roomier = Neredeyse aynı hızda, { $memory } bellekle: { $card }, fiyatı { $price }.
gpu-budget-hint-count = { $count ->
    [one] Bütçe bir tane { $card } almaya yeter; fiyatı { $price }.
   *[other] Bütçe { $count } tane { $card } almaya yeter; tanesi { $price }.
}

gpu-budget-warning-launch-prices = Şu kartların yalnız çıkış fiyatı biliniyor: { $cards }; mağazalar bugün çok daha fazlasını isteyebilir.
gpu-budget-warning-used-lows = İkinci el fiyatlar çoğunlukla en düşük ilanlardır, piyasanın ortası değil; daha fazlasını bekleyin.
gpu-budget-warning-software = NVIDIA dışındaki kartlar yaygın çatıları çalıştırır, ama bazı araçlar CUDA ister; önce kendinizinkini denetleyin. Eğitim hızları kaba bir kestirimdir.
gpu-budget-warning-server-card = Sunucu kartlarının fanı yoktur; kasada güçlü bir hava akışı gerekir.
gpu-budget-warning-old-rate = { $currency } için son kur { $day } tarihli; bugünkü kur çok farklı olabilir.

gpu-budget-history-2017 = { $year } yılının kılavuzu metinde Titan X Pascal için hızına göre fazla pahalı der, ama tablosunda ilk sıraya koyar; metin gerekçe verdiği için daha iyi öğüttür.
gpu-budget-history-2018 = { $year } yılının kılavuzu yeni kartları yarı duyarlık, ikinci el eski kartları tek duyarlık için önerdi.
gpu-budget-history-2018-memory = { $year } yılının kılavuzu bu amaç için { $memory } bellek istiyordu.
gpu-budget-history-past = Bu, { $year } yılının öğüdüdür ve geçmiş olarak gösterildi; kartlar ve fiyatlar değişti. Bugünün seçimi için yılı yazmadan sorun.

gpu-budget-missing-budget = Ekran kartına ne kadar harcamak istiyorsunuz?
