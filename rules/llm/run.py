"""A model in a format with a context and a cache format, ready to be placed on cards or timed."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalog.quantization import KvFormat
from rules.computation import Message, Quantity, Step, Term, message, quantity
from rules.knowledge import Knowledge
from rules.llm.cache import Part, parts
from rules.llm.formats import kv_format, weight_format
from rules.llm.inputs import RunInputs, Split
from rules.llm.parameters import LlmParameters
from rules.llm.placement import Demand, Growth, longest_context
from rules.llm.room import Machine
from rules.llm.subject import Subject, subject
from rules.llm.weights import Weights, weights


@dataclass(frozen=True, slots=True)
class Run:
    """What is to run.

    Attributes:
        subject: the model.
        weights: in the format asked for, or assumed.
        context: tokens of one sequence.
        parts: layers that cache alike.
        kv: format of the cache.
        parallel: sequences at once [-].
        notes: what was assumed.
        warnings: what the asker should mind.
    """

    subject: Subject
    weights: Weights
    context: int
    parts: tuple[Part, ...]
    kv: KvFormat
    parallel: int
    notes: tuple[Message, ...]
    warnings: tuple[Message, ...]

    @property
    def label(self) -> str:
        """The model as people call it, ``Llama 3.1 8B``, or ``70B`` where only the size is known."""
        return self.subject.model.name or f"{self.subject.model.parameters_b:g}B"

    def demand(self, context: int | None = None, weights: Weights | None = None) -> Demand:
        """What it takes on the cards, with another context or in another format where one is given."""
        model, tokens = self.subject.model, context or self.context
        caches = tuple((part.heads, self.parallel * part.size(tokens, self.kv.bits)) for part in self.parts)
        size = (weights or self.weights).size_bytes
        return Demand(size, caches, self.parallel * (model.fixed_state_bytes or 0), model.layers)

    def growth(self) -> tuple[Growth, ...]:
        """What each token of context adds."""
        return tuple(
            Growth(self.parallel * part.layers * part.values * self.kv.bits / 8, part.heads, part.window)
            for part in self.parts
        )

    def longest_context(self, machine: Machine, split: Split, weights: Weights | None = None) -> int:
        """The longest context that the cards hold, at most the model's own or the one asked for [tokens]."""
        most = max(self.subject.model.context or self.context, self.context)
        return longest_context(self.demand(weights=weights), self.growth(), machine, split, most)

    def context_cell(self, machine: Machine, split: Split, weights: Weights | None = None) -> Quantity | Term:
        """The longest context as a table shows it."""
        longest = self.longest_context(machine, split, weights)
        return quantity(longest, "tok") if longest else Term(id="no-context")

    def weights_only(self) -> Demand:
        """What is certain of a model whose cache is not known."""
        return Demand(self.weights.size_bytes, (), 0, self.subject.model.layers)


def run(inputs: RunInputs, knowledge: Knowledge, parameters: LlmParameters, *, parallel: int = 1) -> Run:
    """Look model and formats up, and assume what was not said.

    Raises:
        RuleInputError: an unknown model or format, a contradiction, or a value outside the validity range.
    """
    about = subject(inputs, knowledge, parameters)
    chosen, notes = _weights(inputs, about, knowledge, parameters)
    context, context_notes, warnings = _context(inputs, about, parameters)
    kv = kv_format(inputs.kv_format, knowledge)
    return Run(
        subject=about,
        weights=chosen,
        context=context,
        parts=parts(about.model),
        kv=kv,
        parallel=parallel,
        notes=(*about.notes, *notes, *context_notes),
        warnings=(*warnings, *_doubts(about)),
    )


def _weights(
    inputs: RunInputs, about: Subject, knowledge: Knowledge, parameters: LlmParameters
) -> tuple[Weights, tuple[Message, ...]]:
    if inputs.bits_per_weight is not None:
        parameters.check("bits_per_weight", inputs.bits_per_weight)
        name = inputs.quantization or f"{inputs.bits_per_weight:g} bit"
        return Weights(name, about.model.parameters_b, inputs.bits_per_weight), ()
    rows, notes = weight_format(inputs.quantization, about, knowledge, parameters)
    return weights(about.model, rows, parameters), notes


def _context(
    inputs: RunInputs, about: Subject, parameters: LlmParameters
) -> tuple[int, tuple[Message, ...], tuple[Message, ...]]:
    native = about.model.context
    if inputs.context_tokens is None:
        default = parameters.default_context_tokens
        tokens = min(default.value, native or default.value)
        return tokens, (message("model-assume-context", context=quantity(tokens, "tok")),), ()
    parameters.check("context_tokens", inputs.context_tokens)
    if not native or about.like or inputs.context_tokens <= native:
        return inputs.context_tokens, (), ()
    beyond = message(
        "model-warning-context",
        model=about.model.name,
        context=quantity(inputs.context_tokens, "tok"),
        native=quantity(native, "tok"),
    )
    return inputs.context_tokens, (), (beyond,)


def _doubts(about: Subject) -> tuple[Message, ...]:
    if about.like is None and about.model.confidence == "C":
        return (message("model-warning-confidence", model=about.model.name),)
    return ()


def weight_steps(run: Run) -> tuple[Step, ...]:
    """How the size of the weights follows."""
    return run.weights.steps(run.subject.model.source)
