own-model-config-unreadable = 无法读取 { $file }：{ $reason }。
own-model-config-not-json = { $file } 不是模型配置；请给出 Hugging Face 上模型的 config.json。
own-model-config-kind = { $kind ->
    [none] 配置中没有 model_type。支持的有：{ $known }。
   *[other] 不支持“{ $kind }”类模型：其缓存无法由配置推出。支持的有：{ $known }。
}
own-model-config-missing = 配置中缺少“{ $key }”。
own-model-config-value = 配置中“{ $key }”为 { $value }，不是可用的数值。
own-model-config-name = 请用 --name 给模型起一个简短的单行名称。
own-model-line = { $name }：{ $size }，上下文 { $context }，半精度下每个 token 占缓存 { $cache }。
own-model-used = 今后提到模型时都可使用。
own-model-added-over = 它取代同名的自带模型。
own-model-removed = 已删除 { $name }。
own-model-not-own = 您没有名为 { $name } 的模型。
own-model-none-own = 您还没有自己的模型；可这样添加：{ $command }
