"""Words and numbers of one language: Fluent for sentences, Babel for numbers, money and dates."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from assistant.answering import figures
from assistant.answering.locale import LOCALES, Locale, file_of, locale, locales, template_text
from assistant.answering.templates import Templates, WordingError
from rules.computation import Argument, Day, Message, Money, Phrase, Quantity, Step, Term

__all__ = ["KEPT", "LOCALES", "Locale", "Wording", "WordingError", "locale", "locales", "wording"]

KEPT = 1_024
"""Sentences that are kept of each language, about half a kilobyte each."""

_Plain = tuple[tuple[str, str | int], ...]

_STOPS = re.compile(r"(?<=\w)\.\.(?=\s|$)")
"""The stop of an abbreviation and that of the sentence ("30 ноября 2026 г."), which are one."""


@cache
def wording(tag: str) -> Wording:
    """The wording of one language, shared by all threads; a bundle is only added to."""
    return Wording(tag)


class Wording:
    """Turns messages, quantities and steps into text of one language."""

    def __init__(self, tag: str) -> None:
        self.locale = locale(tag)
        self._templates = Templates(self.locale.babel)
        self._loaded: set[str] = set()
        self._text = lru_cache(maxsize=KEPT)(self._written)

    def __call__(self, message_id: str, /, **arguments: Argument) -> str:
        """A sentence by id, with arguments given as keywords (``rest_share`` is ``$rest-share``)."""
        given = {name.replace("_", "-"): value for name, value in arguments.items()}
        return self._text(message_id, self._plain(given))

    def message(self, message: Message) -> str:
        """A message as text.

        Raises:
            WordingError: no template, or a variable without argument.
        """
        return self._text(message.id, self._plain(message.arguments))

    def has(self, message_id: str) -> bool:
        """Whether the language has a template of that id."""
        self._load(file_of(message_id))
        return message_id in self._templates

    def expression(self, step: Step) -> str:
        """The operands of a step as written in this language, ``4 × 250 W``."""
        return self.phrase(step.expression, step.operands)

    def phrase(self, expression: str, operands: Mapping[str, Argument]) -> str:
        """Numbers and names put into an expression; its colons are this language's."""
        written = {name: self.value(value) for name, value in operands.items()}
        return expression.replace(": ", self.locale.colon).format_map(written)

    def value(self, value: Argument) -> str:
        """Any argument as text: quantity, money, date, term, number, name, or a list of these."""
        if isinstance(value, tuple):
            return self.list_of(self.value(item) for item in value)
        if isinstance(value, Quantity):
            return self.quantity(value.value, value.unit, value.digits)
        if isinstance(value, Money):
            return self.money(value.amount, value.currency, value.digits)
        if isinstance(value, Day):
            return self.day(value.value)
        if isinstance(value, Term):
            return self._text(f"term-{value.id}", ())
        if isinstance(value, Phrase):
            return self.phrase(value.expression, value.operands)
        return value if isinstance(value, str) else self.number(value)

    def number(self, value: float, digits: int | None = None) -> str:
        """A number with this language's separators, rounded to ``digits`` decimals or sensibly."""
        return figures.decimal(value or 0, digits, self.locale.babel)

    def quantity(self, value: float, unit: str, digits: int | None = None) -> str:
        """A number with its unit; units are named the language's own way (``24 Go`` in French).

        A template takes ``$number`` as written, and ``$count`` for the plural of just that: 218.1 counts
        as 218 where it is rounded so; a fraction has a plural too.
        """
        number = self.number(value, digits)
        if unit == "1":
            return number
        named = _unit_id(unit)
        if self.has(named):
            whole = round(value)
            is_whole = number == self.number(whole, digits)
            count = whole if is_whole else figures.plural(value, self.locale.babel)
            return self._text(named, (("number", number), ("count", count)))
        return self._text("unit-other", (("number", number), ("unit", unit)))

    def money(self, amount: float, currency: str, digits: int | None = None) -> str:
        """An amount in its currency; whole units from 100 up, unless ``digits`` says otherwise."""
        return figures.currency(amount or 0, currency, digits, self.locale.babel)

    def day(self, value: str) -> str:
        """An ISO date, year and month, or year, in words."""
        return figures.day(value, self.locale.babel)

    def list_of(self, items: Iterable[str]) -> str:
        """``a, b and c`` in this language."""
        return figures.listed(tuple(items), self.locale.babel)

    def sentences(self, items: Iterable[str]) -> str:
        """Whole sentences one after another, with this language's space between them."""
        return self.locale.sentence_space.join(items)

    def _plain(self, arguments: Mapping[str, Argument]) -> _Plain:
        """Arguments as Fluent takes them: texts, and whole numbers for plurals."""
        return tuple(
            (name, value if isinstance(value, (str, int)) else self.value(value))
            for name, value in arguments.items()
        )

    def _written(self, message_id: str, arguments: _Plain) -> str:
        self._load(file_of(message_id))
        return _STOPS.sub(".", self._templates.text(message_id, dict(arguments)))

    def _load(self, name: str) -> None:
        if name in self._loaded:
            return
        for text in self._texts(name):
            self._templates.add(text)
        self._loaded.add(name)

    def _texts(self, name: str) -> Iterable[str]:
        if self.locale.derived_from:
            from corpus.script import to_traditional

            yield to_traditional(template_text(self.locale.derived_from, name))
        yield template_text(self.locale.tag, name)


@cache
def _unit_id(unit: str) -> str:
    """Id of the template that writes a unit of ours."""
    plain = unit.replace("%", "percent").replace("°", "")
    return "unit-" + "".join(c if c.isalnum() else "-" for c in plain)
