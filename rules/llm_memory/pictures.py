"""Memory to generate pictures with SDXL or FLUX.1, by published figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

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
from rules.knowledge import Knowledge
from rules.llm.images import resident_gb
from rules.llm.room import Machine
from rules.llm_memory.inputs import LlmMemoryInputs
from rules.llm_memory.parameters import LlmMemoryParameters

_SDXL = ("image-models#sdxl", "image-models#card")
_FLUX = ("image-models#flux", "image-models#offload", "image-models#card")


@dataclass(frozen=True, slots=True)
class Way:
    """A way to run an image model.

    Attributes:
        kind: the last part of its term.
        need_gb: memory on the card [GB].
        reference: source id of that figure.
    """

    kind: str
    need_gb: float
    reference: str

    @property
    def term(self) -> Term:
        """The way in words."""
        return Term(id=f"way-{self.kind}")


def generate(
    name: str,
    here: Machine | None,
    inputs: LlmMemoryInputs,
    knowledge: Knowledge,
    assumed: tuple[Message, ...],
) -> Computation:
    """Memory of a card that generates pictures [GB as printed on cards].

    References:
        Hugging Face, Diffusers benchmarks, 2025: peaks of the FLUX.1-dev transformer.
    """
    parameters = knowledge.parameters(LlmMemoryParameters, "llm_memory")
    ways = _ways(name, parameters)
    chosen = _chosen(ways, here)
    steps = tuple(_step(name, way, parameters) for way in dict.fromkeys((ways[0], chosen)))
    return Computation(
        rule="llm_memory",
        headline=_headline(name, chosen, here),
        value=chosen.need_gb,
        unit="GB",
        recommendation=None if here else _buy(chosen, parameters),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=tuple(_row(way, here, parameters) for way in ways),
        assumptions=(*assumed, *_notes(name, parameters)),
        warnings=parameters.stale(knowledge.as_of),
        references=references_of(steps),
        sections=_SDXL if name == "SDXL" else _FLUX,
        as_of=knowledge.as_of,
    )


def _ways(name: str, parameters: LlmMemoryParameters) -> tuple[Way, ...]:
    """From the one that needs most to the one that needs least."""
    if name == "SDXL":
        return (
            Way(
                "half-precision", parameters.sdxl_generation_gb.value, parameters.sdxl_generation_gb.reference
            ),
        )
    peaks, source = parameters.flux_peak_gb.value, parameters.flux_peak_gb.reference
    sequential = parameters.flux_sequential_gb
    return (
        Way("resident", resident_gb(parameters), parameters.flux_parameters_b.reference),
        Way("transformer", peaks["bf16"], source),
        Way("four-bit", peaks["nf4"], source),
        Way("sequential-offload", sequential.value, sequential.reference),
        Way("group-offload", peaks["group_offload"], source),
    )


def _chosen(ways: tuple[Way, ...], here: Machine | None) -> Way:
    """The first way that the card holds; the first of all without a card, the last where none fits."""
    return next((way for way in ways if here is None or _holds(way, here)), ways[-1])


def _holds(way: Way, here: Machine) -> bool:
    return max(room.usable_gib for room in here.rooms) >= way.need_gb


def _step(name: str, way: Way, parameters: LlmMemoryParameters) -> Step:
    label = message("llm-memory-step-way", model=name, way=way.term)
    if way.kind == "resident":
        operands = {
            "transformer": parameters.flux_parameters_b.quantity(),
            "encoder": parameters.flux_encoder_parameters_b.quantity(),
            "bytes": quantity(2, "B/param"),
        }
        sources = (way.reference, parameters.flux_encoder_parameters_b.reference)
        return step(
            label, "({transformer} + {encoder}) × {bytes}", way.need_gb, "GB", *sources, digits=1, **operands
        )
    return step(label, "{peak}", way.need_gb, "GB", way.reference, peak=gigabytes(way.need_gb))


def _headline(name: str, chosen: Way, here: Machine | None) -> Message:
    arguments: dict[str, Argument] = {"model": name, "way": chosen.term, "need": gigabytes(chosen.need_gb)}
    if here is None:
        return message("llm-memory-headline-pictures", **arguments)
    kind = "fits" if _holds(chosen, here) else "short"
    return message(f"llm-memory-headline-pictures-{kind}", cards=here.labels, **arguments)


def _buy(chosen: Way, parameters: LlmMemoryParameters) -> Recommendation:
    size = next(size for size in parameters.card_sizes_gb.value if size >= chosen.need_gb)
    label = message("llm-memory-buy-card", size=gigabytes(size))
    return Recommendation(value=size, unit="GB", label=label)


def _row(way: Way, here: Machine | None, parameters: LlmMemoryParameters) -> Option:
    values: dict[str, Argument] = {"need": gigabytes(way.need_gb)}
    if here is not None:
        values["verdict"] = Term(id=f"verdict-{'fits' if _holds(way, here) else 'short'}")
    note = None
    if way.kind == "group-offload":
        note = message("llm-memory-note-group-offload", time=parameters.group_offload_time.quantity())
    if way.kind == "four-bit":
        loading = parameters.flux_peak_gb.value["nf4_loading"]
        note = message("llm-memory-note-loading", loading=gigabytes(loading))
    return Option(name=way.term, kind="way", values=values, note=note)


def _notes(name: str, parameters: LlmMemoryParameters) -> Iterator[Message]:
    comfortable = parameters.image_comfortable_gb.quantity()
    if name == "SDXL":
        yield message("llm-memory-note-rule-of-thumb", comfortable=comfortable)
        return
    yield message("llm-memory-note-offload-memory", resident=quantity(resident_gb(parameters), "GB", 1))
    if name == "FLUX.1-schnell":
        yield message("llm-memory-assume-flux-dev")
