"""The name under which a process claims questions, and whether a process of that name still lives."""

from __future__ import annotations

import os
import secrets
import socket
from functools import cache


@cache
def this_process() -> str:
    """A name for this process: machine, process id, and a random part that no other process has."""
    return f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(8)}"


def is_gone(owner: str) -> bool:
    """Whether a process of this machine is gone for sure.

    One with the id of this process that is not this one lived before it; about processes of other machines
    nothing is known.
    """
    machine, pid, _ = owner.rsplit("/", 2)
    own_machine, own_pid, _ = this_process().rsplit("/", 2)
    if machine != own_machine or owner == this_process():
        return False
    return pid == own_pid or not _lives(int(pid))


def _lives(pid: int) -> bool:
    if os.name != "posix":
        return True
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
