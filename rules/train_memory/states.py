"""What a method keeps for every parameter, and what sharding leaves of it on one card."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from rules.computation import Quantity, Step, exact, gibibytes, message, quantity, step
from rules.llm.weights import SIZE_DIGITS, in_gib
from rules.train_memory.inputs import Sharding
from rules.train_memory.parameters import TrainMemoryParameters
from rules.train_memory.plan import Plan

_GB_IN_GIB = 1e9 / 2**30
_DIVIDED: dict[Sharding, tuple[str, ...]] = {
    "none": (),
    "zero_1": ("optimizer",),
    "zero_2": ("optimizer", "gradients"),
    "zero_3": ("optimizer", "gradients", "weights"),
}


@dataclass(frozen=True, slots=True)
class States:
    """Weights, gradients, optimizer states, and what no sharding divides [GiB]."""

    weights: float
    gradients: float = 0.0
    optimizer: float = 0.0
    rest: float = 0.0

    @property
    def total_gib(self) -> float:
        """All of it [GiB]."""
        return self.weights + self.gradients + self.optimizer + self.rest

    def on_card_gib(self, cards: int, sharding: Sharding) -> float:
        """What one card holds [GiB]."""
        divided = self.divided_gib(sharding)
        return self.total_gib - divided + divided / cards

    def divided_gib(self, sharding: Sharding) -> float:
        """What a stage spreads over the cards [GiB]."""
        parts = {"weights": self.weights, "gradients": self.gradients, "optimizer": self.optimizer}
        return sum(parts[name] for name in _DIVIDED[sharding])


def states(size_b: float, plan: Plan, parameters: TrainMemoryParameters) -> States:
    """States of a model of a size [10^9 parameters].

    References:
        Bekman, "Machine Learning Engineering", 2026: 18 bytes per parameter in mixed precision.
        LLaMA-Factory, README: table of LoRA and QLoRA.
    """
    if not plan.is_adapter:
        each = {
            name: size_b * share * _GB_IN_GIB for name, share in plan.bytes_per_parameter(parameters).items()
        }
        return States(**each)
    total = table_gb(size_b, plan.bits, parameters)
    frozen = size_b * plan.bits / 8 * _GB_IN_GIB
    return States(weights=frozen, rest=max(0.0, total - frozen))


def table_gb(size_b: float, bits: int, parameters: TrainMemoryParameters) -> float:
    """The published table between its sizes, and along its outer lines beyond them [GB as printed on cards].

    >>> from datetime import date
    >>> from rules.parameters import load
    >>> table_gb(7, 4, load(TrainMemoryParameters, "train_memory", date(2026, 11, 30)))
    6.0
    """
    (low, low_gb), (high, high_gb) = _segment(size_b, bits, parameters)
    return low_gb + (size_b - low) / (high - low) * (high_gb - low_gb)


def outside_table(size_b: float, plan: Plan, parameters: TrainMemoryParameters) -> bool:
    """Whether a size is beyond the published sizes."""
    sizes = parameters.adapter_table_gb.value[plan.bits] if plan.is_adapter else ()
    return bool(sizes) and not min(sizes) <= size_b <= max(sizes)


def state_steps(
    size_b: float, plan: Plan, cards: int, sharding: Sharding, parameters: TrainMemoryParameters
) -> tuple[Step, ...]:
    """How the states follow, and what one card holds of them."""
    found = states(size_b, plan, parameters)
    lines = (
        [_table_step(size_b, plan, parameters)] if plan.is_adapter else _sum_steps(size_b, plan, parameters)
    )
    if cards > 1 and found.on_card_gib(cards, sharding) < found.total_gib:
        lines.append(_sharded_step(found, cards, sharding))
    return tuple(lines)


def _segment(
    size_b: float, bits: int, parameters: TrainMemoryParameters
) -> tuple[tuple[float, float], tuple[float, float]]:
    segments = list(pairwise(sorted(parameters.adapter_table_gb.value[bits].items())))
    return next((pair for pair in segments if size_b <= pair[1][0]), segments[-1])


def _table_step(size_b: float, plan: Plan, parameters: TrainMemoryParameters) -> Step:
    (low, low_gb), (high, high_gb) = _segment(size_b, plan.bits, parameters)
    return step(
        message("train-memory-step-table", plan=plan.name),
        "{low_gb} + ({size} − {low}) / ({high} − {low}) × ({high_gb} − {low_gb})",
        table_gb(size_b, plan.bits, parameters),
        "GiB",
        parameters.adapter_table_gb.reference,
        digits=2,
        low_gb=gibibytes(low_gb),
        high_gb=gibibytes(high_gb),
        size=exact(size_b, "1", 3),
        low=quantity(low, "1"),
        high=quantity(high, "1"),
    )


def _sum_steps(size_b: float, plan: Plan, parameters: TrainMemoryParameters) -> list[Step]:
    each = plan.bytes_per_parameter(parameters)
    per_parameter = sum(each.values())
    source = parameters.pure_bf16_bytes if plan.method == "full_bf16" else parameters.gradient_bytes
    operands = {name: quantity(share, "B/param") for name, share in each.items()}
    whole = size_b * per_parameter
    return [
        step(
            message("train-memory-step-bytes", plan=plan.name),
            " + ".join(f"{{{name}}}" for name in operands),
            per_parameter,
            "B/param",
            source.reference,
            digits=None,
            **operands,
        ),
        step(
            message("train-memory-step-states"),
            "{parameters} × {bytes}",
            whole,
            "GB",
            digits=exact(whole, "GB", SIZE_DIGITS).digits,
            parameters=exact(size_b, "Gparam", 3),
            bytes=quantity(per_parameter, "B/param"),
        ),
        in_gib(message("model-step-weights-gib"), whole),
    ]


def _sharded_step(found: States, cards: int, sharding: Sharding) -> Step:
    divided = found.divided_gib(sharding)
    kept = found.total_gib - divided
    operands: dict[str, Quantity] = {"divided": gibibytes(divided, 2), "cards": quantity(cards, "1")}
    expression = "{divided} / {cards}"
    if kept > 0.05:
        expression, operands = "{kept} + " + expression, {"kept": gibibytes(kept, 2), **operands}
    value = found.on_card_gib(cards, sharding)
    return step(
        message("train-memory-step-sharded"), expression, value, "GiB", "zero-2020", digits=2, **operands
    )
