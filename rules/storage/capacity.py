"""Room for a data set, model files and checkpoints."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Message, Quantity, Recommendation, Step, message, percent, quantity, step
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.llm.file import ModelFile, model_file
from rules.references import GUIDE_YEAR
from rules.storage.inputs import StorageInputs
from rules.storage.parameters import StorageParameters
from rules.storage.report import Parts

_SECTIONS = ("storage#checkpoints", "storage#which-drive")


@dataclass(frozen=True, slots=True)
class Contents:
    """What is kept [GB, 10^9 bytes], each part with how many of which size."""

    dataset_gb: float
    models: int
    model_gb: float
    checkpoints: int
    checkpoint_gb: float

    @property
    def total_gb(self) -> float:
        """All parts together [GB]."""
        return self.dataset_gb + self.models * self.model_gb + self.checkpoints * self.checkpoint_gb


def capacity(inputs: StorageInputs, knowledge: Knowledge, parameters: StorageParameters) -> Parts:
    """Room that data set, model files and checkpoints take with a share kept free [GB].

    Raises:
        RuleInputError: checkpoints of a model of unknown size, an unknown model, or a value out of range.
    """
    for name in ("dataset_gb", "model_gb", "models", "parameters_b", "checkpoints"):
        if getattr(inputs, name) is not None:
            parameters.check(name, getattr(inputs, name))
    file = model_file(inputs, knowledge)
    kept, notes = _contents(inputs, file, parameters)
    room = _room_gb(kept.total_gb, inputs, parameters)
    parameters.check("room_gb", room, "dataset_gb")
    sizes = drive_sizes(room, parameters)
    bought = tuple(_shown(size) for size in sizes)
    return Parts(
        headline=message(
            "storage-headline-capacity", total=_shown(kept.total_gb), room=_shown(room), sizes=bought
        ),
        value=room,
        unit="GB",
        recommendation=Recommendation(
            value=float(sum(sizes)), unit="GB", label=message("storage-buy-size", sizes=bought)
        ),
        steps=(*(file.steps if file and kept.models else ()), *_steps(kept, room, inputs, parameters)),
        assumptions=(*(file.notes if file and kept.models else ()), *notes),
        sections=_SECTIONS,
    )


def drive_sizes(room_gb: float, parameters: StorageParameters) -> tuple[int, ...]:
    """Sizes on sale that give the room, as few drives as possible [GB].

    >>> from datetime import date
    >>> from rules.parameters import load
    >>> drive_sizes(3500, load(StorageParameters, "storage", date(2026, 11, 30)))
    (4000,)
    """
    sizes = parameters.drive_sizes_gb.value
    whole, rest = divmod(room_gb, sizes[-1])
    last = next((size for size in sizes if size >= rest), sizes[-1])
    return (sizes[-1],) * int(whole) + ((last,) if rest > 0 or not whole else ())


def _contents(
    inputs: StorageInputs, file: ModelFile | None, parameters: StorageParameters
) -> tuple[Contents, tuple[Message, ...]]:
    """What is kept; the data set of the 2018 guide where nothing at all is said."""
    dataset = inputs.dataset_gb or 0.0
    notes: tuple[Message, ...] = ()
    models = inputs.models if file else 0
    if inputs.dataset_gb is None and not models and not inputs.checkpoints:
        dataset = parameters.guide_2018_capacity_gb.value
        notes = (message("storage-assume-capacity", capacity=_shown(dataset), year=GUIDE_YEAR),)
    checkpoint = _checkpoint_gb(inputs, file, parameters) if inputs.checkpoints else 0.0
    size = file.size_gb if file else 0.0
    return Contents(dataset, models, size, inputs.checkpoints, checkpoint), notes


def _checkpoint_gb(inputs: StorageInputs, file: ModelFile | None, parameters: StorageParameters) -> float:
    size_b = inputs.parameters_b or (file.parameters_b if file else None)
    if size_b is None:
        raise RuleInputError("parameters_b", "error-storage-checkpoint-size")
    return size_b * parameters.checkpoint_bytes.value


def _room_gb(total_gb: float, inputs: StorageInputs, parameters: StorageParameters) -> float:
    """Room to buy; the 2018 guide keeps nothing free."""
    if inputs.method == "2018":
        return total_gb
    return total_gb / (1 - parameters.free_share.value)


def _steps(
    kept: Contents, room: float, inputs: StorageInputs, parameters: StorageParameters
) -> tuple[Step, ...]:
    lines = []
    if kept.checkpoints:
        lines.append(_checkpoint_step(kept, parameters))
    assumed = inputs.dataset_gb is None and bool(kept.dataset_gb)
    lines.append(_total_step(kept, parameters, assumed=assumed))
    if inputs.method == "current":
        lines.append(_room_step(kept.total_gb, room, parameters))
    return tuple(lines)


def _checkpoint_step(kept: Contents, parameters: StorageParameters) -> Step:
    each = parameters.checkpoint_bytes
    return step(
        message("storage-step-checkpoint"),
        "{parameters} × {bytes}",
        kept.checkpoint_gb,
        "GB",
        each.reference,
        digits=0,
        parameters=quantity(kept.checkpoint_gb / each.value, "Gparam"),
        bytes=each.quantity(),
    )


def _total_step(kept: Contents, parameters: StorageParameters, *, assumed: bool) -> Step:
    operands: dict[str, Quantity] = {}
    terms = []
    if kept.dataset_gb:
        operands["dataset"] = _shown(kept.dataset_gb)
        terms.append("{dataset}")
    for name, count, size in (
        ("model", kept.models, kept.model_gb),
        ("checkpoint", kept.checkpoints, kept.checkpoint_gb),
    ):
        if count:
            operands |= {f"{name}-count": quantity(count, "1"), name: _shown(size)}
            terms.append(f"{{{name}-count}} × {{{name}}}")
    shown = _shown(kept.total_gb)
    return Step(
        label=message("storage-step-total"),
        expression=" + ".join(terms),
        operands=operands,
        value=shown.value,
        unit=shown.unit,
        digits=shown.digits,
        references=(parameters.guide_2018_capacity_gb.reference,) if assumed else (),
    )


def _room_step(total_gb: float, room: float, parameters: StorageParameters) -> Step:
    free, shown = parameters.free_share, _shown(room)
    return step(
        message("storage-step-room"),
        "{total} / ({whole} − {free})",
        shown.value,
        shown.unit,
        free.reference,
        digits=shown.digits,
        total=_shown(total_gb),
        whole=percent(1.0),
        free=percent(free.value),
    )


def _shown(size_gb: float) -> Quantity:
    """A size in GB, from 1000 GB in TB as drives are sold."""
    if size_gb >= 1000:
        return quantity(size_gb / 1000, "TB")
    return quantity(size_gb, "GB", 0 if size_gb >= 10 else None)
