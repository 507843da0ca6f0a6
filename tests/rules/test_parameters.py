"""Parameter files: malformed ones are refused by name, dates choose values, stale values warn."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

import pytest

from rules import parameters, registry
from rules.errors import ParameterDateError, ParameterFileError, RuleInputError
from rules.parameters import Parameter, ParameterGroup, ranges
from rules.parameters.files import read_parameter_file
from rules.psu.parameters import PsuParameters

GOOD = """
parameters:
  margin_share:
    unit: "1"
    values:
      - {from: 2018-12-16, value: 0.10, reference: dettmers-2018}
      - {from: 2024-05-02, value: 0.20, reference: joule-psu-2024}
    verified_on: 2026-11-30
    recheck_after: 2027-11-30
ranges:
  count: {unit: "1", minimum: 1, maximum: 16}
"""

MALFORMED = {
    "not YAML": ("a: [", "not valid YAML"),
    "a list instead of a mapping": ("- 1", "expected a mapping"),
    "no parameters": ("ranges: {}", "'parameters' is missing"),
    "unknown top-level key": (GOOD.replace("ranges:", "rangs:"), "'rangs', did you mean 'ranges'?"),
    "unknown key": (GOOD.replace("verified_on", "verfied_on"), "'verfied_on', did you mean 'verified_on'?"),
    "missing key": (GOOD.replace("    verified_on: 2026-11-30\n", ""), "'verified_on' is missing"),
    "unknown unit": (GOOD.replace('unit: "1"\n    values', "unit: watt\n    values"), "unknown unit 'watt'"),
    "no values": (GOOD[: GOOD.index("      - {from")] + GOOD[GOOD.index("    verified") :], "at least one"),
    "values out of order": (GOOD.replace("2024-05-02", "2017-05-02"), "in the order of their dates"),
    "one date twice": (GOOD.replace("2024-05-02", "2018-12-16"), "each date once"),
    "a date that is none": (GOOD.replace("2018-12-16", "2018"), "is not a date"),
    "value without reference": (GOOD.replace(", reference: dettmers-2018", ""), "'reference' is missing"),
    "recheck before the check": (GOOD.replace("2027-11-30", "2025-11-30"), "not after verified_on"),
    "minimum above maximum": (GOOD.replace("minimum: 1,", "minimum: 17,"), "minimum is above maximum"),
    "a limit that is no number": (GOOD.replace("maximum: 16", "maximum: many"), "'many' is not a number"),
    "range without unit": (GOOD.replace('{unit: "1", min', "{min"), "'unit' is missing"),
}


@pytest.mark.parametrize(("text", "fault"), MALFORMED.values(), ids=MALFORMED)
def test_malformed_file_is_refused_with_its_name_and_fault(text: str, fault: str) -> None:
    with pytest.raises(ParameterFileError) as caught:
        read_parameter_file("rules/parameters/x.yaml", text)
    assert "rules/parameters/x.yaml" in str(caught.value)
    assert fault in str(caught.value)


def test_good_file_holds_every_dated_value() -> None:
    file = read_parameter_file("x.yaml", GOOD)
    assert [value.value for value in file.parameters["margin_share"].values] == [0.10, 0.20]
    assert file.ranges["count"]["maximum"] == 16


@pytest.mark.parametrize(
    ("day", "power", "source"),
    [(date(2020, 1, 1), 150, "dettmers-2018"), (date(2026, 11, 30), 253, "cpu-spec-intel-2025")],
)
def test_value_is_the_last_one_valid_on_the_day(day: date, power: float, source: str) -> None:
    found = parameters.load(PsuParameters, "psu", day).default_cpu_power_w
    assert (found.value, found.reference) == (power, source)


def test_day_before_the_first_value_is_refused_with_the_first_day() -> None:
    with pytest.raises(ParameterDateError, match="2018-12-16"):
        parameters.load(PsuParameters, "psu", date(2010, 1, 1))


@dataclass(frozen=True)
class _Missing(PsuParameters):
    margin_shares: Parameter[float]


@dataclass(frozen=True)
class _TooFew(ParameterGroup):
    margin_share: Parameter[float]


@dataclass(frozen=True)
class _OtherType(PsuParameters):
    margin_share: Parameter[tuple[int, ...]]  # type: ignore[assignment]


def test_missing_parameter_is_named_with_the_nearest() -> None:
    with pytest.raises(ParameterFileError, match=r"'margin_shares' is missing, did you mean 'margin_share'"):
        parameters.load(_Missing, "psu", date(2026, 11, 30))


def test_parameter_that_no_rule_reads_is_refused() -> None:
    with pytest.raises(ParameterFileError, match="unknown parameter"):
        parameters.load(_TooFew, "psu", date(2026, 11, 30))


def test_value_of_another_type_is_refused_by_name() -> None:
    with pytest.raises(ParameterFileError, match="margin_share"):
        parameters.load(_OtherType, "psu", date(2026, 11, 30))


def test_stale_parameter_warns_with_its_age() -> None:
    fresh = parameters.load(PsuParameters, "psu", date(2026, 11, 30))
    assert fresh.stale(date(2026, 12, 1)) == ()
    late = {warning.arguments["name"]: warning.arguments["days"] for warning in fresh.stale(date(2031, 1, 1))}
    assert late["margin_share"] == (date(2031, 1, 1) - date(2026, 11, 30)).days


@pytest.mark.parametrize("value", [0, -2, 17, 1e9, 10**400, float("nan"), float("inf")])
def test_value_outside_its_range_is_refused_with_the_limits(value: float) -> None:
    group = parameters.load(PsuParameters, "psu", date(2026, 11, 30))
    with pytest.raises(RuleInputError) as caught:
        group.check("count", value, "gpus.0.count")
    assert caught.value.field == "gpus.0.count"
    assert caught.value.message.id == "error-out-of-range"
    assert {"input", "value", "minimum", "maximum"} == set(caught.value.message.arguments)


@pytest.mark.parametrize("rule", registry.names())
def test_ranges_reach_the_schema(rule: str) -> None:
    schema = registry.get(rule).schema()
    parts = [schema, *schema.get("$defs", {}).values()]
    bounded = {
        name for part in parts for name, body in part.get("properties", {}).items() if "minimum" in body
    }
    named = {name for part in parts for name in part.get("properties", {})}
    assert bounded >= {name for name in ranges(rule) if name in named}
