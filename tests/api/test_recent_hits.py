"""The storage of the rate limit against a plain count over the whole history."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from limits.aio.strategies import MovingWindowRateLimiter
from limits.limits import RateLimitItemPerSecond

from api import recent_hits
from api.recent_hits import RecentHits

WINDOW_S, LIMIT = 10, 3
RATE = RateLimitItemPerSecond(LIMIT, WINDOW_S)
STEPS = st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 12)), max_size=30)


class Clock:
    """Time as a test sets it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(STEPS)
def test_no_window_ever_holds_more_than_the_limit_and_none_is_refused_before(
    steps: list[tuple[str, int]],
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        clock, storage = Clock(), RecentHits()
        patch.setattr(recent_hits, "time", clock)
        limiter = MovingWindowRateLimiter(storage)
        let_in: list[tuple[str, float]] = []
        for caller, pause in steps:
            clock.now += pause
            inside = [at for who, at in let_in if who == caller and at > clock.now - WINDOW_S]
            assert asyncio.run(limiter.hit(RATE, caller)) is (len(inside) < LIMIT)
            if len(inside) < LIMIT:
                let_in.append((caller, clock.now))
                inside.append(clock.now)
            reset, remaining = asyncio.run(limiter.get_window_stats(RATE, caller))
            assert (reset, remaining) == (inside[0] + WINDOW_S, LIMIT - len(inside))


def test_callers_are_forgotten_when_their_window_has_passed() -> None:
    with pytest.MonkeyPatch.context() as patch:
        clock, storage = Clock(), RecentHits()
        patch.setattr(recent_hits, "time", clock)
        limiter = MovingWindowRateLimiter(storage)

        async def visit() -> None:
            for number in range(1000):
                await limiter.hit(RATE, str(number))
            assert storage.callers == 1000
            clock.now += WINDOW_S + 1
            await limiter.hit(RATE, "later")

        asyncio.run(visit())
        assert storage.callers == 1


def test_more_at_once_than_the_limit_is_never_let_in() -> None:
    limiter = MovingWindowRateLimiter(RecentHits())
    assert not asyncio.run(limiter.hit(RATE, "a", cost=LIMIT + 1))
    assert asyncio.run(limiter.hit(RATE, "a", cost=LIMIT))
    assert not asyncio.run(limiter.hit(RATE, "a"))


def test_of_a_caller_who_never_rests_only_the_window_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    storage, now = RecentHits(), [0.0]
    monkeypatch.setattr("api.recent_hits.time.time", lambda: now[0])

    async def scenario() -> None:
        for second in range(1_000):
            now[0] = float(second)
            assert await storage.acquire_entry("caller", limit=1_000_000, expiry=60)

    asyncio.run(scenario())
    assert len(storage._hits["caller"]) == 60
