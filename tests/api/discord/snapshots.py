"""Answers as they were given, and the messages made of them.

``answers`` holds whole answers with their questions, a file per language, ``rendered`` what was made of them.
``python -m tests.api.discord.snapshots`` renders them anew; what changes is looked at before it is kept.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from api.discord.render import posts
from assistant.answer import Answer

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "tr")
KINDS = ("computation", "choice", "quotation", "clarification", "abstention", "smalltalk")


def recorded(language: str, kind: str) -> tuple[str, Answer]:
    """A question and its answer."""
    entry = _read("answers", language)[kind]
    return entry["question"], Answer.model_validate(entry["answer"])


def kept(language: str, kind: str) -> list[dict[str, Any]]:
    """The messages that were looked at and kept."""
    messages: list[dict[str, Any]] = _read("rendered", language)[kind]
    return messages


def rendered(language: str, kind: str) -> list[dict[str, Any]]:
    """The messages as they are made now."""
    question, answer = recorded(language, kind)
    return [post.as_json() for post in posts(answer, question)]


def _read(folder: str, language: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((FOLDER / folder / f"{language}.json").read_text(encoding="utf-8"))
    return content


def main() -> None:
    """Keep the messages as they are made now."""
    for language in LANGUAGES:
        made = {kind: rendered(language, kind) for kind in KINDS}
        path = FOLDER / "rendered" / f"{language}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
