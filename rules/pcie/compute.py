"""PCIe links of graphics cards: transfer times, and when lanes matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.computation import Computation
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.pcie.inputs import PcieInputs, Workload
from rules.pcie.link import Link, asked_link
from rules.pcie.model_load import model_load
from rules.pcie.parameters import PcieParameters
from rules.pcie.report import Parts, report
from rules.pcie.split_model import layer_split, tensor_parallel
from rules.pcie.training import training
from rules.references import GUIDE_YEAR

_BY_WORKLOAD: Mapping[Workload, Callable[[Link, PcieInputs, PcieParameters], Parts]] = {
    "training": training,
    "tensor_parallel": tensor_parallel,
    "layer_split": layer_split,
}


def judge_link(inputs: PcieInputs, knowledge: Knowledge) -> Computation:
    """What a PCIe link costs: a batch in training, a split model, or a model being loaded.

    The link is the lower of slot and card. A batch moves at half of the theoretical rate, a large copy at
    88 % of it. Loss is time against x16 of the same generation, as a share of a step there.

    Args:
        inputs: generation and lanes [-], sizes in MB and GB (10^9 bytes), times in ms.
        knowledge: parameters and card catalog as of a day.

    Returns:
        Transfer time of a batch [ms], loss in tensor parallel [%], traffic between layers [MB/s], or
        loading time [s], by workload.

    Raises:
        RuleInputError: an unknown card, inputs that contradict each other, or a value out of range.

    Example:
        >>> from datetime import date
        >>> slot = {"generation": 3, "lanes": 16}
        >>> result = judge_link(PcieInputs.model_validate(slot), Knowledge(date(2026, 11, 30)))
        >>> round(result.low, 2), round(result.value, 1)
        (1.23, 2.5)
        >>> slot |= {"lanes": 4, "method": "2018"}
        >>> result = judge_link(PcieInputs.model_validate(slot), Knowledge(date(2026, 11, 30)))
        >>> result.value, round(result.steps[-1].value, 1)
        (9.0, 3.2)

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16: 32 images, ResNet-152.
        Bekman, "Machine Learning Engineering", 2026-08-22: measured host-device bandwidth.
    """
    parameters = knowledge.parameters(PcieParameters, "pcie")
    parameters.check("gpu_count", inputs.gpu_count)
    _check_workload(inputs)
    link, notes = asked_link(inputs, knowledge, parameters)
    if inputs.workload == "model_load":
        return report(model_load(link, inputs, knowledge, parameters), notes, inputs, knowledge)
    parts = _BY_WORKLOAD[inputs.workload](link, inputs, parameters)
    return report(parts, notes, inputs, knowledge)


def _check_workload(inputs: PcieInputs) -> None:
    if inputs.method == "2018" and inputs.workload != "training":
        raise RuleInputError("method", "error-pcie-2018-training", year=GUIDE_YEAR)
    for name in ("model_gb", "model", "parameters_b"):
        if getattr(inputs, name) is not None and inputs.workload != "model_load":
            raise RuleInputError(name, "error-pcie-model-not-loaded")
