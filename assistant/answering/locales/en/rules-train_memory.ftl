rule-train-memory-title = Memory for training

train-memory-headline = Training { $model } with { $plan } ({ $method }) needs { $need } of graphics memory; the smallest usual card for it has { $size }.
train-memory-headline-divided = Training { $model } with { $plan } ({ $method }), divided over { $count } cards, needs { $need } of graphics memory on each card; the smallest usual card for it has { $size }.
train-memory-headline-several = Training { $model } with { $plan } ({ $method }) needs { $need } of graphics memory, more than any single usual card has. Divided over { $count } cards of { $size } with ZeRO or FSDP, each card holds { $each }.
train-memory-headline-none = Training { $model } with { $plan } ({ $method }) needs { $need } of graphics memory on each card, more than even hundreds of large cards can divide among themselves.
train-memory-headline-fits = Training { $model } with { $plan } ({ $method }) fits on { $cards }: it needs { $need } on each card.
train-memory-headline-tight = Training { $model } with { $plan } ({ $method }) only just fits on { $cards }: it needs { $need } on each card, which leaves less than such predictions are off by.
train-memory-headline-instead-fits = Training { $model } fits on { $cards } with { $plan } ({ $method }): it needs { $need } on each card. With { $other } ({ $other-method }) it does not fit: that takes { $other-need }.
train-memory-headline-instead-tight = Training { $model } only just fits on { $cards } with { $plan } ({ $method }): it needs { $need } on each card, which leaves less than such predictions are off by. With { $other } ({ $other-method }) it does not fit: that takes { $other-need }.
train-memory-headline-short = Training { $model } with { $plan } ({ $method }) does not fit on { $cards }: it needs { $need } on each card.
train-memory-headline-short-sharded-fits = Training { $model } with { $plan } ({ $method }) does not fit on { $cards } undivided: it needs { $need } on each card. Divided over the { $count } cards with ZeRO stage three or FSDP it fits: each card then holds { $each }.
train-memory-headline-short-sharded-tight = Training { $model } with { $plan } ({ $method }) does not fit on { $cards } undivided: it needs { $need } on each card. Divided over the { $count } cards with ZeRO stage three or FSDP it only just fits: each card then holds { $each }, which leaves less than such predictions are off by.
train-memory-headline-short-sharded-short = Training { $model } with { $plan } ({ $method }) does not fit on { $cards } undivided: it needs { $need } on each card. Divided over the { $count } cards with ZeRO stage three or FSDP each card would still have to hold { $each }, which is too much.
train-memory-headline-largest = The largest of the usual models that can be trained on { $cards } is { $model } with { $plan } ({ $method }): it needs { $need } on each card, where { $room } can be used.
train-memory-headline-nothing = None of the usual models can be trained on { $cards }: even { $model } with { $plan } ({ $method }) needs { $need } on each card, where only { $room } can be used.

train-memory-buy = A card with { $size }
train-memory-buy-several = { $count } cards of { $size }
train-memory-advice-model = { $model } with { $plan }
train-memory-advice-sharding = Divided over the { $cards } cards with ZeRO stage three or FSDP it fits: each card then holds { $need }.
train-memory-advice-cards = Divided over { $cards } of these cards with ZeRO stage three or FSDP, { $plan } fits: each card then holds { $need }.
train-memory-advice-method = { $plan } fits: it needs { $need }.
train-memory-advice-card = No method fits; even { $plan } needs { $need } and thus a card with { $size }.
train-memory-hint-checkpointing = Gradient checkpointing would keep one copy of the hidden state a layer instead of all.
train-memory-hint-logits = The logits alone take { $logits }; computing the loss in pieces avoids them.

train-memory-step-bytes = Bytes per parameter for { $plan }: weights, gradients, optimizer
train-memory-step-states = All parameters
train-memory-step-table = { $plan } by the table of LLaMA-Factory
train-memory-step-published = { $plan } on { $model }, as published
train-memory-step-sharded = What is left on one card after sharding
train-memory-step-copy = One copy of the hidden state
train-memory-step-kept = Activations of all layers
train-memory-step-checkpointed = Activations with checkpointing: one copy a layer, and one layer at work
train-memory-step-logits = Logits
train-memory-step-total = States, activations and engine on one card

train-memory-assume-lora = No method was named; LoRA on sixteen-bit weights is assumed. The table compares the others.
train-memory-assume-least = No method was named; the usual one with the least memory is shown. The table has the largest model of each.
train-memory-assume-batch = Not everything was said about the batch; { $batch } at once, each of { $tokens }, is counted.
train-memory-assume-copies = For this family of models it was not measured how many copies of the hidden state a layer keeps; { $copies }, the upper end of the published range, is assumed.
train-memory-assume-flux-dev = The figures were published for the dev version and are assumed for this one.
train-memory-note-short-sequences = The published table holds the activations of short sequences; give batch and sequence length to have longer ones added.
train-memory-note-bf16 = Everything in bf16 costs numerical accuracy; the bytes per parameter are fitted to the LLaMA-Factory table.
train-memory-note-no-sharding = Without sharding every card holds all of it, so further cards add speed and not memory.
train-memory-sources-disagree-adapter = Sources disagree: the table of LLaMA-Factory leads to { $table }, the figure per billion parameters in the same README to { $rule }. The table is used here, because training also holds adapters, optimizer states and activations.
train-memory-sources-disagree-gradients = Sources disagree on the gradients: the ML Engineering book counts { $high }, { $high-total } in all; the ZeRO paper is commonly quoted with { $low }, { $low-total }. The larger figure is used here as the safer plan.
train-memory-sources-disagree-gradients-low = Sources disagree on the gradients: the ML Engineering book counts { $high }, { $high-total } in all; the ZeRO paper is commonly quoted with { $low }, { $low-total }. The smaller figure is used here, as asked.
train-memory-sources-disagree-flux = Sources name several figures for a FLUX LoRA: the ai-toolkit project asks for { $tool }, the Hugging Face team measured { $lora } in bf16 and { $qlora } with a four-bit base, an eight-bit optimizer and cached latents. The measured figures are used here.
train-memory-warning-outside-table = The published table covers models from { $first } to { $last }; beyond them its outer lines are extended.
train-memory-warning-traffic = Stage three exchanges the weights in every step, so a slow link between the cards costs speed.

train-memory-missing-model = Which model is to be trained, or how many billion parameters does it have?
