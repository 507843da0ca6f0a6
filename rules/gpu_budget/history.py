"""What the guides of 2017 and 2018 recommended, as history."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from rules.computation import (
    Argument,
    Computation,
    Day,
    Message,
    Money,
    Option,
    Term,
    gigabytes,
    message,
    quantity,
)
from rules.gpu_budget.inputs import GpuBudgetInputs
from rules.gpu_budget.parameters import GpuBudgetParameters, Pick
from rules.gpu_budget.wish import check_amount, dollars_per
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu

_PUBLISHED = {2017: date(2017, 3, 19), 2018: date(2018, 12, 16)}
_LARGE_DATA = "large-data"
_SOURCES = {2017: "dettmers-2017", 2018: "dettmers-2018"}
_SECTIONS = {
    2017: ("advice-2017-2018#table-2017", "gpu-memory#rules-2017", "advice-2017-2018#counterparts"),
    2018: ("advice-2017-2018#parts-2018", "gpu-memory#rules-2018", "advice-2017-2018#counterparts"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """A recommended card: for whom, and what it cost then [USD], new at launch or used."""

    situation: str
    gpu: Gpu
    usd: float | None
    is_used: bool
    day: date


def history(inputs: GpuBudgetInputs, era: int, knowledge: Knowledge) -> Computation:
    """The recommendations of a year, those for the purpose first, within the budget where one is given.

    Raises:
        RuleInputError: an unknown currency, or an amount that is no budget for a card.
    """
    parameters = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    most = _most_usd(inputs, era, knowledge, parameters)
    rows = _rows(_picks(inputs, era, parameters), knowledge, parameters)
    least = _memory_floor(inputs, era, parameters)
    picked = tuple(row for row in rows if row.gpu.memory_gb >= least)
    fitting = tuple(row for row in picked if most is None or (row.usd is not None and row.usd <= most))
    return Computation(
        rule="gpu_budget",
        headline=_headline(fitting, picked, inputs, era),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        options=tuple(_option(row) for row in fitting or picked),
        assumptions=_assumptions(inputs, era, parameters),
        warnings=_remarks(era),
        references=(_SOURCES[era],),
        sections=_SECTIONS[era],
        as_of=knowledge.as_of,
    )


def _picks(inputs: GpuBudgetInputs, era: int, parameters: GpuBudgetParameters) -> tuple[Pick, ...]:
    """Rows for the purpose; every row where the guide has none for it."""
    picks = parameters.picks_2017.value if era == 2017 else parameters.picks_2018.value
    if inputs.dataset_gb is not None and inputs.dataset_gb >= parameters.large_data_2017_gb.value:
        large = tuple(pick for pick in picks if pick.situation == _LARGE_DATA)
        return large or picks
    return tuple(pick for pick in picks if inputs.purpose in pick.purposes) or picks


def _rows(picks: tuple[Pick, ...], knowledge: Knowledge, parameters: GpuBudgetParameters) -> Iterator[Row]:
    used = parameters.used_prices_2017_usd.value
    for pick in picks:
        for name in pick.cards:
            gpu = knowledge.gpus.get(name)
            if name in used:
                yield Row(pick.situation, gpu, used[name], True, _PUBLISHED[2017])
            else:
                usd, day = _launch(gpu, knowledge)
                yield Row(pick.situation, gpu, usd, False, day)


def _launch(gpu: Gpu, knowledge: Knowledge) -> tuple[float | None, date]:
    price = knowledge.prices.get(gpu.name, "msrp")
    if price is None:
        return None, gpu.release_date or _PUBLISHED[2017]
    return price.amount, price.day


def _most_usd(
    inputs: GpuBudgetInputs, era: int, knowledge: Knowledge, parameters: GpuBudgetParameters
) -> float | None:
    """What one card may cost [USD], at the exchange rate of the time."""
    if inputs.budget is None:
        return None
    rate = dollars_per(inputs.budget.currency, _PUBLISHED[era], knowledge)
    check_amount(inputs.budget, rate, parameters)
    return inputs.budget.amount * rate.value / (1 if inputs.budget_is_each else inputs.count)


def _memory_floor(inputs: GpuBudgetInputs, era: int, parameters: GpuBudgetParameters) -> float:
    """Memory that the guide of the year asked for, by purpose [GB]; the 2017 guide's table has none."""
    if era == 2017:
        return 0.0
    floors = parameters.memory_floor_2018_gb.value
    return floors.get(inputs.purpose or "none", floors["none"])


def _headline(
    fitting: tuple[Row, ...], picked: tuple[Row, ...], inputs: GpuBudgetInputs, era: int
) -> Message:
    if not fitting:
        cheapest = min(picked, key=lambda row: row.usd or float("inf"))
        price = Money(amount=cheapest.usd or 0.0, currency="USD")
        return message(
            "gpu-budget-headline-history-nothing",
            year=Day(value=str(era)),
            card=cheapest.gpu.name,
            price=price,
        )
    cards = tuple(dict.fromkeys(row.gpu.name for row in fitting))
    return message("gpu-budget-headline-history", year=Day(value=str(era)), cards=cards)


def _remarks(era: int) -> tuple[Message, ...]:
    year = Day(value=str(era))
    return (message(f"gpu-budget-history-{era}", year=year), message("gpu-budget-history-past", year=year))


def _option(row: Row) -> Option:
    kind = "used" if row.is_used else "launch"
    values: dict[str, Argument] = {
        "situation": Term(id=f"situation-{row.situation}"),
        "memory": gigabytes(row.gpu.memory_gb),
        "bandwidth": quantity(row.gpu.bandwidth_gb_s or 0.0, "GB/s", 0),
    }
    if row.usd is not None:
        values["price"] = Money(amount=row.usd, currency="USD")
        values["price-kind"] = Term(id=f"price-{kind}")
        values["price-date"] = Day(value=row.day.isoformat())
    return Option(name=row.gpu.name, kind="card", values=values)


def _assumptions(inputs: GpuBudgetInputs, era: int, parameters: GpuBudgetParameters) -> tuple[Message, ...]:
    floor = _memory_floor(inputs, era, parameters)
    if not floor:
        return ()
    return (message("gpu-budget-history-2018-memory", year=Day(value=str(era)), memory=gigabytes(floor)),)
