"""The size of a model's weights, by the bits per weight that files of that format really have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.catalog.model import LanguageModel
from rules.catalog.quantization import FormatRow
from rules.computation import Message, Step, exact, message, quantity, step
from rules.llm.parameters import LlmParameters

GIB = 2**30
_GIGA = 1e9
_BYTE_BITS = 8
_RATIO_DIGITS = 6
SIZE_DIGITS = 3
"""Decimals of sizes in GB, enough for the same in GiB with two."""
_HIGH_PRECISION_BITS = 16
_PARTIAL = frozenset({"linear", "body"})


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of a model in a format.

    Attributes:
        format: its name.
        parameters_b: parameters [10^9].
        bits: average over all of them [bit].
        references: source ids of the bits.
    """

    format: str
    parameters_b: float
    bits: float
    references: tuple[str, ...] = ()

    @property
    def size_bytes(self) -> float:
        """Size [bytes]."""
        return self.parameters_b * _GIGA * self.bits / _BYTE_BITS

    @property
    def size_gb(self) -> float:
        """Size [GB, 10^9 bytes]."""
        return self.size_bytes / _GIGA

    @property
    def size_gib(self) -> float:
        """Size [GiB, 2^30 bytes]."""
        return self.size_bytes / GIB

    def steps(self, *references: str) -> tuple[Step, Step]:
        """How the size follows, in GB and in GiB; ``references`` are those of the parameter count."""
        file = step(
            message("model-step-weights", format=self.format),
            "{parameters} × {bits} / {byte}",
            self.size_gb,
            "GB",
            *references,
            *self.references,
            digits=exact(self.size_gb, "GB", SIZE_DIGITS).digits,
            parameters=exact(self.parameters_b, "Gparam", 3),
            bits=exact(self.bits, "bit", 4),
            byte=quantity(_BYTE_BITS, "bit"),
        )
        return (file, in_gib(message("model-step-weights-gib"), self.size_gb))


def in_gib(label: Message, size_gb: float) -> Step:
    """A size in GB as GiB."""
    return step(
        label,
        "{size} / {ratio}",
        size_gb * _GIGA / GIB,
        "GiB",
        digits=2,
        size=exact(size_gb, "GB", SIZE_DIGITS),
        ratio=quantity(GIB / _GIGA, "1", _RATIO_DIGITS),
    )


def weights(model: LanguageModel, rows: Sequence[FormatRow], parameters: LlmParameters) -> Weights:
    """Weights of a model in the format that ``rows`` describe.

    A file measured on this very model counts first, then a file measured on a model of its class, then the
    definition. Formats that are defined for the linear layers only leave embeddings and head in 16 bits.
    """
    row = _best(rows, model, parameters)
    bits = _with_embeddings(row, model, parameters) if row.scope in _PARTIAL else row.bits
    if row.scope == "file" and row.model != model.name:
        bits = _steady(bits, rows, model, parameters)
    return Weights(row.name, model.parameters_b, bits, (row.source,))


def _best(rows: Sequence[FormatRow], model: LanguageModel, parameters: LlmParameters) -> FormatRow:
    own = [row for row in rows if row.model == model.name]
    if own:
        return own[0]
    files = [row for row in rows if row.scope == "file"]
    if files and files[0].kind in ("gguf", "plain"):
        return _of_class(files, model, parameters)
    return next((row for row in rows if row.scope != "file"), rows[0])


def _of_class(files: Sequence[FormatRow], model: LanguageModel, parameters: LlmParameters) -> FormatRow:
    """The file measured on a large or on a small model, whichever this model is."""
    by_size = sorted(files, key=lambda row: row.parameters_b or 0.0)
    return by_size[-1] if model.parameters_b >= parameters.large_model_from_b.value else by_size[0]


def _steady(bits: float, rows: Sequence[FormatRow], model: LanguageModel, parameters: LlmParameters) -> float:
    """Never less in all than the largest model of the class below takes."""
    threshold = parameters.large_model_from_b.value
    if model.parameters_b < threshold:
        return bits
    small = min((row for row in rows if row.scope == "file"), key=lambda row: row.parameters_b or 0.0)
    return max(bits, small.bits * threshold / model.parameters_b)


def _with_embeddings(row: FormatRow, model: LanguageModel, parameters: LlmParameters) -> float:
    """Average over the whole model when embeddings, and in most formats the head, stay in 16 bits."""
    if not model.vocabulary:
        return row.bits
    table = model.vocabulary * model.hidden_size / _GIGA
    head = 0.0 if model.tied_embeddings else table
    head_bits = _head_bits(row.bits, parameters) if row.scope == "body" else _HIGH_PRECISION_BITS
    rest = max(0.0, model.parameters_b - table - head)
    used = rest * row.bits + table * _HIGH_PRECISION_BITS + head * head_bits
    return used / (rest + table + head)


def _head_bits(bits: float, parameters: LlmParameters) -> float:
    steps = parameters.head_bits.value
    return steps[max(start for start in steps if start <= bits)]
