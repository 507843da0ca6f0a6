"""One thread or all for a text that is alone: by the times of late."""

from __future__ import annotations

import pytest

from assistant.retrieval.embedders.teams import AGAIN, Team

BYTES = 80


def sizes(team: Team, seconds: dict[int, float], texts: int) -> list[int]:
    """Threads of some texts, each of which takes what its number of threads takes."""
    used = []
    for _ in range(texts):
        size = team.size()
        team.took(size, BYTES, seconds[size])
        used.append(size)
    return used


@pytest.mark.parametrize(
    ("seconds", "usual", "other"), [({1: 0.016, 2: 0.010}, 2, 1), ({1: 0.016, 2: 0.022}, 1, 2)]
)
def test_the_faster_number_is_used_and_the_other_tried_now_and_then(
    seconds: dict[int, float], usual: int, other: int
) -> None:
    used = sizes(Team(2), seconds, 2 + 3 * AGAIN)
    assert used[:2] == [2, 1]
    assert used[2:].count(other) == 3
    assert set(used[2 : 1 + AGAIN]) == {usual}


def test_it_changes_with_the_machine() -> None:
    team = Team(2)
    free, taken = {1: 0.016, 2: 0.010}, {1: 0.016, 2: 0.040}
    for seconds, usual in ((free, 2), (taken, 1), (free, 2)):
        used = sizes(team, seconds, 12 * AGAIN)
        assert used[-AGAIN:].count(usual) == AGAIN - 1


def test_long_texts_are_no_slower_than_short_ones() -> None:
    team = Team(2)
    team.took(team.size(), 10 * BYTES, 0.100)
    team.took(team.size(), BYTES, 0.016)
    assert team.size() == 2, "1.25 ms a byte against 2 ms"


def test_where_one_may_be_used_one_is() -> None:
    assert set(sizes(Team(1), {1: 0.016}, 40)) == {1}


def test_a_text_without_bytes_divides_nothing_by_zero() -> None:
    team = Team(2)
    team.took(2, 0, 0.01)
    assert team.size() == 1
