rule-gpu-price-title = Ekran kartı fiyatı

gpu-price-headline-one = { $kind ->
    [used] İkinci el { $card }: { $price } ({ $day }).
   *[new] Yeni { $card }: { $price } ({ $day }).
}
gpu-price-headline-both = { $card } yeni olarak { $new } ({ $new-day }), ikinci el olarak { $used } ({ $used-day }) ediyor.
gpu-price-headline-last = { $kind ->
    [launch] { $card } için güncel bir piyasa fiyatı bilinmiyor; çıkış fiyatı { $price } idi ({ $day }).
    [used] { $card } için güncel bir fiyat bilinmiyor; bilinen son ikinci el fiyatı { $price } ({ $day }).
   *[new] { $card } için güncel bir fiyat bilinmiyor; bilinen son yeni fiyatı { $price } ({ $day }).
}
gpu-price-headline-only = { $kind ->
    [used] Yeni { $card } için güncel fiyat bilinmiyor; ikinci eli { $price } ({ $day }).
   *[new] İkinci el { $card } için güncel fiyat bilinmiyor; yenisi { $price } ({ $day }).
}
gpu-price-headline-several = { $kind ->
    [launch] Tanesi { $price } olan çıkış fiyatıyla ({ $day }) { $cards } toplam { $total } tutar; güncel bir piyasa fiyatı bilinmiyor.
    [used] İkinci el olarak { $cards } toplam { $total } tutar, tanesi { $price } ({ $day }).
   *[new] Yeni olarak { $cards } toplam { $total } tutar, tanesi { $price } ({ $day }).
}
gpu-price-headline-list = { $cheapest ->
    [none] { $cards } birlikte { $total } tutar, her biri bilinen en düşük fiyatıyla; bu fiyatların hepsi güncel değil.
   *[other] { $cards } birlikte { $total } tutar, her biri bilinen en düşük fiyatıyla; en ucuzu { $price } ile { $cheapest }.
}

gpu-price-step-price = { $kind ->
    [launch] { $card }, çıkış fiyatı, { $day }
    [used] { $card }, ikinci el, { $day }
   *[new] { $card }, yeni, { $day }
}
gpu-price-step-several = Bütün { $card } kartları
gpu-price-step-total = Bütün kartlar birlikte

gpu-price-assume-us = Fiyatlar ABD'den ve vergisizdir; başka yerlerde farklıdır.
gpu-price-note-rate = { $base } = { $rate } ile çevrildi; Avrupa Merkez Bankasının { $day } kuru.
gpu-price-note-no-rate = Avrupa Merkez Bankası { $currency } için kur yayımlamıyor; fiyatlar bu yüzden ABD doları olarak verildi.
gpu-price-note-other-kind = { $kind ->
    [launch] { $card } için güncel bir piyasa fiyatı bilinmiyor; çıkış fiyatı verildi.
    [used] Yeni { $card } için güncel bir fiyat bilinmiyor; ikinci el fiyatı verildi.
   *[new] İkinci el { $card } için güncel bir fiyat bilinmiyor; yeni fiyatı verildi.
}

gpu-price-missing-card = Hangi kartın fiyatını öğrenmek istiyorsunuz?
