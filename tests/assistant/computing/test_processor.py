"""One processor through a conversation: said once, or chosen with a machine, it is kept by every rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assistant.computing import Outcome, compute
from assistant.understanding.frame import Frame
from assistant.understanding.language_file import common
from assistant.understanding.understand import understand
from rules.catalog.cpu_families import strongest
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
KEPT = "machine-assume-same-cpu"
FAMILY = "machine-assume-cpu-family"


def talk(*questions: str) -> Outcome:
    """The outcome of the last question of a conversation."""
    frame: Frame | None = None
    outcome = Outcome()
    for question in questions:
        frame = understand(question, previous=frame, knowledge=KNOWLEDGE)
        outcome = compute(frame, KNOWLEDGE)
        frame = replace(frame, processor=outcome.processor or frame.processor)
    return outcome


def assumed(outcome: Outcome) -> dict[str, object]:
    (computation,) = outcome.computations
    return {note.id: dict(note.arguments) for note in computation.assumptions}


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("PSU for two 3090 with a 14900K?", "What does electricity for two 3090 cost in Germany?"),
        ("两张3090配14900K要多大电源", "两张3090在德国一个月电费多少"),
        ("兩張3090配14900K要多大的電源供應器", "兩張3090在德國一個月電費多少"),
        ("İki 3090 ve 14900K için güç kaynağı?", "İki 3090 Almanya'da ne kadar elektrik yakar?"),
    ],
)
def test_a_processor_that_was_said_is_kept(first: str, then: str) -> None:
    outcome = talk(first, then)
    assert assumed(outcome)[KEPT] == {"processor": "Intel Core i9-14900K"}
    # (2 × 350 + 253 + 100) / 0.90 × 720 h / 1000
    assert outcome.computations[0].value == pytest.approx(842.4)


def test_the_processor_of_a_planned_machine_is_kept() -> None:
    build = talk("Build a machine with four RTX 3090").computations[0]
    later = talk("Build a machine with four RTX 3090", "What power supply do four RTX 3090 need?")
    assert KEPT in assumed(later)
    assert later.computations[0].value == build.value


def test_another_processor_takes_its_place() -> None:
    outcome = talk(
        "PSU for two 3090 with a 14900K?", "PSU for two 3090 with a 300 W CPU", "PSU for one RTX 4090?"
    )
    # (450 + 300 + 100) × 1.1
    assert outcome.computations[0].value == pytest.approx(935)


def test_a_clean_sheet_forgets_it() -> None:
    outcome = talk("PSU for two 3090 with a 300 W CPU", "start over", "PSU for one RTX 4090?")
    assert KEPT not in assumed(outcome)


def test_a_rule_that_asks_for_no_processor_power_says_nothing_of_it() -> None:
    assert KEPT not in assumed(talk("PSU for two 3090 with a 14900K?", "How fast is Llama 3.1 8B on a 3090?"))


def test_without_a_processor_all_rules_assume_the_same_one() -> None:
    sizing = assumed(talk("PSU for two 3090?"))["psu-assume-cpu"]
    running = assumed(talk("What does electricity for two 3090 cost in Germany?"))
    assert running["machine-assume-running-cpu"]["full"].value == sizing["power"].value  # type: ignore[index]


@pytest.mark.parametrize(
    ("question", "member", "watts"),
    [
        ("What power supply for two 3090 and a Threadripper?", "AMD Ryzen Threadripper 9980X", 350),
        ("PSU for two 3090 and a Threadripper Pro", "AMD Ryzen Threadripper PRO 9995WX", 350),
        ("PSU for two 3090 with an Intel i9", "Intel Core i9-14900KS", 253),
        ("PSU for two 3090 with a Core Ultra 9", "Intel Core Ultra 9 285K", 250),
        ("Netzteil für zwei 3090 und Ryzen 9", "AMD Ryzen 9 9950X3D", 230),
        ("alimentation pour deux 3090 et un Xeon", "Intel Xeon w9-3595X", 462),
        ("两张3090配线程撕裂者要多大电源", "AMD Ryzen Threadripper 9980X", 350),
        ("兩張3090配銳龍9要多大的電源供應器", "AMD Ryzen 9 9950X3D", 230),
        ("3090を2枚とスレッドリッパーの電源は何W必要？", "AMD Ryzen Threadripper 9980X", 350),
        ("RTX 3090 두 장과 스레드리퍼에 파워는 몇 W?", "AMD Ryzen Threadripper 9980X", 350),
        ("Какой блок питания для двух 3090 и тредриппера?", "AMD Ryzen Threadripper 9980X", 350),
        ("İki 3090 ve Threadripper için güç kaynağı?", "AMD Ryzen Threadripper 9980X", 350),
    ],
)
def test_a_family_is_computed_with_its_strongest_member(question: str, member: str, watts: float) -> None:
    """Figures: the makers' turbo or package power, in the catalog."""
    outcome = talk(question)
    note = assumed(outcome)[FAMILY]
    assert (note["cpu"], note["power"].value) == (member, watts)  # type: ignore[index]
    # 2 × 350 W for the cards, 100 W for the rest, 10% of margin; the maker's minimum of 750 + 350 W
    assert outcome.computations[0].value == pytest.approx(max((700 + watts + 100) * 1.1, 1100))


def test_a_server_family_holds_its_tdp() -> None:
    # EPYC 9965: TDP 500 W, which a server processor holds; 10% of margin
    assert talk("PSU for one 3090 and an EPYC").computations[0].value == pytest.approx(
        (350 + 500 + 100) * 1.1
    )


def test_a_family_gives_way_to_its_model_and_to_another_family() -> None:
    first = "PSU for two 3090 and a Threadripper?"
    model = talk(first, "and with a 3990X?")
    assert FAMILY not in assumed(model)
    assert model.computations[0].inputs["cpu"] == "AMD Ryzen Threadripper 3990X"
    for before in (first, "PSU for two 3090 and a 150 W CPU?"):
        note = assumed(talk(before, "and with an i9?"))[FAMILY]
        assert note["cpu"] == "Intel Core i9-14900KS"  # type: ignore[index]


def test_a_family_is_kept_through_the_conversation() -> None:
    notes = assumed(talk("PSU for two 3090 and a Threadripper?", "What PSU does a 4090 need?"))
    assert notes[KEPT] == {"processor": "AMD Ryzen Threadripper"}
    assert FAMILY in notes


def test_the_maker_of_a_processor_is_no_wish_for_cards() -> None:
    frame = understand("Build a PC with an Intel i9 for 3000 dollars", knowledge=KNOWLEDGE)
    assert "vendors" not in frame.slots


@pytest.mark.parametrize("family", common().sections["cpu_families"])
def test_every_family_has_a_member(family: str) -> None:
    assert strongest([family], KNOWLEDGE.cpus.rows()) is not None
