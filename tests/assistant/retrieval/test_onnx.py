"""The engine for servers: built from the shipped weights, close to the other engines, on the same index."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from assistant.commands.embedder import command
from assistant.evaluation.loading import load_golden
from assistant.retrieval.embedders.onnx_engine import OnnxEmbedder
from assistant.retrieval.embedders.registry import ONNX_FILE, open_embedder
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.errors import EmbedderUnavailableError, ModelRecordError
from assistant.retrieval.retriever import Retriever
from corpus.extras import install_command

pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

TEXTS = (
    "What PSU do I need for four GPUs?",
    "6000 元能买哪张显卡？",
    "İki RTX 3090 için kaç watt güç kaynağı gerekir?",
    "Wie viel Arbeitsspeicher braucht ein Sprachmodell?",
    "グラフィックボードを二枚使うと電源は何ワット必要ですか",
    "",
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("engine") / "onnx"
    done = CliRunner().invoke(command, ["build", "onnx", str(target)])
    assert done.exit_code == 0, done.output
    return target


@pytest.fixture(scope="module")
def engine(folder: Path) -> OnnxEmbedder:
    found = open_embedder(str(folder))
    assert isinstance(found, OnnxEmbedder)
    return found


def test_the_record_is_the_shipped_one(engine: OnnxEmbedder) -> None:
    assert engine.record == RECORD


def test_vectors_are_close_to_those_of_the_native_engine(engine: OnnxEmbedder) -> None:
    shipped = ShippedEmbedder()
    for ours, theirs in (
        (engine.query(TEXTS), shipped.query(TEXTS)),
        (engine.passage(TEXTS), shipped.passage(TEXTS)),
    ):
        assert ours.dtype == np.float32
        np.testing.assert_allclose(np.linalg.norm(ours, axis=1), 1.0, rtol=1e-5)
        assert (ours * theirs).sum(axis=1).min() > 0.985


def test_a_text_has_the_same_vector_alone_and_among_others(engine: OnnxEmbedder) -> None:
    texts = [*TEXTS, "word " * 300]
    single = np.vstack([engine.passage([text]) for text in texts])
    np.testing.assert_allclose(engine.passage(texts), single, atol=1e-6)


def test_a_text_beyond_the_window_is_cut_into_windows(engine: OnnxEmbedder) -> None:
    text = "The power supply feeds four cards. " * 150
    assert engine.count_tokens(text) > RECORD.max_tokens
    theirs = ShippedEmbedder().passage([text])
    assert float((engine.passage([text]) * theirs).sum()) > 0.97


def test_no_texts(engine: OnnxEmbedder) -> None:
    assert engine.query([]).shape == (0, RECORD.dimension)


def test_it_serves_the_shipped_index(engine: OnnxEmbedder) -> None:
    """Of twenty golden questions at most one finds another section first."""
    rows = load_golden(sets=("retrieval",)).retrieval[::25][:20]
    ours, theirs = Retriever.open(None, engine), Retriever.open(None)
    differing = 0
    for row in rows:
        first = [
            (hit.work_id, hit.passage.section_id)
            for retriever in (ours, theirs)
            for hit in retriever.search(row.question, row.language, limit=1).hits
        ]
        differing += first[0] != first[1]
    assert differing <= 1


def test_an_engine_of_other_weights_is_refused(folder: Path, tmp_path: Path) -> None:
    other = shutil.copytree(folder, tmp_path / "other")
    record = json.loads((other / "rigwise_model.json").read_text(encoding="utf-8"))
    (other / "rigwise_model.json").write_text(json.dumps(record | {"revision": "0"}), encoding="utf-8")
    with pytest.raises(ModelRecordError, match="embedder-onnx-outdated"):
        open_embedder(str(other))


def test_a_damaged_model_is_told(folder: Path, tmp_path: Path) -> None:
    other = shutil.copytree(folder, tmp_path / "other")
    (other / ONNX_FILE).write_bytes(b"nothing")
    with pytest.raises(EmbedderUnavailableError, match="embedder-model-unavailable"):
        open_embedder(str(other)).query(["?"])


@pytest.mark.parametrize("package", ["onnx", "onnxruntime"])
def test_without_the_extra_the_command_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: Path, package: str
) -> None:
    modules = __import__("sys").modules
    for name in [name for name in modules if name.split(".")[0] == package]:
        monkeypatch.delitem(modules, name)
    monkeypatch.setitem(modules, package, None)
    done = CliRunner().invoke(command, ["build", "onnx", str(tmp_path / "new")])
    assert done.exit_code == 2
    assert install_command("onnx") in done.output
    if package == "onnxruntime":
        with pytest.raises(EmbedderUnavailableError, match="embedder-extra-missing"):
            OnnxEmbedder(folder).query(["?"])


def test_a_folder_that_cannot_be_written_is_told_as_that(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    done = CliRunner().invoke(command, ["build", "onnx", str(tmp_path / "taken" / "engine")])
    assert done.exit_code == 2
    assert (
        f"The model could not be written to {tmp_path / 'taken' / 'engine'}: Not a directory." in done.output
    )
    assert "index" not in done.output
