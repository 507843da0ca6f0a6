"""Processor cores for a machine with graphics cards."""

from __future__ import annotations

from rules.computation import Computation
from rules.cpu.at_hand import at_hand
from rules.cpu.inputs import CpuInputs
from rules.cpu.need import need
from rules.cpu.parameters import CpuParameters
from rules.cpu.report import report
from rules.errors import RuleInputError
from rules.knowledge import Knowledge

_CHECKED = ("gpu_count", "workers_per_gpu", "cpu_count", "cores", "threads", "clock_ghz")


def count_cores(inputs: CpuInputs, knowledge: Knowledge) -> Computation:
    """Processor cores that a machine needs [-].

    The least is that of the 2018 guide: two cores per card when data are prepared during training, one when
    before. The recommendation is the formula of the ml-engineering handbook, cards × (loader workers + 1)
    + 4 for the operating system, with two workers for text and four for images.

    Args:
        inputs: counts [-], base clock in GHz.
        knowledge: parameters and processor catalog as of a day.

    Returns:
        The recommended cores [-], the least as the low end, and processors that have them.

    Raises:
        RuleInputError: an unknown processor, contradicting figures, or a value outside the validity range.

    Example:
        >>> from datetime import date
        >>> eight = CpuInputs.model_validate({"gpu_count": 8, "modality": "vision"})
        >>> result = count_cores(eight, Knowledge(date(2026, 11, 30)))
        >>> result.value, result.low
        (44.0, 16.0)

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16: cores and threads per card.
        Bekman, "Machine Learning Engineering", 2026-08-22: 28 and 44 cores for eight cards.
    """
    parameters = knowledge.parameters(CpuParameters, "cpu")
    parameters.check_given(inputs, *_CHECKED)
    if inputs.workload == "inference" and inputs.preprocessing is not None:
        raise RuleInputError("preprocessing", "error-cpu-inference-preprocessing")
    counted = need(inputs, parameters)
    return report(counted, at_hand(inputs, knowledge, parameters), inputs, knowledge)
