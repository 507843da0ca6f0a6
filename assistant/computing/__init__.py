"""From a frame to computations: one module per rule maps slots to inputs; nothing is computed here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from assistant.computing.apart import apart, which_of
from assistant.computing.cards import claims_something, refuse_parts, unknown_cards, with_few
from assistant.computing.missing import Missing
from assistant.computing.money import refuse_without_rate, with_readings
from assistant.computing.outlets import with_outlet
from assistant.computing.own_money import with_own_money
from assistant.computing.processor import chosen, told, with_processor
from assistant.understanding.frame import Frame, Slot
from rules import registry
from rules.computation import Computation
from rules.errors import RuleInputError
from rules.knowledge import Knowledge

Inputs = Callable[[Frame, Knowledge], Mapping[str, Any] | Missing]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the rules had to say to one frame.

    Args:
        computations: results, in the order of the questions asked.
        refusals: inputs that a rule refuses, each with the reason.
        missing: what must be asked before a rule can compute.
        processor: slots of the processor that a whole machine was planned with, if one was chosen.
    """

    computations: tuple[Computation, ...] = ()
    refusals: tuple[RuleInputError, ...] = ()
    missing: tuple[Missing, ...] = ()
    processor: Mapping[str, Slot] = field(default_factory=dict)


def compute(frame: Frame, knowledge: Knowledge) -> Outcome:
    """Run every rule that the frame calls for, as far as its inputs are known."""
    computations, refusals, missing = [], [], []
    processor: Mapping[str, Slot] = {}
    if not frame.rules:
        refusals.extend([*unknown_cards(frame), *_corrections(frame, knowledge)])
    for name, part, subject in _parts(frame):
        try:
            result = which_of(part, name) or _one(name, part, knowledge)
        except RuleInputError as refusal:
            refusals.append(refusal)
            continue
        if isinstance(result, Missing):
            missing.append(result)
        elif result is not None:
            computations.append(result.model_copy(update={"subject": subject}) if subject else result)
            processor = chosen(result) or processor
    return Outcome(tuple(computations), tuple(refusals), tuple(missing), processor)


def _parts(frame: Frame) -> Iterator[tuple[str, Frame, str | None]]:
    """Each rule with the frame that it is asked with, once for each of the machines to choose from."""
    for name in frame.rules:
        for part, subject in apart(frame, name):
            yield name, part, subject


def _corrections(frame: Frame, knowledge: Knowledge) -> list[RuleInputError]:
    """Loaded only where something is claimed of a card."""
    if not claims_something(frame):
        return []
    from assistant.computing.claims import corrections

    return corrections(frame, knowledge)


def _one(name: str, frame: Frame, knowledge: Knowledge) -> Computation | Missing | None:
    if name not in registry.names():
        return None
    refuse_parts(frame)
    if claims_something(frame):
        from assistant.computing.claims import refuse_claims

        refuse_claims(frame, knowledge)
    make: Inputs = import_module(f"assistant.computing.{name}").inputs
    refuse_without_rate(frame, name)
    inputs = make(with_processor(frame, name, knowledge), knowledge)
    if isinstance(inputs, Missing):
        return inputs
    result = with_few(told(registry.get(name)(inputs, knowledge), frame, knowledge), frame)
    return with_own_money(with_readings(with_outlet(result, frame, knowledge), frame), frame, knowledge)
