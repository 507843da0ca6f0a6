rule-gpu-compare-title = Ekran kartı karşılaştırması

gpu-compare-headline-memory = Belleği daha büyük olan { $more }: { $more-memory }; { $less } için { $less-memory }.
gpu-compare-headline-memory-equal = Bu kartların belleği aynı, { $memory }: { $cards }.
gpu-compare-headline-power = Daha az güç çeken { $less }: kart gücü { $less-power }; { $more } için { $more-power }.
gpu-compare-headline-power-equal = Bu kartlar aynı gücü çeker, { $power }: { $cards }.
gpu-compare-assume-yardstick = Karşılaştırılacak kart belirtilmedi; ölçü olarak { $card } alındı.
gpu-compare-headline-training-measured = { $text ->
    [none] { $fast } kartının eğitim hızı, aynı yazılımla ölçüldüğünde { $slow } kartınınkinin { $factor }ıdır.
   *[other] { $fast } kartının eğitim hızı, aynı yazılımla ölçüldüğünde { $slow } kartınınkinin { $factor }ıdır; metin yazma hızı ise { $text }ıdır.
}
gpu-compare-headline-training-bandwidth = { $text ->
    [none] { $fast } kartının eğitim hızı, tek mimari içinde karşılaştırılabilen bant genişliğine göre { $slow } kartınınkinin yaklaşık { $factor }ıdır.
   *[other] { $fast } kartının eğitim hızı, tek mimari içinde karşılaştırılabilen bant genişliğine göre { $slow } kartınınkinin yaklaşık { $factor }ıdır; ölçülen metin yazma hızı { $text }ıdır.
}
gpu-compare-headline-training-statement = { $fast } kartının eğitim hızı, { $year } rehberinin eşdeğerlik tablosuna göre { $slow } kartınınkinin yaklaşık { $factor }ıdır.
gpu-compare-headline-training-estimated = { $text ->
    [none] { $fast } kartının eğitim hızı kestirimle { $slow } kartınınkinin { $factor }ıdır; ikisini aynı yazılımla ölçen bir test yok.
   *[other] { $fast } kartının eğitim hızı kestirimle { $slow } kartınınkinin { $factor }ıdır, çünkü ikisini aynı yazılımla ölçen bir test yok; ölçülen metin yazma hızı { $text }ıdır.
}
gpu-compare-headline-text-measured = Dil modeliyle metin yazarken { $fast } kartının hızı, aynı modelle ölçüldüğünde { $slow } kartınınkinin { $factor }ıdır.
gpu-compare-headline-text-bandwidth = Dil modeliyle metin yazarken { $fast } kartının hızı, tek mimari içinde karşılaştırılabilen bant genişliğine göre { $slow } kartınınkinin yaklaşık { $factor }ıdır.
gpu-compare-headline-equal-training = Bu kartlar eğitimde eşit hızdadır: { $cards }.
gpu-compare-headline-equal-text = Bu kartlar metin yazmada eşit hızdadır: { $cards }.
gpu-compare-headline-apart = Bu kartları aynı yazılımla ölçen bir test yok ve mimariler arasında bant genişliği karşılaştırılamaz; bu yüzden şunlar için oran verilmiyor: { $cards }. Her kartın özellikleri ve kendi ölçümleri tabloda.
gpu-compare-headline-apart-text = Dil modeliyle metin yazarken { $fast } kartının hızı, kartların yararlandığı bant genişliğine göre kestirimle { $slow } kartınınkinin { $factor }ıdır. Eğitim için oran verilmiyor: ikisini aynı yazılımla ölçen bir test yok ve eğitimde bant genişliği mimariler arasında karşılaştırılamaz.
gpu-compare-headline-text-bound = Dil modeliyle metin yazarken { $fast } kartının hızı, kartların yararlandığı bant genişliğine göre kestirimle { $slow } kartınınkinin { $factor }ıdır; ikisinde birden ölçülmüş bir model yok.
gpu-compare-headline-text-alike = Dil modeliyle metin yazarken { $fast } ile { $slow } kestirime göre aşağı yukarı eşit hızdadır: kartların yararlandığı bant genişliğine göre { $factor }, kestirimin ayırt edebileceğinden az; ikisinde birden ölçülmüş bir model yok.
gpu-compare-headline-small = { $units ->
    [none] Küçük bir yinelemeli ağ { $fast } ile { $slow } kartına göre neredeyse hiç hızlanmaz; oysa büyük ağlarda { $fast } onun { $factor }ı hızdadır.
   *[other] { $units } gizli birimli bir yinelemeli ağ { $fast } ile { $slow } kartına göre neredeyse hiç hızlanmaz; oysa büyük ağlarda { $fast } onun { $factor }ı hızdadır.
}
gpu-compare-headline-small-only = Bu kadar küçük bir ağ bu kartların hızlı olanından neredeyse hiç kazanmaz: { $cards }.
gpu-compare-take = Hız için { $card } alın
gpu-compare-take-either = Bu işi { $card } da aynı hızda yapar

gpu-compare-step-training-measured = { $fast } ile { $slow } kartlarının eğitim hızı oranı, ikisi de { $baseline } kartına göre, yazılım { $era }
gpu-compare-step-bandwidth = { $fast } ile { $slow } kartlarının bant genişliği oranı
gpu-compare-step-statement = { $one } kartının payı olarak { $card }
gpu-compare-step-estimated = { $card } kartının { $baseline } kartına göre eğitim hızı, bant genişliği, hesap gücü ve mimarisinden kestirilmiş
gpu-compare-step-arithmetic = { $fast } eğitim hızının { $slow } hızına oranı, aynı bant genişliğinde hesap güçlerinden
gpu-compare-step-own-measured = { $card } kartının { $baseline } kartına göre eğitim hızı, ölçülmüş
gpu-compare-step-factor = { $fast } ile { $slow } kartlarının oranı
gpu-compare-step-text = Metin yazma: { $fast } ile { $slow } kartlarının oranı, { $model }, { $day }
gpu-compare-step-text-bandwidth = Metin yazma: { $fast } ile { $slow } kartlarının bant genişliği oranı
gpu-compare-step-text-bound = Metin yazma: { $fast } ile { $slow } kartlarının yararlandığı bant genişliklerinin oranı
gpu-compare-step-prefill = İstem okuma: { $fast } ile { $slow } kartlarının oranı, { $model }, { $day }

gpu-compare-assume-measured = Eğitim değerleri tek kartta, yarı duyarlıkta, birkaç ağın ortalamasıdır; yazılım { $era }. Tek tek ağlar ortalamadan { $spread }a varan oranda sapar.
gpu-compare-assume-bandwidth = Bu kartlar aynı { $architecture } mimarisindedir; mimari içinde eğitim hızı bant genişliğini izler. Hepsini birden içeren bir ölçüm yok.
gpu-compare-assume-statement = { $year } rehberi bir { $small } kartını { $big } kartının { $share }ı sayar; öbür kartlar kendi mimarilerinin bant genişliğinden çıkar. Rehber bu tabloya kaba bir karşılaştırma der.
gpu-compare-assume-estimated = Kestirim, her mimarinin ölçülmüş kartlarının { $era } yazılımıyla bant genişliği ile hesap gücünden ne çıkardığına dayanır. Bant genişliği tek başına mimariler arasında karşılaştırılamaz.
gpu-compare-assume-arithmetic = Bu kartlar { $architecture } mimarisini paylaşıyor ve bant genişlikleri aynı; aralarındaki farkı hesap güçleri belirler, o da kareköküyle, çünkü eğitimi sırayla ikisi de sınırlar. Hepsini içeren bir ölçüm yok.
gpu-compare-assume-text = Metin yazma hızı { $model } ile tek kullanıcı için ölçüldü, { $day }.
gpu-compare-assume-text-bandwidth = Bu kartların hepsini içeren bir metin ölçümü yok; aynı { $architecture } mimarisinde oldukları için bant genişliği onun yerini tutar.
gpu-compare-assume-text-bound = Bu kartların hepsinde ölçülmüş bir model yok. Metin yazmak her token için modelin tümünü okur, bu yüzden hız her mimaride bant genişliğini izler; bundan yararlanma payları, token başına { $read } okunduğunda böyle bellekli kartların ulaştığı paylardır.
gpu-compare-assume-price-for-speed = Hıza göre fiyat, { $card } kartının hızı için ödenen paradır.
gpu-compare-note-text-unknown = Bu kartların hepsinde ölçülmüş ortak bir model yok; modelinizin her birinde saniyede kaç token ürettiğini sorabilirsiniz.
gpu-compare-note-bandwidth-inside = Yalnız bant genişliği { $alone } derdi; daha sağlam olan { $used } kullanıldı.
gpu-compare-note-bandwidth-across = Yalnız bant genişliği { $alone } der ve yanıltırdı, çünkü her mimari ondan başka bir hız çıkarır; { $used } kullanıldı.

gpu-compare-note-text = Metin yazmada sıra başkadır: { $fast } kartının hızı { $slow } kartınınkinin { $factor }ıdır.
gpu-compare-note-training = Eğitimde sıra başkadır: { $fast } kartının hızı { $slow } kartınınkinin { $factor }ıdır.
gpu-compare-note-prefill = Uzun istemleri okumada belirleyici olan bant genişliği değil hesap gücüdür; orada { $fast } kartının hızı { $slow } kartınınkinin { $factor }ıdır.
gpu-compare-note-memory = { $card } kartının belleği daha büyük: { $more }; { $fast } kartınınki { $less }. Hangi modellerin çalışacağını bellek belirler.
gpu-compare-note-value = Hızına göre en ucuzu { $card }: bir { $slow } kartının hızı onunla { $price }, { $other } ile { $dearer } tutar.
gpu-compare-note-small-networks = Küçük ağlar hızlı bir kartı doldurmaz. { $year } yılının örneğinde yığın { $batch } üstündeyken { $few } gizli birimli yinelemeli ağ hızlı karttan pek kazanmadı, { $many } birimli olan farkın tamamını gösterdi.
gpu-compare-note-large-network = Bu büyüklükte bir ağ farkın tamamını gösterir; { $year } yılının örneği, yığını { $batch } üstünde, { $many } gizli birimli bir ağdı.
gpu-compare-note-network-between = Bu ağ, { $year } rehberinin iki örneği arasındadır: { $few } gizli birim hızlı karttan pek kazanmadı, { $many } farkın tamamını gösterdi. Hıza para vermeden önce kendi ağınızı ölçün.
gpu-compare-note-no-price = Şunların güncel fiyatı bilinmiyor: { $cards }.
gpu-compare-warning-laptop = Dizüstü kartları, dizüstü üreticisinin koyduğu güç sınırında çalışır; hızları bir dizüstünden ötekine değişir: { $cards }.
gpu-compare-warning-rule-of-thumb = Bu mimarinin okunabilen bir eğitim ölçümü yok; katsayısı bir pratik kuraldır: { $cards }.

gpu-compare-missing-cards = Hangi iki ekran kartını karşılaştırayım?
gpu-compare-missing-other = { $card } hangi kartla karşılaştırılsın?
