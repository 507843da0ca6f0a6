"""A poem, a story or a joke that is wished for: nothing is searched, whatever the documents hold."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from assistant.assistant import Assistant
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.ingest import Ingestor
from assistant.settings import Settings
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

TABLE = yaml.safe_load((Path(__file__).parent / "literary.yaml").read_text("utf-8"))
NOTE = "# GPU\n\nDerin öğrenme için GPU seçimi önemlidir; GPU'suz derin öğrenme akıllıca değildir.\n"


@pytest.mark.parametrize("question", TABLE["wished"])
def test_a_wish_for_a_text_is_told_apart(question: str, knowledge: Knowledge) -> None:
    frame = understand(question, knowledge=knowledge)
    assert (frame.act, frame.literary, frame.rules, frame.readings) == ("ask", True, (), ())


@pytest.mark.parametrize("question", TABLE["not_wished"])
def test_other_questions_with_such_words_are_not(question: str, knowledge: Knowledge) -> None:
    assert not understand(question, knowledge=knowledge).literary


def test_no_document_of_the_users_own_is_quoted_for_it(tmp_path: Path) -> None:
    (tmp_path / "not.md").write_text(NOTE, encoding="utf-8")
    Ingestor(tmp_path, ShippedEmbedder()).ingest([tmp_path / "not.md"])
    assistant = Assistant(Settings.from_environment({"RIGWISE_HOME": str(tmp_path)}), today=lambda: TODAY)
    for question in ("Write me a poem about GPUs", "Schreib mir ein Gedicht über GPUs"):
        answer = assistant.ask(question)
        assert (answer.kind, answer.citations) == ("abstention", ())
