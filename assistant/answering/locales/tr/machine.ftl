machine-step-running = Çalışan makinenin gücü
machine-step-wall = Prizden çekilen güç
machine-assume-running-cpu = İşlemci belirtilmedi; kartlar çalışırken işlemci için { $power } sayıldı, bu turbo gücünden azdır.
machine-assume-rest = Anakart, bellek, diskler ve fanlar için { $rest } sayıldı.
machine-assume-efficiency = Güç kaynağının verimi { $share } sayıldı; { $tier } sınıfının düşük şebeke geriliminde, yarım yükte sağlamak zorunda olduğu değer budur.
