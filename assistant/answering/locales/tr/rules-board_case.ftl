rule-board-case-title = Anakart ve kasa

board-case-headline-slots = { $cards ->
    [one] Kart { $positions } yuva yeri kaplar; bu kadar yeri olan en küçük anakart ve kasa biçimi { $form }.
   *[other] { $cards } kart art arda { $positions } yuva yeri kaplar; bu kadar yeri olan en küçük anakart ve kasa biçimi { $form }.
}
board-case-headline-larger = { $cards } kart art arda { $positions } yuva yeri kaplar; hiçbir olağan anakart ve kasada bu kadar yer yok. Sunucu kasası ya da uzatma kablolu açık bir çerçeve kullanın.
board-case-headline-closer = Açık soğutuculu { $cards } kart { $positions } yuva yeri kaplar; hiçbir olağan anakart ve kasada bu kadar yer yok. Körüklü ya da su soğutmalı olarak { $close } yer kaplar; bu kadar yeri olan en küçük anakart ve kasa biçimi { $form }.
board-case-headline-most = { $offered } yuva yerine bu karttan en çok { $most } tane sığar: her biri { $slots } yuva kaplar, sonrakiyle arasında { $free } yuva boş kalır.
board-case-headline-fit = Evet, sığar: { $cards } kart { $offered } yuva yerinin { $positions } tanesini kaplar; bu karttan en çok { $most } tane sığar.
board-case-headline-too-many = Hayır, sığmaz: { $cards } kart { $positions } yuva yeri kaplar, ama yalnızca { $offered } yer var; bu karttan en çok { $most } tane sığar.
board-case-headline-none = Hiçbiri sığmaz: böyle bir kart { $slots } yuva yeri kaplar, ama yalnızca { $offered } yer var.
board-case-headline-too-wide = Hayır, sığmaz: tek bir kart bile { $slots } yuva yeri kaplar, ama yalnızca { $offered } yer var.
board-case-headline-length-fits = Evet, sığar: { $length } uzunluğundaki kart payıyla { $needed } ister, kasa { $case } alır.
board-case-headline-length-short = Kasa kısa kalır: { $length } uzunluğundaki kart payıyla { $needed } ister, kasa ise yalnızca { $case } alır.
board-case-headline-lanes-enough = Evet, { $cpu } işlemcisinde ekran kartları için { $available } PCIe hattı var; { $cards } kartın her birine x{ $width } düşer. Kart başına x{ $each } toplam { $needed } hat ister.
board-case-headline-lanes-short = Hayır, { $cpu } işlemcisinde ekran kartları için yalnızca { $available } PCIe hattı var: { $cards } kartın her birine en çok x{ $width } düşer, oysa kart başına x{ $each } toplam { $needed } hat ister.
board-case-headline-lanes-none = Hayır, { $cpu } ekran kartları için { $available } PCIe hattıyla { $cards } kartı bağlayamaz; kart başına x{ $each } toplam { $needed } hat ister.
board-case-headline-no-slots = { $cpu } işlemcisinde ekran kartları için PCIe hattı yok.
board-case-headline-no-card = Planlanacak bir yuva yok: { $card } makinesine lehimlidir ya da bir modül üzerindedir, PCIe yuvasına takılan bir kart değildir.
board-case-buy = { $positions } yuva yerli { $form } anakart ve kasa
board-case-buy-closer = Körüklü ya da su soğutmalı kartlar, { $positions } yuva yerli { $form } anakart ve kasa
board-case-buy-larger = { $positions } yuva yerli sunucu kasası ya da açık çerçeve
board-case-buy-length = { $needed } uzunluğunda kart alan bir kasa
board-case-buy-lanes = Ekran kartları için en az { $needed } PCIe hattı olan bir işlemci

board-case-step-positions = Yuva yerleri: kartların kapladığı ve aralarında boş kalan yuvalar
board-case-step-thickness = En kalın kartın kalınlığı
board-case-step-length = Kasanın alması gereken uzunluk: en uzun kart artı pay
board-case-step-lanes-needed = Bütün kartlar için PCIe hatları
board-case-step-lanes-available = { $cpu } işlemcisinin kartlara ayırdığı PCIe hatları
board-case-step-heat = Kartların ısısı
board-case-step-radiator = Radyatör uzunluğu

board-case-assume-width = Her kart, { $year } yılının donanım kılavuzundaki gibi { $slots } yuva kalınlığında sayıldı.
board-case-assume-two-slots = Körüklü kartlar ve su bloklu kartlar { $slots } yuva kalınlığında sayıldı.
board-case-assume-open-air = Açık soğutucu varsayıldı; sonraki karta kadar { $free } boş yuva bırakıldı. Körüklü (blower) kartlar yan yana durabilir.
board-case-assume-passive = Bunlar fansız sunucu kartlarıdır; yan yana dururlar, havayı kasanın fanları içlerinden geçirmelidir.
board-case-assume-partner-width = Kalınlık referans karta göredir; başka üreticilerin { $card } kartları { $low } ile { $high } yuva kaplar. Gerçek kartın kalınlığını verin.
board-case-assume-lanes = Kart başına x{ $each } sayıldı; tek bir kart için bundan geniş bağlantı pek fark etmez.
board-case-note-desktop = { $needed } hat, bir masaüstü işlemcinin kartlara ayırdığı { $desktop } hattı aşmaz.
board-case-note-workstation = { $needed } hat, bir masaüstü işlemcinin kartlara ayırdığı { $desktop } hattan fazladır; iş istasyonu ya da sunucu işlemcisi alın.
board-case-note-split = Masaüstü işlemci kart yuvalarına en çok { $desktop } hat böler; { $cpu } işlemcisinin öteki hatları disklere ve yonga setine gider. Anakartın da bölmeyi desteklemesi gerekir.
board-case-note-left-out = { $card } PCIe yuvasına takılmaz, hesaba katılmadı.
board-case-note-plug = { $plug } kablosu bükülmeden önce kartın üstünde yaklaşık { $clearance } düz gitmelidir; yan panele dikkat edin.
board-case-note-radiator-places = Özel su soğutmada kasada işlemci için ve { $cards } kartın her biri için bir radyatör yeri gerekir.
board-case-note-radiator-band = Kaba kural { $low-heat } ile { $high-heat } arası ısı için { $unit } radyatördür; bu { $shortest } ile { $longest } arasını verir, ortası alındı.
board-case-note-four-blowers = { $cards } körüklü { $card }, her biri { $limit } sınırıyla, iki katı kadar yuvada ısı sorunu olmadan çalıştı.
board-case-2018-four-cards = { $cards } kart, { $year } yılının donanım kılavuzunun bir makine için izin verdiği üst sınırdır; oysa aynı kılavuz hat sayısını yalnızca bu sayının altında önemsiz bulur.
board-case-warning-many-cards = { $cards } kart, { $year } yılının donanım kılavuzunun bir makine için izin verdiği { $most } karttan fazladır; sunucu kasası ya da uzatma kablolu açık bir çerçeve, çoğu zaman da birden fazla priz hattı planlayın.
board-case-warning-adjacent = Aralarında boş yuva olmayan açık soğutuculu kartlar birbirini ısıtır; { $year } yılının donanım kılavuzuna göre hızın { $loss } kadarı yitebilir.
board-case-warning-partner-length = Başka üreticilerin { $card } kartları { $low } ile { $high } uzunluğundadır; bunlar için kasa { $needed } almalıdır.
board-case-warning-drives = { $drives } NVMe diskin hatlarının tamamı işlemcide yok: işlemci disklere { $spare } hat ayırır, ötekiler yonga setinin bağlantısını paylaşır.

board-case-missing-cards = Hangi ekran kartları takılacak, kaçar tane?
