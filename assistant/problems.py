"""Faults that an asker can do something about, told in the asker's language."""

from __future__ import annotations

from assistant.answering.wording import Wording, locales, wording
from assistant.retrieval.errors import RetrievalError
from assistant.state.store import StateError
from assistant.understanding.errors import QuestionError
from corpus.errors import CorpusError, ToldError
from rules.computation import Message, message
from rules.errors import RuleInputError

Problem = RuleInputError | QuestionError | CorpusError | RetrievalError | StateError
PROBLEMS = (RuleInputError, QuestionError, CorpusError, RetrievalError, StateError)


def problem_message(problem: Problem) -> Message:
    """The sentence that names the input, the limit and the next step."""
    if isinstance(problem, ToldError):
        return message(problem.message_id, **problem.arguments)
    return problem.message


def problem_text(problem: Problem, words: Wording) -> str:
    """The same as text; a rule's refusal also names the input, one of a question is in its own language."""
    if isinstance(problem, RuleInputError):
        return words("error-rule-input", field=problem.field, reason=words.message(problem.message))
    spoken = problem.language if isinstance(problem, QuestionError) else None
    words = wording(spoken) if spoken in locales() else words
    return words.message(problem_message(problem))
