rule-train-memory-title = 训练所需的显存

train-memory-headline = 用 { $plan }（{ $method }）训练 { $model } 需要 { $need } 显存，常见显卡中最小要 { $size } 的。
train-memory-headline-divided = 用 { $plan }（{ $method }）训练 { $model }，分摊到 { $count } 张卡上，每张卡需要 { $need } 显存，常见显卡中最小要 { $size } 的。
train-memory-headline-several = 用 { $plan }（{ $method }）训练 { $model } 需要 { $need } 显存，常见的单卡都不够。用 ZeRO 或 FSDP 分摊到 { $count } 张 { $size } 的卡上，每张卡占 { $each }。
train-memory-headline-none = 用 { $plan }（{ $method }）训练 { $model } 每张卡需要 { $need } 显存，即使几百张大显存的卡也分摊不下。
train-memory-headline-fits = { $cards } 可以用 { $plan }（{ $method }）训练 { $model }：每张卡需要 { $need }。
train-memory-headline-tight = { $cards } 勉强可以用 { $plan }（{ $method }）训练 { $model }：每张卡需要 { $need }，剩余空间小于这类估算的误差。
train-memory-headline-instead-fits = { $cards } 可以用 { $plan }（{ $method }）训练 { $model }：每张卡需要 { $need }。用 { $other }（{ $other-method }）则放不下，需要 { $other-need }。
train-memory-headline-instead-tight = { $cards } 勉强可以用 { $plan }（{ $method }）训练 { $model }：每张卡需要 { $need }，剩余空间小于这类估算的误差。用 { $other }（{ $other-method }）则放不下，需要 { $other-need }。
train-memory-headline-short = { $cards } 放不下用 { $plan }（{ $method }）训练 { $model }：每张卡需要 { $need }。
train-memory-headline-short-sharded-fits = 不切分的话，{ $cards } 放不下用 { $plan }（{ $method }）训练 { $model }：每张卡需要 { $need }。用 ZeRO 第三阶段或 FSDP 分摊到 { $count } 张卡上就放得下：每张卡占 { $each }。
train-memory-headline-short-sharded-tight = 不切分的话，{ $cards } 放不下用 { $plan }（{ $method }）训练 { $model }：每张卡需要 { $need }。用 ZeRO 第三阶段或 FSDP 分摊到 { $count } 张卡上勉强放得下：每张卡占 { $each }，余量比这类估算的误差还小。
train-memory-headline-short-sharded-short = 不切分的话，{ $cards } 放不下用 { $plan }（{ $method }）训练 { $model }：每张卡需要 { $need }。即使用 ZeRO 第三阶段或 FSDP 分摊到 { $count } 张卡上，每张卡仍要占 { $each }，还是放不下。
train-memory-headline-largest = { $cards } 能训练的常见模型中最大的是用 { $plan }（{ $method }）训练的 { $model }：每张卡需要 { $need }，可用 { $room }。
train-memory-headline-nothing = { $cards } 训练不了任何常见模型：用 { $plan }（{ $method }）训练 { $model } 每张卡也要 { $need }，可用的只有 { $room }。

train-memory-buy = 一张 { $size } 的显卡
train-memory-buy-several = { $count } 张 { $size } 的显卡
train-memory-advice-model = 用 { $plan } 训练 { $model }
train-memory-advice-sharding = 用 ZeRO 第三阶段或 FSDP 分摊到 { $cards } 张卡上就放得下：每张卡占 { $need }。
train-memory-advice-cards = 用 ZeRO 第三阶段或 FSDP 分摊到 { $cards } 张这种卡上，{ $plan } 就放得下：每张卡占 { $need }。
train-memory-advice-method = { $plan } 放得下：需要 { $need }。
train-memory-advice-card = 没有一种方法放得下；最省的 { $plan } 也要 { $need }，即一张 { $size } 的显卡。
train-memory-hint-checkpointing = 梯度检查点让每层只保留一份隐藏状态，而不是全部。
train-memory-hint-logits = 仅 logits 就占 { $logits }，分块计算损失可以避开。

train-memory-step-bytes = { $plan } 每参数的字节数：权重、梯度、优化器
train-memory-step-states = 全部参数
train-memory-step-table = 按 LLaMA-Factory 的表，{ $plan }
train-memory-step-published = 公布的数字：对 { $model } 做 { $plan }
train-memory-step-sharded = 分摊后一张卡上剩下的部分
train-memory-step-copy = 一份隐藏状态
train-memory-step-kept = 所有层的激活值
train-memory-step-checkpointed = 使用检查点的激活值：每层一份，加正在计算的一层
train-memory-step-logits = logits
train-memory-step-total = 一张卡上的状态、激活值和引擎合计

train-memory-assume-lora = 没有说明方法，按十六位权重的 LoRA 计算；其他方法见表。
train-memory-assume-least = 没有说明方法，这里给出常见方法中占用显存最少的一种；每种方法能训练的最大模型见表。
train-memory-assume-batch = 批次没有完全说明，按同时 { $batch } 条、每条 { $tokens } 计算。
train-memory-assume-copies = 这一系列模型每层保留几份隐藏状态没有实测，按公布范围的上限 { $copies } 份计算。
train-memory-assume-flux-dev = 数字是针对 dev 版公布的，这里假定同样适用。
train-memory-note-short-sequences = 公布的表已包含短序列的激活值；给出批大小和序列长度，就会加上更长序列的部分。
train-memory-note-bf16 = 全部用 bf16 会损失数值精度；每参数字节数由 LLaMA-Factory 的表拟合。
train-memory-note-no-sharding = 不分摊时每张卡都要存放全部，多出的卡只加快速度，不增加显存。
train-memory-sources-disagree-adapter = 各来源说法不一：LLaMA-Factory 的表得出 { $table }，同一份 README 里每十亿参数的数字得出 { $rule }。这里采用表，因为训练还要放适配器、优化器状态和激活值。
train-memory-sources-disagree-gradients = 各来源对梯度的算法不一：《ML Engineering》按{ $high }计，共 { $high-total }；ZeRO 论文通常被引为{ $low }，共 { $low-total }。这里采用较大的数字，规划更稳妥。
train-memory-sources-disagree-gradients-low = 各来源对梯度的算法不一：《ML Engineering》按{ $high }计，共 { $high-total }；ZeRO 论文通常被引为{ $low }，共 { $low-total }。这里按您的要求采用较小的数字。
train-memory-sources-disagree-flux = FLUX 的 LoRA 有几个数字：ai-toolkit 项目要求 { $tool }；Hugging Face 团队实测 bf16 为 { $lora }，四位底模、八位优化器加缓存潜变量为 { $qlora }。这里采用实测数字。
train-memory-warning-outside-table = 公布的表涵盖 { $first }到 { $last }的模型，超出部分按表的两端外推。
train-memory-warning-traffic = 第三阶段每一步都要交换权重，卡间链路慢就会损失速度。

train-memory-missing-model = 要训练哪个模型？或者它有多少十亿（B）参数？
