rule-gpu-compare-title = 显卡对比

gpu-compare-headline-memory = { $more } 显存更大：{ $more-memory }，{ $less } 是 { $less-memory }。
gpu-compare-headline-memory-equal = 这些显卡的显存一样大，都是 { $memory }：{ $cards }。
gpu-compare-headline-power = { $less } 功耗更低：板卡功耗 { $less-power }，{ $more } 是 { $more-power }。
gpu-compare-headline-power-equal = 这些显卡的板卡功耗相同，都是 { $power }：{ $cards }。
gpu-compare-assume-yardstick = 没有说明与哪张卡比较，以 { $card } 为参照。
gpu-compare-headline-training-measured = { $text ->
    [none] 训练时 { $fast } 的速度是 { $slow } 的 { $factor }，为同一软件下的实测。
   *[other] 训练时 { $fast } 的速度是 { $slow } 的 { $factor }，为同一软件下的实测；生成文本的速度是 { $text }。
}
gpu-compare-headline-training-bandwidth = { $text ->
    [none] 训练时 { $fast } 的速度约为 { $slow } 的 { $factor }，按带宽得出，同一架构内可以这样比。
   *[other] 训练时 { $fast } 的速度约为 { $slow } 的 { $factor }，按带宽得出，同一架构内可以这样比；生成文本实测是 { $text }。
}
gpu-compare-headline-training-statement = 训练时 { $fast } 的速度约为 { $slow } 的 { $factor }，依据 { $year } 年指南的显卡等价表。
gpu-compare-headline-training-estimated = { $text ->
    [none] 训练时 { $fast } 的速度估计是 { $slow } 的 { $factor }；没有基准测试用同一软件测过两者。
   *[other] 训练时 { $fast } 的速度估计是 { $slow } 的 { $factor }，因为没有基准测试用同一软件测过两者；生成文本实测是 { $text }。
}
gpu-compare-headline-text-measured = 用语言模型生成文本时，{ $fast } 的速度是 { $slow } 的 { $factor }，为同一模型的实测。
gpu-compare-headline-text-bandwidth = 用语言模型生成文本时，{ $fast } 的速度约为 { $slow } 的 { $factor }，按带宽得出，同一架构内可以这样比。
gpu-compare-headline-equal-training = 这几张卡训练速度相同：{ $cards }。
gpu-compare-headline-equal-text = 这几张卡生成文本的速度相同：{ $cards }。
gpu-compare-headline-apart = 没有基准测试用同一软件测过 { $cards }，跨架构又不能用带宽比较，所以不给出倍数；各卡的规格和自己的实测值见表。
gpu-compare-headline-apart-text = 用语言模型生成文本时，按两卡各自用得上的带宽估算，{ $fast } 的速度是 { $slow } 的 { $factor }。训练不给出倍数：没有基准测试用同一软件测过这两张卡，而训练速度跨架构不能用带宽比较。
gpu-compare-headline-text-bound = 用语言模型生成文本时，按各卡用得上的带宽估算，{ $fast } 的速度是 { $slow } 的 { $factor }；没有哪个模型在两张卡上都测过。
gpu-compare-headline-text-alike = 用语言模型生成文本时，估计 { $fast } 和 { $slow } 的速度差不多：按各卡用得上的带宽算是 { $factor }，小于估算能分辨的差别；没有哪个模型在两张卡上都测过。
gpu-compare-headline-small = { $units ->
    [none] 小型循环网络用 { $fast } 几乎不比 { $slow } 快，尽管 { $fast } 跑大网络的速度是它的 { $factor }。
   *[other] 隐藏单元为 { $units } 的循环网络，用 { $fast } 几乎不比 { $slow } 快，尽管 { $fast } 跑大网络的速度是它的 { $factor }。
}
gpu-compare-headline-small-only = 网络这么小，换这几张卡里更快的一张几乎不提速：{ $cards }。
gpu-compare-take = 看重速度就选 { $card }
gpu-compare-take-either = 这项任务用 { $card } 就够了

gpu-compare-step-training-measured = { $fast } 与 { $slow } 的训练速度之比，均相对 { $baseline }，软件年代 { $era }
gpu-compare-step-bandwidth = { $fast } 与 { $slow } 的带宽之比
gpu-compare-step-statement = { $card } 相当于 { $one } 的几分之几
gpu-compare-step-estimated = { $card } 相对 { $baseline } 的训练速度，由带宽、算力和架构估算
gpu-compare-step-arithmetic = { $fast } 与 { $slow } 的训练速度之比，带宽相同时按算力计算
gpu-compare-step-own-measured = { $card } 相对 { $baseline } 的训练速度，实测
gpu-compare-step-factor = { $fast } 与 { $slow } 之比
gpu-compare-step-text = 生成文本：{ $fast } 与 { $slow } 之比，{ $model }，{ $day }
gpu-compare-step-text-bandwidth = 生成文本：{ $fast } 与 { $slow } 的带宽之比
gpu-compare-step-text-bound = 生成文本：{ $fast } 与 { $slow } 用得上的带宽之比
gpu-compare-step-prefill = 读取提示词：{ $fast } 与 { $slow } 之比，{ $model }，{ $day }

gpu-compare-assume-measured = 训练数据是单卡半精度下多个网络的平均，软件年代 { $era }。个别网络与平均值最多相差 { $spread }。
gpu-compare-assume-bandwidth = 这几张卡同属 { $architecture } 架构，架构内训练速度随带宽变化。没有基准测试包含全部这些卡。
gpu-compare-assume-statement = { $year } 年的指南把一张 { $small } 算作 { $big } 的 { $share }；其他卡按各自架构内的带宽推算。指南自称这张表只是粗略比较。
gpu-compare-assume-estimated = 估算依据是各架构的实测卡在 { $era } 的软件下能把带宽和算力发挥到什么程度。跨架构不能直接比带宽。
gpu-compare-assume-arithmetic = 这几张卡同为 { $architecture } 架构且带宽相同，因此按算力区分：取其平方根，因为训练轮流受两者限制。没有包含所有这些卡的基准测试。
gpu-compare-assume-text = 生成文本的速度用 { $model } 单用户测得，{ $day }。
gpu-compare-assume-text-bandwidth = 没有文本测试包含全部这些卡；它们同属 { $architecture } 架构，所以用带宽代替。
gpu-compare-assume-text-bound = 没有哪个模型在这几张卡上都测过。生成文本时每个 token 都要读完整个模型，所以在任何架构上速度都随带宽变化；其中的利用率取自每个 token 读取 { $read } 时同类显存显卡达到的水平。
gpu-compare-assume-price-for-speed = “等速价格”是按 { $card } 的速度折算的价钱。
gpu-compare-note-text-unknown = 没有哪个模型在这几张卡上都测过；可以分别询问你的模型在每张卡上的每秒 token 数。
gpu-compare-note-bandwidth-inside = 只看带宽会得出 { $alone }；这里采用依据更充分的 { $used }。
gpu-compare-note-bandwidth-across = 只看带宽会得出 { $alone }，容易误导，因为各架构对带宽的利用不同；这里采用 { $used }。

gpu-compare-note-text = 生成文本时次序不同：{ $fast } 的速度是 { $slow } 的 { $factor }。
gpu-compare-note-training = 训练时次序不同：{ $fast } 的速度是 { $slow } 的 { $factor }。
gpu-compare-note-prefill = 读取长提示词取决于算力而不是带宽，这时 { $fast } 的速度是 { $slow } 的 { $factor }。
gpu-compare-note-memory = { $card } 的显存更大，{ $more } 对 { $fast } 的 { $less }；显存决定哪些模型跑得起来。
gpu-compare-note-value = 按速度算 { $card } 最便宜：达到一张 { $slow } 的速度要 { $price }，用 { $other } 则要 { $dearer }。
gpu-compare-note-small-networks = 小网络喂不满快卡。{ $year } 年的例子里，批大小超过 { $batch } 时，隐藏单元为 { $few } 的循环网络换快卡几乎不提速，{ $many } 的才显出全部差距。
gpu-compare-note-large-network = 这么大的网络能显出全部差距，{ $year } 年的例子是隐藏单元为 { $many }、批大小超过 { $batch } 的网络。
gpu-compare-note-network-between = 这个网络介于 { $year } 年指南的两个例子之间：隐藏单元为 { $few } 时换快卡几乎不提速，{ $many } 时显出全部差距。花钱提速之前请先实测。
gpu-compare-note-no-price = { $cards } 没有已知的现价。
gpu-compare-warning-laptop = 笔记本显卡按整机厂商设定的功耗运行，不同笔记本速度不同：{ $cards }。
gpu-compare-warning-rule-of-thumb = 没有读到这种架构的训练基准，它的系数是经验值：{ $cards }。

gpu-compare-missing-cards = 要比较哪两款显卡？
gpu-compare-missing-other = { $card } 要和哪款显卡比较？
