"""What forward and backward pass keep besides the states: activations and logits."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalog.model import LanguageModel
from rules.computation import Quantity, Step, exact, message, quantity, step
from rules.train_memory.parameters import TrainMemoryParameters

_GIB = 2**30
_COPY_DIGITS = 6


@dataclass(frozen=True, slots=True)
class Activations:
    """Activations of one card.

    Attributes:
        tokens: of one sequence.
        batch: sequences at once.
        copies: of the hidden state that a layer keeps.
        layers: of the model.
        copy_gib: one hidden state [GiB].
        logits_gib: 0 where the loss is computed in pieces [GiB].
        checkpointing: whether only one copy a layer is kept, and one layer at work.
    """

    tokens: int
    batch: int
    copies: float
    layers: int
    copy_gib: float
    logits_gib: float
    checkpointing: bool

    @property
    def kept_gib(self) -> float:
        """Hidden states of all layers [GiB]."""
        return self.layers * self.copy_gib * (1 if self.checkpointing else self.copies)

    @property
    def working_gib(self) -> float:
        """The layer that is being computed again [GiB]."""
        return self.copies * self.copy_gib if self.checkpointing else 0.0

    @property
    def total_gib(self) -> float:
        """Everything [GiB]."""
        return self.kept_gib + self.working_gib + self.logits_gib


def activations(
    model: LanguageModel,
    batch: int,
    tokens: int,
    parameters: TrainMemoryParameters,
    *,
    checkpointing: bool,
    chunked_loss: bool,
) -> Activations:
    """Activations of a batch.

    References:
        Bekman, "Machine Learning Engineering", 2026: Llama 3.1 8B at 32768 tokens keeps 0.25 GiB a copy,
        7 GiB a layer, 8 GiB in all with checkpointing against 224 GiB without.
    """
    copy = parameters.activation_bytes.value * batch * tokens * model.hidden_size / _GIB
    logits = parameters.logit_bytes.value * batch * tokens * (model.vocabulary or 0) / _GIB
    return Activations(
        tokens=tokens,
        batch=batch,
        copies=copies(model, parameters),
        layers=model.layers,
        copy_gib=copy,
        logits_gib=0.0 if chunked_loss else logits,
        checkpointing=checkpointing,
    )


def copies(model: LanguageModel, parameters: TrainMemoryParameters) -> float:
    """Copies of the hidden state that a layer keeps; the upper end of the range for other families."""
    known = parameters.activation_copies.value.items()
    return next(
        (count for family, count in known if model.family.startswith(family)),
        parameters.other_activation_copies.value,
    )


def activation_steps(
    found: Activations, model: LanguageModel, parameters: TrainMemoryParameters
) -> tuple[Step, ...]:
    """How activations and logits follow."""
    lines = [_copy_step(found, model, parameters), _layers_step(found, parameters)]
    if found.logits_gib:
        lines.append(_logits_step(found, model, parameters))
    return tuple(lines)


def _copy_step(found: Activations, model: LanguageModel, parameters: TrainMemoryParameters) -> Step:
    return step(
        message("train-memory-step-copy"),
        "{bytes} × {batch} × {tokens} × {hidden} / {gib}",
        found.copy_gib,
        "GiB",
        parameters.activation_bytes.reference,
        model.source,
        digits=exact(found.copy_gib, "GiB", _COPY_DIGITS).digits,
        bytes=parameters.activation_bytes.quantity(),
        hidden=quantity(model.hidden_size, "1"),
        **_batch(found),
    )


def _layers_step(found: Activations, parameters: TrainMemoryParameters) -> Step:
    operands = {
        "layers": quantity(found.layers, "1"),
        "copy": exact(found.copy_gib, "GiB", _COPY_DIGITS),
        "copies": quantity(found.copies, "1"),
    }
    expression, name = "{layers} × {copies} × {copy}", "train-memory-step-kept"
    if found.checkpointing:
        expression, name = "{layers} × {copy} + {copies} × {copy}", "train-memory-step-checkpointed"
    value = found.kept_gib + found.working_gib
    return step(
        message(name), expression, value, "GiB", parameters.activation_copies.reference, digits=2, **operands
    )


def _logits_step(found: Activations, model: LanguageModel, parameters: TrainMemoryParameters) -> Step:
    return step(
        message("train-memory-step-logits"),
        "{bytes} × {batch} × {tokens} × {vocabulary} / {gib}",
        found.logits_gib,
        "GiB",
        parameters.logit_bytes.reference,
        model.source,
        digits=2,
        bytes=parameters.logit_bytes.quantity(),
        vocabulary=quantity(model.vocabulary or 0, "1"),
        **_batch(found),
    )


def _batch(found: Activations) -> dict[str, Quantity]:
    return {
        "batch": quantity(found.batch, "1"),
        "tokens": quantity(found.tokens, "tok"),
        "gib": quantity(_GIB, "B"),
    }
