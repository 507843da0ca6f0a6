"""``/catalog``: graphics cards, processors and language models by name, with their figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Generic, Literal, TypeVar

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field, TypeAdapter

from api.desk import Desk
from api.parameters import only_known
from rules.catalog.cpu import Cpu
from rules.catalog.gpu import Gpu
from rules.catalog.lookup import Lookup
from rules.catalog.model import LanguageModel
from rules.knowledge import Knowledge

router = APIRouter(tags=["catalog"], prefix="/catalog", dependencies=[only_known])
T = TypeVar("T")
Kind = Literal["gpus", "cpus", "models"]
Words = Annotated[
    str,
    Query(
        min_length=1,
        max_length=100,
        description="Words of a name, however written.",
        openapi_examples={
            name: {"value": text}
            for name, text in (("card", "rtx 3090 ti"), ("processor", "14900K"), ("model", "llama 3 70B"))
        },
    ),
]
Limit = Annotated[int, Query(ge=1, le=50)]
Search = Callable[[Knowledge, str, int], Lookup[Any]]

LOOKUPS: dict[Kind, Search] = {
    "gpus": lambda knowledge, text, limit: knowledge.gpus.look_up(text, limit),
    "cpus": lambda knowledge, text, limit: knowledge.cpus.look_up(text, limit),
    "models": lambda knowledge, text, limit: knowledge.models.look_up(text, limit),
}
_ROWS: TypeAdapter[list[Gpu | Cpu | LanguageModel]] = TypeAdapter(list[Gpu | Cpu | LanguageModel])


class Found(BaseModel, Generic[T]):
    """Rows of a catalog that a name stands for or that hold its words."""

    rows: list[T] = Field(description="The most relevant first, as many as asked for.")
    total: int = Field(description="How many there are in all.")
    nearest: list[T] = Field(description="Where there is none: rows with a similar name.")


@router.get("/gpus", summary="Graphics cards")
async def gpus(request: Request, q: Words, limit: Limit = 10) -> Found[Gpu]:
    """Cards that a name stands for, then those that hold its words; powers in watts, memory in GB."""
    return Found(**await _searched(request, "gpus", q, limit))


@router.get("/cpus", summary="Processors")
async def cpus(request: Request, q: Words, limit: Limit = 10) -> Found[Cpu]:
    """Processors that a name stands for, then those that hold its words, the newest first."""
    return Found(**await _searched(request, "cpus", q, limit))


@router.get("/models", summary="Language models")
async def models(request: Request, q: Words, limit: Limit = 10) -> Found[LanguageModel]:
    """Language models that a name stands for, then those that hold its words, the newest first."""
    return Found(**await _searched(request, "models", q, limit))


def rows_as_data(rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Rows of a catalog as JSON values."""
    data: list[dict[str, Any]] = _ROWS.dump_python(list(rows), mode="json")
    return data


def names_offered(kind: Kind, knowledge: Knowledge, text: str, limit: int) -> list[str]:
    """Names to choose from while one types: those that hold the words, else the nearest."""
    found = LOOKUPS[kind](knowledge, text, limit)
    return [row.name for row in found.rows or found.nearest]


async def _searched(request: Request, kind: Kind, text: str, limit: int) -> dict[str, Any]:
    desk: Desk = request.app.state.desk
    found = await desk.run(lambda: LOOKUPS[kind](desk.assistant.knowledge, text, limit))
    return found._asdict()
