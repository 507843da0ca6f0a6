"""Every golden question, and every case of understanding, can be shown as chips at their places."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
import yaml

from api.reading import reading
from assistant.answering.wording import locales, wording
from assistant.evaluation.loading import load_golden
from assistant.own import own_knowledge
from assistant.settings import Settings
from assistant.understanding.slot_names import SLOTS
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

CASES = Path(__file__).parents[1] / "assistant" / "understanding" / "cases"


def questions() -> list[str]:
    golden = load_golden()
    asked = [row.question for row in (*golden.rules, *golden.retrieval)]
    for file in sorted(CASES.glob("*.yaml")):
        rows = yaml.safe_load(file.read_text(encoding="utf-8")).get("rows", ())
        asked += [row["q"] for row in rows if isinstance(row.get("q"), str)]
    return asked


NOT_SHOWN = {
    *("cooling_aspect", "storage_goal", "choice", "leads_in"),
    *(name for name, meaning in SLOTS.items() if "[bool]" in meaning),
}
"""What only steers an answer."""


@pytest.mark.parametrize("tag", locales())
def test_every_fact_that_is_shown_has_a_label(tag: str) -> None:
    words = wording(tag)
    missing = {name for name in SLOTS if not words.has(f"fact-{name.replace('_', '-')}")}
    assert missing == NOT_SHOWN


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (
            "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?",
            {"gpu_power_w": ("Card", "250 W"), "cpu_power_w": ("CPU", "150 W"), "gpu_count": ("Cards", "4")},
        ),
        (
            "Cost of two RTX 3090 8 h a day at 0.3 EUR/kWh?",
            {"hours_per_day": ("Running", "8 h a day"), "tariff": ("Electricity", "0.3 EUR/kWh")},
        ),
        (
            "两块 RTX 3090 每天跑 8 小时，一度电 0.6 元，多少钱？",
            {"hours_per_day": ("运行", "每天 8 小时"), "tariff": ("电价", "0.6 CNY/kWh")},
        ),
        (
            "İki RTX 3090 günde 8 saat, kWh 0,30 euro, ne kadar tutar?",
            {"hours_per_day": ("Çalışma", "günde 8 saat"), "tariff": ("Elektrik", "0,3 EUR/kWh")},
        ),
        ("PSU for two used RTX 3090 at 70% power?", {"power_limit_share": ("Power limit", "70%")}),
    ],
)
def test_chips_say_what_they_are(question: str, expected: dict[str, tuple[str, str]]) -> None:
    frame = understand(question, knowledge=Knowledge(date(2026, 11, 30)))
    chips = {chip.name: (chip.label, chip.text) for chip in reading(frame, "c").chips}
    assert {name: chips[name] for name in expected} == expected


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
            if chip.pattern is not None:
                assert chip.pattern.count("{}") == 1, question
