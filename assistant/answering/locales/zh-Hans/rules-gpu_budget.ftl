rule-gpu-budget-title = 按预算选显卡

gpu-budget-headline = { $memory ->
    [none] 预算 { $budget } 能买到的最快的卡是 { $card }，价格 { $price }（{ $kind }）。
   *[other] 预算 { $budget } 能买到的显存至少 { $memory } 的最快的卡是 { $card }，价格 { $price }（{ $kind }）。
}
gpu-budget-headline-memory = 预算 { $budget } 买 { $count } 张，显存最大的卡是 { $figure } 的 { $card }，每张 { $price }（{ $kind }）。
gpu-budget-headline-bandwidth = 预算 { $budget } 买 { $count } 张，带宽最高的卡是 { $figure } 的 { $card }，每张 { $price }（{ $kind }）。
gpu-budget-headline-power = 预算 { $budget } 买 { $count } 张，功耗最低的卡是 { $figure } 的 { $card }，每张 { $price }（{ $kind }）。
gpu-budget-headline-several = 买 { $count } 张卡，最快的选择是 { $card }，每张 { $price }（{ $kind }），合计 { $total }。
gpu-budget-headline-nothing = { $count ->
    [one] 预算 { $budget } 买不到显存至少 { $memory } 又符合要求的卡；这类卡里最便宜的是 { $card }，价格 { $price }。
   *[other] 预算 { $budget } 买不到 { $count } 张显存至少 { $memory } 又符合要求的卡；这类卡里最便宜的是 { $card }，每张 { $price }。
}
gpu-budget-headline-cheapest = 显存至少 { $memory } 的卡里最便宜的是 { $card }，价格 { $price }（{ $kind }）。
gpu-budget-headline-leads-memory = 在售显卡中，显存最大的是：{ $cards }。
gpu-budget-headline-leads-bandwidth = 在售显卡中，带宽最高的是：{ $cards }。
gpu-budget-headline-leads-speed = 在售显卡中，最快的是（以 { $baseline } 为基准）：{ $cards }。
gpu-budget-headline-leads-power = 在售显卡中，功耗最低的是：{ $cards }。
gpu-budget-headline-no-such-card = 有现价的卡里没有符合要求的：显存至少 { $memory }，并满足所要的成色、厂商和功耗。
gpu-budget-headline-history = { $year } 年的指南推荐：{ $cards }。
gpu-budget-headline-history-nothing = { $year } 年的指南为此推荐的卡都超出预算；其中最便宜的是 { $card }，价格 { $price }。
gpu-budget-buy = { $count } × { $card }

gpu-budget-step-dollars = 预算折合美元，按欧洲央行{ $day }的汇率
gpu-budget-step-each = 每张卡的预算
gpu-budget-step-speed-measured = { $card } 的训练速度，实测
gpu-budget-step-speed-estimated = { $card } 的训练速度，由带宽、算力和架构估算
gpu-budget-step-speed-bandwidth = { $card } 的文本生成速度，由带宽得出
gpu-budget-step-for-money = 每 { $unit } 能买到的速度，{ $card }

gpu-budget-assume-training = 按半精度训练速度排序，{ $baseline } = { $one }：有基准测试的用实测值，其余用带宽与算力的几何平均乘以同架构实测卡的系数。不同任务之间可相差一倍。
gpu-budget-assume-inference = 按单用户运行语言模型时的文本生成速度排序，{ $baseline } = { $one }：显存带宽乘以该类显存能达到的比例。
gpu-budget-assume-by-memory = 显卡先按显存、再按速度排序。
gpu-budget-assume-by-bandwidth = 显卡先按显存带宽、再按速度排序。
gpu-budget-assume-by-power = 显卡先按功耗由低到高、再按速度排序。
gpu-budget-assume-power-limit = 只比较功耗不超过 { $power } 的显卡。
gpu-budget-assume-money-unit = 性价比是每 { $unit } 能买到的速度。
gpu-budget-assume-model = { $count } × { $memory } 显存放得下 { $format } 的 { $model }，上下文 { $context }。
gpu-budget-assume-memory = 没有说明用途，按每张卡至少 { $memory } 显存筛选。
gpu-budget-assume-memory-for = 用途是{ $purpose }，按每张卡至少 { $memory } 显存筛选。
gpu-budget-assume-on-sale = 只比较有现价的显卡，不论价格高低；无法插入插槽的服务器模块不在其中。
gpu-budget-assume-any-condition = 全新和二手一起比较；说明“全新”或“二手”即可只看其一。
gpu-budget-assume-us-prices = 价格为美国不含税价格的折算，各地售价会有出入。
gpu-budget-check-again = 显卡价格变动很快，{ $day }之后请重新查价。
gpu-budget-check-now = 表中最旧的价格已有 { $days } 天，早该在{ $day }重新核对，购买前请重新查价。
gpu-budget-note-unsure-price = 这个价格没有得到一手资料证实。
gpu-budget-note-equal-inference = { $cards } 生成文本一样快：单用户生成受显存带宽限制，而它们都是 { $bandwidth }。较贵的显卡多出的算力只会缩短读取长提示的时间；最便宜的排在前面。
gpu-budget-note-equal-training = { $cards } 按一样快计算，因为估算依据带宽（{ $bandwidth }）和算力，而它们都相同；最便宜的排在前面。

gpu-budget-hint-memory = 显存降到 { $memory } 的话，可以买 { $card }，价格 { $price }。
gpu-budget-hint-power = 功耗放宽到 { $power } 的话，可以买 { $card }，价格 { $price }。
gpu-budget-hint-condition = 全新和二手都可以的话，能买 { $card }，价格 { $price }。
gpu-budget-hint-vendor = 换其他厂商的话，可以买 { $card }，价格 { $price }。
gpu-budget-hint-roomier = 速度相近而显存更大（{ $memory }）的是 { $card }，价格 { $price }。
gpu-budget-hint-count = { $count ->
    [one] 预算够买一张 { $card }，价格 { $price }。
   *[other] 预算够买 { $count } 张 { $card }，每张 { $price }。
}

gpu-budget-warning-launch-prices = { $cards } 只有首发价，现在的售价可能高得多。
gpu-budget-warning-used-lows = 二手价多为最低挂牌价，不是市场中位价，实际往往更贵。
gpu-budget-warning-software = NVIDIA 之外的显卡能运行常用框架，但有些工具需要 CUDA，请先确认。它们的训练速度只是粗略估算。
gpu-budget-warning-server-card = 服务器显卡没有风扇，机箱里要有强风道。
gpu-budget-warning-old-rate = { $currency } 的最后一次汇率是{ $day }的，与今天可能相差很大。

gpu-budget-history-2017 = { $year } 年的指南正文说 Titan X Pascal 相对性能太贵，表格却把它列在首位；正文给了理由，更可取。
gpu-budget-history-2018 = { $year } 年的指南推荐用新卡做半精度训练，用二手旧卡做单精度训练。
gpu-budget-history-2018-memory = 对这种用途，{ $year } 年的指南要求 { $memory } 显存。
gpu-budget-history-past = 这是 { $year } 年的建议，作为历史列出；显卡和价格都已变化。不带年份再问，可得到现在的选择。

gpu-budget-missing-budget = 您打算花多少钱买显卡？
