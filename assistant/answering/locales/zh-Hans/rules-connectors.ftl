rule-connectors-title = 供电接口

connectors-headline = { $cards }：需要 { $total } 根独立供电线（{ $kinds }）。
connectors-headline-range = { $cards }：请准备 { $total } 根独立供电线（{ $kinds }）；同型号的部分板卡只要 { $fewest } 根。
connectors-headline-pigtail = 不行，每个接口要单独用一根线：一分二的线最多要承受 { $both }，是这类线规格 { $each } 的两倍。{ $cards }：请准备 { $total } 根独立供电线（{ $kinds }）。
connectors-headline-enough = 够用：显卡需要 { $needed } 根独立的 PCIe 供电线，电源有 { $at-hand } 根。
connectors-headline-short = 不够：显卡需要 { $needed } 根独立的 PCIe 供电线，电源只有 { $at-hand } 根，还差 { $missing } 根。
connectors-headline-depends = 要看板卡版本：接口最多时显卡需要 { $most } 根独立的 PCIe 供电线，最少时 { $fewest } 根，电源有 { $at-hand } 根。请数一下自己显卡的接口。
connectors-headline-adapter-enough = 可以：带 { $plugs } 个 { $plug } 插头的转接线能承受 { $carried }，够 { $card } 的 { $power } 用。
connectors-headline-adapter-short = 不行：带 { $plugs } 个 { $plug } 插头的转接线只能承受 { $carried }，低于 { $card } 的 { $power }。
connectors-headline-slot = { $card ->
    [none] { $power } 的卡不需要供电线，插槽可提供 { $slot }。
   *[other] { $card } 不需要供电线：它的功耗是 { $power }，插槽可提供 { $slot }。
}
connectors-headline-native = 够用：电源自带的 { $socket } 线可以接好每张卡。
connectors-headline-module = { $card } 是装在服务器主板上的模块，不接单独的供电线。
connectors-headline-laptop = { $card } 是笔记本电脑的显卡，没有供电线要接。
connectors-headline-integrated = { $card } 集成在处理器或整机里，没有供电线要接。
connectors-headline-sockets = { $sockets } 可承受 { $carried }，加上插槽共 { $with-slot }。
connectors-headline-limits = { $six-pin } 接口可承受 { $six }，{ $eight-pin } 为 { $eight }，{ $sixteen-pin } 为 { $sixteen }；插槽另外提供 { $slot }。

connectors-step-sockets = { $sockets } 可承受的功率
connectors-step-with-slot = 加上插槽
connectors-step-carry = { $card ->
    [none] 每张卡从插槽和 { $sockets } 可得的功率
   *[other] 每张 { $card } 从插槽和 { $sockets } 可得的功率
}
connectors-step-cables = 独立供电线，每个接口一根
connectors-step-adapter = { $card ->
    [none] 转 { $kind } 的转接线所需插头数
   *[other] { $card } 的 { $kind } 接口所用转接线需要的插头数
}
connectors-step-adapter-carries = 转接线可承受的功率
connectors-step-pin = 插头每根供电针的电流，上限为 { $limit }

connectors-assume-derived = 不知道这张卡的接口，按功耗推算为每个 { $each } 的 { $plug } 接口。
connectors-assume-most = { $card } 有不同的接口版本：公版是 { $reference }，非公版是 { $partners }。这里按接口最多的 { $used } 计算，请以自己的卡为准。
connectors-note-board-reference = 公版。
connectors-note-board-partner = 非公版。
connectors-note-card-maximum = 无论接口能承受多少，一张卡从所有供电来源合计最多取 { $maximum }。
connectors-note-rail = 一路 { $amps } 的输出可带 { $rail }，够一张卡的 { $power } 用。
connectors-warning-pigtail = 每个接口单独用一根线。一根一分二的线最多要承受 { $both }，是这类线规格 { $each } 的两倍。
connectors-warning-seat = 把 { $socket } 插头插到底、看不到缝隙；线缆出插头后约 { $straight } 内不要弯折。
connectors-warning-sense = 插头的检测针告诉显卡可以取多少功率，分为 { $steps } 几档。这根转接线最多允许 { $allowed }，它的每个插头都要单独接一根线。
connectors-warning-eps = EPS 接口与 PCIe 供电插头的接线不同，绝不能混插。视端子而定，它按 { $low } 到 { $high } 规划。
connectors-warning-over-maximum = { $power } 超过一张卡从所有供电来源合计的上限 { $maximum }。
connectors-warning-rail = { $card ->
    [none] 一路 { $amps } 的输出可带 { $rail }，低于一张卡的 { $power }。请把这张卡的供电线分接到几路上，或改用单路输出的电源。
   *[other] 一路 { $amps } 的输出可带 { $rail }，低于一张 { $card } 的 { $power }。请把这张卡的供电线分接到几路上，或改用单路输出的电源。
}
connectors-warning-modular-cables = 只用电源自带的模组线；不同型号电源一侧的插口接法各不相同。
