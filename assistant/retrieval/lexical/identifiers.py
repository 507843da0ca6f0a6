"""Names of letters and digits in a text, as one's own machines have: ``host78``, ``srv-12``, ``node07``.

A number behind a letter tells one thing from the next, so that what is said of ``host80`` is nothing about
``host78``. Counts and measures (``24gb``, ``2x3090``) begin with their digits and are none.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from assistant.retrieval.lexical.tokens import tokens
from corpus.sources import load_yaml

_EASTERN = "\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff"
_SIGN = rf"[^\W_{_EASTERN}]"
_WORD = re.compile(rf"{_SIGN}+(?:[-_.]{_SIGN}+)*")
_LETTER_AND_DIGIT = re.compile(r"[^\W\d_][-_.]?\d")
_TIMES = re.compile(r"\d+x[^\W_]*|x\d+")
"""How many of something, and lanes of a slot: ``2x3090``, ``x16``."""
_BORDER = re.compile(r"(?<=[^\W\d_])(?=\d)")
_ENDING = re.compile(r"(?<=\d)[^\W\d_]+$")
"""An ending that a language glues to a name: ``host78in``."""
_NUMBERED = re.compile(r"(.*?[^\W\d][-_.]?)(\d{1,6})")
_NEAR = 20
"""So far from a number are those of its kin looked for [-]."""
_FIRST = 100
"""Below this, all numbers are those of its kin [-]."""
_LONGEST = 64
"""Length of a name [characters]."""
_ANYWHERE = "en"
NUMBERED_FILE = Path(__file__).parents[1] / "data" / "numbered.yaml"


class Identifier(NamedTuple):
    """A name of letters and digits, in small letters, as it was written."""

    text: str

    @property
    def spellings(self) -> tuple[str, ...]:
        """How texts may write it: with and without a hyphen, and without an ending of the question's.

        >>> Identifier("srv12de").spellings
        ('srv12de', 'srv-12de', 'srv12', 'srv-12')
        """
        bare = _ENDING.sub("", self.text)
        each = (way for word in dict.fromkeys((self.text, bare)) for way in _ways(word))
        return tuple(dict.fromkeys(each))

    @property
    def kin(self) -> tuple[str, ...]:
        """Names that differ in the last number alone, as those of other machines of a row do.

        >>> Identifier("node07").kin[:3]
        ('node01', 'node-01', 'node02')
        """
        found = _NUMBERED.fullmatch(_ENDING.sub("", self.text))
        if found is None:
            return ()
        number, width = int(found[2]), len(found[2])
        near = range(max(1, number - _NEAR), number + _NEAR + 1)
        others = sorted({*range(1, _FIRST), *near} - {number})
        return tuple(way for other in others for way in _ways(f"{found[1]}{other:0{width}d}"))

    def is_in(self, text: str) -> bool:
        """Whether a text holds it, in any spelling, its letters and digits written apart or not.

        >>> Identifier("host78").is_in("Host 78 | 64 GB"), Identifier("host78").is_in("host780, 78 GB")
        (True, False)
        """
        folded = unicodedata.normalize("NFKC", text).casefold()
        pieces = re.split(r"[-_.]", _BORDER.sub("-", _ENDING.sub("", self.text)))
        apart = r"[-_. ]?".join(map(re.escape, pieces))
        return re.search(rf"(?<!{_SIGN})(?:{re.escape(self.text)}|{apart})(?!{_SIGN})", folded) is not None


def identifiers(text: str) -> list[Identifier]:
    """The names of letters and digits in a text, each once, without those that the field numbers.

    >>> [each.text for each in identifiers("在Host78有多少GB内存，DDR5还是2x24GB？")]
    ['host78']
    """
    if not any(character.isdigit() for character in text):
        return []
    found = (match[0] for match in _WORD.finditer(unicodedata.normalize("NFKC", text).casefold()))
    return [Identifier(word) for word in dict.fromkeys(found) if _is_one(word)]


def terms_of(spelling: str) -> tuple[str, ...]:
    """The terms under which the index has a name that is written so.

    >>> terms_of("srv-82"), terms_of("node_07")
    (('srv-82',), ('node', '07'))
    """
    found = tokens(spelling, _ANYWHERE)
    return tuple(found[:1] if "-" in spelling else found)


def _is_one(word: str) -> bool:
    is_mixed = len(word) <= _LONGEST and bool(_LETTER_AND_DIGIT.search(word))
    return is_mixed and not (_TIMES.fullmatch(word) or _is_of_the_field(word))


def _is_of_the_field(word: str) -> bool:
    words, pattern = _numbered()
    stem = re.match(r"[^\W\d_]+(?=[-_.]?\d)", word)
    return bool(stem and stem[0] in words) or pattern.fullmatch(word) is not None


@cache
def _numbered() -> tuple[frozenset[str], re.Pattern[str]]:
    values = load_yaml(NUMBERED_FILE.read_text(encoding="utf-8"))
    return frozenset(values["words"].split()), re.compile("|".join(values["patterns"]))


def _ways(word: str) -> Iterator[str]:
    yield word
    if "-" in word:
        yield word.replace("-", "")
    elif "_" not in word:
        yield _BORDER.sub("-", word, count=1)
