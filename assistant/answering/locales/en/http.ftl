http-scope = This needs a key with the right “{ $scope }”. The operator makes one with “{ $command }”.
http-host = This server does not answer to the name in this request. Its operator can allow it with the setting { $setting }.
http-origin = { $origin ->
    [none] The page of this request is of no origin that gets a pass.
   *[other] The origin { $origin } gets no pass.
 } The operator of the server can name it in the setting { $setting }; with a key it can be asked anyway.
http-slow = The request did not arrive within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Send it again in one piece.
http-timeout = The answer was not found within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Ask again, or more shortly.
http-bad-request = This is not a valid HTTP request.
http-conversation-unknown = There is no such conversation, or it has been forgotten.
http-chip-fixed = This fact of the question cannot get another number.
http-answer-unknown = There is no answer with this number, or it has been forgotten.
http-no-chart = There is nothing to draw in this answer.
http-guide-not-removable = “{ $document }” comes with Rigwise and cannot be removed; only documents of your own can.
http-file-name = “{ $name }” cannot be the name of a document. Give a plain file name that ends in one of: { $supported }.
http-question-missing = The list of messages has no question; its last message must be the user's, with text in it.
http-unsupported = “{ $field }” cannot be used here: Rigwise computes and quotes, it calls no tools and follows no output schema. Leave it out.
http-only-text = Only text can be read: leave the part of type “{ $kind }” out of the message and put the question in words.
http-model-unknown = There is no model “{ $name }”. There are: { $known }
http-index-fault = The documents cannot be read or written right now. The operator finds the reason in the log of the server.
http-index-busy = Other documents are being taken in right now. Try again when that has finished.
http-state-fault = What the server keeps cannot be read or written right now. Try again in a moment; the operator finds the reason in the log of the server.
http-input-choice = The input “{ $field }” cannot be “{ $given }”. Choose one of: { $known }.
http-input-long = The input “{ $field }” is too long; at most { $limit } characters are read. Shorten it.
http-input-number = The input “{ $field }” cannot be “{ $given }”. Give a whole number from { $minimum } to { $maximum }.
http-input-form = The input “{ $field }” cannot be “{ $given }”. The description of the tool says what it can be.
http-repeat-other = The “{ $header }” of this request was used for another request before. Give each request one of its own, and the same one only to the same request again.
http-repeat-running = The request with this “{ $header }” is being answered right now. Send it again in a moment to get its answer.
