"""A line on standard error while something takes long."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

DELAY_S = 1.5


@contextmanager
def patience(text: str = "Working …", delay_s: float = DELAY_S) -> Iterator[None]:
    """Show ``text`` with the seconds spent when the block takes longer than ``delay_s``, then remove it."""
    if not sys.stderr.isatty():
        yield
        return
    done = threading.Event()
    thread = threading.Thread(target=_show, args=(done, text, delay_s), daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def _show(done: threading.Event, text: str, delay_s: float) -> None:
    spent = delay_s
    if done.wait(delay_s):
        return
    while True:
        sys.stderr.write(f"\r{text} {spent:.0f} s ")
        sys.stderr.flush()
        if done.wait(1.0):
            break
        spent += 1.0
    sys.stderr.write("\r" + " " * (len(text) + 12) + "\r")
    sys.stderr.flush()
