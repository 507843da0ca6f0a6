own-model-config-unreadable = { $file } cannot be read: { $reason }.
own-model-config-not-json = { $file } is no model configuration; give the config.json of a model on Hugging Face.
own-model-config-kind = { $kind ->
    [none] The configuration does not say its model_type. Supported are: { $known }.
   *[other] Models of the kind “{ $kind }” are not supported: their cache does not follow from the configuration. Supported are: { $known }.
}
own-model-config-missing = The configuration lacks “{ $key }”.
own-model-config-value = The configuration gives “{ $key }” as { $value }, which is no usable number.
own-model-config-name = Give the model a name of one line and at most a few words, with the option --name.
own-model-line = { $name }: { $size }, { $context } of context, { $cache } of cache per token in half precision.
own-model-used = It is used from now on wherever a model is named.
own-model-added-over = It takes the place of the shipped model of the same name.
own-model-removed = { $name } is forgotten.
own-model-not-own = There is no model of your own named { $name }.
own-model-none-own = There are no models of your own; add one with: { $command }
