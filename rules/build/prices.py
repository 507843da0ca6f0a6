"""What is known to be paid: cards and main memory, each at its latest dated price."""

from __future__ import annotations

from dataclasses import dataclass

from rules.build.cards import Chosen
from rules.build.inputs import BuildInputs
from rules.build.parts import Parts
from rules.catalog.memory_modules import kit_prices
from rules.computation import Argument, Day, Message, Money, Step, Term, message, percent, quantity, step
from rules.currency import Rate
from rules.gpu_budget.inputs import Budget
from rules.gpu_budget.offers import cheapest
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.table import old_rate
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
    """Every price known of the machine.

    Attributes:
        complete: whether each of its cards has one.
        rate: dollars for one unit of the asker's currency, with its day.
    """

    cards: tuple[Priced, ...]
    ram: Priced | None
    complete: bool
    rate: Rate

    @property
    def total(self) -> float:
        """Of all priced parts [USD]."""
        return sum(each.total for each in self._all)

    @property
    def _all(self) -> tuple[Priced, ...]:
        return self.cards if self.ram is None else (*self.cards, self.ram)

    def own(self, usd: float) -> Money:
        """Dollars in the asker's currency, in whole units."""
        return Money(amount=usd / self.rate.value, currency=self.rate.base, digits=0)

    @property
    def sources(self) -> tuple[str, ...]:
        """Source ids of the prices."""
        return tuple(each.source for each in self._all)


def prices(parts: Parts, inputs: BuildInputs, knowledge: Knowledge) -> Prices:
    """The dated prices of the machine's parts; none for a machine of 2018."""
    rate = _rate(inputs, knowledge)
    if inputs.method == "2018":
        return Prices((), None, complete=False, rate=rate)
    cards = tuple(_cards(parts.cards, inputs, knowledge))
    return Prices(cards, _ram(parts, knowledge), complete=len(cards) == len(parts.cards.gpus), rate=rate)


def _rate(inputs: BuildInputs, knowledge: Knowledge) -> Rate:
    """Dollars for one unit of the budget's currency, or of the one asked for."""
    if inputs.budget is not None:
        return dollars_per(inputs.budget.currency, knowledge.as_of, knowledge)
    return dollars_per((inputs.currency or "USD").upper(), knowledge.as_of, knowledge, "currency")


def price_steps(found: Prices) -> tuple[Step, ...]:
    """Cards times price, plus main memory; in dollars, then in the asker's currency."""
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
    total = step(label, " + ".join(terms), found.total, "USD", *found.sources, digits=0, **operands)
    return (total,) if found.rate.base == "USD" else (total, _in_own_currency(found))


def _in_own_currency(found: Prices) -> Step:
    own, rate = found.own(found.total), found.rate
    return step(
        message("build-step-own-currency", day=Day(value=rate.day.isoformat())),
        "{total} / {rate}",
        own.amount,
        own.currency,
        "ecb-reference-rates",
        digits=0,
        total=dollars(found.total),
        rate=quantity(rate.value, "1", rate.digits),
    )


def price_warnings(found: Prices, inputs: BuildInputs, knowledge: Knowledge) -> tuple[Message, ...]:
    """Which parts no dated price is known of, and what the budget leaves for them."""
    if inputs.method == "2018":
        return ()
    notes = [message("build-note-unpriced", parts=unpriced(found))]
    if inputs.budget is not None:
        parameters = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
        notes += [_left(found, inputs.budget), *old_rate(found.rate, knowledge.as_of, parameters)]
    return tuple(notes)


def unpriced(found: Prices) -> tuple[Term, ...]:
    """The parts of which no dated price is known."""
    cards = () if found.complete else (Term(id="part-gpu"),)
    ram = () if found.ram else (Term(id="part-ram"),)
    return (*cards, *ram, *_UNPRICED)


def dollars(amount: float) -> Money:
    """An amount in whole US dollars."""
    return Money(amount=amount, currency="USD", digits=0)


def _left(found: Prices, budget: Budget) -> Message:
    known = found.own(found.total)
    left = budget.amount - known.amount
    whole, rest = (known.model_copy(update={"amount": amount}) for amount in (budget.amount, abs(left)))
    if left <= 0:
        return message("build-warning-over-budget", over=rest, budget=whole)
    return message("build-note-left", left=rest, budget=whole, share=percent(left / budget.amount))


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
