plot-total = Total
plot-value = Size
plot-unknown = There is no chart “{ $name }”. There are: { $known }.
plot-other-rule = This chart shows computations of { $known }, not of { $rule }.
plot-nothing-to-show = This computation holds no figures for the chart; give cards with a price or memory, or a machine by its parts.

plot-speed-price-title = Speed against price
plot-speed-price-desc = { $count } cards, each a point: its price to the right, its speed upwards.

plot-memory-title = { $model ->
    [none] What fills the memory
   *[other] What fills the memory: { $model }
}
plot-memory-desc = { $room ->
    [none] The parts add up to { $total }.
   *[other] The parts add up to { $total }; the cards have { $room }.
}
plot-memory-weights = weights
plot-memory-states = weights, gradients and optimizer
plot-memory-cache = cache of the context
plot-memory-state = recurrent state
plot-memory-activations = activations
plot-memory-logits = logits
plot-memory-overhead = engine
plot-memory-room = memory of the cards
plot-memory-one-card = one card

plot-power-title = What draws power, and what carries it
plot-power-desc = Cards, processor and the rest draw { $total } under full load. Dashed lines show the supply and the circuit.
plot-power-cards = cards, { $count } × { $power }
plot-power-cpu = processor
plot-power-rest = rest of the machine
plot-power-supply = power supply
plot-power-circuit = behind the supply on { $circuit }

plot-break-even-title = Renting or buying one card
plot-break-even-desc = Two lines of cost over the hours of use; they meet at { $hours }, and buying is cheaper after that.
plot-break-even-hours = Hours of use
plot-break-even-cost = Cost
plot-break-even-renting = renting
plot-break-even-buying = buying, with electricity
plot-break-even-point = break-even { $hours }
