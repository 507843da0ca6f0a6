machine-step-running = 工作时的整机功率
machine-step-wall = 插座端功率
machine-assume-running-cpu = 没有说明处理器，按满载 { $full } 的处理器计算，显卡工作时其中计 { $power }。
machine-assume-same-cpu = 沿用之前提到的处理器：{ $processor }。
machine-assume-cpu-family =
    处理器只说了系列：{ $family }。这里按目录中该系列{ $kind ->
        [desktop] 台式机
        [hedt] 工作站
       *[server] 服务器
    }型号里额定功率最高的 { $cpu } 计算，即 { $power }。请给出具体型号，例如“{ $cpu }”，就会按您的处理器计算。
machine-assume-rest = 主板、内存、硬盘和风扇合计按 { $rest } 计算。
machine-assume-efficiency = 电源效率按 { $share } 计算，即{ $tier }等级在较低市电电压、半载时的最低要求。
