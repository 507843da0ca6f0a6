rule-psu-title = Power supply

psu-headline = Buy a power supply of { $size }; the machine needs at least { $required }.
psu-headline-several = The machine needs at least { $required }, more than a single power supply can give on this circuit. Use { $count } power supplies: { $sizes }.
psu-headline-2018 = By the hardware guide of { $year } the machine needs { $required }; the next size on sale is { $size }.
psu-headline-2018-several = By the hardware guide of { $year } the machine needs { $required }, which takes { $count } power supplies: { $sizes }.
psu-headline-enough = Yes, { $given } is enough: the machine draws { $load } under full load and should have a supply of at least { $required }.
psu-headline-oversize = { $given } is more than this machine needs: it draws { $load } under full load, { $share } of that rating, and a power supply of { $size } would do.
psu-headline-right-size = { $given } is not too big: the machine draws { $load } under full load and should have a supply of at least { $required }, and no smaller size on sale gives that.
psu-headline-tight = { $given } is tight: it carries the full load of { $load }, but the machine should have at least { $required }. Better buy { $size }.
psu-headline-tight-several = { $given } is tight: it carries the full load of { $load }, but the machine should have at least { $required }. Better use { $count } power supplies: { $sizes }.
psu-headline-short = No, { $given } is not enough: the machine draws { $load } under full load and needs at least { $required }. Buy a power supply of { $size }.
psu-headline-short-several = No, { $given } is not enough: the machine draws { $load } under full load and needs at least { $required }. Use { $count } power supplies: { $sizes }.
psu-headline-cards = A power supply of { $given } carries { $count } × { $card }: the machine then needs at least { $required }; with one more it would need { $more }.
psu-headline-cards-most = A power supply of { $given } carries { $count } × { $card } and more: the machine with so many needs at least { $required }, and no machine with more is counted here.
psu-headline-cards-none = A power supply of { $given } does not carry even one { $card }: the machine needs at least { $required }.
psu-headline-laptop = There is no power supply to choose: the { $card } is part of a laptop, and the charger sold with the laptop supplies the whole machine.
psu-headline-integrated = There is no power supply to choose for the { $card }: it is built into a processor or a complete machine, whose own supply feeds it.
psu-buy = A power supply of { $size }
psu-buy-several = { $count } power supplies: { $sizes }

psu-step-load = Cards, processor and the rest of the machine
psu-step-cpu = Turbo power of a processor with a TDP of { $tdp }
psu-step-named-cpu = Highest turbo power of the { $cpu }
psu-step-server-cpu = Power of the { $cpu } under full load, its TDP
psu-step-margin = With a margin
psu-step-peaks = Rating whose permitted excursion covers all cards peaking at once
psu-step-maker = Minimum that the maker asks for the { $card }, plus any further cards
psu-step-database = Minimum suggested for the { $card } by the card database, with a supplement, plus any further cards
psu-step-required = Rating required: the largest of these
psu-step-plugs = Power plugs of the kind { $kind }
psu-step-wall = Power at the wall
psu-step-circuit = Load that a { $circuit } circuit carries for days

psu-assume-cpu = No processor was named; { $power } under full load is assumed for it.
psu-assume-cpu-is-turbo = { $power } is taken as what the processor draws under full load. If that is only its TDP, turbo can take it to about { $turbo }.
psu-assume-server-cpu = The { $cpu } is a server processor; it is taken to hold its TDP of { $power } under full load.
psu-assume-cpu-from-tdp = For a TDP of { $tdp } a turbo power of { $power } is assumed, by the class of Intel’s power supply guide; the maker gives no turbo power.
psu-assume-rest = { $rest } is counted for the board, memory, drives and fans.
psu-assume-efficiency = The supply turns { $share } of the power from the wall into power for the machine, the least that the { $tier } tier allows at full load.
psu-assume-limit-speed = At { $limit }, { $share } of its board power, a card keeps about { $speed } of its speed.
psu-assume-limit-speed-band = At { $limit }, { $share } of its board power, a card keeps about { $low } to { $high } of its speed.
psu-note-limit-floor = The { $card } accepts no power limit below { $floor }.
psu-note-supplies-at-hand = The { $count } supplies are counted together, { $given }; each of them must also carry the cards on its own cables.
psu-note-several-supplies = Every card takes all its cable power from one of the supplies, and an adapter switches them on together. The supply of the board also feeds the slots, with up to { $slot } per card.
psu-note-laptop-left-out = The { $card } is part of a laptop and is left out of the sum.
psu-note-integrated-left-out = The { $card } is part of a processor or a complete machine and is left out of the sum.

psu-hint-limit-for-supply = With a power limit of { $limits } per card this supply has its margin, and the cards keep at least about { $speed } of their speed.
psu-hint-limit-for-circuit = With a power limit of { $limits } per card the machine stays within the wall circuit, and the cards keep at least about { $speed } of their speed.
psu-warning-misses-margin = It lacks the margin over the full load, which takes { $needed }.
psu-warning-misses-peaks = It may switch off when all cards peak at once, which takes { $needed }.
psu-warning-misses-maker = It is below the { $needed } that the card maker's minimum leads to.
psu-warning-limit-unmeasured = A limit of { $limit }, { $share } of board power, is lower than anything that was measured; expect a clear loss of speed.
psu-warning-circuit = The machine draws { $wall } at the wall, more than the { $carried } that a { $circuit } circuit carries for days. Use a stronger circuit, two separate circuits, or a power limit.
psu-warning-some-circuits = The machine draws { $wall } at the wall, more than the { $carried } that a { $circuit } circuit carries for days. Enough is: { $enough }.
psu-warning-every-circuit = The machine draws { $wall } at the wall, more than any usual household circuit carries for days; even { $circuit } stands only { $carried }. Spread it over separate circuits or set a power limit.
psu-warning-high-voltage = A supply of { $size } gives its full power only on mains of { $volts } and more; on lower voltages supplies end at about { $largest }.
psu-warning-high-voltage-or-several = A supply of { $size } gives its full power only on mains of { $volts } and more; on lower voltages supplies end at about { $largest }, so take { $count } of them there: { $sizes }.

psu-2018-three-sums = The hardware guide of { $year } contradicts itself. For this machine its text and its summary give { $body }, the sum of its worked example gives { $example }, and the example with its margin { $with-margin }. The worked example is followed here, because it shows its arithmetic and is the most cautious of the three.
psu-2018-size = The example in the guide of { $year } ends with a power supply of { $size }, a size that is hardly sold.

psu-missing-cards = Which graphics cards will the machine have, and how many?
psu-headline-limit = With a power limit of { $limits } per card the cards keep at least about { $speed } of their speed; under full load the machine draws { $load } instead of { $full }, for which a power supply of { $sizes } does.
psu-headline-limit-unmeasured = With a power limit of { $limits } per card the machine draws { $load } under full load instead of { $full }, for which a power supply of { $sizes } does; how much speed is left at so low a limit was not measured.
psu-headline-total = Under full load the machine draws { $load } in total, which is { $wall } at the wall; it needs a power supply of { $sizes }.
psu-headline-draw = { $count ->
    [one] The { $cards } draws up to { $power }; a machine with it needs a power supply of { $sizes }.
   *[other] { $cards } draw up to { $power }; a machine with them needs a power supply of { $sizes }.
}
psu-step-cards = Board power of the cards, by the catalog
