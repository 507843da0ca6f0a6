machine-step-running = Çalışan makinenin gücü
machine-step-wall = Prizden çekilen güç
machine-assume-running-cpu = İşlemci belirtilmedi; tam yükte { $full } çeken bir işlemci varsayıldı, kartlar çalışırken bunun için { $power } sayıldı.
machine-assume-same-cpu = Daha önce söz edilen işlemci korundu: { $processor }.
machine-assume-rest = Anakart, bellek, diskler ve fanlar için { $rest } sayıldı.
machine-assume-efficiency = Güç kaynağının verimi { $share } sayıldı; { $tier } sınıfının düşük şebeke geriliminde, yarım yükte sağlamak zorunda olduğu değer budur.
