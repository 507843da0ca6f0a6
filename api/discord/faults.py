"""What may go wrong with a message to Discord."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from api.channels.runner import GoneError, ReplyError

_NO_REPLY = 160002
_IS_NEVER_TAKEN = frozenset({400, 403, 404})


class TokenError(Exception):
    """An interaction's token is over, or its first response never arrived.

    Args:
        is_over: whether it is certain that it will not work later either.
    """

    def __init__(self, is_over: bool) -> None:
        super().__init__(is_over)
        self.is_over = is_over


class NoReplyError(GoneError):
    """A message may not be a reply there, but may be sent: the bot cannot read the channel's past."""


@contextmanager
def told(is_hook: bool = False) -> Iterator[None]:
    """Faults of the library as those of a reply.

    Args:
        is_hook: whether the request carries the token of an interaction.
    """
    import aiohttp
    import discord

    try:
        yield
    except discord.RateLimited as fault:
        raise ReplyError(fault.retry_after) from fault
    except discord.HTTPException as fault:
        if is_hook and fault.status in (401, 404):
            raise TokenError(is_over=fault.status == 401) from fault
        if fault.code == _NO_REPLY:
            raise NoReplyError from fault
        if fault.status in _IS_NEVER_TAKEN:
            structlog.get_logger().warning("discord: not taken", status=fault.status, code=fault.code)
            raise GoneError from fault
        raise ReplyError from fault
    except (TimeoutError, aiohttp.ClientError, OSError) as fault:
        raise ReplyError from fault
