"""Graphics cards compared."""

from __future__ import annotations

from rules.computation import Computation
from rules.gpu_compare.comparison import compared
from rules.gpu_compare.inputs import GpuCompareInputs
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.report import report
from rules.knowledge import Knowledge


def compare_gpus(inputs: GpuCompareInputs, knowledge: Knowledge) -> Computation:
    """How many times as fast the fastest of some cards is as the slowest, and what each has besides speed.

    Training speeds are those of one benchmark with the same software. Bandwidth stands in for them inside one
    architecture only; across architectures it does so after what measured cards of each make of it, or by the
    2017 guide's statement about two old ones. Text is compared by measurements of one model on all cards.

    Args:
        inputs: two to six cards by name, what they are for, or the kind of speed that counts.
        knowledge: parameters, cards, measurements and prices as of a day.

    Returns:
        The factor [-], ``None`` where no basis holds all cards; memory, power, price and its date in a table.

    Raises:
        RuleInputError: too few or too many cards, one twice, or one that does not exist.

    Example:
        >>> from datetime import date
        >>> cards = [{"name": "GTX 1080"}, {"name": "GTX 1070"}]
        >>> inputs = GpuCompareInputs.model_validate({"gpus": cards})
        >>> result = compare_gpus(inputs, Knowledge(date(2026, 11, 30)))
        >>> round(result.value or 0, 2)
        1.25

    References:
        Dettmers, "Which GPU(s) to Get for Deep Learning", 2017-03-19: GTX 1080 against GTX 1070, and one
        GTX 980 as 0.35 Titan X Pascal.
        Lambda, deep learning benchmark, 2022 and 2025, training speed.
        Dai, GPU benchmarks on LLM inference, 2024, speed of writing and reading text.
    """
    parameters = knowledge.parameters(GpuCompareParameters, "gpu_compare")
    return report(compared(inputs, knowledge, parameters), knowledge)
