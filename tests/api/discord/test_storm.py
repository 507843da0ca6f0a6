"""A storm of questions: nothing lost, nothing doubled, nothing in the wrong thread, each thread in order."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from tests.api.discord.inside import inside_bot
from tests.api.discord.service import people
from tests.api.discord.service.service import Discord
from tests.api.discord.service.world import World

THREADS, QUESTIONS = 50, 1000


def answered(world: World, thread: str) -> list[str]:
    """The questions whose answers stand in a thread, in order."""
    marker = "Answer to question "
    texts = [message["content"].partition(marker)[2].rstrip("*") for message in world.by_bot(thread)]
    return [text.replace("\\", "") for text in texts]


def test_a_thousand_questions_over_fifty_threads(service: Discord, tmp_path: Path) -> None:
    chance = random.Random(7)
    with inside_bot(service, tmp_path) as bot:
        threads = [service.new_thread() for _ in range(THREADS)]
        asked: dict[str, list[str]] = {thread: [] for thread in threads}
        for number in range(QUESTIONS):
            thread = chance.choice(threads)
            text = f"{number} of {thread}"
            message = people.spoken(service.world, f"question {text}", channel=thread)
            service.event("MESSAGE_CREATE", message)
            asked[thread].append(text)
            if number % 10 == 0:
                service.event("MESSAGE_CREATE", message)
            if number in (300, 700):
                service.do(service.gateway.cut(4000))
            if number % 250 == 100:
                service.trouble("POST /api/v10/channels/.*/messages", 429, retry_after_s=0.2)
        service.until(
            lambda: sum(len(service.world.by_bot(thread)) for thread in threads) >= QUESTIONS, patience_s=600
        )
        service.calm(1.0)
        counts = Counter(text for _, text in bot.asker.asked)
    assert {thread: answered(service.world, thread) for thread in threads} == asked
    assert set(counts.values()) == {1}
    assert not service.world.faults
