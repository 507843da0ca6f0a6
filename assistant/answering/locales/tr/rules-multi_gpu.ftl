rule-multi-gpu-title = Birden çok kart

multi-gpu-headline-general = { $memory ->
    [none] Eğitimde { $count } kart, ağa ve karta göre tek kartın { $low } ile { $high } arası iş yapar; dil modelinde tek akış pek hızlanmaz, { $count } ayrı deney ise aynı anda yürür.
   *[other] Eğitimde { $count } kart, ağa ve karta göre tek kartın { $low } ile { $high } arası iş yapar; dil modeli için birlikte { $memory } bellek verirler, ama tek akış pek hızlanmaz.
}
multi-gpu-headline-unlike = Eğitimde bu { $count } kart, hepsi { $slow } kartını beklediği için tek başına { $fast } işinin { $low } ile { $high } arasını yapar; dil modeli için toplam { $memory } bellek olur ve katmanlara bölününce tek akış onun hızının { $layer-low } ile { $layer-high } arasında çalışır. Ayrı deneyler toplamda { $experiments } iş yapar.
multi-gpu-headline-principle = Hemen her iş için tek kart yeter. Birkaç ucuz kart çok sayıda ayrı deneye, tek büyük kart tek büyük modele uyar; eğitimde { $count } kart tek kartın { $low } ile { $high } arası iş yapar, dil modelinde ise bellek katar, hız pek katmaz.
multi-gpu-headline-training-text = Dil ağı eğitiminde { $count } kart, karta ve bağlantılarına göre tek kartın yaklaşık { $low } ile { $high } arası iş yapar.
multi-gpu-headline-training-text-measured = Dil ağı eğitiminde bu karttan { $count } tanesi tek kartın yaklaşık { $speed }ı iş yapar.
multi-gpu-headline-training-vision = Görüntü ağı eğitiminde { $count } kart tek kartın yaklaşık { $low } ile { $high } arası iş yapar, çünkü böyle ağlar az veri değiş tokuş eder.
multi-gpu-headline-inference = { $memory ->
    [none] Dil modelinde { $count } kart önce kapasite verir: katman bölmeyle tek akış tek kartın { $layer-low } ile { $layer-high } arası, tensör bölmeyle { $tensor-low } ile { $tensor-high } arası hızda çalışır.
   *[other] Dil modelinde { $count } kart önce kapasite verir, birlikte { $memory }: katman bölmeyle tek akış tek kartın { $layer-low } ile { $layer-high } arası, tensör bölmeyle { $tensor-low } ile { $tensor-high } arası hızda çalışır.
}
multi-gpu-headline-layer = { $memory ->
    [none] Katman bölme kapasite verir, hız neredeyse hiç: { $count } kartta tek akış tek kartın { $low } ile { $high } arası hızda çalışır.
   *[other] Katman bölme kapasite verir, birlikte { $memory }, hız neredeyse hiç: { $count } kartta tek akış tek kartın { $low } ile { $high } arası hızda çalışır.
}
multi-gpu-headline-tensor = { $memory ->
    [none] Tensör bölmeyle { $count } kartta tek akış, aradaki bağlantıya göre tek kartın { $low } ile { $high } arası hızda çalışır.
   *[other] Tensör bölmeyle { $count } kartta tek akış, aradaki bağlantıya göre tek kartın { $low } ile { $high } arası hızda çalışır; bellekleri birlikte { $memory }.
}
multi-gpu-headline-experiments = Evet: { $count } kart, paralel kod olmadan aynı anda { $count } ayrı deney yürütür. Hiçbiri hızlanmaz; yaklaşık { $cores } işlemci çekirdeği isterler.
multi-gpu-headline-nvlink = NVLink yararlı ama nadiren gereklidir: iki kartta tensör bölmeyle metin yazmaya { $text-low } ile { $text-high } arası, istem okumaya { $prompt-low } ile { $prompt-high } arası hız katar; katman bölmede ve ayrı deneylerde bir şey katmaz.
multi-gpu-headline-nvlink-has = { $card } kartında her yönde { $rate } NVLink var. Yararlı ama nadiren gereklidir: iki kartta tensör bölmeyle metin yazmaya { $text-low } ile { $text-high } arası, istem okumaya { $prompt-low } ile { $prompt-high } arası hız katar; katman bölmede ve ayrı deneylerde bir şey katmaz.
multi-gpu-headline-nvlink-none = { $card } kartında NVLink yok; kartlar PCIe üzerinden konuşur. { $layer } yettiği için katman bölmede ve ayrı deneylerde eksikliği duyulmaz; tensör bölme { $tensor } taşır, geniş bir PCIe bağlantısı ona yarar.
multi-gpu-headline-choice-priced = { $one }: { $one-memory } bellek, { $one-power }, { $one-price }; { $other }: { $other-memory } bellek, { $other-power }, { $other-price }. Ayrı deneyler için sayısı çok olanı, tek model için tek kartta belleği büyük olanı alın.
multi-gpu-headline-model-both = { $format } biçimindeki { $model }, { $context } bağlamla ikisine de sığar. { $one }: { $one-need } ister, { $one-room } var; { $other }: { $other-need } ister, { $other-room } var.
multi-gpu-headline-model-one = Şunu alın: { $one }. { $format } biçimindeki { $model }, { $context } bağlamla orada { $one-need } ister, { $one-room } var. Şuna sığmaz: { $other }; { $other-need } ister, oysa yalnız { $other-room } kullanılabilir.
multi-gpu-headline-model-none = { $format } biçimindeki { $model }, { $context } bağlamla ikisine de sığmaz. { $one }: { $one-need } ister, oysa yalnız { $one-room } kullanılabilir; { $other }: { $other-need } ister, oysa yalnız { $other-room } kullanılabilir.
multi-gpu-step-model-need = Modelin gereksinimi: { $cards }
multi-gpu-step-model-room = Model için bellek: { $cards }
multi-gpu-headline-choice = { $one }: { $one-memory } bellek, { $one-power }; { $other }: { $other-memory } bellek, { $other-power }. Ayrı deneyler için sayısı çok olanı, tek model için tek kartta belleği büyük olanı alın.
multi-gpu-headline-choice-memory = { $one }: { $one-memory } bellek; { $other }: { $other-memory } bellek. Ayrı deneyler için sayısı çok olanı, tek model için tek kartta belleği büyük olanı alın.
multi-gpu-headline-power = Daha az güç çeken { $less }: kart gücü { $least }; { $more } için { $most }.
multi-gpu-headline-power-equal = { $one } ile { $other } aynı gücü çeker: { $value }.
multi-gpu-headline-memory = Belleği daha büyük olan { $more }: { $most }; { $less } için { $least }.
multi-gpu-headline-memory-equal = { $one } ile { $other } aynı belleğe sahip: { $value }.
multi-gpu-headline-price = Daha ucuz: { $less }, { $least }; { $more } ise { $most }.
multi-gpu-headline-speed = Eğitimde daha hızlı: { $more }; { $less } ile kıyasla hızı yaklaşık { $factor }.
multi-gpu-note-power-unknown = { $cards } için kart gücü burada bilinmiyor; bu yüzden ikisi güçle karşılaştırılmadı.
multi-gpu-headline-2017-cluster = { $year } rehberine göre CNTK, bir kümenin { $count } kartında tek kartın { $low } ile { $high } arası hızına ulaştı.
multi-gpu-headline-2017 = { $year } rehberine göre { $count } kart CNTK, Torch ya da PyTorch ile tek kartın { $low } ile { $high } arası hızına ulaşır; TensorFlow { $cards } kartta yalnız { $weak-low } ile { $weak-high } arasında kalıyordu.
multi-gpu-take = { $cards } alın

multi-gpu-step-pair = İki { $card } kartının dil ağında ulaştığı, iki kat hıza oranı
multi-gpu-step-training = { $card } gibi ölçeklenirse { $count } kartın halka alışverişiyle hızı
multi-gpu-step-images-low = { $count } kartta görüntü ağı, alt uç
multi-gpu-step-images-high = { $count } kartta görüntü ağı, üst uç
multi-gpu-step-layer-low = Katman bölmeyle tek akış, alt uç
multi-gpu-step-layer-high = Katman bölmeyle tek akış, ölçülen en yüksek
multi-gpu-step-tensor-low = Tensör bölmeyle tek akış, alt uç
multi-gpu-step-tensor-high = Tensör bölmeyle tek akış, üst uç
multi-gpu-step-memory = Bütün kartların belleği
multi-gpu-step-cores = Bütün deneylerin veri yükleyicileri için işlemci çekirdeği
multi-gpu-step-unlike-low = { $slow } temposunda, alt uç
multi-gpu-step-unlike-high = { $slow } temposunda, üst uç
multi-gpu-step-unlike-layer-low = { $fast } kartına göre katmanlara bölünmüş tek akış, her kart bellekteki payıyla, alt uç
multi-gpu-step-unlike-layer-high = { $fast } kartına göre katmanlara bölünmüş tek akış, her kart bellekteki payıyla, üst uç
multi-gpu-step-unlike-experiments = { $fast } kartına göre bütün kartlarda ayrı deneyler
multi-gpu-step-nvlink-rate = { $card } kartının tek yönde NVLink hızı
multi-gpu-step-nvlink-older-low = Eski yazılımla yazmadaki kazanç, alt uç
multi-gpu-step-nvlink-older-high = Eski yazılımla yazmadaki kazanç, üst uç
multi-gpu-step-nvlink-newer-low = Yeni yazılımla yazmadaki kazanç, alt uç
multi-gpu-step-nvlink-newer-high = Yeni yazılımla yazmadaki kazanç, üst uç
multi-gpu-step-nvlink-prompt-low = İstem okumadaki kazanç, alt uç
multi-gpu-step-nvlink-prompt-high = İstem okumadaki kazanç, üst uç
multi-gpu-step-memory-of = { $cards } belleği
multi-gpu-step-power-of = { $cards } kart gücü
multi-gpu-step-price-of = { $cards } fiyatı
multi-gpu-step-choice = { $one } ile { $other } eğitim hızı oranı
multi-gpu-step-2017-low = Rehberin verimiyle { $count } kartın hızı, alt uç
multi-gpu-step-2017-high = Rehberin verimiyle { $count } kartın hızı, üst uç
multi-gpu-step-2017-efficiency-low = Kusursuz ölçeklenmeye oranı, alt uç
multi-gpu-step-2017-efficiency-high = Kusursuz ölçeklenmeye oranı, üst uç

multi-gpu-assume-count = Kart sayısı söylenmedi; { $count } varsayıldı.
multi-gpu-assume-model = Ölçülmüş iki kart, bir adımın ne kadarının gradyan alışverişine gittiğini gösterir; kart sayısı arttıkça bu bölüm halka alışverişinin trafiği kadar büyür. İşlemciye giden bağlantıyı paylaşan kartlar daha kötü sonuç verir.
multi-gpu-assume-unlike = Kartlar farklı olduğu için bütün sayılar en hızlısı olan tek bir { $fast } kartına göredir: tek ağı eğiten ya da tensörleri bölen kartlar en yavaşını bekler, katmanlara bölünce her kart kendi süresini alır, ayrı deneyler ise toplanır.
multi-gpu-assume-text = Çok veri değiş tokuş eden bir dil ağı sayıldı; görüntü ağları tabloda görüldüğü gibi daha iyi ölçeklenir.
multi-gpu-assume-nvlink = Kazançlar iki { $card } üzerinde ölçüldü; NVLink’li başka kartlarda farklı olabilir.
multi-gpu-nvlink-disagree = Ölçümler çelişiyor: eski yazılım yazmada { $older-low } ile { $older-high } arası, yeni yazılım { $newer-low } ile { $newer-high } arası kazandı; yanıt ikisinin aralığıdır. { $rejected } bildiren bir rapor, güç sınırları eşit olmadığı için kullanılmadı.
multi-gpu-nvlink-training = Eğitimde iki ile sekiz { $card } dil ağında { $low } ile { $high } arası kazandı. Görüntü ağında bağlantıyla { $with-it }, bağlantısız { $without } ölçüldü; bu, testin gürültüsü sayılır.
multi-gpu-note-layer = Katman bölmeyle ölçülen: büyük bir model { $few } kartta { $few-speed }, { $many } kartta { $many-speed } yazdı.
multi-gpu-note-experiments = Ayrı deneyler paralel kod istemez: her kart kendininkini yürütür, hiçbiri hızlanmaz.
multi-gpu-note-many = { $cards } aynı anda { $count } ayrı deney yürütür.
multi-gpu-note-large = { $cards } tek kartta en büyük modeli, { $memory } sınırına kadar, bölmeden tutar.
multi-gpu-note-pooled = { $cards } birlikte daha çok bellek verir, { $memory }, ama yalnız kartlara bölünen bir model için.
multi-gpu-warning-mixed = Bir arada çalışan farklı kartlar en yavaşının hızında gider; tensör bölme en iyi eş kartlarla çalışır.
multi-gpu-warning-narrow-links = Bir okurun rehberin sonraki baskısından aktardığına göre dar bağlantılı dört kart aynı ağda yaklaşık { $low } ile { $high } arası yitirir.
multi-gpu-warning-tensor = Tensör bölme eş kartlar, hızlı bir bağlantı ve modelin KV başlarının paylaştırılabildiği bir kart sayısı ister.
multi-gpu-warning-nvlink-memory = NVLink kartların belleğini birleştirmez; model yine bölünmelidir.
multi-gpu-warning-nvlink-pairs = Masaüstü kartlarının köprüleri yalnız çiftleri birleştirir; { $count } kart çiftler arasında yine PCIe üzerinden konuşur.
multi-gpu-warning-2017-cluster = Bu, { $year } yılının durumudur ve geçmiş olarak gösterildi: bugünün ölçümleri tek makinede { $fewest } ile { $most } kart arasına uzanır, { $count } kart için bir şey söylemez.
multi-gpu-warning-2017 = Bu, { $year } yılının durumudur ve geçmiş olarak gösterildi; bugünün ölçümleri için yılı yazmadan sorun.
multi-gpu-2017-contradiction = { $year } rehberi { $cards } ile { $most } kart için aynı değeri, { $low } ile { $high } arasını verir. Bu, { $cards } kart için iyi, en çok { $share } verim demek olacağı { $most } kart için inandırıcı değildir; { $cards } kartın değeri sayıldı.
multi-gpu-2017-cluster = Bu, gradyanları tek bite nicemleyen bir kitaplığın kümede ulaştığı değerdir.
