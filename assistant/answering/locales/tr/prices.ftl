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
