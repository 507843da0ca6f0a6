"""``/catalog``: graphics cards, processors and language models by name, with their figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Query, Request
from pydantic import TypeAdapter

from api.desk import Desk
from rules.catalog.cpu import Cpu
from rules.catalog.gpu import Gpu
from rules.catalog.model import LanguageModel
from rules.knowledge import Knowledge

router = APIRouter(tags=["catalog"], prefix="/catalog")
T = TypeVar("T")
Kind = Literal["gpus", "cpus", "models"]
Words = Annotated[str, Query(min_length=1, max_length=100, description="Words of a name, however written.")]
Limit = Annotated[int, Query(ge=1, le=50)]
Search = Callable[[Knowledge, str, int], Sequence[Any]]


def _gpus(knowledge: Knowledge, text: str, limit: int) -> list[Gpu]:
    return _best_first(knowledge.gpus.find(text).candidates, knowledge.gpus.search(text, limit), limit)


def _cpus(knowledge: Knowledge, text: str, limit: int) -> list[Cpu]:
    return _best_first(knowledge.cpus.find(text).candidates, knowledge.cpus.search(text, limit), limit)


def _models(knowledge: Knowledge, text: str, limit: int) -> list[LanguageModel]:
    return _best_first(knowledge.models.find(text).candidates, knowledge.models.search(text, limit), limit)


SEARCHES: dict[Kind, Search] = {"gpus": _gpus, "cpus": _cpus, "models": _models}
_ROWS: TypeAdapter[list[Gpu | Cpu | LanguageModel]] = TypeAdapter(list[Gpu | Cpu | LanguageModel])


@router.get("/gpus", summary="Graphics cards")
async def gpus(request: Request, q: Words, limit: Limit = 10) -> list[Gpu]:
    """Cards that a name stands for, then cards with similar names; powers in watts, memory in GB."""
    return await _searched(request, _gpus, q, limit)


@router.get("/cpus", summary="Processors")
async def cpus(request: Request, q: Words, limit: Limit = 10) -> list[Cpu]:
    """Processors that a name stands for, then similar ones."""
    return await _searched(request, _cpus, q, limit)


@router.get("/models", summary="Language models")
async def models(request: Request, q: Words, limit: Limit = 10) -> list[LanguageModel]:
    """Language models that a name stands for, then similar ones."""
    return await _searched(request, _models, q, limit)


def rows_as_data(rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Rows of a catalog as JSON values."""
    data: list[dict[str, Any]] = _ROWS.dump_python(list(rows), mode="json")
    return data


async def _searched(
    request: Request, search: Callable[[Knowledge, str, int], list[T]], text: str, limit: int
) -> list[T]:
    desk: Desk = request.app.state.desk
    return await desk.run(lambda: search(desk.assistant.knowledge, text, limit))


def _best_first(matched: Sequence[T], similar: Sequence[T], limit: int) -> list[T]:
    rows = list(matched)
    rows += [row for row in similar if row not in rows]
    return rows[:limit]
