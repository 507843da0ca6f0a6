rule-llm-speed-title = 大语言模型的速度

llm-speed-headline = { $format } 的 { $model } 在 { $cards } 上生成约 { $speed }，范围 { $low }到 { $high }。
llm-speed-headline-prefill = { $format } 的 { $model } 在 { $cards } 上生成约 { $speed }，范围 { $low }到 { $high }；读取提示词约 { $prompt }。
llm-speed-headline-spills = { $cards } 放不下 { $format } 的 { $model }，一部分要从内存运行：生成约 { $speed }，范围 { $low }到 { $high }。
llm-speed-headline-ram = { $format } 的 { $model } 只用内存运行，生成约 { $speed }，范围 { $low }到 { $high }。

llm-speed-step-active = 每个 token 读取的 { $format } 权重：只算激活的参数
llm-speed-step-cache = 每个 token 读取的缓存
llm-speed-step-bound = 上限：带宽除以每个 token 读取的字节
llm-speed-step-card-time = { $card } 上一个 token 的时间，按通常达到的带宽比例
llm-speed-step-ram-time = 内存中一个 token 的时间，按通常达到的带宽比例
llm-speed-step-speed = 每秒生成的 token
llm-speed-step-flop = 提示词每个 token 的运算量：与权重相乘，加注意力
llm-speed-step-rate-measured = 显卡的运算速率，由它跑 { $model } 的实测速度得出
llm-speed-step-rate-peak = 显卡的运算速率，由厂商标称和通常达到的比例得出
llm-speed-step-prefill = 每秒读取的提示词 token
llm-speed-step-wait = 读完提示词的时间

llm-speed-assume-context = 没有说明上下文，按目前 { $context } 计算，与实测条件相近；更长的见表。
llm-speed-assume-ram = 没有说明内存，按 { $bandwidth }（双通道高速台式机内存）计算。
llm-speed-note-mixture = 这个混合专家模型每个 token 只读取 { $read }，所以比同样文件大小的稠密模型快得多。
llm-speed-note-layer-split = 按层拆分的多张卡依次工作：多张卡增加的是显存，单路生成不会变快。
llm-speed-note-prefill-estimated = 这张卡读取提示词的速度没有实测，由厂商标称推算，范围很宽。
llm-speed-note-single-stream = 按单路、不用投机解码计算。投机解码可提高到 { $low }到 { $high }，所以有些报告会超过上限。

llm-speed-warning-spills = { $layers } 层中有 { $left } 层放不下，每个 token 都要从内存读取，速度由此决定。
llm-speed-warning-tight = 引擎占用很小才放得下；接显示器或上下文更长就会溢出到内存。
llm-speed-warning-tensor = 张量拆分的结果取决于卡间链路，同一配置在不同机器上差别很大。
llm-speed-warning-tensor-short = 张量拆分放不下这个模型，所以按层拆分计算，其余放在内存里。
llm-speed-warning-few-bytes = 每个 token 只读取 { $read }，固定开销比带宽更重要，所以范围很宽。
llm-speed-warning-hybrid = 带线性层的模型目前达到的上限比例较低，这里最低按 { $share } 计。
llm-speed-warning-cache-unknown = 公开资料不足以算出 { $model } 的缓存，长上下文会比这里写的慢。
llm-speed-warning-no-prefill = 没有给出读取提示词的速度，因为运算速率不明，或有一部分从内存运行。

llm-speed-missing-model = 是哪个模型？或者它有多少十亿（B）参数？
llm-speed-missing-cards = 模型在哪款显卡上运行，用几张？
