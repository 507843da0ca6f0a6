rule-connectors-title = Güç bağlantıları

connectors-headline = { $cards }: { $total } ayrı güç kablosu gerekir ({ $kinds }).
connectors-headline-range = { $cards }: { $total } ayrı güç kablosu öngörün ({ $kinds }); bu modelin bazı kartlarına { $fewest } kablo yeter.
connectors-headline-pigtail = Hayır, her sokete ayrı kablo takın: iki fişli çatal kablo { $both } taşımak zorunda kalır, bu sınıfının { $each } değerinin iki katıdır. { $cards }: { $total } ayrı kablo öngörün ({ $kinds }).
connectors-headline-enough = Evet, kablolar yeter: kartlara { $needed } ayrı PCIe kablosu gerekir, güç kaynağında { $at-hand } tane var.
connectors-headline-short = Hayır, kablolar yetmez: kartlara { $needed } ayrı PCIe kablosu gerekir, güç kaynağında { $at-hand } tane var; { $missing } kablo eksik.
connectors-headline-depends = Karta göre değişir: en çok soketle kartlara { $most }, en az soketle { $fewest } ayrı PCIe kablosu gerekir, güç kaynağında { $at-hand } tane var. Kartlarınızın soketlerini sayın.
connectors-headline-adapter-enough = Evet: { $plugs } adet { $plug } fişi olan adaptör { $carried } taşır; { $card } kartının { $power } gücüne yeter.
connectors-headline-adapter-short = Hayır: { $plugs } adet { $plug } fişi olan adaptör { $carried } taşır; { $card } kartının { $power } gücüne yetmez.
connectors-headline-slot = { $card ->
    [none] { $power } çeken bir karta güç kablosu gerekmez, yuva { $slot } verir.
   *[other] { $card } için güç kablosu gerekmez: kart { $power } çeker, yuva { $slot } verir.
}
connectors-headline-native = Evet, kaynağın özgün { $socket } kabloları bütün kartları besler.
connectors-headline-module = { $card } bir sunucu kartına takılan modüldür, ayrı güç kablosu almaz.
connectors-headline-laptop = { $card } bir dizüstü kartıdır; bağlanacak güç kablosu yoktur.
connectors-headline-integrated = { $card } işlemcinin ya da hazır bir makinenin parçasıdır; bağlanacak güç kablosu yoktur.
connectors-headline-sockets = { $sockets } bağlantısı { $carried } taşır, yuvayla birlikte { $with-slot }.
connectors-headline-limits = { $six-pin } bağlantısı { $six }, { $eight-pin } bağlantısı { $eight }, { $sixteen-pin } bağlantısı { $sixteen } taşır; yuva bunlara { $slot } ekler.

connectors-step-sockets = { $sockets } bağlantısının taşıdığı güç
connectors-step-with-slot = Yuvayla birlikte
connectors-step-carry = { $card ->
    [none] Yuvadan ve { $sockets } bağlantısından her karta düşen güç
   *[other] Yuvadan ve { $sockets } bağlantısından her { $card } kartına düşen güç
}
connectors-step-cables = Her sokete bir tane olmak üzere ayrı kablolar
connectors-step-adapter = { $card ->
    [none] { $kind } adaptörüne gereken fişler
   *[other] { $card } kartının { $kind } soketi için adaptöre gereken fişler
}
connectors-step-adapter-carries = Adaptörün taşıdığı güç
connectors-step-pin = Fişin her besleme pininden geçen akım, sınır { $limit }

connectors-assume-derived = Bu kartın soketleri bilinmiyor; gücünden, her biri { $each } taşıyan { $plug } soketleri çıkarıldı.
connectors-assume-most = { $card } farklı soketlerle satılıyor: referans kartta { $reference }, başka üreticilerin kartlarında { $partners }. En çok soketi olan { $used } sayıldı; kendi kartınıza bakın.
connectors-note-board-reference = Referans kart.
connectors-note-board-partner = Başka üreticilerin kartları.
connectors-note-card-maximum = Soketleri ne taşırsa taşısın, bir kart bütün kaynaklardan toplam en çok { $maximum } çekebilir.
connectors-note-rail = { $amps } değerindeki bir çıkış hattı { $rail } taşır, bir kartın { $power } gücüne yeter.
connectors-warning-pigtail = Her sokete ayrı bir kablo takın. İki fişli çatal kablo { $both } taşımak zorunda kalır; bu, sınıfının { $each } değerinin iki katıdır.
connectors-warning-seat = { $socket } fişini aralık kalmayana dek itin; kablo ilk bükümden önce yaklaşık { $straight } düz gitsin.
connectors-warning-sense = Fişin algılama pinleri karta ne kadar çekebileceğini şu basamaklarla bildirir: { $steps }. Bu adaptör { $allowed } değerine izin verebilir; her fişine ayrı bir kablo verin.
connectors-warning-eps = EPS soketi PCIe fişinden farklı bağlanır, ikisi asla birbirinin yerine kullanılmaz. Uçlarına göre { $low } ile { $high } arasında hesaplanır.
connectors-warning-over-maximum = { $power }, bir kartın bütün kaynaklardan toplam çekebileceği { $maximum } değerinden fazla.
connectors-warning-rail = { $card ->
    [none] { $amps } değerindeki bir çıkış hattı { $rail } taşır, bir kartın { $power } gücünden az. Kartın kablolarını birkaç hatta dağıtın ya da tek hatlı bir güç kaynağı kullanın.
   *[other] { $amps } değerindeki bir çıkış hattı { $rail } taşır, bir { $card } kartının { $power } gücünden az. Kartın kablolarını birkaç hatta dağıtın ya da tek hatlı bir güç kaynağı kullanın.
}
connectors-warning-modular-cables = Yalnız güç kaynağıyla gelen kabloları kullanın; kaynak tarafındaki fiş modelden modele değişir.
