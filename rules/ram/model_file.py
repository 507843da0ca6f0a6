"""The file of a language model that is to run partly from main memory."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Message, Step, message, quantity, step
from rules.errors import RuleInputError, closest
from rules.ram.inputs import RamInputs
from rules.ram.parameters import RamParameters

_GIB_IN_GB = 2**30 / 10**9


@dataclass(frozen=True, slots=True)
class ModelFile:
    """Size of the file in GB (10^9 bytes), how it was found, and what was assumed."""

    size_gb: float
    steps: tuple[Step, ...]
    assumptions: tuple[Message, ...] = ()

    @property
    def size_gib(self) -> float:
        """The size in the unit that memory modules and cards really come in [GiB]."""
        return self.size_gb / _GIB_IN_GB


def model_file(inputs: RamInputs, parameters: RamParameters) -> ModelFile | None:
    """The model's file, or ``None`` when nothing is to run from main memory or the model is not known.

    Raises:
        RuleInputError: a size outside the validity range, or an unknown format.
    """
    if not inputs.offload:
        return None
    if inputs.model_file_gb is not None:
        parameters.check("model_file_gb", inputs.model_file_gb)
        return ModelFile(inputs.model_file_gb, (_in_gib(inputs.model_file_gb),))
    if inputs.parameters_b is None:
        return None
    parameters.check("parameters_b", inputs.parameters_b)
    return _from_parameters(inputs.parameters_b, inputs.quantization, parameters)


def _from_parameters(parameters_b: float, asked: str | None, parameters: RamParameters) -> ModelFile:
    name = _format(asked, parameters)
    bits = parameters.bits_per_weight.value[name]
    size = parameters_b * bits / 8
    line = step(
        message("ram-step-file", format=name),
        "{parameters} × {bits} / {byte}",
        size,
        "GB",
        parameters.bits_per_weight.reference,
        digits=1,
        parameters=quantity(parameters_b, "1"),
        bits=quantity(bits, "bit"),
        byte=quantity(8, "bit"),
    )
    note = () if asked else (message("ram-assume-format", format=name),)
    return ModelFile(size, (line, _in_gib(size)), note)


def _format(asked: str | None, parameters: RamParameters) -> str:
    if asked is None:
        return parameters.default_format.value
    known = parameters.bits_per_weight.value
    name = asked.strip().upper().replace("-", "_")
    if name in known:
        return name
    near = closest(name, list(known))
    raise RuleInputError(
        "quantization",
        "error-unknown-format",
        options=(near,) if near else (),
        given=asked,
        known=tuple(known),
    )


def _in_gib(size_gb: float) -> Step:
    return step(
        message("ram-step-file-gib"),
        "{file} / {ratio}",
        size_gb / _GIB_IN_GB,
        "GiB",
        digits=1,
        file=quantity(size_gb, "GB", 1),
        ratio=quantity(_GIB_IN_GB, "1", 3),
    )
