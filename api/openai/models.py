"""The models of OpenAI's interface: Rigwise, and Rigwise quoting from one collection only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pydantic import BaseModel

from api.desk import Desk
from api.errors import RefusedError
from api.named_sets import own_sets
from assistant.retrieval.index.named_sets import GUIDES

MODEL = "rigwise"
FIRST_RELEASE = 1_796_000_000
_WITHIN = f"{MODEL}/"


class ModelCard(BaseModel):
    """A model: ``rigwise``, or ``rigwise/NAME`` for one collection."""

    id: str = MODEL
    object: Literal["model"] = "model"
    created: int = FIRST_RELEASE
    owned_by: str = MODEL


class Models(BaseModel):
    """All models."""

    object: Literal["list"] = "list"
    data: list[ModelCard]


async def models(desk: Desk) -> list[ModelCard]:
    """All models; those of collections only where there are documents of the user's own."""
    names = await own_sets(desk)
    return [ModelCard(id=model_of(name)) for name in ((None, GUIDES, *names) if names else (None,))]


def model_of(collection: str | None) -> str:
    """The name of the model that quotes from a collection, or from all."""
    return MODEL if collection is None else _WITHIN + collection


async def collection_of(desk: Desk, model: str) -> str | None:
    """The collection that a model's name asks for; none for any other name, which stands for all.

    Raises:
        RefusedError: 404, there is no such collection; names those that are.
    """
    name = model.removeprefix(_WITHIN)
    if name == model:
        return None
    if name == GUIDES:
        return GUIDES
    names = await own_sets(desk)
    if name not in names:
        raise unknown_model(model, map(model_of, (None, GUIDES, *names)))
    return name


def unknown_model(name: str, known: Iterable[str]) -> RefusedError:
    """The refusal of a model that is not there."""
    return RefusedError(404, "http-model-unknown", field="model", name=name[:100], known=", ".join(known))
