"""The speed at which a prompt is read: floating-point operations of a token against what a card computes."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalog.gpu import Gpu
from rules.catalog.measurements import llm_speeds
from rules.catalog.model import LanguageModel
from rules.computation import Quantity, Step, message, percent, quantity, step
from rules.knowledge import Knowledge
from rules.llm.room import Machine
from rules.llm.run import Run
from rules.llm_speed.efficiency import memory_kind
from rules.llm_speed.parameters import Band, LlmSpeedParameters

_PER_PARAMETER = 2
_GIGA, _TERA = 1e9, 1e12


@dataclass(frozen=True, slots=True)
class Prefill:
    """Speed of reading a prompt.

    Attributes:
        tokens: length of the prompt.
        flop_per_token: floating-point operations of one token [GFLOP].
        tflops: usual, lowest and highest rate that the card reaches [TFLOPS].
        measured: speed on the reference model [tok/s], ``None`` where the rate follows from the maker's.
        reference_flop: operations of one token of the reference model [GFLOP].
        peak_tflops: the maker's rate, where that was used [TFLOPS].
        share: of the rate that this kind of model reaches [-].
        references: source ids of the rate.
    """

    tokens: int
    flop_per_token: float
    tflops: Band
    measured: float | None
    reference_flop: float
    peak_tflops: float | None
    share: float
    references: tuple[str, ...]

    def speed(self, at: int = 0) -> float:
        """Usual (0), lowest (1) or highest (2) speed [tok/s]."""
        return self.tflops[at] * _TERA / (self.flop_per_token * _GIGA)

    @property
    def seconds(self) -> float:
        """Until the prompt is read [s]."""
        return self.tokens / self.speed()


def prefill(
    run: Run, machine: Machine, tokens: int, knowledge: Knowledge, parameters: LlmSpeedParameters
) -> Prefill | None:
    """Speed of reading a prompt on one of the cards, the slowest; ``None`` where its rate is not known.

    References:
        Bekman, "Machine Learning Engineering", 2026: 2 operations per parameter and token.
    """
    found = [
        _on(room.card.gpu, run, tokens, knowledge, parameters) for room in machine.rooms if room.card.gpu
    ]
    known = [each for each in found if each is not None]
    return min(known, key=Prefill.speed) if known and len(known) == len(machine.rooms) else None


def gflop_per_token(model: LanguageModel, read_b: float, tokens: int) -> float:
    """Products with the weights, and attention over the prompt so far on average [GFLOP].

    >>> from rules.catalog.models import ModelCatalog
    >>> round(gflop_per_token(ModelCatalog.load().get("Llama 3 8B"), 8.03, 1024), 2)
    16.33
    """
    heads = model.attention_heads * model.head_dim
    growing = model.layers if model.growing_layers is None else model.growing_layers
    windowed = (model.windowed_layers or 0) * min(tokens, 2 * (model.window or 0))
    attention = _PER_PARAMETER * heads * (growing * tokens + windowed) / _GIGA
    return _PER_PARAMETER * read_b + attention


def prefill_steps(found: Prefill, run: Run, parameters: LlmSpeedParameters) -> tuple[Step, ...]:
    """How the speed and the wait follow."""
    speed = step(
        message("llm-speed-step-prefill"),
        "{rate} / {flop}",
        found.speed(),
        "tok/s",
        *found.references,
        digits=0,
        rate=quantity(found.tflops[0], "TFLOPS", 1),
        flop=quantity(found.flop_per_token, "GFLOP", 1),
    )
    wait = step(
        message("llm-speed-step-wait"),
        "{tokens} / {speed}",
        found.seconds,
        "s",
        digits=1,
        tokens=quantity(found.tokens, "tok"),
        speed=quantity(found.speed(), "tok/s", 0),
    )
    return (_flop_step(found, run), _rate_step(found, parameters), speed, wait)


def _on(
    gpu: Gpu | None, run: Run, tokens: int, knowledge: Knowledge, parameters: LlmSpeedParameters
) -> Prefill | None:
    if gpu is None:
        return None
    reference = knowledge.models.get(parameters.prefill_model.value)
    basis = gflop_per_token(reference, reference.parameters_b, parameters.measured_context_tokens.value)
    flop = gflop_per_token(run.subject.model, run.subject.read_b, tokens)
    rows = [row for row in llm_speeds(gpu.name, "prefill") if row.model == reference.name]
    if rows:
        usual = rows[0].tokens_per_s * basis / 1000
        low, high = parameters.prefill_spread.value
        band, share = _mixture((usual, usual * low, usual * high), run, parameters)
        return Prefill(tokens, flop, band, rows[0].tokens_per_s, basis, None, share, (rows[0].source,))
    return _from_peak(gpu, run, tokens, flop, basis, parameters)


def _from_peak(
    gpu: Gpu, run: Run, tokens: int, flop: float, basis: float, parameters: LlmSpeedParameters
) -> Prefill | None:
    peak = gpu.tensor_bf16_tflops
    kind = memory_kind(gpu)
    if not peak or kind == "unified":
        return None
    shares = parameters.prefill_utilisation.value["hbm" if kind == "hbm" else "gddr"]
    usual, low, high = (peak * share for share in shares)
    band, share = _mixture((usual, low, high), run, parameters)
    return Prefill(
        tokens,
        flop,
        band,
        None,
        basis,
        peak,
        share,
        (*gpu.references[:1], parameters.prefill_utilisation.reference),
    )


def _mixture(band: Band, run: Run, parameters: LlmSpeedParameters) -> tuple[Band, float]:
    """Experts make small products, which a card computes at a lower rate."""
    if not run.subject.is_mixture:
        return band, 1.0
    lowest = parameters.prefill_mixture_share.value
    usual = (1 + lowest) / 2
    return (band[0] * usual, band[0] * lowest, band[0]), usual


def _flop_step(found: Prefill, run: Run) -> Step:
    weights = _PER_PARAMETER * run.subject.read_b
    operands = {
        "each": quantity(_PER_PARAMETER, "1"),
        "parameters": quantity(run.subject.read_b, "Gparam"),
        "attention": quantity(found.flop_per_token - weights, "GFLOP", 2),
    }
    return step(
        message("llm-speed-step-flop"),
        "{each} × {parameters} + {attention}",
        found.flop_per_token,
        "GFLOP",
        "ml-engineering-2026",
        run.subject.model.source,
        digits=1,
        **operands,
    )


def _rate_step(found: Prefill, parameters: LlmSpeedParameters) -> Step:
    operands: dict[str, Quantity]
    if found.measured is not None:
        label = message("llm-speed-step-rate-measured", model=parameters.prefill_model.value)
        operands = {
            "measured": quantity(found.measured, "tok/s", 0),
            "flop": quantity(found.reference_flop, "GFLOP", 1),
        }
        expression = "{measured} × {flop}"
    else:
        label = message("llm-speed-step-rate-peak")
        peak = found.peak_tflops or 1.0
        operands = {
            "peak": quantity(peak, "TFLOPS", 1),
            "usual": percent(found.tflops[0] / peak / found.share),
        }
        expression = "{peak} × {usual}"
    if found.share < 1:
        expression += " × {share}"
        operands["share"] = percent(found.share)
    return step(label, expression, found.tflops[0], "TFLOPS", *found.references, digits=1, **operands)
