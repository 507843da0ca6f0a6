"""What is searched: our own guides with the golden questions, and XQuAD where it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from assistant.evaluation.loading import load_golden
from assistant.evaluation.parallel.texts import Asked as Parallel
from assistant.evaluation.parallel.texts import ParallelTexts, load_xquad
from assistant.evaluation.rows import RetrievalRow
from corpus.guides import load_guides
from corpus.languages import base_language
from tests.benchmarks.peers.corpus import Asked, Corpus, Text

GUIDE_LANGUAGES = ("en", "zh-Hans", "tr")
"""The languages that have every guide."""


def corpora(
    xquad: Path | None, most: int | None = None, languages: Sequence[str] = GUIDE_LANGUAGES
) -> Iterator[Corpus]:
    """Every corpus that is there.

    Args:
        xquad: folder with the files of XQuAD; without it there are only the guides.
        most: so many questions, and as many passages beside the right ones, for a trial.
        languages: tags of those of the guides.
    """
    yield _shortened(guides(languages), most)
    if xquad is not None and xquad.is_dir():
        texts = load_xquad(xquad)
        yield _shortened(mixed(texts), most)
        yield _shortened(english(texts), most)


def guides(languages: Sequence[str] = GUIDE_LANGUAGES) -> Corpus:
    """Sections of the guides and golden questions; right is the section, in whichever language it comes."""
    texts = tuple(
        Text(f"{guide.work_id}#{passage.section_id}", passage.search_text, guide.language)
        for guide in load_guides()
        if guide.language in languages
        for passage in guide.passages()
        if passage.level == "section"
    )
    rows = [row for row in load_golden().retrieval if row.language in languages]
    asked = tuple(Asked(row.question, row.sections, row.language) for row in _in_turns(rows))
    tags = ", ".join(languages)
    what = (
        f"{len(texts)} sections of the guides ({tags}), {len(asked)} golden questions in the same languages"
    )
    return Corpus("guides", what, texts, asked, is_shipped=True, is_timed=True)


def mixed(texts: ParallelTexts) -> Corpus:
    """Paragraphs of XQuAD that take turns in their language, and each question in one language."""
    tongues, asked = texts.languages, texts.half("report").questions
    passages = tuple(
        Text(str(number), texts.paragraphs[tongue][number], tongue)
        for turn, number in enumerate(_reported(texts))
        for tongue in tongues[turn % len(tongues) :][:1]
    )
    questions = tuple(
        _asked(asked[tongue][turn], tongue)
        for turn in range(len(asked[tongues[0]]))
        for tongue in tongues[turn % len(tongues) :][:1]
    )
    what = (
        f"paragraphs of XQuAD, each in one of {len(tongues)} languages, {len(questions)} questions likewise"
    )
    return Corpus("mixed", f"{len(passages)} {what}", passages, questions)


def english(texts: ParallelTexts) -> Corpus:
    """Paragraphs and questions of XQuAD in English."""
    passages = tuple(Text(str(number), texts.paragraphs["en"][number], "en") for number in _reported(texts))
    questions = tuple(_asked(each, "en") for each in texts.half("report").questions["en"])
    what = f"{len(passages)} paragraphs of XQuAD in English, {len(questions)} questions"
    return Corpus("english", what, passages, questions)


def _reported(texts: ParallelTexts) -> list[int]:
    """Numbers of the paragraphs on which nothing of Rigwise was tuned: those of every other article."""
    asked = texts.half("report").questions[texts.languages[0]]
    return sorted({each.paragraph for each in asked})


def _asked(asked: Parallel, language: str) -> Asked:
    return Asked(asked.text, (str(asked.paragraph),), language)


def _in_turns(rows: Sequence[RetrievalRow]) -> list[RetrievalRow]:
    """Rows of one language after another in turn."""
    counts: dict[str, int] = {}
    turns = []
    for row in rows:
        counts[row.language] = counts.get(row.language, 0) + 1
        turns.append((counts[row.language], base_language(row.language), row))
    return [row for _, _, row in sorted(turns, key=lambda each: each[:2])]


def _shortened(corpus: Corpus, most: int | None) -> Corpus:
    if most is None:
        return corpus
    asked = corpus.questions[:most]
    right = {name for each in asked for name in each.right}
    others = [text for text in corpus.texts if text.name not in right][:most]
    texts = (*(text for text in corpus.texts if text.name in right), *others)
    what = f"a trial with {len(texts)} passages"
    return replace(corpus, what=what, texts=texts, questions=asked)
