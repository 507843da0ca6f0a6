prices-kept = 已在 { $file } 中保存 { $count } 条价格，并优先于自带价格使用。
prices-nothing-kept = { $file } 中没有可用的行；原有价格不变。
prices-refused = 有 { $count } 行被拒绝：
prices-line = 第 { $line } 行：{ $reason }
prices-unknown-card = { $nearest ->
    [none] 没有名为“{ $value }”的显卡
   *[other] 没有名为“{ $value }”的显卡；相近的有：{ $nearest }
}
prices-ambiguous-card = “{ $value }”可能是多种显卡，请写其中之一：{ $nearest }
prices-bad-price = “{ $value }”不是价格；请写数字，小数用点，不带货币符号
prices-bad-currency = “{ $value }”不是欧洲央行有参考汇率的货币；请写 USD 之类的代码
prices-bad-date = “{ $value }”不是日期；请写年、年-月或年-月-日
prices-bad-kind = “{ $value }”不是价格种类；请写其中之一：{ $nearest }
prices-bad-columns = 该行的单元格数与表头不符
prices-file = { $reason }
prices-source-own = 您自己的价格：{ $file }
prices-source-shipped = 只有自带价格
prices-future-date = “{ $value }”在未来；价格日期最晚为 { $nearest }
prices-old = 以下价格早于 { $age }，不能说明现在的行情，计算预算时不采用：{ $cards }
prices-setting = { $name } 指定了另一个文件 { $file }，将使用它而不用导入的价格。
prices-none = { $known ->
    [none] { $nearest ->
        [none] 没有名称含“{ $name }”且有价格的显卡。
       *[other] 没有名称含“{ $name }”且有价格的显卡；相近的有：{ $nearest }
    }
   *[other] 没有 { $known } 的价格；可用“rigwise prices import”导入您自己的价格。
}
prices-none-own = { $name ->
    [none] 您没有导入过价格。
   *[other] 您没有导入过“{ $name }”的价格。
}
prices-removed = 已删除您自己的 { $count } 条价格。
