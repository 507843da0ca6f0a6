"""A question made ready for search: its terms and its vector, seen from both sets of centres."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from assistant.retrieval.centring import Centres, centre
from assistant.retrieval.lexical.tokens import tokens
from corpus.languages import base_language
from corpus.script import has_han, to_simplified

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.lexical.identifiers import Identifier
    from assistant.retrieval.recent import QuestionEncoder

CHARACTERS = 2_000


@dataclass(frozen=True, slots=True)
class Question:
    """What search needs to know of a question.

    Args:
        language: tag of the asker's language.
        terms: the question cut into terms.
        ranking: its vector for ranking, judging: the one for judging; both of length 1.
        text: the question as it is encoded.
        names: what it names of the user's own by letters and digits; only texts that hold it are looked at.
    """

    language: str
    terms: tuple[str, ...]
    ranking: FloatArray
    judging: FloatArray
    text: str = ""
    names: tuple[Identifier, ...] = ()

    @property
    def base_language(self) -> str:
        """The asker's language without script or region."""
        return base_language(self.language)


def prepare(text: str, language: str, embedder: QuestionEncoder, centres: Centres) -> Question:
    """Encode and tokenise a question; Chinese in Simplified characters, as the index is.

    Raises:
        EmbedderUnavailableError: the model cannot be loaded.
    """
    text = text[:CHARACTERS]
    written = to_simplified(text) if base_language(language) == "zh" and has_han(text) else text
    vector = embedder.query([written])[0]
    return Question(
        language,
        tuple(tokens(text, language)),
        centre(vector, centres.ranking.question(language)),
        centre(vector, centres.judging.question(language)),
        written,
    )
