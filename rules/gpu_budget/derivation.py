"""How the best card was found, step by step: dollars for one card, its speed, speed for money."""

from __future__ import annotations

from rules.computation import Argument, Day, Message, Money, Quantity, Step, message, quantity, step
from rules.gpu_budget.choice import Choice
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.ranking import Candidate
from rules.gpu_budget.speed import decode_share, estimate_terms

_ECB = "ecb-reference-rates"


def steps(choice: Choice) -> tuple[Step, ...]:
    """From the budget to the best card; without one, only to dollars."""
    wish, dollars = choice.wish, choice.budget.amount * choice.wish.rate.value
    lines: list[Step] = []
    if wish.currency != "USD":
        lines.append(_in_dollars(choice, dollars))
    if wish.count > 1 and not choice.inputs.budget_is_each:
        lines.append(_for_one(choice, dollars))
    if choice.best:
        lines += [_speed(choice.best, choice), _for_money(choice.best, choice)]
    return tuple(lines)


def _in_dollars(choice: Choice, dollars: float) -> Step:
    rate = choice.wish.rate
    label = message("gpu-budget-step-dollars", day=Day(value=rate.day.isoformat()))
    operands: dict[str, Argument] = {
        "budget": choice.budget,
        "rate": quantity(rate.value, "1", rate.digits),
    }
    return step(label, "{budget} × {rate}", dollars, "USD", _ECB, digits=0, **operands)


def _for_one(choice: Choice, dollars: float) -> Step:
    budget = Money(amount=dollars, currency="USD")
    operands: dict[str, Argument] = {"budget": budget, "count": quantity(choice.wish.count, "1")}
    label = message("gpu-budget-step-each")
    return step(label, "{budget} / {count}", choice.wish.each_usd, "USD", digits=0, **operands)


def _speed(best: Candidate, choice: Choice) -> Step:
    label = message(f"gpu-budget-step-speed-{best.speed.basis}", card=best.offer.gpu.name)
    if best.speed.basis == "measured":
        return _relative(label, "", best, _measured_in(best))
    if best.speed.basis == "estimated":
        return _estimated(label, best, choice.parameters)
    return _decoding(label, best, choice.parameters)


def _estimated(label: Message, best: Candidate, parameters: GpuBudgetParameters) -> Step:
    expression, operands = estimate_terms(best.offer.gpu, parameters)
    source = parameters.training_factor_measured
    if best.offer.gpu.architecture not in source.value:
        source = parameters.training_factor_assumed
    return _relative(label, expression, best, source.reference, **operands)


def _decoding(label: Message, best: Candidate, parameters: GpuBudgetParameters) -> Step:
    shares = parameters.decode_efficiency
    operands = _bandwidths(best, parameters)
    operands["share"] = quantity(decode_share(best.offer.gpu, parameters) or 0.0, "1", 2)
    operands["usual"] = quantity(shares.value["GDDR"], "1", 2)
    expression = "{bandwidth} × {share} / ({baseline} × {usual})"
    return _relative(label, expression, best, shares.reference, **operands)


def _bandwidths(best: Candidate, parameters: GpuBudgetParameters) -> dict[str, Quantity]:
    bandwidth = quantity(best.offer.gpu.bandwidth_gb_s or 0.0, "GB/s", 0)
    return {"bandwidth": bandwidth, "baseline": parameters.baseline_bandwidth_gb_s.quantity(0)}


def _for_money(best: Candidate, choice: Choice) -> Step:
    unit = choice.wish.money_unit
    return step(
        message("gpu-budget-step-for-money", card=best.offer.gpu.name, unit=unit),
        "{speed} × {money} / {price}",
        best.for_money(choice.wish),
        "x",
        best.offer.source,
        digits=2,
        speed=quantity(best.speed.relative, "x", 2),
        money=unit,
        price=choice.wish.own(best.offer.usd),
    )


def _relative(label: Message, expression: str, best: Candidate, source: str, **operands: Quantity) -> Step:
    return step(label, expression, best.speed.relative, "x", source, digits=2, **operands)


def _measured_in(best: Candidate) -> str:
    """The benchmark that holds the card, as the catalog names it."""
    benchmarks = [name for name in best.offer.gpu.references if name.startswith("lambda-benchmark")]
    return benchmarks[-1] if benchmarks else best.offer.gpu.references[0]
