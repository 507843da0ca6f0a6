"""Every golden question, and every case of understanding, can be shown as chips at their places."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import yaml

from api.reading import reading
from assistant.answering.wording import locales
from assistant.evaluation.loading import load_golden
from assistant.own import own_knowledge
from assistant.settings import Settings
from assistant.understanding.understand import understand

CASES = Path(__file__).parents[1] / "assistant" / "understanding" / "cases"


def questions() -> list[str]:
    golden = load_golden()
    asked = [row.question for row in (*golden.rules, *golden.retrieval)]
    for file in sorted(CASES.glob("*.yaml")):
        rows = yaml.safe_load(file.read_text(encoding="utf-8")).get("rows", ())
        asked += [row["q"] for row in rows if isinstance(row.get("q"), str)]
    return asked


def test_every_question_can_be_shown(tmp_path: Path) -> None:
    knowledge = own_knowledge(Settings.from_environment({"RIGWISE_HOME": str(tmp_path)}), date(2026, 11, 30))
    asked = questions()
    assert len(asked) > 1000
    for question in asked:
        frame = understand(question, knowledge=knowledge)
        if frame.language not in locales():
            continue
        for chip in reading(frame, "c").chips:
            assert chip.text, question
            if chip.start is not None and chip.end is not None:
                assert question[chip.start : chip.end].strip(), question
