card-assume-variant = “{ $asked }” fits several cards; the { $assumed } is assumed. There are also: { $others }.
card-claimed-power = { $given } is used for the { $card } as you said, although its board power is { $real }.
card-assume-few = “{ $said }” is no number; { $count } cards are assumed. Say how many there are for an exact answer.
