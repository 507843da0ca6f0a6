rule-board-case-title = 主板与机箱

board-case-headline-slots = { $cards } 张卡占 { $positions } 个连续槽位；槽位足够的最小板型是 { $form }。
board-case-headline-larger = { $cards } 张卡连续占 { $positions } 个槽位，超过任何常见主板和机箱。请用服务器机箱，或用带转接线的开放式机架。
board-case-headline-closer = { $cards } 张开放式散热的卡要占 { $positions } 个槽位，超过任何常见主板和机箱。换成涡轮卡或水冷则占 { $close } 个；槽位足够的最小板型是 { $form }。
board-case-headline-fit = 装得下：{ $cards } 张卡占 { $offered } 个槽位中的 { $positions } 个；这种卡最多能装 { $most } 张。
board-case-headline-too-many = 装不下：{ $cards } 张卡要占 { $positions } 个槽位，但只有 { $offered } 个；这种卡最多能装 { $most } 张。
board-case-headline-length-fits = 装得下：{ $length } 的卡留出余量要 { $needed }，机箱可容纳 { $case }。
board-case-headline-length-short = 机箱太短：{ $length } 的卡留出余量要 { $needed }，机箱只能容纳 { $case }。
board-case-headline-lanes-enough = 够用：{ $cpu } 有 { $available } 条 PCIe 通道供显卡使用，{ $cards } 张卡每张可得 x{ $width }；每张 x{ $each } 共需 { $needed } 条。
board-case-headline-lanes-short = 不够：{ $cpu } 只有 { $available } 条 PCIe 通道供显卡使用，{ $cards } 张卡每张最多 x{ $width }；每张 x{ $each } 共需 { $needed } 条。
board-case-headline-lanes-none = 不行：{ $cpu } 只有 { $available } 条 PCIe 通道供显卡使用，接不了 { $cards } 张卡；每张 x{ $each } 共需 { $needed } 条。
board-case-headline-no-slots = { $cpu } 没有可供显卡使用的 PCIe 通道。
board-case-headline-no-card = 没有槽位可规划：{ $card } 焊在整机里或装在模组上，不是插 PCIe 槽的显卡。
board-case-buy = 有 { $positions } 个槽位的 { $form } 主板和机箱
board-case-buy-larger = 有 { $positions } 个槽位的服务器机箱或开放式机架
board-case-buy-length = 可容纳 { $needed } 显卡的机箱
board-case-buy-lanes = 至少有 { $needed } 条 PCIe 通道供显卡使用的处理器

board-case-step-positions = 槽位：显卡占用的槽加上中间空出的槽
board-case-step-thickness = 最厚一张卡的厚度
board-case-step-length = 机箱应容纳的长度：最长的卡加余量
board-case-step-lanes-needed = 所有显卡需要的 PCIe 通道
board-case-step-lanes-available = { $cpu } 可供显卡使用的 PCIe 通道
board-case-step-heat = 显卡的发热
board-case-step-radiator = 冷排长度

board-case-assume-width = 每张卡按 { $slots } 槽厚计算，与 { $year } 年的硬件指南一致。
board-case-assume-water = 装水冷头后，每张卡按 { $slots } 槽厚计算。
board-case-assume-open-air = 按开放式散热器计算，与下一张卡之间空 { $free } 个槽。涡轮卡可以紧挨着插。
board-case-assume-passive = 这些是无风扇的服务器卡，可以紧挨着插，靠机箱风道散热。
board-case-assume-partner-width = 厚度取公版卡；{ $card } 的非公版占 { $low } 到 { $high } 个槽。请给出实际型号的厚度。
board-case-assume-lanes = 每张卡按 x{ $each } 计算；对单张卡来说，更宽的链路几乎没有影响。
board-case-note-desktop = { $needed } 条通道没有超过桌面处理器供显卡使用的 { $desktop } 条。
board-case-note-workstation = { $needed } 条通道超过了桌面处理器供显卡使用的 { $desktop } 条，需要工作站或服务器处理器。
board-case-note-split = 桌面处理器最多把 { $desktop } 条通道拆分给显卡槽；{ $cpu } 的其余通道归硬盘和芯片组。主板也必须支持拆分。
board-case-note-left-out = { $card } 不占 PCIe 槽，没有计入。
board-case-note-plug = { $plug } 供电线在显卡上方约 { $clearance } 以内不应弯折，请留意侧板的距离。
board-case-note-radiator-places = 分体水冷时，机箱要给处理器和 { $cards } 张显卡各留一个冷排位。
board-case-note-radiator-band = 经验值是每 { $low-heat } 到 { $high-heat } 配 { $unit } 冷排，即 { $shortest } 到 { $longest }；这里取中间值。
board-case-note-four-blowers = { $cards } 张涡轮版 { $card } 曾装在两倍数量的槽位里，每张限制在 { $limit }，没有散热问题。
board-case-2018-four-cards = { $cards } 张卡是 { $year } 年硬件指南允许一台机器安装的上限，虽然它说少于这个数时通道数才无关紧要。
board-case-warning-many-cards = { $cards } 张卡超过了 { $year } 年硬件指南允许一台机器安装的 { $most } 张；请规划服务器机箱或带转接线的开放式机架，通常还需要不止一条供电线路。
board-case-warning-adjacent = 开放式散热的卡之间不留空槽会互相加热；{ $year } 年的硬件指南认为最多损失 { $loss } 的速度。
board-case-warning-partner-length = { $card } 的非公版长 { $low } 到 { $high }；装这些卡时，机箱应能容纳 { $needed }。
board-case-warning-drives = { $drives } 块 NVMe 硬盘的通道不全在处理器上：处理器给硬盘留了 { $spare } 条，其余的要共用芯片组的链路。

board-case-missing-cards = 要装哪些显卡，各几张？
