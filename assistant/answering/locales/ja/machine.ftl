machine-step-running = 動作中のマシンの電力
machine-step-wall = コンセントでの電力
machine-assume-running-cpu = CPUの指定がないため、フルロードで{ $full }のものとみなし、カードの動作中はそのうち{ $power }を数えます。
machine-assume-same-cpu = 先ほどのCPUをそのまま使います：{ $processor }。
machine-assume-cpu-family =
    CPUはシリーズ名（{ $family }）だけが指定されています。カタログにある{ $kind ->
        [desktop] デスクトップ
        [hedt] ワークステーション
       *[server] サーバー
    }用モデルの中で定格電力が最も高い{ $cpu }（{ $power }）で計算しました。「{ $cpu }」のように型番を指定すれば、そのCPUで計算します。
machine-assume-rest = マザーボード、メモリ、ドライブ、ファンに{ $rest }を見込みます。
machine-assume-efficiency = 電源ユニットはコンセントからの電力の{ $share }をマシンに渡すとみなします。これは低い方の商用電圧の負荷半分で{ $tier }認証に求められる値です。
