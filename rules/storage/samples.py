"""How large a stored sample is, and how many the cards take per second."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import find_gpu
from rules.computation import Message, Quantity, Step, message, quantity, step
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.storage.inputs import Sample, StorageInputs
from rules.storage.parameters import StorageParameters

_BYTES_PER_MB = 1e6
_CARD, _NETWORK = "RTX 4090", "ResNet-50"


@dataclass(frozen=True, slots=True)
class Stream:
    """Samples read: size of one [MB], rate of all cards [1/s], samples per batch, how they were found."""

    sample_mb: float
    per_s: float
    batch: int
    steps: tuple[Step, ...]
    assumptions: tuple[Message, ...]

    @property
    def mb_s(self) -> float:
        """Rate at which the cards take data [MB/s]."""
        return self.sample_mb * self.per_s

    @property
    def batch_mb(self) -> float:
        """Size of one batch [MB]."""
        return self.sample_mb * self.batch

    @property
    def step_ms(self) -> float:
        """Time in which the cards take one batch [ms]."""
        return self.batch / self.per_s * 1000


def stream(inputs: StorageInputs, knowledge: Knowledge, parameters: StorageParameters) -> Stream:
    """What the cards read.

    Raises:
        RuleInputError: an unknown card, inputs that contradict each other, or a value out of range.
    """
    for name in ("gpu_count", "samples_per_s", "batch", "step_ms", "sample_mb"):
        if getattr(inputs, name) is not None:
            parameters.check(name, getattr(inputs, name))
    if inputs.samples_per_s is not None and inputs.step_ms is not None:
        raise RuleInputError("samples_per_s", "error-storage-speed-twice")
    size, size_steps, size_notes = _size(inputs, parameters)
    per_s, speed_steps, speed_notes = _speed(inputs, knowledge, parameters)
    batch = inputs.batch or _usual_batch(inputs, per_s, parameters)
    return Stream(size, per_s, batch, (*size_steps, *speed_steps), (*size_notes, *speed_notes))


Found = tuple[float, tuple[Step, ...], tuple[Message, ...]]


def _usual_batch(inputs: StorageInputs, per_s: float, parameters: StorageParameters) -> int:
    """The batch of the 2018 example; of tokens those of one second, since a token by itself is too small."""
    return max(1, int(per_s)) if inputs.sample == "tokens" else parameters.batch.value


def decoded_mb(parameters: StorageParameters) -> float:
    """A decoded image of the 2018 example [MB]."""
    width, height, channels = parameters.image_values.value
    return width * height * channels * parameters.bytes_per_value.value / _BYTES_PER_MB


def _size(inputs: StorageInputs, parameters: StorageParameters) -> Found:
    if inputs.sample_mb is not None:
        return inputs.sample_mb, (), ()
    kind: Sample = inputs.sample or "jpeg"
    if kind == "decoded":
        return decoded_mb(parameters), (_decoded_step(parameters),), ()
    if kind == "tokens":
        token = parameters.bytes_per_token
        return token.value / _BYTES_PER_MB, (), (message("storage-assume-token", bytes=token.quantity()),)
    jpeg = parameters.jpeg_mb
    return jpeg.value, (), (message("storage-assume-jpeg", size=jpeg.quantity()),)


def _decoded_step(parameters: StorageParameters) -> Step:
    width, height, channels = parameters.image_values.value
    operands: dict[str, Quantity] = {
        "width": quantity(width, "1"),
        "height": quantity(height, "1"),
        "channels": quantity(channels, "1"),
        "bytes": parameters.bytes_per_value.quantity(),
    }
    return step(
        message("storage-step-decoded"),
        "{width} × {height} × {channels} × {bytes}",
        decoded_mb(parameters),
        "MB",
        parameters.image_values.reference,
        digits=2,
        **operands,
    )


def _speed(inputs: StorageInputs, knowledge: Knowledge, parameters: StorageParameters) -> Found:
    if inputs.samples_per_s is not None:
        return inputs.samples_per_s, (), ()
    if inputs.step_ms is not None:
        return _from_step(inputs.step_ms, inputs, parameters)
    if inputs.sample == "tokens":
        each = parameters.tokens_per_s
        note = message("storage-assume-tokens", speed=each.quantity())
        return each.value * inputs.gpu_count, (), (note,)
    return _from_card(inputs, knowledge, parameters)


def _from_step(step_ms: float, inputs: StorageInputs, parameters: StorageParameters) -> Found:
    batch = inputs.batch or parameters.batch.value
    per_s = inputs.gpu_count * batch / step_ms * 1000
    line = step(
        message("storage-step-speed"),
        "{gpus} × {batch} / {step}",
        per_s,
        "1",
        digits=0 if per_s >= 100 else None,
        gpus=quantity(inputs.gpu_count, "1"),
        batch=quantity(batch, "1"),
        step=quantity(step_ms, "ms"),
    )
    return per_s, (line,), ()


def _from_card(inputs: StorageInputs, knowledge: Knowledge, parameters: StorageParameters) -> Found:
    base = parameters.images_per_s
    relative, notes = _relative(inputs, knowledge, parameters)
    per_s = inputs.gpu_count * base.value * relative
    line = step(
        message("storage-step-speed"),
        "{gpus} × {speed} × {relative}",
        per_s,
        "1",
        base.reference,
        digits=0,
        gpus=quantity(inputs.gpu_count, "1"),
        speed=base.quantity(),
        relative=quantity(relative, "1", 2 if relative == round(relative, 2) else 4),
    )
    return per_s, (line,), notes


def _relative(
    inputs: StorageInputs, knowledge: Knowledge, parameters: StorageParameters
) -> tuple[float, tuple[Message, ...]]:
    """Speed of the card as a multiple of the one that the image rate was measured on."""
    speed = parameters.images_per_s.quantity()
    if inputs.gpu is None:
        return 1.0, (message("storage-assume-card", speed=speed, card=_CARD, network=_NETWORK),)
    gpu, notes = find_gpu(inputs.gpu, None, "gpu", knowledge)
    if gpu.training_relative is None:
        return 1.0, (*notes, message("storage-assume-unmeasured", card=gpu.name, speed=speed, base=_CARD))
    relative = gpu.training_relative / parameters.images_per_s_relative.value
    if relative == 1.0:
        return relative, notes
    return relative, (*notes, message("storage-assume-scaled", card=gpu.name, speed=speed, base=_CARD))
