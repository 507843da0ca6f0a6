rule-circuit-title = Priz hattı

circuit-headline-usual = Günlerce süren yüklerde olağan hatlar { $circuits } sırasıyla { $carried } taşır.
circuit-headline-carries = { $circuit } hattı günlerce { $carried } taşır; bunun { $machine } kadarı güç kaynağından sonra makineye ulaşır.
circuit-headline-carries-hours = { $circuit } hattı { $hours } boyunca { $carried } taşır; bunun { $machine } kadarı güç kaynağından sonra makineye ulaşır.
circuit-headline-cards = { $circuit } hattı { $count } adet { $card } besler; bütün makineye { $carried } düşer.
circuit-headline-no-card = { $circuit } hattı { $carried } taşır; bu, bir { $card } takılı makineye yetmez.
circuit-headline-cards-usual = Olağan hatlar { $circuits } sırasıyla { $counts } adet { $card } besler; işlemci ve makinenin geri kalanı hesaba katıldı.
circuit-headline-machine = Makine prizden { $wall } ({ $volts } gerilimde { $currents }) çeker. Günlerce yeten hatlar: { $enough }.
circuit-headline-machine-none = Makine prizden { $wall } ({ $volts } gerilimde { $currents }) çeker; bu, olağan ev hatlarının hiçbirinin günlerce taşıyamayacağı bir yüktür.
circuit-headline-verdict-all = Evet, olağan her hatta ({ $enough }): makine prizden { $wall } ({ $volts } gerilimde { $currents }) çeker.
circuit-headline-verdict-some = Her hatta değil: günlerce { $enough } yeter, { $short } yetmez. Makine prizden { $wall } ({ $volts } gerilimde { $currents }) çeker.
circuit-headline-verdict-none = Hayır: makine prizden { $wall } ({ $volts } gerilimde { $currents }) çeker; bu, olağan ev hatlarının hiçbirinin günlerce taşıyamayacağı bir yüktür.
circuit-headline-fits = Evet: makine prizden { $wall } ({ $volts } gerilimde { $currents }) çeker, { $circuit } hattı { $carried } taşır.
circuit-headline-too-much = Hayır: makine prizden { $wall } ({ $volts } gerilimde { $currents }) çeker, { $circuit } hattı yalnızca { $carried } taşır.

circuit-step-nominal = { $circuit } hattının anma gücü
circuit-step-share = Bunun hesaba katılan payı
circuit-step-free = Aynı hattaki öteki yüklerden sonra kalan
circuit-step-behind-supply = Güç kaynağından sonra makineye ulaşan
circuit-step-load = Makinenin tam yükteki gücü
circuit-step-current = { $volts } gerilimde akım
circuit-step-cards = İşlemci ve geri kalanın yanında hattın beslediği kartlar

circuit-values-disagree = { $circuit } prizi için iki değer kullanılır: akımının { $share } kadarı, yani { $by-share }; günlerce süren yükler için { $amps }, yani { $by-amps }, çünkü priz standardı tam akımı yalnızca { $hours } için ister. Burada küçük olanı kullanıldı, çünkü günlerce hesap yapan makine böyle bir yüktür.
circuit-assume-days = Yükün günlerce sürdüğü varsayıldı; { $hours } ve üstü sürekli yük sayılır.
circuit-assume-usual = Hat ya da ülke belirtilmedi; olağan hatlar karşılaştırıldı.
circuit-note-unconfirmed = Bu ülkenin olağan hattı yaygın bilgidir, doğrulanmadı; sigortaya bakın.
circuit-note-supply = Yaklaşık { $low } ile { $high } arasından büyük bir güç kaynağı bu hatta tam gücüyle çalışamaz.
circuit-note-left-out = { $card } kendi güç kaynağıyla gelir, hesaba katılmadı.
circuit-hint-limit = Kart başına { $limits } güç sınırıyla makine hattın sınırları içinde kalır; kartlar hızlarının en az { $speed } kadarını korur.
circuit-warning-shared = Aynı hattaki monitör, ısıtıcı ya da klima gibi öteki yükler de hesaba girer.
circuit-warning-contract = Bu ülkede bütün evin sözleşme gücü çoğu zaman yalnızca { $contract } kadardır; evdeki her şeyi birlikte sınırlar.
