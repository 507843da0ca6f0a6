rule-llm-memory-title = 言語モデルに必要なメモリ

llm-memory-headline-fits = { $format }の{ $model }は{ $cards }に収まります。コンテキスト{ $context }で、{ $room }のうち{ $need }を使います。コンテキストは最大{ $longest }まで収まります。
llm-memory-headline-tight = { $format }の{ $model }は{ $cards }にぎりぎり収まります。コンテキスト{ $context }で、{ $room }のうち{ $need }を使い、残りは予測の誤差より小さくなります。予測どおりなら、コンテキストは最大{ $longest }まで収まります。
llm-memory-headline-fits-bounded = { $format }の{ $model }は{ $cards }に収まります。重みと実行エンジンは{ $room }のうち{ $need }を使い、コンテキスト{ $context }でキャッシュが最大になっても余裕があります。
llm-memory-headline-largest = 一般的なモデルのうち{ $cards }に収まる最大のものは、{ $format }の{ $model }です。コンテキスト{ $context }で、{ $room }のうち{ $need }を使います。
llm-memory-headline-nothing = 一般的なモデルはどれも{ $cards }に収まりません。{ $format }の{ $model }でさえコンテキスト{ $context }で{ $need }必要ですが、使えるのは{ $room }だけです。
llm-memory-advice-model = { $format }の{ $model }
llm-memory-headline-short = { $format }の{ $model }は{ $cards }に収まりません。コンテキスト{ $context }で{ $need }必要ですが、使えるのは{ $room }だけです。
llm-memory-headline-short-cards = { $format }の{ $model }は{ $cards }に収まりません。コンテキスト{ $context }で{ $need }必要ですが、使えるのは{ $room }だけです。このカードが{ $count }枚あれば収まります。
llm-memory-headline-unsure = { $format }の{ $model }が{ $cards }に収まるかどうかは断言できません。重みと実行エンジンだけで{ $room }のうち{ $need }を使い、キャッシュの大きさが正確にわからないためです。
llm-memory-headline-offload = { $cards }は、コンテキスト{ $context }で{ $format }の{ $model }の{ $layers }レイヤーのうち{ $held }を保持できます。残りの{ $rest }はメインメモリに置くことになります。
llm-memory-headline-offload-fits = { $cards }は、コンテキスト{ $context }で{ $format }の{ $model }の{ $layers }レイヤーのうち{ $held }を保持できます。残りの{ $rest }は{ $ram }のメインメモリに収まりますが、何倍も遅くなります。
llm-memory-headline-offload-short = { $cards }は、コンテキスト{ $context }で{ $format }の{ $model }の{ $layers }レイヤーのうち{ $held }を保持できます。残りの{ $rest }は{ $ram }のメインメモリに収まりません。
llm-memory-headline-card = { $format }の{ $model }には、コンテキスト{ $context }で{ $need }のVRAMが必要です。これに足りる最小の一般的なカードは{ $size }です。
llm-memory-headline-cards = { $format }の{ $model }には、コンテキスト{ $context }で{ $need }のVRAMが必要です。一般的なカード一枚では足りませんが、{ $size }のカード{ $count }枚なら足ります。
llm-memory-headline-bounded = { $format }の{ $model }には、重みと実行エンジンだけで少なくとも{ $need }必要で、キャッシュの大きさは正確にわかりません。キャッシュが最大になっても、{ $size }のVRAMが{ $count }枚あれば足ります。
llm-memory-headline-none = { $format }の{ $model }には、コンテキスト{ $context }で少なくとも{ $need }のVRAMが必要です。一般的な枚数のカードでは、確実に収まるとは言えません。
llm-memory-headline-pictures = { $model }には{ $need }のVRAMが必要です（方法：{ $way }）。
llm-memory-headline-pictures-fits = { $model }は{ $cards }で動きます。方法は「{ $way }」で、{ $need }必要です。
llm-memory-headline-pictures-short = { $model }は{ $cards }では動きません。最も節約した方法「{ $way }」でも{ $need }必要です。

llm-memory-buy-card = { $size }のカード
llm-memory-buy-cards = { $size }のカード{ $count }枚
llm-memory-advice-cache = キャッシュを{ $format }にすれば収まり、必要量は{ $need }です。
llm-memory-advice-format = { $format }なら収まり、必要量は{ $need }です。パープレキシティは十六ビットに比べて{ $rise }上がります。
llm-memory-advice-context = コンテキストを{ $context }以下にすれば収まります。
llm-memory-advice-cards = { $card }が{ $count }枚あれば収まります。
llm-memory-hint-offload = 何も変えなければ、カードは{ $layers }レイヤーのうち{ $held }を保持します。残りの{ $rest }はメインメモリから動き、何倍も遅くなります。
llm-memory-hint-offload-fits = 何も変えなければ、カードは{ $layers }レイヤーのうち{ $held }を保持します。残りの{ $rest }は{ $ram }のメインメモリに収まりますが、何倍も遅くなります。
llm-memory-hint-offload-short = 何も変えなければ、カードは{ $layers }レイヤーのうち{ $held }を保持します。残りの{ $rest }は{ $ram }のメインメモリにも収まりません。

llm-memory-step-total = 重み、キャッシュ、実行エンジンの合計
llm-memory-step-least = キャッシュを除いた重みと実行エンジン
llm-memory-step-per-card = 全レイヤーを全カードに分割したときの、カード一枚の量
llm-memory-step-enough-need = このカード{ $count }枚で必要な量（各カードのエンジンを含む）
llm-memory-step-enough-room = このカード{ $count }枚のメモリ
llm-memory-step-way = { $model }（方法：{ $way }）

llm-memory-note-parallel = { $requests }件の同時リクエストは、それぞれ自分のキャッシュを持ちます。
llm-memory-note-mixture = 一トークンに使うのは{ $active }だけですが、{ $total }すべてをメモリに置く必要があります。
llm-memory-note-head-dimension = 公開されたヘッド次元を使い、トークンあたり{ $used }となります。隠れ層の大きさをヘッド数で割る計算では、{ $model }について{ $wrong }という誤った値になります。
llm-memory-note-overhead = 実行エンジンはカードごとに{ $overhead }と数えます。こうした予測はカード一枚につき上下に最大{ $error }ずれます。
llm-memory-note-units = GBで売られるカードには同じ数のGiBがあるため、必要量はGiBで示します。ファイルは十億バイトのGBで表され、GiBより小さい単位です。
llm-memory-note-unified = ユニファイドメモリを備えたコンピューター一台で、GPUはその一部を使えます。
llm-memory-note-apple = ユニファイドメモリのうち{ $share }を数えます。こうしたコンピューターがGPUに使わせる割合です。
llm-memory-note-unified-assumed = ユニファイドメモリのうち{ $share }を数えます。この割合はAppleのコンピューターで確認されたもので、ここではそれに倣います。
llm-memory-note-repeated = このモデルのKVヘッドは{ $heads }個、カードは{ $cards }枚なので、テンソル分割ではキャッシュをカードの枚数で割れず、一部が重複します。
llm-memory-note-latent-repeated = 潜在キャッシュには分割できるヘッドがないため、テンソル分割では{ $cards }枚のカードそれぞれが全体を持ちます。
llm-memory-note-loading = ベンチマークでは、読み込み時に一時的に{ $loading }まで達しました。
llm-memory-note-group-offload = 画像一枚の時間は{ $time }になります。
llm-memory-note-rule-of-thumb = この数値は目安で、一次資料で確認したものではありません。GPUガイドは画像生成に{ $comfortable }以上を求めています。
llm-memory-note-offload-memory = オフロードでは重みがメインメモリで待機するため、約{ $resident }の空きが必要です。
llm-memory-assume-flux-dev = 数値は、同じトランスフォーマーを持つdev版について公表されたものです。
llm-memory-sources-disagree = { $model }のキャッシュについて資料の間に食い違いがあります。コミュニティの記録では、エンジンとヘッドの数え方により、トークンあたり{ $low }または{ $high }となります。ここでは、キーとバリューの両方を保存する公開設定による{ $used }を使います。

llm-memory-warning-cache-bounded = { $model }のキャッシュは通常の式では表せない方法で圧縮されており、ここでは最大{ $most }になります。
llm-memory-warning-cache-unknown = { $model }のキャッシュは公開情報から計算できないため、含めていません。その分が上乗せされると考えてください。
llm-memory-warning-windows = { $model }のキャッシュは、一部のレイヤーがウィンドウ分しか保持しないため{ $used }です。ウィンドウに対応しないエンジンでは{ $whole }必要です。
llm-memory-warning-quality = { $format }では品質が落ちます。大きなモデルで、パープレキシティが十六ビットに比べて{ $rise }上がりました。
llm-memory-warning-few-bits = { $format }は重みあたり四ビットに満たず、この領域では品質が急に落ちます。
llm-memory-warning-heads = { $heads }個のアテンションヘッドを{ $cards }枚のカードに均等に分けることはできません。ほとんどのエンジンはこのようなテンソル分割を受け付けません。
llm-memory-warning-unequal-cards = テンソル分割ではどのカードも同じ量を持つため、最も小さいカードで決まります。

llm-memory-missing-model = どのモデルですか。またはパラメータ数は何Bですか。
