"""An answer seen from another side: why, from which sources, shorter, for an asker of another language."""

from __future__ import annotations

from datetime import date

import pytest

from assistant.answer import Citation, Computation, SourceCard, Step
from assistant.answering.compose import Draft, with_languages
from assistant.answering.explaining import decisive_step, explained, shortened, sourced, with_assumption
from assistant.answering.wording import locale
from corpus.languages import LANGUAGES

SUM = Step(label="Sum", expression="2 × 350 W + 353 W", value=1053.0, unit="W", text="1,053 W")
MARGIN = Step(label="With a margin", expression="1,053 W × 1.1", value=1158.3, unit="W", text="1,158 W")
LARGEST = Step(label="Largest", expression="max(1,158 W, 1,100 W)", value=1158.3, unit="W", text="1,158 W")
PLUGS = Step(label="Plugs", expression="", value=4.0, unit="1", text="4")
GUIDE = SourceCard(id="guide", title="A guide", author="Somebody", published="2018-12-16")
TABLE = SourceCard(id="table", title="A table", published="2025")


def computation(*steps: Step, value: float | None = 1158.3) -> Computation:
    return Computation(
        rule="psu",
        title="Supply",
        headline="Buy 1,200 W.",
        value=value,
        unit="W",
        steps=steps,
        assumptions=("a",),
        warnings=("w",),
        as_of=date(2026, 11, 30),
    )


def draft(*computations: Computation) -> Draft:
    quote = Citation(
        number=1,
        passage_id="p",
        document_id="en/power-supply",
        document_title="Supplies",
        quote="Add a margin.",
        start=0,
        end=13,
        language="en",
        source=GUIDE,
    )
    return Draft("answer", "Buy 1,200 W.", computations, (quote,), follow_ups=("And RAM?",))


def test_the_first_step_that_comes_to_the_result_decides() -> None:
    assert decisive_step(computation(SUM, MARGIN, LARGEST, PLUGS)) == MARGIN


def test_a_result_that_is_given_rounded_is_found_among_the_steps() -> None:
    ratio = Step(label="Ratio", expression="2.136 / 1.68", value=2.136 / 1.68, unit="W", text="1.27")
    assert decisive_step(computation(SUM, ratio, PLUGS, value=1.2714)) == ratio


def test_without_such_a_step_the_last_one_decides() -> None:
    assert decisive_step(computation(SUM, PLUGS, value=7.0)) == PLUGS
    assert decisive_step(computation()) is None


def test_why_tells_the_decisive_step_and_what_the_guide_says() -> None:
    why = explained(draft(computation(SUM, MARGIN, LARGEST)), "en")
    assert "With a margin" in why.lead
    assert "1,053 W × 1.1 = 1,158 W" in why.lead
    assert "Add a margin. [1]" in why.lead
    assert "Buy" not in why.lead
    assert why.computations[0].steps == (SUM, MARGIN)
    assert why.computations[0].assumptions == why.computations[0].warnings == ()


def test_why_without_a_computation_is_the_quote_itself() -> None:
    assert explained(draft(), "en") == draft()


def test_sources_are_named_once_with_their_dates() -> None:
    shown = sourced(draft(computation(SUM)), [GUIDE, TABLE], "en")
    assert shown.lead.count("Somebody, “A guide”, December 16, 2018") == 1
    assert "“A table”, 2025" in shown.lead
    assert shown.computations[0].steps == ()
    assert len(shown.citations) == 1


def test_shorter_keeps_the_direct_answer() -> None:
    short = shortened(draft(computation(SUM, MARGIN)))
    assert (short.lead, short.computations[0].steps, short.follow_ups) == ("Buy 1,200 W.", (), ())


def test_an_option_taken_for_the_asker_is_an_assumption() -> None:
    assumed = with_assumption(draft(computation(SUM), computation(MARGIN)), "RTX 3090", "en")
    assert "RTX 3090" in assumed.computations[0].assumptions[0]
    assert assumed.computations[0].assumptions[1:] == assumed.computations[1].assumptions == ("a",)
    assert "RTX 3090" in with_assumption(draft(), "RTX 3090", "en").warnings[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["answer", "abstention"])
def test_an_asker_of_another_language_is_told_which_are_spoken(language, kind) -> None:
    told = with_languages(Draft(kind, "Lead."), language)
    note = told.lead if kind == "abstention" else told.warnings[0]
    assert all(locale(tag).name in note for tag in LANGUAGES)
    assert told.lead.endswith("Lead.")
