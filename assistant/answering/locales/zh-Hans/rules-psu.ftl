rule-psu-title = 电源

psu-headline = 请选 { $size } 的电源；整机至少需要 { $required }。
psu-headline-several = 整机至少需要 { $required }，这条线路上没有哪一台电源供得起。请用 { $count } 台电源：{ $sizes }。
psu-headline-2018 = 按 { $year } 年硬件指南的算法，整机需要 { $required }；市售的下一档是 { $size }。
psu-headline-2018-several = 按 { $year } 年硬件指南的算法，整机需要 { $required }，要用 { $count } 台电源：{ $sizes }。
psu-headline-enough = 够用：整机满载约 { $load }，电源至少应有 { $required }，{ $given } 已经达到。
psu-headline-oversize = { $given } 超出这台机器的需要：满载功耗 { $load }，是其额定功率的 { $share }，{ $size } 的电源就够。
psu-headline-right-size = { $given } 并不算大：整机满载功耗 { $load }，电源至少应有 { $required }，在售的更小规格都达不到。
psu-headline-tight = { $given } 偏紧：满载的 { $load } 带得动，但整机至少应配 { $required }。最好换成 { $size }。
psu-headline-tight-several = { $given } 偏紧：满载的 { $load } 带得动，但整机至少应配 { $required }。最好用 { $count } 台电源：{ $sizes }。
psu-headline-short = 不够：整机满载约 { $load }，至少需要 { $required }，{ $given } 达不到。请选 { $size } 的电源。
psu-headline-short-several = 不够：整机满载约 { $load }，至少需要 { $required }，{ $given } 达不到。请用 { $count } 台电源：{ $sizes }。
psu-headline-cards = { $given } 的电源能带 { $count } 张 { $card }：整机至少需要 { $required }；再加一张就要 { $more }。
psu-headline-cards-most = { $given } 的电源能带 { $count } 张以上的 { $card }：这么多卡的整机至少需要 { $required }，更多的卡这里不再计算。
psu-headline-cards-none = { $given } 的电源连一张 { $card } 也带不动：整机至少需要 { $required }。
psu-headline-laptop = 不需要另选电源：{ $card } 是笔记本电脑的显卡，随机附带的电源适配器供整机使用。
psu-headline-integrated = { $card } 不需要另选电源：它集成在处理器或整机里，由整机自带的电源供电。
psu-buy = { $size } 电源
psu-buy-several = { $count } 台电源：{ $sizes }

psu-step-load = 显卡、处理器与其余部件
psu-step-cpu = TDP 为 { $tdp } 的处理器的睿频功率
psu-step-named-cpu = { $cpu } 的最高睿频功率
psu-step-server-cpu = { $cpu } 满载时的功率，即其 TDP
psu-step-margin = 加上余量
psu-step-peaks = 允许的瞬时过载能覆盖所有显卡同时尖峰的额定功率
psu-step-maker = 厂商对 { $card } 的最低电源要求，加上其余显卡
psu-step-database = 显卡数据库对 { $card } 的建议加补量，再加上其余显卡
psu-step-required = 所需额定功率：取其中最大者
psu-step-plugs = { $kind } 供电插头数
psu-step-wall = 插座端功率
psu-step-circuit = { $circuit } 线路可长期承受的负载

psu-assume-cpu = 没有说明处理器，按满载 { $power } 计算。
psu-assume-cpu-is-turbo = 把 { $power } 当作处理器满载时的功率。如果这只是 TDP，睿频时可达约 { $turbo }。
psu-assume-server-cpu = { $cpu } 是服务器处理器，按满载时保持 TDP { $power } 计算。
psu-assume-cpu-from-tdp = TDP { $tdp } 的处理器按 Intel 电源指南的分级计为睿频 { $power }；厂商没有给出睿频功率。
psu-assume-rest = 主板、内存、硬盘和风扇合计按 { $rest } 计算。
psu-assume-efficiency = 电源效率按 { $share } 计算，即{ $tier }等级满载时的最低要求。
psu-assume-limit-speed = 限制到 { $limit }（板卡功耗的 { $share }）时，显卡大约保留 { $speed } 的速度。
psu-assume-limit-speed-band = 限制到 { $limit }（板卡功耗的 { $share }）时，显卡大约保留 { $low } 到 { $high } 的速度。
psu-note-limit-floor = { $card } 不接受低于 { $floor } 的功耗限制。
psu-note-supplies-at-hand = { $count } 台电源合在一起按 { $given } 计算；每台还要各自带得动接在它供电线上的显卡。
psu-note-several-supplies = 每张显卡的供电线都接在同一台电源上，各台电源用同步启动线一起开机。给主板供电的那台还要经插槽供电，每张卡最多 { $slot }。
psu-note-laptop-left-out = { $card } 是笔记本电脑的显卡，没有计入。
psu-note-integrated-left-out = { $card } 集成在处理器或整机里，没有计入。

psu-hint-limit-for-supply = 把每张卡的功耗限制在 { $limits }，这台电源就有了余量，显卡至少保留约 { $speed } 的速度。
psu-hint-limit-for-circuit = 把每张卡的功耗限制在 { $limits }，就不会超出这条线路的承受能力，显卡至少保留约 { $speed } 的速度。
psu-warning-misses-margin = 它没有满载之上的余量；要有余量需要 { $needed }。
psu-warning-misses-peaks = 所有显卡同时出现尖峰时它可能断电；要扛住尖峰需要 { $needed }。
psu-warning-misses-maker = 它低于按显卡厂商最低要求得出的 { $needed }。
psu-warning-limit-unmeasured = { $limit }（板卡功耗的 { $share }）低于有实测数据的范围，速度会明显下降。
psu-warning-circuit = 插座端功率为 { $wall }，超过 { $circuit } 线路可长期承受的 { $carried }。请换更粗的线路、分接两条独立线路，或限制功耗。
psu-warning-some-circuits = 插座端功率为 { $wall }，超过 { $circuit } 线路可长期承受的 { $carried }。够用的线路：{ $enough }。
psu-warning-every-circuit = 插座端功率为 { $wall }，超过常见家用线路可长期承受的负载，{ $circuit } 也只有 { $carried }。请分接几条独立线路，或限制功耗。
psu-warning-high-voltage = { $size } 的电源只有在 { $volts } 以上的市电下才能满功率输出；电压更低时，市售电源大约到 { $largest } 为止。
psu-warning-high-voltage-or-several = { $size } 的电源只有在 { $volts } 以上的市电下才能满功率输出；电压更低时，市售电源大约到 { $largest } 为止，要改用 { $count } 台：{ $sizes }。

psu-2018-three-sums = { $year } 年的硬件指南自相矛盾：就这台机器而言，正文和总结的算法都得 { $body }，算例的合计得 { $example }，算例加余量得 { $with-margin }。这里采用算例，因为它写明了计算过程，也是三者中最谨慎的。
psu-2018-size = { $year } 年指南的算例最后选了 { $size } 的电源，这个规格几乎买不到。

psu-missing-cards = 这台机器用哪些显卡，各几张？
psu-headline-limit = 每张卡的功耗上限设为 { $limits } 时，至少保留约 { $speed } 的速度；整机满载功耗为 { $load }，而不是 { $full }，{ $sizes } 的电源就够了。
psu-headline-limit-unmeasured = 每张卡的功耗上限设为 { $limits } 时，整机满载功耗为 { $load }，而不是 { $full }，{ $sizes } 的电源就够了；上限这么低时还剩多少速度，没有实测数据。
psu-headline-total = 整机满载总功耗约 { $load }，插座端约 { $wall }，需要 { $sizes } 的电源。
psu-headline-draw = { $count ->
   *[other] { $cards } 的功耗最高为 { $power }。这样的整机需要 { $sizes } 的电源。
}
psu-step-cards = 显卡功耗（按目录）
