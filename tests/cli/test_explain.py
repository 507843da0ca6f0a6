"""``rigwise explain``: language, rule, facts with their places, and where each value came from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Rigwise
from tests.own_prices import current_prices

GERMAN = "Welches Netzteil brauche ich für zwei RTX 3090 bei 280 W Limit?"


def explained(rigwise: Rigwise, *arguments: str) -> dict[str, Any]:
    done = rigwise("explain", "--json", *arguments)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_each_place_holds_the_words_that_it_names(rigwise: Rigwise) -> None:
    told = explained(rigwise, GERMAN)
    placed = [item for item in (*told["cards"], *told["slots"], *told["heard"]) if item["said"]]
    assert {item["said"] for item in told["slots"]} == {"280 W"}
    assert all(GERMAN[item["start"] : item["end"]] == item["said"] for item in placed)


@pytest.mark.parametrize(
    "question",
    ["İki ＲＴＸ ３０９０ için 280 W sınırla ne kadar güç?", "兩張3090，每張限280Ｗ，要多大電源？"],
)
def test_places_survive_what_normalising_changes(rigwise: Rigwise, question: str) -> None:
    told = explained(rigwise, question)
    limit = next(item for item in told["slots"] if item["name"] == "power_limit_w")
    assert question[limit["start"] : limit["end"]] == limit["said"]
    assert "280" in limit["said"]


def test_the_language_and_what_told_it(rigwise: Rigwise) -> None:
    language = explained(rigwise, GERMAN)["language"]
    assert (language["read_in"], language["answer"], language["why"]) == ("de", "de", "small words")
    assert {"welches", "ich"} <= set(language["words"])
    foreign = explained(rigwise, "Jaki zasilacz do dwóch kart RTX 3090?")["language"]
    assert (foreign["foreign"], foreign["answer"]) == ("pl", "en")
    wanted = explained(rigwise, "-l", "tr", GERMAN)["language"]
    assert (wanted["read_in"], wanted["answer"], wanted["why"]) == ("de", "tr", "asked for")


def test_the_score_of_a_rule_is_the_sum_of_its_evidence(rigwise: Rigwise) -> None:
    told = explained(rigwise, "Will two 3090 on a 1000 W PSU trip a 15 A breaker?")
    assert told["evidence"][0]["rule"] == told["rules"][0]
    assert len(told["evidence"]) > len(told["rules"])
    for each in told["evidence"]:
        assert each["score"] == pytest.approx(sum(line["weight"] for line in each["lines"]), abs=0.01)
    assert told["evidence"][0]["score"] >= told["threshold"]


def test_where_inputs_and_assumptions_come_from(rigwise: Rigwise) -> None:
    told = explained(rigwise, "PSU for two 3060 with a 65 W CPU?")["computed"][0]
    inputs = {item["name"]: item["origin"] for item in told["inputs"]}
    assert inputs["gpus"] == inputs["cpu_power_w"] == "the question"
    assert inputs["psu_tier"] == "the defaults of the rule psu"
    notes = {item["id"]: item["origin"] for item in told["assumptions"]}
    assert notes["card-assume-variant"] == "the catalog of graphics cards"
    assert notes["psu-assume-rest"] == "the parameters of the rule psu"


def test_own_prices_are_named(rigwise: Rigwise, tmp_path: Path) -> None:
    prices = current_prices(tmp_path / "prices.csv", ("RTX 5090", 1400, "new"))
    asked = ("explain", "--json", "Which graphics card should I buy for $1500?")
    assert "your own prices" not in rigwise(*asked).stdout
    assert rigwise("prices", "import", str(prices)).returncode == 0
    assert "your own prices" in rigwise(*asked).stdout


def test_a_follow_up_is_explained_in_its_conversation(rigwise: Rigwise) -> None:
    rigwise("ask", "--conversation", "c1", GERMAN)
    told = explained(rigwise, "--conversation", "c1", "und mit vier?")
    assert (told["is_follow_up"], told["rules"]) == (True, ["psu"])
    assert told["cards"][0]["value"] == "4 × GeForce RTX 3090"
    limit = next(item for item in told["slots"] if item["name"] == "power_limit_w")
    assert (limit["origin"], limit["said"]) == ("carried", None)
    inputs = {item["name"]: item["origin"] for item in told["computed"][0]["inputs"]}
    assert inputs["power_limit_w"] == "the conversation"


def test_what_is_missing_or_refused_is_told(rigwise: Rigwise) -> None:
    assert explained(rigwise, "Which power supply do I need?")["missing"] == ["gpus"]
    assert "RTX 3095" in explained(rigwise, "PSU for an RTX 3095?")["refused"][0]
    assert rigwise("explain", " ").returncode == 2


def test_the_readings_of_a_few_words_are_told(rigwise: Rigwise) -> None:
    asked = "Llama 3.1 70B on two RTX 3090"
    assert {"llm_memory", "llm_speed"} <= set(explained(rigwise, asked)["readings"])
    assert "Readings   " in rigwise("explain", asked).stdout
    assert "Readings" not in rigwise("explain", GERMAN).stdout


def test_the_plain_form_says_the_same(rigwise: Rigwise) -> None:
    shown = rigwise("explain", GERMAN).stdout
    for part in (
        "Language   de, by the small words",
        "Rule       psu",
        "2 × GeForce RTX 3090",
        "'280 W' 51:56",
    ):
        assert part in shown
    assert rigwise("explain", "Thanks!").stdout.count("thanks") >= 1


def test_help_and_completion_know_it(rigwise: Rigwise) -> None:
    assert "explain" in rigwise("--help").stdout
    completed = rigwise(_RIGWISE_COMPLETE="bash_complete", COMP_WORDS="rigwise exp", COMP_CWORD="1")
    assert "explain" in completed.stdout
