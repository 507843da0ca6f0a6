rule-circuit-title = 插座线路

circuit-headline-usual = 连续负载数天时，常见线路 { $circuits } 分别可承受 { $carried }。
circuit-headline-carries = { $circuit } 线路可连续数天承受 { $carried }，经过电源后有 { $machine } 到达整机。
circuit-headline-carries-hours = { $circuit } 线路可在 { $hours }内承受 { $carried }，经过电源后有 { $machine } 到达整机。
circuit-headline-cards = { $circuit } 线路可带 { $count } 张 { $card }，整机可用 { $carried }。
circuit-headline-no-card = { $circuit } 线路可承受 { $carried }，带不动装一张 { $card } 的整机。
circuit-headline-cards-usual = 常见线路 { $circuits } 分别可带 { $counts } 张 { $card }，处理器和其余部件已计入。
circuit-headline-machine = 整机插座端功率为 { $wall }（{ $volts } 时 { $currents }）。可连续承受数天的线路：{ $enough }。
circuit-headline-machine-none = 整机插座端功率为 { $wall }（{ $volts } 时 { $currents }），超过任何常见家用线路可连续承受数天的负载。
circuit-headline-verdict-all = 可以，常见线路都行（{ $enough }）：整机插座端功率为 { $wall }（{ $volts } 时 { $currents }）。
circuit-headline-verdict-some = 不是每种线路都行：可连续承受数天的有 { $enough }，不行的有 { $short }。整机插座端功率为 { $wall }（{ $volts } 时 { $currents }）。
circuit-headline-verdict-none = 不行：整机插座端功率为 { $wall }（{ $volts } 时 { $currents }），超过任何常见家用线路可连续承受数天的负载。
circuit-headline-fits = 可以：整机插座端功率为 { $wall }（{ $volts } 时 { $currents }），{ $circuit } 线路可承受 { $carried }。
circuit-headline-too-much = 不行：整机插座端功率为 { $wall }（{ $volts } 时 { $currents }），{ $circuit } 线路只能承受 { $carried }。

circuit-step-nominal = { $circuit } 线路的标称功率
circuit-step-share = 其中用于规划的部分
circuit-step-free = 扣除同一线路上的其他负载后
circuit-step-behind-supply = 经过电源后到达整机的部分
circuit-step-load = 整机满载功率
circuit-step-current = { $volts } 时的电流
circuit-step-cards = 除处理器和其余部件外，线路可带的显卡数

circuit-values-disagree = { $circuit } 插座有两种规划值：按电流的 { $share } 是 { $by-share }；按数天负载的 { $amps } 是 { $by-amps }，因为插座标准只要求满电流承受 { $hours }。这里采用较小者，因为连续计算数天的机器正是这种负载。
circuit-assume-days = 按持续数天的负载计算；从 { $hours }起即算连续负载。
circuit-assume-usual = 没有说明线路或国家，因此比较几种常见线路。
circuit-note-unconfirmed = 这个国家的常见线路属于常识，未经核实，请看自家断路器。
circuit-note-supply = 超过约 { $low } 到 { $high } 的电源在这条线路上无法满功率工作。
circuit-note-left-out = { $card } 自带电源，没有计入。
circuit-hint-limit = 把每张卡的功耗限制在 { $limits }，就不会超出这条线路的承受能力，显卡至少保留约 { $speed } 的速度。
circuit-warning-shared = 同一线路上的其他电器也要计入，例如显示器、取暖器或空调。
circuit-warning-contract = 这个国家整户的用电合同往往只有 { $contract }，家里所有电器合计不能超过它。
