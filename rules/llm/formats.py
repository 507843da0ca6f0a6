"""Number formats of weights and caches, as people name them."""

from __future__ import annotations

from collections.abc import Sequence

from rules.catalog.quantization import FormatRow, KvFormat
from rules.computation import Message, message
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.llm.parameters import LlmParameters
from rules.llm.subject import Subject


def weight_format(
    asked: str | None, about: Subject, knowledge: Knowledge, parameters: LlmParameters
) -> tuple[Sequence[FormatRow], tuple[Message, ...]]:
    """Measurements of the format asked for, or of the usual one, and what was assumed.

    Raises:
        RuleInputError: no such format; the message names near ones.
    """
    if asked is None:
        name = usual_format(about, parameters)
        return rows_of(name, knowledge), (message("model-assume-format", format=name),)
    match = knowledge.quantizations.find(asked)
    if match.name is None:
        raise _unknown("quantization", asked, match.nearest or parameters.usual_formats.value)
    note = (message("model-assume-format-as", asked=asked, format=match.name),)
    return rows_of(match.name, knowledge), note if match.kind == "assumed" else ()


def usual_format(about: Subject, parameters: LlmParameters) -> str:
    """The format assumed when none is named: four bits, or as published where that is four bits already or
    where the model does not write text."""
    native = about.model.native_format
    published = parameters.native_formats.value.get(native or "")
    if published and (native == "mxfp4" or not about.model.modality.startswith("text")):
        return published
    return parameters.default_format.value


def rows_of(name: str, knowledge: Knowledge) -> tuple[FormatRow, ...]:
    """Measurements of a format that is in the catalog."""
    return knowledge.quantizations.rows(name)


def kv_format(asked: str, knowledge: Knowledge) -> KvFormat:
    """The cache format that a name means.

    Raises:
        RuleInputError: no such format.
    """
    found = knowledge.quantizations.kv(asked)
    if found is None:
        known = tuple(row.name for row in knowledge.quantizations.kv_formats())
        raise _unknown("kv_format", asked, known)
    return found


def _unknown(field: str, asked: str, known: tuple[str, ...]) -> RuleInputError:
    return RuleInputError(field, "error-unknown-format", options=known[:3], given=asked, known=known)
