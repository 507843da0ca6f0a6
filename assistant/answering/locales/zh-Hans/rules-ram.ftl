rule-ram-title = 内存

ram-headline = 建议配 { $recommended } 内存，最少 { $minimum }。
ram-headline-one = 建议配 { $recommended } 内存。
ram-headline-2018 = 按 { $year } 年的硬件指南，内存至少 { $need }，与显存最大的那张卡相同；市售的下一档套装是 { $kit }。
ram-headline-enough = 够用，{ $given } 内存足够了。
ram-headline-tight = { $given } 内存可以用，{ $recommended } 才宽裕。
ram-headline-short = 不够，{ $given } 内存太少：至少 { $minimum }，最好 { $recommended }。
ram-headline-short-one = 不够，{ $given } 内存太少：至少 { $minimum }。
ram-headline-unified = { $card } 没有单独的内存：处理器和 GPU 共用一块统一内存，购机时就要选好容量。
ram-buy = { $kit } 内存

ram-step-largest = 显存最大的那张卡
ram-step-minimum = 最低：等于最大的那张卡，但不低于下限
ram-step-sum = 全部显卡的显存合计
ram-step-recommended = 建议：合计更大时取合计
ram-step-tables = 在内存中处理的数据表及其副本
ram-step-minimum-model = 最低：等于模型文件，但不低于下限
ram-step-recommended-model = 建议：模型文件加上留给其他用途的下限
ram-step-file-gib = 换算成内存实际使用的二进制单位
ram-step-kit = 能满足的最小在售内存套装
ram-step-offload-speed = 其余部分从内存读取时，稠密模型的速度上限

ram-assume-card = 没有说明显卡，按一张 { $memory } 显存的卡计算。
ram-sources-disagree = 资料说法不一：{ $old } 年的硬件指南要求等于最大的那张卡，即 { $largest }；{ $new } 年的机器学习工程手册要求等于全部显卡之和，即 { $sum }。这里以前者（加下限）为最低，以后者为建议，因为单个普通训练任务用前者就能跑，并行任务会用满后者。
ram-note-not-vram = 内存不能代替显存：显卡装不下的模型有一部分要从内存运行，而双通道台式机读内存只有约 { $ram }。
ram-note-not-vram-card = 内存不能代替显存：{ $card } 读自己的显存是 { $bandwidth }，双通道台式机读内存只有约 { $ram }。
ram-note-kaggle = 特征工程会保留数据表的多个副本，经验上按表大小的 { $low } 到 { $high } 倍准备内存。
ram-note-data-streams = { $dataset } 的数据集不必全部放进内存，训练时会分批从硬盘读取。
ram-note-units = 标称以 GB 计的显卡和内存条，实际容量是同样数值的 GiB；模型文件已换算为 GiB。
ram-note-offload-model-unknown = 建议容量还要加上模型文件的大小；说明模型规模和格式即可一并计算。
ram-note-2018-more-cards = 按 { $year } 年的硬件指南，显卡更多并不需要更多内存。
ram-note-clock = 按 { $year } 年的硬件指南，内存频率更高，用显卡训练最多只快 { $gain }。
ram-warning-desktop = 普通台式机主板最多 { $maximum }；再多就要用工作站或服务器主板。
ram-warning-price = 内存现在很贵：{ $kit } 套装在{ $day }最低要 { $price }。按规则够用即可，留着插槽以后再加。
