rule-build-title = マシン全体

build-headline = { $cards }の構成では、{ $cores }コア以上のCPU、{ $ram }のメモリ、{ $psu }の電源ユニットを用意してください。各パーツは表のとおりです。
build-headline-several = { $cards }の構成では、{ $cores }コア以上のCPU、{ $ram }のメモリ、複数の電源ユニット（{ $psu }）を用意してください。各パーツは表のとおりです。
build-headline-cost = { $cards }の構成には{ $price }を超える費用がかかります。これは日付のわかる価格があるパーツだけの合計です。ほかに必要なもの：{ $parts }。各パーツは表のとおりです。
build-headline-2018 = { $year }年の計算ルールでは、{ $cards }の構成に{ $cores }コア以上のCPU、{ $ram }のメモリ、{ $psu }の電源ユニットが必要です。各パーツは表のとおりです。
build-headline-2018-several = { $year }年の計算ルールでは、{ $cards }の構成に{ $cores }コア以上のCPU、{ $ram }のメモリ、複数の電源ユニット（{ $psu }）が必要です。各パーツは表のとおりです。

build-step-share = 予算のうちカードに充てる割合
build-step-cards-price = カードの価格
build-step-known-price = カードとメモリの価格
build-step-own-currency = 同じ金額を、欧州中央銀行の{ $day }のレートで予算の通貨に換算したもの

build-assume-2018-card = カードの指定がないため、{ $year }年のハードウェアガイドが薦める{ $card }とします。
build-assume-share = 目安として、予算の{ $share }にあたる{ $money }をカードに充て、残りでほかの全パーツをまかないます。
build-assume-cpu = { $cpu }は、このコア数と十分なレーンを持つCPUの代表です。電源ユニットとコンセント回路はこれで計算しています。より電力を使うCPUなら、名前を指定してください。

build-note-unpriced = 次のものは日付のわかる価格がありません：{ $parts }。店頭で確認してください。合計には含めていません。
build-note-left = { $budget }のうち、価格のわからないパーツに{ $left }（{ $share }）残ります。
build-warning-over-budget = 価格のわかるパーツだけで、予算{ $budget }を{ $over }上回ります。カードへの配分を減らすか、予算を増やしてください。

build-missing-machine = マシンにどのカードを載せますか。または、全体の予算はいくらですか。
