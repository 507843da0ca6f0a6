"""Training of image models, by published figures."""

from __future__ import annotations

from collections.abc import Iterator

from rules.computation import (
    Argument,
    Computation,
    Message,
    Option,
    Recommendation,
    Step,
    Term,
    gigabytes,
    message,
    quantity,
    references_of,
    step,
)
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.llm.room import Machine
from rules.parameters import Parameter
from rules.train_memory.inputs import TrainMemoryInputs
from rules.train_memory.parameters import TrainMemoryParameters

_SECTIONS = ("image-models#lora", "image-models#card")
_NAMES = {"qlora": "QLoRA 4-bit", "lora": "LoRA", "full": "AdamW"}


def train_image_model(
    name: str,
    here: Machine | None,
    inputs: TrainMemoryInputs,
    knowledge: Knowledge,
    assumed: tuple[Message, ...],
) -> Computation:
    """Memory to train an image model [GB as printed on cards].

    Raises:
        RuleInputError: a method for which there is no published figure.

    References:
        Hugging Face, "(LoRA) Fine-Tuning FLUX.1-dev on Consumer Hardware", 2025-06-19: 9, 26 and 120 GB.
        kohya_ss, LoRA guide: 12 GB for SDXL. ai-toolkit: 24 GB for FLUX.1.
    """
    parameters = knowledge.parameters(TrainMemoryParameters, "train_memory")
    figures = _figures(name, parameters)
    method = _method(name, inputs, figures)
    need = figures.value[method]
    size = next(size for size in (*parameters.card_sizes_gb.value, need) if need <= size)
    steps = _steps(name, method, figures)
    return Computation(
        rule="train_memory",
        headline=_headline(name, method, need, size, here),
        value=need,
        unit="GB",
        recommendation=_buy(need, size, here),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=tuple(_options(figures, parameters)),
        assumptions=(*assumed, *_notes(name, method, inputs, parameters)),
        warnings=parameters.stale(knowledge.as_of),
        references=references_of(steps),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _figures(name: str, parameters: TrainMemoryParameters) -> Parameter[dict[str, float]]:
    return parameters.sdxl_training_gb if name == "SDXL" else parameters.flux_training_gb  # type: ignore[return-value]


def _method(name: str, inputs: TrainMemoryInputs, figures: Parameter[dict[str, float]]) -> str:
    method = inputs.method or "lora"
    if method not in figures.value:
        known = tuple(_NAMES[each] for each in figures.value)
        raise RuleInputError("method", "error-image-method", options=known, model=name, known=known)
    return method


def _steps(name: str, method: str, figures: Parameter[dict[str, float]]) -> tuple[Step, ...]:
    need = figures.value[method]
    label = message("train-memory-step-published", model=name, plan=_NAMES[method])
    return (step(label, "{need}", need, "GB", figures.reference, need=gigabytes(need)),)


def _headline(name: str, method: str, need: float, size: float, here: Machine | None) -> Message:
    what: dict[str, Argument] = {
        "model": name,
        "plan": _NAMES[method],
        "method": Term(id=f"method-{method}"),
        "need": gigabytes(need),
    }
    if here is None:
        return message("train-memory-headline", size=gigabytes(size), **what)
    kind = "fits" if _largest(here) >= need else "short"
    return message(f"train-memory-headline-{kind}", cards=here.labels, **what)


def _buy(need: float, size: float, here: Machine | None) -> Recommendation | None:
    if here is not None and _largest(here) >= need:
        return None
    return Recommendation(value=size, unit="GB", label=message("train-memory-buy", size=gigabytes(size)))


def _largest(here: Machine) -> float:
    return max(room.usable_gib for room in here.rooms)


def _options(figures: Parameter[dict[str, float]], parameters: TrainMemoryParameters) -> Iterator[Option]:
    for method, need in sorted(figures.value.items(), key=lambda item: -item[1]):
        size = next((size for size in parameters.card_sizes_gb.value if need <= size), need)
        yield Option(
            name=_NAMES[method], kind="method", values={"need": gigabytes(need), "card": quantity(size, "GB")}
        )


def _notes(
    name: str, method: str, inputs: TrainMemoryInputs, parameters: TrainMemoryParameters
) -> Iterator[Message]:
    if inputs.method is None:
        yield message("train-memory-assume-lora")
    if name.startswith("FLUX") and method != "full":
        figures = parameters.flux_training_gb.value
        yield message(
            "train-memory-sources-disagree-flux",
            tool=parameters.flux_lora_tool_gb.quantity(),
            lora=gigabytes(figures["lora"]),
            qlora=gigabytes(figures["qlora"]),
        )
    if name == "FLUX.1-schnell":
        yield message("train-memory-assume-flux-dev")
