"""One language model over several cards: what the links between them cost."""

from __future__ import annotations

from rules.computation import (
    Argument,
    Message,
    Option,
    Recommendation,
    Step,
    message,
    percent,
    quantity,
    step,
)
from rules.errors import RuleInputError
from rules.pcie.inputs import PcieInputs
from rules.pcie.link import Link, rate, wired
from rules.pcie.parameters import PcieParameters
from rules.pcie.report import Parts

_CARD = "RTX 3090"
_FULL = (4, 8)
_NARROW = (4, 4)
_TENSOR = ("pcie#tensor-parallel", "pcie#chipset-slots")
_LAYER = ("pcie#layer-split",)


def layer_split(link: Link, inputs: PcieInputs, parameters: PcieParameters) -> Parts:
    """Traffic between two cards that hold different layers [MB/s]: next to nothing."""
    traffic = parameters.split_traffic_mb_s
    small, large = (traffic.value[name] for name in ("layer_split", "tensor_parallel"))
    width = parameters.enough_width.value["layer_split"]
    share = step(
        message("pcie-step-split-share"),
        "{traffic} / {bandwidth}",
        small / (link.gb_s * 1000) * 100,
        "%",
        traffic.reference,
        digits=2,
        traffic=quantity(small, "MB/s"),
        bandwidth=rate(link.gb_s),
    )
    return Parts(
        headline=message(
            "pcie-headline-layer",
            traffic=quantity(small, "MB/s"),
            tensor=quantity(large, "MB/s", 0),
            link=link.name,
            bandwidth=rate(link.gb_s),
            enough=width,
        ),
        value=small,
        unit="MB/s",
        recommendation=Recommendation(value=float(width), label=_enough(width, inputs)),
        steps=(link.step(), share),
        sections=_LAYER,
    )


def tensor_parallel(link: Link, inputs: PcieInputs, parameters: PcieParameters) -> Parts:
    """Speed lost to the narrowest link against full links [%], as far as it was measured on one machine.

    Raises:
        RuleInputError: fewer than two cards.
    """
    if inputs.gpu_count < 2:
        raise RuleInputError("gpu_count", "error-pcie-one-card", count=inputs.gpu_count)
    losses = _losses(link, parameters)
    width = parameters.enough_width.value["tensor_parallel"]
    low, usual, high = losses or (None, None, None)
    return Parts(
        headline=_headline(link, losses, width, parameters),
        value=usual,
        unit="%",
        low=low,
        high=high,
        recommendation=Recommendation(value=float(width), label=_enough(width, inputs)),
        steps=(link.step(), *(_loss_steps(parameters) if usual else ())),
        options=tuple(_measured(*row) for row in parameters.tensor_parallel_tok_s.value.values()),
        assumptions=(message("pcie-assume-tensor", card=_CARD),),
        warnings=(_spread(parameters),),
        sections=_TENSOR,
    )


def _losses(link: Link, parameters: PcieParameters) -> tuple[float, float, float] | None:
    """Lowest, usual and highest loss [%]; ``None`` below what was measured against full links."""
    if link.gb_s >= wired(*_FULL, parameters).gb_s:
        return 0.0, 0.0, 0.0
    if link.gb_s < wired(*_NARROW, parameters).gb_s:
        return None
    usual, high = (_loss(name, parameters) for name in ("one_narrow", "both_narrow"))
    return parameters.other_recipe_loss.value * 100, usual, high


def _loss(name: str, parameters: PcieParameters) -> float:
    full, narrow = (_tok_s(each, parameters) for each in ("full", name))
    return (full - narrow) / full * 100


def _tok_s(name: str, parameters: PcieParameters) -> float:
    return parameters.tensor_parallel_tok_s.value[name][1]


def _headline(
    link: Link, losses: tuple[float, float, float] | None, width: int, parameters: PcieParameters
) -> Message:
    full = wired(*_FULL, parameters)
    facts: dict[str, Argument] = {
        "link": link.name,
        "bandwidth": rate(link.gb_s),
        "full": full.name,
        "enough": width,
    }
    if losses is None:
        narrow = wired(*_NARROW, parameters).name
        return message("pcie-headline-tensor-unmeasured", narrow=narrow, **facts)
    low, usual, high = (quantity(each, "%", 0) for each in losses)
    if not usual.value:
        return message("pcie-headline-tensor-full", **facts)
    return message("pcie-headline-tensor-narrow", low=low, usual=usual, high=high, **facts)


def _loss_steps(parameters: PcieParameters) -> tuple[Step, ...]:
    return tuple(_loss_step(name, parameters) for name in ("one_narrow", "both_narrow"))


def _loss_step(name: str, parameters: PcieParameters) -> Step:
    measured = parameters.tensor_parallel_tok_s
    links, narrow = measured.value[name]
    return step(
        message("pcie-step-tensor-loss", links=links),
        "({full} − {narrow}) / {full}",
        _loss(name, parameters),
        "%",
        measured.reference,
        digits=1,
        full=quantity(_tok_s("full", parameters), "tok/s"),
        narrow=quantity(narrow, "tok/s"),
    )


def _measured(links: str, tok_s: float) -> Option:
    return Option(name=links, kind="links", values={"speed": quantity(tok_s, "tok/s")})


def _spread(parameters: PcieParameters) -> Message:
    low, high = (quantity(each, "tok/s") for each in parameters.tensor_parallel_spread_tok_s.value)
    other = percent(parameters.other_recipe_loss.value)
    return message("pcie-warning-tensor-spread", low=low, high=high, other=other)


def _enough(width: int, inputs: PcieInputs) -> Message:
    return message("pcie-lanes-enough", lanes=width, cards=inputs.gpu_count)
