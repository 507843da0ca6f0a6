"""Which names of letters and digits in a question a catalog knows: ``i9-14900k``, ``qwen2.5``, ``h100``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from assistant.retrieval.lexical.identifiers import Identifier, identifiers
from assistant.understanding.names import find_names
from assistant.understanding.normalise import normalise
from assistant.understanding.parting import with_parted_names
from assistant.understanding.spellings import in_latin
from assistant.understanding.tokens import tokenise
from rules.knowledge import Knowledge


def known_names(question: str, knowledge: Knowledge) -> Callable[[Identifier], bool]:
    """A test whether a name of the question is part of a product's; the catalogs are asked at the first."""

    @cache
    def products() -> frozenset[str]:
        normal = with_parted_names(in_latin(normalise(question)), knowledge)
        tokens = tokenise(normal.text)
        found = (name for name in find_names(normal, tokens, knowledge) if name.catalog_name is not None)
        said = (normal.text[tokens[name.first].start : tokens[name.last - 1].end] for name in found)
        return frozenset(each.text for words in said for each in identifiers(words))

    return lambda name: not products().isdisjoint(name.spellings)
