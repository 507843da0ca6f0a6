rule-train-memory-title = 学習に必要なメモリ

train-memory-headline = { $plan }による{ $model }の学習（{ $method }）には、{ $need }のVRAMが必要です。足りる最小の一般的なカードは{ $size }です。
train-memory-headline-divided = { $plan }による{ $model }の学習（{ $method }）を{ $count }枚のカードに分散すると、各カードに{ $need }のVRAMが必要です。足りる最小の一般的なカードは{ $size }です。
train-memory-headline-several = { $plan }による{ $model }の学習（{ $method }）には{ $need }のVRAMが必要で、一般的なカード一枚では足りません。ZeROかFSDPで{ $size }のカード{ $count }枚に分散すると、一枚あたり{ $each }になります。
train-memory-headline-none = { $plan }による{ $model }の学習（{ $method }）には各カードに{ $need }のVRAMが必要で、大きなカードを何百枚集めても分け合えません。
train-memory-headline-fits = { $plan }による{ $model }の学習（{ $method }）は{ $cards }に収まります。各カードに{ $need }必要です。
train-memory-headline-tight = { $plan }による{ $model }の学習（{ $method }）は{ $cards }にぎりぎり収まります。各カードに{ $need }必要で、残りは予測の誤差より小さくなります。
train-memory-headline-instead-fits = { $plan }による{ $model }の学習（{ $method }）なら{ $cards }に収まります。各カードに{ $need }必要です。{ $other }（{ $other-method }）では{ $other-need }必要で、収まりません。
train-memory-headline-instead-tight = { $plan }による{ $model }の学習（{ $method }）なら{ $cards }にぎりぎり収まります。各カードに{ $need }必要で、残りは予測の誤差より小さくなります。{ $other }（{ $other-method }）では{ $other-need }必要で、収まりません。
train-memory-headline-short = { $plan }による{ $model }の学習（{ $method }）は{ $cards }に収まりません。各カードに{ $need }必要です。
train-memory-headline-short-sharded-fits = { $plan }による{ $model }の学習（{ $method }）は、分散しなければ{ $cards }に収まりません。各カードに{ $need }必要です。ZeROステージ三かFSDPで{ $count }枚のカードに分散すれば収まり、一枚あたり{ $each }になります。
train-memory-headline-short-sharded-tight = { $plan }による{ $model }の学習（{ $method }）は、分散しなければ{ $cards }に収まりません。各カードに{ $need }必要です。ZeROステージ三かFSDPで{ $count }枚のカードに分散すればぎりぎり収まります。一枚あたり{ $each }で、余りはこうした予測の誤差より小さくなります。
train-memory-headline-short-sharded-short = { $plan }による{ $model }の学習（{ $method }）は、分散しなければ{ $cards }に収まりません。各カードに{ $need }必要です。ZeROステージ三かFSDPで{ $count }枚のカードに分散しても一枚あたり{ $each }になり、収まりません。
train-memory-headline-largest = 一般的なモデルのうち{ $cards }で学習できる最大のものは、{ $plan }（{ $method }）による{ $model }です。各カードに{ $need }必要で、使えるのは{ $room }です。
train-memory-headline-nothing = 一般的なモデルはどれも{ $cards }では学習できません。{ $plan }（{ $method }）による{ $model }でさえ各カードに{ $need }必要ですが、使えるのは{ $room }だけです。

train-memory-buy = { $size }のカード
train-memory-buy-several = { $size }のカード{ $count }枚
train-memory-advice-model = { $plan }による{ $model }
train-memory-advice-sharding = ZeROステージ三かFSDPで{ $cards }枚のカードに分散すれば収まり、一枚あたり{ $need }になります。
train-memory-advice-cards = ZeROステージ三かFSDPでこのカード{ $cards }枚に分散すれば{ $plan }が収まり、一枚あたり{ $need }になります。
train-memory-advice-method = { $plan }なら収まり、必要量は{ $need }です。
train-memory-advice-card = どの方法でも収まりません。{ $plan }でも{ $need }必要で、{ $size }のカードが要ります。
train-memory-hint-checkpointing = 勾配チェックポインティングを使えば、隠れ状態の保存をレイヤーごとに一つに減らせます。
train-memory-hint-logits = ロジットだけで{ $logits }必要です。損失を分割して計算すれば避けられます。

train-memory-step-bytes = { $plan }でのパラメータあたりのバイト数：重み、勾配、オプティマイザ
train-memory-step-states = 全パラメータ
train-memory-step-table = LLaMA-Factoryの表による{ $plan }
train-memory-step-published = { $model }での{ $plan }、公表値
train-memory-step-sharded = 分散後にカード一枚に残る量
train-memory-step-copy = 隠れ状態の一つ分
train-memory-step-kept = 全レイヤーのアクティベーション
train-memory-step-checkpointed = チェックポインティング時のアクティベーション：レイヤーごとに一つと、計算中の一レイヤー
train-memory-step-logits = ロジット
train-memory-step-total = カード一枚の状態、アクティベーション、実行エンジン

train-memory-assume-lora = 方法の指定がないため、十六ビットの重みでのLoRAとみなします。ほかの方法は表で比較します。
train-memory-assume-least = 方法の指定がないため、一般的な方法のうちメモリが最も少なくて済むものを示します。各方法で最大のモデルは表にあります。
train-memory-assume-batch = バッチの指定がそろっていないため、一度に{ $batch }、各{ $tokens }と数えます。
train-memory-assume-copies = この系統のモデルでレイヤーが隠れ状態をいくつ保存するかは測定されていないため、公表範囲の上限である{ $copies }とみなします。
train-memory-assume-flux-dev = 数値はdev版について公表されたもので、ここでもそれに倣います。
train-memory-note-short-sequences = 公表された表は短いシーケンスのアクティベーションを含みます。長い場合は、バッチとシーケンス長を指定すれば加算します。
train-memory-note-bf16 = すべてをbf16にすると数値精度が落ちます。パラメータあたりのバイト数はLLaMA-Factoryの表に合わせたものです。
train-memory-note-no-sharding = 分散しない場合は各カードが全体を持つため、枚数を増やすと速度は増えますがメモリは増えません。
train-memory-sources-disagree-adapter = 資料の間に食い違いがあります。LLaMA-Factoryの表では{ $table }、同じREADMEの十億パラメータあたりの値では{ $rule }になります。学習ではアダプタ、オプティマイザの状態、アクティベーションも保持するため、ここでは表を使います。
train-memory-sources-disagree-gradients = 勾配について資料の間に食い違いがあります。ML Engineeringの本は{ $high }、合計{ $high-total }と数え、ZeROの論文は一般に{ $low }、合計{ $low-total }として引用されます。ここでは、より安全な計画として大きい方を使います。
train-memory-sources-disagree-gradients-low = 勾配について資料の間に食い違いがあります。ML Engineeringの本は{ $high }、合計{ $high-total }と数え、ZeROの論文は一般に{ $low }、合計{ $low-total }として引用されます。ここでは、ご指定に従って小さい方を使います。
train-memory-sources-disagree-flux = FLUXのLoRAについて、資料は複数の数値を挙げています。ai-toolkitは{ $tool }を求め、Hugging Faceのチームはbf16で{ $lora }、四ビットの基礎モデル、八ビットのオプティマイザ、キャッシュした潜在表現で{ $qlora }を実測しました。ここでは実測値を使います。
train-memory-warning-outside-table = 公表された表が扱うのは{ $first }から{ $last }までのモデルです。その外は両端の線を延長しています。
train-memory-warning-traffic = ステージ三はステップごとに重みを交換するため、カード間の接続が遅いと速度が落ちます。

train-memory-missing-model = どのモデルを学習しますか。またはパラメータ数は何Bですか。
