"""What search does for the user's own documents: closest sentences, adapted centres, fused scores."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from assistant.retrieval.build import build_segment
from assistant.retrieval.centring import CentreSet, centre
from assistant.retrieval.closest import SHORTLIST, closest_sentences
from assistant.retrieval.collection import Collection, open_own_collection
from assistant.retrieval.embedders.shipped import RECORD
from assistant.retrieval.fusion import FOREIGN_FACTOR, Views
from assistant.retrieval.question import Question
from assistant.retrieval.ranking import rank
from corpus.model import Document, Paragraph, Section, Sentence

SEED = 11
RANDOM = np.random.default_rng(SEED)
SIZE = RECORD.dimension


@pytest.fixture(autouse=True)
def from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same vectors, whichever were made before."""
    monkeypatch.setitem(globals(), "RANDOM", np.random.default_rng(SEED))


def unit(rows: int) -> np.ndarray:
    vectors = RANDOM.normal(size=(rows, SIZE)).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


class Made:
    """An embedder with a vector of its own for each text, and given ones for some."""

    record = RECORD

    def __init__(self, given: dict[str, np.ndarray] | None = None) -> None:
        self._given = dict(given or {})

    def passage(self, texts: Sequence[str]) -> np.ndarray:
        return np.stack([self._given.setdefault(text, unit(1)[0]) for text in texts])

    query = passage

    def count_tokens(self, text: str) -> int:
        return len(text.split())

    def release(self) -> None:
        """Nothing to let go."""


CENTRES = CentreSet(("en", "tr"), unit(2) * 0.5, unit(2) * 0.5)


def document(name: str, language: str, *sentences: str) -> Document:
    text = " ".join(sentences)
    spans = [(text.index(sentence), text.index(sentence) + len(sentence)) for sentence in sentences]
    section = Section(
        "text", "", 0, len(text), (Paragraph(0, len(text)),), tuple(Sentence(*span) for span in spans)
    )
    return Document(name, name, name, language, text, (section,), "documents")


def opened(documents: Sequence[Document], embedder: Made) -> Collection:
    return open_own_collection(build_segment(documents, embedder), CENTRES)


def closest(collection: Collection, query: np.ndarray, scores: np.ndarray) -> np.ndarray:
    assert collection.centres is not None
    sections = collection.segment.paragraph_sections
    return closest_sentences(collection, collection.centres, query, sections, scores)


def test_the_closest_sentence_is_that_of_centred_vectors() -> None:
    documents = [
        document("a", "en", "One.", "Two.", "Three."),
        document("b", "tr", "Bir.", "İki."),
        document("c", "en", "Alone."),
    ]
    collection = opened(documents, Made())
    query = unit(1)[0]
    bounds = collection.segment.sentence_bounds
    vectors = np.asarray(collection.segment.sentences.vectors[:], np.float32)
    expected = []
    for number, each in enumerate(documents):
        assert collection.centres is not None
        middle = collection.centres.passage(each.language)
        cosines = centre(vectors[bounds[number] : bounds[number + 1]], middle) @ query
        expected.append(max(0.0, cosines.max()))
    np.testing.assert_allclose(closest(collection, query, np.zeros(3)), expected, atol=2e-3)


def test_sections_without_sentences_and_those_far_down_add_nothing() -> None:
    count = SHORTLIST + 5
    documents = [document(f"d{number}", "en", f"Text {number}.") for number in range(count)]
    documents.append(document("empty", "en"))
    collection = opened(documents, Made())
    query = np.asarray(collection.segment.sentences.vectors[:], np.float32).mean(axis=0)
    scores = np.arange(count + 1, 0, -1, dtype=np.float32)
    found = closest(collection, query / np.linalg.norm(query), scores)
    assert (found[:SHORTLIST] > 0).all()
    assert not found[SHORTLIST:].any()


def test_centres_move_to_a_collection_the_more_it_holds() -> None:
    mean = unit(1)[0]
    few, many = CENTRES.adapted({"en": (mean, 5)}), CENTRES.adapted({"en": (mean, 5_000)})
    np.testing.assert_allclose(many.passage("en"), mean, atol=0.02)
    far = np.linalg.norm(CENTRES.passage("en") - mean)
    assert 0.85 * far < np.linalg.norm(few.passage("en") - mean) < far
    np.testing.assert_array_equal(few.passage("tr"), CENTRES.passage("tr"))
    np.testing.assert_array_equal(many.questions, CENTRES.questions)
    np.testing.assert_array_equal(CENTRES.adapted({"fi": (mean, 9)}).passages, CENTRES.passages)


def views(**given: float) -> Views:
    names = ("dense", "excess", "section_dense", "section_excess", "heading")
    return Views(*(np.asarray([given.get(name, 0.0)], np.float32) for name in names))


@pytest.mark.parametrize(("several", "times"), [(False, 4), (True, 16)])
def test_among_several_languages_a_chance_word_counts_little(several: bool, times: int) -> None:
    nothing = np.zeros(1, np.float32)
    here = np.asarray([False])
    chance = views(excess=0.1, section_excess=0.1).fused_with(nothing, foreign=here, several=several)
    telling = views(excess=0.4, section_excess=0.4).fused_with(nothing, foreign=here, several=several)
    assert telling == pytest.approx(times * chance)


def test_both_scores_have_one_scale() -> None:
    alike = views(dense=0.4, section_dense=0.4, heading=0.4)
    for several in (False, True):
        closest = np.asarray([0.4], np.float32)
        score = alike.fused_with(closest, foreign=np.asarray([False]), several=several)
        assert score == pytest.approx(alike.fused())


def test_only_cosines_are_raised_in_another_language() -> None:
    closest, there = np.asarray([0.4], np.float32), np.asarray([True])
    alike = views(dense=0.4, section_dense=0.4, heading=0.4)
    raised = alike.fused_with(closest, foreign=there, several=True)
    assert raised == pytest.approx(FOREIGN_FACTOR * alike.fused())
    words, nothing = views(excess=0.4), np.zeros(1, np.float32)
    same, other = (words.fused_with(nothing, foreign=each, several=True) for each in (~there, there))
    assert other == pytest.approx(same)


def test_a_sentence_in_another_language_beats_a_passage_in_ones_own() -> None:
    """The right paragraph is Turkish and tells three things; the English ones are about something else."""
    wanted = unit(1)[0]
    target = wanted + CENTRES.passage("tr")
    embedder = Made({"Aranan.": target / np.linalg.norm(target)})
    documents = [document("right", "tr", "Aranan.", "Başka.", "Daha başka.")]
    documents += [document(f"d{number}", "en", f"Text {number}.", f"More {number}.") for number in range(8)]
    guides = opened([], embedder)
    question = Question("en", ("nothing",), wanted, wanted)
    (first,) = rank([guides, opened(documents, embedder)], question, limit=1)
    assert first.work_id == "right"
    assert not first.same_language
