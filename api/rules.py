"""``/rules``: what can be computed, and computing it from given values."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from api.language import language_of
from assistant.answer import Computation
from assistant.answering.localise import localise
from assistant.answering.wording import wording
from rules import registry

router = APIRouter(tags=["rules"])


class RuleCard(BaseModel):
    """A rule: its name, title, and the JSON Schema of its inputs with validity ranges."""

    name: str
    title: str
    schema_: dict[str, Any] = Field(alias="schema", serialization_alias="schema")


@router.get("/rules", summary="What can be computed")
async def list_rules(request: Request) -> list[RuleCard]:
    """Every rule with the schema of its inputs."""
    words = wording(language_of(request))
    return [
        RuleCard(
            name=name, title=words(f"rule-{name.replace('_', '-')}-title"), schema=registry.get(name).schema()
        )
        for name in registry.names()
    ]


@router.post("/rules/{name}", summary="Compute a rule")
async def run_rule(request: Request, name: str, inputs: dict[str, Any]) -> Computation:
    """The computation with its steps; inputs as in the rule's schema."""
    state = request.app.state
    words = wording(language_of(request))
    rule = registry.get(name)
    result = await state.workers.run(lambda: rule(inputs, state.assistant.knowledge))
    return localise(result, words)
