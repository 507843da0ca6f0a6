rule-pcie-title = PCIe 链路

pcie-headline-wide = { $link } 单向带宽为 { $bandwidth }。一个大小为 { $batch } 的批次传到显卡约需 { $transfer }，而计算需要 { $step }；若用 x{ $narrow } 代替 x{ $widest }，会多花 { $loss } 的时间。{ $scope ->
    [few] 用 { $cards } 张卡训练，每张 x{ $enough } 就够了，共 { $total } 条通道。
    [four] { $cards } 张卡一起训练时，每张应有 x{ $enough }，共 { $total } 条通道。
    [several] { $cards } 张卡一起训练时，通道数开始有影响，每张应有 x{ $enough } 或更多，至少共 { $total } 条通道。
   *[many] { $cards } 张卡一起训练时，通道数非常重要，每张应有 x{ $enough }。
}
pcie-headline-narrow = { $link } 单向带宽为 { $bandwidth }。一个大小为 { $batch } 的批次传到显卡约需 { $transfer }，而计算需要 { $step }；与 x{ $widest } 相比会多花 { $loss } 的时间。{ $scope ->
    [few] 用 { $cards } 张卡训练，每张 x{ $enough } 就够了，共 { $total } 条通道。
    [four] { $cards } 张卡一起训练时，每张应有 x{ $enough }，共 { $total } 条通道。
    [several] { $cards } 张卡一起训练时，通道数开始有影响，每张应有 x{ $enough } 或更多，至少共 { $total } 条通道。
   *[many] { $cards } 张卡一起训练时，通道数非常重要，每张应有 x{ $enough }。
}
pcie-headline-pinned = { $link } 单向带宽为 { $bandwidth }。一个大小为 { $batch } 的批次传到显卡约需 { $transfer }，但使用锁页内存时，传输与 { $step } 的计算同时进行，x{ $narrow } 与 x{ $widest } 相比只损失 { $loss }。{ $scope ->
    [few] 用 { $cards } 张卡训练，每张 x{ $enough } 就够了，共 { $total } 条通道。
    [four] { $cards } 张卡一起训练时，每张应有 x{ $enough }，共 { $total } 条通道。
    [several] { $cards } 张卡一起训练时，通道数开始有影响，每张应有 x{ $enough } 或更多，至少共 { $total } 条通道。
   *[many] { $cards } 张卡一起训练时，通道数非常重要，每张应有 x{ $enough }。
}
pcie-headline-load = 加载 { $size } 约需 { $total }：从硬盘读取要 { $drive }，经 { $link } 传输要 { $transfer }，两者同时进行。{ $slower ->
    [drive] 瓶颈是硬盘。
   *[link] 瓶颈是链路。
}
pcie-headline-layer = 每张卡 x{ $enough } 就够了：按层拆分模型时，卡间流量只有约 { $traffic }，对带宽为 { $bandwidth } 的 { $link } 来说微不足道。按张量拆分则约为 { $tensor }。
pcie-headline-tensor-full = { $link }（{ $bandwidth }）做张量并行不损失速度；在实测中，{ $full } 起就算满速链路。
pcie-headline-tensor-narrow = 用 { $link }（{ $bandwidth }）做张量并行，与满速链路相比约损失 { $usual } 的速度；实测范围为 { $low } 到 { $high }。每张卡应有 { $full } 或更好的链路。
pcie-headline-tensor-unmeasured = 低于 { $narrow } 的链路没有可靠的张量并行实测，因此无法给出 { $link }（{ $bandwidth }）的损失。损失会很明显，每张卡应有 { $full } 或更好的链路。
pcie-lanes-enough = 每张卡 x{ $lanes }

pcie-step-bandwidth = { $link } 的单向带宽
pcie-step-lanes = 每张卡 x{ $lanes } 时所有显卡的通道数
pcie-step-size = 一个批次的大小
pcie-step-theory = 按理论带宽的传输时间
pcie-step-practice = 实际传输时间
pcie-step-share = 传输占一步的比例
pcie-step-2018-theory = { $year } 年硬件指南给出的理论传输时间
pcie-step-2018-measured = { $year } 年硬件指南给出的实际传输时间
pcie-step-loss = 与 x{ $widest } 相比多花的时间
pcie-step-load-link = 经链路传输的时间
pcie-step-load-drive = 从硬盘读取的时间
pcie-step-load-total = 加载时间：取两者中较长的
pcie-step-split-share = 占用链路的比例
pcie-step-tensor-loss = { $links } 时损失的速度

pcie-assume-generation = 没有说明 PCIe 代数，按 PCIe { $generation } 计算。
pcie-assume-lanes = 没有说明通道数，按 x{ $lanes } 计算。
pcie-note-narrower = 插槽与显卡的规格不同，以较低者 { $link } 为准。
pcie-assume-images = 样本取 { $year } 年硬件指南算例中的图像：{ $pixels } × { $pixels } 像素、{ $channels } 个通道，未压缩。
pcie-assume-step = 计算时间取同一算例：{ $network } 处理 { $batch } 张图像用 { $step }。显卡越快，传输所占比例越大。
pcie-assume-half = 按 { $year } 年的硬件指南，单个批次的传输约达到理论带宽的 { $share }；大块传输可达 { $large }。
pcie-assume-one-link = 假定整个文件经过同一条链路。
pcie-assume-drive = 没有说明硬盘，按 { $rate } 的高速 NVMe 固态硬盘计算。
pcie-assume-tensor = 实测来自两张 { $card }，用张量并行运行同一个模型。
pcie-note-few-cards = { $year } 年的硬件指南认为：少于 { $few } 张卡时通道数无关紧要，{ $many } 张卡时非常重要。
pcie-2018-four-cards = { $year } 年的硬件指南自相矛盾：它说少于 { $cards } 张卡时通道数才无关紧要，却又允许一台机器装 { $cards } 张。这里把 { $cards } 张卡当作通道数开始有影响的界限。
pcie-note-four-cards = { $cards } 张卡各用 x{ $lanes }、全部一起训练时，据称会损失 { $low } 到 { $high }。
pcie-note-many-cards = 从 { $few } 张卡起，每一步都要等待卡间通信；{ $year } 年的硬件指南认为 { $many } 张卡时通道数非常重要。
pcie-2018-theory = { $year } 年的硬件指南说 x{ $widest } 的理论时间是 { $stated }，但在这段时间里传 { $size } 需要 { $implied }，超过了 { $link } 的 { $bandwidth }。准确时间是 { $exact }，这里采用它。
pcie-2018-measured = { $year } 年的硬件指南在 { $lanes } 下测得约 { $times }，由此 x{ $narrow } 比 x{ $widest } 多花 { $loss } 的时间。这里采用理论带宽一半时的准确时间，结论几乎不变。
pcie-warning-chipset = 请确认每个插槽都直连处理器：有一台机器的两张卡显示同样的链路，接在芯片组后面的那张只有 { $behind }，另一张有 { $direct }。
pcie-warning-tensor-spread = 只有同一台机器上的对比才能看出链路的影响：同一配置在正常机器上从 { $low } 到 { $high } 不等，另一配置只损失了 { $other }。
