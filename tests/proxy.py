"""A small proxy of this machine: each connection goes to the next server that takes it."""

from __future__ import annotations

import itertools
import socket
import socketserver
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

CHUNK = 65536


@dataclass
class Proxy:
    """A running proxy, and which server took each connection."""

    url: str
    taken: list[int] = field(default_factory=list)


@contextmanager
def running_proxy(urls: Sequence[str]) -> Iterator[Proxy]:
    """Share connections out among servers in turn; one that refuses is passed over."""
    addresses = [(urlsplit(url).hostname or "", urlsplit(url).port or 0) for url in urls]
    turn = itertools.count()
    proxy = Proxy("")

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            for _ in addresses:
                number = next(turn) % len(addresses)
                with suppress(ConnectionRefusedError), socket.create_connection(addresses[number]) as server:
                    proxy.taken.append(number)
                    _join(self.request, server)
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as listening:
        listening.daemon_threads = True
        proxy.url = f"http://127.0.0.1:{listening.server_address[1]}"
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield proxy
        listening.shutdown()


def _join(client: socket.socket, server: socket.socket) -> None:
    """Carry bytes both ways until either side ends."""
    up = threading.Thread(target=_carry, args=(client, server), daemon=True)
    up.start()
    _carry(server, client)
    with suppress(OSError):
        client.shutdown(socket.SHUT_RDWR)
    up.join()


def _carry(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(CHUNK):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_WR)
