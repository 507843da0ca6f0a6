"""Two architectures that the 2017 guide ties together with one statement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.computation import Argument, Day, Step, message, quantity, step
from rules.gpu_compare.families import Family, family
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.speeds import Speeds, factor_step

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu
    from rules.knowledge import Knowledge

YEAR = Day(value="2017")


def by_statement(
    gpus: tuple[Gpu, ...], knowledge: Knowledge, parameters: GpuCompareParameters
) -> Speeds | None:
    """Speeds relative to the card that counts as one in the guide's table; ``None`` for other architectures.

    A card that the statement does not name is scaled by bandwidth from the one of its own architecture.
    """
    tied = _tied(knowledge, parameters)
    families = [family(gpu, parameters) for gpu in gpus]
    if not all(each in tied for each in families):
        return None
    named = [tied[each] for each in families if each is not None]
    shares = parameters.equivalence_2017.value
    one = next(name for name, share in shares.items() if share == 1)
    pairs = list(zip(gpus, named, strict=True))
    relative = {gpu.name: _share(gpu, card, shares[card.name]) for gpu, card in pairs}
    lines = [_step(gpu, card, one, parameters) for gpu, card in pairs if gpu.name != one]
    source = parameters.equivalence_2017.reference
    ratio = factor_step("gpu-compare-step-factor", relative, "x", 2, source)
    small = next(name for name in shares if name != one)
    remark = message(
        "gpu-compare-assume-statement", year=YEAR, small=small, share=quantity(shares[small], "x", 2), big=one
    )
    return Speeds("training", "statement", gpus, relative, (*lines, ratio), (remark,))


def _tied(knowledge: Knowledge, parameters: GpuCompareParameters) -> Mapping[Family | None, Gpu]:
    """The card of the statement by its family."""
    cards = [knowledge.gpus.get(name) for name in parameters.equivalence_2017.value]
    return {family(card, parameters): card for card in cards}


def _share(gpu: Gpu, card: Gpu, share: float) -> float:
    """Share of the card that counts as one [-]."""
    return share * (gpu.bandwidth_gb_s or 0.0) / (card.bandwidth_gb_s or 1.0)


def _step(gpu: Gpu, card: Gpu, one: str, parameters: GpuCompareParameters) -> Step:
    share = parameters.equivalence_2017.value[card.name]
    expression, operands = "", dict[str, Argument]()
    if gpu.name != card.name:
        expression = "{share} × {bandwidth} / {named}"
        operands = {
            "share": quantity(share, "x", 2),
            "bandwidth": quantity(gpu.bandwidth_gb_s or 0.0, "GB/s", 0),
            "named": quantity(card.bandwidth_gb_s or 0.0, "GB/s", 0),
        }
    return step(
        message("gpu-compare-step-statement", card=gpu.name, one=one),
        expression,
        _share(gpu, card, share),
        "x",
        parameters.equivalence_2017.reference,
        digits=2,
        **operands,
    )
