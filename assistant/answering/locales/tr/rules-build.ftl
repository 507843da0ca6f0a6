rule-build-title = Bütün makine

build-headline = { $cards }: en az { $cores } çekirdekli bir işlemci, { $ram } RAM ve { $psu } bir güç kaynağı planlayın. Bütün parçalar tabloda.
build-headline-several = { $cards }: en az { $cores } çekirdekli bir işlemci, { $ram } RAM ve { $psu } güç kaynakları planlayın. Bütün parçalar tabloda.
build-headline-cost = { $cards } takılı bir makine { $price } tutarından pahalıdır: burada fiyatı tarihli olan parçalar bu kadar eder. Bunlara eklenecekler: { $parts }. Bütün parçalar tabloda.
build-headline-2018 = { $year } yılının kurallarına göre, { $cards }: en az { $cores } çekirdekli bir işlemci, { $ram } RAM ve { $psu } bir güç kaynağı. Bütün parçalar tabloda.
build-headline-2018-several = { $year } yılının kurallarına göre, { $cards }: en az { $cores } çekirdekli bir işlemci, { $ram } RAM ve { $psu } güç kaynakları. Bütün parçalar tabloda.

build-step-share = Bütçenin kartlara ayrılan payı
build-step-cards-price = Kartların fiyatı
build-step-known-price = Kartların ve RAM'in fiyatı
build-step-own-currency = Bütçenin para biriminde aynısı, Avrupa Merkez Bankasının { $day } kuruyla

build-assume-2018-card = Kart belirtilmedi; { $year } yılının donanım kılavuzunun önerdiği { $card } alındı.
build-assume-share = Genel bir kural olarak bütçenin { $share } kadarı, yani { $money }, kartlara ayrıldı; kalanı öbür bütün parçalara yetmeli.
build-assume-cpu = { $cpu }, bu kadar çekirdeği ve yeterli hattı olan herhangi bir işlemci yerine geçer. Güç kaynağı ve priz hattı onunla hesaplandı; sizinki daha çok çekiyorsa adını verin.

build-note-unpriced = Şunlar için tarihli bir fiyat bilinmiyor: { $parts }. Bunları satıcılara sorun; toplama katılmadılar.
build-note-left = { $budget } bütçeden, fiyatı bilinmeyen parçalara { $left } ({ $share }) kalıyor.
build-warning-over-budget = Yalnızca fiyatı bilinen parçalar bile { $budget } bütçeyi { $over } aşıyor. Kartlara daha az pay ayırın ya da bütçeyi artırın.

build-missing-machine = Makinede hangi kartlar olsun, ya da bütün makine en çok ne kadar tutsun?
