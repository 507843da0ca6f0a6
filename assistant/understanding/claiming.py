"""What a message states of a card or a language model that the catalogs know."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Slot
from assistant.understanding.possession import only_joints, said_of


def claims(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Slots of what is stated: the maker of the one card named, the parameters of a model."""
    yield from _maker(facts)
    yield from _parameters(facts)


def _maker(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """The maker that one card is said or asked to be of, where the message says nothing else."""
    reading = facts.reading
    makers = list(reading.of_kind("vendor"))
    names = [name for name in facts.names if name.kind == "gpu" and name.match.gpu is not None]
    if len(names) != 1 or len(facts.names) != 1 or len({maker for _, maker in makers}) != 1:
        return
    match, maker = makers[0]
    if facts.quantities or facts.amounts or match.last == names[0].first:
        return
    covered = {*said_of("made", reading), *(i for each, _ in makers for i in range(each.first, each.last))}
    content = (i for i, text in enumerate(reading.texts) if text and text[0].isalnum())
    if all(index in covered for index in content):
        yield "claimed_maker", Slot(maker, reading.span(match.first, match.last))


def _parameters(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """``Llama 3.1 70B has 7 billion parameters``: nothing but a word of having stands between."""
    for quantity in facts.quantities:
        for name in facts.names:
            is_model = name.kind == "model" and name.match.model is not None and quantity.kind == "parameters"
            if (
                is_model
                and name.last < quantity.first
                and only_joints(name.last, quantity.first, facts.reading)
            ):
                span = facts.reading.span(quantity.first, quantity.last)
                yield "claimed_parameters_b", Slot(quantity.value, span)
