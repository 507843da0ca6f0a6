"""What is asked of a card, in dollars and gigabytes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from math import log10

from rules.computation import Money
from rules.currency import Rate, UnknownCurrencyError
from rules.errors import RuleInputError, closest
from rules.gpu_budget.inputs import Budget, Condition, GpuBudgetInputs, Quality
from rules.gpu_budget.parameters import GpuBudgetParameters, SpeedKind
from rules.knowledge import Knowledge

_PRICES_IN = "USD"
_ABOUT_USD = 1000


@dataclass(frozen=True, slots=True)
class Wish:
    """Limits on the card to pick.

    Attributes:
        each_usd: most that one card may cost [USD].
        rate: dollars for one unit of the asker's currency, with its day.
        memory_gb: least memory of one card [GB].
        memory_said: whether the asker named it.
        speed: kind of speed that cards are compared by.
        ranked_by: the quality that goes before speed in the ranking.
        max_board_power_w: highest board power of one card [W], where there is a limit.
    """

    each_usd: float
    rate: Rate
    count: int
    memory_gb: float
    memory_said: bool
    condition: Condition
    vendors: frozenset[str]
    excluded: frozenset[str]
    speed: SpeedKind
    ranked_by: Quality = "speed"
    max_board_power_w: float | None = None

    @property
    def currency(self) -> str:
        """The asker's currency."""
        return self.rate.base

    @property
    def money_unit(self) -> Money:
        """A round sum of the asker's currency, near a thousand dollars, that speeds are compared for."""
        return Money(amount=10.0 ** round(log10(_ABOUT_USD / self.rate.value)), currency=self.currency)

    def own(self, usd: float) -> Money:
        """Dollars in the asker's currency."""
        return Money(amount=usd / self.rate.value, currency=self.currency)


def wish(
    inputs: GpuBudgetInputs, budget: Budget, knowledge: Knowledge, parameters: GpuBudgetParameters
) -> Wish:
    """The limits that the inputs set, defaults by purpose.

    Raises:
        RuleInputError: an unknown currency, or an amount, count, memory or power outside the validity range.
    """
    parameters.check("count", inputs.count)
    rate = dollars_per(budget.currency, knowledge.as_of, knowledge)
    check_amount(budget, rate, parameters)
    if inputs.memory_gb is not None:
        parameters.check("memory_gb", inputs.memory_gb)
    if inputs.max_board_power_w is not None:
        parameters.check("max_board_power_w", inputs.max_board_power_w)
    purpose = inputs.purpose or "none"
    return Wish(
        each_usd=budget.amount * rate.value / (1 if inputs.budget_is_each else inputs.count),
        rate=rate,
        count=inputs.count,
        memory_gb=inputs.memory_gb or parameters.memory_floor_gb.value[purpose],
        memory_said=inputs.memory_gb is not None,
        condition=inputs.condition,
        vendors=frozenset(inputs.vendors),
        excluded=frozenset(inputs.excluded_vendors),
        speed=inputs.speed or parameters.speed_by_purpose.value[purpose],
        ranked_by=inputs.ranked_by,
        max_board_power_w=inputs.max_board_power_w,
    )


def dollars_per(currency: str, day: date, knowledge: Knowledge, field: str = "budget.currency") -> Rate:
    """Dollars for one unit of a currency, as of a day; ``field`` names the input.

    Raises:
        RuleInputError: the European Central Bank has no rate for the currency.
    """
    try:
        return knowledge.exchange.rate(currency, _PRICES_IN, day)
    except UnknownCurrencyError as error:
        near = closest(error.currency, error.known)
        options = (near,) if near else ()
        raise RuleInputError(
            field,
            "error-unknown-currency",
            options=options,
            given=error.currency,
            known=error.known,
        ) from error


def check_amount(budget: Budget, rate: Rate, parameters: GpuBudgetParameters) -> None:
    """Refuse an amount that is no budget for a graphics card.

    Raises:
        RuleInputError: names the limits in the asker's own currency.
    """
    limits = parameters.ranges["budget_usd"]
    if limits.minimum <= budget.amount * rate.value <= limits.maximum:
        return
    raise RuleInputError(
        "budget.amount",
        "error-budget-range",
        given=Money(amount=max(-1e15, min(budget.amount, 1e15)), currency=rate.base),
        minimum=Money(amount=limits.minimum / rate.value, currency=rate.base),
        maximum=Money(amount=limits.maximum / rate.value, currency=rate.base),
    )
