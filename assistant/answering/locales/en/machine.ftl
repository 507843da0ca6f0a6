machine-step-running = Power of the machine at work
machine-step-wall = Power at the wall
machine-assume-running-cpu = No processor was named; { $power } is counted for it while the cards work, which is less than its turbo power.
machine-assume-rest = { $rest } is counted for the board, memory, drives and fans.
machine-assume-efficiency = The supply is taken to turn { $share } of the power from the wall into power for the machine, as the { $tier } tier must at half load on the lower mains voltage.
