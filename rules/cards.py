"""Graphics cards as the input of a rule, and as the catalog knows them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pydantic import Field

from rules.computation import Message, Model, gigabytes, message, watts
from rules.errors import RuleInputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.catalog.gpu import Gpu
    from rules.catalog.gpus import GpuMatch
    from rules.knowledge import Knowledge
    from rules.parameters import ParameterGroup

_SAME_MEMORY_GB = 0.5
_PLAUSIBLE_POWER = (0.5, 1.5)
_COUNT_BEFORE = re.compile(r"\s*[-+]?\d[\d.,^]*\s*[x×*]\s*\S", re.IGNORECASE)
_COUNT_AFTER = re.compile(r"\s[x×*]\s?\d+\s*$", re.IGNORECASE)


class CardRequest(Model):
    """Cards of one kind, by name or by their figures."""

    name: str | None = Field(
        None, max_length=200, description="Name as in the catalog, or as people write it."
    )
    count: int = Field(1, description="How many of them [-].")
    board_power_w: float | None = Field(
        None, description="Board power of one card [W]; overrides the catalog."
    )
    memory_gb: float | None = Field(None, description="Memory of one card [GB as printed on the box].")
    unified: bool | None = Field(
        None, description="Without a name: the memory is one that processor and GPU share, as in a Mac."
    )


@dataclass(frozen=True, slots=True)
class Card:
    """Cards of one kind, looked up.

    Attributes:
        name: catalog name, or ``None`` for a card known by its figures only.
        count: how many [-].
        board_power_w: of one card [W], the asker's figure before the catalog's; ``None`` without either.
        memory_gb: of one card [GB], likewise.
        gpu: the catalog row.
        shares_memory: known by its figures only, its memory is one that processor and GPU share.
    """

    name: str | None
    count: int
    board_power_w: float | None
    memory_gb: float | None
    gpu: Gpu | None
    shares_memory: bool = False

    @property
    def is_unified(self) -> bool:
        """Whether processor and GPU share its memory, so that the GPU may use a part of it."""
        return self.shares_memory if self.gpu is None else self.gpu.unified_memory

    @property
    def references(self) -> tuple[str, ...]:
        """Source ids of the catalog row; none for a card known by its figures only."""
        return self.gpu.references[:1] if self.gpu else ()


def resolve(
    requests: Sequence[CardRequest], knowledge: Knowledge, limits: ParameterGroup
) -> tuple[tuple[Card, ...], tuple[Message, ...]]:
    """Look the cards up, and say what had to be assumed.

    Raises:
        RuleInputError: a count, power or memory out of range; no such card; a memory that the card never had.
    """
    for position, request in enumerate(requests):
        _check_ranges(request, f"gpus.{position}", limits)
    if requests:
        limits.check("count", sum(request.count for request in requests), "gpus")
    found = [_look_up(request, f"gpus.{i}", knowledge) for i, request in enumerate(requests)]
    return tuple(card for card, _ in found), tuple(note for _, notes in found for note in notes)


def find_gpu(
    name: str, memory_gb: float | None, field: str, knowledge: Knowledge
) -> tuple[Gpu, tuple[Message, ...]]:
    """The catalog row that a name means, and the variant that was assumed.

    Raises:
        RuleInputError: no such card, it never had that memory, or the name holds a count.
    """
    match = knowledge.gpus.find(name)
    if match.gpu is None:
        raise _unknown(name, field, match)
    if _holds_count(name, match.gpu):
        raise RuleInputError(field, "error-count-in-name", given=name, field="count")
    wanted = memory_gb or match.asked_memory_gb
    if wanted is None:
        return match.gpu, _assumed(name, match)
    return _with_memory(match, wanted, field), ()


def _check_ranges(request: CardRequest, field: str, limits: ParameterGroup) -> None:
    limits.check("count", request.count, f"{field}.count")
    if request.board_power_w is not None:
        limits.check("board_power_w", request.board_power_w, f"{field}.board_power_w")
    if request.memory_gb is not None:
        limits.check("memory_gb", request.memory_gb, f"{field}.memory_gb")


def _look_up(request: CardRequest, field: str, knowledge: Knowledge) -> tuple[Card, tuple[Message, ...]]:
    if request.name is None:
        power, memory = request.board_power_w, request.memory_gb
        return Card(None, request.count, power, memory, None, shares_memory=bool(request.unified)), ()
    gpu, notes = find_gpu(request.name, request.memory_gb, f"{field}.name", knowledge)
    power = request.board_power_w or gpu.board_power_w
    card = Card(gpu.name, request.count, power, request.memory_gb or gpu.memory_gb or None, gpu)
    return card, notes + _claimed_power(request, gpu)


def _holds_count(name: str, gpu: Gpu) -> bool:
    """Whether a name says how many, as ``4x RTX 3090`` does and ``Radeon HD 7970 X2`` does not."""
    is_after = _COUNT_AFTER.search(name) is not None and _COUNT_AFTER.search(gpu.name) is None
    return is_after or _COUNT_BEFORE.match(name) is not None


def _unknown(name: str, field: str, match: GpuMatch) -> RuleInputError:
    near = tuple(gpu.name for gpu in match.nearest)
    if not near:
        return RuleInputError(field, "error-unknown-card", name=name)
    return RuleInputError(field, "error-unknown-card-near", options=near, name=name, nearest=near)


def _assumed(name: str, match: GpuMatch) -> tuple[Message, ...]:
    if match.kind != "variants" or match.gpu is None:
        return ()
    others = tuple(gpu.name for gpu in match.candidates if gpu.name != match.gpu.name)
    return (message("card-assume-variant", asked=name, assumed=match.gpu.name, others=others),)


def _with_memory(match: GpuMatch, memory_gb: float, field: str) -> Gpu:
    assert match.gpu is not None
    candidates = match.candidates or (match.gpu,)
    for gpu in (match.gpu, *candidates):
        if gpu.unified_memory or not gpu.memory_gb or _has_memory(gpu, memory_gb):
            return gpu
    sizes = tuple(gigabytes(size) for size in sorted({gpu.memory_gb for gpu in candidates}))
    raise RuleInputError(
        field.replace(".name", ".memory_gb"),
        "error-card-memory",
        card=match.gpu.name,
        given=gigabytes(memory_gb),
        real=sizes,
    )


def _has_memory(gpu: Gpu, memory_gb: float) -> bool:
    """Whether one of its GPUs, or the whole board, has that memory."""
    sizes = (gpu.memory_gb, gpu.memory_gb * gpu.gpus_per_board)
    return any(abs(size - memory_gb) < _SAME_MEMORY_GB for size in sizes)


def _claimed_power(request: CardRequest, gpu: Gpu) -> tuple[Message, ...]:
    """A remark where the asker's board power is far from the catalog's; the asker's is used."""
    if not request.board_power_w or not gpu.board_power_w:
        return ()
    low, high = (share * gpu.board_power_w for share in _PLAUSIBLE_POWER)
    if low <= request.board_power_w <= high:
        return ()
    return (
        message(
            "card-claimed-power",
            card=gpu.name,
            given=watts(request.board_power_w),
            real=watts(gpu.board_power_w),
        ),
    )
