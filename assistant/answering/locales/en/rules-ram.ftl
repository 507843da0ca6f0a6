rule-ram-title = Main memory

ram-headline = Plan { $recommended } of RAM; { $minimum } is the least that makes sense.
ram-headline-one = Plan { $recommended } of RAM.
ram-headline-2018 = By the hardware guide of { $year }, at least { $need } of RAM, the memory of the largest card; the next kit on sale has { $kit }.
ram-headline-enough = Yes, { $given } of RAM is enough.
ram-headline-tight = { $given } of RAM is enough to work with, but { $recommended } would be comfortable.
ram-headline-short = No, { $given } of RAM is not enough: plan at least { $minimum }, better { $recommended }.
ram-headline-short-one = No, { $given } of RAM is not enough: plan at least { $minimum }.
ram-headline-unified = The { $card } has no RAM of its own beside the graphics memory: processor and GPU share one memory, so choose its size when you buy the machine.
ram-buy = { $kit } of RAM

ram-step-largest = Memory of the largest card
ram-step-minimum = Minimum: the largest card, but never below the floor
ram-step-sum = Memory of all cards together
ram-step-recommended = Recommended: the sum over all cards, if it is more
ram-step-tables = Tables worked on in memory, with their copies
ram-step-minimum-model = Minimum: the model file, but never below the floor
ram-step-recommended-model = Recommended: the model file beside the floor for everything else
ram-step-file-gib = The same in binary units, in which memory is really sold
ram-step-kit = Smallest set of modules on sale that holds it
ram-step-offload-speed = Upper bound of the speed of a dense model whose rest is read from RAM

ram-assume-card = No card was named; a card with { $memory } is assumed.
ram-sources-disagree = The sources disagree: the hardware guide of { $old } asks for the memory of the largest card, { $largest }, the machine learning handbook of { $new } for the sum of all cards, { $sum }. Here the first, with a floor, is the minimum and the second the recommendation, since one modest training job runs with the smaller amount and parallel jobs fill the larger.
ram-note-not-vram = RAM does not replace graphics memory: a model that does not fit on the card runs partly from RAM, and a desktop with two channels reads its RAM at about { $ram }.
ram-note-not-vram-card = RAM does not replace graphics memory: the { $card } reads its own memory at { $bandwidth }, a desktop with two channels its RAM at about { $ram }.
ram-note-kaggle = Feature engineering keeps copies of its tables: as a rule of thumb, plan { $low } to { $high } times the size of the table.
ram-note-data-streams = The data set of { $dataset } need not fit into RAM, because training reads it from the disk in batches.
ram-note-units = Cards and memory modules sold in GB hold as many GiB; the model file is counted in GiB.
ram-note-offload-model-unknown = Add the size of the model file to the recommendation; name the model's size and format to have it counted.
ram-note-2018-more-cards = More cards do not need more RAM, by the hardware guide of { $year }.
ram-note-clock = A faster memory clock gains at most { $gain } in training on a card, by the hardware guide of { $year }.
ram-warning-desktop = Ordinary desktop boards end at { $maximum }; more takes a workstation or server board.
ram-warning-price = RAM is dear: a { $kit } kit cost at least { $price } on { $day }. Buy what the rule asks for and leave slots free.
