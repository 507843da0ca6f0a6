"""Which addresses are public, and what a name stands for."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from corpus.errors import DocumentError

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], list[str]]
_NAT64 = IPv6Network("64:ff9b::/96")


def resolve(host: str, port: int) -> list[str]:
    """The addresses that a name, or an address in any spelling, stands for.

    Raises:
        OSError: there are none.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def public_address(host: str, port: int, url: str, resolver: Resolve) -> str:
    """One address of a host, to connect to and to no other; a name is looked up once.

    Args:
        url: for what is told.

    Raises:
        DocumentError: the host is unknown, or one of its addresses is not public.
    """
    try:
        found = resolver(host, port)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise DocumentError("url-unreachable", url=url, reason=reason) from error
    for address in found:
        if not is_public(address):
            raise DocumentError("url-private", url=url, address=address)
    if not found:
        raise DocumentError("url-unreachable", url=url, reason=host)
    return found[0]


def is_public(text: str) -> bool:
    """Whether an address, and every one that is written into it, belongs to the public internet."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(each.is_global and not each.is_multicast and not each.is_reserved for each in _meant(address))


def _meant(address: Address) -> Iterator[Address]:
    """The address, or the ones of version 4 that it carries."""
    if isinstance(address, IPv4Address):
        yield address
    elif address.ipv4_mapped is not None:
        yield address.ipv4_mapped
    elif address in _NAT64:
        yield IPv4Address(int(address) & 0xFFFFFFFF)
    else:
        yield address
        yield from (part for part in (address.sixtofour, *(address.teredo or ())) if part is not None)
