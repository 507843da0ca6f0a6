card-assume-variant = “{ $asked }” fits several cards; the { $assumed } is assumed. There are also: { $others }.
card-claimed-power = { $given } is used for the { $card } as you said, although its board power is { $real }.
