rule-gpu-budget-title = 予算内のグラフィックボード

gpu-budget-headline = { $memory ->
    [none] { $budget }で買える最速のカードは{ $card }で、価格は{ $price }（{ $kind }）です。
   *[other] { $budget }で買えるメモリ{ $memory }以上で最速のカードは{ $card }で、価格は{ $price }（{ $kind }）です。
}
gpu-budget-headline-memory = { $budget }で{ $count }枚買うとき、メモリが最も多いカードは{ $figure }の{ $card }で、価格は一枚{ $price }（{ $kind }）です。
gpu-budget-headline-bandwidth = { $budget }で{ $count }枚買うとき、帯域幅が最も広いカードは{ $figure }の{ $card }で、価格は一枚{ $price }（{ $kind }）です。
gpu-budget-headline-power = { $budget }で{ $count }枚買うとき、消費電力が最も低いカードは{ $figure }の{ $card }で、価格は一枚{ $price }（{ $kind }）です。
gpu-budget-headline-several = { $count }枚買う場合に最速なのは{ $card }で、一枚{ $price }（{ $kind }）、合計{ $total }です。
gpu-budget-headline-nothing = 少なくとも{ $memory }のメモリがあり条件を満たすカードは、{ $count }枚では{ $budget }に収まりません。最も安いのは{ $card }で、一枚{ $price }です。
gpu-budget-headline-cheapest = メモリ{ $memory }以上で最も安いカードは{ $card }で、価格は{ $price }（{ $kind }）です。
gpu-budget-headline-leads-memory = 販売中のカードでメモリが最も多いのは次のとおりです：{ $cards }。
gpu-budget-headline-leads-bandwidth = 販売中のカードで帯域幅が最も広いのは次のとおりです：{ $cards }。
gpu-budget-headline-leads-speed = 販売中のカードで最も速いのは次のとおりです（{ $baseline }との比較）：{ $cards }。
gpu-budget-headline-leads-power = 販売中のカードで消費電力が最も低いのは次のとおりです：{ $cards }。
gpu-budget-headline-no-such-card = メモリ{ $memory }以上、指定の状態・メーカー・消費電力という条件を満たし、現在の価格がわかるカードはありません。
gpu-budget-headline-history = { $year }年のガイドが薦めたのは次のとおりです：{ $cards }。
gpu-budget-headline-history-nothing = { $year }年のガイドがこの用途に薦めたカードは、どれも予算に収まりません。最も安かったのは{ $card }で、{ $price }でした。
gpu-budget-buy = { $count } × { $card }

gpu-budget-step-dollars = 欧州中央銀行の{ $day }のレートで米ドルに換算した予算
gpu-budget-step-each = カード一枚の予算
gpu-budget-step-speed-measured = { $card }の学習速度（実測）
gpu-budget-step-speed-estimated = { $card }の学習速度（帯域幅、演算性能、アーキテクチャからの推定）
gpu-budget-step-speed-bandwidth = { $card }の文章生成速度（帯域幅から）
gpu-budget-step-for-money = { $unit }あたりの{ $card }の速度

gpu-budget-assume-training = 半精度での学習速度の順で、{ $baseline } = { $one }とします。ベンチマークにあるカードは実測値、それ以外は帯域幅と演算性能の平均に、同じアーキテクチャの実測カードが引き出した割合を掛けたものです。個々の処理では二倍ほど違うことがあります。
gpu-budget-assume-inference = 一人の利用者向けに言語モデルで文章を生成する速度の順で、{ $baseline } = { $one }とします。メモリ帯域幅に、その種類のメモリで引き出せる割合を掛けたものです。
gpu-budget-assume-by-memory = カードはまずメモリ、次に速度の順に並べています。
gpu-budget-assume-by-bandwidth = カードはまずメモリ帯域幅、次に速度の順に並べています。
gpu-budget-assume-by-power = カードはまず消費電力の低い順、次に速度の順に並べています。
gpu-budget-assume-power-limit = 消費電力が{ $power }以下のカードだけを比べています。
gpu-budget-assume-money-unit = 価格あたりの速度は、{ $unit }で買える速度です。
gpu-budget-assume-model = VRAM { $memory } × { $count }枚なら、{ $format }の{ $model }がコンテキスト{ $context }で収まります。
gpu-budget-assume-memory = 用途の指定がないため、カード一枚に少なくとも{ $memory }のメモリを求めます。
gpu-budget-assume-memory-for = 用途が{ $purpose }なので、カード一枚に少なくとも{ $memory }のメモリを求めます。
gpu-budget-assume-on-sale = 価格の高低にかかわらず、現在の価格がわかっているカードだけを比較しています。スロットに挿せないサーバー用モジュールは含みません。
gpu-budget-assume-any-condition = 新品と中古をともに比較しています。一方だけを見るには「新品」か「中古」と書いてください。
gpu-budget-assume-us-prices = 価格は税抜きの米国価格を換算したもので、国内の価格とは異なります。
gpu-budget-check-again = 価格の動きは速いため、{ $day }以降に確認し直してください。
gpu-budget-check-now = 表示した価格のうち最も古いものは{ $days }日前のもので、{ $day }が確認の期限でした。買う前に価格を確認し直してください。
gpu-budget-note-unsure-price = この価格は一次資料で確認できませんでした。
gpu-budget-note-equal-inference = { $cards }の文章生成速度は同じです。一人分の生成はメモリ帯域幅で決まり、どれも{ $bandwidth }だからです。高いカードの演算性能が縮めるのは長いプロンプトの読み込みだけなので、最も安いものを先に挙げます。
gpu-budget-note-equal-training = { $cards }は同じ速さと数えます。推定は帯域幅{ $bandwidth }と演算性能によるもので、どれも同じだからです。最も安いものを先に挙げます。

gpu-budget-hint-memory = メモリが{ $memory }でよければ、{ $price }の{ $card }が収まります。
gpu-budget-hint-power = 消費電力が{ $power }でよければ、{ $price }の{ $card }が収まります。
gpu-budget-hint-condition = 新品でも中古でもよければ、{ $price }の{ $card }が収まります。
gpu-budget-hint-vendor = 別のメーカーなら、{ $price }の{ $card }が収まります。
gpu-budget-hint-roomier = 速度がほぼ同じで、メモリが{ $memory }あるもの：{ $price }の{ $card }。
gpu-budget-hint-count = この予算なら、一枚{ $price }の{ $card }を{ $count }枚買えます。

gpu-budget-warning-launch-prices = { $cards }はメーカーの発売時価格しかわかりません。現在の店頭価格はずっと高いことがあります。
gpu-budget-warning-used-lows = 中古価格は多くが最安の出品で、相場の中央値ではありません。もう少し高くなると考えてください。
gpu-budget-warning-software = NVIDIA以外のカードでも主要なフレームワークは動きますが、CUDAが必要なツールもあります。使うものを先に確認してください。学習速度は大まかな推定です。
gpu-budget-warning-server-card = サーバー用カードにはファンがなく、ケース内の強い風が必要です。
gpu-budget-warning-old-rate = { $currency }の最後の為替レートは{ $day }のもので、現在とは大きく異なることがあります。

gpu-budget-history-2017 = { $year }年のガイドは、本文でTitan X Pascalを速度のわりに高すぎるとしながら、表では先頭に挙げています。本文には理由が示されており、そちらがより良い助言です。
gpu-budget-history-2018 = { $year }年のガイドは、半精度の用途には当時の新しいカードを、単精度には中古の古いカードを挙げました。
gpu-budget-history-2018-memory = { $year }年のガイドはこの用途に{ $memory }のメモリを求めています。
gpu-budget-history-past = これは{ $year }年の助言で、歴史として示すものです。カードも価格もその後変わりました。現在の選択は年を付けずにお尋ねください。

gpu-budget-missing-budget = グラフィックボードにいくら使えますか。
