"""What a power limit on the cards would change: load, supply, and speed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.computation import Argument, Message, Name, Option, Phrase, message, percent, watts
from rules.machine.limits import at_share, floor_w, power, speed_kept
from rules.machine.load import CardLoad, Load
from rules.mains import continuous_w
from rules.psu.parameters import PsuParameters
from rules.psu.purchase import Purchase, purchase
from rules.psu.rating import rating
from rules.psu.sizing import Sizing, feeding_circuit


def power_limits(sizing: Sizing) -> tuple[Option, ...]:
    """One row per measured share of board power; rows that change nothing are left out."""
    shares = sorted((point[0] for point in sizing.parameters.power_limit_speed.value), reverse=True)
    rows: dict[tuple[int, ...], Option] = {}
    for share in shares:
        limited = replace(sizing.load, cards=at_share(sizing.cards, share, sizing.parameters))
        rows.setdefault(_limits(limited.cards), _row(limited, sizing))
    return tuple(rows.values()) if len(rows) > 1 else ()


def limit_notes(load: Load, parameters: PsuParameters) -> tuple[Message, ...]:
    """What the limit asked for costs in speed, per kind of card."""
    return tuple(_limit_note(each, parameters) for each in load.cards if each.power_w < power(each.card))


def full_cards_w(load: Load) -> float:
    """What all cards draw without any limit [W]."""
    return sum(power(each.card) * each.card.count for each in load.cards)


def limit_effect(load: Load, bought: Purchase, parameters: PsuParameters) -> Message:
    """What the limit asked for changes: speed where it was measured, load, and the supply."""
    figures: dict[str, Argument] = {
        "limits": tuple(watts(limit) for limit in _limits(load.cards)),
        "load": watts(load.total_w),
        "full": watts(load.total_w - load.cards_w + full_cards_w(load)),
        "sizes": tuple(watts(size) for size in bought.sizes_w),
    }
    kept = speed_kept(round(min(each.power_w / power(each.card) for each in load.cards), 6), parameters)
    if kept is None:
        return message("psu-headline-limit-unmeasured", **figures)
    return message("psu-headline-limit", speed=percent(kept[0]), **figures)


def fitting_limit(sizing: Sizing) -> tuple[Message, ...]:
    """The power limit with which the supply at hand, or else the wall circuit, would do."""
    psu_w, parameters = sizing.inputs.psu_w, sizing.parameters
    if psu_w is not None and psu_w < sizing.needed.steady_w:
        allowed = psu_w / (1 + parameters.margin_share.value)
        return _limit_for(sizing.load, allowed, "psu-hint-limit-for-supply", parameters)
    if sizing.circuit is None:
        return ()
    allowed = continuous_w(sizing.circuit, parameters) * sizing.efficiency
    return _limit_for(sizing.load, allowed, "psu-hint-limit-for-circuit", parameters)


def _limit_for(
    load: Load, allowed_w: float, message_id: str, parameters: PsuParameters
) -> tuple[Message, ...]:
    if not load.cards or load.total_w <= allowed_w:
        return ()
    share = (allowed_w - load.cpu_w - load.rest_w) / full_cards_w(load)
    kept = speed_kept(share, parameters)
    if kept is None or any(power(each.card) * share < floor_w(each.card, parameters) for each in load.cards):
        return ()
    limits = tuple(watts(int(power(each.card) * share)) for each in load.cards)
    return (message(message_id, limits=limits, speed=percent(kept[0])),)


def _row(load: Load, sizing: Sizing) -> Option:
    parameters = sizing.parameters
    required = rating(load, sizing.inputs.psu_standard, parameters).required_w
    sizes = purchase(load, required, feeding_circuit(sizing.circuit, sizing.inputs), parameters).sizes_w
    share = min(each.power_w / power(each.card) for each in load.cards)
    kept = speed_kept(round(share, 6), parameters) or (0.0, 0.0)
    values: dict[str, Argument] = {
        "power-limit": percent(share),
        "speed-kept": percent(kept[0]),
        "load": watts(load.total_w),
        "required": watts(required),
        "supply": tuple(watts(size) for size in sizes),
    }
    return Option(
        name=_name(load.cards), kind="power-limit", values=values, note=_floor_note(load.cards, parameters)
    )


def _name(cards: Sequence[CardLoad]) -> Name:
    """The limit of each kind of card."""
    limits = _limits(cards)
    if len(limits) == 1:
        return watts(limits[0])
    operands = {f"limit{i}": watts(limit) for i, limit in enumerate(limits)}
    return Phrase(expression=" / ".join(f"{{{name}}}" for name in operands), operands=operands)


def _limits(cards: Sequence[CardLoad]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(round(each.power_w) for each in cards))


def _floor_note(cards: Sequence[CardLoad], parameters: PsuParameters) -> Message | None:
    for each in cards:
        floor = floor_w(each.card, parameters)
        if floor and each.power_w == floor:
            return message("psu-note-limit-floor", card=each.card.name or "", floor=watts(floor))
    return None


def _limit_note(each: CardLoad, parameters: PsuParameters) -> Message:
    share = each.power_w / power(each.card)
    kept = speed_kept(share, parameters)
    limit = watts(each.power_w)
    if kept is None:
        return message("psu-warning-limit-unmeasured", limit=limit, share=percent(share))
    low, high = percent(kept[0]), percent(kept[1])
    if low == high:
        return message("psu-assume-limit-speed", limit=limit, share=percent(share), speed=low)
    return message("psu-assume-limit-speed-band", limit=limit, share=percent(share), low=low, high=high)
