"""``/plots``: a computation of an answer as a picture."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from api.caller import Caller
from api.desk import Desk
from api.errors import RefusedError
from api.security import Asker
from assistant.answering.chart import chart
from assistant.answering.renderers.svg import svg
from assistant.conversation import Conversations

router = APIRouter(tags=["chat"])
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


@router.get(
    "/plots/{answer_id}/{number}.svg",
    summary="A computation as a picture",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def plot(
    request: Request,
    caller: Asker,
    answer_id: Annotated[str, Path(max_length=100, pattern=r"^[A-Za-z0-9_-]+$")],
    number: Annotated[int, Path(ge=1, le=20, description="Which computation of the answer, from 1.")],
) -> Response:
    """Bars of its options, or of its steps; the numbers stand in the answer as well."""
    desk: Desk = request.app.state.desk
    picture = await desk.run(lambda: _picture(desk.assistant.conversations, caller, answer_id, number))
    return Response(picture, media_type="image/svg+xml", headers={"Content-Security-Policy": _POLICY})


def _picture(store: Conversations, caller: Caller, answer_id: str, number: int) -> str:
    found = store.turn(answer_id)
    if found is None or not caller.owns(found[0]):
        raise RefusedError(404, "http-answer-unknown")
    computations = found[1].answer.computations
    drawn = chart(computations[number - 1]) if number <= len(computations) else None
    if drawn is None:
        raise RefusedError(404, "http-no-chart")
    return svg(drawn)
