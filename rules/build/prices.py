"""What is known to be paid: cards and main memory, each at its latest dated price."""

from __future__ import annotations

from dataclasses import dataclass

from rules.build.cards import Chosen
from rules.build.inputs import BuildInputs
from rules.build.parts import Parts
from rules.catalog.memory_modules import kit_prices
from rules.computation import Argument, Message, Money, Step, Term, message, percent, quantity, step
from rules.gpu_budget.offers import cheapest
from rules.gpu_budget.wish import dollars_per
from rules.knowledge import Knowledge

_UNPRICED = tuple(Term(id=f"part-{name}") for name in ("cpu", "board-case", "psu", "storage", "cooling"))


@dataclass(frozen=True, slots=True)
class Priced:
    """A part at a dated price.

    Attributes:
        name: of the card; empty for main memory.
        each: price of one, in US dollars.
        kind: ``new``, ``used`` or ``launch``.
        shown: the date of the price as its source gives it.
    """

    name: str
    count: int
    each: float
    kind: str
    shown: str
    source: str

    @property
    def total(self) -> float:
        """For all of them [USD]."""
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class Prices:
    """Every price known of the machine; ``complete`` where each of its cards has one."""

    cards: tuple[Priced, ...]
    ram: Priced | None
    complete: bool

    @property
    def total(self) -> float:
        """Of all priced parts [USD]."""
        return sum(each.total for each in self._all)

    @property
    def _all(self) -> tuple[Priced, ...]:
        return self.cards if self.ram is None else (*self.cards, self.ram)

    @property
    def sources(self) -> tuple[str, ...]:
        """Source ids of the prices."""
        return tuple(each.source for each in self._all)


def prices(parts: Parts, inputs: BuildInputs, knowledge: Knowledge) -> Prices:
    """The dated prices of the machine's parts; none for a machine of 2018."""
    if inputs.method == "2018":
        return Prices((), None, complete=False)
    cards = tuple(_cards(parts.cards, inputs, knowledge))
    return Prices(cards, _ram(parts, knowledge), complete=len(cards) == len(parts.cards.gpus))


def price_steps(found: Prices) -> tuple[Step, ...]:
    """Cards times price, plus main memory."""
    if not found.cards:
        return ()
    terms, operands = [], dict[str, Argument]()
    for i, card in enumerate(found.cards):
        operands |= {f"count{i}": quantity(card.count, "1"), f"price{i}": dollars(card.each)}
        terms.append(f"{{count{i}}} × {{price{i}}}")
    if found.ram is not None:
        operands["ram"] = dollars(found.ram.total)
        terms.append("{ram}")
    label = message("build-step-known-price" if found.ram else "build-step-cards-price")
    return (step(label, " + ".join(terms), found.total, "USD", *found.sources, digits=0, **operands),)


def price_warnings(found: Prices, inputs: BuildInputs, knowledge: Knowledge) -> tuple[Message, ...]:
    """Which parts no dated price is known of, and what the budget leaves for them."""
    if inputs.method == "2018":
        return ()
    unpriced = (() if found.complete else (Term(id="part-gpu"),)) + (
        () if found.ram else (Term(id="part-ram"),)
    )
    notes = [message("build-note-unpriced", parts=(*unpriced, *_UNPRICED))]
    if inputs.budget is not None:
        notes.append(_left(found, inputs, knowledge))
    return tuple(notes)


def dollars(amount: float) -> Money:
    """An amount in whole US dollars."""
    return Money(amount=amount, currency="USD", digits=0)


def _left(found: Prices, inputs: BuildInputs, knowledge: Knowledge) -> Message:
    assert inputs.budget is not None
    currency = inputs.budget.currency.upper()
    known = found.total / dollars_per(currency, knowledge.as_of, knowledge).value
    left = Money(amount=inputs.budget.amount - known, currency=currency, digits=0)
    budget = Money(amount=inputs.budget.amount, currency=currency, digits=0)
    if left.amount <= 0:
        over = left.model_copy(update={"amount": -left.amount})
        return message("build-warning-over-budget", over=over, budget=budget)
    share = percent(left.amount / inputs.budget.amount)
    return message("build-note-left", left=left, budget=budget, share=share)


def _cards(cards: Chosen, inputs: BuildInputs, knowledge: Knowledge) -> list[Priced]:
    found = []
    for card in cards.gpus:
        gpu = knowledge.gpus.find(card.name).gpu if card.name else None
        offer = cheapest(gpu.name, inputs.condition, knowledge) if gpu else None
        if offer is not None:
            found.append(Priced(offer.gpu.name, card.count, offer.usd, offer.kind, offer.shown, offer.source))
    return found


def _ram(parts: Parts, knowledge: Knowledge) -> Priced | None:
    kit = parts.ram.recommendation.value if parts.ram.recommendation else None
    known = (
        price
        for price in kit_prices()
        if price.kit_gb == kit and price.day <= knowledge.as_of and price.currency == "USD"
    )
    price = next(known, None)
    return None if price is None else Priced("", 1, price.amount, "new", price.date, price.source)
