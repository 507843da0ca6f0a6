"""What a message asks of its one card, or of the price of electricity, and says nothing else beside."""

from __future__ import annotations

from collections.abc import Set

from assistant.understanding.reading import Reading

_BARE = frozenset({"card", "cards", "several", "choice", "how_much", "amount", "question", "ignore", "today"})
"""What a message may say that names cards, and nothing that is asked of them."""
_JUDGING = frozenset(
    """
    card judge best question today ignore clause why condition owned having training tuning inference llm
    language_model purpose free:llm enough which_of range approximately can or
    """.split()  # noqa: SIM905
)
"""What a message may say that asks whether its one card is good, and nothing else of it."""
_A_CARD = frozenset({"gpu", "free:gpu", "which:gpu", "asked:gpu", "classifier"})
_WHAT = frozenset({"which"})
"""What it may say besides, either of the two: "is it a good card?", "what is it worth?"."""
_OF_MODELS = frozenset({"llm_inference", "llm_training"})
"""Purposes by which a card is judged; for others its memory is weighed."""
_OF_ITS_MODELS = frozenset(
    """
    card can fit run enough question clause purpose llm language_model free:llm owned having vendor which_of
    classifier today and range q:memory vram free:vram ignore
    """.split()  # noqa: SIM905
)
"""What a message may say that asks whether its one card runs language models, and nothing else."""
_OF_ITS_TRAINING = frozenset(
    """
    card several can run fit question clause purpose llm free:llm asked:llm which:llm amount:llm which
    language_model training tuning method owned having today classifier counter range sized amount at_most
    more idea and ignore any_memory definition which_of
    """.split()  # noqa: SIM905
)
"""What a message may say that asks what the cards of one kind can train, and nothing else."""
_OF_ITS_SPEED = frozenset(
    """
    card speed free:speed asked:speed amount:speed which:speed amount which how_much question having clause
    inference training today and between range sized
    """.split()  # noqa: SIM905
)
"""What a message may say that asks how fast its one card is, and nothing else."""
_OF_ITS_MEMORY = frozenset(
    """
    card memory free:memory amount:memory asked:memory which:memory free:gigabytes amount:gigabytes
    asked:gigabytes ram free:ram amount:ram asked:ram which:ram vram free:vram amount:vram asked:vram
    which:vram gpu free:gpu amount which how_much definition question having classifier sized range between
    any_memory
    """.split()  # noqa: SIM905
)
"""What a message may say that asks how much memory its one card has, and nothing else."""
_OF_ITS_BANDWIDTH = frozenset(
    """
    card cards several and bandwidth free:bandwidth amount:bandwidth asked:bandwidth which:bandwidth memory
    free:memory vram free:vram gpu free:gpu amount which how_much definition question having classifier sized
    clause ram free:ram any_memory between versus or which_of more further best fastest widest
    """.split()  # noqa: SIM905
)
"""What a message may say that asks how fast the memory of its cards is, and nothing else."""
_OF_ITS_USE = frozenset(
    """
    card purpose clause q:memory run can fit and having sized range between question owned classifier idea gpu
    free:gpu
    """.split()  # noqa: SIM905
)
"""What a message may say that names a card and what it is to do: "stable diffusion on a 6GB 2060"."""
_OF_NEEDS = frozenset(
    """
    need purpose which question clause ignore range having owned best gpu which:gpu asked:gpu free:gpu
    classifier machine which:machine asked:machine free:machine run can llm which:llm asked:llm free:llm
    language_model between sized at_least inference build free:build asked:build which:build
    """.split()  # noqa: SIM905
)
"""What a message may say that asks what a purpose needs: "what do I need to run local LLMs?"."""
_OF_ITS_SIZE = frozenset(
    """
    card question q:memory having clause range vram free:vram memory free:memory which_of owned classifier
    sized
    """.split()  # noqa: SIM905
)
"""What a message may say that asks whether its one card has memory of a size."""
_OF_KWH_PRICE = frozenset(
    """
    country per_kwh electricity free:electricity asked:electricity amount:electricity which:electricity cost
    free:cost asked:cost amount:cost which:cost price question clause definition amount which how_much having
    sized classifier between currency today unknown ignore
    """.split()  # noqa: SIM905
)
"""What a message may say that asks for the price of electricity, and nothing of a machine."""
_NOT_OF_MEMORY = _OF_MODELS | {"gaming"}
"""Purposes for which a card's memory is not what decides."""


def with_sole_subject(found: frozenset[str], reading: Reading) -> frozenset[str]:
    """The names of what a sentence says, with that of the one thing it asks, where it asks nothing else.

    Args:
        found: names of what it says (see :mod:`assistant.understanding.features`).
        reading: the question.
    """
    if found <= _BARE:
        return found | {"bare"}
    if _is_of_its_memory(found, reading):
        return found - {"definition"} | {"its_memory"}
    if {"card", "free:bandwidth"} <= found <= _OF_ITS_BANDWIDTH:
        return found - {"definition"} | {"its_bandwidth"}
    if _is_of_kwh_price(found):
        return found - {"definition"} | {"kwh_price"}
    purposes = {purpose for _, purpose in reading.of_kind("purpose")}
    if {"card", "purpose"} <= found <= _OF_ITS_USE and purposes.isdisjoint(_NOT_OF_MEMORY):
        return found | {"its_use"}
    if {"need", "purpose"} <= found <= _OF_NEEDS and "gaming" not in purposes:
        return found | {"needs"}
    if _is_of_its_training(found, purposes):
        return found - {"definition"} | {"its_training"}
    if _is_of_its_models(found, purposes):
        return found | {"its_models"}
    return found | {"judged"} if _is_judged(found, purposes) else found


def _is_judged(found: frozenset[str], purposes: Set[str]) -> bool:
    """Whether the one card is asked to be good, or how fast it is."""
    says_no_more = any(found <= _JUDGING | besides for besides in (_A_CARD, _WHAT))
    is_judged = says_no_more and {"card", "judge"} <= found and purposes <= _OF_MODELS
    return is_judged or {"card", "free:speed"} <= found <= _OF_ITS_SPEED


def _is_of_its_memory(found: frozenset[str], reading: Reading) -> bool:
    """Whether the memory of the one card is asked; RAM is the card's where it "has" it (3090のメモリ)."""
    is_had = "ram" in found and (not found.isdisjoint(("having", "sized")) or _is_memory_behind(reading))
    is_asked = is_had or not found.isdisjoint(("memory", "vram", "amount:gigabytes"))
    is_its_own = "card" in found and found <= _OF_ITS_MEMORY
    return _is_asked_of_size(found, reading) or (is_asked and is_its_own)


def _is_of_its_models(found: frozenset[str], purposes: Set[str]) -> bool:
    """Whether a card, a maker's machine of one's own or a size of memory is asked to run language models."""
    says_models = "language_model" in found or purposes == {"llm_inference"}
    is_asked = not found.isdisjoint({"can", "run", "fit", "enough", "question"})
    subjects: tuple[Set[str], ...] = ({"card"}, {"vendor", "owned"}, {"q:memory", "enough", "language_model"})
    has_subject = any(subject <= found for subject in subjects)
    return says_models and is_asked and has_subject and found <= _OF_ITS_MODELS


def _is_of_its_training(found: frozenset[str], purposes: Set[str]) -> bool:
    """Whether what the cards of one kind can train is asked: "biggest model to fine-tune on a 4090"."""
    trains = purposes == {"llm_training"} or not found.isdisjoint({"training", "tuning", "method"})
    is_asked = not found.isdisjoint({"llm", "language_model", "can", "question", "method"})
    is_of_models = purposes <= {"llm_training"}
    return trains and is_asked and is_of_models and "card" in found and found <= _OF_ITS_TRAINING


def _is_of_kwh_price(found: frozenset[str]) -> bool:
    """Whether only what electricity costs is asked, of a country or by the kWh: "price of power in Texas"."""
    is_of_power = not found.isdisjoint(("free:electricity", "per_kwh"))
    return is_of_power and not found.isdisjoint(("country", "per_kwh")) and found <= _OF_KWH_PRICE


def _is_asked_of_size(found: frozenset[str], reading: Reading) -> bool:
    """Whether the one card is asked to have memory of a size: "does a 3090 have 24 GB?"."""
    is_named = any(name.kind == "gpu" and name.match.asked_memory_gb for name in reading.names)
    return {"card", "question"} <= found <= _OF_ITS_SIZE and (is_named or "q:memory" in found)


def _is_memory_behind(reading: Reading) -> bool:
    """Whether the word behind a card stands for any memory, as 메모리 does: "3090 메모리", not "3090 RAM"."""
    behind = (reading.at(name.last) for name in reading.names if name.kind == "gpu")
    return any(match is not None and match.has("word", "any_memory") for match in behind)
