"""Speed and memory of several equal cards as a computation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.computation import (
    Argument,
    Computation,
    Message,
    Option,
    Step,
    Term,
    gigabytes,
    message,
    percent,
    quantity,
    references_of,
)
from rules.multi_gpu.experiments import cores_step
from rules.multi_gpu.group import Group
from rules.multi_gpu.inference import memory_step, streaming
from rules.multi_gpu.inputs import MultiGpuInputs, Network, Workload
from rules.multi_gpu.parameters import MultiGpuParameters
from rules.multi_gpu.training import Scaling, training
from rules.multi_gpu.unlike import Unlike, unlike

if TYPE_CHECKING:
    from rules.knowledge import Knowledge

_SECTIONS: dict[Workload | None, tuple[str, ...]] = {
    None: ("multi-gpu#need", "multi-gpu#scaling-today", "multi-gpu#tensor-layer"),
    "training": ("multi-gpu#scaling-today", "multi-gpu#pcie", "nvlink#training"),
    "inference": ("multi-gpu#tensor-layer", "multi-gpu#tensor-needs", "gpu-memory#several-cards"),
    "experiments": ("multi-gpu#parallel-experiments", "multi-gpu#need"),
}
_MIXED = "multi-gpu-warning-mixed"
_UNLIKE = ("multi-gpu#equal-cards", "multi-gpu#tensor-needs")
_CHEAP = "multi-gpu#cheap-cards"
_TRAINS: tuple[Workload | None, ...] = (None, "training")
_TRAINED = frozenset({"training-text", "training-vision"})
_THREE = 3


def report(
    inputs: MultiGpuInputs,
    found: Group,
    network: Network,
    knowledge: Knowledge,
    parameters: MultiGpuParameters,
) -> Computation:
    """What so many cards do for the work that was named, and for the others as a table.

    Raises:
        RuleInputError: more cards than the measurements of training reach.
    """
    if inputs.workload in _TRAINS:
        parameters.check("training_cards", found.count, "gpus" if found.cards else "count")
    kinds = unlike(found, knowledge)
    rows = _rows(found, knowledge, parameters)
    if kinds is not None:
        rows = _of_unlike(kinds, rows)
    main = _main(inputs, found, network, rows, knowledge)
    if kinds is not None and inputs.workload in _TRAINS:
        main = _with_all(main, found, rows)
    headline = _headline(inputs, found, network, rows, main, kinds)
    is_on_mixing = inputs.mixing and found.is_mixed
    return Computation(
        rule="multi_gpu",
        headline=message(_MIXED) if is_on_mixing else headline,
        value=main.usual,
        unit="1" if inputs.workload == "experiments" else "x",
        low=main.low,
        high=main.high,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=(lines := _once(main.steps)),
        options=tuple(_option(name, each) for name, each in rows.items()),
        assumptions=(
            *((headline,) if is_on_mixing else ()),
            *(kinds.notes if kinds else ()),
            *_assumptions(inputs, found, parameters),
        ),
        warnings=(*_warnings(inputs, found, parameters), *parameters.stale(knowledge.as_of)),
        references=references_of(lines),
        sections=(*_UNLIKE, *_sections(inputs)) if is_on_mixing else _sections(inputs),
        as_of=knowledge.as_of,
    )


def _rows(found: Group, knowledge: Knowledge, parameters: MultiGpuParameters) -> dict[str, Scaling]:
    """What the cards do in terms of one, by use."""
    limits = parameters.ranges["training_cards"]
    trained: dict[str, Scaling] = {}
    if found.count <= limits.maximum:
        trained["training-text"] = training(found, "text", parameters)
        trained["training-vision"] = training(found, "vision", parameters)
    return {
        **trained,
        "stream-layer": streaming(found, "layer", knowledge, parameters),
        "stream-tensor": streaming(found, "tensor", knowledge, parameters),
        "experiments": Scaling(found.count, found.count, ()),
    }


def _of_unlike(kinds: Unlike, rows: dict[str, Scaling]) -> dict[str, Scaling]:
    """The same for cards of several kinds, in terms of the fastest; those that work together wait."""
    slowed = {name: kinds.slowed(each, kinds.training) for name, each in rows.items() if name in _TRAINED}
    return (
        rows
        | slowed
        | {
            "stream-layer": kinds.layered(rows["stream-layer"]),
            "stream-tensor": kinds.slowed(rows["stream-tensor"], kinds.text),
            "experiments": kinds.experiments(),
        }
    )


def _with_all(main: Scaling, found: Group, rows: dict[str, Scaling]) -> Scaling:
    """The main figures, with how all that the headline tells of unlike cards was found."""
    more = (*memory_step(found), *rows["stream-layer"].steps, *rows["experiments"].steps)
    return Scaling(main.low, main.high, (*main.steps, *more))


def _once(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Each line once, where several figures rest on it."""
    return tuple(line for i, line in enumerate(steps) if line not in steps[:i])


def _main(
    inputs: MultiGpuInputs, found: Group, network: Network, rows: dict[str, Scaling], knowledge: Knowledge
) -> Scaling:
    """The use that was asked about; training where none was."""
    if inputs.workload == "experiments":
        return Scaling(found.count, found.count, (cores_step(found, network, knowledge),))
    if inputs.workload == "inference":
        chosen = rows[f"stream-{inputs.split or 'layer'}"]
        more = () if inputs.split else rows["stream-tensor"].steps
        return Scaling(chosen.low, chosen.high, (*memory_step(found), *chosen.steps, *more))
    chosen = rows[f"training-{network}"]
    extra: tuple[Step, ...] = () if inputs.workload else memory_step(found)
    return Scaling(chosen.low, chosen.high, (*chosen.steps, *extra))


def _headline(
    inputs: MultiGpuInputs,
    found: Group,
    network: Network,
    rows: dict[str, Scaling],
    main: Scaling,
    kinds: Unlike | None,
) -> Message:
    memory = found.memory_gb
    if kinds is not None and memory is not None and inputs.workload in _TRAINS:
        return _unlike_headline(kinds, memory, rows, main)
    shown: Argument = "none" if memory is None else gigabytes(memory)
    if inputs.workload == "experiments":
        cores = quantity(main.steps[0].value, "1", 0)
        return message("multi-gpu-headline-experiments", count=found.count, cores=cores)
    if inputs.workload == "inference":
        if inputs.split is None:
            layer, tensor = rows["stream-layer"], rows["stream-tensor"]
            bands = {**_band(layer, "layer_"), **_band(tensor, "tensor_")}
            return message("multi-gpu-headline-inference", count=found.count, memory=shown, **bands)
        head = f"multi-gpu-headline-{inputs.split}"
        return message(head, count=found.count, memory=shown, **_band(main))
    if inputs.workload == "training":
        head = f"multi-gpu-headline-training-{network}"
        if main.low == main.high:
            return message(f"{head}-measured", count=found.count, speed=quantity(main.low, "x", 2))
        return message(head, count=found.count, **_band(main))
    both = _band(Scaling(main.low, rows["training-vision"].high, ()))
    if not inputs.gpus and inputs.count is None:
        return message("multi-gpu-headline-principle", count=found.count, **both)
    return message("multi-gpu-headline-general", count=found.count, memory=shown, **both)


def _unlike_headline(kinds: Unlike, memory_gb: float, rows: dict[str, Scaling], main: Scaling) -> Message:
    return message(
        "multi-gpu-headline-unlike",
        count=kinds.found.count,
        fast=kinds.training.fastest.name,
        slow=kinds.training.slowest.name,
        memory=gigabytes(memory_gb),
        experiments=quantity(rows["experiments"].high, "x", 2),
        **_band(main),
        **_band(rows["stream-layer"], "layer_"),
    )


def _sections(inputs: MultiGpuInputs) -> tuple[str, ...]:
    """Where nothing was said of the cards, whether to have several at all comes first."""
    is_general = not inputs.gpus and inputs.count is None and inputs.workload is None
    return (_CHEAP, *_SECTIONS[None]) if is_general else _SECTIONS[inputs.workload]


def _band(scaling: Scaling, prefix: str = "") -> dict[str, Argument]:
    return {
        f"{prefix}low": quantity(scaling.low, "x", 2),
        f"{prefix}high": quantity(scaling.high, "x", 2),
    }


def _option(name: str, scaling: Scaling) -> Option:
    values: dict[str, Argument] = {
        "lowest": quantity(scaling.low, "x", 2),
        "highest": quantity(scaling.high, "x", 2),
    }
    return Option(name=Term(id=f"multi-{name}"), kind="work", values=values)


def _assumptions(inputs: MultiGpuInputs, found: Group, parameters: MultiGpuParameters) -> tuple[Message, ...]:
    notes = [*found.notes]
    if inputs.workload in _TRAINS:
        notes.append(message("multi-gpu-assume-model"))
        if inputs.network is None:
            notes.append(message("multi-gpu-assume-text"))
    if inputs.workload in (None, "inference") and inputs.split != "tensor":
        measured = parameters.layer_split_measured.value
        few, many = min(measured), max(measured)
        notes.append(
            message(
                "multi-gpu-note-layer",
                few=few,
                many=many,
                few_speed=quantity(measured[few], "tok/s", 1),
                many_speed=quantity(measured[many], "tok/s", 1),
            )
        )
    return tuple(notes)


def _warnings(inputs: MultiGpuInputs, found: Group, parameters: MultiGpuParameters) -> tuple[Message, ...]:
    """Links, mixed cards, what a tensor split asks for."""
    notes = []
    if found.is_mixed and not inputs.mixing:
        notes.append(message(_MIXED))
    if inputs.workload in _TRAINS and found.count >= _THREE:
        low, high = (percent(loss) for loss in parameters.narrow_link_loss.value)
        notes.append(message("multi-gpu-warning-narrow-links", low=low, high=high))
    if inputs.workload in (None, "inference") and inputs.split != "layer":
        notes.append(message("multi-gpu-warning-tensor"))
    if inputs.workload in (None, "experiments"):
        notes.append(message("multi-gpu-note-experiments"))
    return tuple(notes)
