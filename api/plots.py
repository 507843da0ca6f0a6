"""``/plots``: charts of the rules as pictures, for pages, bots and documents that show an address."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from api.desk import Desk
from api.errors import RefusedError, malformed
from api.language import language_of
from api.parameters import only_known
from api.security import Asker
from assistant.plots import LEAST_WIDTH, MOST_WIDTH, RULES, USUAL, WIDTH, Paper, Plot, Theme, render
from rules import registry
from rules.computation import Computation

router = APIRouter(tags=["rules"], prefix="/plots", dependencies=[only_known])
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
_INPUTS = '{"gpus": [{"name": "RTX 3090", "count": 2}]}'

Name = Annotated[str, Path(max_length=100, examples=["power"])]
Inputs = Annotated[
    str,
    Query(
        max_length=8000,
        description="Inputs of the rule as JSON; `inputs` of a computation will do.",
        examples=[_INPUTS],
    ),
]
Width = Annotated[
    int,
    Query(ge=LEAST_WIDTH, le=MOST_WIDTH, description="Pixels; letters keep their size.", examples=[360]),
]
Ground = Annotated[Theme, Query(description="`dark` for light letters on a dark ground.")]
RuleName = Annotated[
    str | None, Query(max_length=100, description="Rule to compute, by default the usual one.")
]


class ChartCard(BaseModel):
    """A chart and the rules whose results it can show."""

    name: str
    rules: list[str] = Field(description="The usual one first.")


class ChartData(BaseModel):
    """What a chart shows, worded; the first column names the row."""

    name: str
    title: str
    description: str
    columns: list[str]
    rows: list[list[str]]


@router.get("", summary="What can be drawn")
async def list_charts(_: Asker) -> list[ChartCard]:
    """Every chart with its rules."""
    return [ChartCard(name=name, rules=list(rules)) for name, rules in RULES.items()]


@router.get(
    "/{name}.svg",
    summary="A chart",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def draw(
    request: Request,
    _: Asker,
    name: Name,
    inputs: Inputs = "{}",
    rule: RuleName = None,
    width: Width = WIDTH,
    theme: Ground = "light",
) -> Response:
    """Computes a rule and draws its result, worded in the language of ``?language=`` or the client's."""
    plot = await _plotted(request, name, inputs, rule, Paper(width, theme))
    return Response(plot.svg, media_type="image/svg+xml", headers={"Content-Security-Policy": _POLICY})


@router.get("/{name}.json", summary="The data of a chart")
async def tell(
    request: Request, _: Asker, name: Name, inputs: Inputs = "{}", rule: RuleName = None
) -> ChartData:
    """The same chart as a title, a description and a table, for those who do not see it."""
    plot = await _plotted(request, name, inputs, rule)
    return ChartData(
        name=name,
        title=plot.title,
        description=plot.description,
        columns=list(plot.table.columns),
        rows=[list(row) for row in plot.table.rows],
    )


async def _plotted(request: Request, name: str, inputs: str, rule: str | None, paper: Paper = USUAL) -> Plot:
    desk: Desk = request.app.state.desk
    language, values = language_of(request), _values(inputs)
    return await desk.run(lambda: render(name, _computed(desk, name, rule, values), language, paper))


def _computed(desk: Desk, name: str, rule: str | None, inputs: dict[str, Any]) -> Computation:
    if name not in RULES:
        raise RefusedError(404, "plot-unknown", field="name", name=name, known=tuple(RULES))
    return registry.get(rule or RULES[name][0])(inputs, desk.assistant.knowledge)


def _values(text: str) -> dict[str, Any]:
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        raise RefusedError(422, "error-json", field="inputs", position=error.pos + 1) from error
    except (ValueError, RecursionError) as error:
        raise malformed("inputs") from error
    if not isinstance(values, dict):
        raise malformed("inputs")
    return values
