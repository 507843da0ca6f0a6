"""How training throughput grows with the number of cards.

Two measured cards tell which share of a step goes into exchanging gradients. A ring exchange moves
2 (n − 1) / n of them over each link, so that share grows by (n − 1) / n × 2 from two cards to n.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Step, message, quantity, step
from rules.multi_gpu.group import Group
from rules.multi_gpu.inputs import Network
from rules.multi_gpu.parameters import Ends, MultiGpuParameters

_OWN = "rigwise-arithmetic"
_PAIR = 2


@dataclass(frozen=True, slots=True)
class Scaling:
    """Throughput of all cards in terms of one [x], and how it was found."""

    low: float
    high: float
    steps: tuple[Step, ...]

    @property
    def usual(self) -> float:
        """The middle of the band [x]."""
        return (self.low + self.high) / 2


def training(found: Group, network: Network, parameters: MultiGpuParameters) -> Scaling:
    """Throughput for a kind of network."""
    if network == "vision":
        return _images(found.count, parameters)
    pair = parameters.measured_pairs.value.get(found.gpu.name) if found.gpu else None
    if pair is not None:
        return _of_pair(found.count, found.gpu.name if found.gpu else "", pair, parameters)
    return _of_all_pairs(found.count, parameters)


def scaled(count: int, efficiency: float) -> float:
    """Throughput of ``count`` cards in terms of one, from the efficiency of two [x].

    >>> round(scaled(2, 0.75), 2), round(scaled(4, 0.75), 2)
    (1.5, 2.67)
    """
    exchange = 1 / efficiency - 1
    return count / (1 + exchange * _PAIR * (count - 1) / count)


def efficiency_of(pair: Ends) -> float:
    """Share of twice the throughput of one card that two cards reach [-]."""
    return pair[1] / (_PAIR * pair[0])


def _images(count: int, parameters: MultiGpuParameters) -> Scaling:
    shares = parameters.image_efficiency
    lines = tuple(
        step(
            message(f"multi-gpu-step-images-{end}", count=count),
            "{count} × {share}",
            count * share,
            "x",
            shares.reference,
            digits=2,
            count=quantity(count, "1"),
            share=quantity(share, "1", 2),
        )
        for end, share in zip(("low", "high"), shares.value, strict=True)
    )
    return Scaling(lines[0].value, lines[1].value, lines)


def _of_pair(count: int, card: str, pair: Ends, parameters: MultiGpuParameters) -> Scaling:
    lines = _derivation(count, card, pair, parameters)
    return Scaling(lines[-1].value, lines[-1].value, lines)


def _of_all_pairs(count: int, parameters: MultiGpuParameters) -> Scaling:
    """The band between the worst and the best measured card."""
    pairs = parameters.measured_pairs.value
    worst, best = (choose(pairs, key=lambda card: efficiency_of(pairs[card])) for choose in (min, max))
    low = _derivation(count, worst, pairs[worst], parameters)
    high = _derivation(count, best, pairs[best], parameters)
    return Scaling(low[-1].value, high[-1].value, (*low, *high))


def _derivation(count: int, card: str, pair: Ends, parameters: MultiGpuParameters) -> tuple[Step, ...]:
    """Efficiency of the measured pair, and what it makes for more cards."""
    source = parameters.measured_pairs.reference
    share = efficiency_of(pair)
    label = message("multi-gpu-step-pair", card=card)
    measured = step(
        label,
        "{two} / ({pair} × {one})",
        share,
        "1",
        source,
        digits=2,
        pair=quantity(_PAIR, "1"),
        two=quantity(pair[1], "1", 0),
        one=quantity(pair[0], "1", 0),
    )
    return measured, step(
        message("multi-gpu-step-training", count=count, card=card),
        "{count} / ({whole} + ({whole} / {share} − {whole}) × {pair} × ({count} − {whole}) / {count})",
        scaled(count, share),
        "x",
        source,
        _OWN,
        digits=2,
        count=quantity(count, "1"),
        share=quantity(share, "1", 3),
        pair=quantity(_PAIR, "1"),
        whole=quantity(1, "1"),
    )
