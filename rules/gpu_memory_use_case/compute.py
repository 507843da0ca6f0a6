"""Memory of a card by what it is for."""

from __future__ import annotations

from rules.computation import Computation
from rules.gpu_memory_use_case.at_hand import at_hand
from rules.gpu_memory_use_case.bandwidth import report_bandwidth
from rules.gpu_memory_use_case.current import report
from rules.gpu_memory_use_case.guide_2017 import report_2017
from rules.gpu_memory_use_case.guide_2018 import report_2018
from rules.gpu_memory_use_case.inputs import GpuMemoryUseCaseInputs
from rules.gpu_memory_use_case.parameters import GpuMemoryUseCaseParameters
from rules.gpu_memory_use_case.use import use
from rules.knowledge import Knowledge


def memory_for_use(inputs: GpuMemoryUseCaseInputs, knowledge: Knowledge) -> Computation:
    """Least and comfortable memory [GB] of one card for a use, and whether a memory at hand suffices.

    Without a purpose, the table of all uses; with memory at hand and no purpose, the uses that it suits.
    For a certain language or image model the rules ``llm_memory`` and ``train_memory`` count what it takes.

    Args:
        inputs: purpose and kind of work, cards or memory at hand [GB], today's figures or a past guide's.
        knowledge: parameters and card catalog as of a day.

    Returns:
        The least memory [GB]; the range over all uses where none is named; the bandwidth [GB/s] where that is
        the aspect asked for.

    Raises:
        RuleInputError: a kind that belongs to another purpose, cards and memory both, an unknown card, or a
            value outside its validity range.

    Example:
        >>> from datetime import date
        >>> inputs = GpuMemoryUseCaseInputs.model_validate({"purpose": "research", "method": "2018"})
        >>> memory_for_use(inputs, Knowledge(date(2026, 11, 30))).value
        11.0

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16: memory by purpose.
        Dettmers, "Which GPU(s) to Get for Deep Learning", 2023-01-30, by a third-party summary.
    """
    parameters = knowledge.parameters(GpuMemoryUseCaseParameters, "gpu_memory_use_case")
    if inputs.aspect == "bandwidth":
        return report_bandwidth(inputs, knowledge, parameters)
    wanted = use(inputs)
    found = at_hand(inputs, wanted, knowledge, parameters)
    if inputs.method == "2018":
        return report_2018(inputs, wanted, found, knowledge, parameters)
    if inputs.method == "2017":
        return report_2017(inputs, found, knowledge, parameters)
    return report(inputs, wanted, found, knowledge, parameters)
