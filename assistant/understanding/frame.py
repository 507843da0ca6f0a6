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
    """

    name: str | None
    asked: str
    count: int | float | None = None
    nearest: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    board_power_w: float | None = None
    memory_gb: float | None = None
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class Frame:
    """A question understood.

    Args:
        question: the text as it came.
        language: answer language, one of :data:`assistant.answer.LANGUAGES`.
        act: what kind of turn it is.
        rules: names of the rules called for, best first; several when several questions were asked.
        cards: graphics cards named, in order.
        slots: facts by name (see ``SLOTS``).
        wants_reason: the question asks why or for background, so passages matter more.
        era: year of the historical advice asked for (2017 or 2018), else ``None``.
        is_follow_up: the question only makes sense with the frame before it.
        confidence: of the reading, in [0, 1].
        processor: slots of the processor that the conversation has settled on.
        foreign: code of the question's language, when it is none of ours and the answer comes in another.
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

    def with_slots(self, **slots: Slot) -> Frame:
        """A copy with some slots set."""
        return replace(self, slots={**self.slots, **slots})


def _is_figure(value: SlotValue) -> bool:
    return isinstance(value, Money) or (isinstance(value, int | float) and not isinstance(value, bool))


PROCESSOR_SLOTS = ("cpu", "cpu_power_w", "cpu_count")
"""Slots that say which processor a machine has."""

SLOTS: Mapping[str, str] = {
    "gpu_count": "cards, when no name carries the count [-]",
    "gpu_power_w": "board power of one card as said [W]",
    "cpu": "catalog name of the processor; as asked, where the catalog has none",
    "cpu_count": "processors [-]",
    "cpu_power_w": "processor power as said [W]",
    "psu_w": "the power supply at hand or planned [W]",
    "power_limit_w": "power limit per card [W]",
    "power_limit_share": "power limit as a share of board power [-]",
    "total_power_w": "a whole machine's power as said [W]",
    "ram_gb": "main memory at hand or planned [GB as makers print]",
    "memory_gb": "card memory wanted at least [GB]",
    "card_memories_gb": "memory of each card, where cards without a name differ, tuple [GB]",
    "budget": "Money",
    "budget_is_each": "the budget is per card [bool]",
    "purpose": "what the machine is for, one of :data:`rules.purposes.Purpose`",
    "condition": "new | used | any",
    "vendors": "vendors wanted, tuple of nvidia | amd | intel | apple",
    "excluded_vendors": "vendors not wanted, tuple",
    "country": "ISO 3166 alpha-2 code",
    "mains": "wall circuit, '120V/15A' form",
    "tariff": "Money per kWh",
    "hourly_rate": "Money per card and hour, of a rented machine",
    "hours": "duration [h]",
    "hours_per_day": "[h]",
    "duty": "share of time under load [-]",
    "model": "catalog name of a language model; as asked, where the catalog has none",
    "parameters_b": "model size [10^9 parameters]",
    "model_file_gb": "the model's file [GB, 10^9 bytes]",
    "quantization": "catalog name of a format",
    "context_tokens": "[tokens]",
    "batch": "parallel requests or batch size [-]",
    "kv_format": "key-value cache format",
    "offload": "part of the model runs from main memory [bool]",
    "preprocessing": "during | before (training)",
    "modality": "vision | text",
    "psu_tier": "80 PLUS tier",
    "efficiency": "of the power supply, as said [-]",
    "sockets": "power sockets named, tuple of 6-pin | 8-pin | 12-pin | 12V-2x6, each as often as counted",
    "sockets_counted": "the sockets were counted, so they are those of a card [bool]",
    "adapter": "an adapter between plugs is spoken of [bool]",
    "pigtail": "cables with two plugs are spoken of [bool]",
    "pcie_cables": "power cables of the supply at hand [-]",
    "cooler": "blower | open_air | water",
    "cooler_asked": "the question is which cooler, or whether that one; so none is settled [bool]",
    "free_slots": "free slots between cards [-]",
    "cooling_aspect": "choice | temperature | heat | water",
    "pcie_generation": "[-]",
    "pcie_lanes": "[-]",
    "pinned": "the data loader uses pinned memory [bool]",
    "disk_mb_s": "[MB/s]",
    "drive": "hdd | sata_ssd | nvme",
    "checkpoints": "training checkpoints to be kept [-]",
    "storage_goal": "capacity | small_files",
    "cpu_cores": "cores of the processor at hand [-]",
    "clock_ghz": "its clock [GHz]",
    "board": "mini_itx | micro_atx | atx | e_atx",
    "slot_width": "slots that a card covers [-]",
    "length_mm": "length of a card [mm]",
    "case_length_mm": "longest card that the case takes [mm]",
    "dataset_gb": "[GB]",
    "method": "training or offload method, lower case",
    "optimizer": "adamw | adamw_8bit | adamw_bf16 | sgd_momentum | lion | adafactor",
    "gradient_checkpointing": "activations are computed again instead of kept [bool]",
    "workload": "training | inference | experiments, of several cards",
    "splits_asked": "which way to split a model is the question [bool]",
    "nvlink": "NVLink is spoken of, in a question about several cards [bool]",
    "hidden_units": "of a recurrent network, in a comparison of cards [-]",
    "small_network": "a small network is to be trained, in a comparison of cards [bool]",
    "resale": "Money that a card is sold for in the end",
    "choice": "which of the options or offers before, counted from 1, -1 for the last [-]",
}
