error-backup-there = “{ $file }” zaten var; bir yedek hiçbir zaman başka birinin üzerine yazılmaz. Başka bir dosya adı verin.
error-backup-write = “{ $file }” okunamıyor ya da yazılamıyor: { $reason }. Hiçbir şey değişmedi.
error-backup-damaged = “{ $file }” tam bir Rigwise yedeği değil: bozuk, yarıda bitiyor ya da başka bir şey. Hiçbir şey değişmedi.
error-backup-newer = “{ $file }” bundan daha yeni olan Rigwise { $version } ile yapılmış. O sürümü kurun.
error-restore-occupied = “{ $folder }” klasöründe zaten bir şey var. Boş bir klasöre geri yükleyin: RIGWISE_HOME ile başka birini verin ya da bunu kaldırın.
