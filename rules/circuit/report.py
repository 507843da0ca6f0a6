"""A circuit question as a computation."""

from __future__ import annotations

from rules import mains
from rules.circuit.capacity import capacity_steps, disagreement
from rules.circuit.case import Case
from rules.circuit.fit import Fit, cards_step, current_step, fit_steps, limit_hint, load_step
from rules.circuit.headline import headline
from rules.computation import (
    Argument,
    Computation,
    Message,
    Option,
    Step,
    Term,
    message,
    percent,
    quantity,
    references_of,
    watts,
)
from rules.knowledge import Knowledge
from rules.machine.load import Load

_HOW_MUCH = ("circuits#how-much",)
_SUPPLY = ("circuits#psu-limit",)
_CONTRACT = ("circuits#home-contract",)
_REGIONS = {
    "circuits#north-america": ("US", "CA", "MX"),
    "circuits#uk-ireland": ("GB", "IE", "MT", "CY", "SG", "HK"),
    "circuits#asia": ("CN", "JP", "KR", "TW", "IN"),
    "circuits#other-countries": ("AU", "NZ", "BR", "AR", "CL", "RU", "ZA"),
}
_EUROPE = "circuits#europe"
_HALF_LOAD = 0.5


def report(case: Case, knowledge: Knowledge, notes: tuple[Message, ...]) -> Computation:
    """The computation of one question; ``notes`` are what was assumed about the machine."""
    lines = _steps(case)
    value, unit = _value(case)
    return Computation(
        rule="circuit",
        headline=headline(case),
        value=value,
        unit=unit,
        inputs=case.inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=_options(case),
        assumptions=(*notes, *_assumptions(case)),
        warnings=(*_warnings(case), *case.parameters.stale(knowledge.as_of)),
        references=references_of(lines, *_references(case)),
        sections=_sections(case),
        as_of=knowledge.as_of,
    )


def _value(case: Case) -> tuple[float | None, str]:
    fitted, load = case.fitted, case.load
    if case.asks_how_many and load is not None:
        return (float(fitted.cards(load)), "1") if fitted else (None, "1")
    if load is not None:
        return case.wall_w, "W"
    return (fitted.found.carried_w, "W") if fitted else (None, "W")


def _steps(case: Case) -> tuple[Step, ...]:
    lines: list[Step] = [*case.cpu_steps, *(case.built.cpu.steps if case.built else ())]
    if case.load is not None and not case.asks_how_many:
        lines += _machine_steps(case, case.load)
    if case.fitted is not None:
        lines += capacity_steps(case.fitted.found, case.parameters)
        lines += fit_steps(case.fitted, case.inputs, case.parameters)
        if case.load is not None and case.load.cards and len(case.load.cards) == 1:
            lines.append(cards_step(case.fitted, case.load))
    return tuple(lines)


def _machine_steps(case: Case, load: Load) -> tuple[Step, ...]:
    wall = mains.wall_step(load.total_w, case.efficiency, case.parameters)
    drawn = tuple(current_step(case.wall_w, volts) for volts, _ in case.currents)
    return (load_step(load, case.parameters), wall, *drawn) if load.cards else (wall, *drawn)


def _options(case: Case) -> tuple[Option, ...]:
    """One row per circuit; none where the one named is all there is."""
    candidates = case.candidates()
    return tuple(_option(each, case) for each in candidates) if len(candidates) > 1 else ()


def _option(fitted: Fit, case: Case) -> Option:
    values: dict[str, Argument] = {
        "nominal": watts(fitted.found.nominal_w),
        "carried": watts(fitted.found.carried_w),
        "behind-supply": watts(fitted.behind_supply_w),
    }
    load = case.load
    if load is not None and len(load.cards) == 1:
        values["cards"] = quantity(fitted.cards(load), "1", 0)
    if load is not None and not case.asks_how_many:
        values["verdict"] = Term(id="verdict-fits" if fitted.feeds(load) else "verdict-short")
    return Option(name=mains.spaced(fitted.found.circuit), kind="circuit", values=values)


def _assumptions(case: Case) -> tuple[Message, ...]:
    parameters, inputs = case.parameters, case.inputs
    notes: list[Message] = []
    if case.load is not None and case.load.rest_w and inputs.rest_of_system_w is None:
        notes.append(message("psu-assume-rest", rest=watts(case.load.rest_w)))
    tier = mains.tier_name(inputs.psu_tier)
    notes.append(message("psu-assume-efficiency", tier=tier, share=percent(case.efficiency)))
    if inputs.hours is None:
        notes.append(message("circuit-assume-days", hours=parameters.continuous_hours_h.quantity()))
    if case.fitted is not None:
        notes += disagreement(case.fitted.found, parameters)
    else:
        notes.append(message("circuit-assume-usual"))
    if not _is_confirmed(case):
        notes.append(message("circuit-note-unconfirmed"))
    return tuple(notes)


def _warnings(case: Case) -> tuple[Message, ...]:
    fitted, load = case.fitted, case.load
    notes: list[Message] = []
    if fitted is not None:
        notes.append(_supply_note(fitted, case))
    if fitted is not None and load is not None and not case.asks_how_many:
        notes += limit_hint(fitted, load, case.parameters)
    if not case.inputs.other_load_w:
        notes.append(message("circuit-warning-shared"))
    return (*notes, *_contract(case))


def _supply_note(fitted: Fit, case: Case) -> Message:
    """The largest supply that the circuit lets work at its full rating, and at half load's efficiency."""
    better = mains.efficiency(case.inputs.psu_tier, fitted.found.circuit, case.parameters, _HALF_LOAD)
    low, high = sorted((fitted.behind_supply_w, fitted.free_w * better))
    return message("circuit-note-supply", low=watts(low), high=watts(high))


def _contract(case: Case) -> tuple[Message, ...]:
    """Where the contract of the whole home is commonly small."""
    contract = case.parameters.home_contract_w.value.get((case.inputs.country or "").upper())
    return () if contract is None else (message("circuit-warning-contract", contract=watts(contract)),)


def _is_confirmed(case: Case) -> bool:
    """Whether the circuit was read in a source; one that was named needs none."""
    country = case.inputs.country
    return country is None or country.upper() in case.parameters.confirmed_countries.value


def _references(case: Case) -> tuple[str, ...]:
    parameters = case.parameters
    found = [parameters.continuous_share.reference, parameters.continuous_hours_h.reference]
    if case.inputs.country is not None:
        confirmed = _is_confirmed(case)
        source = parameters.confirmed_countries if confirmed else parameters.mains_by_country
        found.append(source.reference)
    return tuple(found)


def _sections(case: Case) -> tuple[str, ...]:
    country = (case.inputs.country or "").upper()
    region = next((name for name, members in _REGIONS.items() if country in members), _EUROPE)
    if not country:
        circuit = case.circuit
        region = "circuits#north-america" if circuit is None or circuit.is_low_voltage else _EUROPE
    contract = _CONTRACT if country in case.parameters.home_contract_w.value else ()
    found = (region, *_HOW_MUCH, *contract, *(_SUPPLY if region == "circuits#north-america" else ()))
    return tuple(dict.fromkeys(found))
