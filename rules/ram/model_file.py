"""The file of a language model that is to run from main memory, in part or whole."""

from __future__ import annotations

from dataclasses import replace

from rules.computation import message
from rules.knowledge import Knowledge
from rules.llm.file import ModelFile
from rules.llm.file import model_file as file_meant
from rules.llm.weights import in_gib
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
    return (
        replace(file, steps=(*file.steps, in_gib(message("ram-step-file-gib"), file.size_gb)))
        if file
        else None
    )
