"""An answer's statements in other words, sentence by sentence, each checked before anyone sees it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, field

from assistant.answer import Answer, WordedSentence
from assistant.events import Dropped, Worded
from assistant.writer import prompts
from assistant.writer.endpoint import Endpoint
from assistant.writer.errors import EndpointError
from assistant.writer.faults import Fault
from assistant.writer.request import Request
from assistant.writer.sentences import SentenceStream
from assistant.writer.statements import Statement
from assistant.writer.verify import Verifier
from rules.knowledge import Knowledge

Written = Worded | Dropped
MOST_DROPPED = 30
"""After so many sentences that had to be dropped, the model is not listened to any longer."""


@dataclass(slots=True)
class Rewording:
    """What came of it.

    Args:
        cause: why the model was not heard, or not to its end.
    """

    sentences: list[WordedSentence] = field(default_factory=list)
    dropped: list[Dropped] = field(default_factory=list)
    cause: str | None = None


def rewording(
    answer: Answer,
    statements: tuple[Statement, ...],
    endpoint: Endpoint,
    request: Request,
    end_s: float,
    knowledge: Knowledge,
) -> Generator[Written, None, Rewording]:
    """Ask for other words and let through what is said by a statement, once each."""
    verifier = Verifier(statements, _background(answer), answer.language, knowledge)
    done = Rewording()
    waiting = SentenceStream(answer.language)
    try:
        with closing(endpoint.stream(request, end_s)) as pieces:
            for piece in pieces:
                for text in waiting.take(piece):
                    yield _judged(text, verifier, done, endpoint.model)
                if len(done.dropped) >= MOST_DROPPED:
                    return done
    except EndpointError as error:
        done.cause = error.cause
        return done
    complete, rest = waiting.end()
    for text in complete:
        yield _judged(text, verifier, done, endpoint.model)
    if rest:
        yield _dropped(rest, Fault("unfinished"), done)
    return done


def request_for(statements: tuple[Statement, ...], language: str, most_tokens: int) -> Request:
    """What is asked of the model."""
    return Request(prompts.reword(statements, language), most_tokens)


def _background(answer: Answer) -> str:
    """Words that any sentence about this answer may use."""
    return " ".join((answer.lead, *(computation.title for computation in answer.computations)))


def _judged(text: str, verifier: Verifier, done: Rewording, model: str) -> Written:
    found = verifier.check(text)
    if isinstance(found, Fault):
        return _dropped(text, found, done)
    sentence = WordedSentence(text=_marked(text, found), statement=found.id)
    if any(sentence.text == other.text for other in done.sentences):
        return _dropped(text, Fault("repeat"), done)
    done.sentences.append(sentence)
    return Worded(sentence, model)


def _dropped(text: str, fault: Fault, done: Rewording) -> Dropped:
    done.dropped.append(Dropped(text, fault.reason, fault.detail))
    return done.dropped[-1]


def _marked(text: str, statement: Statement) -> str:
    """The sentence with the number of the citation that carries it, if it left that out."""
    if statement.marker is None or f"[{statement.marker}]" in text:
        return text
    return f"{text} [{statement.marker}]"
