rule-gpu-budget-title = Graphics card for a budget

gpu-budget-headline = { $memory ->
    [none] The fastest card for { $budget } is the { $card }, at { $price } ({ $kind }).
   *[other] The fastest card with at least { $memory } for { $budget } is the { $card }, at { $price } ({ $kind }).
}
gpu-budget-headline-memory = { $count ->
    [one] The card with the most memory for { $budget } is the { $card } with { $figure }, at { $price } ({ $kind }).
   *[other] The { $count } cards with the most memory each for { $budget } are the { $card } with { $figure }, at { $price } each ({ $kind }).
}
gpu-budget-headline-bandwidth = { $count ->
    [one] The card with the highest bandwidth for { $budget } is the { $card } with { $figure }, at { $price } ({ $kind }).
   *[other] The { $count } cards with the highest bandwidth each for { $budget } are the { $card } with { $figure }, at { $price } each ({ $kind }).
}
gpu-budget-headline-power = { $count ->
    [one] The card with the lowest board power for { $budget } is the { $card } with { $figure }, at { $price } ({ $kind }).
   *[other] The { $count } cards with the lowest board power each for { $budget } are the { $card } with { $figure }, at { $price } each ({ $kind }).
}
gpu-budget-headline-several = For { $count } cards the fastest choice is the { $card }, at { $price } each ({ $kind }), { $total } in all.
gpu-budget-headline-nothing = { $count ->
    [one] Nothing with at least { $memory } that meets your wishes fits { $budget }; the cheapest such card is the { $card }, at { $price }.
   *[other] No { $count } cards with at least { $memory } that meet your wishes fit { $budget }; the cheapest such card is the { $card }, at { $price } each.
}
gpu-budget-headline-cheapest = The cheapest card with at least { $memory } is the { $card }, at { $price } ({ $kind }).
gpu-budget-headline-leads-memory = Of the cards on sale, these have the most memory: { $cards }.
gpu-budget-headline-leads-bandwidth = Of the cards on sale, these have the most bandwidth: { $cards }.
gpu-budget-headline-leads-speed = Of the cards on sale, these are the fastest, with { $baseline } as the measure: { $cards }.
gpu-budget-headline-leads-power = Of the cards on sale, these draw the least power: { $cards }.
gpu-budget-headline-no-such-card = No card with a current price meets these wishes: at least { $memory } of memory, and the condition, vendors and board power asked for.
gpu-budget-headline-history = The guide of { $year } recommended: { $cards }.
gpu-budget-headline-history-nothing = None of the cards that the guide of { $year } recommended for this fits the budget; the cheapest was the { $card }, at { $price }.
gpu-budget-buy = { $count } × { $card }

gpu-budget-step-dollars = The budget in US dollars, at the European Central Bank's rate of { $day }
gpu-budget-step-each = Budget for one card
gpu-budget-step-speed-measured = Speed of the { $card } in training, measured
gpu-budget-step-speed-estimated = Speed of the { $card } in training, estimated from bandwidth, arithmetic and architecture
gpu-budget-step-speed-bandwidth = Speed of the { $card } in writing text, from its bandwidth
gpu-budget-step-for-money = Speed of the { $card } for { $unit }

gpu-budget-assume-training = Ranked by speed in half-precision training, { $baseline } = { $one }: measured where a benchmark holds the card, otherwise the mean of bandwidth and arithmetic, times what measured cards of its architecture make of theirs. Single workloads differ by a factor of two.
gpu-budget-assume-inference = Ranked by speed in writing text with a language model for one user, { $baseline } = { $one }: memory bandwidth times the share of it that this kind of memory reaches.
gpu-budget-assume-by-memory = The cards are ranked by memory first, then by speed.
gpu-budget-assume-by-bandwidth = The cards are ranked by memory bandwidth first, then by speed.
gpu-budget-assume-by-power = The cards are ranked by board power first, the lowest before the others, then by speed.
gpu-budget-assume-power-limit = Only cards with a board power of at most { $power } are compared.
gpu-budget-assume-money-unit = Speed for the money is the speed that { $unit } buys.
gpu-budget-assume-model = { $count } × { $memory } of graphics memory hold { $model } in { $format } with a context of { $context }.
gpu-budget-assume-memory = At least { $memory } of memory per card, as no purpose was named.
gpu-budget-assume-memory-for = At least { $memory } of memory per card, for the purpose: { $purpose }.
gpu-budget-assume-on-sale = Only cards with a current price are compared, whatever they cost; server modules that fit no slot are left out.
gpu-budget-assume-any-condition = New and used cards are compared; say “new” or “used” to see only those.
gpu-budget-assume-us-prices = Prices are from the United States without tax, converted; local prices differ.
gpu-budget-check-again = Prices move fast: look them up again after { $day }.
gpu-budget-check-now = The oldest price shown is { $days ->
    [one] { $days } day
   *[other] { $days } days
} old and was due for a check on { $day }; look the prices up again before you buy.
gpu-budget-note-unsure-price = This price could not be confirmed in a primary source.
gpu-budget-note-equal-inference = { $cards } write text equally fast: one user's text is bound by memory bandwidth, and all have { $bandwidth }. What more the dearer ones compute shortens the reading of long prompts only; the cheapest comes first.
gpu-budget-note-equal-training = { $cards } count as equally fast, because the estimate goes by bandwidth, { $bandwidth }, and arithmetic, and these are the same for all; the cheapest comes first.

gpu-budget-hint-memory = With less memory, { $memory }, the { $card } at { $price } would fit.
gpu-budget-hint-power = With a higher board power, { $power }, the { $card } at { $price } would fit.
gpu-budget-hint-condition = If the card may be new or used, the { $card } at { $price } would fit.
gpu-budget-hint-vendor = From another vendor, the { $card } at { $price } would fit.
gpu-budget-hint-roomier = Nearly as fast, and with { $memory } of memory: the { $card } at { $price }.
gpu-budget-hint-count = { $count ->
    [one] The budget pays for one { $card }, at { $price }.
   *[other] The budget pays for { $count } of the { $card }, at { $price } each.
}

gpu-budget-warning-launch-prices = Only the maker's launch price is known for { $cards }; shops may ask much more today.
gpu-budget-warning-used-lows = Used prices are mostly the lowest listings, not the middle of the market; expect to pay more.
gpu-budget-warning-software = Cards of other vendors than NVIDIA run the common frameworks, but some tools need CUDA; check yours first. Their training speed is a rough estimate.
gpu-budget-warning-server-card = Server cards have no fan of their own and need a strong air flow through the case.
gpu-budget-warning-old-rate = The last exchange rate for { $currency } is of { $day }; today's may be far from it.

gpu-budget-history-2017 = The guide of { $year } calls the Titan X Pascal too expensive for its speed in the text, yet lists it first in its table; the text gives a reason and is the better advice.
gpu-budget-history-2018 = The guide of { $year } named the newer cards for work in half precision and used older ones for single precision.
gpu-budget-history-2018-memory = The guide of { $year } asked for { $memory } of memory for this purpose.
gpu-budget-history-past = This is the advice of { $year }, shown as history; cards and prices have changed since. Ask without the year for today's choice.

gpu-budget-missing-budget = How much do you want to spend on graphics cards?
