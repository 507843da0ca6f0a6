"""A PCIe link: the narrower of slot and card, and its bandwidth."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import find_gpu
from rules.computation import Message, Quantity, Step, message, quantity, step
from rules.knowledge import Knowledge
from rules.pcie.inputs import PcieInputs
from rules.pcie.parameters import PcieParameters

WIDEST = 16
NARROW = 4
GUIDE_2018_GENERATION = 3


@dataclass(frozen=True, slots=True)
class Link:
    """Generation and lanes [-], bandwidth in one direction [GB/s] and where that comes from."""

    generation: int
    lanes: int
    lane_gb_s: float
    reference: str

    @property
    def gb_s(self) -> float:
        """Theoretical bandwidth in one direction [GB/s]."""
        return self.lane_gb_s * self.lanes

    @property
    def name(self) -> str:
        """``PCIe 4.0 x8``."""
        return f"PCIe {self.generation}.0 x{self.lanes}"

    def step(self) -> Step:
        """Bandwidth of the link."""
        return step(
            message("pcie-step-bandwidth", link=self.name),
            "{lanes} × {lane}",
            self.gb_s,
            "GB/s",
            self.reference,
            digits=rate(self.gb_s).digits,
            lanes=quantity(self.lanes, "1"),
            lane=quantity(self.lane_gb_s, "GB/s", 3),
        )


def rate(gb_s: float) -> Quantity:
    """A bandwidth as the tables print it: 3.94, 15.75, 31.5, 63.0, 121 GB/s."""
    digits = 2 if gb_s < 20 else 1 if gb_s < 100 else 0
    return quantity(gb_s, "GB/s", digits)


def wired(generation: int, lanes: int, parameters: PcieParameters) -> Link:
    """A link of a generation and width."""
    return Link(generation, lanes, *parameters.lane(generation))


def asked_link(
    inputs: PcieInputs, knowledge: Knowledge, parameters: PcieParameters
) -> tuple[Link, tuple[Message, ...]]:
    """The link that results from slot and card, and what was assumed about them.

    Raises:
        RuleInputError: no such card, or a generation outside the validity range.
    """
    if inputs.generation is not None:
        parameters.check("generation", inputs.generation)
    card, notes = _card(inputs, knowledge)
    generation, assumed = _generation(inputs, card[0], parameters)
    lanes = min(inputs.lanes or WIDEST, card[1] or WIDEST)
    link = wired(generation, lanes, parameters)
    if inputs.lanes is None and not card[1]:
        notes += (message("pcie-assume-lanes", lanes=WIDEST),)
    if _is_narrowed(inputs, card):
        notes += (message("pcie-note-narrower", link=link.name),)
    return link, notes + assumed


def _card(
    inputs: PcieInputs, knowledge: Knowledge
) -> tuple[tuple[int | None, int | None], tuple[Message, ...]]:
    """The card's own generation and lanes, where it is named."""
    if inputs.gpu is None:
        return (None, None), ()
    gpu, notes = find_gpu(inputs.gpu, None, "gpu", knowledge)
    return (gpu.pcie_generation, gpu.pcie_lanes), notes


def _generation(
    inputs: PcieInputs, card: int | None, parameters: PcieParameters
) -> tuple[int, tuple[Message, ...]]:
    known = [each for each in (inputs.generation, card) if each is not None]
    if known:
        return min(known), ()
    if inputs.method == "2018":
        return GUIDE_2018_GENERATION, ()
    default = parameters.default_generation.value
    return default, (message("pcie-assume-generation", generation=f"{default}.0"),)


def _is_narrowed(inputs: PcieInputs, card: tuple[int | None, int | None]) -> bool:
    """Whether slot and card differ, so that the lower of the two counts."""
    given = (inputs.generation, inputs.lanes)
    return any(slot and own and slot != own for slot, own in zip(given, card, strict=True))
