rule-multi-gpu-title = 多张显卡

multi-gpu-headline-general = { $memory ->
    [none] 训练时 { $count } 张卡的吞吐是一张的 { $low }到 { $high }，取决于网络和显卡；语言模型的单路生成几乎不会变快，另外可以同时跑 { $count } 个独立实验。
   *[other] 训练时 { $count } 张卡的吞吐是一张的 { $low }到 { $high }，取决于网络和显卡；跑语言模型时合计有 { $memory } 显存，但单路生成几乎不会变快。
}
multi-gpu-headline-unlike = 训练时各卡都要等 { $slow }，这 { $count } 张卡只有单张 { $fast } 的 { $low } 到 { $high }；跑大模型时显存合计 { $memory }，按层拆分的单路速度是它的 { $layer-low } 到 { $layer-high }。各跑各的实验合计为 { $experiments }。
multi-gpu-headline-principle = 几乎所有任务一张卡就够。几张便宜卡适合大量独立实验，一张大卡适合一个大模型；训练时 { $count } 张卡的吞吐是一张的 { $low }到 { $high }，跑语言模型时多卡增加的是显存，几乎不提速。
multi-gpu-headline-training-text = 训练语言网络时，{ $count } 张卡的吞吐约为一张的 { $low }到 { $high }，取决于显卡和互连。
multi-gpu-headline-training-text-measured = 训练语言网络时，{ $count } 张这种卡的吞吐约为一张的 { $speed }。
multi-gpu-headline-training-vision = 训练图像网络时，{ $count } 张卡的吞吐约为一张的 { $low }到 { $high }，因为这类网络交换的数据少。
multi-gpu-headline-inference = { $memory ->
    [none] 跑语言模型时，{ $count } 张卡首先换来容量：按层拆分时单路速度是一张卡的 { $layer-low }到 { $layer-high }，按张量拆分是 { $tensor-low }到 { $tensor-high }。
   *[other] 跑语言模型时，{ $count } 张卡首先换来容量，合计 { $memory }：按层拆分时单路速度是一张卡的 { $layer-low }到 { $layer-high }，按张量拆分是 { $tensor-low }到 { $tensor-high }。
}
multi-gpu-headline-layer = { $memory ->
    [none] 按层拆分换来容量，几乎不提速：{ $count } 张卡上单路速度是一张卡的 { $low }到 { $high }。
   *[other] 按层拆分换来容量，合计 { $memory }，几乎不提速：{ $count } 张卡上单路速度是一张卡的 { $low }到 { $high }。
}
multi-gpu-headline-tensor = { $memory ->
    [none] 按张量拆分时，{ $count } 张卡上单路速度是一张卡的 { $low }到 { $high }，取决于卡间链路。
   *[other] 按张量拆分时，{ $count } 张卡上单路速度是一张卡的 { $low }到 { $high }，取决于卡间链路；显存合计 { $memory }。
}
multi-gpu-headline-experiments = 可以：{ $count } 张卡能同时跑 { $count } 个独立实验，不用写并行代码。单个实验不会变快，大约需要 { $cores } 个 CPU 核心。
multi-gpu-headline-nvlink = NVLink 有用，但很少是必需的：两张卡按张量拆分时，生成文本快 { $text-low } 到 { $text-high }，读取提示词快 { $prompt-low } 到 { $prompt-high }；按层拆分或独立实验时没有帮助。
multi-gpu-headline-nvlink-has = { $card } 有 NVLink，单向 { $rate }。它有用，但很少是必需的：两张卡按张量拆分时，生成文本快 { $text-low } 到 { $text-high }，读取提示词快 { $prompt-low } 到 { $prompt-high }；按层拆分或独立实验时没有帮助。
multi-gpu-headline-nvlink-none = { $card } 没有 NVLink，卡间走 PCIe。按层拆分只需 { $layer }，独立实验不交换数据，都不缺它；按张量拆分要传 { $tensor }，PCIe 链路宽一些更好。
multi-gpu-headline-choice-priced = { $one }：显存 { $one-memory }，功耗 { $one-power }，价格 { $one-price }；{ $other }：显存 { $other-memory }，功耗 { $other-power }，价格 { $other-price }。做独立实验选卡数多的，跑单个模型选单卡显存大的。
multi-gpu-headline-model-both = 上下文 { $context } 时，两种方案都放得下 { $format } 的 { $model }：{ $one } 需要 { $one-need }，可用 { $one-room }；{ $other } 需要 { $other-need }，可用 { $other-room }。
multi-gpu-headline-model-one = 选 { $one }：上下文 { $context } 时，{ $format } 的 { $model } 需要 { $one-need }，可用 { $one-room }。{ $other } 放不下：需要 { $other-need }，可用的只有 { $other-room }。
multi-gpu-headline-model-none = 上下文 { $context } 时，两种方案都放不下 { $format } 的 { $model }：{ $one } 需要 { $one-need }，可用的只有 { $one-room }；{ $other } 需要 { $other-need }，可用的只有 { $other-room }。
multi-gpu-step-model-need = 模型在 { $cards } 上需要的显存
multi-gpu-step-model-room = { $cards } 能给模型用的显存
multi-gpu-headline-choice = { $one }：显存 { $one-memory }，功耗 { $one-power }；{ $other }：显存 { $other-memory }，功耗 { $other-power }。做独立实验选卡数多的，跑单个模型选单卡显存大的。
multi-gpu-headline-choice-memory = { $one }：显存 { $one-memory }；{ $other }：显存 { $other-memory }。做独立实验选卡数多的，跑单个模型选单卡显存大的。
multi-gpu-headline-power = { $less } 功耗更低：板卡功耗 { $least }，{ $more } 是 { $most }。
multi-gpu-headline-power-equal = { $one } 和 { $other } 功耗相同，都是 { $value }。
multi-gpu-headline-memory = { $more } 显存更大：{ $most }，{ $less } 是 { $least }。
multi-gpu-headline-memory-equal = { $one } 和 { $other } 显存一样大，都是 { $value }。
multi-gpu-headline-price = 更便宜的是 { $less }：{ $least }；{ $more } 为 { $most }。
multi-gpu-headline-speed = 训练更快的是 { $more }，速度约为 { $less } 的 { $factor }。
multi-gpu-note-power-unknown = 这里没有 { $cards } 的功耗数据，所以不比较两者的功耗。
multi-gpu-headline-2017-cluster = 按 { $year } 年的指南，CNTK 在集群的 { $count } 张卡上达到一张卡的 { $low }到 { $high }。
multi-gpu-headline-2017 = 按 { $year } 年的指南，用 CNTK、Torch 或 PyTorch，{ $count } 张卡的速度是一张的 { $low }到 { $high }；TensorFlow 在 { $cards } 张卡上只有 { $weak-low }到 { $weak-high }。
multi-gpu-take = 选 { $cards }

multi-gpu-step-pair = 两张 { $card } 训练语言网络达到两倍速度的比例
multi-gpu-step-training = 若像 { $card } 那样扩展，{ $count } 张卡按环形交换的速度
multi-gpu-step-images-low = 图像网络用 { $count } 张卡，下限
multi-gpu-step-images-high = 图像网络用 { $count } 张卡，上限
multi-gpu-step-layer-low = 按层拆分的单路速度，下限
multi-gpu-step-layer-high = 按层拆分的单路速度，实测最高
multi-gpu-step-tensor-low = 按张量拆分的单路速度，下限
multi-gpu-step-tensor-high = 按张量拆分的单路速度，上限
multi-gpu-step-memory = 全部显卡的显存
multi-gpu-step-cores = 所有实验的数据加载所需的 CPU 核心
multi-gpu-step-unlike-low = 按 { $slow } 的速度，下限
multi-gpu-step-unlike-high = 按 { $slow } 的速度，上限
multi-gpu-step-unlike-layer-low = 按层拆分的单路速度，以 { $fast } 为准，每张卡按显存比例分担，下限
multi-gpu-step-unlike-layer-high = 按层拆分的单路速度，以 { $fast } 为准，每张卡按显存比例分担，上限
multi-gpu-step-unlike-experiments = 所有卡各跑各的实验，以 { $fast } 为准
multi-gpu-step-nvlink-rate = { $card } 的 NVLink 单向速率
multi-gpu-step-nvlink-older-low = 较旧软件的生成增益，下限
multi-gpu-step-nvlink-older-high = 较旧软件的生成增益，上限
multi-gpu-step-nvlink-newer-low = 较新软件的生成增益，下限
multi-gpu-step-nvlink-newer-high = 较新软件的生成增益，上限
multi-gpu-step-nvlink-prompt-low = 读取提示词的增益，下限
multi-gpu-step-nvlink-prompt-high = 读取提示词的增益，上限
multi-gpu-step-memory-of = { $cards } 的显存
multi-gpu-step-power-of = { $cards } 的板卡功耗
multi-gpu-step-price-of = { $cards } 的价格
multi-gpu-step-choice = { $one } 与 { $other } 的训练速度之比
multi-gpu-step-2017-low = 按指南的效率，{ $count } 张卡的速度，下限
multi-gpu-step-2017-high = 按指南的效率，{ $count } 张卡的速度，上限
multi-gpu-step-2017-efficiency-low = 占完美扩展的比例，下限
multi-gpu-step-2017-efficiency-high = 占完美扩展的比例，上限

multi-gpu-assume-count = 没有说明张数，按 { $count } 张计算。
multi-gpu-assume-model = 两张卡的实测给出一步中交换梯度所占的部分；卡更多时，这部分按环形交换的流量增长。几张卡共用一条通往处理器的链路时会更差。
multi-gpu-assume-unlike = 这些卡不同，所以各项数字都以其中最快的单张 { $fast } 为准：共同训练一个网络或按张量拆分时要等最慢的卡，按层拆分时每张卡各花各的时间，分开的实验则可相加。
multi-gpu-assume-text = 按交换数据多的语言网络计算；图像网络扩展得更好，见表。
multi-gpu-assume-nvlink = 增益是在两张 { $card } 上测得的，其他带 NVLink 的卡可能不同。
multi-gpu-nvlink-disagree = 实测并不一致：较旧软件的生成增益是 { $older-low } 到 { $older-high }，较新软件是 { $newer-low } 到 { $newer-high }，这里取两者的范围。有一份报告说快了 { $rejected }，因两次的功耗限制不一致，不予采用。
multi-gpu-nvlink-training = 训练语言网络时，两到八张 { $card } 快 { $low } 到 { $high }。图像网络有 NVLink 时测得 { $with-it }，没有时 { $without }，这里视为测试噪声。
multi-gpu-note-layer = 按层拆分的实测：一个大模型在 { $few } 张卡上生成 { $few-speed }，在 { $many } 张卡上生成 { $many-speed }。
multi-gpu-note-experiments = 独立实验不用写并行代码：每张卡各跑一个，单个不会变快。
multi-gpu-note-many = { $cards } 可以同时跑 { $count } 个独立实验。
multi-gpu-note-large = { $cards } 单卡能放下最大的模型，可达 { $memory }，不用拆分。
multi-gpu-note-pooled = { $cards } 合计显存更大，有 { $memory }，但只有把模型拆开才用得上。
multi-gpu-warning-mixed = 不同的卡混用时由最慢的卡决定速度；张量拆分最好用相同的卡。
multi-gpu-warning-narrow-links = 有读者引述后来版本的指南：四张卡走窄链路共同训练一个网络，约损失 { $low } 到 { $high }。
multi-gpu-warning-tensor = 张量拆分需要相同的卡、快速的链路，并且卡数要能整分模型的 KV 头。
multi-gpu-warning-nvlink-memory = NVLink 不会把几张卡的显存合并，模型仍要拆分。
multi-gpu-warning-nvlink-pairs = 桌面显卡的桥只能两两相连，{ $count } 张卡在各对之间仍走 PCIe。
multi-gpu-warning-2017-cluster = 这是 { $year } 年的情况，作为历史列出：如今的实测只覆盖一台机器里 { $fewest } 到 { $most } 张卡，不涉及 { $count } 张。
multi-gpu-warning-2017 = 这是 { $year } 年的情况，作为历史列出；不带年份再问，可得到如今的实测。
multi-gpu-2017-contradiction = { $year } 年的指南对 { $cards } 到 { $most } 张卡都给出 { $low }到 { $high }。这对 { $cards } 张卡很好，对 { $most } 张却不可信，效率最多只有 { $share }；这里当作 { $cards } 张卡的数字。
multi-gpu-2017-cluster = 这是某一个框架在集群上的结果，梯度量化到一比特。
