rule-psu-title = Güç kaynağı

psu-headline = { $size } bir güç kaynağı alın; makinenin en az { $required } gücünde bir kaynağa ihtiyacı var.
psu-headline-several = Makinenin en az { $required } güce ihtiyacı var; bu hatta tek bir güç kaynağı bunu veremez. { $count } güç kaynağı kullanın: { $sizes }.
psu-headline-2018 = { $year } yılının donanım kılavuzuna göre makineye { $required } gerekir; satılan bir üst boy { $size }.
psu-headline-2018-several = { $year } yılının donanım kılavuzuna göre makineye { $required } gerekir; bunun için { $count } güç kaynağı kullanın: { $sizes }.
psu-headline-enough = Evet, { $given } yeter: makine tam yükte { $load } çeker ve en az { $required } gücünde bir kaynak ister.
psu-headline-oversize = { $given } bu makinenin gereğinden fazla: makine tam yükte { $load } çeker, bu gücün { $share } kadarını; { $size } bir güç kaynağı yeterdi.
psu-headline-right-size = { $given } fazla değil: makine tam yükte { $load } çeker ve en az { $required } bir kaynağa ihtiyacı var; satılan daha küçük hiçbir boy bunu vermez.
psu-headline-tight = { $given } sınırda: tam yükteki { $load } çekişi taşır, ama makine en az { $required } ister. { $size } almak daha iyi.
psu-headline-tight-several = { $given } sınırda: tam yükteki { $load } çekişi taşır, ama makine en az { $required } ister. { $count } güç kaynağı kullanmak daha iyi: { $sizes }.
psu-headline-short = Hayır, { $given } yetmez: makine tam yükte { $load } çeker ve en az { $required } ister. { $size } bir güç kaynağı alın.
psu-headline-short-several = Hayır, { $given } yetmez: makine tam yükte { $load } çeker ve en az { $required } ister. { $count } güç kaynağı kullanın: { $sizes }.
psu-headline-cards = { $given } bir güç kaynağı şunu taşır: { $count } × { $card }. Makine o zaman en az { $required } ister; bir kart daha ile { $more } isterdi.
psu-headline-cards-most = { $given } bir güç kaynağı şunu ve fazlasını taşır: { $count } × { $card }. O kadar kartlı makine en az { $required } ister; daha çok kartlı makineler burada hesaplanmaz.
psu-headline-cards-none = { $given } bir güç kaynağı tek bir kartı bile taşımaz ({ $card }): makine en az { $required } ister.
psu-headline-laptop = Seçilecek bir güç kaynağı yok: { $card } bir dizüstü kartıdır, bilgisayarla gelen adaptör bütün makineyi besler.
psu-headline-integrated = { $card } için seçilecek bir güç kaynağı yok: işlemcinin ya da hazır bir makinenin parçasıdır, makinenin kendi güç kaynağıyla beslenir.
psu-buy = { $size } güç kaynağı
psu-buy-several = { $count } güç kaynağı: { $sizes }

psu-step-load = Kartlar, işlemci ve makinenin geri kalanı
psu-step-cpu = TDP değeri { $tdp } olan işlemcinin turbo gücü
psu-step-named-cpu = { $cpu } işlemcisinin en yüksek turbo gücü
psu-step-server-cpu = { $cpu } işlemcisinin tam yükteki gücü, TDP değeri
psu-step-margin = Payla birlikte
psu-step-peaks = İzin verilen anlık aşımı bütün kartların aynı andaki tepelerini karşılayan anma gücü
psu-step-maker = Üreticinin { $card } için istediği en düşük güç kaynağı, varsa öteki kartlarla birlikte
psu-step-database = Kart veri tabanının { $card } için önerisi ve eki, varsa öteki kartlarla birlikte
psu-step-required = Gereken anma gücü: bunların en büyüğü
psu-step-plugs = { $kind } güç fişleri
psu-step-wall = Prizden çekilen güç
psu-step-circuit = { $circuit } hattının günlerce taşıdığı yük

psu-assume-cpu = İşlemci belirtilmedi; tam yükte { $power } çektiği varsayıldı.
psu-assume-cpu-is-turbo = { $power }, işlemcinin tam yükte çektiği güç sayıldı. Bu yalnızca TDP ise turboda yaklaşık { $turbo } çekebilir.
psu-assume-server-cpu = { $cpu } bir sunucu işlemcisidir; tam yükte { $power } olan TDP değerini aşmadığı varsayıldı.
psu-assume-cpu-from-tdp = { $tdp } TDP için Intel güç kaynağı kılavuzunun sınıfına göre { $power } turbo gücü varsayıldı; üretici turbo gücünü bildirmiyor.
psu-assume-rest = Anakart, bellek, diskler ve fanlar için { $rest } sayıldı.
psu-assume-efficiency = Güç kaynağının verimi { $share } sayıldı; { $tier } sınıfının tam yükte izin verdiği en düşük değer budur.
psu-assume-limit-speed = { $limit } sınırında (kart gücünün { $share } kadarı) kart hızının yaklaşık { $speed } kadarını korur.
psu-assume-limit-speed-band = { $limit } sınırında (kart gücünün { $share } kadarı) kart hızının yaklaşık { $low } ile { $high } arasını korur.
psu-note-limit-floor = { $card } için { $floor } altında bir güç sınırı kabul edilmez.
psu-note-supplies-at-hand = { $count } güç kaynağı birlikte { $given } olarak sayıldı; her biri kendi kablolarındaki kartları da taşımalı.
psu-note-several-supplies = Her kart kablo gücünün tamamını tek bir kaynaktan alır; kaynakları bir adaptör birlikte açar. Anakartın kaynağı yuvaları da besler, kart başına en çok { $slot }.
psu-note-laptop-left-out = { $card } bir dizüstü kartıdır, hesaba katılmadı.
psu-note-integrated-left-out = { $card } işlemcinin ya da hazır bir makinenin parçasıdır, hesaba katılmadı.

psu-hint-limit-for-supply = Kart başına { $limits } güç sınırıyla bu kaynak payıyla birlikte yeter; kartlar hızlarının en az { $speed } kadarını korur.
psu-hint-limit-for-circuit = Kart başına { $limits } güç sınırıyla makine hattın sınırları içinde kalır; kartlar hızlarının en az { $speed } kadarını korur.
psu-warning-misses-margin = Tam yükün üstünde pay bırakmıyor; payla birlikte { $needed } gerekir.
psu-warning-misses-peaks = Bütün kartlar aynı anda tepe yaptığında kapanabilir; bunun için { $needed } gerekir.
psu-warning-misses-maker = Kart üreticisinin istediği en düşük güçten çıkan { $needed } değerinin altında.
psu-warning-limit-unmeasured = { $limit } sınırı (kart gücünün { $share } kadarı) ölçülmüş değerlerin altında; belirgin bir hız kaybı bekleyin.
psu-warning-circuit = Makine prizden { $wall } çeker; bu, { $circuit } hattının günlerce taşıdığı { $carried } değerinden fazla. Daha güçlü bir hat, iki ayrı hat ya da bir güç sınırı kullanın.
psu-warning-some-circuits = Makine prizden { $wall } çeker; bu, { $circuit } hattının günlerce taşıdığı { $carried } değerinden fazla. Yeterli olan: { $enough }.
psu-warning-every-circuit = Makine prizden { $wall } çeker; bu, olağan ev hatlarının günlerce taşıdığından fazla, { $circuit } bile yalnızca { $carried } taşır. Makineyi ayrı hatlara bölün ya da güç sınırı koyun.
psu-warning-high-voltage = { $size } bir güç kaynağı tam gücünü ancak { $volts } ve üstü şebekede verir; daha düşük gerilimde kaynaklar yaklaşık { $largest } ile biter.
psu-warning-high-voltage-or-several = { $size } bir güç kaynağı tam gücünü ancak { $volts } ve üstü şebekede verir; daha düşük gerilimde kaynaklar yaklaşık { $largest } ile biter, orada { $count } kaynak kullanın: { $sizes }.

psu-2018-three-sums = { $year } yılının donanım kılavuzu kendisiyle çelişiyor. Bu makine için metni ve özeti { $body }, örneğinin toplamı { $example }, payıyla birlikte örneği { $with-margin } veriyor. Burada örnek izlendi, çünkü hesabını gösteriyor ve üçünün en temkinlisi.
psu-2018-size = { $year } kılavuzundaki örnek { $size } bir güç kaynağıyla bitiyor; bu boy neredeyse hiç satılmıyor.

psu-missing-cards = Makinede hangi ekran kartları olacak, kaçar tane?
psu-headline-limit = Kart başına { $limits } güç sınırıyla kartlar hızlarının en az yaklaşık { $speed } kadarını korur; makine tam yükte { $full } yerine { $load } çeker ve bunun için { $sizes } güç kaynağı yeter.
psu-headline-limit-unmeasured = Kart başına { $limits } güç sınırıyla makine tam yükte { $full } yerine { $load } çeker ve bunun için { $sizes } güç kaynağı yeter; bu kadar düşük bir sınırda hızın ne kadarının kaldığı ölçülmedi.
psu-headline-total = Makine tam yükte toplam { $load }, prizden ise { $wall } çeker; { $sizes } güç kaynağı gerekir.
psu-headline-draw = { $count ->
   *[other] { $cards } en fazla { $power } çeker. Böyle bir makineye { $sizes } güç kaynağı gerekir.
}
psu-step-cards = Kartların katalogdaki gücü
