rule-cloud-or-buy-title = 租还是买

cloud-or-buy-headline = { $rented ->
    [none] 以 { $price } 买 { $cards }，与每小时 { $rent } 的租金相比，满载约 { $hours }后回本：全天候运行要 { $always }，每天用 { $daily }要 { $part }。
   *[other] 以 { $price } 买 { $cards }，与每小时 { $rent } 租 { $rented } 相比，自有卡满载约 { $hours }后回本：全天候运行要 { $always }，每天用 { $daily }要 { $part }。
}
cloud-or-buy-headline-never = { $rented ->
    [none] 租更划算：每小时租金 { $rent } 不高于 { $cards } 自家每小时的电费 { $electricity }，买卡永远回不了本。
   *[other] 租 { $rented } 更划算：完成同样的工作，租金不高于 { $cards } 自家每小时的电费 { $electricity }，买卡永远回不了本。
}
cloud-or-buy-headline-rent = { $hours ->
    [none] 用 { $used }的话租更便宜：租用 { $renting }，买 { $cards } 要 { $buying }；按这个租金买卡永远回不了本。
   *[other] 用 { $used }的话租更便宜：租用 { $renting }，买 { $cards } 要 { $buying }；约 { $hours }后买才划算。
}
cloud-or-buy-headline-buy = 用 { $used }的话买更便宜：买 { $cards } 要 { $buying }，租用 { $renting }；从约 { $hours }起买就划算。
cloud-or-buy-headline-cards = 满载使用少于约 { $low }到 { $high }就租，更多就买；这是以下显卡的回本点：{ $cards }。
cloud-or-buy-headline-cards-never = 租更划算：按如今的租金，以下显卡在自家的电费就已更贵：{ $cards }。
cloud-or-buy-headline-2017 = { $year } 年的指南建议买卡：一张 { $card } 的速度约为当时 AWS GPU 的 { $times }。
cloud-or-buy-take-rent = 租
cloud-or-buy-take-buy = 买

cloud-or-buy-step-exchange = 按欧洲央行汇率换算
cloud-or-buy-step-electricity = 单卡每小时电费
cloud-or-buy-step-speed = { $rented } 与 { $own } 的训练速度之比
cloud-or-buy-step-rent-for-own-hour = 自有卡一小时的工作量对应的租金
cloud-or-buy-step-break-even = { $card ->
    [none] 价格除以自有卡每小时省下的钱
   *[other] { $card } 的价格除以自有卡每小时省下的钱
}
cloud-or-buy-step-span = 折合时间，每天 { $daily }
cloud-or-buy-step-renting = 这段使用的租用费用
cloud-or-buy-step-buying = 这段使用的购买费用
cloud-or-buy-step-2017 = 一张 { $card } 相当于几块当时的 AWS GPU

cloud-or-buy-assume-price = { $card } 的价格按 { $price } 计（{ $kind }，{ $day }）。
cloud-or-buy-assume-rent = { $card } 的租金按每小时 { $rent } 计（{ $provider }，{ $day }）；其他供应商见表。
cloud-or-buy-assume-hourly = { $rent } 按每小时租金计算，因为没有显卡卖得这么便宜。
cloud-or-buy-assume-country = 价格和租金都是美国的，电价也按美国计；请说明国家或电价。
cloud-or-buy-assume-speed = 按训练速度，{ $rented } 一小时的工作量算作 { $own } 一小时的 { $factor }。
cloud-or-buy-assume-same-speed = 没有基准测试说明 { $rented } 比 { $own } 快多少，所以按一小时对一小时计；如果知道倍数，请把小时数除以它。
cloud-or-buy-assume-no-resale = 没有计入残值；最后把卡卖掉会缩短回本时间。
cloud-or-buy-assume-no-resale-yet = 没有计入残值；如果最后以原价的 { $share } 卖掉，回本时间会缩短到 { $hours }。
cloud-or-buy-assume-card-alone = 只算显卡本身，使用时都按满载计。整机其余部件、维修和闲置会让购买更贵，存储和闲置实例会让租用更贵。
cloud-or-buy-assume-cards = 没有指明显卡，这里列出常见的几款。

cloud-or-buy-warning-spot = 竞价实例可能随时被收回，适合定期保存进度的任务。
cloud-or-buy-warning-group = { $provider } 只按 { $count } 张一组出租这款卡。
cloud-or-buy-warning-old-rent = 租金是{ $day }的，决定之前请重新查价。
cloud-or-buy-warning-2017 = 这是 { $year } 年的建议，作为历史列出；如今云上可以租到比任何桌面显卡都快的卡。不带年份再问，可得到如今的计算。

cloud-or-buy-missing-card = 说的是哪款显卡？
