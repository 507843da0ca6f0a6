error-rule-input = { $reason }
error-out-of-range = 超出范围：{ $input }给的是 { $value }，应在 { $minimum } 到 { $maximum } 之间。
error-count-not-whole = 显卡数量不能是 { $given }，请给出整数。
error-unknown-rule = 没有名为“{ $name }”的规则。现有：{ $known }。
error-unknown-rule-near = 没有名为“{ $name }”的规则。是不是“{ $nearest }”？
error-unknown-field = 没有名为“{ $name }”的输入项。现有：{ $known }。
error-unknown-field-near = 没有名为“{ $name }”的输入项。是不是“{ $nearest }”？
error-missing-field = 缺少输入项“{ $field }”，请给出它的值。
error-malformed-field = 输入项“{ $field }”不能是“{ $given }”，它的格式见该规则的 schema。
error-choice = 输入项“{ $field }”不能是“{ $given }”。可以是：{ $known }。
error-kind = 输入项“{ $field }”不能是“{ $given }”，必须是 { $expected }。
error-count-in-name = “{ $given }”在名称里写了数量；请把数量单独写在“{ $field }”里。
error-unknown-card = 没有找到显卡“{ $name }”。请核对名称，或改为给出板卡功耗和显存。
error-unknown-card-near = 没有“{ $name }”这款显卡。相近的有：{ $nearest }。您指的是哪一款？
error-unknown-cpu = 没有找到处理器“{ $name }”。请核对名称，或以瓦为单位给出它的满载功率。
error-unknown-cpu-near = 没有“{ $name }”这款处理器。相近的有：{ $nearest }。您指的是哪一款？
error-card-memory = 显卡数据库中的 { $card } 是 { $real }，没有列出 { $given } 的版本。请换一款卡；若是改装卡，请不写名称，只给出显存和板卡功耗。
error-card-memory-unknown = { $card ->
    [none] 不知道这张卡的显存，请以 GB 为单位给出。
   *[other] 不知道 { $card } 的显存，请以 GB 为单位给出。
}
error-board-power-unknown = { $card ->
    [none] 不知道这张卡的功耗，请给出名称，或以瓦为单位给出板卡功耗。
   *[other] 不知道 { $card } 的板卡功耗，请以瓦为单位给出。
}
error-power-limit-floor = { $card ->
    [none] 这张卡不能限制到 { $limit }，最低只能到 { $floor }。
   *[other] { $card } 不能限制到 { $limit }，最低只能到 { $floor }。
}
error-machine-nothing-given = 请给出机器的显卡，或以瓦为单位给出整机功率。
error-machine-total-and-parts = 整机功率和显卡只能给出一项。
error-psu-no-supply = 这条线路最多用 { $largest } 的电源，留出余量后连一张这样的卡都带不动；整机需要 { $required }。请用电压更高的线路，或限制功耗。
error-mains-form = “{ $given }”不是线路的写法，请写成 { $example } 这样。
error-unknown-country = 不知道“{ $given }”常用的线路，请给出两位字母的国家代码，或直接给出线路。
error-unknown-format = 没有“{ $given }”这种量化格式。现有：{ $known }。
error-currency-unknown = 如果这是金额，“{ $word }”不是这里认识的货币。请用以下货币之一：{ $known }。
error-currency-without-rate = 欧洲央行不公布 { $money }（{ $currency }）的汇率，这里无法折算。大约合多少美元？
error-currency-assumed-without-rate = 没有说明货币；按这里常用的 { $money }（{ $currency }）理解的话，欧洲央行不公布它的汇率，无法折算。这个金额是哪种货币？
error-unknown-currency = 欧洲央行没有“{ $given }”的汇率。请用其中一种货币给出预算：{ $known }。
error-budget-range = 预算 { $given } 超出范围，应在 { $minimum } 到 { $maximum } 之间。
error-cpu-cores = { $cpu } 有 { $real } 个核心，不是 { $given } 个。请不写核心数，或只写核心数不写型号。
error-cpu-threads = { $cpu } 有 { $real } 个线程，不是 { $given } 个。请不写线程数，或只写线程数不写型号。
error-threads-below-cores = { $cores } 核的处理器至少有同样多的线程，不会只有 { $threads } 个。
error-cpu-inference-preprocessing = 运行训练好的模型不需要处理训练数据；请去掉数据处理方式，或改问训练。
error-pcie-2018-example = { $year } 年的硬件指南只给出了自己算例的传输时间：{ $batch } 张图像的批次、PCIe { $generation }、{ $lanes } 条通道。其他情况请不要指定年份。
error-pcie-2018-training = { $year } 年的硬件指南只谈训练；请不要指定年份。
error-pcie-model-not-loaded = 只有加载模型时才用得到模型文件；请去掉它，或改问加载时间。
error-pcie-model-size = 要加载哪个模型？请给出名称、参数量或文件大小（GB）。
error-pcie-one-card = 张量并行至少要两张卡，而这里只有 { $count } 张。
error-pcie-sample-twice = 样本大小和图像像素只给其一。
error-storage-2018-example = { $year } 年硬件指南的算例有自己的数字；请去掉“{ $field }”，或不要指定年份。
error-storage-bus = { $drive } 达不到 { $given }；它的接口最多 { $limit }。
error-storage-model-size = 要加载哪个模型？请给出名称、参数量或文件大小（GB）。
error-storage-checkpoint-size = 检查点大小取决于模型；请给出模型名称或参数量。
error-storage-speed-twice = 每秒样本数和每批时间只给其一。
error-card-length-unknown = 这张卡的长度未知，请以毫米给出。
error-model-file-twice = 模型文件大小和模型只给其一。
error-unknown-model = 没有找到语言模型“{ $name }”。请核对名称，或改为给出它的参数量（十亿）。
error-unknown-model-near = 目录里没有“{ $name }”这个语言模型。相近的有：{ $nearest }。您指的是哪一个？
error-model-missing = 请给出语言模型的名称，或它的参数量（十亿）。
error-model-size = { $model } 是 { $real }，不是 { $given }。请只给名称或规模，或改正其中一项。
error-active-above-total = 总共 { $total }的模型，每个 token 不可能用到 { $active }；激活参数是全部参数的一部分。
error-image-method = { $model } 没有公布这种方法的数字。现有：{ $known }。
error-card-bandwidth-unknown = 不知道 { $card } 的显存带宽，而速度由它决定。请给出显卡型号。
error-speed-no-card = 请给出运行模型的显卡，或内存带宽。
warning-stale-parameter = 常数 { $name } 上次核对是 { $days } 天前，该重新核对了。

error-question-empty = 这里没有问题。请用文字提问，例如：两张 RTX 3090 要多大的电源？
error-question-too-long = 问题有 { $length } 个字符，最多只读 { $limit } 个。请缩短，或用“rigwise ingest”加入长文本。
error-busy = 现在排队的问题太多，请过几秒再问。
error-state = 文件“{ $file }”无法读写：{ $reason }。若有其他程序正在使用，请稍后再试；若文件已损坏，请把它移出 Rigwise 的文件夹，以便重新建立。
error-state-database = PostgreSQL 无法读写：{ $reason }。请检查 RIGWISE_STATE 或 RIGWISE_VECTORS 中的地址以及数据库是否在运行，然后再试。
error-state-newer = “{ $file }”的结构版本是 { $found }，由更新的 Rigwise 建立；当前版本最多支持 { $known }。请安装更新的版本。
error-state-older = 数据库的结构版本早于当前 Rigwise 使用的 { $known }。请用以下命令升级：{ $command }
error-extra-missing = 缺少 { $what } 所需的附加组件。请安装：{ $command }
error-state-extra = 把状态存入 PostgreSQL 需要安装扩展：{ $command }
error-not-ready = 索引还在加载，请稍等一秒再问。
error-key = 这台服务器需要密钥：请以“Authorization: Bearer …”发送。
error-rate = 请求太多，请等 { $seconds } 秒再继续。
error-not-found = 这个地址没有内容；接口说明见 /docs。
error-method = 这个地址不接受这种方法；接口说明见 /docs。
error-body-too-large = 请求太大：这里最多接受 { $limit } kB。
error-request = 这种形式的请求无法处理；接口说明见 /docs。
error-content-type = 正文按 JSON 读取：请用请求头“{ $field }: { $known }”发送。
error-source-unknown = 没有名为“{ $name }”的文档或来源；GET /sources 列出全部。
error-source-cited = “{ $name }”是回答引用的来源（{ $title }）。其正文不存放在这里；GET /sources 列出已知的信息。
error-json = “{ $field }”不是有效的 JSON；请看第 { $position } 个字符。
error-empty-field = 输入项“{ $field }”为空，请给出它的值。
error-pattern = 输入项“{ $field }”不能是“{ $given }”；它必须符合 { $pattern }。
error-one-answer = 这里的回答是计算和引用得来的，一个问题只有一个回答：请去掉“{ $field }”。
error-request-malformed = 字段“{ $field }”缺失或格式不对；格式说明见 /docs。
error-unknown-parameter = 此地址不接受“{ $field }”；可用的有：{ $known }。
error-span = 从 { $start } 到 { $end } 的范围不在文档内，文档共 { $length } 个字符。
error-internal = 服务器内部出错。报告问题时请附上编号 { $request }。
error-adapter-without-socket = 这些显卡都没有 { $socket } 接口，转接线无处可接；请不要写转接线，或说明接口。
error-sockets-too-weak = { $card ->
    [none] 加上插槽，{ $sockets } 可承受 { $carried }，低于这张卡的 { $power }；请核对接口或功耗。
   *[other] 加上插槽，{ $sockets } 可承受 { $carried }，低于 { $card } 的 { $power }；请核对接口或显卡。
}
error-slots-do-not-fit = 这些显卡加上中间的空槽需要 { $needed } 个插槽，主板只有 { $available } 个；请少留空槽，或换更大的主板。
error-efficiency-and-tier = 电源的效率和等级只给一个，不要都给。
error-unknown-tariff = 没有代码为“{ $given }”的国家；请给出两位字母的国家代码，或每度电的价格。
error-tariff-currency = { $given ->
    [none] 电价需要注明货币，用三位字母代码。
   *[other] “{ $given }”不是货币；请用三位字母代码给出电价的货币。
}
error-supply-below-load = { $supply } 的电源带不动功率为 { $load } 的整机，请核对这两个数字。
error-wall-and-parts = 插座端实测功率和整机配置只能给出一项。
error-electricity-example = { $year } 年的算例是固定的；请不要写机器，或按现价提问。
error-compare-one-card = 至少要两款不同的显卡才能比较，请写出名称。
error-compare-unnamed = 只能比较有名称的显卡，请写出这张卡的名称。
error-compare-same-card = { $card } 写了两次；比较需要不同的显卡。
error-compare-count = 这里是一张 { $card } 与其他显卡各一张相比；想知道多张卡的情况，请询问一台机器里装多卡。
error-use-kind = 用途“{ $purpose }”没有“{ $kind }”这一类；只有研究和企业用途分类。
error-memory-and-cards = 请只给单卡显存或显卡本身，不要两者都给。
error-no-price = 没有 { $card } 的价格；可以用“rigwise prices import”加入自己的价格。
error-cloud-no-price = { $card ->
    [none] 不知道这张卡的价格，请说明价格。
   *[other] 没有 { $card } 的现价，请说明价格。
}
error-cloud-no-rate = { $card ->
    [none] 不知道这张卡的租金，请说明每小时租金。
   *[other] 没有 { $card } 的租金，请说明每小时租金，或说出另一款要租的卡。
}
error-cloud-resale = 买价 { $price } 的卡最后不会卖到 { $resale }；请给出从零到买价之间的金额。
error-cloud-no-card = “{ $field }”属于某一款显卡，请同时给出显卡。
error-build-nothing-given = 请说明机器用哪些显卡，或者给出整机预算。
error-build-cards-and-budget = 显卡和用来选显卡的预算只能给一个。
error-build-count-twice = 数量请写在每种显卡上，不要另外再给一个数量。
error-build-no-cards = 预算的 { $share } 即 { $money } 买不到符合要求或装得下该模型的在售显卡。请提高预算或显卡所占比例，或降低要求。
error-build-own-supply = { $cards } 属于自带电源的整机，无需另外装机。
error-count-and-cards = 请给出带张数的显卡，或只给一个张数，不要两者都给。
error-multi-one-card = 一张卡谈不上扩展，请至少给出两张。
error-multi-2017 = { $year } 年的指南只谈到最多 { $most } 张卡的机器和 { $cluster } 张卡的集群，没有 { $given } 张的数字。不带年份再问，可得到如今的实测。
error-multi-unnamed = 只有带名称的显卡才能互相比较，请写出名称。
error-multi-same = 两个方案是同样的显卡，请给出两个不同的方案。
error-price-file = 您自己的价格文件无法使用：{ $fault }。请更正，或不带该文件再问。
error-claimed-memory = 根据{ $source }，{ $card } 的显存是 { $real }，不是 { $given }。
error-claimed-power = 根据{ $source }，{ $card } 的板卡功耗是 { $real }，不是 { $given }。
error-claimed-maker = 根据{ $source }，{ $card } 是 { $real } 的显卡，不是 { $given } 的。
error-confirmed-maker = 是的：根据{ $source }，{ $card } 是 { $real } 的显卡。
error-claimed-parameters = { $model } 有 { $real }，不是 { $given }。
error-edit-number = 没有更改：{ $fact }必须是 { $minimum } 到 { $maximum } 之间的数，例如 { $example }。
error-edit-whole = 没有更改：{ $fact }必须是 { $minimum } 到 { $maximum } 之间的整数，例如 { $example }。
error-edit-refused = 没有更改。{ $reason }
error-edit-refused-example = 没有更改。{ $reason }例如：{ $example }。
