plot-total = 合计
plot-value = 大小
plot-unknown = 没有名为“{ $name }”的图。现有：{ $known }。
plot-other-rule = 这张图显示 { $known } 的计算，不能显示 { $rule }。
plot-nothing-to-show = 这次计算没有可画的数据；请给出有价格或显存的显卡，或按部件给出机器。

plot-speed-price-title = 速度与价格
plot-speed-price-desc = { $count } 张显卡，每张一个点：横向为价格，纵向为速度。

plot-memory-title = { $model ->
    [none] 显存由什么占用
   *[other] 显存由什么占用：{ $model }
}
plot-memory-desc = { $room ->
    [none] 各部分合计 { $total }。
   *[other] 各部分合计 { $total }；显卡共有 { $room }。
}
plot-memory-weights = 权重
plot-memory-states = 权重、梯度和优化器
plot-memory-cache = 上下文缓存
plot-memory-state = 循环状态
plot-memory-activations = 激活值
plot-memory-logits = logits
plot-memory-overhead = 推理引擎
plot-memory-room = 显卡显存
plot-memory-one-card = 单张显卡

plot-power-title = 谁在耗电，谁来供电
plot-power-desc = 显卡、处理器和其他部件满载共耗 { $total }。虚线表示电源和电路。
plot-power-cards = 显卡，{ $count } × { $power }
plot-power-cpu = 处理器
plot-power-rest = 其他部件
plot-power-supply = 电源
plot-power-circuit = { $circuit } 电路经电源后

plot-break-even-title = 单卡：租还是买
plot-break-even-desc = 按使用小时数的两条成本线，在 { $hours } 处相交，此后购买更便宜。
plot-break-even-hours = 使用小时数
plot-break-even-cost = 成本
plot-break-even-renting = 租用
plot-break-even-buying = 购买，含电费
plot-break-even-point = 持平点 { $hours }
