"""Pictures from a process of their own: the renderer holds Python's lock, and servers must stay at hand."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

_LONGEST_LINE = 32_000_000
_TIMEOUT_S = 20.0
_TRIES = 2


class Painter:
    """Renders one drawing after another; its process begins with the first and ends with this one's."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._process: Process | None = None

    async def paint(self, svg: str, language: str) -> bytes | None:
        """A drawing as PNG; ``None`` where it cannot be rendered."""
        order = json.dumps([svg, language]).encode() + b"\n"
        async with self._turn:
            for _ in range(_TRIES):
                line = await self._carried_out(order)
                if line.endswith(b"\n"):
                    return base64.b64decode(line) or None
        return None

    async def close(self) -> None:
        """End the process."""
        async with self._turn:
            process = self._process
            self._kill()
            if process is not None:
                await process.wait()

    async def _carried_out(self, order: bytes) -> bytes:
        """The line that answers an order; whatever comes too late is not taken for that of the next one."""
        line = b""
        try:
            async with asyncio.timeout(_TIMEOUT_S):
                line = await self._ask(order)
        except (TimeoutError, OSError, ValueError):
            line = b""
        finally:
            if not line.endswith(b"\n"):
                self._kill()
        return line

    async def _ask(self, order: bytes) -> bytes:
        if self._process is None:
            program = (sys.executable, "-m", __name__)
            self._process = await asyncio.create_subprocess_exec(
                *program, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE
            )
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(order)
        await self._process.stdin.drain()
        return await self._process.stdout.readline()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()


def main() -> None:
    """The other process: orders on standard input, pictures on standard output, until the input ends."""
    import signal

    from api.discord.picture import picture

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        svg, language = json.loads(line)
        png = picture(svg, language) or b""
        sys.stdout.buffer.write(base64.b64encode(png) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
