"""What several cards do for one language model: memory, and the speed of one stream."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.computation import Argument, Step, gigabytes, message, quantity, step
from rules.llm.inputs import Split
from rules.llm_speed.parameters import LlmSpeedParameters
from rules.multi_gpu.group import Group
from rules.multi_gpu.parameters import MultiGpuParameters
from rules.multi_gpu.training import Scaling

if TYPE_CHECKING:
    from rules.knowledge import Knowledge


def streaming(found: Group, split: Split, knowledge: Knowledge, parameters: MultiGpuParameters) -> Scaling:
    """Speed of one stream in terms of one card that could hold the model [x]."""
    if split == "layer":
        low, high = parameters.layer_split_factor.value
        lines = tuple(
            step(
                message(f"multi-gpu-step-layer-{end}"),
                "",
                factor,
                "x",
                parameters.layer_split_factor.reference,
                digits=2,
            )
            for end, factor in (("low", low), ("high", high))
        )
        return Scaling(low, high, lines)
    return _tensor(found, knowledge)


def _tensor(found: Group, knowledge: Knowledge) -> Scaling:
    """The shares of the added bandwidth that the rule on the speed of language models counts."""
    shares = knowledge.parameters(LlmSpeedParameters, "llm_speed").tensor_share
    _, low, high = shares.value
    lines = tuple(
        step(
            message(f"multi-gpu-step-tensor-{end}"),
            "{count} × {share}",
            found.count * share,
            "x",
            shares.reference,
            digits=2,
            count=quantity(found.count, "1"),
            share=quantity(share, "1", 2),
        )
        for end, share in (("low", low), ("high", high))
    )
    return Scaling(found.count * low, found.count * high, lines)


def memory_step(found: Group) -> tuple[Step, ...]:
    """Memory of all cards; none where it is not known."""
    total = found.memory_gb
    if total is None:
        return ()
    terms, operands = [], dict[str, Argument]()
    for i, card in enumerate(found.cards):
        terms.append(f"{{count{i}}} × {{memory{i}}}")
        operands |= {f"count{i}": quantity(card.count, "1"), f"memory{i}": gigabytes(card.memory_gb or 0.0)}
    sources = dict.fromkeys(source for card in found.cards for source in card.references)
    label, expression = message("multi-gpu-step-memory"), " + ".join(terms)
    return (step(label, expression, total, "GB", *sources, digits=None, **operands),)
