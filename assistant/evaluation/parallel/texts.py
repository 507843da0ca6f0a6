"""Parallel paragraphs and questions, read from the files of XQuAD.

One JSON file per language, named after it, holds articles with paragraphs (``context``) and their questions
(``qas``), in the same order and with the same ids in every language.

References:
    Artetxe, Ruder and Yogatama, "On the Cross-lingual Transferability of Monolingual Representations", 2020.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from corpus.languages import LANGUAGES, base_language

Half = Literal["tuning", "report"]


class ParallelTextsError(Exception):
    """A folder that holds no parallel texts; says what is missing and where it was looked for."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and the number of the paragraph that answers it."""

    id: str
    text: str
    paragraph: int


@dataclass(frozen=True)
class ParallelTexts:
    """The same texts in several languages.

    Args:
        paragraphs: by language; a number means the same paragraph in each.
        questions: by language, in the same order in each.
        articles: number of the article of each paragraph.
    """

    paragraphs: Mapping[str, tuple[str, ...]]
    questions: Mapping[str, tuple[Asked, ...]]
    articles: tuple[int, ...]

    @property
    def languages(self) -> tuple[str, ...]:
        """Base languages, in the order of Rigwise's own."""
        return tuple(self.paragraphs)

    def half(self, half: Half) -> ParallelTexts:
        """All paragraphs, with the questions of every other article: the even ones are for tuning."""
        rest = 0 if half == "tuning" else 1
        chosen = {
            language: tuple(each for each in asked if self.articles[each.paragraph] % 2 == rest)
            for language, asked in self.questions.items()
        }
        return ParallelTexts(self.paragraphs, chosen, self.articles)


def load_xquad(folder: Path, languages: Collection[str] = ()) -> ParallelTexts:
    """The texts of every language of Rigwise that has a file in the folder.

    Args:
        languages: only these, by their tags or base languages; all if empty.

    Raises:
        ParallelTextsError: fewer than two languages, a file of another form, or texts that are not parallel.
    """
    wanted = {base_language(tag) for tag in languages}
    names = [name for name in dict.fromkeys(map(base_language, LANGUAGES)) if not wanted or name in wanted]
    files = {name: folder / f"{name}.json" for name in names if (folder / f"{name}.json").is_file()}
    if len(files) < 2:
        raise ParallelTextsError(
            f"{folder} holds no parallel texts: at least two of {', '.join(f'{name}.json' for name in names)}"
            " are needed, in the form of XQuAD"
        )
    read = {name: _read(path) for name, path in files.items()}
    first = next(iter(read.values()))
    for name, articles in read.items():
        if _outline(articles) != _outline(first):
            raise ParallelTextsError(
                f"{files[name]} is not parallel to the others: other paragraphs or questions"
            )
    return ParallelTexts(
        {name: tuple(part["context"] for _, part in _paragraphs(read[name])) for name in read},
        {name: tuple(_questions(read[name])) for name in read},
        tuple(number for number, _ in _paragraphs(first)),
    )


def _read(path: Path) -> list[Any]:
    try:
        articles = json.loads(path.read_text(encoding="utf-8"))["data"]
        _outline(articles)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ParallelTextsError(f"{path} is not in the form of XQuAD: {error}") from error
    return list(articles)


def _outline(articles: list[Any]) -> list[tuple[int, tuple[str, ...]]]:
    """Of each paragraph its article and the ids of its questions: what must agree in every language."""
    return [
        (number, tuple(each["id"] for each in part["qas"] if each["question"] and part["context"]))
        for number, part in _paragraphs(articles)
    ]


def _paragraphs(articles: list[Any]) -> Iterator[tuple[int, Any]]:
    for number, article in enumerate(articles):
        for part in article["paragraphs"]:
            yield number, part


def _questions(articles: list[Any]) -> Iterator[Asked]:
    for number, (_, part) in enumerate(_paragraphs(articles)):
        for each in part["qas"]:
            yield Asked(each["id"], each["question"], number)
