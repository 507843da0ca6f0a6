rule-cpu-title = İşlemci çekirdekleri

cpu-headline-both = { $gpus } ekran kartı için metinde { $text }, görüntüde { $vision } işlemci çekirdeği planlayın; en azı { $minimum }.
cpu-headline-text = { $gpus } ekran kartıyla metin üzerinde eğitim için { $recommended } işlemci çekirdeği planlayın; en azı { $minimum }.
cpu-headline-vision = { $gpus } ekran kartıyla görüntü üzerinde eğitim için { $recommended } işlemci çekirdeği planlayın; en azı { $minimum }.
cpu-headline-given = { $gpus } ekran kartı ve bu kadar veri yükleme süreci için { $recommended } işlemci çekirdeği planlayın; en azı { $minimum }.
cpu-headline-prepared = { $gpus } ekran kartı ve eğitimden önce hazırlanmış veri için { $recommended } işlemci çekirdeği planlayın; en azı { $minimum }.
cpu-headline-inference = Hazır modelleri { $gpus } ekran kartında çalıştırmak için { $recommended } işlemci çekirdeği planlayın; en azı { $minimum }.
cpu-headline-2018 = { $year } yılının donanım kılavuzuna göre { $gpus } ekran kartı için en az { $minimum } işlemci çekirdeği gerekir.
cpu-headline-enough = Evet, { $cores } çekirdek { $gpus } ekran kartına yeter: en azı { $minimum }, önerilen { $recommended }.
cpu-headline-tight = { $cores } çekirdek { $gpus } ekran kartına idare eder, çünkü en azı { $minimum }; önerilen ise { $recommended }.
cpu-headline-short = Hayır, { $cores } çekirdek { $gpus } ekran kartına az: en azı { $minimum }, önerilen { $recommended }.
cpu-headline-2018-enough = Evet, { $year } yılının donanım kılavuzuna göre { $cores } çekirdek { $gpus } ekran kartına yeter; en azı { $minimum }.
cpu-headline-2018-short = Hayır, { $year } yılının donanım kılavuzuna göre { $cores } çekirdek { $gpus } ekran kartına az; en azı { $minimum }.
cpu-buy = En az { $cores } çekirdekli bir işlemci

cpu-step-minimum = { $year } yılının donanım kılavuzuna göre en az çekirdek sayısı
cpu-step-text = Metin için önerilen: her kartın yükleme süreçleri ve bir süreç daha, artı sistem
cpu-step-vision = Görüntü için önerilen: her kartın yükleme süreçleri ve bir süreç daha, artı sistem
cpu-step-given = Verilen süreç sayısıyla önerilen: her kartın yükleme süreçleri ve bir süreç daha, artı sistem
cpu-step-prepared = Hazır veriyle önerilen: her kartın yükleme süreçleri ve bir süreç daha, artı sistem
cpu-step-inference = Veri yükleme olmadan önerilen: kart başına bir süreç, artı sistem
cpu-step-at-hand = Eldeki çekirdekler

cpu-assume-one-card = Kart sayısı verilmedi; bir kart varsayıldı.
cpu-assume-during = Verinin eğitim sırasında hazırlandığı varsayıldı; daha çok çekirdek isteyen durum budur.
cpu-assume-modality = Kart başına metin için { $text }, görüntü için { $vision } veri yükleme süreci sayıldı.
cpu-assume-prepared = Hazır veri yalnızca okunur; bu yüzden kart başına { $workers } veri yükleme süreci sayıldı.
cpu-assume-inference = Hazır bir modeli çalıştırmak veri yükleme süreci istemez; işlemci yalnızca kartların işini başlatır ve çevresindeki programı yürütür.
cpu-assume-two-threads = { $threads } iş parçacığı { $cores } çekirdek sayıldı.
cpu-note-threads = En az { $cores } çekirdek, { $threads } iş parçacığı demektir.
cpu-note-two-rules = Kaynaklar uyuşmuyor: { $year } yılının donanım kılavuzu kart başına çekirdek sayar, { $handbook } yılının ml-engineering el kitabı ise yükleme süreçlerini sayar ve daha fazlasını ister. Burada en azı kılavuz, öneriyi el kitabı belirler, çünkü her yükleme süreci bir çekirdek ister.
cpu-note-hyper-threading = Hyper-threading en çok yaklaşık { $gain } kazandırır; bir iş parçacığı bir çekirdeğin yerini tutmaz.
cpu-note-further-cores = { $year } yılının donanım kılavuzuna göre kart başına her fazladan çekirdek { $low } ile { $high } arasında hız kazandırır.
cpu-warning-clock = Saat hızı { $floor } üstünde pek fark etmez, ama buradaki temel hız { $clock }.
cpu-warning-no-slots = { $cpu } işlemcisinde ekran kartları için PCIe hattı yok.
cpu-warning-lanes = { $cpu } işlemcisinde ekran kartları için { $lanes } PCIe hattı var; { $gpus } kartla her birine en çok x{ $width } düşer, bu da önerilen x{ $good } değerinin altında.
