rule-electricity-title = 電気代

electricity-headline = { $time }でマシンは{ $energy }を使い、電気代は{ $cost }です。コンセントから取る電力は{ $wall }です。
electricity-headline-month = 一か月でマシンは{ $energy }を使い、電気代は{ $cost }です。コンセントから取る電力は{ $wall }です。
electricity-headline-better-tier = { $tier }認証の電源ユニットなら、マシンは{ $time }で{ $energy }を使い、電気代は{ $cost }です。{ $usual }認証では{ $difference }余計にかかります。
electricity-headline-worse-tier = { $tier }認証の電源ユニットなら、マシンは{ $time }で{ $energy }を使い、電気代は{ $cost }です。{ $usual }認証なら{ $difference }安くなります。
electricity-headline-better-efficiency = 変換効率{ $share }の電源ユニットなら、マシンは{ $time }で{ $energy }を使い、電気代は{ $cost }です。{ $usual }認証では{ $difference }余計にかかります。
electricity-headline-worse-efficiency = 変換効率{ $share }の電源ユニットなら、マシンは{ $time }で{ $energy }を使い、電気代は{ $cost }です。{ $usual }認証なら{ $difference }安くなります。
electricity-headline-price = 家庭向けの電気料金は、キロワット時あたり{ $price }です（{ $day }）。
electricity-headline-2018 = { $year }年のガイドの例では、二週間で{ $low }から{ $high }を使います。ドイツの料金{ $price }（{ $day }）では、現在{ $cost-low }から{ $cost-high }です。

electricity-step-hours = マシンの稼働時間
electricity-step-average = コンセントでの平均電力
electricity-step-energy = 電力量
electricity-step-cost = 費用
electricity-step-2018-low = 二週間の電力量の下限
electricity-step-2018-high = 二週間の電力量の上限
electricity-step-2018-then-low = ガイドの料金での費用の下限
electricity-step-2018-then-high = ガイドの料金での費用の上限
electricity-step-2018-today-low = 現在の料金での費用の下限
electricity-step-2018-today-high = 現在の料金での費用の上限
electricity-step-2018-extra-low = 変換効率の悪い電源ユニットで増える最大量の下限
electricity-step-2018-extra-high = 変換効率の悪い電源ユニットで増える最大量の上限

electricity-assume-month = 一か月は{ $hours }と数えます。
electricity-assume-no-idle = 負荷のない時間は電源を切っているものとし、何も数えません。
electricity-assume-tier = 電源ユニットはコンセントからの電力の{ $share }をマシンに渡します。これは負荷{ $at }で{ $tier }認証が許す下限です。
electricity-assume-price-country = 一キロワット時を、この国の家庭用料金である{ $price }（{ $day }）で計算します。検針票の単価を指定すると、より正確になります。
electricity-warning-part = 「{ $part }」は国の一部で、そこだけの価格はここではわかりません。国全体の平均を使っていますが、地域によってはそれよりかなり高いことも低いこともあります。
electricity-assume-price-union = 一キロワット時を、欧州連合の家庭用平均料金である{ $price }（{ $day }）で計算します。国か検針票の単価を指定すると、より正確になります。
electricity-assume-price-continent = この国には日付のわかる料金がありません。一キロワット時を、{ $region }の平均である{ $price }（{ $day }）で計算します。
electricity-assume-price-world = 国も料金も指定がありません。一キロワット時を、世界平均の{ $price }（{ $day }）で計算します。
electricity-prices-disagree-method = この国について、別の統計は{ $other }（{ $day }）としています。統計機関の方法が公開されているため、ここでは{ $used }を使います。
electricity-prices-disagree-other = この国について、別の資料は{ $other }（{ $day }）としています。ここでは根拠のより確かな{ $used }を使います。
electricity-note-laptop = { $card }はノートPCの一部です。ここではデスクトップのプラットフォームとして数えているため、実際の値はこれより低くなります。
electricity-warning-old-price = 料金は{ $day }のもので、その後変わっている可能性があります。
electricity-warning-weak-price = 料金は確認の取れない一覧によるもので、大まかな目安です。
electricity-caveat-tax-credit = オランダの料金は定額の税額控除を差し引いたものなので、追加の一キロワット時はこれより高くなります。
electricity-caveat-standing-charge = このほかに一日{ $charge }の基本料金がかかります。
electricity-caveat-inflation = インフレと為替により、この料金はすぐに古くなります。
electricity-caveat-tiers = この国では、使用量の多い段階の単価は平均よりずっと高くなります。
electricity-caveat-before-tax = 料金は税抜きで、実際の請求額は明らかに高くなります。
electricity-caveat-region = この国の料金は地域によってはっきり異なります。

electricity-2018-rounded = { $year }年のガイドは電力量を{ $low }と{ $high }に丸めています。
electricity-2018-rate = ガイドの要約は費用を{ $low }から{ $high }に換算しており、丸めた電力量と一ユーロ{ $rate }のレートに合います。
electricity-2018-extra = 要約は、変換効率が{ $efficiency }しかない電源ユニットについて{ $low }から{ $high }を加えています。実際に増えるのは多くて{ $share }、つまり{ $right-low }から{ $right-high }で、ここでは訂正した数値を使います。

electricity-missing-cards = マシンにはどのグラフィックボードが何枚ありますか。
electricity-assume-price-currency = 国の指定がありません。費用を{ $currency }で示すため、一キロワット時を{ $price }として計算します。これはその通貨の国の家庭向け料金です（{ $day }）。国名か請求書の単価を書いていただければ、より正確になります。
electricity-note-converted = 公表されている料金は{ $listed }です。欧州中央銀行の{ $day }の為替レートで換算しました。一{ $base }は{ $rate }です。
