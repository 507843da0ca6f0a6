vectors-extra = 把索引放入 Milvus 需要安装扩展：{ $command }
vectors-token = { $address } 的 Milvus 拒绝访问。请检查 RIGWISE_VECTORS_TOKEN 以及该令牌的权限，然后再试。
vectors-file = 无法打开索引 { $file }：另一个进程正在使用它，或者所在文件夹不存在或不可写。一个 Milvus 文件同时只供一个进程使用；多个进程请在 RIGWISE_VECTORS 中指定 Milvus 服务器。
vectors-failed = { $address } 的 Milvus 无法读写：{ $reason }。请检查 RIGWISE_VECTORS 中的地址以及服务器是否在运行，然后再试。
vectors-schema = Milvus 中的集合“{ $collection }”的字段与 Rigwise 设定的不同。请在 RIGWISE_VECTORS 中指定另一个数据库，或删除该集合并用以下命令重新加入文档：{ $command }
