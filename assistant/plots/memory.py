"""What fills the memory of the cards: weights, cache, activations, engine, against what they have."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.answering.wording import Wording
from assistant.plots.reading import gibibytes, operand, step
from assistant.plots.stack import Bar, Stack
from rules.computation import Computation

_TOTALS = ("llm-memory-step-total", "llm-memory-step-least", "train-memory-step-total")
_PARTS = ("weights", "states", "cache", "state", "activations", "logits")


def memory_stack(computation: Computation, words: Wording) -> Stack | None:
    """The stack in GiB; ``None`` where the computation has no such sum."""
    parts = tuple(_parts(computation, words))
    if not parts:
        return None

    def shown(value: float) -> str:
        return words.quantity(value, "GiB", 1)

    total = shown(sum(part.value for part in parts))
    limits = tuple(_limits(computation, words))
    room = shown(limits[0].value) if limits else "none"
    title = words("plot-memory-title", model=_subject(computation))
    description = words("plot-memory-desc", total=total, room=room)
    return Stack(title, description, parts, limits, shown, words.locale.colon)


def _parts(computation: Computation, words: Wording) -> Iterator[Bar]:
    total = step(computation, *_TOTALS)
    if total is None:
        need = gibibytes(computation.headline.arguments.get("need"))
        if need is not None:
            yield Bar(words("column-need"), need)
        return
    for name in _PARTS:
        value = operand(total, name)
        if value:
            yield Bar(words(f"plot-memory-{name}"), value)
    overhead = operand(total, "overhead")
    if overhead:
        yield Bar(words("plot-memory-overhead"), overhead * (operand(total, "cards") or 1))


def _limits(computation: Computation, words: Wording) -> Iterator[Bar]:
    """What the cards have: all of them together, or each where every card holds everything."""
    room = step(computation, "model-step-room")
    if room is None:
        return
    if computation.rule == "train_memory":
        each = operand(room, "memory0")
        if each is not None:
            yield Bar(words("plot-memory-one-card"), each)
        return
    cards = computation.headline.arguments.get("cards")
    name = words.value(cards) if cards is not None else words("plot-memory-room")
    yield Bar(name, room.value)


def _subject(computation: Computation) -> str:
    model = computation.headline.arguments.get("model")
    return model if isinstance(model, str) else "none"
