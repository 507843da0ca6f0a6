error-backup-there = 「{ $file }」はすでにあります。バックアップが別のバックアップを上書きすることはありません。別のファイル名を指定してください。
error-backup-write = 「{ $file }」を読み書きできません：{ $reason }。何も変わっていません。
error-backup-damaged = 「{ $file }」は完全なRigwiseのバックアップではありません。壊れているか、途中で終わっているか、別のものです。何も変わっていません。
error-backup-newer = 「{ $file }」は、これより新しいRigwise { $version }が作ったものです。その版をインストールしてください。
error-restore-occupied = 「{ $folder }」にはすでに何かがあります。空のフォルダーに復元してください。RIGWISE_HOMEで別のフォルダーを指定するか、このフォルダーを移動してください。
