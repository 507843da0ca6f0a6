"""Drives for deep learning: loading rate, loading time, capacity."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.computation import Computation
from rules.knowledge import Knowledge
from rules.storage.capacity import capacity
from rules.storage.inputs import Goal, StorageInputs
from rules.storage.model_load import model_load
from rules.storage.parameters import StorageParameters
from rules.storage.report import Parts, report
from rules.storage.training import training

_BY_GOAL: Mapping[Goal, Callable[[StorageInputs, Knowledge, StorageParameters], Parts]] = {
    "training": training,
    "model_load": model_load,
    "capacity": capacity,
}


def judge_storage(inputs: StorageInputs, knowledge: Knowledge) -> Computation:
    """What a drive must deliver or hold.

    In training the cards take samples per second × bytes per sample; a drive keeps up while reading a batch
    takes no longer than computing one. Bytes are those really stored, JPEG files where nothing is said.

    Args:
        inputs: rates in MB/s, sizes in MB and GB (powers of ten), times in ms.
        knowledge: parameters, card and model catalogs as of a day.

    Returns:
        The rate needed [MB/s], the time to read a model file [s], or the room needed [GB], by goal.

    Raises:
        RuleInputError: an unknown card or model, inputs that contradict each other, or a value out of range.

    Example:
        >>> from datetime import date
        >>> inputs = StorageInputs.model_validate({"method": "2018"})
        >>> result = judge_storage(inputs, Knowledge(date(2026, 11, 30)))
        >>> [(round(line.value, 1), line.unit) for line in result.steps]
        [(18.5, 'MB'), (200.0, 'ms')]

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16: 185 ms at 100 MB/s against 200 ms.
        Bekman, "Machine Learning Engineering", 2026-08-22: 18 bytes per parameter, 25 % kept free.
    """
    parameters = knowledge.parameters(StorageParameters, "storage")
    return report(_BY_GOAL[inputs.goal](inputs, knowledge, parameters), inputs, knowledge)
