rule-gpu-compare-title = グラフィックボードの比較

gpu-compare-headline-memory = メモリが多いのは{ $more }で{ $more-memory }、{ $less }は{ $less-memory }です。
gpu-compare-headline-memory-equal = これらのカードのメモリは同じ{ $memory }です：{ $cards }。
gpu-compare-headline-power = 消費電力が少ないのは{ $less }です。ボード消費電力は{ $less-power }、{ $more }は{ $more-power }です。
gpu-compare-headline-power-equal = これらのカードのボード消費電力は同じ{ $power }です：{ $cards }。
gpu-compare-assume-yardstick = 比べるカードの指定がないため、{ $card }を基準にします。
gpu-compare-headline-training-measured = { $text ->
    [none] 学習では、{ $fast }は{ $slow }の{ $factor }の速さです（同じソフトウェアでの実測）。
   *[other] 学習では、{ $fast }は{ $slow }の{ $factor }の速さです（同じソフトウェアでの実測）。文章生成では{ $text }の速さです。
}
gpu-compare-headline-training-bandwidth = { $text ->
    [none] 学習では、{ $fast }は{ $slow }の約{ $factor }の速さです。同じアーキテクチャの中で比較できる帯域幅によるものです。
   *[other] 学習では、{ $fast }は{ $slow }の約{ $factor }の速さです。同じアーキテクチャの中で比較できる帯域幅によるものです。文章生成では実測で{ $text }の速さでした。
}
gpu-compare-headline-training-statement = 学習では、{ $year }年のガイドにある同等カードの表によると、{ $fast }は{ $slow }の約{ $factor }の速さです。
gpu-compare-headline-training-estimated = { $text ->
    [none] 学習では、{ $fast }は{ $slow }の{ $factor }の速さと推定されます。両方を同じソフトウェアで測ったベンチマークはありません。
   *[other] 学習では、{ $fast }は{ $slow }の{ $factor }の速さと推定されます。両方を同じソフトウェアで測ったベンチマークはありません。文章生成では実測で{ $text }の速さでした。
}
gpu-compare-headline-text-measured = 言語モデルの文章生成では、{ $fast }は{ $slow }の{ $factor }の速さです（両方で同じモデルを使った実測）。
gpu-compare-headline-text-bandwidth = 言語モデルの文章生成では、{ $fast }は{ $slow }の約{ $factor }の速さです。同じアーキテクチャの中で比較できる帯域幅によるものです。
gpu-compare-headline-equal-training = 学習では、次のカードは同じ速さです：{ $cards }。
gpu-compare-headline-equal-text = 文章生成では、次のカードは同じ速さです：{ $cards }。
gpu-compare-headline-apart = これらのカードを同じソフトウェアで測ったベンチマークはなく、帯域幅はアーキテクチャをまたいで比較できないため、{ $cards }の倍率は示しません。それぞれの仕様と単独の実測値は表のとおりです。
gpu-compare-headline-apart-text = 言語モデルの文章生成では、それぞれが引き出す帯域幅から、{ $fast }は{ $slow }の{ $factor }の速さと推定されます。学習の倍率は示しません。両方を同じソフトウェアで測ったベンチマークがなく、学習では帯域幅をアーキテクチャをまたいで比較できないためです。
gpu-compare-headline-text-bound = 言語モデルの文章生成では、それぞれが引き出す帯域幅から、{ $fast }は{ $slow }の{ $factor }の速さと推定されます。両方で測ったモデルはありません。
gpu-compare-headline-text-alike = 言語モデルの文章生成では、{ $fast }と{ $slow }はほぼ同じ速さと推定されます。それぞれが引き出す帯域幅からは{ $factor }ですが、推定で見分けられる差より小さいためです。両方で測ったモデルはありません。
gpu-compare-headline-small = { $units ->
    [none] 小さな再帰型ネットワークでは、大きなネットワークで{ $factor }速い{ $fast }でも、{ $slow }とほとんど差がありません。
   *[other] 隠れユニット{ $units }個の再帰型ネットワークでは、大きなネットワークで{ $factor }速い{ $fast }でも、{ $slow }とほとんど差がありません。
}
gpu-compare-headline-small-only = これほど小さなネットワークでは、次のうち速いカードを使ってもほとんど差がありません：{ $cards }。
gpu-compare-take = 速度なら{ $card }
gpu-compare-take-either = この用途なら{ $card }でも同じ

gpu-compare-step-training-measured = { $slow }に対する{ $fast }の学習速度（ともに{ $baseline }を基準、ソフトウェアは{ $era }）
gpu-compare-step-bandwidth = { $slow }に対する{ $fast }の帯域幅
gpu-compare-step-statement = { $one }に対する{ $card }の割合
gpu-compare-step-estimated = { $baseline }に対する{ $card }の学習速度（帯域幅、演算性能、アーキテクチャからの推定）
gpu-compare-step-arithmetic = { $slow }に対する{ $fast }の学習速度（同じ帯域幅での演算性能から）
gpu-compare-step-own-measured = { $baseline }に対する{ $card }の学習速度（実測）
gpu-compare-step-factor = { $slow }に対する{ $fast }
gpu-compare-step-text = 文章生成：{ $slow }に対する{ $fast }（{ $model }、{ $day }）
gpu-compare-step-text-bandwidth = 文章生成：{ $slow }に対する{ $fast }の帯域幅
gpu-compare-step-text-bound = 文章生成：{ $slow }に対する、{ $fast }が引き出す帯域幅
gpu-compare-step-prefill = プロンプトの読み込み：{ $slow }に対する{ $fast }（{ $model }、{ $day }）

gpu-compare-assume-measured = 学習の数値は、{ $era }のソフトウェアを使い、カード一枚の半精度で複数のネットワークを測った平均です。個々のネットワークは平均から最大{ $spread }ずれます。
gpu-compare-assume-bandwidth = これらのカードは同じ{ $architecture }アーキテクチャで、その中では学習速度が帯域幅に従います。すべてを含むベンチマークはありません。
gpu-compare-assume-statement = { $year }年のガイドは{ $small }を{ $big }の{ $share }と数えています。ほかのカードは同じアーキテクチャの中で帯域幅に従います。ガイド自身、この表を大まかな比較と呼んでいます。
gpu-compare-assume-estimated = 推定は、{ $era }のソフトウェアで、各アーキテクチャの実測カードが帯域幅と演算性能から引き出した割合によるものです。帯域幅だけではアーキテクチャをまたいで比較できません。
gpu-compare-assume-arithmetic = これらのカードは同じ{ $architecture }アーキテクチャで帯域幅も同じなので、演算性能で区別します。学習は両方に交互に制約されるため、その平方根を取ります。すべてを含むベンチマークはありません。
gpu-compare-assume-text = 文章生成は{ $model }を使い、一人の利用者で測定したものです（{ $day }）。
gpu-compare-assume-text-bandwidth = 文章生成の測定でこれらのカードをすべて含むものはありません。同じ{ $architecture }アーキテクチャなので、帯域幅で代用します。
gpu-compare-assume-text-bound = これらのカードすべてで測ったモデルはありません。文章生成はトークンごとにモデル全体を読むため、どのアーキテクチャでも帯域幅に従います。引き出せる割合には、一トークンに{ $read }を読むとき、同じ種類のメモリのカードが達した値を使います。
gpu-compare-assume-price-for-speed = 速度あたりの価格は、{ $card }の速度を得るのにかかるカード代です。
gpu-compare-note-text-unknown = これらのカードすべてで測ったモデルはありません。使うモデルの毎秒トークン数を、カードごとにお尋ねください。
gpu-compare-note-bandwidth-inside = 帯域幅だけなら{ $alone }ですが、根拠のより確かな{ $used }を使います。
gpu-compare-note-bandwidth-across = 帯域幅だけなら{ $alone }となりますが、アーキテクチャごとに活かし方が違うため誤りのもとです。ここでは{ $used }を使います。

gpu-compare-note-text = 文章生成では順序が変わり、{ $fast }は{ $slow }の{ $factor }の速さです。
gpu-compare-note-training = 学習では順序が変わり、{ $fast }は{ $slow }の{ $factor }の速さです。
gpu-compare-note-prefill = 帯域幅ではなく演算性能で決まる長いプロンプトの読み込みでは、{ $fast }は{ $slow }の{ $factor }の速さです。
gpu-compare-note-memory = { $card }はメモリが多く、{ $fast }の{ $less }に対して{ $more }あります。どのモデルが動くかはメモリで決まります。
gpu-compare-note-value = 速度のわりに最も安いのは{ $card }です。{ $slow }一枚分の速度が{ $price }で、{ $other }では{ $dearer }かかります。
gpu-compare-note-small-networks = 小さなネットワークは速いカードを使い切れません。{ $year }年には、隠れユニット{ $few }個、バッチ{ $batch }超の再帰型ネットワークは速いカードでもほとんど速くならず、{ $many }個のものでは差がすべて現れました。
gpu-compare-note-large-network = この大きさのネットワークでは差がすべて現れます。{ $year }年の、隠れユニット{ $many }個、バッチ{ $batch }超のものがそうでした。
gpu-compare-note-network-between = このネットワークは、{ $year }年のガイドが挙げる二つの間にあります。隠れユニット{ $few }個では速いカードでもほとんど速くならず、{ $many }個では差がすべて現れました。速度にお金をかける前に、自分のネットワークで測ってください。
gpu-compare-note-no-price = { $cards }の現在の価格はわかりません。
gpu-compare-warning-laptop = ノートPC用のGPUは、ノートPCのメーカーが定めた電力制限で動くため、速度は機種ごとに異なります：{ $cards }。
gpu-compare-warning-rule-of-thumb = このアーキテクチャの学習ベンチマークは読めなかったため、割合は目安です：{ $cards }。

gpu-compare-missing-cards = どの二つのグラフィックボードを比べますか。
gpu-compare-missing-other = { $card }をどのカードと比べますか。
