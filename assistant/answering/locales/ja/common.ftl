heading-steps = 計算の過程：{ $title }
heading-sources = 資料の記述
heading-assumptions = 前提
heading-warnings = 注意
heading-follow-ups = 続けて聞けること
heading-wording = { $model }による言い換え（各文をこの回答と照合済み）
heading-reading = もしかして（{ $model }の読み取り）
translation-by = { $model }による翻訳：{ $text }
as-of = パラメータと価格は{ $day }時点のものです。
attribution = { $language ->
    [none] 『{ $document }』、出典：{ $sources }
   *[other] 『{ $document }』（{ $language }）、出典：{ $sources }
}
abstention = この質問に答えられる計算ルールも資料もないため、推測では答えません。お答えできるのは、ディープラーニングとローカルLLM用マシンに関する質問です。電源、メモリ、グラフィックボードと予算、CPU、PCIe、ストレージ、冷却、電気代を扱います。お手持ちの資料は「rigwise ingest」で追加できます。
time-to-train-unknown = 学習にかかる時間を計算する規則はここにはありません。学習させるトークン数とカードの実際の速さで決まります。
smalltalk-greeting = こんにちは。ディープラーニングやローカルLLM用のマシンについて、電源、メモリ、グラフィックボード、予算などをお尋ねください。
smalltalk-thanks = どういたしまして。
smalltalk-goodbye = それではまた。マシン作りがうまくいきますように。
smalltalk-capabilities = できるのは計算と引用です。電源容量、メインメモリ、予算内で最適なグラフィックボードなどをすべての途中式とともに計算し、ディープラーニングとローカルLLM用マシンの日付入りガイドを引用します。どちらにもない数字は述べません。
smalltalk-insult = お役に立てず申し訳ありません。グラフィックボード、予算、モデルのいずれかを教えていただければ、計算し直します。
smalltalk-decline = わかりました。いつでもお尋ねください。
smalltalk-start-over = では、最初から始めましょう。どんなマシンを組みますか。
smalltalk-nothing-before = この会話には、まだ振り返れる回答がありません。何をお知りになりたいですか。
golden-invalid = { $where }：{ $key }：{ $fault }
money-assume-currency = 通貨も国も指定がないため、質問の言語に合わせて費用を{ $currency }で示します。
money-assume-before = 金額の通貨が指定されていないため、この会話で先に出た{ $currency }として読みました。
money-own = 価格は公表どおり米ドルで示しています。欧州中央銀行の{ $day }のレート、{ $base } = { $rate }で換算すると、表の上から順に{ $amounts }です。
price-sources = 価格と電気料金の出典は{ $sources }です。
outlet-assume-currency = 回路も国も指定がないため、挙げられた通貨が使われる地域で普通の{ $circuit }の回路とみなします。
outlet-assume-language = 回路も国も指定がないため、質問の言語が話される地域で普通の{ $circuit }の回路とみなします。
money-assume-name = 同じ名前の通貨が複数あるため、ここでは{ $used }として読みました。別の通貨なら{ $other }と書いてください。
money-assume-sign = ここでは「¥」を{ $used ->
    [JPY] 日本円
    [CNY] 人民元
   *[other] { $used }
}と読みました。別の通貨でしたら{ $other }と書いてください。
why-decides = 決め手になるのは「{ $step }」です：{ $derivation }。
sources-of-answer = 根拠は{ $sources }です。
clarify-readings = この質問は二通り以上に読めます。どちらの意味でしょうか。
command-interrupted = 中断しました。
languages-spoken = ご質問の言語にはまだ対応しておらず、一部しか読み取れていないかもしれないため、日本語でお答えします。対応している言語は{ $languages }です。
command-unwritten = 出力を書き込めません：{ $reason }。書き込み先の空きを増やすか、別の場所に出力してください。
smalltalk-unsure = 大丈夫です。お持ちのものか用途を教えてください。残りはこちらで仮定します。
assumed-option = こちらの質問にお答えがなかったため、{ $option }と仮定しました。
