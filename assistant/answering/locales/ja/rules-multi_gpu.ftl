rule-multi-gpu-title = 複数のカード

multi-gpu-headline-general = { $memory ->
    [none] 学習では、{ $count }枚のカードはネットワークとカードにより一枚の{ $low }から{ $high }の仕事をします。言語モデルの単独の生成はほとんど速くならず、別々の実験なら{ $count }個を同時に走らせられます。
   *[other] 学習では、{ $count }枚のカードはネットワークとカードにより一枚の{ $low }から{ $high }の仕事をします。言語モデルには合わせて{ $memory }のメモリがありますが、単独の生成はほとんど速くなりません。
}
multi-gpu-headline-unlike = 学習では、全カードが{ $slow }を待つため、この{ $count }枚は{ $fast }一枚の{ $low }から{ $high }の仕事をします。言語モデルには合わせて{ $memory }あり、レイヤー分割での一本の出力はその{ $layer-low }から{ $layer-high }の速度です。別々の実験なら合計で{ $experiments }の仕事になります。
multi-gpu-headline-principle = ほとんどの用途はカード一枚で足ります。安いカード数枚は多くの別々の実験に、大きなカード一枚は一つの大きなモデルに向きます。学習では{ $count }枚で一枚の{ $low }から{ $high }の仕事をし、言語モデルではメモリは増えても速度はほとんど増えません。
multi-gpu-headline-training-text = 言語ネットワークの学習では、{ $count }枚のカードは、カードと接続により一枚の約{ $low }から{ $high }の仕事をします。
multi-gpu-headline-training-text-measured = 言語ネットワークの学習では、このカード{ $count }枚は一枚の約{ $speed }の仕事をします。
multi-gpu-headline-training-vision = 画像ネットワークはカード間のやり取りが少ないため、学習では{ $count }枚のカードが一枚の約{ $low }から{ $high }の仕事をします。
multi-gpu-headline-inference = { $memory ->
    [none] 言語モデルでは、{ $count }枚のカードはまず容量をもたらします。単独の生成は、レイヤー分割で一枚の{ $layer-low }から{ $layer-high }、テンソル分割で{ $tensor-low }から{ $tensor-high }の速さです。
   *[other] 言語モデルでは、{ $count }枚のカードはまず容量をもたらし、合わせて{ $memory }になります。単独の生成は、レイヤー分割で一枚の{ $layer-low }から{ $layer-high }、テンソル分割で{ $tensor-low }から{ $tensor-high }の速さです。
}
multi-gpu-headline-layer = { $memory ->
    [none] レイヤー分割で増えるのは容量で、速度はほとんど増えません。{ $count }枚での単独の生成は一枚の{ $low }から{ $high }の速さです。
   *[other] レイヤー分割で増えるのは容量で、合わせて{ $memory }になりますが、速度はほとんど増えません。{ $count }枚での単独の生成は一枚の{ $low }から{ $high }の速さです。
}
multi-gpu-headline-tensor = { $memory ->
    [none] テンソル分割では、{ $count }枚での単独の生成は、カード間の接続により一枚の{ $low }から{ $high }の速さです。
   *[other] テンソル分割では、{ $count }枚での単独の生成は、カード間の接続により一枚の{ $low }から{ $high }の速さです。メモリは合わせて{ $memory }です。
}
multi-gpu-headline-experiments = はい、{ $count }枚のカードなら並列化のコードなしで{ $count }個の別々の実験を同時に走らせられます。個々の実験は速くならず、CPUは{ $cores }コアほど必要です。
multi-gpu-headline-nvlink = NVLinkは有用ですが、必要なことはまれです。二枚のテンソル分割で、文章生成が{ $text-low }から{ $text-high }、プロンプトの読み込みが{ $prompt-low }から{ $prompt-high }速くなり、レイヤー分割や別々の実験では変わりません。
multi-gpu-headline-nvlink-has = { $card }には、片方向{ $rate }のNVLinkがあります。有用ですが、必要なことはまれです。二枚のテンソル分割で、文章生成が{ $text-low }から{ $text-high }、プロンプトの読み込みが{ $prompt-low }から{ $prompt-high }速くなり、レイヤー分割や別々の実験では変わりません。
multi-gpu-headline-nvlink-none = { $card }にNVLinkはなく、カードどうしはPCIeで通信します。レイヤー分割は{ $layer }で足り、別々の実験とともに不自由はありません。テンソル分割は{ $tensor }をやり取りするため、広いPCIe接続が効きます。
multi-gpu-headline-choice-priced = { $one }ならメモリ{ $one-memory }、消費電力{ $one-power }で{ $one-price }、{ $other }ならメモリ{ $other-memory }、消費電力{ $other-power }で{ $other-price }です。別々の実験には枚数の多い方を、一つのモデルには単体で最大のカードを選んでください。
multi-gpu-headline-model-both = { $format }の{ $model }は、コンテキスト{ $context }でどちらにも収まります。{ $one }では{ $one-room }のうち{ $one-need }、{ $other }では{ $other-room }のうち{ $other-need }を使います。
multi-gpu-headline-model-one = { $one }を選んでください。{ $format }の{ $model }は、コンテキスト{ $context }で{ $one-room }のうち{ $one-need }を使います。{ $other }には収まりません。{ $other-need }必要ですが、使えるのは{ $other-room }だけです。
multi-gpu-headline-model-none = { $format }の{ $model }は、コンテキスト{ $context }ではどちらにも収まりません。{ $one }では{ $one-need }必要ですが使えるのは{ $one-room }だけ、{ $other }では{ $other-need }必要ですが{ $other-room }だけです。
multi-gpu-step-model-need = モデルが{ $cards }で必要とする量
multi-gpu-step-model-room = { $cards }がモデルに使えるメモリ
multi-gpu-headline-choice = { $one }ならメモリ{ $one-memory }、消費電力{ $one-power }、{ $other }ならメモリ{ $other-memory }、消費電力{ $other-power }です。別々の実験には枚数の多い方を、一つのモデルには単体で最大のカードを選んでください。
multi-gpu-headline-choice-memory = { $one }ならメモリ{ $one-memory }、{ $other }ならメモリ{ $other-memory }です。別々の実験には枚数の多い方を、一つのモデルには単体で最大のカードを選んでください。
multi-gpu-headline-power = 消費電力が少ないのは{ $less }です。ボード消費電力は{ $least }、{ $more }は{ $most }です。
multi-gpu-headline-power-equal = { $one }と{ $other }のボード消費電力は同じ{ $value }です。
multi-gpu-headline-memory = メモリが多いのは{ $more }で{ $most }、{ $less }は{ $least }です。
multi-gpu-headline-memory-equal = { $one }と{ $other }のメモリは同じ{ $value }です。
multi-gpu-headline-price = 安いのは{ $less }で{ $least }、{ $more }は{ $most }です。
multi-gpu-headline-speed = 学習が速いのは{ $more }で、{ $less }の約{ $factor }です。
multi-gpu-note-power-unknown = { $cards }のボード消費電力はここではわからないため、消費電力では比べません。
multi-gpu-headline-2017-cluster = { $year }年のガイドによると、CNTKはクラスタのカード{ $count }枚で一枚の{ $low }から{ $high }の速さに達しました。
multi-gpu-headline-2017 = { $year }年のガイドによると、CNTK、Torch、PyTorchではカード{ $count }枚で一枚の{ $low }から{ $high }の速さになります。TensorFlowは{ $cards }枚で{ $weak-low }から{ $weak-high }にとどまりました。
multi-gpu-take = { $cards }を選ぶ

multi-gpu-step-pair = 言語ネットワークで、{ $card }二枚が達する二倍の速度に対する割合
multi-gpu-step-training = { $card }と同じように伸びる場合の、リング交換による{ $count }枚の速度
multi-gpu-step-images-low = { $count }枚での画像ネットワーク、下限
multi-gpu-step-images-high = { $count }枚での画像ネットワーク、上限
multi-gpu-step-layer-low = レイヤー分割での単独の生成、下限
multi-gpu-step-layer-high = レイヤー分割での単独の生成、実測の最高
multi-gpu-step-tensor-low = テンソル分割での単独の生成、下限
multi-gpu-step-tensor-high = テンソル分割での単独の生成、上限
multi-gpu-step-memory = 全カードのメモリ
multi-gpu-step-cores = 全実験のデータローダー用のCPUコア
multi-gpu-step-unlike-low = { $slow }の速度に合わせた場合、下限
multi-gpu-step-unlike-high = { $slow }の速度に合わせた場合、上限
multi-gpu-step-unlike-layer-low = レイヤー分割での一本の出力、{ $fast }を基準に各カードがメモリの割合を担当、下限
multi-gpu-step-unlike-layer-high = レイヤー分割での一本の出力、{ $fast }を基準に各カードがメモリの割合を担当、上限
multi-gpu-step-unlike-experiments = 全カードでの別々の実験、{ $fast }を基準に
multi-gpu-step-nvlink-rate = { $card }のNVLink、片方向
multi-gpu-step-nvlink-older-low = 古いソフトウェアでの文章生成の向上、下限
multi-gpu-step-nvlink-older-high = 古いソフトウェアでの文章生成の向上、上限
multi-gpu-step-nvlink-newer-low = 新しいソフトウェアでの文章生成の向上、下限
multi-gpu-step-nvlink-newer-high = 新しいソフトウェアでの文章生成の向上、上限
multi-gpu-step-nvlink-prompt-low = プロンプト読み込みの向上、下限
multi-gpu-step-nvlink-prompt-high = プロンプト読み込みの向上、上限
multi-gpu-step-memory-of = { $cards }のメモリ
multi-gpu-step-power-of = { $cards }のボード消費電力
multi-gpu-step-price-of = { $cards }の価格
multi-gpu-step-choice = { $other }に対する{ $one }の学習速度
multi-gpu-step-2017-low = ガイドの効率による{ $count }枚の速度、下限
multi-gpu-step-2017-high = ガイドの効率による{ $count }枚の速度、上限
multi-gpu-step-2017-efficiency-low = 理想的な伸びに対する割合、下限
multi-gpu-step-2017-efficiency-high = 理想的な伸びに対する割合、上限

multi-gpu-assume-count = カードの枚数の指定がないため、{ $count }枚とみなします。
multi-gpu-assume-model = 二枚での実測から、一ステップのうち勾配の交換にかかる割合を求め、枚数が増えるとリング交換の通信量に従って増えるとします。CPUへの接続を共有するカードはこれより遅くなります。
multi-gpu-assume-unlike = カードの種類が違うため、どの数字も最速の{ $fast }一枚を基準にしています。一つのネットワークを学習するカードやテンソル分割のカードは最も遅いものを待ち、レイヤー分割ではそれぞれの時間がかかり、別々の実験は足し合わされます。
multi-gpu-assume-text = やり取りの多い言語ネットワークで数えています。画像ネットワークは表のとおり、よりよく伸びます。
multi-gpu-assume-nvlink = 向上は{ $card }二枚で実測されたもので、NVLinkを持つほかのカードでは異なることがあります。
multi-gpu-nvlink-disagree = 測定値に食い違いがあります。文章生成の向上は古いソフトウェアで{ $older-low }から{ $older-high }、新しいソフトウェアで{ $newer-low }から{ $newer-high }で、両方を答えの範囲とします。{ $rejected }という報告は、電力制限の条件がそろっていないため使いません。
multi-gpu-nvlink-training = 学習では、二枚から八枚の{ $card }が言語ネットワークで{ $low }から{ $high }向上しました。画像ネットワークでは接続ありの{ $with-it }に対してなしが{ $without }で、これは測定の誤差と読みます。
multi-gpu-note-layer = レイヤー分割での実測：大きなモデルの生成は、{ $few }枚で{ $few-speed }、{ $many }枚で{ $many-speed }でした。
multi-gpu-note-experiments = 別々の実験に並列化のコードは要りません。カードごとに一つを走らせ、どれも速くはなりません。
multi-gpu-note-many = { $cards }なら、{ $count }個の別々の実験を同時に走らせられます。
multi-gpu-note-large = 分割せずに済む最大{ $memory }のモデルは、{ $cards }なら一枚に収まります。
multi-gpu-note-pooled = { $cards }は合わせて{ $memory }と多くなりますが、分割したモデルに限ります。
multi-gpu-warning-mixed = 異なるカードを組み合わせると最も遅いカードの速さになり、テンソル分割は同じカードで最もよく動きます。
multi-gpu-warning-narrow-links = 細い接続の四枚で一つのネットワークを学習すると、約{ $low }から{ $high }失われます。ガイドの後の版を読者が引用したものです。
multi-gpu-warning-tensor = テンソル分割には、同じカード、速い接続、そしてモデルのKVヘッド数を割り切れる枚数が必要です。
multi-gpu-warning-nvlink-memory = NVLinkはカードのメモリを一つにまとめません。モデルはやはり分割する必要があります。
multi-gpu-warning-nvlink-pairs = デスクトップ用カードのブリッジは二枚組をつなぐだけなので、{ $count }枚では組どうしがPCIeで通信します。
multi-gpu-warning-2017-cluster = これは{ $year }年の状況で、歴史として示すものです。現在の測定は一台に{ $fewest }枚から{ $most }枚の範囲で、{ $count }枚については何も述べていません。
multi-gpu-warning-2017 = これは{ $year }年の状況で、歴史として示すものです。現在の測定値は年を付けずにお尋ねください。
multi-gpu-2017-contradiction = { $year }年のガイドは{ $cards }枚から{ $most }枚まで同じ{ $low }から{ $high }を挙げています。{ $cards }枚なら良好ですが、{ $most }枚では効率が多くて{ $share }となって不自然なため、{ $cards }枚の値と読みます。
multi-gpu-2017-cluster = これはクラスタ上の一つのライブラリで、勾配を一ビットに量子化したものです。
