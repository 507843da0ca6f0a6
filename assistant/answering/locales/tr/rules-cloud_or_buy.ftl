rule-cloud-or-buy-title = Kiralamak mı, almak mı

cloud-or-buy-headline = { $rented ->
    [none] { $price } ödeyip { $cards } almak, saati { $rent } kiraya göre yaklaşık { $hours } tam yükten sonra daha ucuzdur: gece gündüz { $always }, günde { $daily } kullanımla { $part }.
   *[other] { $price } ödeyip { $cards } almak, saati { $rent } olan { $rented } kiralamaya göre alınan kartın yaklaşık { $hours } tam yükünden sonra daha ucuzdur: gece gündüz { $always }, günde { $daily } kullanımla { $part }.
}
cloud-or-buy-headline-never = { $rented ->
    [none] Kiralayın: saati { $rent } kira, { $cards } kartının evdeki saatlik elektriğinden ({ $electricity }) pahalı değil; almak hiçbir zaman kârlı olmaz.
   *[other] { $rented } kiralayın: aynı iş için kirası, { $cards } kartının evdeki saatlik elektriğinden ({ $electricity }) pahalı değil; almak hiçbir zaman kârlı olmaz.
}
cloud-or-buy-headline-rent = { $hours ->
    [none] { $used } kullanım için kiralamak daha ucuz: kira { $renting }, { $cards } almak { $buying }; bu kirayla almak hiçbir zaman kârlı olmaz.
   *[other] { $used } kullanım için kiralamak daha ucuz: kira { $renting }, { $cards } almak { $buying }; almak yaklaşık { $hours } sonra kârlı olur.
}
cloud-or-buy-headline-buy = { $used } kullanım için almak daha ucuz: { $cards } almak { $buying }, kira { $renting }; yaklaşık { $hours } kullanımdan sonra kârlıdır.
cloud-or-buy-headline-cards = Tam yükte yaklaşık { $low } ile { $high } arasından az kullanacaksanız kiralayın, çok kullanacaksanız alın; şu kartların başabaş noktası budur: { $cards }.
cloud-or-buy-headline-cards-never = Kiralayın: bugünün kiralarıyla şu kartların evdeki elektriği bile daha pahalı: { $cards }.
cloud-or-buy-headline-2017 = { $year } rehberi almayı öneriyordu: bir { $card }, o zamanki bir AWS GPU’sunun yaklaşık { $times }ı hızdaydı.
cloud-or-buy-take-rent = Kiralayın
cloud-or-buy-take-buy = Satın alın

cloud-or-buy-step-exchange = Avrupa Merkez Bankası kuruyla çevrilmiş
cloud-or-buy-step-electricity = Bir kartın bir saatlik elektriği
cloud-or-buy-step-speed = { $rented } ile { $own } kartlarının eğitim hızı oranı
cloud-or-buy-step-rent-for-own-hour = Alınan kartın bir saatlik işine düşen kira
cloud-or-buy-step-break-even = { $card ->
    [none] Fiyat bölü kendi kartının bir saatte kazandırdığı
   *[other] { $card } fiyatı bölü kendi kartının bir saatte kazandırdığı
}
cloud-or-buy-step-span = Süre olarak, günde { $daily }
cloud-or-buy-step-renting = Bu kullanım için kira gideri
cloud-or-buy-step-buying = Bu kullanım için alma gideri
cloud-or-buy-step-2017 = Bir { $card } o zamanki kaç AWS GPU’suna denk

cloud-or-buy-assume-price = { $card } fiyatı { $price } sayıldı ({ $kind }, { $day }).
cloud-or-buy-assume-rent = { $card } kirası saatte { $rent } sayıldı ({ $provider }, { $day }); öbür sağlayıcılar tabloda.
cloud-or-buy-assume-hourly = { $rent } bir saatlik kira sayıldı, çünkü hiçbir kart bu kadar ucuza satılmaz.
cloud-or-buy-assume-country = Fiyatlar ve kiralar ABD’nindir, elektrik fiyatı da öyle sayıldı; ülkenizi ya da tarifenizi söyleyin.
cloud-or-buy-assume-speed = Eğitim hızına göre { $rented } kartının bir saati, { $own } kartının bir saatlik işinin { $factor }ı sayıldı.
cloud-or-buy-assume-same-speed = { $rented } kartının { $own } kartından ne kadar hızlı olduğunu gösteren bir ölçüm yok; saate saat sayıldı. Oranı biliyorsanız saatleri ona bölün.
cloud-or-buy-assume-no-resale = İkinci el satış değeri sayılmadı; kartı sonunda satmak süreyi kısaltır.
cloud-or-buy-assume-no-resale-yet = İkinci el satış değeri sayılmadı; kart sonunda fiyatının { $share } kadarına satılırsa başabaş noktası { $hours } olur.
cloud-or-buy-assume-card-alone = Yalnız kart, kullanıldığı her an tam yükte sayıldı. Bilgisayarın geri kalanı, onarım ve boş saatler almayı, saklanan veriler ve boş duran makineler kiralamayı pahalılaştırır.
cloud-or-buy-assume-cards = Kart belirtilmedi; yaygın olanlar gösterildi.

cloud-or-buy-warning-spot = Anlık (spot) kiralama kısa sürede sona erebilir; durumunu düzenli kaydeden işlere uyar.
cloud-or-buy-warning-group = { $provider } bu kartı yalnız { $count } tanelik gruplar hâlinde kiralıyor.
cloud-or-buy-warning-old-rent = Kira { $day } tarihli; karar vermeden önce yeniden bakın.
cloud-or-buy-warning-2017 = Bu, { $year } yılının öğüdüdür ve geçmiş olarak gösterildi; bugün bulutta her masaüstü kartından hızlı kartlar kiralanıyor. Bugünün hesabı için yılı yazmadan sorun.

cloud-or-buy-missing-card = Hangi ekran kartı söz konusu?
