prices-kept = { $count ->
    [one] Bir fiyat { $file } dosyasında saklandı ve hazır fiyatın yerine kullanılacak.
   *[other] { $count } fiyat { $file } dosyasında saklandı ve hazır fiyatların yerine kullanılacak.
}
prices-nothing-kept = { $file } dosyasının hiçbir satırı kullanılamıyor; önceki fiyatlar kalıyor.
prices-refused = { $count ->
    [one] Bir satır reddedildi:
   *[other] { $count } satır reddedildi:
}
prices-line = satır { $line }: { $reason }
prices-unknown-card = { $nearest ->
    [none] “{ $value }” adlı bir ekran kartı yok
   *[other] “{ $value }” adlı bir ekran kartı yok; yakınları: { $nearest }
}
prices-ambiguous-card = “{ $value }” birkaç kart olabilir, şunlardan birini yazın: { $nearest }
prices-bad-price = “{ $value }” bir fiyat değil; rakamları yazın, ondalık için nokta kullanın, para simgesi koymayın
prices-bad-currency = “{ $value }” Avrupa Merkez Bankası'nın kuru olan bir para birimi değil; USD gibi bir kod yazın
prices-bad-date = “{ $value }” bir tarih değil; yıl, yıl-ay ya da yıl-ay-gün yazın
prices-bad-kind = “{ $value }” bir fiyat türü değil; şunlardan birini yazın: { $nearest }
prices-bad-columns = satırdaki hücre sayısı başlıktakinden farklı
prices-file = { $reason }
prices-source-own = kendi fiyatlarınız: { $file }
prices-source-shipped = yalnızca hazır fiyatlar
prices-future-date = “{ $value }” gelecekte; bir fiyatın tarihi en geç { $nearest } olabilir
prices-old = Bütçe için kullanılamayacak kadar eski, çünkü { $age } süresinden eski fiyatlar bugün için bir şey söylemez: { $cards }
prices-setting = { $name } başka bir dosya gösteriyor, { $file }; içe aktarılan fiyatların yerine o kullanılır.
prices-none = { $known ->
    [none] { $nearest ->
        [none] Fiyatı bilinen hiçbir kartın adında “{ $name }” yok.
       *[other] Fiyatı bilinen hiçbir kartın adında “{ $name }” yok; yakınları: { $nearest }
    }
   *[other] { $known } için bilinen bir fiyat yok; “rigwise prices import” ile kendi fiyatınızı ekleyin.
}
prices-none-own = { $name ->
    [none] İçe aktardığınız bir fiyat yok.
   *[other] “{ $name }” için içe aktardığınız bir fiyat yok.
}
prices-removed = { $count ->
    [one] Kendi fiyatlarınızdan biri unutuldu.
   *[other] Kendi fiyatlarınızdan { $count } tanesi unutuldu.
}
