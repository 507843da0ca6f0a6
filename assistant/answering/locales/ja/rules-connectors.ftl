rule-connectors-title = 補助電源端子

connectors-headline = { $cards }には、独立した電源ケーブルが{ $total }本必要です（{ $kinds }）。
connectors-headline-range = { $cards }には、独立した電源ケーブルを{ $total }本用意してください（{ $kinds }）。このモデルには{ $fewest }本で足りるボードもあります。
connectors-headline-pigtail = いいえ、端子ごとに別のケーブルを使ってください。プラグが二つある二股ケーブルには、規格一本分{ $each }の二倍の{ $both }まで流れることになります。{ $cards }には独立したケーブルを{ $total }本用意してください（{ $kinds }）。
connectors-headline-enough = はい、ケーブルは足りています。カードには独立したPCIeケーブルが{ $needed }本必要で、電源ユニットには{ $at-hand }本あります。
connectors-headline-short = いいえ、ケーブルが足りません。カードには独立したPCIeケーブルが{ $needed }本必要ですが、電源ユニットには{ $at-hand }本しかなく、{ $missing }本不足します。
connectors-headline-depends = ボードによります。必要な独立PCIeケーブルは端子が最も多いボードで{ $most }本、最も少ないボードで{ $fewest }本、電源ユニットにあるのは{ $at-hand }本です。カードの端子を数えてください。
connectors-headline-adapter-enough = はい、足ります。{ $plug }プラグが{ $plugs }個の変換アダプタは{ $carried }まで供給でき、{ $card }の{ $power }をまかなえます。
connectors-headline-adapter-short = いいえ、足りません。{ $plug }プラグが{ $plugs }個の変換アダプタが供給できるのは{ $carried }までで、{ $card }の{ $power }に届きません。
connectors-headline-slot = { $card ->
    [none] { $power }のカードには補助電源ケーブルは要りません。スロットから{ $slot }取れます。
   *[other] { $card }には補助電源ケーブルは要りません。消費電力は{ $power }で、スロットから{ $slot }取れます。
}
connectors-headline-native = はい、電源ユニットの{ $socket }直結ケーブルで全カードに給電できます。
connectors-headline-module = { $card }はサーバー基板に載せるモジュールで、専用の電源ケーブルはありません。
connectors-headline-laptop = { $card }はノートPCの一部で、つなぐ電源ケーブルはありません。
connectors-headline-integrated = { $card }はCPUか完成品マシンの一部で、つなぐ電源ケーブルはありません。
connectors-headline-sockets = { $sockets }で供給できるのは{ $carried }、スロットと合わせて{ $with-slot }です。
connectors-headline-limits = 供給できる電力は、{ $six-pin }端子が{ $six }、{ $eight-pin }端子が{ $eight }、{ $sixteen-pin }端子が{ $sixteen }で、スロットからさらに{ $slot }取れます。

connectors-step-sockets = { $sockets }で供給できる電力
connectors-step-with-slot = スロットと合わせた電力
connectors-step-carry = { $card ->
    [none] スロットと{ $sockets }からカード一枚に供給できる電力
   *[other] スロットと{ $sockets }から{ $card }一枚に供給できる電力
}
connectors-step-cables = 端子ごとに一本ずつの独立ケーブル
connectors-step-adapter = { $card ->
    [none] { $kind }への変換アダプタに必要なプラグの数
   *[other] { $card }の{ $kind }端子への変換アダプタに必要なプラグの数
}
connectors-step-adapter-carries = 変換アダプタで供給できる電力
connectors-step-pin = プラグの電源ピン一本の電流（許容値は{ $limit }）

connectors-assume-derived = このカードの端子がわからないため、消費電力から{ $each }の{ $plug }端子として割り出しました。
connectors-assume-most = { $card }には端子の異なる製品があり、リファレンスボードは{ $reference }、他社製は{ $partners }です。端子が最も多い{ $used }で数えました。お手元のカードを確認してください。
connectors-note-board-reference = リファレンスボード。
connectors-note-board-partner = 他社製のボード。
connectors-note-card-maximum = 端子の能力にかかわらず、カード一枚が全経路から取れるのは合計{ $maximum }までです。
connectors-note-rail = { $amps }の一系統で{ $rail }供給でき、カード一枚の{ $power }をまかなえます。
connectors-warning-pigtail = 端子ごとに一本のケーブルを使ってください。プラグが二つある二股ケーブルには、規格一本分{ $each }の二倍の{ $both }まで流れることになります。
connectors-warning-seat = { $socket }プラグは隙間がなくなるまで押し込み、最初に曲げるまで{ $straight }ほどまっすぐ伸ばしてください。
connectors-warning-sense = プラグのセンスピンは、カードが取ってよい電力を{ $steps }の段階で伝えます。この変換アダプタで許されるのは{ $allowed }です。プラグごとに別のケーブルをつないでください。
connectors-warning-eps = EPS端子はPCIeプラグと配線が異なり、決して取り違えてはいけません。端子金具により{ $low }から{ $high }で計画されます。
connectors-warning-over-maximum = { $power }は、カード一枚が全経路から取れる{ $maximum }を超えています。
connectors-warning-rail = { $card ->
    [none] { $amps }の一系統で供給できるのは{ $rail }で、カード一枚の{ $power }に足りません。カードのケーブルを複数の系統に分けるか、単一系統の電源ユニットを使ってください。
   *[other] { $amps }の一系統で供給できるのは{ $rail }で、{ $card }一枚の{ $power }に足りません。カードのケーブルを複数の系統に分けるか、単一系統の電源ユニットを使ってください。
}
connectors-warning-modular-cables = 電源ユニットに付属するケーブルだけを使ってください。電源側のプラグは機種ごとに異なります。
