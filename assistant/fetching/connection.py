"""One connection to one address that was checked beforehand, whatever its name stands for by now."""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress

Connect = Callable[[str, int, float], socket.socket]


def connected(address: str, port: int, seconds: float) -> socket.socket:
    """A connection to an address.

    Raises:
        OSError: there is nobody.
    """
    return socket.create_connection((address, port), timeout=seconds)


class PinnedConnection(http.client.HTTPConnection):
    """Speaks to a host at a given address; with encryption the host still has to prove its name.

    Args:
        host: as in the address that was asked for.
        address: where to connect to.
        is_encrypted: whether by TLS.
        connect: makes the connection.
    """

    def __init__(
        self, host: str, port: int, address: str, seconds: float, *, is_encrypted: bool, connect: Connect
    ) -> None:
        super().__init__(host, port, timeout=seconds)
        self.default_port = 443 if is_encrypted else 80
        self._address = address
        self._seconds = seconds
        self._is_encrypted = is_encrypted
        self._make = connect
        self._held: socket.socket | None = None

    def connect(self) -> None:
        """Connect to the address, not to what the name stands for now."""
        self.sock = self._held = self._make(self._address, self.port, self._seconds)
        if self._is_encrypted:
            context = ssl.create_default_context()
            secured = context.wrap_socket(self.sock, server_hostname=self.host, do_handshake_on_connect=False)
            self.sock = self._held = secured
            secured.do_handshake()

    def cut(self) -> None:
        """End the connection at once, also while its answer is read; who is waiting for it gets a fault."""
        if self._held is not None:
            with suppress(OSError):
                self._held.shutdown(socket.SHUT_RDWR)
