rule-cpu-title = Processor cores

cpu-headline-both = With { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
} plan { $text } processor cores for text or { $vision } for images; the least is { $minimum }.
cpu-headline-text = With { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
} plan { $recommended } processor cores for training on text; the least is { $minimum }.
cpu-headline-vision = With { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
} plan { $recommended } processor cores for training on images; the least is { $minimum }.
cpu-headline-given = With { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
} and so many data loader workers plan { $recommended } processor cores; the least is { $minimum }.
cpu-headline-prepared = With { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
} and data prepared before training plan { $recommended } processor cores; the least is { $minimum }.
cpu-headline-inference = To run finished models on { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
} plan { $recommended } processor cores; the least is { $minimum }.
cpu-headline-2018 = By the hardware guide of { $year }, { $gpus ->
    [one] one graphics card needs
   *[other] { $gpus } graphics cards need
} at least { $minimum } processor cores.
cpu-headline-enough = Yes, { $cores ->
    [one] one core is
   *[other] { $cores } cores are
} enough for { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
}: the least is { $minimum }, and { $recommended } are recommended.
cpu-headline-tight = { $cores } cores will do for { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
}, since the least is { $minimum }; { $recommended } are recommended.
cpu-headline-short = No, { $cores ->
    [one] one core is
   *[other] { $cores } cores are
} too few for { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
}: the least is { $minimum }, and { $recommended } are recommended.
cpu-headline-2018-enough = Yes: by the hardware guide of { $year }, { $cores ->
    [one] one core is
   *[other] { $cores } cores are
} enough for { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
}; the least is { $minimum }.
cpu-headline-2018-short = No: by the hardware guide of { $year }, { $cores ->
    [one] one core is
   *[other] { $cores } cores are
} too few for { $gpus ->
    [one] one graphics card
   *[other] { $gpus } graphics cards
}; the least is { $minimum }.
cpu-buy = A processor with at least { $cores } cores

cpu-step-minimum = Least number of cores by the hardware guide of { $year }
cpu-step-text = Recommended for text: each card's loader workers and one process more, plus the system
cpu-step-vision = Recommended for images: each card's loader workers and one process more, plus the system
cpu-step-given = Recommended with the workers given: each card's workers and one process more, plus the system
cpu-step-prepared = Recommended with prepared data: each card's loader workers and one process more, plus the system
cpu-step-inference = Recommended without data loaders: one process per card, plus the system
cpu-step-at-hand = Cores at hand

cpu-assume-one-card = No number of cards was given; one is assumed.
cpu-assume-during = The data are taken to be prepared during training, the case that needs more cores.
cpu-assume-modality = { $text } data loader workers per card are counted for text and { $vision } for images.
cpu-assume-prepared = Prepared data only have to be read, so { $workers } data loader workers per card are counted.
cpu-assume-inference = Running a finished model takes no data loaders; the processor starts the work of the cards and runs the program around it.
cpu-assume-two-threads = { $threads } threads are counted as { $cores } cores.
cpu-note-threads = The least counts in threads too: { $cores ->
    [one] one core is
   *[other] { $cores } cores are
} { $threads } threads.
cpu-note-two-rules = The sources disagree: the hardware guide of { $year } counts cores per card, the ml-engineering handbook of { $handbook } counts loader processes and asks for more. The guide gives the least here and the handbook the recommendation, because every loader is a process that wants a core.
cpu-note-hyper-threading = Hyper-threading adds at most about { $gain }, so a thread is not worth a core.
cpu-note-further-cores = Each further core per card brings { $low } to { $high } more speed, by the hardware guide of { $year }.
cpu-warning-clock = The clock hardly matters above { $floor }, but the base clock here is { $clock }.
cpu-warning-no-slots = The { $cpu } has no PCIe lanes for graphics cards.
cpu-warning-lanes = The { $cpu } has { $lanes } PCIe lanes for graphics cards; with { $gpus ->
    [one] one card
   *[other] { $gpus } cards
} each gets at most x{ $width }, less than the advisable x{ $good }.
