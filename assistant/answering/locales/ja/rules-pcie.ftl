rule-pcie-title = PCIe接続

pcie-headline-wide = { $link }で片方向に送れるのは{ $bandwidth }です。バッチサイズ{ $batch }のデータをカードへ送るのに約{ $transfer }、計算に{ $step }かかり、x{ $widest }の代わりにx{ $narrow }にすると時間の{ $loss }を失います。{ $scope ->
    [few] { $cards }枚での学習には、カードあたりx{ $enough }、合計{ $total }レーンで足ります。
    [four] { $cards }枚を一緒に学習させるなら、それぞれにx{ $enough }、合計{ $total }レーンを割り当ててください。
    [several] { $cards }枚を一緒に学習させるなら、レーン数が効き始めます。それぞれにx{ $enough }以上、合計で少なくとも{ $total }レーンを割り当ててください。
   *[many] { $cards }枚を一緒に学習させるなら、レーン数は非常に重要です。それぞれにx{ $enough }を割り当ててください。
}
pcie-headline-narrow = { $link }で片方向に送れるのは{ $bandwidth }です。バッチサイズ{ $batch }のデータをカードへ送るのに約{ $transfer }、計算に{ $step }かかり、x{ $widest }に比べて時間の{ $loss }を失います。{ $scope ->
    [few] { $cards }枚での学習には、カードあたりx{ $enough }、合計{ $total }レーンで足ります。
    [four] { $cards }枚を一緒に学習させるなら、それぞれにx{ $enough }、合計{ $total }レーンを割り当ててください。
    [several] { $cards }枚を一緒に学習させるなら、レーン数が効き始めます。それぞれにx{ $enough }以上、合計で少なくとも{ $total }レーンを割り当ててください。
   *[many] { $cards }枚を一緒に学習させるなら、レーン数は非常に重要です。それぞれにx{ $enough }を割り当ててください。
}
pcie-headline-pinned = { $link }で片方向に送れるのは{ $bandwidth }です。バッチサイズ{ $batch }のデータをカードへ送るのに約{ $transfer }かかりますが、ピンメモリからなら{ $step }の計算中にコピーされるため、x{ $narrow }でもx{ $widest }に比べて失うのは{ $loss }です。{ $scope ->
    [few] { $cards }枚での学習には、カードあたりx{ $enough }、合計{ $total }レーンで足ります。
    [four] { $cards }枚を一緒に学習させるなら、それぞれにx{ $enough }、合計{ $total }レーンを割り当ててください。
    [several] { $cards }枚を一緒に学習させるなら、レーン数が効き始めます。それぞれにx{ $enough }以上、合計で少なくとも{ $total }レーンを割り当ててください。
   *[many] { $cards }枚を一緒に学習させるなら、レーン数は非常に重要です。それぞれにx{ $enough }を割り当ててください。
}
pcie-headline-load = { $size }の読み込みには約{ $total }かかります。ドライブから{ $drive }、{ $link }経由で{ $transfer }で、両者は同時に進みます。{ $slower ->
    [drive] 速度はドライブで決まります。
   *[link] 速度は接続で決まります。
}
pcie-headline-layer = カードあたりx{ $enough }で足ります。レイヤーで分割したモデルがカード間で送るのは約{ $traffic }だけで、{ $bandwidth }の{ $link }にはごくわずかです。テンソルで分割すると約{ $tensor }になります。
pcie-headline-tensor-full = { $link }（{ $bandwidth }）なら、テンソル並列の速度は落ちません。測定では{ $full }以上が十分な接続とされます。
pcie-headline-tensor-narrow = { $link }（{ $bandwidth }）では、テンソル並列の速度が十分な接続に比べて約{ $usual }落ちます。測定値は{ $low }から{ $high }です。各カードを{ $full }以上で接続してください。
pcie-headline-tensor-unmeasured = { $narrow }より細い接続でのテンソル並列には確かな測定がないため、{ $link }（{ $bandwidth }）での損失は示せません。はっきりした低下を見込み、各カードを{ $full }以上で接続してください。
pcie-lanes-enough = カードあたりx{ $lanes }

pcie-step-bandwidth = { $link }の片方向の帯域幅
pcie-step-lanes = x{ $lanes }ずつとした全カードのレーン数
pcie-step-size = バッチの大きさ
pcie-step-theory = 理論速度での転送時間
pcie-step-practice = 実際の転送時間
pcie-step-share = ステップに占める転送の割合
pcie-step-2018-theory = { $year }年のハードウェアガイドが示す理論上の転送時間
pcie-step-2018-measured = { $year }年のハードウェアガイドが示す実際の転送時間
pcie-step-loss = x{ $widest }に比べて失われる時間
pcie-step-load-link = 接続を通る時間
pcie-step-load-drive = ドライブから読む時間
pcie-step-load-total = 読み込み時間：二つのうち長い方
pcie-step-split-share = 接続のうち使われる割合
pcie-step-tensor-loss = { $links }で失われる速度

pcie-assume-generation = PCIeの世代の指定がないため、PCIe { $generation }とみなします。
pcie-assume-lanes = レーン数の指定がないため、x{ $lanes }とみなします。
pcie-note-narrower = スロットとカードが異なるため、低い方の{ $link }で数えます。
pcie-assume-images = サンプルは{ $year }年のハードウェアガイドの例と同じく、{ $channels }チャンネル、{ $pixels } × { $pixels }ピクセルの非圧縮画像とします。
pcie-assume-step = 計算時間はその例と同じく、{ $network }で画像{ $batch }枚に{ $step }とします。より速いカードでは、転送の割合が大きくなります。
pcie-assume-half = { $year }年のハードウェアガイドによると、一つのバッチは理論速度の約{ $share }で送られます。大きなコピーでは{ $large }に達します。
pcie-assume-one-link = ファイル全体が一つの接続を通るとみなします。
pcie-assume-drive = ドライブの指定がないため、高速なNVMe SSDの{ $rate }とみなします。
pcie-assume-tensor = 測定は、{ $card }二枚で一つのモデルをテンソル並列にしたものです。
pcie-note-few-cards = { $year }年のハードウェアガイドは、レーン数は{ $few }枚未満では重要でなく、{ $many }枚では非常に重要だとしています。
pcie-2018-four-cards = { $year }年のハードウェアガイドには矛盾があります。レーン数が重要でないのは{ $cards }枚未満に限るとしながら、{ $cards }枚のマシンを組んでいます。ここでは{ $cards }枚から重要になるとします。
pcie-note-four-cards = { $cards }枚をx{ $lanes }で接続し、全体で学習すると、{ $low }から{ $high }失われるとされています。
pcie-note-many-cards = { $few }枚からは、カード間の通信がすべてのステップに入ります。{ $year }年のハードウェアガイドは、{ $many }枚ではレーン数が非常に重要だとしています。
pcie-2018-theory = { $year }年のハードウェアガイドは、x{ $widest }の理論値を{ $stated }としていますが、その時間で{ $size }を送ると{ $implied }となり、{ $link }の{ $bandwidth }を超えます。正確な時間は{ $exact }で、ここではこれを使います。
pcie-2018-measured = { $year }年のハードウェアガイドの実測値は{ $lanes }で約{ $times }で、これによるとx{ $narrow }はx{ $widest }に比べて{ $loss }を失います。ここでは理論速度の半分での正確な時間を使います。違いはわずかです。
pcie-warning-chipset = どのスロットもCPUに直結していることを確かめてください。同じ接続と表示された二枚のうち、チップセット経由は{ $behind }、直結は{ $direct }でした。
pcie-warning-tensor-spread = 接続の影響だけを取り出せるのは、一台のマシンでの測定だけです。同じ構成でも正常なマシンで{ $low }から{ $high }の差があり、別の構成では{ $other }しか失われませんでした。
