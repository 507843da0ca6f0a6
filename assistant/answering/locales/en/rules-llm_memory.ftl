rule-llm-memory-title = Memory for a language model

llm-memory-headline-fits = { $model } in { $format } fits on { $cards }: with a context of { $context } it needs { $need } of { $room }. Up to { $longest } of context would fit.
llm-memory-headline-tight = { $model } in { $format } only just fits on { $cards }: with a context of { $context } it needs { $need } of { $room }, and such predictions are off by more than what is left. Up to { $longest } of context would fit if it is right.
llm-memory-headline-fits-bounded = { $model } in { $format } fits on { $cards }: weights and engine need { $need } of { $room }, and there is room for the most that its cache can take with a context of { $context }.
llm-memory-headline-largest = The largest of the usual models that fits on { $cards } is { $model } in { $format }: with a context of { $context } it needs { $need } of { $room }.
llm-memory-headline-nothing = None of the usual models fits on { $cards }: even { $model } in { $format } needs { $need } with a context of { $context }, and only { $room } can be used.
llm-memory-advice-model = { $model } in { $format }
llm-memory-headline-short = { $model } in { $format } does not fit on { $cards }: with a context of { $context } it needs { $need }, but only { $room } can be used.
llm-memory-headline-short-cards = { $model } in { $format } does not fit on { $cards }: with a context of { $context } it needs { $need }, but only { $room } can be used. { $count } of these cards would hold it.
llm-memory-headline-unsure = Whether { $model } in { $format } fits on { $cards } cannot be said for certain: weights and engine alone need { $need } of { $room }, and the size of its cache is not known exactly.
llm-memory-headline-offload = { $cards } can hold { $held } of the { $layers } layers of { $model } in { $format } with a context of { $context }; the remaining { $rest } must go to main memory.
llm-memory-headline-offload-fits = { $cards } can hold { $held } of the { $layers } layers of { $model } in { $format } with a context of { $context }; the remaining { $rest } fit into { $ram } of main memory, but run many times more slowly.
llm-memory-headline-offload-short = { $cards } can hold { $held } of the { $layers } layers of { $model } in { $format } with a context of { $context }; the remaining { $rest } do not fit into { $ram } of main memory.
llm-memory-headline-card = { $model } in { $format } needs { $need } of graphics memory with a context of { $context }; the smallest usual card for it has { $size }.
llm-memory-headline-cards = { $model } in { $format } needs { $need } of graphics memory with a context of { $context }. No single usual card holds that, but { $count } cards of { $size } do.
llm-memory-headline-bounded = { $model } in { $format } needs at least { $need } for weights and engine, and its cache is not known exactly. Even with the most that the cache can take, { $count } × { $size } of graphics memory is enough.
llm-memory-headline-none = { $model } in { $format } needs at least { $need } of graphics memory with a context of { $context }; no usual number of cards is sure to hold it.
llm-memory-headline-pictures = { $model } needs { $need } of graphics memory in this way: { $way }.
llm-memory-headline-pictures-fits = { $model } runs on { $cards } in this way: { $way }, which needs { $need }.
llm-memory-headline-pictures-short = { $model } does not run on { $cards }: even the most frugal way, { $way }, needs { $need }.

llm-memory-buy-card = A card with { $size }
llm-memory-buy-cards = { $count } cards of { $size }
llm-memory-advice-cache = It fits with the cache in { $format }: that needs { $need }.
llm-memory-advice-format = It fits in { $format }: that needs { $need }, and perplexity rises by { $rise } against sixteen bits.
llm-memory-advice-context = It fits with a context of at most { $context }.
llm-memory-advice-cards = { $count } cards of the kind { $card } would hold it.
llm-memory-hint-offload = Without any change the cards hold { $held } of { $layers } layers; the remaining { $rest } would run from main memory, many times more slowly.
llm-memory-hint-offload-fits = Without any change the cards hold { $held } of { $layers } layers; the remaining { $rest } fit into { $ram } of main memory, but run many times more slowly.
llm-memory-hint-offload-short = Without any change the cards hold { $held } of { $layers } layers; the remaining { $rest } do not fit into { $ram } of main memory either.

llm-memory-step-total = Weights, cache and engine together
llm-memory-step-least = Weights and engine, without the cache
llm-memory-step-per-card = On each card, when every layer is split over all cards
llm-memory-step-enough-need = What { $count } such cards need for it, with the engine on each
llm-memory-step-enough-room = What { $count } such cards have
llm-memory-step-way = { $model } in this way: { $way }

llm-memory-note-parallel = Each of the { $requests } parallel requests has a cache of its own.
llm-memory-note-mixture = All { $total } must be held in memory, although a token uses only { $active } of them.
llm-memory-note-head-dimension = The published head dimension is used, which gives { $used } per token. Calculators that divide the hidden size by the number of heads get { $wrong } for { $model }, which is wrong.
llm-memory-note-overhead = The engine is counted with { $overhead } on each card, and such predictions are off by up to { $error } a card either way.
llm-memory-note-units = A card sold in GB holds as many GiB, so needs are given in GiB; files are sold in GB of a thousand million bytes, which are smaller.
llm-memory-note-unified = One computer with unified memory, of which the GPU may use a part.
llm-memory-note-apple = Of the unified memory { $share } counts, the share that such computers let the GPU use.
llm-memory-note-unified-assumed = Of the unified memory { $share } counts. That share was read on Apple computers and is assumed here.
llm-memory-note-repeated = The model has { $heads } KV heads for { $cards } cards, so with tensor split the cache cannot be divided by the number of cards: parts of it are repeated.
llm-memory-note-latent-repeated = The latent cache has no heads to divide, so with tensor split each of the { $cards } cards holds all of it.
llm-memory-note-loading = Loading it still peaked at { $loading } in the benchmark.
llm-memory-note-group-offload = A picture takes { $time } as long.
llm-memory-note-rule-of-thumb = The figure is a rule of thumb and was not read in a primary source; the GPU guide asks for { $comfortable } or more for image generation.
llm-memory-note-offload-memory = With offload the weights wait in main memory, which must hold about { $resident }.
llm-memory-assume-flux-dev = The figures were published for the dev version, which has the same transformer.
llm-memory-sources-disagree = Sources disagree on the cache of { $model }: community notes lead to { $low } or to { $high } per token, depending on the engine and on how heads are counted. Used here are the { $used } of the published configuration, with keys and values both stored.

llm-memory-warning-cache-bounded = The cache of { $model } is compressed in a way that the usual formula does not describe; it takes at most { $most } here.
llm-memory-warning-cache-unknown = The cache of { $model } cannot be computed from what is published, so it is left out; expect it on top.
llm-memory-warning-windows = The cache of { $model } takes { $used } because some layers keep only a window; an engine that ignores the windows needs { $whole } for it.
llm-memory-warning-quality = { $format } costs quality: on a large model perplexity rose by { $rise } against sixteen bits.
llm-memory-warning-few-bits = { $format } has fewer than four bits per weight, and quality falls quickly there.
llm-memory-warning-heads = { $heads } attention heads cannot be divided evenly over { $cards } cards; most engines refuse such a tensor split.
llm-memory-warning-unequal-cards = With tensor split every card holds the same, so the smallest card decides.

llm-memory-missing-model = Which model is it, or how many billion parameters does it have?
