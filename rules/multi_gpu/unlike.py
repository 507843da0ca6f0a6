"""Cards of several kinds that work together: all in terms of the fastest of them alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.computation import Argument, Message, message, quantity, step
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.speeds import Speeds
from rules.gpu_compare.text import writing
from rules.gpu_compare.training import training as compared_training
from rules.multi_gpu.group import Group
from rules.multi_gpu.training import Scaling

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu
    from rules.knowledge import Knowledge

_ENDS = ("low", "high")


@dataclass(frozen=True, slots=True)
class Unlike:
    """How the kinds of cards of a group compare.

    Attributes:
        found: the group, of several kinds.
        training: in training.
        text: in writing text with a language model.
    """

    found: Group
    training: Speeds
    text: Speeds

    def slowed(self, scaling: Scaling, by: Speeds) -> Scaling:
        """What equal cards would reach, held to the pace of the slowest [x of the fastest]."""
        factor = quantity(by.factor, "x", 2)
        lines = tuple(
            step(
                message(f"multi-gpu-step-unlike-{end}", slow=by.slowest.name),
                "{equal} / {factor}",
                value / by.factor,
                "x",
                digits=2,
                equal=quantity(value, "x", 2),
                factor=factor,
            )
            for end, value in zip(_ENDS, (scaling.low, scaling.high), strict=True)
        )
        return Scaling(lines[0].value, lines[1].value, (*scaling.steps, *by.steps, *lines))

    def layered(self, scaling: Scaling) -> Scaling:
        """One stream that goes through all cards, each with the layers that its memory holds [x]."""
        shares, expression, operands = self._times()
        lines = tuple(
            step(
                message(f"multi-gpu-step-unlike-layer-{end}", fast=self.text.fastest.name),
                f"{{equal}} / ({expression})",
                value / shares,
                "x",
                digits=2,
                equal=quantity(value, "x", 2),
                **operands,
            )
            for end, value in zip(_ENDS, (scaling.low, scaling.high), strict=True)
        )
        return Scaling(lines[0].value, lines[1].value, (*scaling.steps, *self.text.steps, *lines))

    def experiments(self) -> Scaling:
        """Separate experiments on all cards together [x]."""
        total, terms, operands = 0.0, [], dict[str, Argument]()
        for i, (count, gpu) in enumerate(self._kinds()):
            factor = self.training.ratio(self.training.fastest, gpu)
            total += count / factor
            terms.append(f"{{count{i}}} / {{factor{i}}}")
            operands |= {f"count{i}": quantity(count, "1"), f"factor{i}": quantity(factor, "x", 2)}
        label = message("multi-gpu-step-unlike-experiments", fast=self.training.fastest.name)
        line = step(label, " + ".join(terms), total, "x", digits=2, **operands)
        return Scaling(total, total, (*self.training.steps, line))

    @property
    def notes(self) -> tuple[Message, ...]:
        """In whose terms the figures are, and what the comparison rests on."""
        pace = message("multi-gpu-assume-unlike", fast=self.training.fastest.name)
        others = (note for note in self.text.remarks if note not in self.training.remarks)
        return (pace, *self.training.remarks, *others)

    def _kinds(self) -> list[tuple[int, Gpu]]:
        return [(card.count, card.gpu) for card in self.found.cards if card.gpu is not None]

    def _times(self) -> tuple[float, str, dict[str, Argument]]:
        """Time of a token in terms of the fastest card alone: each card's share of memory at its own pace."""
        total, terms, operands = 0.0, [], dict[str, Argument]()
        everything = self.found.memory_gb or 1.0
        for i, card in enumerate(self.found.cards):
            if card.gpu is None:
                continue
            share = card.count * (card.memory_gb or 0.0) / everything
            factor = self.text.ratio(self.text.fastest, card.gpu)
            total += share * factor
            terms.append(f"{{share{i}}} × {{factor{i}}}")
            operands |= {f"share{i}": quantity(share, "1", 2), f"factor{i}": quantity(factor, "x", 2)}
        return total, " + ".join(terms), operands


def unlike(found: Group, knowledge: Knowledge) -> Unlike | None:
    """How the kinds of a mixed group compare; ``None`` for one kind, or where speed or memory is unknown."""
    gpus = tuple(card.gpu for card in found.cards if card.gpu is not None)
    if not found.is_mixed or len(gpus) < len(found.cards) or found.memory_gb is None:
        return None
    parameters = knowledge.parameters(GpuCompareParameters, "gpu_compare")
    training = compared_training(gpus, knowledge, parameters)
    text = writing(gpus, knowledge, parameters)
    return None if training is None or text is None else Unlike(found, training, text)
