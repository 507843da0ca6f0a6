"""What counts as a request of Discord's, to the second; keys and times are ours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nacl.signing import SigningKey

from api.discord.signature import Signatures

KEY = SigningKey(bytes(range(32)))
NOW = 1_796_000_000
BODY = b'{"type": 1}'


def signatures(now: float = NOW) -> Signatures:
    return Signatures(KEY.verify_key.encode().hex(), clock=lambda: now)


def signed(timestamp: str, body: bytes = BODY) -> str:
    return KEY.sign(timestamp.encode() + body).signature.hex()


def test_published_vector_is_accepted() -> None:
    """RFC 8032, section 7.1, test 3: the two bytes af 82 under the key of the test."""
    public = "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025"
    signature = (
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
        "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
    )
    checked = Signatures(public)
    assert checked._is_signed(bytes.fromhex(signature), "", bytes.fromhex("af82"))
    assert not checked._is_signed(bytes.fromhex(signature), "", bytes.fromhex("af83"))


@pytest.mark.parametrize(
    ("off_s", "is_valid"), [(0, True), (300, True), (-300, True), (301, False), (-301, False)]
)
def test_window_is_five_minutes_in_either_direction(off_s: int, is_valid: bool) -> None:
    timestamp = str(NOW + off_s)
    assert signatures().is_valid(signed(timestamp), timestamp, BODY) is is_valid


@pytest.mark.parametrize(
    "timestamp", ["", "-1", "1.5", "now", "9" * 30, "１７９６００００００", "١٧٩٦٠٠٠٠٠٠", " 1796000000"]
)
def test_time_that_is_none_is_refused(timestamp: str) -> None:
    assert not signatures().is_valid(signed(timestamp), timestamp, BODY)


def test_same_signature_is_valid_once_however_it_is_written() -> None:
    checked, timestamp = signatures(), str(NOW)
    given = signed(timestamp)
    assert checked.is_valid(given, timestamp, BODY)
    assert not checked.is_valid(given, timestamp, BODY)
    assert not checked.is_valid(given.upper(), timestamp, BODY)


def test_replay_is_refused_as_long_as_its_time_is_fresh() -> None:
    now = [float(NOW - 300)]
    checked = Signatures(KEY.verify_key.encode().hex(), clock=lambda: now[0])
    timestamp = str(NOW)
    assert checked.is_valid(signed(timestamp), timestamp, BODY)
    for later in range(NOW - 299, NOW + 301, 50):
        now[0] = later
        checked.is_valid(signed(str(later), b"x"), str(later), b"x")
        assert not checked.is_valid(signed(timestamp), timestamp, BODY)


def test_what_is_seen_is_forgotten_in_time() -> None:
    now = [float(NOW)]
    checked = Signatures(KEY.verify_key.encode().hex(), clock=lambda: now[0])
    for number in range(50):
        now[0] = NOW + 20 * number
        timestamp = str(int(now[0]))
        assert checked.is_valid(signed(timestamp), timestamp, BODY)
    assert len(checked._seen) <= 600 / 20 + 2


@given(st.text(max_size=200), st.text(max_size=20), st.binary(max_size=50))
def test_nothing_but_a_signature_is_valid(signature: str, timestamp: str, body: bytes) -> None:
    assert not signatures().is_valid(signature, timestamp, body)


@given(st.integers(0, 63), st.integers(0, 7))
def test_a_changed_bit_is_seen(position: int, bit: int) -> None:
    changed = bytearray(bytes.fromhex(signed(str(NOW))))
    changed[position] ^= 1 << bit
    assert not signatures().is_valid(changed.hex(), str(NOW), BODY)
