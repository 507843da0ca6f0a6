rule-llm-speed-title = Speed of a language model

llm-speed-headline = { $model } in { $format } should write about { $speed } on { $cards }, between { $low } and { $high }.
llm-speed-headline-prefill = { $model } in { $format } should write about { $speed } on { $cards }, between { $low } and { $high }, and read a prompt at about { $prompt }.
llm-speed-headline-spills = { $model } in { $format } does not fit on { $cards } and runs partly from main memory: it should write about { $speed }, between { $low } and { $high }.
llm-speed-headline-ram = { $model } in { $format } should write about { $speed } from main memory alone, between { $low } and { $high }.

llm-speed-step-active = Weights read for one token as { $format }: the active parameters only
llm-speed-step-cache = Cache read for one token
llm-speed-step-bound = Upper bound: bandwidth over bytes read for one token
llm-speed-step-card-time = Time for one token on the { $card }, at the share of bandwidth usually reached
llm-speed-step-ram-time = Time for one token in main memory, at the share of bandwidth usually reached
llm-speed-step-speed = Tokens written per second
llm-speed-step-flop = Operations for one token of the prompt: products with the weights, and attention
llm-speed-step-rate-measured = Rate of the card, from its measured speed on { $model }
llm-speed-step-rate-peak = Rate of the card, from the maker's figure and the share usually reached
llm-speed-step-prefill = Tokens of the prompt read per second
llm-speed-step-wait = Time until the prompt is read

llm-speed-assume-context = No context was named; { $context } so far are counted, about as in the measurements. The table shows longer ones.
llm-speed-assume-ram = Nothing was said of main memory; { $bandwidth }, two channels of fast desktop memory, is assumed.
llm-speed-note-mixture = A token reads only { $read } of this mixture of experts, so it writes much faster than a dense model of that file size.
llm-speed-note-layer-split = Cards that share a model by layers work one after another: several cards add memory, and a single stream gets no faster.
llm-speed-note-prefill-estimated = The prompt speed of this card was not measured; it follows from the maker's figure and has a wide band.
llm-speed-note-single-stream = One stream without speculative decoding is counted. Speculative decoding raises it by { $low } to { $high }, so reports can exceed even the bound.

llm-speed-warning-spills = { $left } of { $layers } layers do not fit and are read from main memory for every token, which sets the speed.
llm-speed-warning-tight = The model fits only if the engine takes very little memory; a display or a longer context pushes it into main memory.
llm-speed-warning-tensor = With tensor split the result depends on the link between the cards; the same recipe differs by a factor on different machines.
llm-speed-warning-tensor-short = The cards cannot hold the model with tensor split, so it is counted by layers with the rest in main memory.
llm-speed-warning-few-bytes = Only { $read } are read for one token; fixed costs then weigh more than bandwidth, and the band is wide.
llm-speed-warning-hybrid = Models with linear layers reach less of the bound than others so far; the lowest share counted is { $share }.
llm-speed-warning-cache-unknown = The cache of { $model } cannot be computed from what is published, so a long context will be slower than stated.
llm-speed-warning-no-prefill = The speed at which the prompt is read is not given, because the computing rate is not known or a part runs from main memory.

llm-speed-missing-model = Which model is it, or how many billion parameters does it have?
llm-speed-missing-cards = On which graphics card, and how many of them, will the model run?
