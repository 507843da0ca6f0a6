"""Several cards in one machine."""

from __future__ import annotations

from rules.computation import Computation
from rules.knowledge import Knowledge
from rules.multi_gpu.choice import report_choice
from rules.multi_gpu.group import group
from rules.multi_gpu.guide_2017 import is_cluster_2017, report_2017
from rules.multi_gpu.inputs import MultiGpuInputs
from rules.multi_gpu.nvlink import report_nvlink
from rules.multi_gpu.parameters import MultiGpuParameters
from rules.multi_gpu.report import report


def several_cards(inputs: MultiGpuInputs, knowledge: Knowledge) -> Computation:
    """How much more several cards do than one, and what they are good for.

    Training throughput follows from measured pairs and the traffic of a ring exchange; one stream of a
    language model gains next to nothing from a split by layers and more from a tensor split; separate
    experiments take a card each. With ``against``, two choices side by side; with ``nvlink``, what it adds.

    Args:
        inputs: cards or their number [-], what they do, another choice of cards.
        knowledge: parameters, cards, measurements and prices as of a day.

    Returns:
        Throughput or speed in terms of one card [x] with its band; for NVLink its rate [GB/s]; for a choice
        the training throughput of the first over the second.

    Raises:
        RuleInputError: one card only, a number beside the cards, more cards than the measurements reach, or a
            card that does not exist.

    Example:
        >>> from datetime import date
        >>> inputs = MultiGpuInputs.model_validate({"count": 4, "method": "2017"})
        >>> result = several_cards(inputs, Knowledge(date(2026, 11, 30)))
        >>> result.low, result.high
        (3.6, 3.8)

    References:
        Dettmers, "Which GPU(s) to Get for Deep Learning", 2017-03-19: 3.6 to 3.8 times in one machine, 90 to
        95 times on 96 cards.
        Lambda, deep learning benchmark, 2025: BERT large on one card and on two.
    """
    parameters = knowledge.parameters(MultiGpuParameters, "multi_gpu")
    if inputs.method == "2017" or is_cluster_2017(inputs, parameters):
        return report_2017(inputs, knowledge, parameters)
    found = group(inputs, knowledge, parameters)
    network = inputs.network or "text"
    if inputs.against:
        return report_choice(inputs, found, network, knowledge, parameters)
    if inputs.nvlink:
        return report_nvlink(inputs, found, knowledge, parameters)
    return report(inputs, found, network, knowledge, parameters)
