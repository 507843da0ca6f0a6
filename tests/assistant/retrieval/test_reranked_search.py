"""A reranker in the whole: searches, answers, the command line and the server, with a made-up model, and with
a real one of random weights."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from api.app import create_app
from assistant.assistant import Assistant
from assistant.commands.search import command as search_command
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.reranking.reranker import MOST_PAIRS, Reranker, open_reranker
from assistant.retrieval.retriever import Retriever
from assistant.settings import Settings

QUESTION = "Is an NVLink bridge worth it for two 3090s?"
WHY = "Why do PCIe lanes matter so little?"
WORD = "slot"
"""In the passages that the made-up model likes best; it stands in several guides."""
heavy = pytest.mark.heavy
quiet = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")
CROSS_ENCODER = "assistant.retrieval.reranking.cross_encoder.CrossEncoderScorer"


class Liking:
    """Likes a passage for a word in it, and keeps what it was shown."""

    def __init__(self, *_: object) -> None:
        self.shown: list[str] = []

    def scores(self, question: str, passages: Sequence[str]) -> Sequence[float]:
        self.shown.extend(passages)
        return [0.9 if WORD in passage.lower() else 0.1 for passage in passages]


@pytest.fixture(scope="module")
def plain() -> Retriever:
    return Retriever.open()


def liking() -> Retriever:
    return Retriever.open(reranker=Reranker("liking", Liking, 60.0))


def test_more_passages_are_looked_at_than_are_shown(plain: Retriever) -> None:
    before = plain.search(QUESTION, "en", limit=3)
    after = liking().search(QUESTION, "en", limit=3)
    assert before.reranked is None
    assert {hit.relevance for hit in before.hits} == {None}
    assert after.reranked is not None
    assert (after.reranked.model, after.reranked.pairs) == ("liking", MOST_PAIRS)
    assert not any(WORD in hit.passage.search_text.lower() for hit in before.hits)
    assert [hit.relevance for hit in after.hits[:2]] == [0.9, 0.9]
    assert len(after.hits) == 3
    assert after.hits[-1].passage.id == before.hits[0].passage.id
    assert after.answerable


def test_a_question_in_derived_characters_meets_passages_in_the_same(plain: Retriever) -> None:
    scorer, question = Liking(), "PCIe x8 對單張顯示卡夠不夠？"
    asked: list[str] = []

    class Noting:
        def scores(self, question: str, passages: Sequence[str]) -> Sequence[float]:
            asked.append(question)
            return scorer.scores(question, passages)

    result = Retriever.open(reranker=Reranker("noting", Noting, 60.0)).search(question, "zh-Hant")
    assert "单张" in asked[-1]
    assert "單" not in asked[-1]
    assert {hit.document.language for hit in result.hits} <= {"zh-Hant", "en"}


def test_documents_of_ones_own_are_looked_at_too(tmp_path: Path) -> None:
    note = tmp_path / "moon.md"
    note.write_text("# Moon\n\nThe machine called Moonshine has an olive slot cover.\n", encoding="utf-8")
    retriever = Retriever.open(tmp_path, reranker=Reranker("liking", Liking, 60.0))
    Ingestor(tmp_path, retriever.embedder).ingest([note])
    hits = retriever.search("What colour is Moonshine?", "en").hits
    own = [hit for hit in hits if hit.document.collection == "documents"]
    assert [hit.relevance for hit in own] == [0.9]


@pytest.mark.parametrize("question", [QUESTION, "How do I bake sourdough bread?", "🙂🙂🙂"])
def test_a_model_without_a_preference_changes_nothing(plain: Retriever, question: str) -> None:
    class Even:
        def scores(self, question: str, passages: Sequence[str]) -> Sequence[float]:
            return [0.5] * len(passages)

    before = plain.search(question, "en")
    after = Retriever.open(reranker=Reranker("even", Even, 60.0)).search(question, "en")
    assert [hit.passage for hit in after.hits] == [hit.passage for hit in before.hits]
    assert after.answerable == before.answerable


def _assistant(home: Path, **environment: str) -> Assistant:
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home), **environment}))


def test_an_answer_quotes_what_the_model_puts_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CROSS_ENCODER, Liking)
    before = _assistant(tmp_path).library.search(WHY, "en")
    assistant = _assistant(tmp_path, RIGWISE_RERANKER="some/model", RIGWISE_RERANK_BUDGET="60000")
    after = assistant.library.search(WHY, "en")
    liked = [WORD in each.document.passage(each.section).text.lower() for each in after]
    assert liked == sorted(liked, reverse=True)
    assert before and after
    assert assistant.ask(WHY).kind == "answer"


def test_without_the_model_answers_are_as_without_the_setting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "assistant"):
        broken = _assistant(tmp_path, RIGWISE_RERANKER=str(tmp_path / "nothing")).ask(WHY)
    assert "the order of the search stands" in caplog.text
    plain = _assistant(tmp_path).ask(WHY)
    assert (broken.text, broken.citations) == (plain.text, plain.citations)


def test_a_rule_does_not_load_the_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("the model was loaded")

    monkeypatch.setattr(CROSS_ENCODER, never)
    answer = _assistant(tmp_path, RIGWISE_RERANKER="some/model").ask("What PSU for two RTX 3090?")
    assert [each.rule for each in answer.computations] == ["psu"]


def test_the_command_line_shows_the_scores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CROSS_ENCODER, Liking)
    environment = {"RIGWISE_HOME": str(tmp_path), "RIGWISE_RERANKER": "m", "RIGWISE_RERANK_BUDGET": "60000"}
    shown = CliRunner().invoke(search_command, [QUESTION], env=environment)
    assert "reranked 0.900" in shown.output.splitlines()[0]
    found = json.loads(CliRunner().invoke(search_command, ["--json", QUESTION], env=environment).output)
    assert (found["reranked"]["model"], found["hits"][0]["relevance"]) == ("m", 0.9)
    without = CliRunner().invoke(search_command, ["--json", QUESTION], env={"RIGWISE_HOME": str(tmp_path)})
    found = json.loads(without.output)
    assert (found["reranked"], found["hits"][0]["relevance"]) == (None, None)


def test_the_server_tells_what_the_model_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CROSS_ENCODER, Liking)
    settings = Settings.from_environment(
        {"RIGWISE_HOME": str(tmp_path), "RIGWISE_RERANKER": "some/model", "RIGWISE_RERANK_BUDGET": "60000"}
    )
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8000") as client:
        found = client.get("/search", params={"q": QUESTION, "limit": 3}).json()
    assert (found["reranked"]["model"], found["reranked"]["pairs"]) == ("some/model", MOST_PAIRS)
    assert [hit["relevance"] for hit in found["hits"]][:2] == [0.9, 0.9]


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cross-encoder of two small layers with random weights, over single characters."""
    return _built(tmp_path_factory.mktemp("tiny"), outputs=1)


def _built(folder: Path, outputs: int) -> Path:
    import torch
    from tokenizers import BertWordPieceTokenizer
    from transformers import BertConfig, BertForSequenceClassification, PreTrainedTokenizerFast

    torch.manual_seed(7)
    letters = "abcdefghijklmnopqrstuvwxyz0123456789?.,-"
    pieces = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *letters, *(f"##{each}" for each in letters)]
    numbered = {piece: number for number, piece in enumerate(pieces)}
    words = BertWordPieceTokenizer(numbered)._tokenizer
    PreTrainedTokenizerFast(
        tokenizer_object=words, model_max_length=256, pad_token="[PAD]", cls_token="[CLS]", sep_token="[SEP]"
    ).save_pretrained(folder)
    sizes: dict[str, Any] = {
        "hidden_size": 32,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
        "initializer_range": 1.0,
    }
    config = BertConfig(
        vocab_size=len(pieces), intermediate_size=64, num_labels=outputs, max_position_embeddings=256, **sizes
    )
    BertForSequenceClassification(config).save_pretrained(folder)
    return folder


@heavy
@quiet
def test_a_real_cross_encoder_scores_and_orders(tiny: Path) -> None:
    from sentence_transformers import CrossEncoder

    from assistant.retrieval.reranking.cross_encoder import CrossEncoderScorer

    passages = ["two cards share memory", "a supply of 850 w", "lanes are seldom full", "long " * 900]
    theirs = CrossEncoder(str(tiny), device="cpu").predict([(QUESTION, each) for each in passages])
    ours = CrossEncoderScorer(str(tiny), "cpu").scores(QUESTION, passages)
    assert ours == pytest.approx(theirs.tolist(), abs=1e-5)
    assert len({round(score, 6) for score in ours}) == len(passages)

    retriever = Retriever.open(reranker=open_reranker(str(tiny), "cpu", 60_000))
    result = retriever.search(QUESTION, "en", limit=MOST_PAIRS)
    assert result.reranked is not None
    assert result.reranked.pairs == MOST_PAIRS
    given = [hit.relevance or 0.0 for hit in result.hits]
    assert given == sorted(given, reverse=True)
    assert len(set(given)) > MOST_PAIRS / 2


@heavy
@quiet
def test_a_small_budget_scores_fewer(tiny: Path) -> None:
    retriever = Retriever.open(reranker=open_reranker(str(tiny), "cpu", 1))
    result = retriever.search(QUESTION, "en")
    assert result.reranked is not None
    assert result.reranked.pairs < MOST_PAIRS
    assert result.answerable


@heavy
@quiet
@pytest.mark.parametrize("fault", ["classifier", "damaged", "empty"])
def test_a_model_that_is_no_reranker_leaves_the_order(
    tmp_path: Path, plain: Retriever, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    if fault != "empty":
        _built(tmp_path, outputs=3 if fault == "classifier" else 1)
    if fault == "damaged":
        weights = tmp_path / "model.safetensors"
        weights.write_bytes(weights.read_bytes()[:1000])
    with caplog.at_level(logging.WARNING, "assistant"):
        result = Retriever.open(reranker=open_reranker(str(tmp_path), "cpu", 200)).search(QUESTION, "en")
    assert "the order of the search stands" in caplog.text
    assert [hit.passage for hit in result.hits] == [hit.passage for hit in plain.search(QUESTION, "en").hits]
