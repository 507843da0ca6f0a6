"""The file of a language model that is to run from main memory, in part or whole."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Message, Step, message, quantity, step
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.ram.inputs import RamInputs
from rules.ram.parameters import RamParameters

_GIB_IN_GB = 2**30 / 10**9


@dataclass(frozen=True, slots=True)
class ModelFile:
    """Size of the file in GB (10^9 bytes), how it was found, what was assumed, and whether it is a mixture of
    experts, of which a token reads only a part."""

    size_gb: float
    steps: tuple[Step, ...]
    assumptions: tuple[Message, ...] = ()
    is_mixture: bool = False

    @property
    def size_gib(self) -> float:
        """The size in the unit that memory modules and cards really come in [GiB]."""
        return self.size_gb / _GIB_IN_GB


def model_file(inputs: RamInputs, knowledge: Knowledge) -> ModelFile | None:
    """The model's file, or ``None`` when nothing may run from main memory or the model is not known.

    Raises:
        RuleInputError: a size outside the validity range, or an unknown model or format.
    """
    if inputs.offload is False:
        return None
    parameters = knowledge.parameters(RamParameters, "ram")
    if inputs.model_gb is not None:
        parameters.check("model_gb", inputs.model_gb)
        return ModelFile(inputs.model_gb, (_in_gib(inputs.model_gb),))
    size = _size(inputs, knowledge, parameters)
    return _from_size(size, inputs.quantization, knowledge, parameters) if size else None


@dataclass(frozen=True, slots=True)
class _Size:
    """Parameters of a model [10^9], and what was assumed about it."""

    parameters_b: float
    assumptions: tuple[Message, ...] = ()
    is_mixture: bool = False


def _size(inputs: RamInputs, knowledge: Knowledge, parameters: RamParameters) -> _Size | None:
    """The model's size as said, or as in the catalog."""
    if inputs.parameters_b is not None:
        parameters.check("parameters_b", inputs.parameters_b)
        return _Size(inputs.parameters_b)
    if inputs.model is None:
        return None
    match = knowledge.models.find(inputs.model)
    if match.model is None:
        near = tuple(model.name for model in match.nearest)
        raise RuleInputError("model", "error-ram-unknown-model", options=near, name=inputs.model)
    note = message("ram-assume-model", asked=inputs.model, model=match.model.name)
    mixture = match.model.active_parameters_b < match.model.parameters_b
    return _Size(match.model.parameters_b, (note,) if match.kind == "variants" else (), mixture)


def _from_size(model: _Size, asked: str | None, knowledge: Knowledge, parameters: RamParameters) -> ModelFile:
    name, is_assumed = _format(asked, knowledge, parameters)
    row = knowledge.quantizations.rows(name)[0]
    size = model.parameters_b * row.bits / 8
    line = step(
        message("ram-step-file", format=name),
        "{parameters} × {bits} / {byte}",
        size,
        "GB",
        row.source,
        digits=1,
        parameters=quantity(model.parameters_b, "Gparam"),
        bits=quantity(row.bits, "bit", 2),
        byte=quantity(8, "bit"),
    )
    note = (message("ram-assume-format", format=name),) if is_assumed else ()
    return ModelFile(size, (line, _in_gib(size)), (*model.assumptions, *note), model.is_mixture)


def _format(asked: str | None, knowledge: Knowledge, parameters: RamParameters) -> tuple[str, bool]:
    """Name of the format, and whether it is an assumption."""
    if asked is None:
        return parameters.default_format.value, True
    match = knowledge.quantizations.find(asked)
    if match.name is None:
        known = tuple(knowledge.quantizations.names())
        raise RuleInputError(
            "quantization",
            "error-unknown-format",
            options=match.nearest,
            given=asked,
            known=match.nearest or known,
        )
    return match.name, match.kind == "assumed"


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
