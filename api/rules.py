"""``/rules``: what can be computed, and computing it from given values."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Request, Response
from pydantic import BaseModel, Field

from api.desk import Desk
from api.examples import RULE_INPUTS
from api.language import language_of
from api.parameters import only_known
from api.security import Asker
from assistant.answer import Computation
from assistant.answering.export import FORMS, Form, exported
from assistant.answering.localise import localise
from assistant.answering.wording import Wording, wording
from rules import registry

router = APIRouter(tags=["rules"], dependencies=[only_known])
Name = Annotated[str, Path(max_length=100, examples=["psu"])]

Inputs = Annotated[
    dict[str, Any],
    Body(openapi_examples={name: {"value": value} for name, value in RULE_INPUTS.items()}),
]
KINDS: dict[Form, str] = {"md": "text/markdown", "csv": "text/csv", "json": "application/json"}


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
    inputs: Inputs,
) -> Computation:
    """The computation with its steps; inputs as in the rule's schema."""
    desk: Desk = request.app.state.desk
    words = wording(language_of(request))
    rule = registry.get(name)
    return await desk.run(lambda: localise(rule(inputs, desk.assistant.knowledge), words))


def _schema_of(form: str) -> dict[str, Any]:
    """What a file of a form is, for the description: JSON is an object, the others are text."""
    return {"type": "object" if form == "json" else "string"}


@router.post(
    "/rules/{name}/sheet.{form}",
    summary="A result as a file",
    response_class=Response,
    responses={200: {"content": {kind: {"schema": _schema_of(form)} for form, kind in KINDS.items()}}},
)
async def run_to_file(request: Request, _: Asker, name: Name, form: Form, inputs: Inputs) -> Response:
    """Computes a rule and writes its result as Markdown to read, CSV for a spreadsheet, or JSON."""
    desk: Desk = request.app.state.desk
    language = language_of(request)
    rule = registry.get(name)

    def written() -> bytes:
        computation = localise(rule(inputs, desk.assistant.knowledge), wording(language))
        return exported(computation, form, language).encode(FORMS[form])

    file = f'attachment; filename="rigwise-{rule.name}.{form}"'
    return Response(await desk.run(written), media_type=KINDS[form], headers={"Content-Disposition": file})


def _card(name: str, words: Wording) -> RuleCard:
    schema = registry.get(name).schema()
    return RuleCard(name=name, title=words(f"rule-{name.replace('_', '-')}-title"), schema=schema)
