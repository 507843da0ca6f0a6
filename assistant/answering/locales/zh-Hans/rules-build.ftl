rule-build-title = 整机

build-headline = { $cards }：建议配至少 { $cores } 核的处理器、{ $ram } 内存和 { $psu } 电源。各部件见下表。
build-headline-several = { $cards }：建议配至少 { $cores } 核的处理器、{ $ram } 内存，以及 { $psu } 几个电源。各部件见下表。
build-headline-cost = { $cards } 的主机不止 { $price }：这只是有日期可查价格的部件之和，另外还要加上{ $parts }。各部件见下表。
build-headline-2018 = 按 { $year } 年的规则，{ $cards }：至少 { $cores } 核的处理器、{ $ram } 内存和 { $psu } 电源。各部件见下表。
build-headline-2018-several = 按 { $year } 年的规则，{ $cards }：至少 { $cores } 核的处理器、{ $ram } 内存，以及 { $psu } 几个电源。各部件见下表。

build-step-share = 预算中用于显卡的部分
build-step-cards-price = 显卡价格
build-step-known-price = 显卡与内存价格
build-step-own-currency = 折合成预算的货币，按欧洲央行{ $day }的汇率

build-assume-2018-card = 没有指定显卡，按 { $year } 年硬件指南推荐的 { $card } 计算。
build-assume-share = 按经验，预算的 { $share }（{ $money }）用于显卡，其余部分须够买所有其他部件。
build-assume-cpu = { $cpu } 只是代表：核心数相同、通道数够用的处理器都可以。电源和电路按它计算；如果您的处理器功耗更高，请告诉我型号。

build-note-unpriced = 以下部件没有带日期的价格：{ $parts }。请向商家询价，它们未计入总价。
build-note-left = 预算 { $budget } 中，还剩 { $left }（{ $share }）用于没有已知价格的部件。
build-warning-over-budget = 仅有价格的部件就已超出预算 { $budget } 达 { $over }。请降低显卡所占比例，或提高预算。

build-missing-machine = 机器要用哪些显卡？或者整机预算是多少？
