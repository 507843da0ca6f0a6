machine-step-running = Power of the machine at work
machine-step-wall = Power at the wall
machine-assume-running-cpu = No processor was named; one of { $full } under full load is assumed, of which { $power } are counted while the cards work.
machine-assume-same-cpu = The processor spoken of before is kept: { $processor }.
machine-assume-cpu-family =
    Of the processor only the family was named: { $family }. Computed is the { $cpu } with { $power }, the highest rating among its models for { $kind ->
        [desktop] desktops
        [hedt] workstations
       *[server] servers
    } in the catalog. Name the model, as in “{ $cpu }”, and it is computed with yours.
machine-assume-rest = { $rest } is counted for the board, memory, drives and fans.
machine-assume-efficiency = The supply is taken to turn { $share } of the power from the wall into power for the machine, as the { $tier } tier must at half load on the lower mains voltage.
