heading-steps = How this is computed: { $title }
heading-sources = What the sources say
heading-assumptions = Assumed
heading-warnings = Mind
heading-follow-ups = You could ask next
heading-wording = In other words, by { $model }; each sentence checked against this answer
heading-reading = Perhaps you mean, as { $model } reads it
translation-by = Translation by { $model }: { $text }
as-of = Parameters and prices as of { $day }.
attribution = { $language ->
    [none] { $document }. Source: { $sources }
   *[other] { $document } (in { $language }). Source: { $sources }
}
abstention = I have neither a rule nor a passage that carries an answer to this, so I will not guess. I answer questions about machines for deep learning and local language models: power supplies, memory, graphics cards and budgets, processors, PCIe, storage, cooling and running costs. Your own documents can be added with “rigwise ingest”.
time-to-train-unknown = No rule here computes how long training takes; it depends on how many tokens are trained on and on what the card really does.
smalltalk-greeting = Hello! Ask me about a machine for deep learning or local language models: power supply, memory, cards, budget.
smalltalk-thanks = You are welcome.
smalltalk-goodbye = Goodbye, and good luck with the machine.
smalltalk-capabilities = I compute and quote. I compute power supplies, main memory and the best card for a budget, with every step shown, and I quote dated guides about building machines for deep learning and local language models. I never state a number that is in neither.
smalltalk-insult = I am sorry that this did not help. Tell me the cards, the budget or the model in question and I will compute again.
smalltalk-decline = All right. Ask whenever you like.
smalltalk-start-over = A clean sheet, then. What are you building?
smalltalk-nothing-before = There is no earlier answer in this conversation to go back to. What would you like to know?
golden-invalid = { $where }: { $key }: { $fault }
money-assume-currency = No currency and no country were named; the cost is given in { $currency }, which goes with the language of the question.
money-assume-before = No currency was named with the amount; it is read in { $currency }, the currency named before in this conversation.
money-own = Prices are told in US dollars, as they are published. At the European Central Bank’s rate of { $day }, { $base } = { $rate }, those of the table are, from the top: { $amounts }.
price-sources = Prices and tariffs are from { $sources }.
outlet-assume-currency = No circuit and no country were named; a { $circuit } circuit is assumed, as is usual where one pays in the currency named.
outlet-assume-language = No circuit and no country were named; a { $circuit } circuit is assumed, as is usual where the language of the question is spoken.
money-assume-name = The amount is read in { $used }, as several currencies have that name; write { $other } if you meant that one.
money-assume-sign = “¥” is read as { $used ->
    [JPY] Japanese yen
    [CNY] Chinese yuan
   *[other] { $used }
} here; write { $other } if you meant the other currency.
why-decides = What decides it is “{ $step }”: { $derivation }.
sources-of-answer = This rests on { $sources }.
clarify-readings = This can be read in more than one way. Which of these do you mean?
command-interrupted = Stopped.
languages-spoken = I do not speak the language of your question yet and may have read only a part of it, so this is in English. I speak { $languages }.
command-unwritten = The output cannot be written: { $reason }. Make room where it goes, or send it elsewhere.
smalltalk-unsure = No matter. Say what you have, or what it is for, and I will assume the rest.
assumed-option = The question back was left open, so { $option } is assumed.
