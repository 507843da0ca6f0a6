plot-total = Toplam
plot-value = Büyüklük
plot-unknown = “{ $name }” adlı bir grafik yok. Olanlar: { $known }.
plot-other-rule = Bu grafik { $known } hesaplarını gösterir, { $rule } hesabını değil.
plot-nothing-to-show = Bu hesapta grafik için değer yok; fiyatı ya da belleği bilinen kartlar verin ya da makineyi parçalarıyla tanımlayın.

plot-speed-price-title = Fiyata karşı hız
plot-speed-price-desc = { $count } kart, her biri bir nokta: fiyatı sağa doğru, hızı yukarı doğru.

plot-memory-title = { $model ->
    [none] Belleği ne dolduruyor
   *[other] Belleği ne dolduruyor: { $model }
}
plot-memory-desc = { $room ->
    [none] Parçaların toplamı { $total }.
   *[other] Parçaların toplamı { $total }; kartlarda { $room } var.
}
plot-memory-weights = ağırlıklar
plot-memory-states = ağırlıklar, gradyanlar ve optimizasyon durumu
plot-memory-cache = bağlam önbelleği
plot-memory-state = özyinelemeli durum
plot-memory-activations = aktivasyonlar
plot-memory-logits = logitler
plot-memory-overhead = çalıştırma motoru
plot-memory-room = kartların belleği
plot-memory-one-card = tek kart

plot-power-title = Gücü ne çekiyor, ne taşıyor
plot-power-desc = Kartlar, işlemci ve geri kalanı tam yükte { $total } çeker. Kesikli çizgiler güç kaynağını ve priz hattını gösterir.
plot-power-cards = kartlar, { $count } × { $power }
plot-power-cpu = işlemci
plot-power-rest = makinenin geri kalanı
plot-power-supply = güç kaynağı
plot-power-circuit = { $circuit } hattında kaynağın arkası

plot-break-even-title = Tek kart: kiralamak mı, almak mı
plot-break-even-desc = Kullanım saatine göre iki maliyet çizgisi; { $hours } noktasında kesişirler, sonrasında almak daha ucuzdur.
plot-break-even-hours = Kullanım saati
plot-break-even-cost = Maliyet
plot-break-even-renting = kiralamak
plot-break-even-buying = almak, elektrikle birlikte
plot-break-even-point = başa baş { $hours }
