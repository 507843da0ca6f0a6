heading-steps = Hesabın adımları: { $title }
heading-sources = Kaynaklar ne diyor
heading-assumptions = Varsayımlar
heading-warnings = Dikkat
heading-follow-ups = Şunları da sorabilirsiniz
heading-wording = Başka sözlerle, { $model } yazdı; her cümle bu yanıtla karşılaştırıldı
heading-reading = Belki şunu soruyorsunuz ({ $model } böyle okudu)
translation-by = { $model } çevirisi: { $text }
as-of = Değerler ve fiyatlar: { $day } itibarıyla.
attribution = { $language ->
    [none] { $document }. Kaynak: { $sources }
   *[other] { $document } ({ $language }). Kaynak: { $sources }
}
abstention = Bu sorunun yanıtını taşıyan ne bir kuralım ne de bir alıntım var; tahmin yürütmem. Derin öğrenme ve yerel dil modelleri için kurulan makineleri yanıtlarım: güç kaynağı, bellek, ekran kartı ve bütçe, işlemci, PCIe, depolama, soğutma ve işletme maliyeti. Kendi belgelerinizi “rigwise ingest” ile ekleyebilirsiniz.
time-to-train-unknown = Eğitimin ne kadar süreceğini hesaplayan bir kuralım yok; süre, kaç token ile eğitildiğine ve kartın gerçek hızına bağlıdır.
smalltalk-greeting = Merhaba! Derin öğrenme ya da yerel dil modelleri için bir makine hakkında sorun: güç kaynağı, bellek, ekran kartı, bütçe.
smalltalk-thanks = Rica ederim.
smalltalk-goodbye = Hoşça kalın, makineniz hayırlı olsun.
smalltalk-capabilities = Hesaplar ve alıntılarım. Güç kaynağını, ana belleği ve bütçeye en uygun ekran kartını her adımı göstererek hesaplarım; derin öğrenme ve yerel dil modelleri makineleri üzerine tarihli kılavuzlardan alıntı yaparım. İkisinde de olmayan bir sayıyı söylemem.
smalltalk-insult = Yardımcı olamadığım için üzgünüm. Kartları, bütçeyi ya da modeli yazın, yeniden hesaplayayım.
smalltalk-decline = Peki. Dilediğiniz zaman sorun.
smalltalk-start-over = Baştan başlayalım. Nasıl bir makine kuruyorsunuz?
smalltalk-nothing-before = Bu konuşmada dönülecek bir yanıt yok. Ne öğrenmek istersiniz?
golden-invalid = { $where }: { $key }: { $fault }
money-assume-currency = Para birimi ve ülke verilmedi; tutar sorunun diline göre { $currency } olarak verildi.
money-assume-before = Tutarın para birimi söylenmedi; bu konuşmada daha önce söylenen { $currency } olarak okundu.
money-own = Fiyatlar yayımlandıkları gibi ABD dolarıyla verildi. Avrupa Merkez Bankasının { $day } kuruyla ({ $base } = { $rate }) tablodakiler yukarıdan aşağıya şöyle: { $amounts }.
price-sources = Fiyatların ve tarifelerin kaynağı: { $sources }.
outlet-assume-currency = Hat ve ülke belirtilmedi; söylenen para biriminin kullanıldığı yerlerde olağan olan { $circuit } hat varsayıldı.
outlet-assume-language = Hat ve ülke belirtilmedi; sorunun dilinin konuşulduğu yerlerde olağan olan { $circuit } hat varsayıldı.
money-assume-name = Birkaç para biriminin adı bu olduğundan tutar { $used } olarak okundu; öbürünü kastettiyseniz { $other } yazın.
money-assume-sign = “¥” burada { $used ->
    [JPY] Japon yeni
    [CNY] Çin yuanı
   *[other] { $used }
} olarak okundu; öteki para birimini kastettiyseniz { $other } yazın.
why-decides = Sonucu belirleyen adım “{ $step }”: { $derivation }.
sources-of-answer = Dayanak: { $sources }.
clarify-readings = Bu soru birden çok biçimde anlaşılabilir. Hangisini kastediyorsunuz?
command-interrupted = Durduruldu.
languages-spoken = Sorunuzun dilini henüz bilmiyorum, belki yalnız bir bölümünü anladım; bu yüzden yanıtım Türkçe. Bildiğim diller: { $languages }.
command-unwritten = Çıktı yazılamıyor: { $reason }. Yazıldığı yerde yer açın ya da başka bir yere yönlendirin.
smalltalk-unsure = Sorun değil. Elinizde ne olduğunu ya da ne için olduğunu söyleyin, gerisini ben varsayarım.
assumed-option = Geri sorulan soru açık kaldı; bu yüzden { $option } varsayıldı.
