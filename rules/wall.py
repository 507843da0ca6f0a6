"""Whether the wall carries the machine for days."""

from __future__ import annotations

from rules import mains
from rules.computation import Argument, Message, message, watts


def verdict(
    wall_w: float, asked: mains.Circuit | None, parameters: mains.MainsParameters
) -> tuple[Message, ...]:
    """A warning where the wall cannot carry the machine for days, to the watt that is shown."""
    if asked is not None:
        carried = mains.continuous_w(asked, parameters)
        if round(wall_w) <= carried:
            return ()
        return (
            message(
                "psu-warning-circuit", wall=watts(wall_w), circuit=mains.spaced(asked), carried=watts(carried)
            ),
        )
    usual = [mains.circuit(form) for form in parameters.usual_mains.value]
    too_small = tuple(each for each in usual if mains.continuous_w(each, parameters) < round(wall_w))
    if not too_small:
        return ()
    return (
        _some_too_small(wall_w, too_small, [each for each in usual if each not in too_small], parameters),
    )


def _some_too_small(
    wall_w: float,
    too_small: tuple[mains.Circuit, ...],
    enough: list[mains.Circuit],
    parameters: mains.MainsParameters,
) -> Message:
    arguments: dict[str, Argument] = {
        "wall": watts(wall_w),
        "circuit": mains.spaced(too_small[-1]),
        "carried": watts(mains.continuous_w(too_small[-1], parameters)),
    }
    if not enough:
        return message("psu-warning-every-circuit", **arguments)
    return message(
        "psu-warning-some-circuits", enough=tuple(mains.spaced(each) for each in enough), **arguments
    )
