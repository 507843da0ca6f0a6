machine-step-running = 工作时的整机功率
machine-step-wall = 插座端功率
machine-assume-running-cpu = 没有说明处理器；显卡工作时按 { $power } 计算，低于睿频功率。
machine-assume-rest = 主板、内存、硬盘和风扇合计按 { $rest } 计算。
machine-assume-efficiency = 电源效率按 { $share } 计算，即 { $tier } 等级在较低市电电压、半载时的最低要求。
