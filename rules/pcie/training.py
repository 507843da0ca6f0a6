"""Feeding the cards in training: transfer time of a batch against the time to compute it."""

from __future__ import annotations

from rules.computation import (
    Argument,
    Message,
    Option,
    Quantity,
    Recommendation,
    Step,
    message,
    percent,
    quantity,
    step,
)
from rules.pcie import guide_2018
from rules.pcie.batch import Batch, batch, is_example, share_of_step
from rules.pcie.cards import card_notes, enough_width, scope
from rules.pcie.inputs import PcieInputs
from rules.pcie.link import GUIDE_2018_GENERATION, NARROW, WIDEST, Link, rate, wired
from rules.pcie.parameters import PcieParameters
from rules.pcie.report import Parts
from rules.references import GUIDE_YEAR

_WIDTHS = (16, 8, 4)
_SECTIONS = ("pcie#single-gpu", "pcie#batch-transfer")
_PINNED = ("pcie#pinned-memory",)
_SEVERAL = ("pcie#multi-gpu-training",)


def training(link: Link, inputs: PcieInputs, parameters: PcieParameters) -> Parts:
    """Transfer time of one batch [ms], and what the link costs against x16.

    Raises:
        RuleInputError: a value outside its validity range, or the 2018 figures for another example.
    """
    carried = batch(inputs, parameters)
    if inputs.method == "2018":
        guide_2018.check_example(inputs, link, parameters)
    transfer = _transfer_ms(carried, link, inputs, parameters)
    width = enough_width(inputs.gpu_count, parameters)
    return Parts(
        headline=_headline(carried, transfer, link, inputs, parameters),
        value=transfer,
        unit="ms",
        low=carried.theory_ms(link) if inputs.method == "current" else None,
        recommendation=Recommendation(
            value=float(width), label=message("pcie-lanes-enough", lanes=width, cards=inputs.gpu_count)
        ),
        steps=_steps(carried, link, inputs, parameters),
        options=tuple(_option(carried, lanes, link, inputs, parameters) for lanes in _WIDTHS),
        assumptions=(*carried.assumptions, _half(carried, parameters)),
        warnings=(
            *_contradiction(carried, link, inputs, parameters),
            *card_notes(inputs.gpu_count, parameters),
        ),
        sections=_sections(inputs),
    )


def _half(carried: Batch, parameters: PcieParameters) -> Message:
    large = percent(parameters.copy_share.value)
    return message("pcie-assume-half", year=GUIDE_YEAR, share=percent(carried.rate_share), large=large)


def _transfer_ms(carried: Batch, link: Link, inputs: PcieInputs, parameters: PcieParameters) -> float:
    if inputs.method == "2018":
        return guide_2018.measured_ms(link, parameters)
    return carried.transfer_ms(link)


def _headline(
    carried: Batch, transfer: float, link: Link, inputs: PcieInputs, parameters: PcieParameters
) -> Message:
    narrow = link if link.lanes < WIDEST else wired(link.generation, NARROW, parameters)
    kind = "pinned" if inputs.pinned else "wide" if link.lanes == WIDEST else "narrow"
    return message(
        f"pcie-headline-{kind}",
        link=link.name,
        bandwidth=rate(link.gb_s),
        batch=carried.samples,
        transfer=quantity(transfer, "ms"),
        step=quantity(carried.step_ms, "ms"),
        narrow=narrow.lanes,
        widest=WIDEST,
        loss=_shown_loss(_loss(carried, narrow, inputs, parameters)),
        scope=scope(inputs.gpu_count, parameters),
        cards=inputs.gpu_count,
        enough=enough_width(inputs.gpu_count, parameters),
        total=inputs.gpu_count * enough_width(inputs.gpu_count, parameters),
    )


def _shown_loss(share: float) -> Quantity:
    return percent(share, 1 if share else 0)


def _loss(carried: Batch, link: Link, inputs: PcieInputs, parameters: PcieParameters) -> float:
    if inputs.method == "2018":
        return guide_2018.loss(link.lanes, inputs, parameters)
    return carried.loss(link, parameters)


def _steps(carried: Batch, link: Link, inputs: PcieInputs, parameters: PcieParameters) -> tuple[Step, ...]:
    if inputs.method == "2018":
        return guide_2018.steps(link, inputs, parameters)
    practice = carried.transfer_ms(link)
    return (
        link.step(),
        *_lanes_step(link, inputs.gpu_count),
        carried.size_step,
        step(
            message("pcie-step-theory"),
            "{size} / {bandwidth}",
            carried.theory_ms(link),
            "ms",
            link.reference,
            size=quantity(carried.size_mb, "MB", 2),
            bandwidth=rate(link.gb_s),
        ),
        step(
            message("pcie-step-practice"),
            "{theory} / {share}",
            practice,
            "ms",
            parameters.batch_share.reference,
            theory=quantity(carried.theory_ms(link), "ms"),
            share=percent(carried.rate_share),
        ),
        *(() if inputs.pinned else (_share_step(carried, practice, link, parameters),)),
    )


def _lanes_step(link: Link, cards: int) -> tuple[Step, ...]:
    """Lanes that several cards take with this link each."""
    if cards == 1:
        return ()
    operands = {"cards": quantity(cards, "1"), "lanes": quantity(link.lanes, "1")}
    label = message("pcie-step-lanes", lanes=link.lanes)
    return (step(label, "{cards} × {lanes}", cards * link.lanes, "1", digits=0, **operands),)


def _share_step(carried: Batch, practice: float, link: Link, parameters: PcieParameters) -> Step:
    return step(
        message("pcie-step-share"),
        "{transfer} / ({transfer} + {computing})",
        carried.share(link) * 100,
        "%",
        parameters.step_ms.reference,
        digits=1,
        transfer=quantity(practice, "ms"),
        computing=quantity(carried.step_ms, "ms"),
    )


def _option(carried: Batch, lanes: int, link: Link, inputs: PcieInputs, parameters: PcieParameters) -> Option:
    each = wired(link.generation, lanes, parameters)
    theory, transfer = carried.theory_ms(each), _transfer_ms(carried, each, inputs, parameters)
    if inputs.method == "2018":
        theory = guide_2018.theory_ms(each, parameters)
    values: dict[str, Argument] = {
        "bandwidth": rate(each.gb_s),
        "transfer-theory": quantity(theory, "ms"),
        "transfer-practice": quantity(transfer, "ms"),
        "loss-to-widest": _shown_loss(_loss(carried, each, inputs, parameters)),
    }
    if not inputs.pinned:
        values["share-of-step"] = percent(share_of_step(transfer, carried.step_ms), 1)
    return Option(name=each.name, kind="link", values=values)


def _contradiction(
    carried: Batch, link: Link, inputs: PcieInputs, parameters: PcieParameters
) -> tuple[Message, ...]:
    is_guide = inputs.method == "2018" or link.generation == GUIDE_2018_GENERATION
    if not (is_guide and is_example(inputs, parameters)):
        return ()
    exact = guide_2018.contradiction(carried, parameters)
    return (exact,) if inputs.method == "2018" else (exact, guide_2018.measured(inputs, parameters))


def _sections(inputs: PcieInputs) -> tuple[str, ...]:
    first = _PINNED if inputs.pinned else ()
    several = _SEVERAL if inputs.gpu_count > 1 else ()
    return (*first, *several, *_SECTIONS)
