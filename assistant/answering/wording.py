"""Words and numbers of one language: Fluent for sentences, Babel for numbers, money and dates.

A language is a folder under ``locales`` with ``locale.yaml`` and ``*.ftl`` files. A message id leads to its
file by prefix, so that an answer loads only the files it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from rules.computation import Argument, Day, Message, Money, Quantity, Step, Term

_LOCALES = files(__package__).joinpath("locales")
_FILE_OF_PREFIX: Mapping[str, str] = {
    "unit": "units",
    "term": "terms",
    "column": "columns",
    "card": "cards",
    "machine": "machine",
    "model": "models",
    "error": "errors",
    "warning": "errors",
    "follow": "follow-ups",
    "http": "http",
    "plot": "plots",
    "own": "own-models",
    "prices": "prices",
    **dict.fromkeys(("document", "documents", "guide", "corpus", "index", "embedder", "ingest"), "library"),
}


class WordingError(LookupError):
    """A message id without a template, or an argument that a template misses: our fault, not the asker's."""


@dataclass(frozen=True, slots=True)
class Locale:
    """A language's own settings, from ``locale.yaml``.

    Args:
        tag: e.g. ``tr``.
        name: the language's own name for itself.
        babel: Babel locale for numbers and dates.
        derived_from: language whose templates are converted, for Traditional Chinese.
    """

    tag: str
    name: str
    babel: str
    quote_open: str
    quote_close: str
    sentence_space: str = " "
    derived_from: str | None = None


@cache
def locales() -> tuple[str, ...]:
    """Tags of the languages that have a folder."""
    return tuple(
        sorted(entry.name for entry in _LOCALES.iterdir() if entry.joinpath("locale.yaml").is_file())
    )


@cache
def locale(tag: str) -> Locale:
    """Settings of one language.

    Raises:
        WordingError: no such language.
    """
    from rules.parameters.files import load_yaml

    file = _LOCALES.joinpath(tag, "locale.yaml")
    if not file.is_file():
        raise WordingError(f"no locale {tag!r}; there are {', '.join(locales())}")
    return Locale(tag=tag, **load_yaml(f"locales/{tag}/locale.yaml", file.read_text(encoding="utf-8")))


@cache
def wording(tag: str) -> Wording:
    """The wording of one language, shared by all threads; a bundle is only added to."""
    return Wording(tag)


class Wording:
    """Turns messages, quantities and steps into text of one language."""

    def __init__(self, tag: str) -> None:
        from fluent.runtime import FluentBundle

        self.locale = locale(tag)
        self._bundle: Any = FluentBundle([self.locale.babel.replace("_", "-")], use_isolating=False)
        self._loaded: set[str] = set()

    def __call__(self, message_id: str, /, **arguments: Argument) -> str:
        """A sentence by id, with arguments given as keywords (``rest_share`` is ``$rest-share``)."""
        return self.message(
            Message(id=message_id, arguments={k.replace("_", "-"): v for k, v in arguments.items()})
        )

    def message(self, message: Message) -> str:
        """A message as text.

        Raises:
            WordingError: no template, or a variable without argument.
        """
        pattern = self._pattern(message.id)
        arguments = {name: self._fluent(value) for name, value in message.arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise WordingError(f"{self.locale.tag}: {message.id}: {errors[0]}")
        return str(text)

    def has(self, message_id: str) -> bool:
        """Whether the language has a template of that id."""
        self._load(_file_of(message_id))
        return bool(self._bundle.has_message(message_id))

    def expression(self, step: Step) -> str:
        """The operands of a step as written in this language, ``4 × 250 W``."""
        return step.expression.format_map({name: self.value(value) for name, value in step.operands.items()})

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
            return self.message(Message(id=f"term-{value.id}"))
        return value if isinstance(value, str) else self.number(value)

    def number(self, value: float, digits: int | None = None) -> str:
        """A number with this language's separators, rounded to ``digits`` decimals or sensibly."""
        from babel.numbers import format_decimal

        places = _places(value) if digits is None else digits
        pattern = "#,##0" + ("." + ("0" if digits is not None else "#") * places if places else "")
        return str(format_decimal(value, format=pattern, locale=self.locale.babel))

    def quantity(self, value: float, unit: str, digits: int | None = None) -> str:
        """A number with its unit; units are named the language's own way (``24 Go`` in French)."""
        number = self.number(value, digits)
        if unit == "1":
            return number
        named = "unit-" + "".join(
            c if c.isalnum() else "-" for c in unit.replace("%", "percent").replace("°", "")
        )
        if self.has(named):
            return self.message(Message(id=named, arguments={"number": number}))
        return self.message(Message(id="unit-other", arguments={"number": number, "unit": unit}))

    def money(self, amount: float, currency: str, digits: int | None = None) -> str:
        """An amount in its currency; whole units from 100 up, unless ``digits`` says otherwise."""
        from babel.numbers import format_currency

        places = (0 if abs(amount) >= 100 else 2) if digits is None else digits
        pattern = self._currency_pattern(places)
        text = format_currency(
            amount, currency, format=pattern, locale=self.locale.babel, currency_digits=False
        )
        return str(text)

    def day(self, value: str) -> str:
        """An ISO date, year and month, or year, in words."""
        from datetime import date

        from babel.dates import format_date, format_skeleton

        parts = [int(part) for part in value.split("-")]
        if len(parts) == 3:
            return str(format_date(date(*parts), format="long", locale=self.locale.babel))
        if len(parts) == 2:
            return str(format_skeleton("yMMMM", date(parts[0], parts[1], 1), locale=self.locale.babel))
        return value

    def list_of(self, items: Iterable[str]) -> str:
        """``a, b and c`` in this language."""
        from babel.lists import format_list

        return str(format_list(list(items), locale=self.locale.babel))

    def sentences(self, items: Iterable[str]) -> str:
        """Whole sentences one after another, with this language's space between them."""
        return self.locale.sentence_space.join(items)

    def _currency_pattern(self, places: int) -> str:
        from babel import Locale as BabelLocale

        pattern = str(BabelLocale.parse(self.locale.babel).currency_formats["standard"].pattern)
        head, _, tail = pattern.partition("0.00")
        return head + "0" + ("." + "0" * places if places else "") + tail.replace("0.00", "0")

    def _fluent(self, value: Argument) -> str | float:
        return value if isinstance(value, (str, int)) else self.value(value)

    def _pattern(self, message_id: str) -> Any:
        self._load(_file_of(message_id))
        if not self._bundle.has_message(message_id):
            raise WordingError(f"{self.locale.tag}: no template for {message_id!r}")
        return self._bundle.get_message(message_id).value

    def _load(self, name: str) -> None:
        if name in self._loaded:
            return
        from fluent.runtime import FluentResource

        for text in self._texts(name):
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._loaded.add(name)

    def _texts(self, name: str) -> Iterable[str]:
        if self.locale.derived_from:
            from corpus.script import to_traditional

            yield to_traditional(_read(self.locale.derived_from, name))
        yield _read(self.locale.tag, name)


def _file_of(message_id: str) -> str:
    from rules import registry

    head = message_id.split("-", 1)[0]
    if head in _FILE_OF_PREFIX:
        return _FILE_OF_PREFIX[head]
    rule_id = message_id.removeprefix("rule-")
    for rule in registry.names():
        if rule_id.startswith(rule.replace("_", "-") + "-"):
            return f"rules-{rule}"
    return "common"


def _read(tag: str, name: str) -> str:
    file = _LOCALES.joinpath(tag, f"{name}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _places(value: float) -> int:
    if value == round(value) or abs(value) >= 100:
        return 0
    return 1 if abs(value) >= 10 else 2
