"""What is asked of a part that no rule computes and no guide tells: its lifetime, idle power or noise."""

from __future__ import annotations

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Frame
from assistant.understanding.leaning import is_short

_OF_LIFETIME = frozenset({"storage", "cooling", "gpu_budget", "gpu_compare", "cpu", "electricity", "psu"})
"""Rules that a question how long a part lasts may seem to call for."""
_OF_POWER = frozenset({"psu", "electricity", "circuit", "gpu_compare", "cpu", "multi_gpu"})
"""Rules that a question what a part draws at idle may seem to call for; all count full load."""
_OF_NOISE = frozenset({"cooling", "cpu", "gpu_compare", "multi_gpu", "board_case"})
"""Rules that a question how loud a part is may seem to call for."""
_PARTS = ("gpu", "cpu", "psu", "ram", "disk", "board", "cooling", "machine", "laptop", "monitor")
_OF_DRAW = ("power", "watts", "electricity", "bill", "cost", "amount", "heat")
"""Words that ask what is drawn, or what that costs."""
_OF_OTHER_DRAW = ("psu", "efficiency", "oversize", "tier", "cloud", "rent", "limit", "undervolting")
"""Words of other questions in which idle hours are spoken of."""
_OF_OTHER_NOISE = ("cooling", "case", "limit", "undervolting", "buy", "build", "need")
"""Words of other questions in which noise is spoken of: which cooling is quieter, what a limit does."""
_TIMES = frozenset({"min", "h", "d", "week", "month", "year"})
"""Units that, without a number, are what "how many" asks for."""


def is_untold(previous: Frame | None, now: Frame, facts: Facts) -> bool:
    """Whether what is asked is in no rule and in no guide, so that only the user's own documents may tell it.

    Args:
        previous: the frame before in the conversation.
        now: the message, merged with the frame before in the conversation.
        facts: what was found in the message.
    """
    rules = set(now.rules)
    goes_on = previous is not None and bool(previous.cards) and is_short(facts.reading)
    is_of_part = _is_of_part(facts) or goes_on
    return (
        _asks_it_again(previous, now)
        or (_asks_lifetime(facts) and rules <= _OF_LIFETIME)
        or (is_of_part and _asks_idle_power(facts) and rules <= _OF_POWER)
        or (is_of_part and _asks_noise(now, facts) and (rules <= _OF_NOISE or goes_on))
    )


def _asks_it_again(previous: Frame | None, now: Frame) -> bool:
    """Whether the same is asked of another card: "how loud are they?", "and a 4090 instead"."""
    return previous is not None and previous.untold and now.is_follow_up and bool(now.cards) and not now.rules


def counts_times(facts: Facts) -> bool:
    """Whether "how many" is asked of hours, days or years."""
    measured = {index for item in facts.quantities for index in range(item.first, item.last)}
    units = (match for match, unit in facts.reading.of_kind("unit") if unit in _TIMES)
    return facts.reading.says("amount") and any(match.first not in measured for match in units)


def _is_of_part(facts: Facts) -> bool:
    return facts.reading.says(*_PARTS) or any(name.kind in ("gpu", "cpu") for name in facts.names)


def _asks_lifetime(facts: Facts) -> bool:
    """Whether "how long does it last?" is asked of a part, and neither how long training takes nor a cost."""
    reading = facts.reading
    if reading.says("training", "tuning", "load", "cost", "bill") or facts.amounts:
        return False
    is_long = reading.says("lasts") and (reading.says("how_long") or counts_times(facts))
    return _is_of_part(facts) and (reading.says("lifetime") or is_long)


def _asks_idle_power(facts: Facts) -> bool:
    """Whether what a part draws at idle is asked, and not what hours of work cost beside idle ones."""
    reading = facts.reading
    if not reading.says("idle") or reading.says(*_OF_OTHER_DRAW) or _tells_hours_of_work(facts):
        return False
    return reading.says(*_OF_DRAW) or is_short(reading)


def _tells_hours_of_work(facts: Facts) -> bool:
    """Whether hours are said apart from idle ones: "8 hours a day of training, idle otherwise"."""
    segments = facts.reading.segments
    idle = {segments[match.first] for match in facts.reading.mentions("idle")}
    return any(item.kind == "duration" and segments[item.first] not in idle for item in facts.quantities)


def _asks_noise(now: Frame, facts: Facts) -> bool:
    """Whether how loud a part is is asked, and not which cooling is quieter or what can be done about it."""
    reading = facts.reading
    is_of_cooling = reading.says(*_OF_OTHER_NOISE) or any(reading.of_kind("cooling_aspect"))
    return reading.says("noise") and not is_of_cooling and not now.wants_reason
