"""The query of an address: a name that it does not take is refused, since it would change nothing."""

from __future__ import annotations

from fastapi import Depends, Request
from fastapi.routing import APIRoute

from api.errors import RefusedError
from rules.errors import closest

_EVERYWHERE = ("language",)
"""What every address takes; see :mod:`api.language`."""


def _only_known(request: Request) -> None:
    """Refuse a query with a name that the route does not take.

    Raises:
        RefusedError: 400, with the nearest name that it takes, or all of them.
    """
    route = request.scope["route"]
    assert isinstance(route, APIRoute)
    known = tuple(dict.fromkeys([*(each.alias for each in route.dependant.query_params), *_EVERYWHERE]))
    for name in request.query_params:
        if name not in known:
            near = closest(name, known)
            offered = known if near is None else (near,)
            raise RefusedError(400, "error-unknown-parameter", field=name[:80], known=offered)


only_known = Depends(_only_known)
"""For the ``dependencies`` of a router."""
