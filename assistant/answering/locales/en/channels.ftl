channel-working = Working on it …
channel-rate-user = That was a lot of questions in a short time. Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and ask again.
channel-rate-channel = This channel has asked a lot in a short time. Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and ask again.
channel-busy = Too many questions are waiting right now. Please ask again in a minute.
channel-unavailable = I could not get to an answer, although I tried several times. Please ask again later.
channel-not-here = I am not set up for this channel. Whoever runs me can allow it.
channel-admins-only = Only those who run me may do this.
channel-mute = I keep quiet in this channel from now on. With “unmute” I answer again.
channel-is-muted = I have been told to keep quiet in this channel.
channel-unmute = I answer in this channel again.
channel-status = { $state ->
    [muted] I keep quiet in this channel.
   *[open] I answer in this channel.
} Questions waiting: { $waiting }, being answered: { $working }.
channel-help = Ask me in words about a machine for deep learning or local language models: power supply, memory, cards, budget. A question in the thread of an answer follows it up. “in:NAME” in front of a question quotes from that collection of documents only. Commands: “language” with a language tag, “collections”, “help”; for those who run me also “status”, “mute”, “unmute”.
channel-collections = Collections of documents: { $names }. In front of a question, { $example } quotes from that one only.
channel-collections-none = There are no documents beside the guides of Rigwise.
channel-language-known = Name one of these languages: { $known }; or “{ $automatic }” for that of each question.
channel-language-automatic = From now on I answer in the language of each question.
channel-language-chosen = From now on I answer you in { $language }.
channel-thanks = Thank you, I have noted that.
channel-empty = What would you like to know? For example: How big a power supply do I need for two RTX 3090?
channel-helpful = Helpful
channel-not-helpful = Not helpful
channel-edited = You changed your question after I had answered it.
channel-recompute = Answer it again
channel-home = I answer questions about machines for deep learning and local language models. Every figure is computed by a stated rule or quoted from a dated guide; where neither carries an answer, I say so.
channel-home-examples = Try one of these
channel-home-language = Language of my answers
channel-home-automatic = That of the question
channel-home-hint = Mention me in a channel, write to me directly, or use { $command }. Follow-ups in the thread are understood.
channel-document-added = “{ $title }” has been added; I can quote it from now on.
channel-document-replaced = “{ $title }” takes the place of the earlier document of that name.
channel-document-unchanged = “{ $title }” was there already, and nothing has changed in it.
channel-archive-added = Added from “{ $name }”: { $documents ->
    [one] { $documents } document
   *[other] { $documents } documents
}. Refused: { $refused }.
channel-document-too-large = “{ $name }” is too large: at most { $limit } can be added.
channel-document-gone = “{ $name }” could not be fetched. Please send it again.
