rule-pcie-title = PCIe bağlantısı

pcie-headline-wide = { $link } tek yönde { $bandwidth } taşır. { $batch } boyunda bir yığın karta yaklaşık { $transfer } sürede geçer, hesabı { $step } sürer; x{ $widest } yerine x{ $narrow } sürenin { $loss } kadarına mal olurdu. { $scope ->
    [few] { $cards } kartla eğitimde kart başına x{ $enough } yeter, toplam { $total } hat.
    [four] { $cards } kart birlikte eğitim yaparken her birinde x{ $enough } olmalı, toplam { $total } hat.
    [several] { $cards } kart birlikte eğitim yaparken hat sayısı önem kazanır: her birine x{ $enough } ya da daha fazlasını verin, toplam en az { $total } hat.
   *[many] { $cards } kart birlikte eğitim yaparken hat sayısı çok önemlidir: her birine x{ $enough } verin.
}
pcie-headline-narrow = { $link } tek yönde { $bandwidth } taşır. { $batch } boyunda bir yığın karta yaklaşık { $transfer } sürede geçer, hesabı { $step } sürer; bu, x{ $widest } karşısında sürenin { $loss } kadarına mal olur. { $scope ->
    [few] { $cards } kartla eğitimde kart başına x{ $enough } yeter, toplam { $total } hat.
    [four] { $cards } kart birlikte eğitim yaparken her birinde x{ $enough } olmalı, toplam { $total } hat.
    [several] { $cards } kart birlikte eğitim yaparken hat sayısı önem kazanır: her birine x{ $enough } ya da daha fazlasını verin, toplam en az { $total } hat.
   *[many] { $cards } kart birlikte eğitim yaparken hat sayısı çok önemlidir: her birine x{ $enough } verin.
}
pcie-headline-pinned = { $link } tek yönde { $bandwidth } taşır. { $batch } boyunda bir yığın karta yaklaşık { $transfer } sürede geçer, ama sabitlenmiş bellekle aktarım { $step } süren hesapla aynı anda yürür; x{ $narrow } bu yüzden x{ $widest } karşısında { $loss } kaybettirir. { $scope ->
    [few] { $cards } kartla eğitimde kart başına x{ $enough } yeter, toplam { $total } hat.
    [four] { $cards } kart birlikte eğitim yaparken her birinde x{ $enough } olmalı, toplam { $total } hat.
    [several] { $cards } kart birlikte eğitim yaparken hat sayısı önem kazanır: her birine x{ $enough } ya da daha fazlasını verin, toplam en az { $total } hat.
   *[many] { $cards } kart birlikte eğitim yaparken hat sayısı çok önemlidir: her birine x{ $enough } verin.
}
pcie-headline-load = { $size } yüklemek yaklaşık { $total } sürer: diskten { $drive }, { $link } üzerinden { $transfer }, ikisi aynı anda. { $slower ->
    [drive] Süreyi disk belirler.
   *[link] Süreyi bağlantı belirler.
}
pcie-headline-layer = Kart başına x{ $enough } yeter: katmanlara bölünen bir model kartlar arasında yalnızca yaklaşık { $traffic } gönderir; { $bandwidth } taşıyan { $link } için bu neredeyse hiçtir. Tensörlere bölünseydi yaklaşık { $tensor } gönderirdi.
pcie-headline-tensor-full = { $link } ({ $bandwidth }) tensör paralelliğinde hız kaybettirmez; ölçümlerde { $full } ve üstü tam bağlantı sayılır.
pcie-headline-tensor-narrow = { $link } ({ $bandwidth }) üzerinde tensör paralelliği, tam bağlantılara göre hızın yaklaşık { $usual } kadarını kaybeder; ölçümler { $low } ile { $high } arasında. Her karta { $full } ya da daha iyisini verin.
pcie-headline-tensor-unmeasured = { $narrow } altında tensör paralelliğinin temiz bir ölçümü yok, bu yüzden { $link } ({ $bandwidth }) için kayıp verilemez. Belirgin bir kayıp bekleyin ve her karta { $full } ya da daha iyisini verin.
pcie-lanes-enough = Kart başına x{ $lanes }

pcie-step-bandwidth = { $link } bağlantısının tek yöndeki bant genişliği
pcie-step-lanes = Her biri x{ $lanes } olan bütün kartların hat sayısı
pcie-step-size = Bir yığının boyutu
pcie-step-theory = Kuramsal hızda aktarım süresi
pcie-step-practice = Uygulamada aktarım süresi
pcie-step-share = Aktarımın bir adımdaki payı
pcie-step-2018-theory = { $year } yılının donanım kılavuzundaki kuramsal aktarım süresi
pcie-step-2018-measured = { $year } yılının donanım kılavuzundaki gerçek aktarım süresi
pcie-step-loss = x{ $widest } karşısında kaybedilen süre
pcie-step-load-link = Bağlantı üzerinden süre
pcie-step-load-drive = Diskten süre
pcie-step-load-total = Yükleme süresi: ikisinin uzunu
pcie-step-split-share = Bağlantının kullanılan payı
pcie-step-tensor-loss = { $links } ile kaybedilen hız

pcie-assume-generation = PCIe kuşağı belirtilmedi; PCIe { $generation } varsayıldı.
pcie-assume-lanes = Hat sayısı belirtilmedi; x{ $lanes } varsayıldı.
pcie-note-narrower = Yuva ile kart farklı; ikisinin düşüğü geçerlidir: { $link }.
pcie-assume-images = Örnekler { $year } yılının donanım kılavuzundaki örnekten alındı: { $pixels } × { $pixels } piksel, { $channels } kanallı, sıkıştırılmamış görüntüler.
pcie-assume-step = Hesap süresi aynı örnekten alındı: { $network } ile { $batch } görüntü için { $step }. Daha hızlı bir kartta aktarımın payı büyür.
pcie-assume-half = { $year } yılının donanım kılavuzuna göre tek bir yığın kuramsal hızın yaklaşık { $share } kadarına ulaşır; büyük aktarımlar { $large } kadarına.
pcie-assume-one-link = Dosyanın tamamının tek bir bağlantıdan geçtiği varsayıldı.
pcie-assume-drive = Disk belirtilmedi; hızlı bir NVMe SSD için { $rate } varsayıldı.
pcie-assume-tensor = Ölçümler, tensör paralelliğiyle tek bir modeli çalıştıran iki { $card } kartından gelir.
pcie-note-few-cards = { $year } yılının donanım kılavuzu { $few } karttan azında hat sayısını önemsiz, { $many } kartta çok önemli bulur.
pcie-2018-four-cards = { $year } yılının donanım kılavuzu kendisiyle çelişir: hat sayısını yalnızca { $cards } karttan azında önemsiz bulur, ama bir makineye { $cards } kart koyar. Burada hat sayısının önem kazandığı sınır { $cards } kart sayıldı.
pcie-note-four-cards = { $cards } kart x{ $lanes } ile hep birlikte eğitim yaptığında kaybın { $low } ile { $high } arasında olduğu söylenir.
pcie-note-many-cards = { $few } karttan başlayarak kartlar arası trafik her adımın yolu üzerindedir; { $year } yılının donanım kılavuzu { $many } kartta hat sayısını çok önemli bulur.
pcie-2018-theory = { $year } yılının donanım kılavuzu x{ $widest } için kuramsal olarak { $stated } der; oysa { $size } bu sürede { $implied } demektir, bu da { $link } için geçerli { $bandwidth } değerinden fazladır. Tam süre { $exact }; burada o kullanıldı.
pcie-2018-measured = { $year } yılının donanım kılavuzu { $lanes } için yaklaşık { $times } ölçtü; buna göre x{ $narrow }, x{ $widest } karşısında { $loss } kaybettirir. Burada kuramsal hızın yarısındaki tam süre kullanıldı; sonuç pek değişmez.
pcie-warning-chipset = Her yuvanın işlemciye bağlı olduğunu denetleyin: aynı bağlantıyı bildiren iki karttan yonga setinin arkasındaki { $behind }, öteki { $direct } taşıdı.
pcie-warning-tensor-spread = Bağlantının etkisini yalnızca aynı makinede yapılan ölçümler ayırır: aynı kurulum sağlam makinelerde { $low } ile { $high } arasında çalışır, başka bir kurulum yalnızca { $other } kaybetti.
