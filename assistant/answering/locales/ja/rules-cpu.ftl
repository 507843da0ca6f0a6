rule-cpu-title = CPUのコア数

cpu-headline-both = グラフィックボード{ $gpus }枚には、テキストの学習なら{ $text }コア、画像の学習なら{ $vision }コアのCPUを用意してください。最低は{ $minimum }コアです。
cpu-headline-text = グラフィックボード{ $gpus }枚でテキストを学習するには、{ $recommended }コアのCPUを用意してください。最低は{ $minimum }コアです。
cpu-headline-vision = グラフィックボード{ $gpus }枚で画像を学習するには、{ $recommended }コアのCPUを用意してください。最低は{ $minimum }コアです。
cpu-headline-given = グラフィックボード{ $gpus }枚と指定のデータローダーのワーカー数には、{ $recommended }コアのCPUを用意してください。最低は{ $minimum }コアです。
cpu-headline-prepared = グラフィックボード{ $gpus }枚で、学習前に前処理したデータを使うなら、{ $recommended }コアのCPUを用意してください。最低は{ $minimum }コアです。
cpu-headline-inference = グラフィックボード{ $gpus }枚で完成したモデルを動かすには、{ $recommended }コアのCPUを用意してください。最低は{ $minimum }コアです。
cpu-headline-2018 = { $year }年のハードウェアガイドによると、グラフィックボード{ $gpus }枚には少なくとも{ $minimum }コアのCPUが必要です。
cpu-headline-enough = はい、{ $cores }コアでグラフィックボード{ $gpus }枚に足ります。最低は{ $minimum }コア、推奨は{ $recommended }コアです。
cpu-headline-tight = { $cores }コアでもグラフィックボード{ $gpus }枚で何とか使えます。最低は{ $minimum }コアで、推奨は{ $recommended }コアです。
cpu-headline-short = いいえ、{ $cores }コアではグラフィックボード{ $gpus }枚に足りません。最低は{ $minimum }コア、推奨は{ $recommended }コアです。
cpu-headline-2018-enough = はい、{ $year }年のハードウェアガイドによると、{ $cores }コアでグラフィックボード{ $gpus }枚に足ります。最低は{ $minimum }コアです。
cpu-headline-2018-short = いいえ、{ $year }年のハードウェアガイドによると、{ $cores }コアではグラフィックボード{ $gpus }枚に足りません。最低は{ $minimum }コアです。
cpu-buy = { $cores }コア以上のCPU

cpu-step-minimum = { $year }年のハードウェアガイドによる最低コア数
cpu-step-text = テキストでの推奨：カードごとのローダーのワーカーにプロセス一つを加え、さらにシステム分
cpu-step-vision = 画像での推奨：カードごとのローダーのワーカーにプロセス一つを加え、さらにシステム分
cpu-step-given = 指定のワーカー数での推奨：カードごとのワーカーにプロセス一つを加え、さらにシステム分
cpu-step-prepared = 前処理済みデータでの推奨：カードごとのローダーのワーカーにプロセス一つを加え、さらにシステム分
cpu-step-inference = データローダーなしでの推奨：カードごとにプロセス一つと、システム分
cpu-step-at-hand = 手元のコア数

cpu-assume-one-card = カードの枚数の指定がないため、一枚とみなします。
cpu-assume-during = 前処理は学習中に行うとみなします。コアをより多く必要とする場合です。
cpu-assume-modality = カードあたりのデータローダーのワーカーは、テキストで{ $text }、画像で{ $vision }と数えます。
cpu-assume-prepared = 前処理済みのデータは読むだけなので、カードあたりのデータローダーのワーカーを{ $workers }と数えます。
cpu-assume-inference = 完成したモデルの実行にデータローダーは要りません。CPUはカードの処理を起動し、周辺のプログラムを動かします。
cpu-assume-two-threads = { $threads }スレッドを{ $cores }コアと数えます。
cpu-note-threads = 最低値はスレッドでも数えられます。{ $cores }コアは{ $threads }スレッドです。
cpu-note-two-rules = 資料の間に食い違いがあります。{ $year }年のハードウェアガイドはカードあたりのコアを数え、{ $handbook }年のml-engineeringハンドブックはローダーのプロセスを数えてより多くを求めます。どのローダーも一つのコアを使うプロセスなので、ここではガイドを最低、ハンドブックを推奨とします。
cpu-note-hyper-threading = ハイパースレッディングで増えるのは多くて約{ $gain }なので、一スレッドは一コアの代わりになりません。
cpu-note-further-cores = { $year }年のハードウェアガイドによると、カードあたりのコアを一つ増やすごとに{ $low }から{ $high }速くなります。
cpu-warning-clock = クロックは{ $floor }を超えればほとんど影響しませんが、このCPUのベースクロックは{ $clock }です。
cpu-warning-no-slots = { $cpu }にはグラフィックボード用のPCIeレーンがありません。
cpu-warning-lanes = { $cpu }のグラフィックボード用PCIeレーンは{ $lanes }本です。カード{ $gpus }枚では一枚あたり最大x{ $width }で、望ましいx{ $good }に届きません。
