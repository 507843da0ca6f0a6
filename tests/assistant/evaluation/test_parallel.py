"""The search measured on parallel texts: reading them, metrics, intervals, language bias, the command."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from assistant.commands.evaluate_retrieval import command
from assistant.evaluation.parallel import searching, vectors
from assistant.evaluation.parallel.bias import language_bias
from assistant.evaluation.parallel.evaluation import evaluate
from assistant.evaluation.parallel.scoring import intervals_of
from assistant.evaluation.parallel.searching import Outcome
from assistant.evaluation.parallel.shelves import Place, Shelf, shelves
from assistant.evaluation.parallel.texts import ParallelTextsError, load_xquad
from assistant.evaluation.parallel.vectors import RememberingEmbedder, remembering
from assistant.retrieval.centring import Centres
from assistant.retrieval.embedders import registry
from assistant.retrieval.embedders.base import Embedder
from assistant.retrieval.embedders.shipped import RECORD
from tests.assistant.retrieval.fake_embedder import RECORD as FAKE
from tests.assistant.retrieval.fake_embedder import FakeEmbedder

ARTICLES = {
    "en": (("Bees live in a hive.", "Where do bees live?"), ("The river Elbe is long.", "How long is it?")),
    "de": (("Bienen leben im Stock.", "Wo leben Bienen?"), ("Die Elbe ist lang.", "Wie lang ist sie?")),
    "tr": (("Arılar kovanda yaşar.", "Arılar nerede yaşar?"), ("Elbe uzundur.", "Ne kadar uzun?")),
}


def write(folder: Path, language: str, pairs: Sequence[tuple[str, str]]) -> None:
    """One article per pair of paragraph and question."""
    articles = [
        {"paragraphs": [{"context": text, "qas": [{"id": f"q{number}", "question": question}]}]}
        for number, (text, question) in enumerate(pairs)
    ]
    (folder / f"{language}.json").write_text(json.dumps({"data": articles}), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, pairs in ARTICLES.items():
        write(tmp_path, language, pairs)
    return tmp_path


def test_texts_are_read_in_parallel(folder: Path) -> None:
    texts = load_xquad(folder)
    assert texts.languages == ("en", "tr", "de")
    assert texts.paragraphs["de"][1] == "Die Elbe ist lang."
    assert [each.paragraph for each in texts.questions["tr"]] == [0, 1]
    assert texts.articles == (0, 1)


def test_tuning_and_report_share_no_question(folder: Path) -> None:
    texts = load_xquad(folder)
    tuning, report = texts.half("tuning"), texts.half("report")
    assert [each.id for each in tuning.questions["en"]] == ["q0"]
    assert [each.id for each in report.questions["en"]] == ["q1"]
    assert tuning.paragraphs == report.paragraphs == texts.paragraphs


def test_languages_can_be_chosen(folder: Path) -> None:
    assert load_xquad(folder, ("de", "en")).languages == ("en", "de")


@pytest.mark.parametrize("languages", [(), ("en", "fr")])
def test_a_folder_without_texts_is_refused(tmp_path: Path, languages: tuple[str, ...]) -> None:
    with pytest.raises(ParallelTextsError, match=r"holds no parallel texts: at least two of en\.json"):
        load_xquad(tmp_path, languages)


def test_texts_that_are_not_parallel_are_refused(folder: Path) -> None:
    write(folder, "de", ARTICLES["de"][:1])
    with pytest.raises(ParallelTextsError, match=r"de\.json is not parallel"):
        load_xquad(folder)


@pytest.mark.parametrize("content", ["[]", "{", '{"data": [{"paragraphs": [{"qas": []}]}]}'])
def test_another_form_is_refused(folder: Path, content: str) -> None:
    (folder / "de.json").write_text(content, encoding="utf-8")
    if "qas" in content:
        content = content.replace('"qas": []', '"qas": [{"id": "q0", "question": "?"}]')
        (folder / "de.json").write_text(content, encoding="utf-8")
    with pytest.raises(ParallelTextsError, match=r"de\.json is not in the form of XQuAD"):
        load_xquad(folder)


def test_shelves_hold_each_language_all_versions_and_mixtures(folder: Path) -> None:
    made = {shelf.name: shelf for shelf in shelves(load_xquad(folder))}
    assert list(made) == ["en", "tr", "de", "all versions", "en + tr + de"]
    assert len(made["all versions"].places) == 6
    assert made["en + tr + de"].places == (Place("en", 0), Place("tr", 1))


CELL = Shelf("en", "cell", tuple(Place("en", number) for number in range(3)), ("en",))


def outcome(method: str, number: int, found: Sequence[int], shelf: Shelf = CELL) -> Outcome:
    places = tuple(shelf.places[row] for row in found)
    right = tuple(place for place in shelf.places if place.paragraph == number)
    return Outcome(method, shelf, "en", number, places, right)


POOLED = Shelf(
    "all versions", "pooled", (Place("en", 0), Place("de", 0), Place("en", 1), Place("de", 1)), ("en",)
)
MIXED = Shelf("en + de", "mixed", (Place("en", 0), Place("de", 1)), ("en",))


def run_of(found: Sequence[int]) -> list[Outcome]:
    """Two questions in every setting; ``found`` is what Rigwise finds for the first of the cell."""
    others = [
        *(outcome(method, number, [number], CELL) for method in ("BM25", "dense") for number in (1,)),
        *(outcome("rigwise", 1, [1], CELL),),
        outcome("rigwise", 0, [0, 2, 1, 3], POOLED),
        outcome("rigwise", 0, [0, 1], MIXED),
        outcome("rigwise", 1, [0, 1], MIXED),
    ]
    cross = Shelf("de", "cell", tuple(Place("de", number) for number in range(3)), ("en",))
    others += [outcome(method, 0, [0], cross) for method in ("rigwise", "BM25", "dense")]
    return [outcome("rigwise", 0, found), outcome("BM25", 0, [1, 0]), outcome("dense", 0, []), *others]


def test_metrics_of_a_run() -> None:
    evaluation = evaluate(run_of([2, 0, 1]))
    row = next(each for each in evaluation.cells if each.method == "rigwise" and each.passages == "en")
    assert row.cases == 2
    # Ranks 2 and 1: P@1 1/2, R@5 1, MRR (1/2 + 1) / 2, nDCG (1/log2(3) + 1) / 2.
    assert row.measures["P@1"].value == pytest.approx(0.5)
    assert row.measures["R@5"].value == pytest.approx(1.0)
    assert row.measures["MRR"].value == pytest.approx(0.75)
    assert row.measures["nDCG@10"].value == pytest.approx((1 / np.log2(3) + 1) / 2)


def test_a_cell_is_ahead_only_above_both_parts() -> None:
    behind = {each.name: each for each in evaluate(run_of([2, 0])).verdicts}
    assert behind["cells ahead"].value == 0.0
    ahead = {each.name: each for each in evaluate(run_of([0])).verdicts}
    assert ahead["cells ahead"].value == 0.5  # the cross cell is level with its parts
    assert ahead["same language"].is_met
    assert not behind["same language"].is_met


def test_own_and_other_parts_of_a_mixture_are_told_apart() -> None:
    rows = {each.setting: each for each in evaluate(run_of([0])).rows if each.passages == "en + de"}
    assert rows["mixed"].measures["P@1"].value == pytest.approx(0.5)
    assert rows["own part"].measures["P@1"].value == 1.0
    assert rows["other part"].measures["P@1"].value == 0.0


def test_language_bias_counts_the_askers_language() -> None:
    (bias,) = language_bias([outcome("rigwise", 0, [0, 2, 1, 3], POOLED), outcome("rigwise", 0, [1], POOLED)])
    assert (bias.own_first, bias.fair) == (0.5, 0.5)
    assert bias.own_in_top == pytest.approx(2 / 5)
    assert bias.versions == pytest.approx(3 / 4)


def test_intervals_hold_the_mean_and_shrink_with_more_clusters() -> None:
    values = np.asarray([[1.0], [0.0]] * 200)
    (wide,) = intervals_of(values[:20], list(range(20)))
    (narrow,) = intervals_of(values, list(range(400)))
    assert wide.low < wide.value == 0.5 < wide.high
    assert narrow.high - narrow.low < (wide.high - wide.low) / 2
    # Rows of one cluster bring no certainty: twenty copies are as wide as one of each.
    (copies,) = intervals_of(np.repeat(values[:20], 20, axis=0), np.repeat(np.arange(20), 20).tolist())
    assert copies.high - copies.low == pytest.approx(wide.high - wide.low, abs=0.02)


class Counting:
    """An embedder that counts what it encodes."""

    record = RECORD

    def __init__(self) -> None:
        self.encoded: list[str] = []

    def query(self, texts: Sequence[str]) -> np.ndarray:
        self.encoded += texts
        return np.full((len(texts), 384), len(texts[0]), np.float32)

    passage = query

    def count_tokens(self, text: str) -> int:
        return len(text)

    def release(self) -> None:
        """Nothing to let go."""


def test_a_text_is_encoded_once_also_in_another_run(tmp_path: Path) -> None:
    counting = Counting()
    once = RememberingEmbedder(counting, tmp_path)
    first = once.query(["a", "bb", "a"])
    assert once.passage(["a"]).shape == (1, 384)
    assert counting.encoded == ["a", "bb", "a"]
    once.save()
    again = RememberingEmbedder(counting, tmp_path)
    np.testing.assert_array_equal(again.query(["a", "bb", "a"]), first)
    assert len(counting.encoded) == 3
    assert again.query([]).shape == (0, 384)


def test_the_command_measures_every_cell(folder: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    arguments = [str(folder), "--language", "en", "--language", "de", "--cache", str(cache), "--json"]
    done = CliRunner().invoke(command, arguments, env={"RIGWISE_HOME": str(tmp_path / "home")})
    data = json.loads(done.stdout)
    assert done.exit_code == (0 if data["good"] else 1)
    pairs = {(row["question"], row["passages"]) for row in data["cells"]}
    assert pairs == {("en", "en"), ("en", "de"), ("de", "en"), ("de", "de")}
    assert {row["method"] for row in data["cells"]} == {"rigwise", "BM25", "dense"}
    assert {row["setting"] for row in data["means"]} >= {"same", "cross", "pooled", "mixed"}
    assert [path.suffix for path in cache.iterdir()] == [".npz"]


@pytest.mark.parametrize(("option", "setting"), [("--ensemble", "0"), (None, "1"), ("--no-ensemble", "1")])
def test_the_command_measures_two_models_where_it_is_asked_to(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str | None, setting: str
) -> None:
    """With embedders of a few numbers; the shipped one only where one model is measured."""
    measured: list[int] = []

    def searched(_: object, __: object, embedder: Embedder, centres: Centres) -> list[Outcome]:
        measured.append(embedder.query(["Where do bees live?"]).shape[1])
        assert centres.ranking.questions.shape[1] == measured[0]
        return run_of([0])

    monkeypatch.setattr(searching, "search_all", searched)
    if option != "--no-ensemble":
        monkeypatch.setattr(registry, "open_embedder", lambda *_, **__: FakeEmbedder())
        monkeypatch.setattr(vectors, "UniversalEmbedder", FakeEmbedder)
    cache = tmp_path / "cache"
    options = [option] if option else []
    done = CliRunner().invoke(
        command,
        [str(folder), "--cache", str(cache), "--json", *options],
        env={"RIGWISE_HOME": str(tmp_path / "home"), "RIGWISE_ENSEMBLE": setting},
    )
    assert done.exit_code == 1, done.output
    assert measured == [RECORD.dimension if option == "--no-ensemble" else 2 * FAKE.dimension]


def test_of_two_models_each_remembers_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "UniversalEmbedder", Counting)
    first = FakeEmbedder()
    with remembering(first, tmp_path, ensemble=True) as embedder:
        joined = embedder.query(["a", "bb"])
    assert joined.shape == (2, FAKE.dimension + RECORD.dimension)
    assert len(list(tmp_path.iterdir())) == 2
    with remembering(first, tmp_path) as embedder:
        assert embedder.query(["a"]).shape == (1, FAKE.dimension)
    assert first.encoded == ["a", "bb"]


def test_without_the_texts_the_command_says_what_is_needed(tmp_path: Path) -> None:
    done = CliRunner().invoke(command, [str(tmp_path / "none")])
    assert done.exit_code == 2
    assert "at least two of en.json, zh.json, tr.json" in done.output
