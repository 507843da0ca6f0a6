error-rule-input = { $reason }
error-out-of-range = 範囲外です。{ $input }は{ $value }と指定されましたが、{ $minimum }から{ $maximum }まででなければなりません。
error-count-not-whole = カードが{ $given }枚のマシンはありません。整数で指定してください。
error-unknown-rule = 「{ $name }」という計算ルールはありません。あるのは次のものです：{ $known }。
error-unknown-rule-near = 「{ $name }」という計算ルールはありません。「{ $nearest }」のことでしょうか。
error-unknown-field = 「{ $name }」という入力はありません。あるのは次のものです：{ $known }。
error-unknown-field-near = 「{ $name }」という入力はありません。「{ $nearest }」のことでしょうか。
error-missing-field = 入力「{ $field }」がありません。値を指定してください。
error-malformed-field = 入力「{ $field }」を「{ $given }」にすることはできません。書式はルールのスキーマで確認してください。
error-choice = 入力「{ $field }」を「{ $given }」にすることはできません。指定できるもの：{ $known }。
error-kind = 入力「{ $field }」を「{ $given }」にすることはできません。{ $expected }でなければなりません。
error-count-in-name = 「{ $given }」は枚数付きの名前です。枚数は「{ $field }」として別に指定してください。
error-unknown-card = 「{ $name }」というグラフィックボードは知りません。名前を確認するか、代わりにボード消費電力とメモリを指定してください。
error-unknown-card-near = 「{ $name }」というグラフィックボードはありません。実在する近いもの：{ $nearest }。どれのことでしょうか。
error-unknown-cpu = 「{ $name }」というCPUは知りません。名前を確認するか、フルロード時の電力をワットで指定してください。
error-unknown-cpu-near = 「{ $name }」というCPUはありません。実在する近いもの：{ $nearest }。どれのことでしょうか。
error-card-memory = カードのデータベースにある{ $card }は{ $real }で、{ $given }は載っていません。別のカードを指定するか、改造品なら名前を付けずにメモリとボード消費電力を指定してください。
error-card-memory-unknown = { $card ->
    [none] このカードのメモリ容量がわかりません。GBで指定してください。
   *[other] { $card }のメモリ容量がわかりません。GBで指定してください。
}
error-board-power-unknown = { $card ->
    [none] このカードの消費電力がわかりません。名前か、ボード消費電力をワットで指定してください。
   *[other] { $card }のボード消費電力がわかりません。ワットで指定してください。
}
error-power-limit-floor = { $card ->
    [none] このカードを{ $limit }に制限することはできません。下限は{ $floor }です。
   *[other] { $card }を{ $limit }に制限することはできません。下限は{ $floor }です。
}
error-machine-nothing-given = マシンのグラフィックボードか、全体の消費電力をワットで指定してください。
error-machine-total-and-parts = マシン全体の消費電力かグラフィックボードの、どちらか一方を指定してください。
error-psu-no-supply = この回路で使える最大の{ $largest }の電源ユニットでも、カード一枚を余裕を持って動かせません。マシンには{ $required }必要です。電圧の高い回路を使うか、電力制限をかけてください。
error-mains-form = 「{ $given }」はコンセント回路ではありません。{ $example }のように書いてください。
error-unknown-country = 「{ $given }」の一般的なコンセント回路がわかりません。国を英字二文字のコードで指定するか、回路を直接指定してください。
error-unknown-format = 「{ $given }」という数値形式はありません。あるのは次のものです：{ $known }。
error-currency-unknown = 金額だとすれば、「{ $word }」はここで扱える通貨ではありません。次のいずれかで書いてください：{ $known }。
error-currency-without-rate = 欧州中央銀行は{ $money }（{ $currency }）のレートを公表していないため、ここでは換算できません。米ドルではおよそいくらですか。
error-currency-assumed-without-rate = 通貨の指定がありません。ここで通常使われる通貨とした{ $money }（{ $currency }）については、欧州中央銀行がレートを公表しておらず換算できません。金額はどの通貨ですか。
error-unknown-currency = 「{ $given }」については欧州中央銀行のレートがありません。予算を次のいずれかの通貨で指定してください：{ $known }。
error-budget-range = 予算{ $given }は範囲外です。{ $minimum }から{ $maximum }まででなければなりません。
error-cpu-cores = { $cpu }のコア数は{ $given }ではなく{ $real }です。数を省くか、名前を付けずにコア数を指定してください。
error-cpu-threads = { $cpu }のスレッド数は{ $given }ではなく{ $real }です。数を省くか、名前を付けずにスレッド数を指定してください。
error-threads-below-cores = { $cores }コアのCPUのスレッド数は、少なくともコア数と同じで、{ $threads }にはなりません。
error-cpu-inference-preprocessing = 完成したモデルの実行では学習データの前処理はありません。前処理の時期を省くか、学習についてお尋ねください。
error-pcie-2018-example = { $year }年のハードウェアガイドが示す転送時間は、PCIe { $generation }の{ $lanes }レーンで画像{ $batch }枚のバッチを送るという例だけです。それ以外については年を付けずにお尋ねください。
error-pcie-2018-training = { $year }年のハードウェアガイドは学習だけを扱っています。年を付けずにお尋ねください。
error-pcie-model-not-loaded = モデルファイルが関係するのは読み込むときだけです。省くか、読み込みについてお尋ねください。
error-pcie-model-size = どのモデルを読み込みますか。名前、パラメータ数、またはGB単位のファイルの大きさを指定してください。
error-pcie-one-card = テンソル並列には少なくともカードが二枚必要ですが、{ $count }枚が指定されました。
error-pcie-sample-twice = サンプルの大きさか画像の画素数の、どちらか一方を指定してください。
error-storage-2018-example = { $year }年のハードウェアガイドの例には独自の数値があります。「{ $field }」を省くか、年を付けずにお尋ねください。
error-storage-bus = { $drive }のドライブは{ $given }では読めません。接続の上限は{ $limit }です。
error-storage-model-size = どのモデルを読み込みますか。名前、パラメータ数、またはGB単位のファイルの大きさを指定してください。
error-storage-checkpoint-size = チェックポイントの大きさはモデルから決まります。名前かパラメータ数を指定してください。
error-storage-speed-twice = 毎秒のサンプル数かバッチの時間の、どちらか一方を指定してください。
error-card-length-unknown = このカードの長さがわかりません。ミリメートルで指定してください。
error-model-file-twice = モデルファイルの大きさかモデルの、どちらか一方を指定してください。
error-unknown-model = 「{ $name }」という言語モデルは知りません。名前を確認するか、代わりにパラメータ数を十億単位で指定してください。
error-unknown-model-near = 「{ $name }」という言語モデルはカタログにありません。実在する近いもの：{ $nearest }。どれのことでしょうか。
error-model-missing = 言語モデルの名前か、十億単位のパラメータ数を指定してください。
error-model-size = { $model }は{ $given }ではなく{ $real }です。名前か大きさのどちらかだけを指定するか、一方を訂正してください。
error-active-above-total = { $total }のモデルが一つのトークンに{ $active }を使うことはありません。アクティブなパラメータは全体の一部です。
error-image-method = { $model }について、この方法の数値は公表されていません。あるのは次のものです：{ $known }。
error-card-bandwidth-unknown = { $card }のメモリ帯域幅がわかりません。速度は帯域幅から決まるため、カードの名前を指定してください。
error-speed-no-card = モデルを動かすグラフィックボードの名前か、メインメモリの帯域幅を指定してください。
warning-stale-parameter = 定数{ $name }は最後に確認してから{ $days }日たっており、確認の時期です。

error-question-empty = 質問がありません。文章で書いてください。例：RTX 3090を二枚使うには、どのくらいの電源が必要ですか。
error-question-too-long = 質問は{ $length }文字ありますが、読めるのは{ $limit }文字までです。短くするか、長い文章は「rigwise ingest」で追加してください。
error-busy = いま順番を待っている質問が多すぎます。数秒後にもう一度お尋ねください。
error-state = ファイル「{ $file }」を読み書きできません：{ $reason }。別のプログラムが使っているなら、しばらくしてからもう一度試してください。壊れているなら、Rigwiseのフォルダーの外へ移すと新しく作られます。
error-state-database = PostgreSQLを読み書きできません：{ $reason }。RIGWISE_STATEまたはRIGWISE_VECTORSのアドレスと、データベースが動いているかを確かめてから、もう一度試してください。
error-state-newer = 「{ $file }」のスキーマは{ $found }で、より新しいRigwiseが作ったものです。このRigwiseが扱えるのは{ $known }までです。新しい版をインストールしてください。
error-state-older = データベースのスキーマは、このRigwiseが使う{ $known }より古いものです。次のコマンドで更新してください：{ $command }
error-extra-missing = { $what }に必要な追加のパッケージがありません。次のコマンドでインストールしてください：{ $command }
error-state-extra = PostgreSQLに保存するには追加のパッケージが必要です：{ $command }
error-not-ready = 索引を読み込んでいるところです。少し待ってからもう一度お尋ねください。
error-key = このサーバーにはキーが必要です。「Authorization: Bearer …」として送ってください。
error-rate = ここからのリクエストが多すぎます。{ $seconds }秒待ってから続けてください。
error-not-found = このアドレスには何もありません。インターフェースの説明は/docsにあります。
error-method = このアドレスではこのメソッドを使えません。インターフェースの説明は/docsにあります。
error-body-too-large = リクエストが大きすぎます。ここで受け付けるのは最大 { $limit } kB です。
error-request = この形のリクエストには応じられません。インターフェースの説明は/docsにあります。
error-content-type = 本文は JSON として読み込みます。ヘッダー「{ $field }: { $known }」を付けて送ってください。
error-source-unknown = 文書も出典も「{ $name }」というものはありません。GET /sources がすべてを一覧にします。
error-source-cited = 「{ $name }」は回答が引用する出典（{ $title }）です。本文はここにはありません。わかっていることは GET /sources にあります。
error-json = 「{ $field }」は正しい JSON ではありません。{ $position } 文字目を確認してください。
error-empty-field = 入力「{ $field }」が空です。値を指定してください。
error-pattern = 入力「{ $field }」に「{ $given }」は使えません。{ $pattern } に一致する必要があります。
error-one-answer = 回答は計算と引用によるため、一つの質問に一つだけです。「{ $field }」を省いてください。
error-request-malformed = 項目「{ $field }」がないか、書式が正しくありません。書式の説明は/docsにあります。
error-unknown-parameter = このアドレスは「{ $field }」を受け付けません。受け付けるもの：{ $known }。
error-span = { $start }から{ $end }までの範囲は、{ $length }文字の文書に収まっていません。
error-internal = こちら側で問題が起きました。番号{ $request }を添えてお知らせください。
error-adapter-without-socket = どのカードにも{ $socket }端子がないため、この変換アダプタの使い道がありません。省くか、端子の名前を指定してください。
error-sockets-too-weak = { $card ->
    [none] { $sockets }とスロットを合わせても{ $carried }で、このカードの{ $power }に足りません。端子か電力を確認してください。
   *[other] { $sockets }とスロットを合わせても{ $carried }で、{ $card }の{ $power }に足りません。端子かカードを確認してください。
}
error-slots-do-not-fit = これらのカードとその間の空きスロットには{ $needed }スロット必要ですが、マザーボードには{ $available }しかありません。空きを減らすか、大きなマザーボードを使ってください。
error-efficiency-and-tier = 電源ユニットの変換効率か認証の、どちらか一方を指定してください。
error-unknown-tariff = コード「{ $given }」の国はありません。英字二文字の国コードか、一キロワット時の料金を指定してください。
error-tariff-currency = { $given ->
    [none] 一キロワット時の料金には、英字三文字の通貨コードが必要です。
   *[other] 「{ $given }」は通貨ではありません。料金の通貨を英字三文字のコードで指定してください。
}
error-supply-below-load = { $supply }の電源ユニットでは、{ $load }を消費するマシンを動かせません。二つの数値を確認してください。
error-wall-and-parts = コンセントで測った電力かマシンの構成の、どちらか一方を指定してください。
error-electricity-example = { $year }年の例はそれだけで完結しています。マシンを省くか、現在の料金でお尋ねください。
error-compare-one-card = 比較には異なるグラフィックボードが少なくとも二つ必要です。名前を指定してください。
error-compare-unnamed = 比較できるのは名前のあるカードだけです。名前を指定してください。
error-compare-same-card = { $card }が二回指定されています。比較には異なるカードが必要です。
error-compare-count = 比較は{ $card }一枚とほかのカード一枚との間で行います。一台に複数枚を載せる場合は、別にお尋ねください。
error-use-kind = 「{ $kind }」は用途「{ $purpose }」の種類にありません。種類があるのは研究と企業だけです。
error-memory-and-cards = カード一枚のメモリかカードそのものの、どちらか一方を指定してください。
error-no-price = { $card }の価格はわかりません。「rigwise prices import」で自分の価格を取り込めます。
error-cloud-no-price = { $card ->
    [none] このカードの価格がわかりません。いくらか教えてください。
   *[other] { $card }の現在の価格がわかりません。いくらか教えてください。
}
error-cloud-no-rate = { $card ->
    [none] このカードのレンタル料金がわかりません。一時間いくらか教えてください。
   *[other] { $card }のレンタル料金がわかりません。一時間いくらか教えるか、借りるカードを別に指定してください。
}
error-cloud-resale = { $price }のカードを最後に{ $resale }で売ることはできません。ゼロから購入価格までの金額を指定してください。
error-cloud-no-card = 入力「{ $field }」はカード一枚についてのものです。カードの名前も指定してください。
error-build-nothing-given = マシンに載せるカードか、マシン全体の予算を指定してください。
error-build-cards-and-budget = マシンに載せるカードか、カードを選ぶための予算の、どちらか一方を指定してください。
error-build-count-twice = 枚数は各カードに付けるものです。別の枚数は省いてください。
error-build-no-cards = 予算の{ $share }にあたる{ $money }では、条件を満たすカードやモデルが収まるカードは販売されていません。予算かカードへの配分を増やすか、条件を緩めてください。
error-build-own-supply = { $cards }は専用の電源を備えた完成品の一部であり、周りに組むものがありません。
error-count-and-cards = 枚数付きのカードか、一つの枚数の、どちらか一方を指定してください。
error-multi-one-card = カード一枚では並列化のしようがありません。少なくとも二枚を指定してください。
error-multi-2017 = { $year }年のガイドが扱うのは{ $most }枚までのマシンと{ $cluster }枚のクラスタで、{ $given }枚については述べていません。現在の測定値は年を付けずにお尋ねください。
error-multi-unnamed = ほかと比較できるのは名前のあるカードだけです。名前を指定してください。
error-multi-same = 二つの選択肢が同じカードです。異なるものを指定してください。
error-price-file = 自分の価格ファイルを使えません：{ $fault }。訂正するか、使わずにお尋ねください。
error-claimed-memory = { $source }によると、{ $card }のメモリは{ $given }ではなく{ $real }です。
error-claimed-power = { $source }によると、{ $card }のボード消費電力は{ $given }ではなく{ $real }です。
error-claimed-maker = { $source }によると、{ $card }は{ $given }ではなく{ $real }の製品です。
error-confirmed-maker = はい。{ $source }によると、{ $card }は{ $real }の製品です。
error-claimed-parameters = { $model }は{ $given }ではなく{ $real }です。
error-edit-number = 変更していません。{ $fact }には { $minimum } から { $maximum } までの数を指定してください。例：{ $example }
error-edit-whole = 変更していません。{ $fact }には { $minimum } から { $maximum } までの整数を指定してください。例：{ $example }
error-edit-refused = 変更していません。{ $reason }
error-edit-refused-example = 変更していません。{ $reason }例：{ $example }
