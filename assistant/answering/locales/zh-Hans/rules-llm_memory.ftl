rule-llm-memory-title = 大语言模型的显存

llm-memory-headline-fits = { $cards } 放得下 { $format } 的 { $model }：上下文 { $context } 时需要 { $need }，可用 { $room }。最长可到 { $longest } 的上下文。
llm-memory-headline-tight = { $cards } 勉强放得下 { $format } 的 { $model }：上下文 { $context } 时需要 { $need }，可用 { $room }，剩余空间小于这类估算的误差。估算无误的话，最长可到 { $longest } 的上下文。
llm-memory-headline-fits-bounded = { $cards } 放得下 { $format } 的 { $model }：权重和引擎需要 { $need }，可用 { $room }，上下文 { $context } 时缓存取最大值也放得下。
llm-memory-headline-largest = { $cards } 放得下的常见模型中最大的是 { $format } 的 { $model }：上下文 { $context } 时需要 { $need }，可用 { $room }。
llm-memory-headline-nothing = { $cards } 放不下任何常见模型：{ $format } 的 { $model } 在上下文 { $context } 时也要 { $need }，可用的只有 { $room }。
llm-memory-advice-model = { $format } 的 { $model }
llm-memory-headline-short = { $cards } 放不下 { $format } 的 { $model }：上下文 { $context } 时需要 { $need }，可用的只有 { $room }。
llm-memory-headline-short-cards = { $cards } 放不下 { $format } 的 { $model }：上下文 { $context } 时需要 { $need }，可用的只有 { $room }。这种卡要 { $count } 张才放得下。
llm-memory-headline-unsure = 无法确定 { $cards } 能否放下 { $format } 的 { $model }：仅权重和引擎就要 { $need }，可用 { $room }，而它的缓存大小并不确知。
llm-memory-headline-offload = 上下文 { $context } 时，{ $cards } 能放下 { $format } 的 { $model } 共 { $layers } 层中的 { $held } 层，其余 { $rest } 要放到内存里。
llm-memory-headline-offload-fits = 上下文 { $context } 时，{ $cards } 能放下 { $format } 的 { $model } 共 { $layers } 层中的 { $held } 层，其余 { $rest } 放得进 { $ram } 内存，但速度慢很多倍。
llm-memory-headline-offload-short = 上下文 { $context } 时，{ $cards } 能放下 { $format } 的 { $model } 共 { $layers } 层中的 { $held } 层，其余 { $rest } 放不进 { $ram } 内存。
llm-memory-headline-card = { $format } 的 { $model } 在上下文 { $context } 时需要 { $need } 显存，常见显卡中最小要 { $size } 的。
llm-memory-headline-cards = { $format } 的 { $model } 在上下文 { $context } 时需要 { $need } 显存。常见的单卡都放不下，{ $count } 张 { $size } 的卡可以。
llm-memory-headline-bounded = { $format } 的 { $model } 光权重和引擎就至少要 { $need }，缓存大小并不确知。即使缓存取最大值，{ $count } × { $size } 显存也够。
llm-memory-headline-none = { $format } 的 { $model } 在上下文 { $context } 时至少需要 { $need } 显存；常见的显卡数量都不能保证放得下。
llm-memory-headline-pictures = { $model } 以这种方式运行需要 { $need } 显存：{ $way }。
llm-memory-headline-pictures-fits = { $cards } 能跑 { $model }，方式是：{ $way }，需要 { $need }。
llm-memory-headline-pictures-short = { $cards } 跑不了 { $model }：最省显存的方式（{ $way }）也要 { $need }。

llm-memory-buy-card = 一张 { $size } 的显卡
llm-memory-buy-cards = { $count } 张 { $size } 的显卡
llm-memory-advice-cache = 缓存改用 { $format } 就放得下：共需 { $need }。
llm-memory-advice-format = 改用 { $format } 就放得下：共需 { $need }，困惑度比十六位高 { $rise }。
llm-memory-advice-context = 上下文不超过 { $context } 就放得下。
llm-memory-advice-cards = { $count } 张 { $card } 放得下。
llm-memory-hint-offload = 什么都不改的话，显卡放得下 { $layers } 层中的 { $held } 层，其余 { $rest } 要从内存运行，速度慢很多倍。
llm-memory-hint-offload-fits = 什么都不改的话，显卡放得下 { $layers } 层中的 { $held } 层，其余 { $rest } 放得进 { $ram } 内存，但速度慢很多倍。
llm-memory-hint-offload-short = 什么都不改的话，显卡放得下 { $layers } 层中的 { $held } 层，其余 { $rest } 连 { $ram } 内存也放不下。

llm-memory-step-total = 权重、缓存和引擎合计
llm-memory-step-least = 权重和引擎，不含缓存
llm-memory-step-per-card = 每层都拆到所有卡上时，每张卡需要的显存
llm-memory-step-enough-need = { $count } 张这种卡共需的显存，含每张卡上的引擎
llm-memory-step-enough-room = { $count } 张这种卡的显存
llm-memory-step-way = { $model } 的运行方式：{ $way }

llm-memory-note-parallel = { $requests } 个并行请求各有自己的缓存。
llm-memory-note-mixture = 全部 { $total }都要放进显存，尽管每个 token 只用到其中的 { $active }。
llm-memory-note-head-dimension = 头维度取自公开的配置，每个 token 为 { $used }。用隐藏维度除以头数的计算器会对 { $model } 得出 { $wrong }，那是错的。
llm-memory-note-overhead = 引擎按每张卡 { $overhead } 计，这类估算每张卡上下可差 { $error }。
llm-memory-note-units = 标称以 GB 计的显卡实际容量是同样数值的 GiB，所以需求用 GiB 表示；文件用的是十亿字节的 GB，比 GiB 小。
llm-memory-note-unified = 一台统一内存的电脑，GPU 可用其中一部分。
llm-memory-note-apple = 统一内存按 { $share } 计，这是这类电脑允许 GPU 使用的比例。
llm-memory-note-unified-assumed = 统一内存按 { $share } 计。这个比例来自苹果电脑，这里是假设。
llm-memory-note-repeated = 模型有 { $heads } 个 KV 头，而显卡有 { $cards } 张，张量拆分时缓存不能按卡数均分，一部分会重复存放。
llm-memory-note-latent-repeated = 潜在向量缓存没有头可分，张量拆分时 { $cards } 张卡各存一份完整的缓存。
llm-memory-note-loading = 在该基准中，加载时的峰值仍有 { $loading }。
llm-memory-note-group-offload = 出一张图的时间是原来的 { $time }。
llm-memory-note-rule-of-thumb = 这个数字是经验值，没有在一手资料中核对；GPU 指南要求图像生成至少 { $comfortable }。
llm-memory-note-offload-memory = 卸载时权重放在内存里，内存要容纳约 { $resident }。
llm-memory-assume-flux-dev = 数字是针对 dev 版公布的，两者的 transformer 相同。
llm-memory-sources-disagree = 各来源对 { $model } 的缓存说法不一：按社区笔记，每个 token 为 { $low } 或 { $high }，取决于引擎以及头数怎么算。这里采用公开配置得出的 { $used }，键和值都保存。

llm-memory-warning-cache-bounded = { $model } 的缓存经过压缩，普通公式不适用；这里最多占 { $most }。
llm-memory-warning-cache-unknown = 公开资料不足以算出 { $model } 的缓存，所以没有计入，实际还要加上它。
llm-memory-warning-windows = { $model } 有些层只保存一个窗口，所以缓存是 { $used }；忽略窗口的引擎需要 { $whole }。
llm-memory-warning-quality = { $format } 会损失质量：在大模型上困惑度比十六位高 { $rise }。
llm-memory-warning-few-bits = { $format } 每权重不到四比特，质量下降很快。
llm-memory-warning-heads = { $heads } 个注意力头不能在 { $cards } 张卡上均分，多数引擎会拒绝这样的张量拆分。
llm-memory-warning-unequal-cards = 张量拆分时每张卡存放的一样多，所以由最小的那张卡决定。

llm-memory-missing-model = 是哪个模型？或者它有多少十亿（B）参数？
