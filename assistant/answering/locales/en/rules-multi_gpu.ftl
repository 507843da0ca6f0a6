rule-multi-gpu-title = Several cards

multi-gpu-headline-general = { $memory ->
    [none] In training { $count } cards do { $low } to { $high } the work of one, depending on the network and the card; a single stream of a language model hardly gets faster, and { $count } separate experiments run at once.
   *[other] In training { $count } cards do { $low } to { $high } the work of one, depending on the network and the card; for a language model they hold { $memory } together, but a single stream hardly gets faster.
}
multi-gpu-headline-unlike = In training these { $count } cards do { $low } to { $high } the work of the { $fast } alone, as all wait for the { $slow }; for a language model they hold { $memory } together, and one stream runs at { $layer-low } to { $layer-high } its speed with layer split. Separate experiments do { $experiments } the work in all.
multi-gpu-headline-principle = One card is enough for almost everything. Several cheap cards suit many separate experiments, one large card suits one large model; in training { $count } cards do { $low } to { $high } the work of one, and for a language model they add memory but hardly speed.
multi-gpu-headline-training-text = In training a language network { $count } cards do about { $low } to { $high } the work of one, depending on the card and its links.
multi-gpu-headline-training-text-measured = In training a language network { $count } of these cards do about { $speed } the work of one.
multi-gpu-headline-training-vision = In training an image network { $count } cards do about { $low } to { $high } the work of one, as such networks exchange little.
multi-gpu-headline-inference = { $memory ->
    [none] For a language model { $count } cards give capacity first: with layer split one stream runs at { $layer-low } to { $layer-high } the speed of one card, with tensor split at { $tensor-low } to { $tensor-high }.
   *[other] For a language model { $count } cards give capacity first, { $memory } together: with layer split one stream runs at { $layer-low } to { $layer-high } the speed of one card, with tensor split at { $tensor-low } to { $tensor-high }.
}
multi-gpu-headline-layer = { $memory ->
    [none] Layer split gives capacity and hardly any speed: one stream on { $count } cards runs at { $low } to { $high } the speed of one card.
   *[other] Layer split gives capacity, { $memory } together, and hardly any speed: one stream on { $count } cards runs at { $low } to { $high } the speed of one card.
}
multi-gpu-headline-tensor = { $memory ->
    [none] With tensor split one stream on { $count } cards runs at { $low } to { $high } the speed of one card, depending on the link between them.
   *[other] With tensor split one stream on { $count } cards runs at { $low } to { $high } the speed of one card, depending on the link between them; they hold { $memory } together.
}
multi-gpu-headline-experiments = Yes: { $count } cards run { $count } separate experiments at once, without parallel code. None of them gets faster, and they want about { $cores } processor cores.
multi-gpu-headline-nvlink = NVLink is useful but rarely necessary: with tensor split on two cards it adds { $text-low } to { $text-high } in writing text and { $prompt-low } to { $prompt-high } in reading prompts, and nothing with layer split or separate experiments.
multi-gpu-headline-nvlink-has = The { $card } has NVLink with { $rate } in each direction. It is useful but rarely necessary: with tensor split on two cards it adds { $text-low } to { $text-high } in writing text and { $prompt-low } to { $prompt-high } in reading prompts, and nothing with layer split or separate experiments.
multi-gpu-headline-nvlink-none = The { $card } has no NVLink; its cards talk over PCIe. Layer split and separate experiments do not miss it, as { $layer } suffice for a layer split; a tensor split moves { $tensor } and profits from a wide PCIe link.
multi-gpu-headline-choice-priced = With { $one } you get { $one-memory } of memory at { $one-power } for { $one-price }; with { $other }, { $other-memory } at { $other-power } for { $other-price }. Take the larger number of cards for separate experiments and the largest single card for one model.
multi-gpu-headline-model-both = { $model } in { $format } fits on both with a context of { $context }: on { $one } it needs { $one-need } of { $one-room }, on { $other } { $other-need } of { $other-room }.
multi-gpu-headline-model-one = Take { $one }: with a context of { $context } { $model } in { $format } needs { $one-need } of { $one-room } there. It does not fit on { $other }, where it needs { $other-need } and only { $other-room } can be used.
multi-gpu-headline-model-none = { $model } in { $format } fits on neither with a context of { $context }: on { $one } it needs { $one-need }, but only { $one-room } can be used; on { $other } { $other-need }, but only { $other-room }.
multi-gpu-step-model-need = What the model needs on { $cards }
multi-gpu-step-model-room = Memory that { $cards } has for it
multi-gpu-headline-choice = With { $one } you get { $one-memory } of memory at { $one-power }; with { $other }, { $other-memory } at { $other-power }. Take the larger number of cards for separate experiments and the largest single card for one model.
multi-gpu-headline-choice-memory = With { $one } you get { $one-memory } of memory; with { $other }, { $other-memory }. Take the larger number of cards for separate experiments and the largest single card for one model.
multi-gpu-headline-power = Less power: { $less } with { $least } of board power, against { $most } for { $more }.
multi-gpu-headline-power-equal = { $one } and { $other } draw the same: { $value } of board power.
multi-gpu-headline-memory = More memory: { $more } with { $most }, against { $least } for { $less }.
multi-gpu-headline-memory-equal = { $one } and { $other } have the same memory: { $value }.
multi-gpu-headline-price = Cheaper: { $less } for { $least }, against { $most } for { $more }.
multi-gpu-headline-speed = Faster in training: { $more }, about { $factor } the speed of { $less }.
multi-gpu-note-power-unknown = The board power of { $cards } is not known here, so the two are not compared by power.
multi-gpu-headline-2017-cluster = By the guide of { $year }, CNTK reached { $low } to { $high } the speed of one card on { $count } cards of a cluster.
multi-gpu-headline-2017 = By the guide of { $year }, { $count } cards reach { $low } to { $high } the speed of one with CNTK, Torch or PyTorch; TensorFlow reached only { $weak-low } to { $weak-high } on { $cards } cards.
multi-gpu-take = Take { $cards }

multi-gpu-step-pair = Share of twice the speed that two { $card } reach on a language network
multi-gpu-step-training = Speed of { $count } cards, by a ring exchange, if they scale like the { $card }
multi-gpu-step-images-low = Image network on { $count } cards, lower end
multi-gpu-step-images-high = Image network on { $count } cards, upper end
multi-gpu-step-layer-low = One stream with layer split, lower end
multi-gpu-step-layer-high = One stream with layer split, highest measured
multi-gpu-step-tensor-low = One stream with tensor split, lower end
multi-gpu-step-tensor-high = One stream with tensor split, upper end
multi-gpu-step-memory = Memory of all cards
multi-gpu-step-cores = Processor cores for the data loaders of all experiments
multi-gpu-step-unlike-low = Held to the pace of the { $slow }, lower end
multi-gpu-step-unlike-high = Held to the pace of the { $slow }, upper end
multi-gpu-step-unlike-layer-low = One stream with layer split in terms of the { $fast }, each card with its share of the memory, lower end
multi-gpu-step-unlike-layer-high = One stream with layer split in terms of the { $fast }, each card with its share of the memory, upper end
multi-gpu-step-unlike-experiments = Separate experiments on all cards, in terms of the { $fast }
multi-gpu-step-nvlink-rate = NVLink of the { $card } in one direction
multi-gpu-step-nvlink-older-low = Gain in writing with older software, lower end
multi-gpu-step-nvlink-older-high = Gain in writing with older software, upper end
multi-gpu-step-nvlink-newer-low = Gain in writing with newer software, lower end
multi-gpu-step-nvlink-newer-high = Gain in writing with newer software, upper end
multi-gpu-step-nvlink-prompt-low = Gain in reading prompts, lower end
multi-gpu-step-nvlink-prompt-high = Gain in reading prompts, upper end
multi-gpu-step-memory-of = Memory of { $cards }
multi-gpu-step-power-of = Board power of { $cards }
multi-gpu-step-price-of = Price of { $cards }
multi-gpu-step-choice = Training speed of { $one } over that of { $other }
multi-gpu-step-2017-low = Speed of { $count } cards at the efficiency of the guide, lower end
multi-gpu-step-2017-high = Speed of { $count } cards at the efficiency of the guide, upper end
multi-gpu-step-2017-efficiency-low = Share of perfect scaling, lower end
multi-gpu-step-2017-efficiency-high = Share of perfect scaling, upper end

multi-gpu-assume-count = The number of cards was not said; { $count } are assumed.
multi-gpu-assume-model = Two measured cards tell how much of a step goes into exchanging gradients; for more cards that part grows as the traffic of a ring exchange does. Cards that share a link to the processor do worse.
multi-gpu-assume-unlike = The cards differ, so all figures are in terms of the { $fast } alone, the fastest of them: cards that train one network or split tensors wait for the slowest, with layer split each card takes its own time, and separate experiments add up.
multi-gpu-assume-text = A language network is counted, which exchanges much; image networks scale better, as the table shows.
multi-gpu-assume-nvlink = The gains were measured on two { $card }; other cards with NVLink may differ.
multi-gpu-nvlink-disagree = Measurements disagree: older software gained { $older-low } to { $older-high } in writing, newer software { $newer-low } to { $newer-high }, and both bound the answer. A report of { $rejected } is not used, because its power limits did not match.
multi-gpu-nvlink-training = In training two to eight { $card } gained { $low } to { $high } on a language network. On an image network they measured { $with-it } with the link against { $without } without, which is read as the noise of the test.
multi-gpu-note-layer = Measured with layer split: a large model wrote { $few-speed } on { $few } cards and { $many-speed } on { $many }.
multi-gpu-note-experiments = Separate experiments need no parallel code: each card runs its own, and none gets faster.
multi-gpu-note-many = With { $cards }, { $count } separate experiments run at once.
multi-gpu-note-large = The largest model without splitting, up to { $memory }, fits on one card with { $cards }.
multi-gpu-note-pooled = { $cards } hold more together, { $memory }, but only for a model that is split over them.
multi-gpu-warning-mixed = Different cards in one group go at the pace of the slowest, and a tensor split works best with equal cards.
multi-gpu-warning-narrow-links = Four cards on narrow links that work on one network lose about { $low } to { $high }, as a reader quotes a later edition of the guide.
multi-gpu-warning-tensor = A tensor split wants equal cards, a fast link, and a number of cards that the key-value heads of the model can be divided over.
multi-gpu-warning-nvlink-memory = NVLink does not merge the memory of the cards: the model must still be split.
multi-gpu-warning-nvlink-pairs = Bridges of desktop cards join pairs only, so { $count } cards still talk over PCIe between the pairs.
multi-gpu-warning-2017-cluster = This is the state of { $year }, shown as history: today's measurements reach from { $fewest } to { $most } cards in one machine, and say nothing of { $count }.
multi-gpu-warning-2017 = This is the state of { $year }, shown as history. Ask without the year for today's measurements.
multi-gpu-2017-contradiction = The guide of { $year } gives { $low } to { $high } for { $cards } to { $most } cards alike. That is good for { $cards } and implausible for { $most }, where it would mean an efficiency of at most { $share }; it is read as a figure for { $cards }.
multi-gpu-2017-cluster = This was one library on a cluster, with gradients quantised to one bit.
