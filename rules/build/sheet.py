"""The rows of the sheet: what each part is, how much of it, and what is known of its price."""

from __future__ import annotations

from collections.abc import Iterator

from rules.build.parts import Parts
from rules.build.prices import Priced, Prices
from rules.computation import (
    Argument,
    Computation,
    Day,
    Message,
    Name,
    Option,
    Term,
    counted,
    gigabytes,
    quantity,
    watts,
)
from rules.knowledge import Knowledge

_NO_CHOICE = Term(id="part-see-note")
_COOLERS = {
    "own": "cooler-own",
    "spaced": "cooler-open-air-spaced",
    "blower": "cooler-blower",
    "blower-limit": "cooler-blower",
    "water": "cooler-water",
    "server": "cooler-server",
}


def rows(parts: Parts, prices: Prices, knowledge: Knowledge) -> tuple[Option, ...]:
    """One row per part; its note is the answer of its own rule."""
    return tuple(_rows(parts, prices, knowledge))


def card_names(parts: Parts, knowledge: Knowledge) -> tuple[Name, ...]:
    """The cards as people write them, ``2 × GeForce RTX 3090``; by their figures without a name."""
    return tuple(_card_name(index, parts, knowledge) for index in range(len(parts.cards.gpus)))


def _rows(parts: Parts, prices: Prices, knowledge: Knowledge) -> Iterator[Option]:
    yield from _cards(parts, prices, knowledge)
    if parts.model is not None:
        yield _row("model", _model_need(parts.model), parts.model)
    yield _row("cpu", parts.cpu_name or _NO_CHOICE, parts.cpu, cores=quantity(_cores(parts, knowledge), "1"))
    yield _row("ram", _bought(parts.ram), parts.ram, **_price(prices.ram, prices))
    yield _row("psu", _bought(parts.psu), parts.psu)
    yield _row("connectors", _kinds(parts.connectors), parts.connectors)
    yield _row("board-case", _form(parts.board_case), parts.board_case)
    yield _row("cooling", _cooler(parts.cooling), parts.cooling)
    yield _row("storage", _bought(parts.storage), parts.storage)
    if parts.drive is not None:
        yield _row("drive", _drive(parts.drive), parts.drive)
    yield _row("circuit", _circuits(parts.circuit), parts.circuit)


def _cores(parts: Parts, knowledge: Knowledge) -> float:
    """Cores of the processor named; without a name, those that the cards ask for [-]."""
    named = knowledge.cpus.find(parts.cpu_name).cpu if parts.cpu_name else None
    return named.cores if named is not None else parts.cpu.value or 0


def _row(part: str, choice: Argument, computed: Computation, **more: Argument) -> Option:
    return Option(
        name=Term(id=f"part-{part}"), kind="part", values={"part": choice, **more}, note=computed.headline
    )


def _cards(parts: Parts, prices: Prices, knowledge: Knowledge) -> Iterator[Option]:
    by_name = {priced.name: priced for priced in prices.cards}
    for index, name in enumerate(card_names(parts, knowledge)):
        request = parts.cards.gpus[index]
        gpu = knowledge.gpus.find(request.name).gpu if request.name else None
        values: dict[str, Argument] = {"part": name, **_price(by_name.get(gpu.name if gpu else ""), prices)}
        yield Option(name=Term(id="part-gpu"), kind="part", values=values, note=_why(parts))


def _why(parts: Parts) -> Message | None:
    """Why these cards, where they were chosen."""
    return parts.cards.choice.headline if parts.cards.choice else None


def _card_name(index: int, parts: Parts, knowledge: Knowledge) -> Name:
    request = parts.cards.gpus[index]
    gpu = knowledge.gpus.find(request.name).gpu if request.name else None
    if gpu is not None:
        return counted(request.count, gpu.name)
    if request.board_power_w is not None:
        return counted(request.count, watts(request.board_power_w))
    return counted(request.count, gigabytes(request.memory_gb or 0))


def _price(priced: Priced | None, prices: Prices) -> dict[str, Argument]:
    if priced is None:
        return {}
    return {
        "price": prices.own(priced.each),
        "price-kind": Term(id=f"price-{priced.kind}"),
        "price-date": Day(value=priced.shown),
        "total-price": prices.own(priced.total),
    }


def _bought(computed: Computation) -> Argument:
    """The size to buy: of one, or of each of several."""
    if computed.recommendation is None:
        return _NO_CHOICE
    sizes = computed.recommendation.label.arguments.get("sizes")
    if isinstance(sizes, tuple):
        return sizes
    return quantity(computed.recommendation.value or 0, computed.recommendation.unit)


def _model_need(computed: Computation) -> Argument:
    return quantity(computed.value or 0, computed.unit)


def _kinds(computed: Computation) -> Argument:
    kinds: Argument | None = computed.headline.arguments.get("kinds")
    return _NO_CHOICE if kinds is None else kinds


def _form(computed: Computation) -> Argument:
    form: Argument | None = computed.headline.arguments.get("form")
    return _NO_CHOICE if form is None else form


def _cooler(computed: Computation) -> Argument:
    if computed.recommendation is None:
        return _NO_CHOICE
    advice = computed.recommendation.label.id.removeprefix("cooling-buy-")
    return Term(id=_COOLERS[advice]) if advice in _COOLERS else _NO_CHOICE


def _drive(computed: Computation) -> Argument:
    drive: Argument | None = computed.headline.arguments.get("drive")
    return _NO_CHOICE if drive is None else drive


def _circuits(computed: Computation) -> Argument:
    """Circuits that carry it for days."""
    for name in ("enough", "circuit"):
        found: Argument | None = computed.headline.arguments.get(name)
        if found is not None and not computed.headline.id.endswith("short"):
            return found
    return _NO_CHOICE
