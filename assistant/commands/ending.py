"""A command that is told to stop clears away what it has begun."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_STATUS = 128
"""Added to the number of a signal, it is the exit status of who was ended by it."""


@contextmanager
def orderly() -> Iterator[None]:
    """The signals that end a process at once end it through ``SystemExit`` meanwhile, as Ctrl+C does."""
    before = {}
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        with suppress(ValueError):  # only the main thread is told of signals
            if number is not None:
                before[number] = signal.signal(number, lambda given, _: sys.exit(_STATUS + given))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
