"""An inverted index that was gathered on disk is the one that was gathered in memory."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from assistant.retrieval.lexical import gathering
from assistant.retrieval.lexical.gathering import Gathering, build_postings, save_gathered
from assistant.retrieval.lexical.postings import term_key

TEXTS = [[f"part-{number % step}" for step in (2, 3, 50, 1_000)] for number in range(300)] + [
    ["fan"] * 70_000
]


@pytest.mark.parametrize("held", [1, 100, 2**20])
def test_the_size_of_what_is_held_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: int
) -> None:
    monkeypatch.setattr(gathering, "HELD", held)
    gathered = Gathering(tmp_path / "aside")
    for terms in TEXTS:
        gathered.add(terms)
    assert (tmp_path / "aside").exists() == (held < 2**20)
    save_gathered(gathered, "words", tmp_path)
    gathered.forget()
    for field, array in build_postings(TEXTS).arrays().items():
        written = np.load(tmp_path / f"words.{field}.npy", allow_pickle=False)
        assert written.dtype == array.dtype
        assert written.tolist() == array.tolist(), field
    assert len(list(tmp_path.iterdir())) == 5


def test_the_texts_of_a_term_and_how_often_it_stands_there() -> None:
    postings = build_postings(TEXTS)
    rows, counts = postings.find(term_key("part-7"))
    holding = {number: [number % step for step in (2, 3, 50, 1_000)].count(7) for number in range(300)}
    assert dict(zip(rows.tolist(), counts.tolist(), strict=True)) == {n: c for n, c in holding.items() if c}
    assert rows.tolist() == sorted(rows.tolist())
    assert [part.tolist() for part in postings.find(term_key("fan"))] == [[300], [65_535]]
    assert postings.keys.tolist() == sorted({term_key(term) for terms in TEXTS for term in terms})


def test_terms_are_named_alike_however_few_names_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = build_postings(TEXTS)
    monkeypatch.setattr(gathering, "_KEPT_TERMS", 3)
    assert build_postings(TEXTS).keys.tolist() == whole.keys.tolist()
