"""Verdicts on questions that ask for the negative begin with neither yes nor no; all others still do."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
import yaml

from assistant.answering.compose import localised
from assistant.answering.verdicts import neutral
from assistant.answering.wording import LOCALES, locale
from assistant.computing import compute
from assistant.understanding.understand import understand
from corpus.languages import LANGUAGES
from rules.knowledge import Knowledge

TABLE = yaml.safe_load((Path(__file__).parent / "turned.yaml").read_text("utf-8"))
ROWS = [(tag, row["q"], row["says"]) for tag, rows in TABLE.items() for row in rows]
PLAIN = {
    "Is a 650 W PSU enough for an RTX 4070?": "Yes, 650 W is enough: ",
    "Are 4 cores enough for 4 GPUs?": "No, 4 cores are too few ",
    "Reicht ein 650-W-Netzteil für eine RTX 4070?": "Ja, 650 W reichen: ",
    "650 W güç kaynağı RTX 4070 için yeter mi?": "Evet, 650 W yeter: ",
    "Une alimentation de 650 W suffit-elle pour une RTX 4070 ?": "Oui, 650 W suffisent",
    "¿Basta una fuente de 650 W para una RTX 4070?": "Sí, 650 W bastan: ",
    "Uma fonte de 650 W basta para uma RTX 4070?": "Sim, 650 W bastam: ",
    "Хватит ли 650 Вт для RTX 4070?": "Да, 650 Вт хватит: ",
    "650Wの電源でRTX 4070に足りますか?": "はい、650 Wで足ります。",
    "RTX 4070에 650W 파워면 충분한가요?": "네, 650 W면 충분합니다. ",
}
CHAINS = (
    (("Is a 650 W PSU too small for an RTX 4070?", "and 850 W?"), "850 W is enough: "),
    (("Is a 650 W PSU too small for an RTX 4070?", "and is 850 W enough?"), "Yes, 850 W is enough: "),
    (("Is a 650 W PSU enough for an RTX 4070?", "and 850 W?"), "Yes, 850 W is enough: "),
)


@pytest.fixture(scope="module")
def knowledge() -> Knowledge:
    return Knowledge(date(2026, 11, 30))


@pytest.mark.parametrize("tag, question, says", ROWS, ids=[f"{tag}: {q}" for tag, q, _ in ROWS])
def test_a_verdict_on_the_negative_is_neither_yes_nor_no(tag, question, says, knowledge):
    assert headline([question], knowledge).startswith(says)


@pytest.mark.parametrize("question, says", PLAIN.items(), ids=PLAIN)
def test_a_plain_question_is_answered_yes_or_no(question, says, knowledge):
    assert headline([question], knowledge).startswith(says)


@pytest.mark.parametrize("questions, says", CHAINS, ids=[" / ".join(questions) for questions, _ in CHAINS])
def test_a_follow_up_asks_as_the_question_before(questions, says, knowledge):
    assert headline(questions, knowledge).startswith(says)


def test_every_language_has_rows():
    assert set(TABLE) == set(LANGUAGES)


@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if locale(tag).answers])
def test_every_verdict_of_a_language_can_lose_its_yes_or_no(tag):
    """The same templates begin so as in English, however the language parts them from the verdict."""
    assert judging(tag) == judging("en")


def test_other_headlines_stay():
    for text in ("No GPU fits.", "Noise: 40 dB.", "", "Yesterday, it fitted."):
        assert neutral(text, "en") == text


def test_a_turkish_i_keeps_its_dot():
    assert neutral("Evet, iki kart sığar", "tr") == "İki kart sığar"


def headline(questions, knowledge):
    frame = None
    for question in questions:
        frame = understand(question, previous=frame, knowledge=knowledge)
    outcome = compute(frame, knowledge)
    worded = localised(outcome, frame.language, is_turned=frame.is_turned)
    return worded[0].headline.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def judging(tag):
    """Ids of the templates of a language that begin with its yes or no."""
    lines = (
        line.split(" = ", 1)
        for file in LOCALES.joinpath(tag).iterdir()
        if file.name.startswith("rules-")
        for line in file.read_text("utf-8").splitlines()
        if " = " in line and "-headline-" in line
    )
    return {name for name, text in lines if neutral(text, tag) != text}
