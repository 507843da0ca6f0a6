"""The meaning of one question: which rule or topic, and every fact that the asker gave."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

Origin = Literal["said", "carried", "default"]
Act = Literal[
    "ask",  # a question for rules, guides, or both
    "greeting",
    "thanks",
    "goodbye",
    "capabilities",  # "what can you do?"
    "insult",
    "accept",  # "yes" to an offered follow-up
    "decline",
    "unsure",  # "I don't know" to a question back
    "start_over",
    "set_language",  # "in Turkish please"
    "repeat_shorter",
    "show_steps",
    "show_sources",
]


@dataclass(frozen=True, slots=True)
class Span:
    """Where in the question something was said: ``question[start:end]``, original characters."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Money:
    """An amount with its ISO 4217 currency."""

    amount: float
    currency: str


SlotValue = Money | bool | int | float | str | tuple[str, ...] | tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """One fact.

    Args:
        value: in the unit that the slot's name says; the upper end where a range was said.
        span: where it was said.
        origin: where it came from.
        low: the lower end of a range.
        alternative: what else the words can mean, as with "1.500" or "¥".
        assumed: no currency was said with an amount; it is in the one usual for the language.
    """

    value: SlotValue
    span: Span | None = None
    origin: Origin = "said"
    low: float | None = None
    alternative: float | Money | None = None
    assumed: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A graphics card as asked for.

    Args:
        name: catalog name, or ``None`` when no such card exists.
        asked: the words of the question.
        count: how many, ``None`` when not said; not whole where the asker said so, which is refused.
        nearest: catalog names of real cards, when the card does not exist.
        variants: catalog names, when the words fit several memory variants; ``name`` is then the assumed one.
        board_power_w, memory_gb: as claimed by the asker for this card, if at all.
        condition: "new" or "used", where the cards of a question differ in it.
        few: words that count without a number ("a few"), for which ``count`` is :data:`FEW`; else empty.
    """

    name: str | None
    asked: str
    count: int | float | None = None
    nearest: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    board_power_w: float | None = None
    memory_gb: float | None = None
    span: Span | None = None
    condition: str | None = None
    few: str = ""


@dataclass(frozen=True, slots=True)
class Pick:
    """A message that only picks one of what was offered: "the second one", "2".

    Args:
        position: counted from 1; -1 for the last.
        in_words: said as an ordinal; a bare digit can be a number of cards as well.
    """

    position: int
    in_words: bool


@dataclass(frozen=True, slots=True)
class Frame:
    """A question understood.

    Args:
        question: the text as it came.
        language: answer language, one of :data:`assistant.answer.LANGUAGES`.
        act: what kind of turn it is.
        rules: names of the rules called for, best first; several when several questions were asked.
        cards: graphics cards named, in order.
        slots: facts by name (see ``slot_names.SLOTS``).
        wants_reason: the question asks why or for background, so passages matter more.
        era: year of the historical advice asked for (2017 or 2018), else ``None``.
        is_follow_up: the question only makes sense with the frame before it.
        confidence: of the reading, in [0, 1].
        processor: slots of the processor that the conversation has settled on.
        foreign: code of the question's language, when it is none of ours and the answer comes in another.
        readings: rules that the question can be meant for, where it calls for none.
        asks_to_buy: the question speaks of buying.
        pick: which of the things offered before the message picks, when it does nothing else.
        is_bare_reason: the message is "why?" and no more, about the answer before it.
        needs_before: the message goes on from a question, and there is none.
        subject: the question that a follow-up goes on from, for the search; empty when it stands by itself.
        supply_is_tried: the power supply is only asked about ("is 1000 W enough?"), and not one at hand.
        is_turned: too little or too much is asked about, which yes and no answer the other way round.
        offered: catalog names of the cards that the answer ranks or settles on, for the next question.
        ranked: catalog names of the last ranking, in its order, for "the second one" some messages later.
        offered_model: the language model that the answer found for the cards, for the next question.
        view: the wish about form that the answer before was given in: its sources, or in few words.
        resumes: rules of the question before a statement that is corrected, for the message after it.
        chosen_language: the answer language that the asker chose for the conversation ("in Turkish please").
        foretells: a price of a later time is asked for, and nothing else.
        section: the section of a guide that answers the question outright, "guide#section"; else empty.
        literary: a poem, a story or a joke is wished for, which nothing here carries.
        untold: something is asked that no rule computes and no guide tells, such as how long a part lasts.
        is_choice: the cards are to be had one instead of the other, so that nothing adds them up.
        currency: ISO 4217 code of the currency that the conversation named last; empty before it names one.
    """

    question: str
    language: str
    act: Act = "ask"
    rules: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    slots: Mapping[str, Slot] = field(default_factory=dict)
    wants_reason: bool = False
    era: int | None = None
    is_follow_up: bool = False
    confidence: float = 1.0
    foreign: str | None = None
    processor: Mapping[str, Slot] = field(default_factory=dict)
    readings: tuple[str, ...] = ()
    asks_to_buy: bool = False
    pick: Pick | None = None
    is_bare_reason: bool = False
    needs_before: bool = False
    subject: str = ""
    offered: tuple[str, ...] = ()
    ranked: tuple[str, ...] = ()
    offered_model: str = ""
    view: Act = "ask"
    is_turned: bool = False
    supply_is_tried: bool = False
    resumes: tuple[str, ...] = ()
    chosen_language: str | None = None
    foretells: bool = False
    section: str = ""
    literary: bool = False
    untold: bool = False
    is_choice: bool = False
    currency: str = ""

    def get(self, name: str, default: Any = None) -> Any:
        """The value of a slot, or ``default``."""
        slot = self.slots.get(name)
        return default if slot is None else slot.value

    @property
    def states_facts(self) -> bool:
        """Whether the asker gave anything that a rule could compute with."""
        return bool(self.cards) or any(slot.origin != "default" for slot in self.slots.values())

    @property
    def states_figures(self) -> bool:
        """Whether a card, a product or any figure was given, and not only words like "used" or "8-pin"."""
        figures = (slot for slot in self.slots.values() if slot.origin != "default")
        return bool(self.cards) or any(_is_figure(slot.value) for slot in figures) or "model" in self.slots

    def in_language_of(self, other: Frame) -> Frame:
        """A copy that is answered in the language of another frame."""
        return replace(self, language=other.language, chosen_language=other.chosen_language)

    def with_slots(self, **slots: Slot) -> Frame:
        """A copy with some slots set."""
        return replace(self, slots={**self.slots, **slots})


def _is_figure(value: SlotValue) -> bool:
    return isinstance(value, Money) or (isinstance(value, int | float) and not isinstance(value, bool))


TIME_TO_TRAIN = "fine-tuning-memory#time"
"""The section on how long training takes, which no rule computes."""
FEW = 3
"""Cards that "a few" of them are taken for, unless their number is told [-]."""
PROCESSOR_SLOTS = ("cpu", "cpu_family", "cpu_power_w", "cpu_count")
"""Slots that say which processor a machine has."""
