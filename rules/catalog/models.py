"""The catalog of language models: by name, by any way to write the name, and in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from typing import Any, Literal, NamedTuple

from rules.catalog.built_names import read_names
from rules.catalog.dates import first_day
from rules.catalog.lookup import Lookup, holding, looked_up
from rules.catalog.model import LanguageModel
from rules.catalog.model_names import JOINERS, entries, other_size_after, spelling, unknown_spans
from rules.catalog.names import Entry, Hit, NameIndex, Reading, squash
from rules.catalog.nearest import nearest_names
from rules.catalog.quantities import runs_on, starts_inside
from rules.catalog.tables import Table, load_table

__all__ = ["FoundModel", "LanguageModel", "ModelCatalog", "ModelMatch"]

FILE = "models.json"


@dataclass(frozen=True, slots=True)
class ModelMatch:
    """What a name stands for.

    Attributes:
        kind: ``exact``; ``variants``: several sizes or versions, one of them assumed; ``unknown``.
        asked: the name as written.
        model: the model, or the assumed one of several.
        candidates: all that fit, the assumed one first.
        nearest: models with a similar name, best first, for an unknown one.
    """

    kind: Literal["exact", "variants", "unknown"]
    asked: str
    model: LanguageModel | None = None
    candidates: tuple[LanguageModel, ...] = ()
    nearest: tuple[LanguageModel, ...] = ()


class FoundModel(NamedTuple):
    """A model in a text, and the characters of its name."""

    match: ModelMatch
    start: int
    end: int


class ModelCatalog:
    """All language models; safe to share between threads.

    Args:
        names: every way to write them, where it is at hand; by default made of the table.
    """

    def __init__(self, table: Table[LanguageModel], names: Mapping[str, Sequence[Any]] | None = None) -> None:
        self.table = table
        self._names = names
        self._by_name = {model.name: model for model in table.rows}

    @classmethod
    def load(cls, own: tuple[LanguageModel, ...] = ()) -> ModelCatalog:
        """The shipped catalog; models of ``own`` take the place of shipped ones of the same name.

        Raises:
            ParameterFileError: the file is malformed; names row and column.
        """
        table = load_table(FILE, LanguageModel)
        if not own:
            return cls(table, read_names(FILE))
        taken = {model.name for model in own}
        shipped = (model for model in table.rows if model.name not in taken)
        return cls(replace(table, rows=(*own, *shipped)))

    def rows(self) -> tuple[LanguageModel, ...]:
        """All models."""
        return self.table.rows

    def names(self) -> list[str]:
        """All names, as :meth:`get` takes them."""
        return list(self._by_name)

    def get(self, name: str) -> LanguageModel:
        """The model with exactly this name.

        Raises:
            KeyError: no such name.
        """
        return self._by_name[name]

    def find(self, text: str) -> ModelMatch:
        """The model that a name stands for, however it is written.

        >>> ModelCatalog.load().find("llama3.1:70b").model.name
        'Llama 3.1 70B'
        """
        text = text.strip()
        if text in self._by_name:
            return self._match((self.names().index(text),), text)
        entry = self._index.get(squash(text.replace("+", " plus")))
        if entry:
            return self._match(entry.rows, text)
        found = self.find_all(text)
        return max(found, key=lambda each: each.end - each.start).match if found else self._unknown(text)

    def find_all(self, text: str) -> list[FoundModel]:
        """Every model in a text, in order; a size alone (``70B``) is none."""
        reading = Reading(text)
        hits = self._index.hits(reading, lambda hit: _fits(reading, hit))
        found = [self._found(reading, hit) for hit in hits]
        for start, end in unknown_spans(reading, [(each.start, each.end) for each in found]):
            found.append(FoundModel(self._unknown(text[start:end]), start, end))
        return sorted(found, key=lambda each: each.start)

    def look_up(self, text: str, limit: int = 10) -> Lookup[LanguageModel]:
        """Models that a name stands for, then all whose names hold its words, the newest first."""
        match = self.find(text)
        meant = [model.name for model in match.candidates]
        names = holding(text, [self.table.rows[number].name for number in self._newest_first])
        return looked_up([*meant, *names], self.get, match.nearest, limit)

    def entries(self) -> dict[str, Entry]:
        """Every way to write a model, by its letters and digits, made of the table."""
        return NameIndex.keyed(entries(self.table.rows))

    @cached_property
    def _index(self) -> NameIndex:
        return NameIndex(self.entries() if self._names is None else self._names, JOINERS)

    @cached_property
    def _newest_first(self) -> list[int]:
        def age(number: int) -> tuple[date, float]:
            model = self.table.rows[number]
            return first_day(model.released), model.parameters_b

        return sorted(range(len(self.table.rows)), key=age, reverse=True)

    def _similar(self, text: str, limit: int) -> list[int]:
        names = [spelling(self.table.rows[number].name) for number in self._newest_first]
        return [self._newest_first[position] for position in nearest_names(spelling(text), names, limit)]

    def _found(self, reading: Reading, hit: Hit) -> FoundModel:
        plus = self._index.get(hit.entry.words.replace(" ", "") + "plus")
        if plus and reading.folded.startswith("+", reading.tokens[hit.last - 1].end):
            start, end = reading.tokens[hit.first].start, reading.tokens[hit.last - 1].end + 1
            return FoundModel(self._match(plus.rows, reading.text[start:end]), start, end)
        size = other_size_after(reading, hit.last) if len(hit.entry.rows) > 1 else 0
        start, end = reading.tokens[hit.first].start, reading.tokens[hit.last + size - 1].end
        asked = reading.text[start:end]
        return FoundModel(self._unknown(asked) if size else self._match(hit.entry.rows, asked), start, end)

    def _match(self, numbers: tuple[int, ...], asked: str) -> ModelMatch:
        models = tuple(self.table.rows[number] for number in numbers)
        kind: Literal["exact", "variants"] = "exact" if len(models) == 1 else "variants"
        return ModelMatch(kind, asked, models[0], models)

    def _unknown(self, asked: str) -> ModelMatch:
        close = self._similar(asked, 3)
        return ModelMatch("unknown", asked, nearest=tuple(self.table.rows[number] for number in close))


def _fits(reading: Reading, hit: Hit) -> bool:
    return not starts_inside(reading, hit.first) and not runs_on(reading, hit.last)
