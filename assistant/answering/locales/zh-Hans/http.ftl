http-scope = 这一操作需要带有“{ $scope }”权限的密钥，由服务器的管理者用“{ $command }”生成。
http-host = 服务器不以请求中的名称提供服务；管理者可用设置 { $setting } 允许它。
http-origin = { $origin ->
    [none] 请求没有给出可以领取通行证的来源（origin）。
   *[other] 来源（origin）{ $origin } 不能领取通行证。
 }服务器的管理者可在设置 { $setting } 中列出它；有密钥则可直接提问。
http-slow = 请求没有在 { $seconds } 秒内传完，请一次发完整。
http-timeout = { $seconds } 秒内没有得到答案，请重试，或把问题缩短。
http-bad-request = 这不是有效的 HTTP 请求。
http-conversation-unknown = 没有这段对话，或者它已被删除。
http-chip-fixed = 问题中的这一项不能改成别的数字。
http-answer-unknown = 没有这个编号的回答，或者它已被删除。
http-no-chart = 这个回答里没有可以画成图的内容。
http-guide-not-removable = “{ $document }”是 Rigwise 自带的文档，不能删除；只能删除自己加入的文档。
http-file-name = “{ $name }”不能用作文档名。请给出普通的文件名，以下列之一结尾：{ $supported }。
http-question-missing = 消息列表里没有问题；最后一条必须是用户的消息，并且带有文字。
http-unsupported = 这里不能使用“{ $field }”：Rigwise 只计算和引用，不调用工具，也不按输出格式作答。请去掉它。
http-only-text = 只能读文字：请去掉消息中类型为“{ $kind }”的部分，用文字提问。
http-model-unknown = 没有名为“{ $name }”的模型。现有：{ $known }
http-index-fault = 现在无法读取或写入文档，原因请管理者查看服务器日志。
http-index-busy = 正在加入其他文档，请等它完成后再试。
http-state-fault = 服务器保存的数据现在无法读写，请稍后再试；管理员可在服务器日志中找到原因。
http-input-choice = 输入“{ $field }”不能是“{ $given }”，请从中选择：{ $known }。
http-input-long = 输入“{ $field }”太长，最多读取 { $limit } 个字符，请缩短。
http-input-number = 输入“{ $field }”不能是“{ $given }”，请给出 { $minimum } 到 { $maximum } 之间的整数。
http-input-form = 输入“{ $field }”不能是“{ $given }”，可用的形式见该工具的说明。
http-repeat-other = 此请求的“{ $header }”已用于另一个请求。请为每个请求使用各自的值，只有在重发同一请求时才使用相同的值。
http-repeat-running = 带有此“{ $header }”的请求正在处理中。请稍后重发以取得其回答。
