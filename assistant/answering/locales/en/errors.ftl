error-rule-input = { $reason }
error-out-of-range = Out of range: { $input } is given as { $value }, but must be from { $minimum } to { $maximum }.
error-unknown-rule = There is no rule “{ $name }”. There are: { $known }.
error-unknown-rule-near = There is no rule “{ $name }”. Did you mean “{ $nearest }”?
error-unknown-field = There is no input “{ $name }”. There are: { $known }.
error-unknown-field-near = There is no input “{ $name }”. Did you mean “{ $nearest }”?
error-missing-field = The input “{ $field }” is missing; give a value for it.
error-malformed-field = The input “{ $field }” cannot be “{ $given }”; look up its form in the schema of the rule.
error-unknown-card = I know no graphics card “{ $name }”. Check the name, or give the card's board power and memory instead.
error-unknown-card-near = There is no graphics card “{ $name }”. Real ones near it: { $nearest }. Which one do you mean?
error-unknown-cpu = I know no processor “{ $name }”. Check the name, or give its power under full load in watts.
error-unknown-cpu-near = There is no processor “{ $name }”. Real ones near it: { $nearest }. Which one do you mean?
error-card-memory = The { $card } was never sold with { $given }, only with { $real }. Give another card, or describe a modified one by its memory and board power without a name.
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
error-ram-unknown-model = I know no language model “{ $name }”. Give its size in billions of parameters, or the size of its file.
error-unknown-format = There is no number format “{ $given }”. There are: { $known }.
error-unknown-currency = The European Central Bank has no rate for “{ $given }”. Give the budget in one of: { $known }.
error-budget-range = A budget of { $given } is out of range; it must be from { $minimum } to { $maximum }.
warning-stale-parameter = The constant { $name } was last checked { $days ->
    [one] { $days } day
   *[other] { $days } days
} ago and is due for a check.

error-question-empty = There is no question in this. Write it in words, for example: How big a power supply do I need for two RTX 3090?
error-question-too-long = The question has { $length } characters; at most { $limit } are read. Shorten it, or add a long text with “rigwise ingest”.
error-busy = Too many questions are waiting right now. Ask again in a few seconds.
error-not-ready = The index is still being loaded. Ask again in a second.
error-key = This server asks for a key: send it as “Authorization: Bearer …”.
error-rate = Too many requests from here. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and go on.
error-not-found = There is nothing at this address; the interface is described at /docs.
error-method = This address does not take this method; the interface is described at /docs.
error-body-too-large = The request is too large. A question needs no more than a few kilobytes.
error-request = The request cannot be served in this form; the interface is described at /docs.
error-request-malformed = The field “{ $field }” is missing or malformed; its form is described at /docs.
error-span = The span from { $start } to { $end } is not inside the document, which has { $length } characters.
error-internal = Something went wrong on our side. Please report it with the number { $request }.
