"""Every part of the machine, computed by its own rule from the same cards and the same processor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.build.ask import ask
from rules.build.cards import Chosen, memory
from rules.build.inputs import BuildInputs
from rules.build.parameters import BuildParameters
from rules.computation import Computation
from rules.knowledge import Knowledge

_COOLER_ADVISED = {
    "cooling-buy-blower": "blower",
    "cooling-buy-blower-limit": "blower",
    "cooling-buy-water": "water",
}
_OF_PICTURES = ("vision", "image_generation")
_OF_TEXT = ("nlp", "llm_training", "llm_inference")


@dataclass(frozen=True, slots=True)
class Parts:
    """What each rule says of this machine.

    Attributes:
        cpu_name: the processor, given or chosen; ``None`` where only its power is known, or its year.
        drive: how fast a drive must be, as distinct from ``storage``, how large; ``None`` without a load.
        model: whether the language model fits; ``None`` without one.
    """

    cards: Chosen
    cpu_name: str | None
    cpu: Computation
    psu: Computation
    ram: Computation
    board_case: Computation
    storage: Computation
    drive: Computation | None
    cooling: Computation
    connectors: Computation
    circuit: Computation
    model: Computation | None

    def all(self) -> Iterator[Computation]:
        """Every computation, in the order of the sheet."""
        each = (self.cards.choice, self.model, self.cpu, self.ram, self.psu, self.circuit, self.connectors)
        more = (self.cooling, self.board_case, self.storage, self.drive)
        yield from (part for part in (*each, *more) if part is not None)


def parts(inputs: BuildInputs, cards: Chosen, knowledge: Knowledge, parameters: BuildParameters) -> Parts:
    """Ask every rule.

    Raises:
        RuleInputError: as the rules do.
    """
    gpus = cards.plain
    cpu, cpu_name = _processor(inputs, cards, knowledge)
    load = _load(inputs, gpus, cpu_name)
    wall = {"psu_tier": inputs.psu_tier, "mains": inputs.mains, "country": inputs.country}
    cooling = ask("cooling", knowledge, gpus=gpus, cooler=inputs.cooler)
    advice = cooling.recommendation.label.id if cooling.recommendation else ""
    return Parts(
        cards=cards,
        cpu_name=cpu_name,
        cpu=cpu,
        psu=ask(
            "psu",
            knowledge,
            method=inputs.method,
            country_is_assumed=inputs.country_is_assumed or None,
            **load,
            **wall,
        ),
        ram=ask("ram", knowledge, gpus=gpus, purpose=inputs.purpose, method=inputs.method),
        board_case=ask(
            "board_case",
            knowledge,
            gpus=gpus,
            cooler=inputs.cooler or _COOLER_ADVISED.get(advice),
            method=inputs.method,
        ),
        storage=_storage(inputs, knowledge),
        drive=_drive(inputs, cards, knowledge),
        cooling=cooling,
        connectors=ask("connectors", knowledge, gpus=gpus),
        circuit=ask("circuit", knowledge, **_of_year(load, inputs, parameters), **wall),
        model=memory(inputs, gpus, knowledge),
    )


def _load(inputs: BuildInputs, gpus: list[dict[str, object]], cpu_name: str | None) -> dict[str, Any]:
    return {
        "gpus": gpus,
        "cpu": cpu_name,
        "cpu_count": inputs.cpu_count,
        "cpu_power_w": inputs.cpu_power_w,
        "power_limit_w": inputs.power_limit_w,
        "power_limit_share": inputs.power_limit_share,
    }


def _of_year(load: dict[str, Any], inputs: BuildInputs, parameters: BuildParameters) -> dict[str, Any]:
    """The same load with the processor of the 2018 guide, which the rule on circuits does not know."""
    if inputs.method != "2018" or inputs.cpu or inputs.cpu_power_w is not None:
        return load
    return load | {"cpu_power_w": parameters.guide_2018_cpu_power_w.value}


def _processor(inputs: BuildInputs, cards: Chosen, knowledge: Knowledge) -> tuple[Computation, str | None]:
    """What the cards ask of a processor, and the one that the machine is computed with."""
    is_old = inputs.method == "2018"
    result = ask(
        "cpu",
        knowledge,
        gpu_count=cards.count,
        workload="inference" if inputs.needs_no_loaders and not is_old else None,
        modality=None if inputs.needs_no_loaders else _modality(inputs),
        cpu=inputs.cpu,
        cpu_count=inputs.cpu_count,
        method=inputs.method,
    )
    if inputs.cpu is not None or inputs.cpu_power_w is not None or is_old:
        return result, inputs.cpu
    offered = next((str(option.name) for option in result.options), None)
    return result, offered


def _modality(inputs: BuildInputs) -> str | None:
    if inputs.purpose in _OF_PICTURES:
        return "vision"
    return "text" if inputs.purpose in _OF_TEXT else None


def _storage(inputs: BuildInputs, knowledge: Knowledge) -> Computation:
    """Room for the data, and for the model where one is named."""
    return ask("storage", knowledge, goal="capacity", dataset_gb=inputs.dataset_gb, **_file(inputs))


def _drive(inputs: BuildInputs, cards: Chosen, knowledge: Knowledge) -> Computation | None:
    """The drive: fast enough for training data, or to load the model; ``None`` where neither is known."""
    if inputs.method == "2018":
        return ask("storage", knowledge, method="2018")
    if inputs.needs_no_loaders:
        load = {"goal": "model_load", **_file(inputs)}
        return ask("storage", knowledge, **load) if inputs.has_model else None
    name = cards.gpus[0].name if len(cards.gpus) == 1 else None
    return ask("storage", knowledge, gpu=name, gpu_count=cards.count)


def _file(inputs: BuildInputs) -> dict[str, Any]:
    return {
        "model": inputs.model,
        "parameters_b": inputs.parameters_b,
        "quantization": inputs.quantization,
    }
