rule-gpu-compare-title = Comparison of graphics cards

gpu-compare-headline-memory = The { $more } has more memory: { $more-memory }, against { $less-memory } of the { $less }.
gpu-compare-headline-memory-equal = These cards have the same memory, { $memory }: { $cards }.
gpu-compare-headline-power = The { $less } draws less: its board power is { $less-power }, that of the { $more } { $more-power }.
gpu-compare-headline-power-equal = These cards draw the same, { $power } of board power: { $cards }.
gpu-compare-assume-yardstick = No card to compare with was named; the { $card } is taken as the measure.
gpu-compare-headline-training-measured = { $text ->
    [none] In training the { $fast } is { $factor } as fast as the { $slow }, measured with the same software.
   *[other] In training the { $fast } is { $factor } as fast as the { $slow }, measured with the same software; in writing text it is { $text } as fast.
}
gpu-compare-headline-training-bandwidth = { $text ->
    [none] In training the { $fast } is about { $factor } as fast as the { $slow }, by their bandwidth, which compares inside one architecture.
   *[other] In training the { $fast } is about { $factor } as fast as the { $slow }, by their bandwidth, which compares inside one architecture; in writing text it measured { $text } as fast.
}
gpu-compare-headline-training-statement = In training the { $fast } is about { $factor } as fast as the { $slow }, by the table of equivalent cards in the guide of { $year }.
gpu-compare-headline-training-estimated = { $text ->
    [none] In training the { $fast } is estimated to be { $factor } as fast as the { $slow }; no benchmark ran both with the same software.
   *[other] In training the { $fast } is estimated to be { $factor } as fast as the { $slow }, as no benchmark ran both with the same software; in writing text it measured { $text } as fast.
}
gpu-compare-headline-text-measured = In writing text with a language model the { $fast } is { $factor } as fast as the { $slow }, measured with one model on both.
gpu-compare-headline-text-bandwidth = In writing text with a language model the { $fast } is about { $factor } as fast as the { $slow }, by their bandwidth, which compares inside one architecture.
gpu-compare-headline-equal-training = In training these cards are equally fast: { $cards }.
gpu-compare-headline-equal-text = In writing text these cards are equally fast: { $cards }.
gpu-compare-headline-apart = No benchmark ran these cards with the same software, and bandwidth does not compare across architectures, so no factor is stated for { $cards }; the table shows what each card has and measured by itself.
gpu-compare-headline-apart-text = In writing text with a language model the { $fast } is estimated to be { $factor } as fast as the { $slow }, by the bandwidth that each makes use of. For training no factor is stated: no benchmark ran both with the same software, and there bandwidth does not compare across architectures.
gpu-compare-headline-text-bound = In writing text with a language model the { $fast } is estimated to be { $factor } as fast as the { $slow }, by the bandwidth that each makes use of; no model was measured on both.
gpu-compare-headline-text-alike = In writing text with a language model the { $fast } and the { $slow } are estimated to be about equally fast, { $factor } by the bandwidth that each makes use of, which is less than the estimate can tell apart; no model was measured on both.
gpu-compare-headline-small = { $units ->
    [none] A small recurrent network gains next to nothing from the { $fast } over the { $slow }, although the { $fast } is { $factor } as fast on large networks.
   *[other] A recurrent network of { $units } hidden units gains next to nothing from the { $fast } over the { $slow }, although the { $fast } is { $factor } as fast on large networks.
}
gpu-compare-headline-small-only = A network this small gains next to nothing from the faster of these cards: { $cards }.
gpu-compare-take = For speed, take the { $card }
gpu-compare-take-either = The { $card } does this work as well

gpu-compare-step-training-measured = Training speed of the { $fast } over that of the { $slow }, both relative to the { $baseline }, software of { $era }
gpu-compare-step-bandwidth = Bandwidth of the { $fast } over that of the { $slow }
gpu-compare-step-statement = The { $card } as a share of a { $one }
gpu-compare-step-estimated = Training speed of the { $card } relative to the { $baseline }, estimated from bandwidth, arithmetic and architecture
gpu-compare-step-arithmetic = Training speed of the { $fast } over that of the { $slow }, by their arithmetic at the same bandwidth
gpu-compare-step-own-measured = Training speed of the { $card } relative to the { $baseline }, measured
gpu-compare-step-factor = The { $fast } over the { $slow }
gpu-compare-step-text = Writing text: the { $fast } over the { $slow }, { $model }, { $day }
gpu-compare-step-text-bandwidth = Writing text: bandwidth of the { $fast } over that of the { $slow }
gpu-compare-step-text-bound = Writing text: bandwidth that the { $fast } makes use of over that of the { $slow }
gpu-compare-step-prefill = Reading a prompt: the { $fast } over the { $slow }, { $model }, { $day }

gpu-compare-assume-measured = The training figures are the mean over several networks in half precision on one card, with software of { $era }. Single networks differ from the mean by a factor of up to { $spread }.
gpu-compare-assume-bandwidth = These cards share the { $architecture } architecture, inside which training speed follows bandwidth. No benchmark holds them all.
gpu-compare-assume-statement = The guide of { $year } counts a { $small } as { $share } of a { $big }; other cards follow by bandwidth inside their own architecture. The guide called its table a rough comparison.
gpu-compare-assume-estimated = The estimate takes what measured cards of each architecture make of bandwidth and arithmetic with software of { $era }. Bandwidth by itself does not compare across architectures.
gpu-compare-assume-arithmetic = These cards share the { $architecture } architecture and have the same bandwidth, so their arithmetic tells them apart: by its square root, since training is bound by both in turn. No benchmark holds them all.
gpu-compare-assume-text = Writing text was measured for one user with { $model }, { $day }.
gpu-compare-assume-text-bandwidth = No measurement of text holds all these cards; they share the { $architecture } architecture, so bandwidth stands in for it.
gpu-compare-assume-text-bound = No model was measured on all these cards. Writing text reads the whole model for each token, so it goes with bandwidth on every architecture; the shares of it are those that cards with such memory reached when { $read } were read for a token.
gpu-compare-assume-price-for-speed = The price for the speed is what a card costs for the speed of the { $card }.
gpu-compare-note-text-unknown = No model was measured on all these cards; ask for the tokens per second of your model on each of them.
gpu-compare-note-bandwidth-inside = Bandwidth alone would say { $alone }; the better founded { $used } is used.
gpu-compare-note-bandwidth-across = Bandwidth alone would say { $alone } and mislead, because each architecture makes something else of it; { $used } is used.

gpu-compare-note-text = In writing text the order is another one: the { $fast } is { $factor } as fast as the { $slow }.
gpu-compare-note-training = In training the order is another one: the { $fast } is { $factor } as fast as the { $slow }.
gpu-compare-note-prefill = In reading long prompts, which depends on computing and not on bandwidth, the { $fast } is { $factor } as fast as the { $slow }.
gpu-compare-note-memory = The { $card } has more memory, { $more } against { $less } of the { $fast }; memory decides which models run at all.
gpu-compare-note-value = The { $card } costs least for its speed: { $price } for the speed of one { $slow }, against { $dearer } with the { $other }.
gpu-compare-note-small-networks = Small networks do not fill a fast card. In { $year } a recurrent network of { $few } hidden units, batch above { $batch }, hardly gained from a faster card; one of { $many } showed the full difference.
gpu-compare-note-large-network = A network of this size shows the full difference, as one of { $many } hidden units with a batch above { $batch } did in { $year }.
gpu-compare-note-network-between = This network lies between the two that the guide of { $year } names: { $few } hidden units hardly gained from a faster card, { $many } showed the full difference. Measure yours before you pay for speed.
gpu-compare-note-no-price = No current price is known for { $cards }.
gpu-compare-warning-laptop = Laptop parts run at the power limit that the maker of the laptop sets, so their speed differs from one laptop to the next: { $cards }.
gpu-compare-warning-rule-of-thumb = No training benchmark of this architecture could be read, so its share is a rule of thumb: { $cards }.

gpu-compare-missing-cards = Which two graphics cards shall I compare?
gpu-compare-missing-other = With which card shall I compare the { $card }?
