channel-working = 正在计算……
channel-rate-user = 您短时间内问得太多了，请等 { $seconds } 秒再问。
channel-rate-channel = 这个频道短时间内问得太多了，请等 { $seconds } 秒再问。
channel-busy = 现在排队的问题太多，请过一分钟再问。
channel-unavailable = 试了几次都没能得到答案，请稍后再问。
channel-not-here = 我没有被设置为在这个频道回答，运营者可以开放它。
channel-admins-only = 只有运营者可以这样做。
channel-mute = 从现在起我在这个频道保持安静。用“unmute”可以让我重新回答。
channel-is-muted = 我被要求在这个频道保持安静。
channel-unmute = 我重新在这个频道回答。
channel-status = { $state ->
    [muted] 我在这个频道保持安静。
   *[open] 我在这个频道回答问题。
}排队的问题：{ $waiting }，正在回答：{ $working }。
channel-help = 用自己的话问我关于深度学习或本地语言模型的机器：电源、内存、显卡、预算。在答案的消息列中提问就是追问。在问题前写“in:名称”，就只引用那个文档集。命令：“language”加语言标签、“collections”、“help”；运营者还可以用“status”“mute”“unmute”。
channel-collections = 文档集：{ $names }。在问题前写 { $example }，就只引用那个文档集。
channel-collections-none = 除了 Rigwise 指南，没有其他文档。
channel-language-known = 请写出其中一种语言：{ $known }；写“{ $automatic }”则按每个问题的语言回答。
channel-language-automatic = 从现在起我按每个问题的语言回答。
channel-language-chosen = 从现在起我用{ $language }回答您。
channel-thanks = 谢谢，已经记下。
channel-empty = 您想知道什么？例如：两张 RTX 3090 要多大的电源？
channel-helpful = 有帮助
channel-not-helpful = 没有帮助
channel-edited = 我回答之后，您修改了问题。
channel-recompute = 重新回答
channel-home = 我回答关于深度学习和本地语言模型的机器的问题。每个数字都由写明的规则算出，或引自注明日期的指南；两者都给不出答案时，我会直说。
channel-home-examples = 试试这些问题
channel-home-language = 回答的语言
channel-home-automatic = 问题的语言
channel-home-hint = 在频道里提到我、直接给我发消息，或使用 { $command }。消息列中的追问我能听懂。
channel-document-added = 已加入《{ $title }》，从现在起我可以引用它。
channel-document-replaced = 《{ $title }》取代了之前的同名文件。
channel-document-unchanged = 《{ $title }》已经在了，内容没有变化。
channel-archive-added = 已从“{ $name }”加入 { $documents } 份文档。未接受：{ $refused }。
channel-document-too-large = “{ $name }”太大：最多可以加入 { $limit }。
channel-document-gone = 没能取到“{ $name }”，请重新发送。
