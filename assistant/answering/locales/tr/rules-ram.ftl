rule-ram-title = Ana bellek

ram-headline = { $recommended } RAM planlayın; anlamlı en düşük miktar { $minimum }.
ram-headline-one = { $recommended } RAM planlayın.
ram-headline-2018 = { $year } yılının donanım kılavuzuna göre en az { $need } RAM, yani belleği en büyük kart kadar; satılan bir üst takım { $kit }.
ram-headline-enough = Evet, { $given } RAM yeter.
ram-headline-tight = { $given } RAM çalışmaya yeter, ama { $recommended } rahat olur.
ram-headline-short = Hayır, { $given } RAM yetmez: en az { $minimum }, daha iyisi { $recommended } planlayın.
ram-headline-short-one = Hayır, { $given } RAM yetmez: en az { $minimum } planlayın.
ram-headline-unified = { $card } için ayrı bir RAM yoktur: işlemci ve GPU tek bir belleği paylaşır, boyutunu makineyi alırken seçin.
ram-buy = { $kit } RAM

ram-step-largest = Belleği en büyük kart
ram-step-minimum = En az: en büyük kart kadar, ama alt sınırın altında değil
ram-step-sum = Bütün kartların belleği
ram-step-recommended = Önerilen: daha fazlaysa bütün kartların toplamı
ram-step-tables = Bellekte işlenen tablolar ve kopyaları
ram-step-minimum-model = En az: model dosyası kadar, ama alt sınırın altında değil
ram-step-recommended-model = Önerilen: model dosyası ve geri kalan her şey için alt sınır
ram-step-file-gib = Aynısı, belleğin gerçekte satıldığı ikili birimle
ram-step-kit = Bunu karşılayan, satıştaki en küçük modül takımı
ram-step-offload-speed = Kalanı RAM üzerinden okunan yoğun bir modelin hız üst sınırı

ram-assume-card = Kart belirtilmedi; { $memory } bellekli bir kart varsayıldı.
ram-sources-disagree = Kaynaklar ayrışıyor: { $old } yılının donanım kılavuzu en büyük kartın belleğini, { $largest } ister; { $new } yılının makine öğrenmesi el kitabı bütün kartların toplamını, { $sum } ister. Burada ilki, bir alt sınırla, en düşük miktar; ikincisi öneridir, çünkü tek bir sıradan eğitim işi azıyla yürür, koşut işler çoğunu doldurur.
ram-note-not-vram = RAM, ekran kartı belleğinin yerini tutmaz: karta sığmayan model kısmen RAM üzerinden çalışır; iki kanallı bir masaüstü RAM belleğini yaklaşık { $ram } hızla okur.
ram-note-not-vram-card = RAM, ekran kartı belleğinin yerini tutmaz: { $card } kendi belleğini { $bandwidth }, iki kanallı bir masaüstü RAM belleğini yaklaşık { $ram } hızla okur.
ram-note-kaggle = Öznitelik mühendisliği tabloların kopyalarını bellekte tutar; kaba kural, tablonun { $low } ile { $high } katı kadar bellektir.
ram-note-data-streams = { $dataset } boyutundaki veri kümesinin RAM içine sığması gerekmez; eğitim onu diskten parça parça okur.
ram-note-units = GB olarak satılan kartlar ve bellek modülleri aynı sayıda GiB tutar; model dosyası GiB olarak sayıldı.
ram-note-offload-model-unknown = Öneriye model dosyasının boyutunu ekleyin; modelin büyüklüğünü ve biçimini yazarsanız hesaba katılır.
ram-note-2018-more-cards = { $year } yılının donanım kılavuzuna göre daha çok kart daha çok RAM gerektirmez.
ram-note-clock = { $year } yılının donanım kılavuzuna göre daha hızlı bellek, kartla eğitimde en çok { $gain } kazandırır.
ram-warning-desktop = Olağan masaüstü anakartlar { $maximum } ile sınırlıdır; fazlası için iş istasyonu ya da sunucu anakartı gerekir.
ram-warning-price = RAM pahalı: { $kit } takım { $day } tarihinde en az { $price } idi. Kuralın istediği kadar alın, yuvaları sonraya bırakın.
