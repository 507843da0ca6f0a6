"""Versions of a store elsewhere are followed: dropped ones are passed over, faulty ones not used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import numpy as np
import pytest

from assistant.retrieval.build import CHUNKER_VERSION
from assistant.retrieval.centring import CentreSet
from assistant.retrieval.errors import IndexCorruptError, IndexMismatchError, RetrievalError
from assistant.retrieval.index.reader import OwnIndex
from assistant.retrieval.storage import FORMAT
from assistant.retrieval.stores.following import TRIES, FollowingReader, Newest, dimension_of
from assistant.retrieval.stores.levels import model_name
from assistant.retrieval.stores.remote import VersionGoneError
from tests.assistant.retrieval.fake_embedder import RECORD

CENTRES = CentreSet(("en",), np.zeros((1, 8), np.float32), np.ones((1, 8), np.float32))
MANIFEST = {"format": FORMAT, "model": RECORD.to_json(), "chunker": CHUNKER_VERSION}


@dataclass
class Numbered:
    number: int
    model: str = model_name(RECORD.to_json(), CENTRES)


class Store(FollowingReader[Numbered]):
    """Its newest version is ``number``; opening one of ``faults`` fails, once for each fault listed."""

    def __init__(self) -> None:
        super().__init__(RECORD, CENTRES)
        self.number: int | None = None
        self.manifest: dict[str, Any] = MANIFEST
        self.faults: list[RetrievalError] = []
        self.model = model_name(RECORD.to_json(), CENTRES)
        self.looked = 0

    def _newest_number(self) -> int | None:
        return self.number

    def _newest(self) -> Newest[Numbered] | None:
        self.looked += 1
        return None if self.number is None else Newest(Numbered(self.number, self.model), self.manifest)

    def _index(self, found: Newest[Numbered]) -> OwnIndex:
        if self.faults:
            raise self.faults.pop()
        return cast("OwnIndex", f"version {found.version.number}")


def test_nothing_published() -> None:
    store = Store()
    store.open()
    assert store.current() is None
    assert store.looked == 0


def test_a_version_is_opened_once() -> None:
    store = Store()
    store.number = 1
    assert [store.current() for _ in range(3)] == ["version 1"] * 3
    store.number = 2
    assert store.current() == "version 2"
    assert store.looked == 2


def test_a_version_dropped_while_it_is_opened_is_no_fault() -> None:
    """The one after it is there already."""
    store = Store()
    store.number = 1
    store.faults = [VersionGoneError()]
    store.open()
    assert (store.current(), store.fault) == ("version 1", None)


def test_versions_that_are_always_dropped_are_given_up_for_now() -> None:
    store = Store()
    store.number = 1
    store.faults = [VersionGoneError()] * TRIES
    assert store.current() is None
    assert store.current() == "version 1"


def test_a_damaged_version_leaves_the_one_before() -> None:
    store = Store()
    store.number = 1
    store.open()
    store.number, store.faults = 2, [IndexCorruptError("index-corrupt", file="x", command="y")]
    assert store.current() == "version 1"
    assert isinstance(store.fault, IndexCorruptError)
    store.number = 3
    assert (store.current(), store.fault) == ("version 3", None)


@pytest.mark.parametrize(
    ("model", "manifest"),
    [
        ("other", MANIFEST),
        (Numbered(0).model, {**MANIFEST, "model": None}),
        (Numbered(0).model, {**MANIFEST, "format": FORMAT + 1}),
    ],
    ids=["centres", "model", "newer"],
)
def test_one_of_another_kind_is_refused_at_the_start(model: str, manifest: dict[str, Any]) -> None:
    store = Store()
    store.number, store.model, store.manifest = 1, model, manifest
    with pytest.raises(IndexMismatchError):
        store.open()
    assert store.current() is None


def test_dimension() -> None:
    assert [dimension_of(each) for each in (MANIFEST, {}, {"model": None})] == [8, 0, 0]
