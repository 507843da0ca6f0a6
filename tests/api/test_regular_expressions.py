"""No regular expression of the product can be made to take long: time grows no faster than a text.

Each expression is tried on long runs of what it is made of. Where a run takes noticeable time at all, it may
take four times as long as one of a quarter of its length; time that grows with the square takes sixteen times
as long. The limit stands in the middle, so that neither is taken for the other where processors are shared.
"""

from __future__ import annotations

import json
import re
import re._parser as parser  # type: ignore[import-not-found]
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

LENGTHS = (22, 200, 2_000, 8_000, 32_000)
NOTICEABLE_S = 0.05
SHARE = 4
MOST_GROWTH = 8.0
ROUNDS = 5
COMMON = ("a", "1", " ", "\n", "中", ".", ",", "-", "(", "<", "|")


def expressions() -> list[tuple[str, int, str, list[str]]]:
    program = Path(__file__).with_name("expressions.py")
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True)
    return [tuple(row) for row in json.loads(done.stdout.splitlines()[-1])]


def test_time_grows_with_length_and_not_faster() -> None:
    found = expressions()
    assert len(found) > 100
    slow = [
        f"{file}: {pattern[:100]!r} on {attack!r} times {length}"
        for pattern, flags, file, methods in found
        for attack, length in faults(re.compile(pattern, flags), methods)
    ]
    assert not slow, "\n".join(slow)


def test_the_check_would_find_what_it_looks_for() -> None:
    for pattern in (r"(a+)+$", r"\s+$", r"\[[^\]]*\]\(", r"(a|a)*b"):
        assert next(faults(re.compile(pattern), ["search"]), None), pattern
    for pattern in (r"a+", r"^\s+$", r"\[[^\]\[]*\]\("):
        assert next(faults(re.compile(pattern), ["search"]), None) is None, pattern


def faults(expression: re.Pattern[str], methods: list[str]) -> Iterator[tuple[str, int]]:
    """Runs, with their length, on which time grows faster than the length."""
    whole = [name for name in methods if name in ("match", "fullmatch")]
    calls = whole if whole and len(whole) == len(methods) else [*whole, "search"]
    for attack in attacks(expression.pattern):
        for length in LENGTHS:
            if seconds(expression, calls, attack, length) < NOTICEABLE_S:
                continue
            if grows(expression, calls, attack, length):
                yield attack, length
            break


def grows(expression: re.Pattern[str], calls: list[str], attack: str, length: int) -> bool:
    """Whether time grows too fast in every round; long and short runs take turns, the fastest counts."""
    whole, part = float("inf"), float("inf")
    for _ in range(ROUNDS):
        part = min(part, *(seconds(expression, calls, attack, length // SHARE) for _ in range(SHARE)))
        whole = min(whole, seconds(expression, calls, attack, length))
        if whole <= MOST_GROWTH * part:
            return False
    return True


def seconds(expression: re.Pattern[str], calls: list[str], attack: str, length: int) -> float:
    """Processor time of a failing attempt."""
    text = (attack * length)[:length] + "\x01"
    start = time.process_time()
    for name in calls:
        getattr(expression, name)(text)
    return time.process_time() - start


def attacks(pattern: str) -> Iterator[str]:
    """What is repeated: each character that stands in the pattern, common ones, and pairs of these."""
    own = sorted(characters(parser.parse(pattern)))
    singles = list(dict.fromkeys([*own[:24], *COMMON]))
    yield from singles
    yield from (one + other for one in singles[:10] for other in (*COMMON[:4], *singles[:10]) if one != other)


def characters(tree: Any) -> set[str]:
    """Every character that a parsed pattern names, the first one of each range."""
    found: set[str] = set()
    for operation, argument in tree:
        name = str(operation)
        if name in ("LITERAL", "NOT_LITERAL"):
            found.add(chr(argument))
        elif name == "RANGE":
            found.add(chr(argument[0]))
        elif name == "BRANCH":
            found.update(*(characters(branch) for branch in argument[1]))
        elif name == "IN" or isinstance(argument, parser.SubPattern):
            found |= characters(argument)
        elif isinstance(argument, tuple):
            found.update(*(characters(part) for part in argument if isinstance(part, parser.SubPattern)))
    return found
