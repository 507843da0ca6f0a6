rule-llm-speed-title = Dil modelinin hızı

llm-speed-headline = { $cards } üzerinde { $format } biçimindeki { $model } yaklaşık { $speed } üretir; aralık { $low } ile { $high } arasıdır.
llm-speed-headline-prefill = { $cards } üzerinde { $format } biçimindeki { $model } yaklaşık { $speed } üretir; aralık { $low } ile { $high } arasıdır. İstemi yaklaşık { $prompt } hızla okur.
llm-speed-headline-spills = { $format } biçimindeki { $model } karta sığmaz ({ $cards }) ve kısmen ana bellekten çalışır: yaklaşık { $speed } üretir, aralık { $low } ile { $high } arasıdır.
llm-speed-headline-ram = { $format } biçimindeki { $model } yalnız ana bellekten yaklaşık { $speed } üretir; aralık { $low } ile { $high } arasıdır.

llm-speed-step-active = Bir token için okunan { $format } biçimindeki ağırlıklar: yalnız etkin parametreler
llm-speed-step-cache = Bir token için okunan önbellek
llm-speed-step-bound = Üst sınır: bant genişliği bölü token başına okunan bayt
llm-speed-step-card-time = { $card } üzerinde bir tokenin süresi, bant genişliğinin olağan payıyla
llm-speed-step-ram-time = Ana bellekte bir tokenin süresi, bant genişliğinin olağan payıyla
llm-speed-step-speed = Saniyede üretilen token
llm-speed-step-flop = İstemin bir tokeni için işlem: ağırlıklarla çarpım ve dikkat
llm-speed-step-rate-measured = Kartın işlem hızı, { $model } üzerindeki ölçümden
llm-speed-step-rate-peak = Kartın işlem hızı, üreticinin değerinden ve olağan paydan
llm-speed-step-prefill = Saniyede okunan istem tokeni
llm-speed-step-wait = İstem okunana kadar geçen süre

llm-speed-assume-context = Bağlam belirtilmedi; şimdiye kadar { $context } sayıldı, ölçümlerdekine yakın. Daha uzunları tabloda.
llm-speed-assume-ram = Ana bellek hakkında bir şey söylenmedi; { $bandwidth }, yani iki kanallı hızlı masaüstü belleği varsayıldı.
llm-speed-note-mixture = Bu uzman karışımında bir token yalnız { $read } okur; bu yüzden aynı dosya boyutundaki yoğun bir modelden çok daha hızlıdır.
llm-speed-note-layer-split = Modeli katman katman bölüşen kartlar sırayla çalışır: birden çok kart bellek ekler, tek akış hızlanmaz.
llm-speed-note-prefill-estimated = Bu kartın istem okuma hızı ölçülmedi; üreticinin değerinden çıkar ve aralığı geniştir.
llm-speed-note-single-stream = Spekülatif çözümleme olmadan tek akış sayıldı. Spekülatif çözümleme bunu { $low } ile { $high } arasında artırır; bu yüzden bildirilen hızlar sınırı bile aşabilir.

llm-speed-warning-spills = { $layers } katmandan { $left } tanesi sığmaz ve her token için ana bellekten okunur; hızı bu belirler.
llm-speed-warning-tight = Model ancak motor çok az bellek kullanırsa sığar; ekran bağlamak ya da daha uzun bağlam onu ana belleğe taşırır.
llm-speed-warning-tensor = Tensör bölmede sonuç kartlar arasındaki bağlantıya bağlıdır; aynı tarif başka makinelerde çok farklı sonuç verir.
llm-speed-warning-tensor-short = Kartlar modeli tensör bölmeyle tutamaz; katman bölmeyle ve kalanı ana bellekte sayıldı.
llm-speed-warning-few-bytes = Bir token için yalnız { $read } okunur; sabit giderler bant genişliğinden ağır basar, bu yüzden aralık geniştir.
llm-speed-warning-hybrid = Doğrusal katmanlı modeller şimdilik sınırın daha azına ulaşıyor; burada en düşük pay { $share } sayıldı.
llm-speed-warning-cache-unknown = { $model } önbelleği yayımlanmış bilgiden hesaplanamıyor; uzun bağlamda hız burada yazandan düşük olur.
llm-speed-warning-no-prefill = İstemin okunma hızı verilmedi, çünkü işlem hızı bilinmiyor ya da bir bölüm ana bellekten çalışıyor.

llm-speed-missing-model = Hangi model, ya da kaç milyar parametresi var?
llm-speed-missing-cards = Model hangi ekran kartında, kaç kartla çalışacak?
