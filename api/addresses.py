"""Network addresses: who is asking, under which name, and whether an address reaches this machine only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import Scope

Network = IPv4Network | IPv6Network
LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
UNKNOWN = "unknown"
_SITE_BITS = 64


def is_loopback(address: str) -> bool:
    """Whether an address reaches this machine only."""
    if address == "localhost":
        return True
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def client_address(scope: Scope, trusted: Sequence[Network]) -> str:
    """The address that a request is counted under.

    It is the peer's own, unless the peer is a trusted proxy: then it is the last address of
    ``X-Forwarded-For`` that no trusted proxy has. What stands before that one, anybody can have written.
    An IPv6 address stands for its network of 64 bits, which one client has to itself.
    """
    client = scope.get("client")
    peer = client[0] if client else UNKNOWN
    for hop in [*reversed(_forwarded(scope)), None] if _is_among(peer, trusted) else []:
        if hop is None or not _is_address(hop):
            break
        peer = hop
        if not _is_among(hop, trusted):
            break
    return _site(peer)


def is_encrypted(scope: Scope, trusted: Sequence[Network]) -> bool:
    """Whether the client speaks HTTPS: with this server, or with a trusted proxy, which says so."""
    client = scope.get("client")
    if client and _is_among(client[0], trusted):
        return Headers(scope=scope).get("x-forwarded-proto", scope["scheme"]) == "https"
    return bool(scope["scheme"] == "https")


def host_name(headers: Headers) -> str:
    """The name in the ``Host`` header, in lower case, without its port."""
    host = headers.get("host", "").lower()
    if host.startswith("["):
        return "".join(host.partition("]")[:2])
    return host.partition(":")[0]


def _forwarded(scope: Scope) -> list[str]:
    lines = Headers(scope=scope).getlist("x-forwarded-for")
    return [part.strip() for line in lines for part in line.split(",")]


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _is_among(address: str, networks: Iterable[Network]) -> bool:
    return _is_address(address) and any(ip_address(address) in network for network in networks)


def _site(address: str) -> str:
    if not _is_address(address):
        return address
    parsed = ip_address(address)
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, _SITE_BITS), strict=False))
