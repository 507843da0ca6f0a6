vectors-extra = Milvusに索引を置くには追加のパッケージが必要です：{ $command }
vectors-token = { $address }のMilvusに接続を拒否されました。RIGWISE_VECTORS_TOKENとそのトークンの権限を確かめてから、もう一度試してください。
vectors-file = 索引{ $file }を開けません。別のプロセスが開いているか、フォルダーがないか、書き込めません。Milvusのファイルを使えるプロセスは同時に一つだけです。複数で使うには、RIGWISE_VECTORSにMilvusサーバーを指定してください。
vectors-failed = { $address }のMilvusを読み書きできません：{ $reason }。RIGWISE_VECTORSのアドレスと、サーバーが動いているかを確かめてから、もう一度試してください。
vectors-schema = Milvusのコレクション「{ $collection }」のフィールドが、Rigwiseの定めるものと違います。RIGWISE_VECTORSで別のデータベースを指定するか、そのコレクションを削除して、次のコマンドで文書を取り込み直してください：{ $command }
