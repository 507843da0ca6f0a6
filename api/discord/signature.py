"""Whether a request comes from Discord: signed with its key, sent now, and not seen before."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

WINDOW_S = 300.0
_SIGNATURE_BYTES = 64


class Signatures:
    """Checks signatures with one public key; safe to share between threads.

    Args:
        public_key: of the application, 64 hexadecimal digits.
        clock: seconds since the epoch.
        window_s: seconds that a request's time may be off, in either direction.

    References:
        Discord developer documentation, "Setting Up an Endpoint: Validating Security Request Headers".
    """

    def __init__(
        self, public_key: str, clock: Callable[[], float] = time.time, window_s: float = WINDOW_S
    ) -> None:
        from nacl.signing import VerifyKey

        self._key = VerifyKey(bytes.fromhex(public_key))
        self._clock = clock
        self._window_s = window_s
        self._lock = Lock()
        self._seen: OrderedDict[bytes, float] = OrderedDict()

    def is_valid(self, signature: str, timestamp: str, body: bytes) -> bool:
        """Whether a body is Discord's own, and fresh; the same request is valid once.

        Args:
            signature: header ``X-Signature-Ed25519``.
            timestamp: header ``X-Signature-Timestamp``, seconds since the epoch.
        """
        given = _hexadecimal(signature)
        if given is None or not self._is_fresh(timestamp) or not self._is_signed(given, timestamp, body):
            return False
        return self._is_first(given)

    def _is_fresh(self, timestamp: str) -> bool:
        if not (timestamp.isascii() and timestamp.isdecimal() and len(timestamp) <= 12):
            return False
        return abs(self._clock() - int(timestamp)) <= self._window_s

    def _is_signed(self, signature: bytes, timestamp: str, body: bytes) -> bool:
        from nacl.exceptions import BadSignatureError

        try:
            self._key.verify(timestamp.encode("ascii") + body, signature)
        except BadSignatureError:
            return False
        return True

    def _is_first(self, signature: bytes) -> bool:
        """Only signatures that were valid are remembered, so that nobody else can fill the memory."""
        now = self._clock()
        with self._lock:
            while self._seen and next(iter(self._seen.values())) < now - 2 * self._window_s:
                self._seen.popitem(last=False)
            is_first = signature not in self._seen
            self._seen.setdefault(signature, now)
        return is_first


def _hexadecimal(text: str) -> bytes | None:
    try:
        data = bytes.fromhex(text)
    except ValueError:
        return None
    return data if len(data) == _SIGNATURE_BYTES else None
