error-backup-there = “{ $file }”已经存在，备份从不覆盖另一个备份。请换一个文件名。
error-backup-write = 无法读取或写入“{ $file }”：{ $reason }。没有任何改动。
error-backup-damaged = “{ $file }”不是完整的 Rigwise 备份：它已损坏、提前结束，或是别的文件。没有任何改动。
error-backup-newer = “{ $file }”由比当前版本更新的 Rigwise { $version } 生成。请安装该版本。
error-restore-occupied = “{ $folder }”里已有内容。请恢复到空文件夹：在 RIGWISE_HOME 中指定另一个，或先把这个移走。
