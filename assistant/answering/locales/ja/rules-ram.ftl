rule-ram-title = メインメモリ

ram-headline = メモリは{ $recommended }を用意してください。意味のある最低は{ $minimum }です。
ram-headline-one = メモリは{ $recommended }を用意してください。
ram-headline-2018 = { $year }年のハードウェアガイドによると、メモリは少なくとも最大のカードのVRAMと同じ{ $need }必要です。市販されている次のキットは{ $kit }です。
ram-headline-enough = はい、メモリは{ $given }で足ります。
ram-headline-tight = メモリ{ $given }でも作業はできますが、{ $recommended }あれば余裕があります。
ram-headline-short = いいえ、メモリ{ $given }では足りません。少なくとも{ $minimum }、できれば{ $recommended }を用意してください。
ram-headline-short-one = いいえ、メモリ{ $given }では足りません。少なくとも{ $minimum }を用意してください。
ram-headline-unified = { $card }にはVRAMと別のメインメモリがなく、CPUとGPUが一つのメモリを共有します。容量はマシンを買うときに選んでください。
ram-buy = { $kit }のメモリ

ram-step-largest = 最大のカードのメモリ
ram-step-minimum = 最低：最大のカードのメモリ、ただし下限を下回らない
ram-step-sum = 全カードのメモリの合計
ram-step-recommended = 推奨：それを上回るなら全カードの合計
ram-step-tables = メモリ上で扱う表とその複製
ram-step-minimum-model = 最低：モデルファイルの大きさ、ただし下限を下回らない
ram-step-recommended-model = 推奨：モデルファイルに、そのほかすべてのための下限を加えたもの
ram-step-file-gib = 同じ量を、メモリの実際の売られ方である二進単位で表したもの
ram-step-kit = これが収まる最小の市販メモリキット
ram-step-offload-speed = 残りをメインメモリから読む密なモデルの速度の上限

ram-assume-card = カードの指定がないため、{ $memory }のカードとみなします。
ram-sources-disagree = 資料の間に食い違いがあります。{ $old }年のハードウェアガイドは最大のカードのメモリである{ $largest }を、{ $new }年の機械学習ハンドブックは全カードの合計である{ $sum }を求めています。控えめな学習一つなら少ない方で動き、並行する作業は多い方を使い切るため、ここでは下限を設けた前者を最低、後者を推奨とします。
ram-note-not-vram = メインメモリはVRAMの代わりになりません。カードに収まらないモデルは一部がメインメモリから動き、デュアルチャネルのデスクトップでの読み出しは約{ $ram }です。
ram-note-not-vram-card = メインメモリはVRAMの代わりになりません。{ $card }は自分のメモリを{ $bandwidth }で読みますが、デュアルチャネルのデスクトップのメインメモリは約{ $ram }です。
ram-note-kaggle = 特徴量エンジニアリングでは表の複製が残ります。目安として、表の大きさの{ $low }から{ $high }倍を用意してください。
ram-note-data-streams = { $dataset }のデータセットがメモリに収まる必要はありません。学習はディスクからバッチ単位で読むためです。
ram-note-units = GBで売られるカードとメモリモジュールには同じ数のGiBがあります。モデルファイルはGiBで数えます。
ram-note-offload-model-unknown = 推奨値にモデルファイルの大きさを足してください。モデルの大きさと形式を指定すれば、計算に含めます。
ram-note-2018-more-cards = { $year }年のハードウェアガイドによると、カードが増えてもメモリを増やす必要はありません。
ram-note-clock = { $year }年のハードウェアガイドによると、メモリクロックを上げても、カードでの学習の向上は多くて{ $gain }です。
ram-warning-desktop = 一般的なデスクトップ用マザーボードの上限は{ $maximum }です。それ以上にはワークステーション用かサーバー用のマザーボードが必要です。
ram-warning-price = メモリは高騰しており、{ $kit }のキットは{ $day }時点で少なくとも{ $price }でした。計算どおりの量を買い、スロットを空けておいてください。
