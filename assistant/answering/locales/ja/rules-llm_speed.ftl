rule-llm-speed-title = 言語モデルの速度

llm-speed-headline = { $format }の{ $model }は、{ $cards }で約{ $speed }、{ $low }から{ $high }の範囲で生成する見込みです。
llm-speed-headline-prefill = { $format }の{ $model }は、{ $cards }で約{ $speed }、{ $low }から{ $high }の範囲で生成し、プロンプトを約{ $prompt }で読み込む見込みです。
llm-speed-headline-spills = { $format }の{ $model }は{ $cards }に収まらず、一部がメインメモリから動きます。約{ $speed }、{ $low }から{ $high }の範囲で生成する見込みです。
llm-speed-headline-ram = { $format }の{ $model }は、メインメモリだけで約{ $speed }、{ $low }から{ $high }の範囲で生成する見込みです。

llm-speed-step-active = { $format }で一トークンに読む重み：アクティブなパラメータのみ
llm-speed-step-cache = 一トークンに読むキャッシュ
llm-speed-step-bound = 上限：帯域幅を一トークンに読むバイト数で割ったもの
llm-speed-step-card-time = { $card }での一トークンの時間（通常引き出せる帯域幅の割合で）
llm-speed-step-ram-time = メインメモリでの一トークンの時間（通常引き出せる帯域幅の割合で）
llm-speed-step-speed = 毎秒の生成トークン数
llm-speed-step-flop = プロンプト一トークンの演算量：重みとの積とアテンション
llm-speed-step-rate-measured = { $model }での実測速度から求めたカードの演算速度
llm-speed-step-rate-peak = メーカー公称値と通常引き出せる割合から求めたカードの演算速度
llm-speed-step-prefill = 毎秒のプロンプト読み込みトークン数
llm-speed-step-wait = プロンプトを読み終えるまでの時間

llm-speed-assume-context = コンテキスト長の指定がないため、測定時とほぼ同じ{ $context }まで進んだ状態で数えます。より長い場合は表のとおりです。
llm-speed-assume-ram = メインメモリの指定がないため、高速なデスクトップ用メモリのデュアルチャネルにあたる{ $bandwidth }とみなします。
llm-speed-note-mixture = このMoEモデルが一トークンに読むのは{ $read }だけなので、同じファイルサイズの密なモデルよりずっと速く生成します。
llm-speed-note-layer-split = モデルをレイヤーで分け合うカードは順番に動きます。枚数を増やすとメモリは増えますが、単独の生成は速くなりません。
llm-speed-note-prefill-estimated = このカードのプロンプト速度は実測されていません。メーカー公称値から求めたもので、幅が広くなります。
llm-speed-note-single-stream = 投機的デコーディングを使わない単独の生成で数えています。投機的デコーディングでは{ $low }から{ $high }速くなるため、報告値が上限を超えることもあります。

llm-speed-warning-spills = { $layers }レイヤーのうち{ $left }が収まらず、トークンごとにメインメモリから読まれます。速度はこれで決まります。
llm-speed-warning-tight = エンジンのメモリ使用量がごく少ない場合にだけ収まります。画面表示や長いコンテキストがあると、メインメモリにあふれます。
llm-speed-warning-tensor = テンソル分割の結果はカード間の接続によります。同じ構成でもマシンによって何倍も違います。
llm-speed-warning-tensor-short = テンソル分割ではモデルがカードに収まらないため、レイヤー分割とし、残りをメインメモリに置いて数えます。
llm-speed-warning-few-bytes = 一トークンに読むのは{ $read }だけです。帯域幅より固定の処理時間が効くため、幅が広くなります。
llm-speed-warning-hybrid = 線形レイヤーを持つモデルは、今のところほかより上限から遠い速度にとどまります。数えた最低の割合は{ $share }です。
llm-speed-warning-cache-unknown = { $model }のキャッシュは公開情報から計算できないため、長いコンテキストでは示した値より遅くなります。
llm-speed-warning-no-prefill = 演算速度がわからないか、一部がメインメモリから動くため、プロンプトの読み込み速度は示しません。

llm-speed-missing-model = どのモデルですか。またはパラメータ数は何Bですか。
llm-speed-missing-cards = モデルをどのグラフィックボード何枚で動かしますか。
