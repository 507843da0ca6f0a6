"""A question taken apart: tokens, names of products, words with their meanings, sentences and segments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from assistant.understanding.foreign_counts import foreign_counts, foreign_money
from assistant.understanding.frame import Span
from assistant.understanding.language_card import card_of
from assistant.understanding.language_data import Language
from assistant.understanding.names import Name, is_digits_only
from assistant.understanding.normalise import NormalText
from assistant.understanding.number import Number
from assistant.understanding.tokens import Token, ends_segment, ends_sentence
from assistant.understanding.vocabulary import Match

_LONG_TIMES = frozenset({"d", "week", "month", "year"})
"""Nobody speaks of so many of these as cards are named by: "3090 aylık" is a card by the month."""

_SHORTEST_STRANGE = 3
"""Shorter words are no word for money [characters]."""

_HOUR = "h"
_EASTERN = "\u3040"
"""From here on, one character is a word: 天."""
_LONGEST_COUNT = 3
"""A number of more digits that a card is named by is that card, even right before another one [-]."""


@dataclass(frozen=True)
class Reading:
    """What every later step looks at.

    Args:
        normal: the question in matching form.
        language: the language that it is read in.
        tokens: of the matching form.
        names: products named; their tokens hold no words or numbers.
    """

    normal: NormalText
    language: Language
    tokens: Sequence[Token]
    names: Sequence[Name]

    @cached_property
    def texts(self) -> list[str]:
        """The tokens' texts, empty inside a name."""
        texts = [token.text for token in self.tokens]
        for name in self.names:
            texts[name.first : name.last] = [""] * (name.last - name.first)
        return texts

    @cached_property
    def words(self) -> list[Match]:
        """Words and phrases with a meaning, from left to right; counts of products and money in any."""
        own = self.language.words.find(self.texts)
        products = [(name.first, name.last) for name in self.names if name.kind in ("gpu", "cpu")]
        counts = foreign_counts(self.language.tag, self.texts, own, products)
        foreign = [*counts, *foreign_money(self.texts, own)]
        return sorted((*own, *foreign)) if foreign else own

    @cached_property
    def turns(self) -> list[Match]:
        """Acts, and phrases that tie the question to the one before it."""
        return self.language.turns.find([token.text for token in self.tokens])

    @cached_property
    def rule_phrases(self) -> list[Match]:
        """Phrases that point to a rule by themselves."""
        return self.language.rules.find(self.texts)

    @cached_property
    def unknown(self) -> list[int]:
        """Tokens outside names that have no meaning here."""
        matches = (*self.words, *self.turns, *self.rule_phrases)
        known = {index for match in matches for index in range(match.first, match.last)}
        return [index for index, text in enumerate(self.texts) if text and index not in known]

    @cached_property
    def sentences(self) -> list[int]:
        """For each token, the number of its sentence."""
        known = self.language.abbreviations
        return list(_count(ends_sentence(self.tokens, index, known) for index in range(len(self.tokens))))

    @cached_property
    def segments(self) -> list[int]:
        """For each token, the number of its segment, parted by commas, "and", "with" and the like."""
        known = self.language.abbreviations
        ends = [ends_segment(self.tokens, index, known) for index in range(len(self.tokens))]
        for match in self.words:
            if match.ends_segment:
                ends[match.last - 1] = True
        return list(_count(ends))

    @cached_property
    def _by_first(self) -> dict[int, Match]:
        return {match.first: match for match in self.words}

    @cached_property
    def _by_last(self) -> dict[int, Match]:
        return {match.last: match for match in self.words}

    @cached_property
    def inner(self) -> frozenset[int]:
        """Tokens inside a phrase of several tokens ("usb 3", "8 pin"); digits there are no numbers."""
        phrases = (match for match in self.words if match.last - match.first > 1)
        return frozenset(index for match in phrases for index in range(match.first, match.last))

    def without_mere_numbers(self) -> Reading:
        """The same without names that are something else: "500 dollars", "under 2000", "8-bit Adam"."""
        kept = [n for n in self.names if not (self._is_mere_number(n) or self._is_in_method(n))]
        return self if len(kept) == len(self.names) else replace(self, names=kept)

    def _is_mere_number(self, name: Name) -> bool:
        if self._is_range_of_money(name):
            return True
        if not is_digits_only(name, self.tokens):
            return False
        if self._counts_next(name):
            return True
        after, before = self.at(name.last), self.before(name.first)
        is_round = self.tokens[name.first].text.endswith("00")
        is_beside_a_card = is_round and self._names_others(name)
        if after is not None and self._is_measured(after, is_beside_a_card=is_beside_a_card):
            return True
        if is_round and before is not None and before.has("word", "clause") and self.is_strange(name.last):
            return True
        bounds = ("at_most", "budget", "approximately")
        near = (match for match in (before, after) if match is not None)
        return is_round and any(match.has("word", word) for match in near for word in bounds)

    def _is_range_of_money(self, name: Name) -> bool:
        """Whether two numbers that look like a card are the ends of an amount: 30-50만원."""
        inside = self.tokens[name.first : name.last]
        are_ends = len(inside) == 2 and all(token.is_digits for token in inside)
        is_range = are_ends and self.between(name.first, name.first + 1).strip() == "-"
        after = self.at(name.last)
        kinds = ("currency", "multiplier", "money_multiplier")
        return is_range and after is not None and any(after.value(kind) is not None for kind in kinds)

    def _is_measured(self, after: Match, *, is_beside_a_card: bool) -> bool:
        """Whether a unit or currency follows a number, and no word that could be anything else.

        A letter alone is a unit only for hours, as "w" is "with" too; a day or a month only of a round number
        beside a card: "4090 500 天".
        """
        if after.has("word", "amount") or after.has("word", "specs"):
            return False
        unit = after.value("unit")
        if unit in _LONG_TIMES and not is_beside_a_card:
            return after.value("currency") is not None
        written = "".join(self.texts[after.first : after.last])
        is_whole = len(written) > 1 or unit == _HOUR or written >= _EASTERN
        return is_whole and (unit is not None or after.value("currency") is not None)

    def _names_others(self, name: Name) -> bool:
        """Whether another card is named besides."""
        return any(other.kind == "gpu" and other.first != name.first for other in self.names)

    def _counts_next(self, name: Name) -> bool:
        """Whether a number beside the full name of a card counts it: "500 RTX 3090", "RTX 3090 500장"."""
        if len(self.tokens[name.first].text) > _LONGEST_COUNT:
            return False
        past = self._past_counting(name.last)
        full = [n for n in self.names if n.kind == "gpu" and not is_digits_only(n, self.tokens)]
        return any(n.first == past or (n.last == name.first and past > name.last) for n in full)

    def _past_counting(self, index: int) -> int:
        """The token after counting words, as "x" and 张."""
        match = self.at(index)
        is_counting = match is not None and match.has("word", "classifier") and not match.ends_segment
        return match.last if match is not None and is_counting else index

    def _is_in_method(self, name: Name) -> bool:
        """Whether a format only begins or ends the longer name of a method."""
        if name.kind != "quantization":
            return False
        return any(
            match.first <= name.first and name.last <= match.last and match.last - match.first > 1
            for match in self._methods_said
            if (match.first, match.last) != (name.first, name.last)
        )

    @cached_property
    def _methods_said(self) -> list[Match]:
        """Methods, whatever names stand in them."""
        found = self.language.words.find([token.text for token in self.tokens])
        return [match for match in found if match.value("method") is not None]

    def at(self, first: int) -> Match | None:
        """The word that starts at a token."""
        return self._by_first.get(first)

    def before(self, last: int) -> Match | None:
        """The word that ends right before a token."""
        return self._by_last.get(last)

    def counting_word(self, number: Number) -> Match | None:
        """The word that counts what a number numbers: behind it, or in one word with it ("두장")."""
        own = self.at(number.first)
        is_one_word = own is not None and own.last == number.last and own.has("word", "classifier")
        return own if is_one_word else self.at(number.last)

    @cached_property
    def _by_word(self) -> dict[str, list[Match]]:
        found: dict[str, list[Match]] = {}
        for match in self.words:
            for kind, value in match.meanings:
                if kind == "word":
                    found.setdefault(value, []).append(match)
        return found

    def mentions(self, word: str) -> list[Match]:
        """Where a ``word`` meaning occurs."""
        return self._by_word.get(word, [])

    def says(self, *meanings: str) -> bool:
        """Whether one of the ``word`` meanings occurs."""
        return any(meaning in self._by_word for meaning in meanings)

    def of_kind(self, kind: str) -> Iterator[tuple[Match, str]]:
        """Words of a kind with their first value of it."""
        for match in self.words:
            value = match.value(kind)
            if value is not None:
                yield match, value

    def span(self, first: int, last: int) -> Span:
        """Where tokens ``first`` to ``last`` (excluded) stand in the question as it came."""
        return self.normal.span(self.tokens[first].start, self.tokens[last - 1].end)

    def said(self, first: int, last: int) -> str:
        """Tokens ``first`` to ``last`` (excluded) as they were written."""
        span = self.span(first, last)
        return self.normal.original[span.start : span.end]

    def is_small_word(self, index: int) -> bool:
        """Whether a token is one of the language's small words, as "a" and "the"."""
        return self.tokens[index].text in card_of(self.language.tag).function_words

    def is_strange(self, index: int) -> bool:
        """Whether a token is a word that has no meaning here: the "zorkmids" of "500 zorkmids"."""
        if index not in self.unknown or self.is_small_word(index):
            return False
        token = self.tokens[index]
        return token.is_word and len(token.text) >= _SHORTEST_STRANGE

    def touches(self, index: int) -> bool:
        """Whether token ``index`` follows the one before it with nothing between."""
        return index > 0 and self.tokens[index].start == self.tokens[index - 1].end

    def gap(self, index: int) -> str:
        """What was written between token ``index`` and the next one, as it came."""
        return self.normal.gap(self.tokens[index].end, self.tokens[index + 1].start)

    def between(self, first: int, second: int) -> str:
        """What stands between token ``first`` and token ``second``, both excluded."""
        return self.normal.text[self.tokens[first].end : self.tokens[second].start]


def _count(ends: Iterator[bool] | list[bool]) -> Iterator[int]:
    number = 0
    for is_end in ends:
        yield number
        number += is_end
