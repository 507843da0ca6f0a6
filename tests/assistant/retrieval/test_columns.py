"""Tables of the user's own: a row is found by its name, whatever word of its column the question uses."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from assistant.assistant import Assistant
from assistant.retrieval.columns import COLUMNS_FILE, PARTS_FILE, SEEKING_FILE
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.ingest import Ingestor
from assistant.settings import Settings
from corpus.languages import LANGUAGES, base_language
from tests.rules.conftest import TODAY

TABLE = yaml.safe_load((Path(__file__).parent / "columns.yaml").read_text("utf-8"))


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home, folder = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("tables")
    for name, text in TABLE["tables"].items():
        (folder / name).write_text(text, encoding="utf-8")
    Ingestor(home, ShippedEmbedder()).ingest([folder])
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: TODAY)


@pytest.mark.parametrize(("question", "cell"), TABLE["told"].items(), ids=list(TABLE["told"]))
def test_the_row_that_is_named_is_quoted(assistant: Assistant, question: str, cell: str) -> None:
    answer = assistant.ask(question)
    assert answer.kind == "answer"
    assert cell in answer.citations[0].quote


@pytest.mark.parametrize("question", TABLE["untold"])
def test_a_row_without_such_a_column_is_not(assistant: Assistant, question: str) -> None:
    assert assistant.ask(question).kind == "abstention"


@pytest.mark.parametrize("file", [COLUMNS_FILE, PARTS_FILE, SEEKING_FILE], ids=lambda file: file.stem)
def test_every_kind_of_column_has_words_in_every_language(file: Path) -> None:
    kinds = yaml.safe_load(file.read_text("utf-8"))
    for kind, words in kinds.items():
        assert set(words) == {base_language(tag) for tag in LANGUAGES}, kind
