"""Which model a question is about: one of the catalog, or one known by its size alone."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from rules.catalog.model import LanguageModel
from rules.computation import Message, message, quantity
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.llm.inputs import ModelInputs
from rules.llm.parameters import LlmParameters

_SIZE_ALONE = re.compile(r"(\d+(?:\.\d+)?)\s*[bB](?:-A(\d+(?:\.\d+)?)[bB])?")
"""``70B``, ``30B-A3B``: a size instead of a name."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A model, and what had to be assumed about it.

    Attributes:
        model: shapes and sizes.
        like: name of the model whose shapes were taken over, ``None`` for a model of the catalog.
        notes: assumptions.
    """

    model: LanguageModel
    like: str | None = None
    notes: tuple[Message, ...] = ()

    @property
    def read_b(self) -> float:
        """Parameters that one token reads [10^9]; the output head counts, the input embedding does not."""
        return self.model.shape_active_b or self.model.active_parameters_b

    @property
    def is_mixture(self) -> bool:
        """Whether a token uses only some of the parameters."""
        return self.model.is_mixture or (
            self.like is not None and self.model.active_parameters_b < self.model.parameters_b
        )


def subject(inputs: ModelInputs, knowledge: Knowledge, parameters: LlmParameters) -> Subject:
    """Look the model up.

    Raises:
        RuleInputError: no model and no size given; no such model; sizes out of range, or contradicting.
    """
    parameters.check_given(inputs, "parameters_b", "active_parameters_b")
    alone = _SIZE_ALONE.fullmatch(inputs.model.strip()) if inputs.model else None
    if alone is not None:
        sizes = {
            "parameters_b": float(alone[1]),
            "active_parameters_b": float(alone[2]) if alone[2] else None,
        }
        return subject(inputs.model_copy(update={"model": None, **sizes}), knowledge, parameters)
    if inputs.model is not None:
        return _named(inputs.model, inputs, knowledge, parameters)
    if inputs.parameters_b is None:
        raise RuleInputError("model", "error-model-missing")
    return _sized(inputs.parameters_b, inputs.active_parameters_b, knowledge, parameters)


def _named(name: str, inputs: ModelInputs, knowledge: Knowledge, parameters: LlmParameters) -> Subject:
    match = knowledge.models.find(name)
    if match.model is None:
        near = tuple(model.name for model in match.nearest)
        if near:
            raise RuleInputError("model", "error-unknown-model-near", options=near, name=name, nearest=near)
        raise RuleInputError("model", "error-unknown-model", name=name)
    _check_claimed(match.model, inputs, parameters)
    others = tuple(model.name for model in match.candidates if model.name != match.model.name)
    if not others:
        return Subject(match.model)
    note = message("model-assume-variant", asked=name, assumed=match.model.name, others=others)
    return Subject(match.model, notes=(note,))


def _check_claimed(model: LanguageModel, inputs: ModelInputs, parameters: LlmParameters) -> None:
    claims = {"parameters_b": model.parameters_b, "active_parameters_b": model.active_parameters_b}
    for name, real in claims.items():
        given = getattr(inputs, name)
        if given is not None and abs(given - real) > parameters.dense_tolerance.value * max(given, real):
            raise RuleInputError(
                name,
                "error-model-size",
                model=model.name,
                given=quantity(given, "Gparam"),
                real=quantity(real, "Gparam"),
            )


def _sized(size_b: float, active_b: float | None, knowledge: Knowledge, parameters: LlmParameters) -> Subject:
    """A model of a size, with the shapes of the first example that is at least about as large."""
    if active_b is not None and active_b > size_b:
        raise RuleInputError(
            "active_parameters_b",
            "error-active-above-total",
            active=quantity(active_b, "Gparam"),
            total=quantity(size_b, "Gparam"),
        )
    examples = [knowledge.models.get(name) for name in parameters.dense_examples.value]
    least = size_b * (1 - parameters.dense_tolerance.value)
    example = next((each for each in examples if each.parameters_b >= least), examples[-1])
    model = replace(
        example, name="", parameters_b=size_b, active_parameters_b=active_b or size_b, shape_active_b=None
    )
    size = quantity(size_b, "Gparam")
    return Subject(model, example.name, (message("model-assume-dense", size=size, like=example.name),))
