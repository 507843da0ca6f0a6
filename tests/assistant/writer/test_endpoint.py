"""The parts of the client: the breaker, the bound on calls, the cache."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Iterator
from types import AsyncGeneratorType

import pytest

from assistant.writer.breaker import Breaker
from assistant.writer.cache import Cache, key_of
from assistant.writer.endpoint import Endpoint
from assistant.writer.errors import EndpointError
from assistant.writer.request import Request
from tests.assistant.writer.fake import Behaviour, Fake, says, sends, status


def request() -> Request:
    return Request([{"role": "user", "content": "hello"}], most_tokens=16)


def soon() -> float:
    return time.monotonic() + 120.0


@pytest.fixture
def uncollected() -> Iterator[None]:
    """What nobody closed stays where it is."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def suspended() -> list[str]:
    """Asynchronous generators that have begun and not ended."""
    found = (each for each in gc.get_objects() if type(each) is AsyncGeneratorType)
    return [each.__qualname__ for each in found if each.ag_frame is not None]


def failure(endpoint: Endpoint) -> str:
    with pytest.raises(EndpointError) as caught:
        endpoint.whole(request(), soon())
    return caught.value.cause


def test_after_failures_in_a_row_the_endpoint_is_left_alone_then_tried_once(fake: Fake) -> None:
    now = [0.0]
    endpoint = Endpoint(fake.url, "m", breaker=Breaker(2, 30.0, lambda: now[0]))
    fake.otherwise = status(500)
    assert [failure(endpoint) for _ in range(3)] == ["failed", "failed", "open"]
    assert len(fake.calls) == 4  # two calls, each tried twice
    now[0] = 31.0
    assert [failure(endpoint) for _ in range(2)] == ["failed", "open"]
    now[0] = 62.0
    fake.otherwise = says("back")
    assert endpoint.whole(request(), soon()) == "back"
    assert endpoint.whole(request(), soon()) == "back"


def test_a_refusal_is_no_failure_of_the_endpoint(fake: Fake) -> None:
    endpoint = Endpoint(fake.url, "m", breaker=Breaker(1))
    fake.otherwise = status(400)
    assert [failure(endpoint) for _ in range(3)] == ["refused"] * 3


def test_one_call_more_than_allowed_is_refused_at_once(fake: Fake) -> None:
    endpoint = Endpoint(fake.url, "m", parallel=1)
    begun, may_end = threading.Event(), threading.Event()
    fake.otherwise = lambda _: (begun.set(), may_end.wait(120.0))
    waiting = threading.Thread(target=lambda: failure(endpoint))
    waiting.start()
    assert begun.wait(120.0)
    assert failure(endpoint) == "busy"
    may_end.set()
    waiting.join()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    ("behaviour", "cause"),
    [
        (sends("data: {not json}\n\n"), "malformed"),
        (sends('data: {"error": {"message": "out of memory"}}\n\n'), "failed"),
        (sends("<html>Bad gateway</html>", kind="text/html"), "malformed"),
        (sends("{broken", kind="application/json"), "malformed"),
        (sends(": padding\n" * 60_000), "malformed"),
    ],
)
def test_a_reply_that_is_given_up_is_closed_at_once(behaviour: Behaviour, cause: str, fake: Fake) -> None:
    """Left to the collector, it would be ended by whatever thread that happens to run in."""
    before = suspended()
    fake.otherwise = behaviour
    assert failure(Endpoint(fake.url, "m")) == cause
    end_s = soon()
    while (left := suspended()) != before and time.monotonic() < end_s:
        time.sleep(0.01)
    assert left == before


def test_a_reader_that_leaves_frees_its_place(fake: Fake) -> None:
    endpoint = Endpoint(fake.url, "m", parallel=1)
    fake.otherwise = says("one ", "two")
    reading = endpoint.stream(request(), soon())
    assert next(reading) == "one "
    reading.close()
    assert endpoint.whole(request(), soon()) == "one two"


def test_the_wait_that_a_busy_endpoint_asks_for_is_kept_if_there_is_time(fake: Fake) -> None:
    fake.behaviours = [status(429, Retry_After="1"), says("now")]
    begun = time.monotonic()
    assert Endpoint(fake.url, "m").whole(request(), soon()) == "now"
    assert time.monotonic() - begun >= 1.0


def test_tokens_are_those_that_the_endpoint_counts(fake: Fake) -> None:
    fake.behaviours = [says("x", prompt=7, completion=3)]
    asked = request()
    Endpoint(fake.url, "m").whole(asked, soon())
    assert (asked.usage.prompt_tokens, asked.usage.completion_tokens) == (7, 3)


def test_the_cache_forgets_what_was_unused_for_longest() -> None:
    cache: Cache[int] = Cache(room=2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert (cache.get("a"), cache.get("b"), cache.get("c"), len(cache)) == (1, None, 3, 2)


def test_a_key_depends_on_every_part() -> None:
    assert key_of(("m", "en", [("a", "x")])) != key_of(("m", "en", [("a", "y")]))
    assert key_of(("m", "en", [])) != key_of(("n", "en", []))
