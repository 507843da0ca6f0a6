heading-steps = 计算过程：{ $title }
heading-sources = 资料原文
heading-assumptions = 假设
heading-warnings = 注意
heading-follow-ups = 可以接着问
heading-wording = 换句话说（由 { $model } 撰写，每句都已对照本答案核对）
heading-reading = 您是否想问（{ $model } 的理解）
translation-by = { $model } 的译文：{ $text }
as-of = 参数与价格截至{ $day }。
attribution = { $language ->
    [none] 《{ $document }》，出处：{ $sources }
   *[other] 《{ $document }》（{ $language }），出处：{ $sources }
}
abstention = 没有规则或资料能支持这个问题的答案，所以我不猜。我回答深度学习与本地大语言模型主机的问题：电源、内存、显卡与预算、处理器、PCIe、存储、散热和使用成本。可以用“rigwise ingest”加入您自己的文档。
time-to-train-unknown = 训练要多久，这里没有规则可以计算：它取决于训练多少 token 以及显卡的实际速度。
smalltalk-greeting = 您好！可以问我深度学习或本地大语言模型主机的问题：电源、内存、显卡、预算。
smalltalk-thanks = 不客气。
smalltalk-goodbye = 再见，祝装机顺利。
smalltalk-capabilities = 我只做两件事：计算和引用。我计算电源、内存和预算内的最佳显卡，并列出每一步；我引用注明日期的深度学习与本地大语言模型装机指南。两者之外的数字我不会说。
smalltalk-insult = 抱歉没能帮上忙。告诉我显卡、预算或模型，我重新计算。
smalltalk-decline = 好的，随时可以再问。
smalltalk-start-over = 好，重新开始。您想装一台什么样的机器？
smalltalk-nothing-before = 这次对话里还没有可以回顾的答案。您想了解什么？
golden-invalid = { $where }: { $key }: { $fault }
money-assume-currency = 没有说明货币和国家；按提问的语言，费用以 { $currency } 给出。
money-assume-before = 金额没有说明货币；这里按本次对话前面提到的 { $currency } 理解。
money-own = 价格按公布的美元给出。按欧洲央行{ $day }的汇率 { $base } = { $rate }，表中价格自上而下为：{ $amounts }。
price-sources = 价格和电价来源：{ $sources }。
outlet-assume-currency = 没有说明线路和国家，按使用所说货币的地区通常的 { $circuit } 线路计算。
outlet-assume-language = 没有说明线路和国家，按使用问题所用语言的地区通常的 { $circuit } 线路计算。
money-assume-name = 有几种货币同名，这里按 { $used } 理解；如果是指另一种，请写 { $other }。
money-assume-sign = 这里把“¥”读作{ $used ->
    [JPY] 日元
    [CNY] 人民币
   *[other] { $used }
}；如果指另一种货币，请写 { $other }。
why-decides = 起决定作用的一步是“{ $step }”：{ $derivation }。
sources-of-answer = 依据：{ $sources }。
clarify-readings = 这句话可以有不止一种理解。您指的是哪一种？
command-interrupted = 已中断。
languages-spoken = 我还不会您提问所用的语言，可能只读懂了一部分，所以用简体中文回答。我会的语言有：{ $languages }。
command-unwritten = 无法写出结果：{ $reason }。请在写入的位置腾出空间，或改写到别处。
smalltalk-unsure = 没关系。请说说您手上有什么或打算做什么，其余的我来假定。
assumed-option = 反问没有得到回答，因此按{ $option }计算。
