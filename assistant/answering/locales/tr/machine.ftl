machine-step-running = Çalışan makinenin gücü
machine-step-wall = Prizden çekilen güç
machine-assume-running-cpu = İşlemci belirtilmedi; tam yükte { $full } çeken bir işlemci varsayıldı, kartlar çalışırken bunun için { $power } sayıldı.
machine-assume-same-cpu = Daha önce söz edilen işlemci korundu: { $processor }.
machine-assume-cpu-family =
    İşlemcinin yalnızca ailesi belirtildi: { $family }. Hesap, katalogda bu ailenin { $kind ->
        [desktop] masaüstü
        [hedt] iş istasyonları
       *[server] sunucular
    } için modelleri arasında anma gücü en yüksek olan { $cpu } ile, { $power } üzerinden yapıldı. “{ $cpu }” gibi modeli verirseniz sizinkiyle hesaplanır.
machine-assume-rest = Anakart, bellek, diskler ve fanlar için { $rest } sayıldı.
machine-assume-efficiency = Güç kaynağının verimi { $share } sayıldı; { $tier } sınıfının düşük şebeke geriliminde, yarım yükte sağlamak zorunda olduğu değer budur.
