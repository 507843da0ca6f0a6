card-assume-variant = “{ $asked }”对应几种显卡，这里按 { $assumed } 计算。另有：{ $others }。
card-claimed-power = 按您给的 { $given } 计算 { $card }，而它的板卡功耗是 { $real }。
card-assume-few = “{ $said }”不是确切的数量，这里按 { $count } 张计算。说明有几张，答案才准确。
