"""The list of sources, and what is refused in one."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.errors import CorpusFileError
from corpus.guides import load_guides
from corpus.sources import load_sources

GOOD = """
dettmers-2018:
  title: A Full Hardware Guide
  author: Tim Dettmers
  published: 2018-12-16
  language: en
  confidence: A
"""


def load(tmp_path: Path, text: str) -> None:
    path = tmp_path / f"{abs(hash(text))}.yaml"
    path.write_text(text, encoding="utf-8")
    load_sources(path)


def test_the_shipped_list_is_valid_and_every_source_of_a_guide_is_in_it() -> None:
    sources = load_sources()
    assert sources["dettmers-2018"].published == "2018-12-16"
    for guide in load_guides():
        assert set(guide.source_ids) <= set(sources)


def test_a_year_alone_is_a_text(tmp_path: Path) -> None:
    path = tmp_path / "years.yaml"
    path.write_text(GOOD.replace("2018-12-16", "2018"), encoding="utf-8")
    assert load_sources(path)["dettmers-2018"].published == "2018"


@pytest.mark.parametrize(
    ("change", "line", "fault"),
    [
        (("author:", "auther:"), 4, "did you mean 'author'"),
        (("confidence: A", "confidence: D"), 7, "A, B or C"),
        (("2018-12-16", "December 2018"), 5, "ISO date"),
        (("  title: A Full Hardware Guide\n", ""), 2, "missing"),
        (("dettmers-2018:", "Dettmers_2018:"), 2, "kebab-case"),
        (("  author: Tim Dettmers", "  author: [Tim"), 5, "YAML"),
    ],
)
def test_a_faulty_list_names_line_and_fault(
    tmp_path: Path, change: tuple[str, str], line: int, fault: str
) -> None:
    with pytest.raises(CorpusFileError, match=fault) as caught:
        load(tmp_path, GOOD.replace(*change))
    assert caught.value.arguments["line"] == line


def test_an_id_may_not_come_twice(tmp_path: Path) -> None:
    with pytest.raises(CorpusFileError, match="twice"):
        load(tmp_path, GOOD + GOOD)
