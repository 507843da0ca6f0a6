rule-electricity-title = Elektrik

electricity-headline = Makine { $time } içinde { $energy } harcar, bu { $cost } tutar; prizden { $wall } çeker.
electricity-headline-month = Makine bir ayda { $energy } harcar, bu { $cost } tutar; prizden { $wall } çeker.
electricity-headline-better-tier = { $tier } güç kaynağıyla makine { $time } içinde { $energy } harcar, bu { $cost } tutar; { $usual } kaynakla { $difference } fazla tutardı.
electricity-headline-worse-tier = { $tier } güç kaynağıyla makine { $time } içinde { $energy } harcar, bu { $cost } tutar; { $usual } kaynakla { $difference } tasarruf edilirdi.
electricity-headline-better-efficiency = Verimi { $share } olan bir güç kaynağıyla makine { $time } içinde { $energy } harcar, bu { $cost } tutar; { $usual } bir kaynakla { $difference } daha fazla tutardı.
electricity-headline-worse-efficiency = Verimi { $share } olan bir güç kaynağıyla makine { $time } içinde { $energy } harcar, bu { $cost } tutar; { $usual } bir kaynak { $difference } kazandırırdı.
electricity-headline-price = Bir kilovatsaat, konutlar için { $price } tutar ({ $day }).
electricity-headline-2018 = { $year } kılavuzundaki örneğin iki haftası { $low } ile { $high } arasında harcar. Almanya'nın { $price } fiyatıyla ({ $day }) bugün { $cost-low } ile { $cost-high } arasında tutar.

electricity-step-hours = Makinenin açık kaldığı süre
electricity-step-average = Prizden çekilen ortalama güç
electricity-step-energy = Enerji
electricity-step-cost = Tutar
electricity-step-2018-low = İki haftanın enerjisi, alt uç
electricity-step-2018-high = İki haftanın enerjisi, üst uç
electricity-step-2018-then-low = Kılavuzun fiyatıyla tutar, alt uç
electricity-step-2018-then-high = Kılavuzun fiyatıyla tutar, üst uç
electricity-step-2018-today-low = Bugünkü fiyatla tutar, alt uç
electricity-step-2018-today-high = Bugünkü fiyatla tutar, üst uç
electricity-step-2018-extra-low = Verimi düşük kaynağın en çok ekleyeceği tutar, alt uç
electricity-step-2018-extra-high = Verimi düşük kaynağın en çok ekleyeceği tutar, üst uç

electricity-assume-month = Bir ay { $hours } sayıldı.
electricity-assume-no-idle = Yüksüz süre için makine kapalıymış gibi hiçbir şey sayılmadı.
electricity-assume-tier = Güç kaynağının verimi { $share } sayıldı; { $tier } sınıfının { $at } yükte izin verdiği en düşük değer budur.
electricity-assume-price-country = Kilovatsaat { $price } sayıldı; bu, ülkenin konut fiyatıdır ({ $day }). Daha doğrusu için faturanızdaki fiyatı yazın.
electricity-warning-part = “{ $part }” bir ülkenin yalnız bir bölümüdür ve burada kendi fiyatı yok; bütün ülkenin ortalaması alındı, bir bölge bunun epey üstünde ya da altında olabilir.
electricity-assume-price-union = Kilovatsaat { $price } sayıldı; bu, Avrupa Birliği konut fiyatlarının ortalamasıdır ({ $day }). Daha doğrusu için ülkeyi ya da faturanızdaki fiyatı yazın.
electricity-assume-price-continent = Bu ülke için tarihli bir fiyat yok. Kilovatsaat { $price } sayıldı: { $region } ortalaması ({ $day }).
electricity-assume-price-world = Ülke ya da fiyat verilmedi. Kilovatsaat { $price } sayıldı: dünya ortalaması ({ $day }).
electricity-prices-disagree-method = Başka bir veri kümesi bu ülke için { $other } ({ $day }) verir. Burada { $used } kullanıldı, çünkü istatistik kurumunun yöntemi açıktır.
electricity-prices-disagree-other = Başka bir kaynak bu ülke için { $other } ({ $day }) verir. Burada { $used } kullanıldı, çünkü kaynağı daha iyi belgelenmiştir.
electricity-note-laptop = { $card } bir dizüstü kartıdır; makinenin geri kalanı masaüstü gibi sayıldı, gerçek değer daha düşüktür.
electricity-warning-old-price = Bu fiyat { $day } tarihlidir, o zamandan beri büyük olasılıkla değişmiştir.
electricity-warning-weak-price = Bu fiyat zayıf, doğrulanmamış bir listeden gelir; yalnızca kaba bir değerdir.
electricity-caveat-tax-credit = Hollanda fiyatı sabit bir vergi indirimi düşülmüş hâlidir; sonraki kilovatsaat daha pahalıdır.
electricity-caveat-standing-charge = Buna günde { $charge } sabit ücret eklenir.
electricity-caveat-inflation = Enflasyon ve kurlar bu fiyatı çabuk eskitir.
electricity-caveat-tiers = Bu ülkede yüksek tüketim kademeleri ortalamadan çok daha pahalıdır.
electricity-caveat-before-tax = Fiyat vergisizdir; faturalar belirgin biçimde yüksektir.
electricity-caveat-region = Bu ülkede fiyatlar bölgeden bölgeye belirgin biçimde değişir.

electricity-2018-rounded = { $year } kılavuzu enerjiyi { $low } ve { $high } olarak yuvarlar.
electricity-2018-rate = Kılavuzun özeti tutarı { $low } ile { $high } arası olarak verir; bu, bir euro için { $rate } kuruyla yuvarlanmış enerjiye uyar.
electricity-2018-extra = Özet, verimi yalnızca { $efficiency } olan kaynak için { $low } ile { $high } arası ekler. Bu en çok { $share } ekleyebilir, yani { $right-low } ile { $right-high } arası; burada düzeltilmiş değerler kullanıldı.

electricity-missing-cards = Makinede hangi ekran kartları var, kaçar tane?
electricity-assume-price-currency = Ülke verilmedi. Tutar { $currency } olarak verildiği için kilovatsaat { $price } sayıldı; bu, o para biriminin ülkesindeki konut fiyatıdır ({ $day }). Daha doğrusu için ülkeyi ya da faturanızdaki fiyatı yazın.
electricity-note-converted = Yayımlanan fiyat { $listed }; Avrupa Merkez Bankası kuruyla çevrildi ({ $day }): bir { $base } { $rate } eder.
