"""Amounts of the question: how an ambiguous sign was read, and what cannot be converted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from assistant.understanding.frame import Frame, Money, Slot
from assistant.understanding.language_data import load
from rules import computation
from rules.computation import Computation, Message, message
from rules.currency import currencies, has_rate
from rules.errors import RuleInputError

_AMOUNTS: Mapping[str, Sequence[str]] = {
    "gpu_budget": ("budget",),
    "build": ("budget",),
    "cloud_or_buy": ("budget", "hourly_rate", "resale", "tariff"),
    "electricity": ("tariff",),
}
"""Rule → slots of money that it reckons with."""
_CONVERTING = frozenset({"gpu_budget", "build", "cloud_or_buy"})
_NAMING = ("budget", "tariff", "hourly_rate", "resale")
"""Slots of money, in the order in which they tell the asker's currency."""
_BY_LANGUAGE = frozenset({"electricity"})
"""Rules that take the currency usual in the language."""
_PLACES = frozenset({"tariff", "country", "cost_currency", "mains"})
"""Slots that say in which money, or where, electricity is paid."""
_DOLLAR = "USD"
_DOLLARS = ("500 USD", "1000 USD", "2500 USD")
_CODE_LENGTH = 3
_CURRENCIES = ("USD", "CNY", "HKD", "JPY", "EUR")
_ONE_SIGN = {"JPY", "CNY"}
"""Currencies written with the same sign; others share a name, as crowns do."""


def refuse_without_rate(frame: Frame, rule: str) -> None:
    """Ask for another currency where one cannot be converted.

    Raises:
        RuleInputError: an amount in a currency without a rate; offers amounts that can be chosen instead.
    """
    for name, slot in _said(frame, rule) if rule in _CONVERTING else ():
        money = slot.value
        assert isinstance(money, Money)
        if has_rate(money.currency):
            continue
        _refuse_unknown(name, money)
        shown = computation.Money(amount=money.amount, currency=money.currency)
        kind: str = "without-rate"
        options: tuple[str, ...] = _DOLLARS
        if slot.assumed:
            kind, options = (
                "assumed-without-rate",
                tuple(f"{money.amount:.0f} {each}" for each in _CURRENCIES),
            )
        raise RuleInputError(
            name, f"error-currency-{kind}", options=options, money=shown, currency=money.currency
        )


def _refuse_unknown(name: str, money: Money) -> None:
    """Name the word that is no currency, and the currencies that can be converted.

    Raises:
        RuleInputError: the word is no code of three letters, so it was kept as it was said.
    """
    if len(money.currency) == _CODE_LENGTH and money.currency.isupper():
        return
    options = tuple(f"{money.amount:.0f} {each}" for each in _CURRENCIES)
    known = currencies()
    raise RuleInputError(name, "error-currency-unknown", options=options, word=money.currency, known=known)


def named_currency(frame: Frame) -> str | None:
    """The currency that was named with an amount or alone, where its sign or name has one meaning."""
    slots = [frame.slots[name] for name in _NAMING if name in frame.slots]
    for slot in slots:
        if isinstance(slot.value, Money) and not slot.assumed and _reading(slot) is None:
            return slot.value.currency
    asked: str | None = frame.get("cost_currency")
    return asked


def usual_currency(frame: Frame, countries: Mapping[str, str] | None = None) -> str | None:
    """The currency that goes with the language, where neither money nor another place was named; dollars do
    not, as English is asked everywhere.

    Args:
        frame: the question.
        countries: of currencies; where given, a country that pays in the language's own is no other place.
    """
    currency = load(frame.language).default_currency
    named = _PLACES.intersection(frame.slots)
    if countries is not None and frame.get("country") == countries.get(currency, ""):
        named -= {"country"}
    return None if named or currency == _DOLLAR or frame.chosen_language is not None else currency


def with_readings(result: Computation, frame: Frame) -> Computation:
    """The computation, saying how a sign was read that stands for two currencies, or what was assumed."""
    notes = tuple(note for _, slot in _said(frame, result.rule) if (note := _reading(slot)) is not None)
    assumed = usual_currency(frame) if result.rule in _BY_LANGUAGE else None
    if assumed is not None and result.inputs.get("currency") == assumed:
        notes = (*notes, message("money-assume-currency", currency=assumed))
    if any(_is_of_before(slot, frame) for _, slot in _said(frame, result.rule)):
        notes = (*notes, message("money-assume-before", currency=frame.currency))
    return result.model_copy(update={"assumptions": (*notes, *result.assumptions)}) if notes else result


def _said(frame: Frame, rule: str) -> list[tuple[str, Slot]]:
    names = _AMOUNTS.get(rule, ())
    return [(name, frame.slots[name]) for name in names if name in frame.slots]


def _is_of_before(slot: Slot, frame: Frame) -> bool:
    """Whether an amount without a currency is read in that of the conversation, and not of the language."""
    is_usual = frame.currency == load(frame.language).default_currency
    return slot.assumed and not is_usual and getattr(slot.value, "currency", None) == frame.currency


def _reading(slot: Slot) -> Message | None:
    used, other = slot.value, slot.alternative
    if not isinstance(used, Money) or not isinstance(other, Money) or used.currency == other.currency:
        return None
    kind = "sign" if {used.currency, other.currency} == _ONE_SIGN else "name"
    return message(f"money-assume-{kind}", used=used.currency, other=other.currency)
