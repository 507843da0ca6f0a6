"""Every source by id: those of the corpus, those that only the catalogs cite, and the user's own data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from corpus.model import Source
from corpus.sources import load_sources

if TYPE_CHECKING:
    from rules.catalog.sources import CatalogSource


@dataclass(frozen=True, slots=True)
class Cited(Source):
    """A source that only a catalog cites; its title is the place it was read at and what for.

    Args:
        place: host of its address, e.g. ``github.com``.
        catalog: name of the first catalog that cites it, e.g. ``cloud-rates``.
    """

    place: str = ""
    catalog: str = ""


OWN = Source(id="user", title="Your own data")
"""Prices and models that the user added."""


class Sources(Mapping[str, Source]):
    """Looks a source up; the catalogs are read only for an id that the corpus does not know."""

    def __getitem__(self, id_: str) -> Source:
        """The source of that id.

        Raises:
            KeyError: no such source.
        """
        known = self._corpus.get(id_)
        return self._rest[id_] if known is None else known

    def __iter__(self) -> Iterator[str]:
        yield from self._corpus
        yield from self._rest

    def __len__(self) -> int:
        return len(self._corpus) + len(self._rest)

    @cached_property
    def _corpus(self) -> Mapping[str, Source]:
        return load_sources()

    @cached_property
    def _rest(self) -> Mapping[str, Source]:
        from rules.catalog.sources import catalog_sources

        cited = {id_: _source(source) for id_, source in catalog_sources().items() if id_ not in self._corpus}
        return {**cited, OWN.id: OWN}


def _source(cited: CatalogSource) -> Cited:
    place = urlsplit(cited.url).netloc.removeprefix("www.") or cited.url
    return Cited(
        id=cited.id,
        title=f"{place}: {cited.catalog}",
        url=cited.url,
        published=_day(cited.date),
        place=place,
        catalog=cited.name,
    )


def _day(date: str | None) -> str | None:
    """A date in a form that answers can show; quarters and notes are left out."""
    is_plain = date is not None and date[:4].isdigit() and len(date) in (4, 7, 10) and "Q" not in date
    return date if is_plain else None
