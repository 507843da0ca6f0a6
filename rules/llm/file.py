"""The file of a language model: given by its size, or worked out from the model and its format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rules.computation import Message, Step
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.llm.formats import weight_format
from rules.llm.inputs import ModelInputs
from rules.llm.parameters import LlmParameters
from rules.llm.subject import subject
from rules.llm.weights import weights

GIB_IN_GB = 2**30 / 10**9
"""What a GiB is in GB [-]."""


class FileRequest(Protocol):
    """Inputs that say which model file is meant; all may be left out."""

    @property
    def model_gb(self) -> float | None:
        """Size of the file [GB, 10^9 bytes]."""

    @property
    def model(self) -> str | None:
        """Name of the model."""

    @property
    def parameters_b(self) -> float | None:
        """Its size [10^9 parameters]."""

    @property
    def quantization(self) -> str | None:
        """Format of its weights."""


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A model file.

    Attributes:
        size_gb: its size [GB, 10^9 bytes].
        parameters_b: of the model, where known [10^9].
        steps: how the size was found.
        notes: what was assumed.
        is_mixture: a mixture of experts, of which a token reads only a part.
    """

    size_gb: float
    parameters_b: float | None = None
    steps: tuple[Step, ...] = ()
    notes: tuple[Message, ...] = ()
    is_mixture: bool = False

    @property
    def size_gib(self) -> float:
        """The size in the unit that memory modules and cards really come in [GiB]."""
        return self.size_gb / GIB_IN_GB


def model_file(request: FileRequest, knowledge: Knowledge) -> ModelFile | None:
    """The file meant, or ``None`` where no model is mentioned.

    Raises:
        RuleInputError: a file's size beside a model, no such model or format, or a size out of range.
    """
    if request.model_gb is not None:
        if request.model is not None:
            raise RuleInputError("model_gb", "error-model-file-twice")
        return ModelFile(request.model_gb, request.parameters_b)
    if request.model is None and request.parameters_b is None:
        return None
    parameters = knowledge.parameters(LlmParameters, "llm")
    asked = ModelInputs.model_validate({"model": request.model, "parameters_b": request.parameters_b})
    about = subject(asked, knowledge, parameters)
    rows, assumed = weight_format(request.quantization, about, knowledge, parameters)
    file = weights(about.model, rows, parameters)
    return ModelFile(
        file.size_gb,
        about.model.parameters_b,
        steps=(file.steps(about.model.source)[0],),
        notes=(*about.notes, *assumed),
        is_mixture=about.is_mixture,
    )
