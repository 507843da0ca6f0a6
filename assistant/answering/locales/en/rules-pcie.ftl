rule-pcie-title = PCIe link

pcie-headline-wide = { $link } carries { $bandwidth } in one direction. A batch of size { $batch } takes about { $transfer } to the card beside { $step } of computing; x{ $narrow } instead of x{ $widest } would cost { $loss } of the time. { $scope ->
    [few] For training on { $cards ->
        [one] one card x{ $enough } is enough.
       *[other] { $cards } cards x{ $enough } per card is enough, { $total } lanes in all.
    }
    [four] When { $cards } cards train together, each should have x{ $enough }, { $total } lanes in all.
    [several] When { $cards } cards train together, lanes begin to matter: give each x{ $enough } or more, at least { $total } lanes in all.
   *[many] When { $cards } cards train together, lanes matter a great deal: give each x{ $enough }.
}
pcie-headline-narrow = { $link } carries { $bandwidth } in one direction. A batch of size { $batch } takes about { $transfer } to the card beside { $step } of computing, which costs { $loss } of the time against x{ $widest }. { $scope ->
    [few] For training on { $cards ->
        [one] one card x{ $enough } is enough.
       *[other] { $cards } cards x{ $enough } per card is enough, { $total } lanes in all.
    }
    [four] When { $cards } cards train together, each should have x{ $enough }, { $total } lanes in all.
    [several] When { $cards } cards train together, lanes begin to matter: give each x{ $enough } or more, at least { $total } lanes in all.
   *[many] When { $cards } cards train together, lanes matter a great deal: give each x{ $enough }.
}
pcie-headline-pinned = { $link } carries { $bandwidth } in one direction. A batch of size { $batch } takes about { $transfer } to the card, but from pinned memory it is copied during the { $step } of computing, so x{ $narrow } costs { $loss } against x{ $widest }. { $scope ->
    [few] For training on { $cards ->
        [one] one card x{ $enough } is enough.
       *[other] { $cards } cards x{ $enough } per card is enough, { $total } lanes in all.
    }
    [four] When { $cards } cards train together, each should have x{ $enough }, { $total } lanes in all.
    [several] When { $cards } cards train together, lanes begin to matter: give each x{ $enough } or more, at least { $total } lanes in all.
   *[many] When { $cards } cards train together, lanes matter a great deal: give each x{ $enough }.
}
pcie-headline-load = Loading { $size } takes about { $total }: { $drive } from the drive and { $transfer } over { $link } at the same time. { $slower ->
    [drive] The drive sets the pace.
   *[link] The link sets the pace.
}
pcie-headline-layer = x{ $enough } per card is enough: split by layers, a model sends only about { $traffic } between the cards, next to nothing for { $link } with its { $bandwidth }. Split by tensors it would send about { $tensor }.
pcie-headline-tensor-full = { $link } ({ $bandwidth }) costs no speed in tensor parallel; from { $full } on, a link counts as full in the measurements.
pcie-headline-tensor-narrow = Over { $link } ({ $bandwidth }) tensor parallel loses about { $usual } of its speed against full links; the measurements run from { $low } to { $high }. Give each card { $full } or better.
pcie-headline-tensor-unmeasured = Below { $narrow } there is no clean measurement of tensor parallel, so no loss can be given for { $link } ({ $bandwidth }). Expect a clear one and give each card { $full } or better.
pcie-lanes-enough = x{ $lanes } per card

pcie-step-bandwidth = Bandwidth of { $link } in one direction
pcie-step-lanes = Lanes of all cards at x{ $lanes } each
pcie-step-size = Size of a batch
pcie-step-theory = Transfer time at the theoretical rate
pcie-step-practice = Transfer time in practice
pcie-step-share = Share of transfer in a step
pcie-step-2018-theory = Theoretical transfer time as stated in the hardware guide of { $year }
pcie-step-2018-measured = Practical transfer time as stated in the hardware guide of { $year }
pcie-step-loss = Time lost against x{ $widest }
pcie-step-load-link = Time over the link
pcie-step-load-drive = Time from the drive
pcie-step-load-total = Loading time: the longer of the two
pcie-step-split-share = Share of the link that is used
pcie-step-tensor-loss = Speed lost with { $links }

pcie-assume-generation = No PCIe generation was named; PCIe { $generation } is assumed.
pcie-assume-lanes = No number of lanes was named; x{ $lanes } is assumed.
pcie-note-narrower = Slot and card differ; the lower of the two counts, { $link }.
pcie-assume-images = The samples are those of the example in the hardware guide of { $year }: uncompressed images of { $pixels } × { $pixels } pixels in { $channels } channels.
pcie-assume-step = Computing takes as long as in that example, { $step } for { $batch } images in { $network }. On a faster card the transfer is a larger share.
pcie-assume-half = By the hardware guide of { $year } a single batch moves at about { $share } of the theoretical rate; large copies reach { $large }.
pcie-assume-one-link = The whole file is taken to cross one link.
pcie-assume-drive = The drive was not named; { $rate } is assumed, a fast NVMe SSD.
pcie-assume-tensor = The measurements come from two { $card } with one model in tensor parallel.
pcie-note-few-cards = The hardware guide of { $year } calls lanes irrelevant below { $few } cards and very important with { $many }.
pcie-2018-four-cards = The hardware guide of { $year } contradicts itself: it calls lanes irrelevant only below { $cards } cards, yet builds machines with { $cards }. Here { $cards } cards are the point from which lanes count.
pcie-note-four-cards = With { $cards } cards at x{ $lanes }, training over all of them is said to lose { $low } to { $high }.
pcie-note-many-cards = From { $few } cards on, traffic between the cards lies on the way of every step; the hardware guide of { $year } calls lanes very important with { $many } cards.
pcie-2018-theory = The hardware guide of { $year } states { $stated } in theory for x{ $widest }, but { $size } in that time would be { $implied }, more than the { $bandwidth } of { $link }. The exact time is { $exact }, which is used here.
pcie-2018-measured = The hardware guide of { $year } measured about { $times } at { $lanes }, by which x{ $narrow } costs { $loss } against x{ $widest }. Here the exact time at half of the theoretical rate is used; it changes little.
pcie-warning-chipset = Make sure that every slot is wired to the processor: of two cards that reported the same link, the one behind the chipset moved { $behind } and the other { $direct }.
pcie-warning-tensor-spread = Only measurements on one machine isolate the link: the same recipe runs at { $low } to { $high } on healthy machines, and another recipe lost only { $other }.
