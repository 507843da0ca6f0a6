rule-cloud-or-buy-title = レンタルか購入か

cloud-or-buy-headline = { $rented ->
    [none] { $price }で{ $cards }を買う方が、一時間{ $rent }で借りるより安くなるのは、フルロードで約{ $hours }使ってからです。休みなく動かして{ $always }、一日{ $daily }なら{ $part }かかります。
   *[other] { $price }で{ $cards }を買う方が、一時間{ $rent }で{ $rented }を借りるより安くなるのは、買ったカードをフルロードで約{ $hours }使ってからです。休みなく動かして{ $always }、一日{ $daily }なら{ $part }かかります。
}
cloud-or-buy-headline-never = { $rented ->
    [none] 借りる方が得です。一時間{ $rent }という料金は、自宅で{ $cards }を動かす一時間{ $electricity }の電気代を超えないため、購入費用は回収できません。
   *[other] { $rented }を借りる方が得です。同じ作業の料金が、自宅で{ $cards }を動かす一時間{ $electricity }の電気代を超えないため、購入費用は回収できません。
}
cloud-or-buy-headline-rent = { $hours ->
    [none] { $used }の使用なら借りる方が安く、{ $cards }の購入では{ $buying }かかるところが{ $renting }で済みます。この料金では購入費用は回収できません。
   *[other] { $used }の使用なら借りる方が安く、{ $cards }の購入では{ $buying }かかるところが{ $renting }で済みます。購入が得になるのは約{ $hours }からです。
}
cloud-or-buy-headline-buy = { $used }の使用なら買う方が安く、レンタルでは{ $renting }かかるところが{ $cards }の購入なら{ $buying }で済みます。約{ $hours }から得になります。
cloud-or-buy-headline-cards = フルロードでの使用が約{ $low }から{ $high }より短ければ借り、長ければ買ってください。これが次のカードの損益分岐点です：{ $cards }。
cloud-or-buy-headline-cards-never = 借りる方が得です。現在の料金では、次のカードは自宅の電気代だけでレンタル料金を上回ります：{ $cards }。
cloud-or-buy-headline-2017 = { $year }年のガイドは購入を薦めていました。{ $card }一枚が、当時のAWSのGPUの約{ $times }の速さだったためです。
cloud-or-buy-take-rent = レンタル
cloud-or-buy-take-buy = 購入

cloud-or-buy-step-exchange = 欧州中央銀行のレートで換算
cloud-or-buy-step-electricity = カード一枚の一時間の電気代
cloud-or-buy-step-speed = { $own }に対する{ $rented }の学習速度
cloud-or-buy-step-rent-for-own-hour = 買ったカードが一時間にこなす作業のレンタル料金
cloud-or-buy-step-break-even = { $card ->
    [none] 価格を、自前のカードが一時間に節約する額で割ったもの
   *[other] { $card }の価格を、自前のカードが一時間に節約する額で割ったもの
}
cloud-or-buy-step-span = 一日{ $daily }使う場合の期間
cloud-or-buy-step-renting = この使い方でのレンタルの費用
cloud-or-buy-step-buying = この使い方での購入の費用
cloud-or-buy-step-2017 = { $card }一枚の速度を、当時のAWSのGPUで表したもの

cloud-or-buy-assume-price = { $card }の価格は{ $price }です（{ $kind }、{ $day }）。
cloud-or-buy-assume-rent = { $card }のレンタル料金は一時間{ $rent }です（{ $provider }、{ $day }）。ほかの業者は表に示します。
cloud-or-buy-assume-hourly = { $rent }ほど安いカードはないため、一時間あたりのレンタル料金とみなしました。
cloud-or-buy-assume-country = 価格、レンタル料金、電気料金はいずれも米国のものです。国か電気料金を指定してください。
cloud-or-buy-assume-speed = 学習速度から、{ $rented }の一時間は{ $own }の一時間の{ $factor }の作業とみなします。
cloud-or-buy-assume-same-speed = { $rented }が{ $own }よりどれだけ速いかを示すベンチマークがないため、一時間どうしを比べます。倍率がわかるなら、時間をそれで割ってください。
cloud-or-buy-assume-no-resale = 売却額は含めていません。最後にカードを売れば、期間は短くなります。
cloud-or-buy-assume-no-resale-yet = 売却額は含めていません。最後に価格の{ $share }で売れば、損益分岐点は{ $hours }まで縮まります。
cloud-or-buy-assume-card-alone = カードだけを数え、使うときは常にフルロードとします。PCの残りの部分、修理、遊んでいる時間は購入を割高にし、保存データや遊んでいるインスタンスはレンタルを割高にします。
cloud-or-buy-assume-cards = カードの指定がないため、一般的なものを示します。

cloud-or-buy-warning-spot = スポット料金は急に打ち切られることがあります。途中経過をこまめに保存する作業に向きます。
cloud-or-buy-warning-group = { $provider }はこのカードを{ $count }枚単位でしか貸しません。
cloud-or-buy-warning-old-rent = レンタル料金は{ $day }のものです。決める前に確認し直してください。
cloud-or-buy-warning-2017 = これは{ $year }年の助言で、歴史として示すものです。今のクラウドでは、どのデスクトップ用カードより速いカードも借りられます。現在の計算は年を付けずにお尋ねください。

cloud-or-buy-missing-card = どのグラフィックボードについてですか。
