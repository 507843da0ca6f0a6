"""Amounts of money: signs, codes and words of currencies, thousands by any name, bare budgets."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

from assistant.understanding.amount import Amount, amount_of
from assistant.understanding.number import Number
from assistant.understanding.parts_of_money import with_parts
from assistant.understanding.prices import is_energy, join_ranges, price_of
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_SMALLEST_BUDGET = 50.0
"""Below this, a bare number next to "budget" or "under" is none."""
_LONGEST_CODE = 3
_BEFORE_A_SUM = ("clause", "at_most", "budget", "approximately")
"""Words before a number that make it a sum, if it is one at all."""
_OF_A_PURCHASE = frozenset(
    """
    gpu clause at_most budget approximately best buy which amount question price cheapest condition want need
    owned can having range between
    """.split()  # noqa: SIM905
)
"""All that a message may speak of beside a sum in an unknown word."""
_PENCE, _CENTS = "p", "c"
"""Letters that are coins right behind a number, where electricity is paid: "25p/kWh", "15c per kWh"."""
_COINS_REACH = 3
"""How far behind such a letter "per kWh" may stand [tokens]."""


class Edges(NamedTuple):
    """Tokens at which numbers begin, those right behind their ends, and how far the amounts found reach."""

    firsts: Set[int]
    lasts: Set[int]
    taken: int = 0


def find_amounts(numbers: Sequence[Number], reading: Reading) -> list[Amount]:
    """All amounts with a currency, and bare numbers that a budget word vouches for."""
    by_first = {number.first: number for number in numbers}
    edges = Edges(by_first.keys(), {number.last for number in numbers})
    found: list[Amount] = []
    for number in numbers:
        amount = _amount(number, edges, reading)
        if amount is not None and number.first >= edges.taken:
            found.append(with_parts(amount, by_first, reading))
            edges = edges._replace(taken=found[-1].last)
    return [amount._replace(per=price_of(amount, reading)) for amount in join_ranges(found, reading)]


def _amount(number: Number, edges: Edges, reading: Reading) -> Amount | None:
    return (
        _with_currency_around(number, edges, reading)
        or _with_currency_after(number, edges, reading)
        or _with_currency_before(number, edges, reading)
        or _in_coins(number, reading)
        or _in_slang(number, reading)
        or _in_a_strange_word(number, reading)
        or _as_budget(number, reading)
    )


def _with_currency_around(number: Number, edges: Edges, reading: Reading) -> Amount | None:
    """``港币8000元``: the word before names the currency; ``$20,000 MXN``: after a sign, the next."""
    before, after = reading.before(number.first), reading.at(number.last)
    if before is None or after is None or before.first in edges.lasts:
        return None
    if _is_of_next(after, before, edges, reading):
        return None
    if before.value("currency") is None or after.value("currency") is None:
        return None
    named = before if reading.texts[before.first].isalpha() else after
    return amount_of(number, _currencies(named), before.first, after.last)


def _with_currency_after(number: Number, edges: Edges, reading: Reading) -> Amount | None:
    match = _skip_approximate(reading, number.last)
    if match is not None and _is_of_next(match, reading.before(number.first), edges, reading):
        return None
    if match is not None and match.value("currency") is not None and not _only_counts(number, match):
        return amount_of(number, _currencies(match), number.first, match.last)
    if match is None or not _is_slang(match, reading):
        return None
    scale = float(match.value("money_multiplier") or 1)
    following = reading.at(match.last)
    if following is None or following.value("currency") is None:
        return None
    return amount_of(_times(number, scale), _currencies(following), number.first, following.last)


def _is_of_next(after: Match, before: Match | None, edges: Edges, reading: Reading) -> bool:
    """Whether a currency behind a number is the next one's: the second of "$300-$500", "USD 3 - USD 5"."""
    if (
        after.value("currency") is None
        or after.last not in edges.firsts
        or not _stands_before(after, reading)
    ):
        return False
    is_same = before is not None and before.value("currency") == after.value("currency")
    return is_same or (reading.touches(after.last) and not reading.touches(after.first))


def _only_counts(number: Number, match: Match) -> bool:
    """Whether the word counts pieces as well as money, and the number is too small for a price: 4块."""
    return match.has("word", "classifier") and number.value < _SMALLEST_BUDGET


def _with_currency_before(number: Number, edges: Edges, reading: Reading) -> Amount | None:
    match = reading.before(number.first)
    if match is None or match.value("currency") is None or match.first < edges.taken:
        return None
    if not _stands_before(match, reading):
        return None
    return amount_of(_scaled(number, reading), _currencies(match), match.first, _last(number, reading))


def _in_coins(number: Number, reading: Reading) -> Amount | None:
    """``25p/kWh``, ``15c per kWh``: a hundredth of a pound, or of the usual currency of the language."""
    if number.last >= len(reading.texts) or not reading.touches(number.last):
        return None
    letter, after = reading.texts[number.last], number.last + 1
    near = any(0 <= match.first - after <= _COINS_REACH for match in reading.mentions("per_kwh"))
    near = near or is_energy(reading.at(after))
    if letter == _PENCE and (near or reading.says("electricity", "bill")):
        return amount_of(number, ("GBP/100",), number.first, after)
    if letter == _CENTS and near:
        return amount_of(number, (f"{reading.language.default_currency}/100",), number.first, after)
    return None


def _in_slang(number: Number, reading: Reading) -> Amount | None:
    """``two grand``: a word for thousands that is only said of money."""
    match = reading.at(number.last)
    if match is None or not _is_slang(match, reading) or not _is_certain_slang(number, match, reading):
        return None
    money = amount_of(
        _scaled(number, reading), (reading.language.default_currency,), number.first, match.last
    )
    return money._replace(assumed=True)


def _as_budget(number: Number, reading: Reading) -> Amount | None:
    following = _skip_approximate(reading, number.last)
    if following is not None and (following.value("unit") or following.has("word", "gpu")):
        return None
    if number.value < _SMALLEST_BUDGET or not _is_budget(number, reading):
        return None
    amount = amount_of(number, (reading.language.default_currency,), number.first, number.last)
    return amount._replace(assumed=True)


def _in_a_strange_word(number: Number, reading: Reading) -> Amount | None:
    """``GPU for 500 zorkmids``: perhaps money, in a word that is no currency here, kept as it was said."""
    before = reading.before(number.first)
    is_bound = before is not None and any(before.has("word", word) for word in _BEFORE_A_SUM)
    if number.value < _SMALLEST_BUDGET or not is_bound or not reading.is_strange(number.last):
        return None
    others = [index for index in reading.unknown if index != number.last and reading.is_strange(index)]
    said = {value for match in reading.words for kind, value in match.meanings if kind == "word"}
    if others or reading.names or "gpu" not in said or not said <= _OF_A_PURCHASE:
        return None
    word = reading.said(number.last, number.last + 1)
    return amount_of(number, (word,), number.first, number.last + 1)


def _is_budget(number: Number, reading: Reading) -> bool:
    """Whether a budget word stands in the segment, or the number bounds a price: "gpu under 500"."""
    segment = reading.segments[number.first]
    if any(reading.segments[match.first] == segment for match in reading.mentions("budget")):
        return True
    near = (reading.before(number.first), reading.at(number.last))
    if _is_thousands_for_a_card(number, reading):
        return True
    is_bound = any(match is not None and match.has("word", "at_most") for match in near)
    is_bound = is_bound or _is_range_of_prices(number, reading)
    return is_bound and reading.says("gpu") and not reading.says("limit")


def _is_range_of_prices(number: Number, reading: Reading) -> bool:
    """``GPU between 300 and 700``: two ends in a message that speaks of nothing but a purchase."""
    before = reading.before(number.first)
    said = {value for match in reading.words for kind, value in match.meanings if kind == "word"}
    is_between = before is not None and before.has("word", "between")
    return number.low is not None and is_between and said <= _OF_A_PURCHASE | {"and", "free"}


def _is_thousands_for_a_card(number: Number, reading: Reading) -> bool:
    """``gpu for 1.5k``: thousands after "for" in a question about cards, and nothing that counts tokens."""
    before = reading.before(number.first)
    is_thousands = reading.texts[number.last - 1] == "k"
    is_for = before is not None and before.has("word", "clause")
    return is_thousands and is_for and reading.says("gpu") and not reading.says("context", "llm", "limit")


def _is_slang(match: Match, reading: Reading) -> bool:
    return match.value("money_multiplier") is not None


def _is_certain_slang(number: Number, match: Match, reading: Reading) -> bool:
    """Whether the word can mean nothing else here: 万 written "w" is a watt without a budget word near."""
    if match.value("unit") is None:
        return True
    return number.value < _SMALLEST_BUDGET and _is_budget(number, reading)


def _scaled(number: Number, reading: Reading) -> Number:
    match = reading.at(number.last)
    if match is None or not _is_slang(match, reading):
        return number
    return _times(number, float(match.value("money_multiplier") or 1))


def _last(number: Number, reading: Reading) -> int:
    match = reading.at(number.last)
    return match.last if match is not None and _is_slang(match, reading) else number.last


def _times(number: Number, scale: float) -> Number:
    low = None if number.low is None else number.low * scale
    return number._replace(value=number.value * scale, low=low, alternative=None)


def _stands_before(match: Match, reading: Reading) -> bool:
    """Whether a currency is written before its amount, as signs, codes and names in Han characters are."""
    text = reading.texts[match.first]
    is_code = text.isascii() and len(text) <= _LONGEST_CODE
    is_han_name = len(text) == 1 and not text.isascii() and match.last - match.first > 1
    return not text.isalpha() or is_code or is_han_name


def _skip_approximate(reading: Reading, index: int) -> Match | None:
    match = reading.at(index)
    while match is not None and match.has("word", "approximately") and match.value("currency") is None:
        match = reading.at(match.last)
    return match


def _currencies(match: Match) -> tuple[str, ...]:
    return tuple(value for kind, value in match.meanings if kind == "currency")
