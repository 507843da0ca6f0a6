"""What a document of the user's own answers is not computed because of one word of the field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.assistant import Assistant
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.ingest import Ingestor
from assistant.settings import Settings
from tests.rules.conftest import TODAY

TABLE = yaml.safe_load(Path(__file__).with_name("own_matters.yaml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home, folder = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("documents")
    for document in TABLE["documents"]:
        (folder / document["name"]).write_text(document["text"], encoding="utf-8")
    Ingestor(home, ShippedEmbedder()).ingest([folder])
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: TODAY)


@pytest.mark.parametrize("collection", [None, "documents"])
@pytest.mark.parametrize("row", TABLE["rows"], ids=lambda row: row["q"])
def test_the_document_answers_where_the_rule_has_nothing_to_compute_with(
    assistant: Assistant, row: dict[str, Any], collection: str | None
) -> None:
    answer = assistant.ask(row["q"], collection=collection)
    assert [each.rule for each in answer.computations] == row["rules"]
    assert answer.lead.startswith(row["lead"])


@pytest.mark.parametrize("row", TABLE["within"], ids=lambda row: row["q"])
def test_within_a_collection_what_it_holds_goes_before_a_question_back(
    assistant: Assistant, row: dict[str, Any]
) -> None:
    answer = assistant.ask(row["q"], collection="documents")
    assert (answer.kind, answer.computations) == ("answer", ())
    assert answer.lead.startswith(row["lead"])


def test_within_a_collection_that_holds_no_answer_a_rule_asks_back(assistant: Assistant) -> None:
    assert (
        assistant.ask("What does the electricity cost per month?", collection="documents").kind
        == "clarification"
    )
