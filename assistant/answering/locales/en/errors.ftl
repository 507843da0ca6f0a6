error-rule-input = { $reason }
error-out-of-range = Out of range: { $input } is given as { $value }, but must be from { $minimum } to { $maximum }.
error-count-not-whole = There is no machine with { $given } cards; give a whole number of them.
error-unknown-rule = There is no rule “{ $name }”. There are: { $known }.
error-unknown-rule-near = There is no rule “{ $name }”. Did you mean “{ $nearest }”?
error-unknown-field = There is no input “{ $name }”. There are: { $known }.
error-unknown-field-near = There is no input “{ $name }”. Did you mean “{ $nearest }”?
error-missing-field = The input “{ $field }” is missing; give a value for it.
error-malformed-field = The input “{ $field }” cannot be “{ $given }”; look up its form in the schema of the rule.
error-choice = The input “{ $field }” cannot be “{ $given }”. Allowed: { $known }.
error-kind = The input “{ $field }” cannot be “{ $given }”; it must be { $expected }.
error-count-in-name = “{ $given }” is a name with a number of cards; give the number by itself, as “{ $field }”.
error-unknown-card = I know no graphics card “{ $name }”. Check the name, or give the card's board power and memory instead.
error-unknown-card-near = There is no graphics card “{ $name }”. Real ones near it: { $nearest }. Which one do you mean?
error-unknown-cpu = I know no processor “{ $name }”. Check the name, or give its power under full load in watts.
error-unknown-cpu-near = There is no processor “{ $name }”. Real ones near it: { $nearest }. Which one do you mean?
error-card-memory = The { $card } is listed by the card database with { $real }, not with { $given }. Give another card, or describe a modified one by its memory and board power without a name.
error-card-memory-unknown = { $card ->
    [none] The memory of this card is not known; give it in GB.
   *[other] The memory of the { $card } is not known; give it in GB.
}
error-board-power-unknown = { $card ->
    [none] The power of this card is not known; give its name or its board power in watts.
   *[other] The board power of the { $card } is not known; give it in watts.
}
error-power-limit-floor = { $card ->
    [none] This card cannot be limited to { $limit }; its lowest limit is { $floor }.
   *[other] The { $card } cannot be limited to { $limit }; its lowest limit is { $floor }.
}
error-machine-nothing-given = Name the graphics cards of the machine, or its total power in watts.
error-machine-total-and-parts = Give either the total power of the machine or its graphics cards, not both.
error-psu-no-supply = No power supply of up to { $largest }, the most this circuit allows, can feed even one of these cards with its margin; the machine needs { $required }. Use a circuit of higher voltage or a power limit.
error-mains-form = “{ $given }” is not a wall circuit; write it like { $example }.
error-unknown-country = The usual wall circuit of “{ $given }” is not known; give a country as a two-letter code, or the circuit itself.
error-unknown-format = There is no number format “{ $given }”. There are: { $known }.
error-currency-unknown = “{ $word }” is no currency known here, if this is an amount of money. Give it in one of: { $known }.
error-currency-without-rate = The European Central Bank publishes no rate for { $money } ({ $currency }), so it cannot be converted here. About how much is it in US dollars?
error-currency-assumed-without-rate = No currency was said, and for the one usual here, { $money } ({ $currency }), the European Central Bank publishes no rate to convert it. In which currency is the amount?
error-unknown-currency = The European Central Bank has no rate for “{ $given }”. Give the budget in one of: { $known }.
error-budget-range = A budget of { $given } is out of range; it must be from { $minimum } to { $maximum }.
error-cpu-cores = The { $cpu } has { $real } cores, not { $given }. Leave the number out, or give the cores without a name.
error-cpu-threads = The { $cpu } has { $real } threads, not { $given }. Leave the number out, or give the threads without a name.
error-threads-below-cores = A processor with { $cores } cores has at least as many threads, not { $threads }.
error-cpu-inference-preprocessing = Running a finished model prepares no training data; leave out when the data are prepared, or ask about training.
error-pcie-2018-example = The hardware guide of { $year } states transfer times only for its own example: a batch of { $batch } images over PCIe { $generation } with { $lanes } lanes. Ask without the year for anything else.
error-pcie-2018-training = The hardware guide of { $year } speaks of training only; ask without the year.
error-pcie-model-not-loaded = A model file matters only when it is loaded; leave it out, or ask about loading it.
error-pcie-model-size = Which model is to be loaded? Give its name, its number of parameters, or the size of its file in GB.
error-pcie-one-card = Tensor parallel takes at least two cards, and { $count } was given.
error-pcie-sample-twice = Give either the size of a sample or the pixels of an image, not both.
error-storage-2018-example = The example of the hardware guide of { $year } has its own figures; leave out “{ $field }”, or ask without the year.
error-storage-bus = A drive of the kind { $drive } cannot read { $given }; its connection carries at most { $limit }.
error-storage-model-size = Which model is to be loaded? Give its name, its number of parameters, or the size of its file in GB.
error-storage-checkpoint-size = The size of a checkpoint follows from the model; give its name or its number of parameters.
error-storage-speed-twice = Give either the samples per second or the time of a batch, not both.
error-card-length-unknown = The length of this card is not known; give it in millimetres.
error-model-file-twice = Give either the size of the model file or the model, not both.
error-unknown-model = I know no language model “{ $name }”. Check the name, or give its number of parameters in billions instead.
error-unknown-model-near = There is no language model “{ $name }” in the catalog. Real ones near it: { $nearest }. Which one do you mean?
error-model-missing = Name the language model, or give its number of parameters in billions.
error-model-size = { $model } has { $real }, not { $given }. Give the name or the size, or correct one of them.
error-active-above-total = A model of { $total } cannot use { $active } for one token; the active parameters are a part of all.
error-image-method = For { $model } no figure was published for this method. There are: { $known }.
error-card-bandwidth-unknown = The memory bandwidth of { $card } is not known, and speed follows from it. Name the card.
error-speed-no-card = Name the graphics card on which the model runs, or the bandwidth of main memory.
warning-stale-parameter = The constant { $name } was last checked { $days ->
    [one] { $days } day
   *[other] { $days } days
} ago and is due for a check.

error-question-empty = There is no question in this. Write it in words, for example: How big a power supply do I need for two RTX 3090?
error-question-too-long = The question has { $length } characters; at most { $limit } are read. Shorten it, or add a long text with “rigwise ingest”.
error-busy = Too many questions are waiting right now. Ask again in a few seconds.
error-state = The file “{ $file }” cannot be read or written: { $reason }. If another program uses it, try again in a moment; if it is damaged, move it out of the folder of Rigwise to begin a new one.
error-state-database = PostgreSQL cannot be read or written: { $reason }. Check the address in RIGWISE_STATE or RIGWISE_VECTORS and that the database runs, then try again.
error-state-newer = “{ $file }” has schema { $found }, made by a newer Rigwise; this one knows { $known } at most. Install the newer version.
error-state-older = The schema of the database is older than this Rigwise, which works with { $known }. Bring it up with: { $command }
error-extra-missing = An extra is missing for { $what }. Install it with: { $command }
error-state-extra = State in PostgreSQL needs an extra: { $command }
error-not-ready = The index is still being loaded. Ask again in a second.
error-key = This server asks for a key: send it as “Authorization: Bearer …”.
error-rate = Too many requests from here. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and go on.
error-not-found = There is nothing at this address; the interface is described at /docs.
error-method = This address does not take this method; the interface is described at /docs.
error-body-too-large = The request is too large: at most { $limit } kB are taken here.
error-request = The request cannot be served in this form; the interface is described at /docs.
error-content-type = The body is read as JSON: send it with the header “{ $field }: { $known }”.
error-source-unknown = There is no document or source “{ $name }”; GET /sources lists all that there are.
error-source-cited = “{ $name }” is a source that answers cite ({ $title }). Its own text is not kept here; GET /sources says what is known of it.
error-json = “{ $field }” is not valid JSON; look at its character { $position }.
error-empty-field = The input “{ $field }” is empty; give a value for it.
error-pattern = The input “{ $field }” cannot be “{ $given }”; it must match { $pattern }.
error-one-answer = A question has one answer here, since it is computed and quoted: leave “{ $field }” out.
error-request-malformed = The field “{ $field }” is missing or malformed; its form is described at /docs.
error-unknown-parameter = This address does not take “{ $field }”; it takes: { $known }.
error-span = The span from { $start } to { $end } is not inside the document, which has { $length } characters.
error-internal = Something went wrong on our side. Please report it with the number { $request }.
error-adapter-without-socket = None of these cards has a { $socket } socket, so the adapter has nothing to feed; leave it out, or name the socket.
error-sockets-too-weak = { $card ->
    [none] With the slot, { $sockets } carries { $carried }, less than the { $power } of this card; check the sockets or the power.
   *[other] With the slot, { $sockets } carries { $carried }, less than the { $power } of the { $card }; check the sockets or the card.
}
error-slots-do-not-fit = These cards with the free slots between them need { $needed } slots, but the board has { $available }; leave fewer free, or use a larger board.
error-efficiency-and-tier = Give either the efficiency of the power supply or its tier, not both.
error-unknown-tariff = There is no country with the code “{ $given }”; give a two-letter country code, or the price of a kilowatt hour.
error-tariff-currency = { $given ->
    [none] The price of a kilowatt hour needs a currency, as a three-letter code.
   *[other] “{ $given }” is not a currency; give the currency of the price as a three-letter code.
}
error-supply-below-load = A power supply of { $supply } cannot feed a machine that draws { $load }; check the two figures.
error-wall-and-parts = Give either the power measured at the wall or the machine, not both.
error-electricity-example = The example of { $year } stands for itself; leave the machine out, or ask at today's prices.
error-compare-one-card = A comparison takes at least two different graphics cards; name them.
error-compare-unnamed = Only cards with a name can be compared; name this one.
error-compare-same-card = The { $card } is named twice; a comparison takes different cards.
error-compare-count = One { $card } is compared with one of the other cards; ask about several cards in one machine for the rest.
error-use-kind = “{ $kind }” is no kind of the purpose “{ $purpose }”; kinds exist for research and company only.
error-memory-and-cards = Give either the memory of one card or the cards themselves, not both.
error-no-price = No price of the { $card } is known; add one of your own with “rigwise prices import”.
error-cloud-no-price = { $card ->
    [none] The price of this card is not known; say what it costs.
   *[other] No current price is known for the { $card }; say what it costs.
}
error-cloud-no-rate = { $card ->
    [none] The rent of this card is not known; say what it costs an hour.
   *[other] No rent is known for the { $card }; say what it costs an hour, or name another card to rent.
}
error-cloud-resale = The card cannot be sold for { $resale } in the end when it costs { $price }; give an amount from zero up to the price.
error-cloud-no-card = The input “{ $field }” belongs to one card; name the card as well.
error-build-nothing-given = Name the cards of the machine, or give a budget for the whole machine.
error-build-cards-and-budget = Give either the cards of the machine or a budget to choose them for, not both.
error-build-count-twice = The number of cards belongs to each card named; leave the separate number out.
error-build-no-cards = For { $money }, { $share } of the budget, no card on sale meets your wishes or holds the model. Raise the budget or the share for the cards, or wish for less.
error-build-own-supply = { $cards } belongs to a complete machine with a supply of its own; there is nothing to build around it.
error-count-and-cards = Give either the cards with their numbers or one number of cards, not both.
error-multi-one-card = One card has nothing to scale to; give at least two.
error-multi-2017 = The guide of { $year } speaks of machines with up to { $most } cards and of a cluster with { $cluster }, not of { $given }. Ask without the year for today's measurements.
error-multi-unnamed = Only cards with a name can be compared with others; name these.
error-multi-same = Both choices are the same cards; give two different ones.
error-price-file = Your own price file cannot be used: { $fault }. Correct it, or ask without it.
error-claimed-memory = According to { $source }, the { $card } has { $real } of memory, not { $given }.
error-claimed-power = According to { $source }, the board power of the { $card } is { $real }, not { $given }.
error-claimed-maker = According to { $source }, the { $card } is made by { $real }, not by { $given }.
error-confirmed-maker = Yes: according to { $source }, the { $card } is made by { $real }.
error-claimed-parameters = { $model } has { $real }, not { $given }.
error-edit-number = Not changed: { $fact } must be a number from { $minimum } to { $maximum }, for example { $example }.
error-edit-whole = Not changed: { $fact } must be a whole number from { $minimum } to { $maximum }, for example { $example }.
error-edit-refused = Not changed. { $reason }
error-edit-refused-example = Not changed. { $reason } For example: { $example }.
