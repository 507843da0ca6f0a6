"""How a model is trained or split: the method, the optimizer, and whether activations are computed again."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Slot
from assistant.understanding.negation import is_negated

_OPTIMIZERS = frozenset({"adamw", "adamw_8bit", "adamw_bf16", "sgd_momentum", "lion", "adafactor"})
_CHECKPOINTING = "gradient_checkpointing"
_TRAINED = ("training", "tuning", "llm")
"""Words that "completely" may stand next to."""
_SHARDING = frozenset({"zero_1", "zero_2", "zero_3", "fsdp"})


def methods(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Slots that the words for methods fill; of each slot the first word counts.

    What divides a training is its method only where no other is said: "ZeRO-3, full fine-tuning".
    """
    reading = facts.reading
    for match, value in sorted(reading.of_kind("method"), key=lambda found: found[1] in _SHARDING):
        span = reading.span(match.first, match.last)
        wanted = not is_negated(match, reading)
        if value == _CHECKPOINTING:
            yield _CHECKPOINTING, Slot(wanted, span)
        elif wanted:
            yield "optimizer" if value in _OPTIMIZERS else "method", Slot(value, span)
    yield from _whole_model(facts)


def _whole_model(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """``full`` where all of a model is trained, however far from the verb: "entrenar un 7B completo"."""
    reading = facts.reading
    if not reading.says("training", "tuning"):
        return
    trained = [(match.first, match.last) for word in _TRAINED for match in reading.mentions(word)]
    trained += [(name.first, name.last) for name in facts.names if name.kind == "model"]
    trained += [(each.first, each.last) for each in facts.quantities if each.kind == "parameters"]
    for match in reading.mentions("entirely"):
        is_of_model = any(match.first == last or match.last == first for first, last in trained)
        if is_of_model and not is_negated(match, reading):
            yield "method", Slot("full", reading.span(match.first, match.last))
