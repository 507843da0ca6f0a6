"""The transfer times that the 2018 hardware guide states, and where they do not agree with each other."""

from __future__ import annotations

from collections.abc import Mapping

from rules.computation import Message, Quantity, Step, message, percent, quantity, step
from rules.errors import RuleInputError
from rules.parameters import Parameter
from rules.pcie.batch import Batch, is_example, lost
from rules.pcie.inputs import PcieInputs
from rules.pcie.link import GUIDE_2018_GENERATION, NARROW, WIDEST, Link, rate, wired
from rules.pcie.parameters import PcieParameters
from rules.references import GUIDE_YEAR


def check_example(inputs: PcieInputs, link: Link, parameters: PcieParameters) -> None:
    """The guide states times for its own example only.

    Raises:
        RuleInputError: another batch, generation or width, or another workload.
    """
    known = parameters.guide_2018_measured_ms.value
    if (
        inputs.workload == "training"
        and is_example(inputs, parameters)
        and link.generation == GUIDE_2018_GENERATION
        and link.lanes in known
    ):
        return
    raise RuleInputError(
        "method",
        "error-pcie-2018-example",
        year=GUIDE_YEAR,
        batch=parameters.batch.value,
        generation=f"{GUIDE_2018_GENERATION}.0",
        lanes=tuple(sorted(known)),
    )


def measured_ms(link: Link, parameters: PcieParameters) -> float:
    """Transfer time that the guide measured [ms]."""
    return parameters.guide_2018_measured_ms.value[link.lanes]


def theory_ms(link: Link, parameters: PcieParameters) -> float:
    """Transfer time that the guide gives in theory [ms]."""
    return parameters.guide_2018_theory_ms.value[link.lanes]


def measured(inputs: PcieInputs, parameters: PcieParameters) -> Message:
    """The times that the guide measured, and the loss at x4 that follows from them."""
    times = parameters.guide_2018_measured_ms.value
    return message(
        "pcie-2018-measured",
        year=GUIDE_YEAR,
        times=tuple(_ms(time) for time in times.values()),
        lanes=tuple(f"x{width}" for width in times),
        narrow=NARROW,
        widest=WIDEST,
        loss=percent(loss(NARROW, inputs, parameters), 1),
    )


def loss(lanes: int, inputs: PcieInputs, parameters: PcieParameters) -> float:
    """Time lost against x16 by the guide's measured times [-]: 3.2 % at x4, none with pinned memory."""
    times = parameters.guide_2018_measured_ms.value
    return lost(times[lanes], times[WIDEST], parameters.step_ms.value, pinned=inputs.pinned)


def steps(link: Link, inputs: PcieInputs, parameters: PcieParameters) -> tuple[Step, ...]:
    """Theoretical time and measured time as stated, and the loss that follows."""
    stated = (
        _stated_step("pcie-step-2018-theory", link, parameters.guide_2018_theory_ms),
        _stated_step("pcie-step-2018-measured", link, parameters.guide_2018_measured_ms),
    )
    if link.lanes == WIDEST or inputs.pinned:
        return stated
    return (*stated, _loss_step(link, inputs, parameters))


def contradiction(batch: Batch, parameters: PcieParameters) -> Message:
    """The stated theoretical time at x16 beside the exact one, which is used here."""
    stated = parameters.guide_2018_theory_ms.value[WIDEST]
    link = wired(GUIDE_2018_GENERATION, WIDEST, parameters)
    return message(
        "pcie-2018-theory",
        size=quantity(batch.size_mb, "MB", 2),
        year=GUIDE_YEAR,
        widest=WIDEST,
        stated=_ms(stated),
        implied=rate(batch.size_mb / stated).model_copy(update={"digits": 1}),
        link=link.name,
        bandwidth=rate(link.gb_s),
        exact=quantity(batch.theory_ms(link), "ms", 2),
    )


def _stated_step(label: str, link: Link, times: Parameter[Mapping[int, float]]) -> Step:
    stated = times.value[link.lanes]
    return step(
        message(label, year=GUIDE_YEAR), "{stated}", stated, "ms", times.reference, stated=_ms(stated)
    )


def _loss_step(link: Link, inputs: PcieInputs, parameters: PcieParameters) -> Step:
    times = parameters.guide_2018_measured_ms
    return step(
        message("pcie-step-loss", widest=WIDEST),
        "({transfer} − {widest}) / ({computing} + {widest})",
        loss(link.lanes, inputs, parameters) * 100,
        "%",
        times.reference,
        digits=1,
        transfer=_ms(times.value[link.lanes]),
        widest=_ms(times.value[WIDEST]),
        computing=parameters.step_ms.quantity(0),
    )


def _ms(value: float) -> Quantity:
    return quantity(value, "ms")
