own-model-config-unreadable = { $file }を読めません：{ $reason }。
own-model-config-not-json = { $file }はモデルの設定ファイルではありません。Hugging Faceにあるモデルのconfig.jsonを指定してください。
own-model-config-kind = { $kind ->
    [none] 設定ファイルにmodel_typeの記載がありません。対応しているもの：{ $known }。
   *[other] 種類「{ $kind }」のモデルには対応していません。設定ファイルからキャッシュの大きさが決まらないためです。対応しているもの：{ $known }。
}
own-model-config-missing = 設定ファイルに「{ $key }」がありません。
own-model-config-value = 設定ファイルの「{ $key }」は{ $value }で、使える数値ではありません。
own-model-config-name = オプション--nameで、モデルに一行で数語以内の名前を付けてください。
own-model-line = { $name }：{ $size }、コンテキスト{ $context }、半精度でトークンあたりのキャッシュ{ $cache }。
own-model-used = これからは、このモデルの名前が出るたびに使われます。
own-model-added-over = 同じ名前の付属モデルに代わって使われます。
own-model-removed = { $name }を消去しました。
own-model-not-own = { $name }という名前の、自分で追加したモデルはありません。
own-model-none-own = 自分で追加したモデルはありません。次のコマンドで追加できます：{ $command }
