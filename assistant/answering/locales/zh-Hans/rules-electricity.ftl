rule-electricity-title = 电费

electricity-headline = { $time }内整机用电 { $energy }，电费 { $cost }；插座端功率为 { $wall }。
electricity-headline-month = 一个月整机用电 { $energy }，电费 { $cost }；插座端功率为 { $wall }。
electricity-headline-better-tier = 用{ $tier }电源，{ $time }内整机用电 { $energy }，电费 { $cost }；换成{ $usual }电源要多花 { $difference }。
electricity-headline-worse-tier = 用{ $tier }电源，{ $time }内整机用电 { $energy }，电费 { $cost }；换成{ $usual }电源可省 { $difference }。
electricity-headline-better-efficiency = 用效率 { $share } 的电源，{ $time }内整机用电 { $energy }，电费 { $cost }；换成{ $usual }电源要多花 { $difference }。
electricity-headline-worse-efficiency = 用效率 { $share } 的电源，{ $time }内整机用电 { $energy }，电费 { $cost }；换成{ $usual }电源可省 { $difference }。
electricity-headline-price = 居民用电每千瓦时 { $price }（{ $day }）。
electricity-headline-2018 = { $year } 年指南算例的两周用电 { $low } 到 { $high }。按德国电价 { $price }（{ $day }）计，如今要 { $cost-low } 到 { $cost-high }。

electricity-step-hours = 开机时长
electricity-step-average = 插座端平均功率
electricity-step-energy = 用电量
electricity-step-cost = 电费
electricity-step-2018-low = 两周用电量，下限
electricity-step-2018-high = 两周用电量，上限
electricity-step-2018-then-low = 按指南电价的电费，下限
electricity-step-2018-then-high = 按指南电价的电费，上限
electricity-step-2018-today-low = 按现价的电费，下限
electricity-step-2018-today-high = 按现价的电费，上限
electricity-step-2018-extra-low = 低效率电源最多增加的电费，下限
electricity-step-2018-extra-high = 低效率电源最多增加的电费，上限

electricity-assume-month = 一个月按 { $hours }计算。
electricity-assume-no-idle = 不带负载的时间按关机处理，不计用电。
electricity-assume-tier = 电源效率按 { $share } 计算，即{ $tier }等级在 { $at } 负载时的最低要求。
electricity-assume-price-country = 每度电按 { $price } 计算，这是该国的居民电价（{ $day }）；给出账单上的电价会更准确。
electricity-warning-part = “{ $part }”只是一个国家的一部分，这里没有它自己的电价；用的是全国平均价，一个地区可能明显高于或低于它。
electricity-assume-price-union = 每度电按 { $price } 计算，这是欧盟居民电价的平均值（{ $day }）；说明国家或给出账单上的电价会更准确。
electricity-assume-price-continent = 该国没有注明日期的电价，每度电按 { $price } 计算，即{ $region }的平均值（{ $day }）。
electricity-assume-price-world = 没有说明国家或电价，每度电按 { $price } 计算，即世界平均值（{ $day }）。
electricity-prices-disagree-method = 另一份数据给出该国 { $other }（{ $day }）。这里采用 { $used }，因为统计局的方法是公开的。
electricity-prices-disagree-other = 另一来源给出该国 { $other }（{ $day }）。这里采用 { $used }，它的出处说明得更清楚。
electricity-note-laptop = { $card } 是笔记本电脑的显卡；这里的其余部件按台式机计算，实际用电更低。
electricity-warning-old-price = 这个电价的日期是 { $day }，之后很可能已经变动。
electricity-warning-weak-price = 这个电价来自一份未经核实的粗略清单，只能作大致参考。
electricity-caveat-tax-credit = 荷兰的电价已扣除固定的税收抵免，多用一度电的价格更高。
electricity-caveat-standing-charge = 另外每天还有 { $charge } 的固定费用。
electricity-caveat-inflation = 通货膨胀和汇率会让这个电价很快过时。
electricity-caveat-tiers = 该国高档阶梯电价远高于平均值。
electricity-caveat-before-tax = 这个电价不含税，账单明显更高。
electricity-caveat-region = 该国各地电价差别明显。

electricity-2018-rounded = { $year } 年的指南把用电量取整为 { $low } 和 { $high }。
electricity-2018-rate = 指南的摘译把电费换算成 { $low } 到 { $high }，与取整的用电量相符，相当于一欧元兑 { $rate }。
electricity-2018-extra = 摘译为效率只有 { $efficiency } 的电源再加 { $low } 到 { $high }。其实最多只会增加 { $share }，即 { $right-low } 到 { $right-high }；这里采用更正后的数字。

electricity-missing-cards = 这台机器用哪些显卡，各几张？
electricity-assume-price-currency = 没有说明国家。费用以 { $currency } 给出，每度电按 { $price } 计算，这是使用该货币的国家或地区的居民电价（{ $day }）；说明国家或给出账单上的电价会更准确。
electricity-note-converted = 公布的电价是 { $listed }，按欧洲中央银行 { $day }的汇率换算：一 { $base } 等于 { $rate }。
