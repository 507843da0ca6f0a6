"""What the user's own documents say of a thing that a question names answers it, and what they say of its
neighbour does not."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from assistant.assistant import Assistant
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.ingest import Ingestor
from assistant.searching import searched
from assistant.settings import Settings
from tests.rules.conftest import TODAY

TABLE = yaml.safe_load(Path(__file__).with_name("own_things.yaml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home, folder = tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("documents")
    for name, text in TABLE["documents"].items():
        (folder / name).write_text(text, encoding="utf-8")
    Ingestor(home, ShippedEmbedder()).ingest([folder])
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: TODAY)


ROWS = {**TABLE["named"], **TABLE["held"]}


@pytest.mark.parametrize(("question", "quoted"), ROWS.items(), ids=list(ROWS))
def test_what_is_said_of_a_thing_leads(assistant: Assistant, question: str, quoted: str) -> None:
    answer = assistant.ask(question)
    assert (answer.kind, answer.computations) == ("answer", ())
    assert quoted in answer.citations[0].quote
    document = assistant.library.document(answer.citations[0].document_id)
    assert document.text[answer.citations[0].start : answer.citations[0].end] == answer.citations[0].quote


@pytest.mark.parametrize(("question", "name"), TABLE["nowhere"].items(), ids=list(TABLE["nowhere"]))
def test_what_is_said_of_a_neighbour_is_no_answer(assistant: Assistant, question: str, name: str) -> None:
    answer = assistant.ask(question)
    assert (answer.kind, answer.citations) == ("abstention", ())
    assert name in answer.lead


@pytest.mark.parametrize("question", TABLE["untold"])
def test_what_no_row_tells_is_not_answered(assistant: Assistant, question: str) -> None:
    assert assistant.ask(question).kind == "abstention"


@pytest.mark.parametrize(("question", "rules"), TABLE["ruled"].items(), ids=list(TABLE["ruled"]))
def test_what_is_asked_of_cards_in_general_is_for_the_rules(
    assistant: Assistant, question: str, rules: list[str]
) -> None:
    assert [each.rule for each in assistant.ask(question).computations] == rules


@pytest.fixture(scope="module")
def without_own(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home = tmp_path_factory.mktemp("home")
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: TODAY)


@pytest.mark.parametrize("question", [*TABLE["known"], *TABLE["ruled"]])
def test_names_known_to_all_are_answered_as_without_documents(
    assistant: Assistant, without_own: Assistant, question: str
) -> None:
    assert assistant.ask(question).lead == without_own.ask(question).lead


@pytest.mark.parametrize(("question", "name"), TABLE["nowhere"].items(), ids=list(TABLE["nowhere"]))
def test_a_search_says_that_none_of_the_neighbours_answers(
    assistant: Assistant, question: str, name: str
) -> None:
    retriever, tag = assistant.library.retriever, assistant.language_of(question)
    assert not searched(retriever, question, tag, assistant.knowledge, limit=5).answerable


@pytest.mark.parametrize("question", ["Which rack is host81 in?", "In welchem Rack steht host81?"])
def test_a_search_finds_what_holds_the_name(assistant: Assistant, question: str) -> None:
    retriever, tag = assistant.library.retriever, assistant.language_of(question)
    hits = searched(retriever, question, tag, assistant.knowledge, limit=5).hits
    assert hits and all("host81" in hit.text for hit in hits)


def test_a_name_that_was_taken_out_is_found_nowhere(tmp_path: Path) -> None:
    home, file = tmp_path / "home", tmp_path / "hosts.md"
    file.write_text(TABLE["documents"]["hosts.md"], encoding="utf-8")
    Ingestor(home, ShippedEmbedder()).ingest([file])
    assistant = Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: TODAY)
    assert "40 GB" in assistant.ask("How much RAM does host81 have?").lead
    kept = [line for line in TABLE["documents"]["hosts.md"].splitlines() if "host81" not in line]
    file.write_text("\n".join(kept), encoding="utf-8")
    Ingestor(home, ShippedEmbedder()).ingest([file])
    answer = assistant.ask("How much RAM does host81 have?")
    assert answer.kind == "abstention" and "host81" in answer.lead


def test_a_follow_up_is_about_the_row_that_it_names(assistant: Assistant) -> None:
    first = assistant.ask("What GPU does Zephyr have?")
    second = assistant.ask("And Nimbus?", first.conversation_id)
    assert "RTX 3090" in second.lead and "RTX 4090" not in second.lead


def test_a_damaged_document_costs_the_rows_of_others_nothing(tmp_path: Path) -> None:
    home, folder = tmp_path / "home", tmp_path / "documents"
    folder.mkdir()
    for name in ("hosts.md", "servers.txt"):
        (folder / name).write_text(TABLE["documents"][name], encoding="utf-8")
    Ingestor(home, ShippedEmbedder()).ingest([folder])
    kept = [path for path in home.rglob("documents/*.json") if "srv-81" in path.read_text(encoding="utf-8")]
    for path in kept:
        path.write_text("x", encoding="utf-8")
    assert kept
    asked = Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: TODAY)
    for question, quoted in (
        ("Which rack is host81 in?", "rack 4"),
        ("What GPU does host80 have?", "RTX 3060"),
    ):
        assert quoted in asked.ask(question).citations[0].quote
    assert asked.ask("Is srv 82 in room 1?").kind == "abstention"
