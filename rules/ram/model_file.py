"""The file of a language model that is to run from main memory, in part or whole."""

from __future__ import annotations

from dataclasses import replace

from rules.computation import Step, message, quantity, step
from rules.knowledge import Knowledge
from rules.llm.file import GIB_IN_GB, ModelFile
from rules.llm.file import model_file as file_meant
from rules.ram.inputs import RamInputs
from rules.ram.parameters import RamParameters


def model_file(inputs: RamInputs, knowledge: Knowledge) -> ModelFile | None:
    """The model's file, or ``None`` when nothing may run from main memory or the model is not known.

    Raises:
        RuleInputError: a size outside the validity range, or an unknown model or format.
    """
    if inputs.offload is False:
        return None
    knowledge.parameters(RamParameters, "ram").check_given(inputs, "model_gb", "parameters_b")
    file = file_meant(inputs, knowledge)
    return replace(file, steps=(*file.steps, _in_gib(file.size_gb))) if file else None


def _in_gib(size_gb: float) -> Step:
    return step(
        message("ram-step-file-gib"),
        "{file} / {ratio}",
        size_gb / GIB_IN_GB,
        "GiB",
        digits=1,
        file=quantity(size_gb, "GB", 1),
        ratio=quantity(GIB_IN_GB, "1", 3),
    )
