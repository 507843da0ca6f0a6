"""One training batch on its way to the card: its size, its transfer time, its share of a step."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Message, Quantity, Step, message, quantity, step
from rules.errors import RuleInputError
from rules.pcie.inputs import PcieInputs
from rules.pcie.link import WIDEST, Link, wired
from rules.pcie.parameters import PcieParameters
from rules.references import GUIDE_YEAR

_BYTES_PER_MB = 1e6
NETWORK = "ResNet-152"


@dataclass(frozen=True, slots=True)
class Batch:
    """Size [MB], time to compute it [ms], share of the theoretical rate that its transfer reaches [-]."""

    samples: int
    size_mb: float
    step_ms: float
    rate_share: float
    pinned: bool
    size_step: Step
    assumptions: tuple[Message, ...]

    def theory_ms(self, link: Link) -> float:
        """Transfer time at the theoretical rate [ms]; MB over GB/s are ms."""
        return self.size_mb / link.gb_s

    def transfer_ms(self, link: Link) -> float:
        """Transfer time as reached in practice [ms]."""
        return self.theory_ms(link) / self.rate_share

    def share(self, link: Link) -> float:
        """Transfer time as a share of transfer and computing together [-]."""
        return share_of_step(self.transfer_ms(link), self.step_ms)

    def loss(self, link: Link, parameters: PcieParameters) -> float:
        """Time lost against x16 of the same generation, as a share of a step at x16 [-]."""
        widest = self.transfer_ms(wired(link.generation, WIDEST, parameters))
        return lost(self.transfer_ms(link), widest, self.step_ms, pinned=self.pinned)


def share_of_step(transfer_ms: float, step_ms: float) -> float:
    """Transfer time as a share of transfer and computing together [-]."""
    return transfer_ms / (transfer_ms + step_ms)


def lost(transfer_ms: float, widest_ms: float, step_ms: float, *, pinned: bool) -> float:
    """Time lost against the widest link, as a share of a step there [-].

    Pinned memory lets the copy run beside the computing, so only what is longer than that is lost.

    >>> round(lost(9, 2, 216, pinned=False), 3)
    0.032
    >>> lost(9, 2, 216, pinned=True)
    0.0
    """
    if pinned:
        return max(step_ms, transfer_ms) / max(step_ms, widest_ms) - 1
    return (transfer_ms - widest_ms) / (step_ms + widest_ms)


def batch(inputs: PcieInputs, parameters: PcieParameters) -> Batch:
    """The batch asked about, or that of the 2018 example.

    Raises:
        RuleInputError: a value outside the validity range, or both a sample's size and its pixels.
    """
    for name in ("batch", "image_px", "sample_mb", "step_ms"):
        if getattr(inputs, name) is not None:
            parameters.check(name, getattr(inputs, name))
    if inputs.sample_mb is not None and inputs.image_px is not None:
        raise RuleInputError("sample_mb", "error-pcie-sample-twice")
    samples = inputs.batch or parameters.batch.value
    size = samples * sample_mb(inputs, parameters)
    return Batch(
        samples,
        size,
        inputs.step_ms or parameters.step_ms.value * samples / parameters.batch.value,
        parameters.batch_share.value,
        inputs.pinned,
        _size_step(samples, size, inputs, parameters),
        _assumptions(inputs, parameters),
    )


def sample_mb(inputs: PcieInputs, parameters: PcieParameters) -> float:
    """Size of one sample as sent [MB]."""
    if inputs.sample_mb is not None:
        return inputs.sample_mb
    pixels = inputs.image_px or parameters.image_px.value
    return pixels * pixels * parameters.channels.value * inputs.bytes_per_value / _BYTES_PER_MB


def is_example(inputs: PcieInputs, parameters: PcieParameters) -> bool:
    """Whether the batch is that of the 2018 example."""
    same_batch = inputs.batch in (None, parameters.batch.value)
    same_image = inputs.sample_mb is None and inputs.image_px in (None, parameters.image_px.value)
    same_step = inputs.step_ms in (None, parameters.step_ms.value)
    return same_batch and same_image and same_step and inputs.bytes_per_value == 4


def _size_step(samples: int, size_mb: float, inputs: PcieInputs, parameters: PcieParameters) -> Step:
    if inputs.sample_mb is not None:
        sample = quantity(inputs.sample_mb, "MB")
        count = quantity(samples, "1")
        label = message("pcie-step-size")
        return step(label, "{samples} × {sample}", size_mb, "MB", samples=count, sample=sample)
    pixels = quantity(inputs.image_px or parameters.image_px.value, "1")
    shape: dict[str, Quantity] = {
        "samples": quantity(samples, "1"),
        "height": pixels,
        "width": pixels,
        "channels": parameters.channels.quantity(),
        "bytes": quantity(inputs.bytes_per_value, "B"),
    }
    return step(
        message("pcie-step-size"),
        "{samples} × {height} × {width} × {channels} × {bytes}",
        size_mb,
        "MB",
        parameters.image_px.reference,
        digits=2,
        **shape,
    )


def _assumptions(inputs: PcieInputs, parameters: PcieParameters) -> tuple[Message, ...]:
    notes = []
    if inputs.sample_mb is None and inputs.image_px is None:
        pixels, channels = parameters.image_px.value, parameters.channels.value
        notes.append(message("pcie-assume-images", year=GUIDE_YEAR, pixels=pixels, channels=channels))
    if inputs.step_ms is None:
        measured = quantity(parameters.step_ms.value, "ms", 0)
        batch = parameters.batch.value
        notes.append(message("pcie-assume-step", step=measured, batch=batch, network=NETWORK))
    return tuple(notes)
