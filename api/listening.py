"""The sockets that the server listens at; one that cannot be had is told with the next step."""

from __future__ import annotations

import errno
import os
import socket

import click

BACKLOG = 2048
_MOST_PORT = 65535
_LACKING = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT})
_INSTEAD = "Bind to 127.0.0.1, or to 0.0.0.0 for all of its addresses."


def listen(host: str, port: int) -> list[socket.socket]:
    """A listening socket for every address of a host name; for port 0 each with any free port.

    An address that the name has and this machine lacks is left out, as long as there is another one.

    Raises:
        click.ClickException: the name is unknown, or its addresses cannot be had; says why.
    """
    sockets: list[socket.socket] = []
    lacking: OSError | None = None
    for family, place in _places(host, port):
        try:
            sockets.append(_listening(family, place))
        except OSError as fault:
            if fault.errno not in _LACKING:
                _close(sockets)
                raise click.ClickException(_why(host, port, fault)) from fault
            lacking = fault
    if lacking and not sockets:
        raise click.ClickException(_why(host, port, lacking)) from lacking
    return sockets


def _places(host: str, port: int) -> list[tuple[int, tuple[object, ...]]]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as fault:
        raise click.ClickException(
            f"No address of this machine is called {host} ({fault.strerror or fault}). {_INSTEAD}"
        ) from fault
    return list(dict.fromkeys((int(family), place) for family, _, _, _, place in found))


def _listening(family: int, place: tuple[object, ...]) -> socket.socket:
    """Named as TCP: only then does asyncio send small answers at once, instead of 40 ms later."""
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(place)
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    return opened


def _close(sockets: list[socket.socket]) -> None:
    for each in sockets:
        each.close()


def _why(host: str, port: int, fault: OSError) -> str:
    """What stands in the way, and what to do about it."""
    if fault.errno == errno.EADDRINUSE:
        return (
            f"Port {port} on {host} is taken: another program listens there, perhaps a second Rigwise. "
            f"End that one, or choose another port: rigwise serve --port {_beside(port)} "
            "(0 takes any free one; RIGWISE_PORT keeps the choice)."
        )
    if fault.errno == errno.EACCES:
        return f"Port {port} is for administrators only. Choose one from 1024: rigwise serve --port 8000"
    if fault.errno in _LACKING:
        return f"This machine has no address {host}. {_INSTEAD}"
    return f"{host}:{port} cannot be listened at: {fault.strerror or fault}. Choose another --host or --port."


def _beside(port: int) -> int:
    return port + 1 if port < _MOST_PORT else port - 1
