"""Which of two choices of cards holds a language model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.computation import Argument, Message, Step, gibibytes, message, quantity
from rules.llm.inputs import RunInputs
from rules.llm.room import Machine, machine
from rules.llm.run import run
from rules.llm_memory.need import Need, need, total_step
from rules.llm_memory.parameters import LlmMemoryParameters

if TYPE_CHECKING:
    from rules.knowledge import Knowledge
    from rules.multi_gpu.inputs import MultiGpuInputs
    from rules.multi_gpu.side import Side

_HELD = ("fits", "tight")
_RUN = ("model", "parameters_b", "quantization", "context_tokens")


@dataclass(frozen=True, slots=True)
class Placed:
    """A model on two choices of cards, of which it is certain whether they hold it."""

    need: Need
    sides: tuple[Side, Side]
    machines: tuple[Machine, Machine]
    parameters: LlmMemoryParameters

    @property
    def headline(self) -> Message:
        """Which choice holds the model; the one that does comes first."""
        held = [self.need.judged(each, "layer") in _HELD for each in self.machines]
        kind = ("none", "one", "both")[sum(held)]
        first, second = (1, 0) if held == [False, True] else (0, 1)
        what: dict[str, Argument] = {
            "model": self.need.run.label,
            "format": self.need.run.weights.format,
            "context": quantity(self.need.run.context, "tok"),
        }
        return message(
            f"multi-gpu-headline-model-{kind}",
            **what,
            **self._side("one", first),
            **self._side("other", second),
        )

    @property
    def steps(self) -> tuple[Step, ...]:
        """What the model needs on each choice, and what its cards have."""
        lines: list[Step] = []
        for side, each in zip(self.sides, self.machines, strict=True):
            needed = total_step(self.need, each.count, self.parameters)
            lines += [_labelled(needed, "need", side), _labelled(each.step(self.parameters), "room", side)]
        return tuple(lines)

    def _side(self, name: str, position: int) -> dict[str, Argument]:
        here = self.machines[position]
        return {
            name: self.sides[position].label,
            f"{name}_need": gibibytes(self.need.certain.total_gib + here.overheads_gib),
            f"{name}_room": gibibytes(here.usable_gib),
        }


def placed(inputs: MultiGpuInputs, sides: tuple[Side, Side], knowledge: Knowledge) -> Placed | None:
    """The model on both choices; ``None`` where none is named, or where it is not certain that it fits.

    Raises:
        RuleInputError: an unknown model or format, or a card whose memory is not known.
    """
    if inputs.model is None and inputs.parameters_b is None:
        return None
    parameters = knowledge.parameters(LlmMemoryParameters, "llm_memory")
    asked = RunInputs.model_validate({name: getattr(inputs, name) for name in _RUN})
    wanted = need(run(asked, knowledge, parameters))
    one, other = (machine(side.group.cards, parameters) for side in sides)
    if one is None or other is None:
        return None
    if any(wanted.judged(each, "layer") == "unsure" for each in (one, other)):
        return None
    return Placed(wanted, sides, (one, other), parameters)


def _labelled(line: Step, what: str, side: Side) -> Step:
    return line.model_copy(update={"label": message(f"multi-gpu-step-model-{what}", cards=side.label)})
