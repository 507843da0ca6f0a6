rule-cpu-title = 处理器核心数

cpu-headline-both = 配 { $gpus } 张显卡时，处理文本建议 { $text } 个 CPU 核心，处理图像建议 { $vision } 个；最少 { $minimum } 个。
cpu-headline-text = 配 { $gpus } 张显卡训练文本模型，建议 { $recommended } 个 CPU 核心；最少 { $minimum } 个。
cpu-headline-vision = 配 { $gpus } 张显卡训练图像模型，建议 { $recommended } 个 CPU 核心；最少 { $minimum } 个。
cpu-headline-given = 配 { $gpus } 张显卡并使用这么多数据加载进程时，建议 { $recommended } 个 CPU 核心；最少 { $minimum } 个。
cpu-headline-prepared = 配 { $gpus } 张显卡且数据在训练前已处理好，建议 { $recommended } 个 CPU 核心；最少 { $minimum } 个。
cpu-headline-inference = 只在 { $gpus } 张显卡上运行训练好的模型，建议 { $recommended } 个 CPU 核心；最少 { $minimum } 个。
cpu-headline-2018 = 按 { $year } 年硬件指南的算法，{ $gpus } 张显卡最少需要 { $minimum } 个 CPU 核心。
cpu-headline-enough = 够用：{ $cores } 个核心足够 { $gpus } 张显卡使用，最少需要 { $minimum } 个，建议 { $recommended } 个。
cpu-headline-tight = 勉强够用：{ $cores } 个核心达到了 { $gpus } 张显卡最少需要的 { $minimum } 个，但建议 { $recommended } 个。
cpu-headline-short = 不够：{ $gpus } 张显卡最少需要 { $minimum } 个核心，建议 { $recommended } 个，{ $cores } 个太少。
cpu-headline-2018-enough = 够用：按 { $year } 年硬件指南的算法，{ $gpus } 张显卡最少需要 { $minimum } 个核心，{ $cores } 个已经达到。
cpu-headline-2018-short = 不够：按 { $year } 年硬件指南的算法，{ $gpus } 张显卡最少需要 { $minimum } 个核心，{ $cores } 个太少。
cpu-buy = 至少 { $cores } 核的处理器

cpu-step-minimum = { $year } 年硬件指南的最少核心数
cpu-step-text = 处理文本的建议值：每张卡的加载进程再加一个主进程，另加系统用的核心
cpu-step-vision = 处理图像的建议值：每张卡的加载进程再加一个主进程，另加系统用的核心
cpu-step-given = 按给定加载进程数的建议值：每张卡的加载进程再加一个主进程，另加系统用的核心
cpu-step-prepared = 数据已处理好时的建议值：每张卡的加载进程再加一个主进程，另加系统用的核心
cpu-step-inference = 没有数据加载时的建议值：每张卡一个进程，另加系统用的核心
cpu-step-at-hand = 现有核心数

cpu-assume-one-card = 没有说明显卡数量，按一张计算。
cpu-assume-during = 按训练过程中处理数据计算，这种情况需要的核心更多。
cpu-assume-modality = 每张卡的数据加载进程，文本按 { $text } 个、图像按 { $vision } 个计算。
cpu-assume-prepared = 处理好的数据只需读取，因此每张卡按 { $workers } 个数据加载进程计算。
cpu-assume-inference = 运行训练好的模型不需要数据加载进程；处理器只负责向显卡派发任务和运行外围程序。
cpu-assume-two-threads = { $threads } 个线程按 { $cores } 个核心计算。
cpu-note-threads = 最少的 { $cores } 个核心相当于 { $threads } 个线程。
cpu-note-two-rules = 两个来源不一致：{ $year } 年的硬件指南按每张卡的核心数计算，{ $handbook } 年的 ml-engineering 手册按数据加载进程数计算，要求更高。这里以指南为下限、以手册为建议值，因为每个加载进程都要占用一个核心。
cpu-note-hyper-threading = 超线程最多带来约 { $gain } 的提升，一个线程顶不上一个核心。
cpu-note-further-cores = 按 { $year } 年的硬件指南，每张卡每多一个核心，速度提高 { $low } 到 { $high }。
cpu-warning-clock = 主频高于 { $floor } 之后影响很小，但这颗处理器的基础频率是 { $clock }。
cpu-warning-no-slots = { $cpu } 没有可供显卡使用的 PCIe 通道。
cpu-warning-lanes = { $cpu } 可供显卡使用的 PCIe 通道有 { $lanes } 条；插 { $gpus } 张卡时每张最多 x{ $width }，低于建议的 x{ $good }。
