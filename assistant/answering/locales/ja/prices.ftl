prices-kept = { $count }件の価格を{ $file }に保存しました。付属の価格の代わりに使います。
prices-nothing-kept = { $file }には使える行がありません。これまでの価格をそのまま使います。
prices-refused = 受け付けなかった行は{ $count }件です：
prices-line = { $line }行目：{ $reason }
prices-unknown-card = { $nearest ->
    [none] 「{ $value }」というグラフィックボードはありません
   *[other] 「{ $value }」というグラフィックボードはありません。近いもの：{ $nearest }
}
prices-ambiguous-card = 「{ $value }」に当てはまるカードは複数あります。次のいずれかを書いてください：{ $nearest }
prices-bad-price = 「{ $value }」は価格ではありません。通貨記号を付けず、小数点にはピリオドを使って数字で書いてください
prices-bad-currency = 「{ $value }」は欧州中央銀行の参照レートがある通貨ではありません。USDのようなコードで書いてください
prices-bad-date = 「{ $value }」は日付ではありません。年、年-月、年-月-日のいずれかで書いてください
prices-bad-kind = 「{ $value }」は価格の種類ではありません。次のいずれかを書いてください：{ $nearest }
prices-bad-columns = 行の項目数が見出し行と一致しません
prices-file = { $reason }
prices-source-own = 自分で登録した価格：{ $file }
prices-source-shipped = 付属の価格のみ
prices-future-date = 「{ $value }」は未来の日付です。価格の日付は{ $nearest }までです
prices-old = 次のカードの価格は古すぎて予算の計算に使えません。{ $age }より古い価格は現在の相場を示さないためです：{ $cards }
prices-setting = { $name }は別のファイル{ $file }を指しています。取り込んだ価格の代わりにそちらを使います。
prices-none = { $known ->
    [none] { $nearest ->
        [none] 名前に「{ $name }」を含み、価格のわかるカードはありません。
       *[other] 名前に「{ $name }」を含み、価格のわかるカードはありません。近いもの：{ $nearest }
    }
   *[other] { $known }の価格はわかりません。「rigwise prices import」で自分の価格を取り込んでください。
}
prices-none-own = { $name ->
    [none] 自分で取り込んだ価格はありません。
   *[other] 「{ $name }」について自分で取り込んだ価格はありません。
}
prices-removed = 自分で登録した価格を{ $count }件消去しました。
