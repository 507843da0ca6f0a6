"""``/rules``: what can be computed, and computing it from given values."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Request
from pydantic import BaseModel, Field

from api.desk import Desk
from api.examples import RULE_INPUTS
from api.language import language_of
from api.security import Asker
from assistant.answer import Computation
from assistant.answering.localise import localise
from assistant.answering.wording import Wording, wording
from rules import registry

router = APIRouter(tags=["rules"])
Name = Annotated[str, Path(max_length=100, examples=["psu"])]


class RuleCard(BaseModel):
    """A rule: its name, title, and the JSON Schema of its inputs with validity ranges."""

    name: str
    title: str
    schema_: dict[str, Any] = Field(alias="schema", serialization_alias="schema")


@router.get("/rules", summary="What can be computed")
async def list_rules(request: Request, _: Asker) -> list[RuleCard]:
    """Every rule with the schema of its inputs."""
    words = wording(language_of(request))
    return [_card(name, words) for name in registry.names()]


@router.get("/rules/{name}", summary="One rule")
async def show_rule(request: Request, _: Asker, name: Name) -> RuleCard:
    """Its title and the schema of its inputs."""
    return _card(name, wording(language_of(request)))


@router.post("/rules/{name}", summary="Compute a rule")
async def run_rule(
    request: Request,
    _: Asker,
    name: Name,
    inputs: Annotated[
        dict[str, Any],
        Body(openapi_examples={name: {"value": value} for name, value in RULE_INPUTS.items()}),
    ],
) -> Computation:
    """The computation with its steps; inputs as in the rule's schema."""
    desk: Desk = request.app.state.desk
    words = wording(language_of(request))
    rule = registry.get(name)
    return await desk.run(lambda: localise(rule(inputs, desk.assistant.knowledge), words))


def _card(name: str, words: Wording) -> RuleCard:
    schema = registry.get(name).schema()
    return RuleCard(name=name, title=words(f"rule-{name.replace('_', '-')}-title"), schema=schema)
