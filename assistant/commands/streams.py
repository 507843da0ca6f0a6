"""Standard streams that are closed or full: a sentence on standard error, and no trace of calls."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any, TextIO

EXIT_UNWRITTEN = 1
"""Exit status of a command whose output could not be written."""
_LASTING = frozenset({"serve", "discord", "slack", "worker"})
"""Commands that run on and have other readers than those of their standard output."""


class OutputError(OSError):
    """Standard output takes nothing more."""


class _Output(io.RawIOBase):
    """Bytes to standard output; what it does not take is told from every other fault of a file."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream  # closed with its buffer where nothing holds it
        self._raw: IO[bytes] = getattr(stream.buffer, "raw", stream.buffer)

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._raw.fileno()

    def isatty(self) -> bool:
        return self._raw.isatty()

    def write(self, data: Any) -> int:
        """Write some of the bytes.

        Raises:
            OutputError: with the number of the fault.
        """
        try:
            return self._raw.write(data)
        except OSError as fault:
            raise OutputError(fault.errno, fault.strerror) from fault


@contextmanager
def standard_streams(command: str) -> Iterator[None]:
    """Standard streams that can be used whatever they are; output that cannot be written ends the process.

    A reader who has left ("| head") is no fault to be told; click ends the command then.

    Args:
        command: that is run.
    """
    _fill_in(is_lasting=command in _LASTING)
    sys.stdout = _watched(sys.stdout)
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OutputError as fault:
        _end(fault)


def _fill_in(*, is_lasting: bool) -> None:
    """Put the null device where a stream is closed, so that no file gets its number.

    What is read from it is empty; what is written to it as output fails, as it does where that is closed.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is not None:
            continue
        is_written = name == "stderr" or (name == "stdout" and is_lasting)
        opened = os.open(os.devnull, os.O_WRONLY if is_written else os.O_RDONLY)
        if opened != number:
            os.dup2(opened, number)
            os.close(opened)
        mode = "r" if name == "stdin" else "w"
        setattr(sys, name, os.fdopen(number, mode, encoding="utf-8", closefd=False))


def _watched(stream: TextIO) -> TextIO:
    """A stream whose faults are told from those of other files."""
    return io.TextIOWrapper(
        io.BufferedWriter(_Output(stream)),
        encoding=stream.encoding,
        errors=stream.errors,
        line_buffering=bool(stream.line_buffering),
        write_through=getattr(stream, "write_through", False),
    )


def _end(fault: OutputError) -> None:
    """Tell it where that can be read, and leave nothing behind that is written again at the end."""
    from assistant.answering.wording import wording
    from assistant.commands.common import system_language

    with suppress(OSError):
        print(wording(system_language())("command-unwritten", reason=fault.strerror or ""), file=sys.stderr)
        sys.stderr.flush()
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(EXIT_UNWRITTEN)
