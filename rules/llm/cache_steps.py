"""The derivation of a key-value cache, line by line."""

from __future__ import annotations

from rules.computation import Quantity, Step, exact, message, quantity, step
from rules.llm.cache import Part
from rules.llm.run import Run

_GIB = 2**30
_BYTE_BITS = 8
_FORMULA = "club-3090-2026"


def cache_steps(run: Run) -> tuple[Step, ...]:
    """Bytes per token of the growing layers and of the windowed ones, the cache, the fixed state."""
    lines = [_per_token(run, part) for part in run.parts]
    if lines:
        lines.append(_cache(run))
    if run.subject.model.fixed_state_bytes:
        lines.append(_state(run))
    return tuple(lines)


def _per_token(run: Run, part: Part) -> Step:
    model = run.subject.model
    operands = {"layers": quantity(part.layers, "1"), "bytes": exact(run.kv.bits / _BYTE_BITS, "B", 5)}
    if part.window is None and model.mla_rank is not None:
        expression = "{layers} × ({rank} + {rope}) × {bytes}"
        operands |= {"rank": quantity(model.mla_rank, "1"), "rope": quantity(model.mla_rope_dim or 0, "1")}
        name = "model-step-token-latent"
    else:
        expression = "{layers} × {heads} × {dimension} × {both} × {bytes}"
        heads = quantity(part.heads, "1")
        dimension = quantity(part.values / part.heads / 2, "1")
        operands |= {"heads": heads, "dimension": dimension, "both": quantity(2, "1")}
        name = "model-step-token" if part.window is None else "model-step-token-windowed"
    value = part.layers * part.values * run.kv.bits / _BYTE_BITS
    return step(
        message(name), expression, value, "B", model.source, _FORMULA, run.kv.source, digits=0, **operands
    )


def _cache(run: Run) -> Step:
    terms, operands = [], dict[str, Quantity]()
    for i, part in enumerate(run.parts):
        operands[f"token{i}"] = quantity(part.layers * part.values * run.kv.bits / _BYTE_BITS, "B", 0)
        operands[f"tokens{i}"] = quantity(part.tokens(run.context), "tok")
        terms.append(f"{{token{i}}} × {{tokens{i}}}")
    expression = " + ".join(terms)
    if run.parallel > 1:
        expression = f"({expression}) × {{requests}}" if len(terms) > 1 else f"{expression} × {{requests}}"
        operands["requests"] = quantity(run.parallel, "1")
    expression = f"({expression}) / {{gib}}"
    operands["gib"] = quantity(_GIB, "B")
    value = run.demand().cache_bytes / _GIB
    return step(
        message("model-step-cache", format=run.kv.name), expression, value, "GiB", digits=2, **operands
    )


def _state(run: Run) -> Step:
    model = run.subject.model
    state = quantity(model.fixed_state_bytes or 0, "B", 0)
    operands = {"state": state, "gib": quantity(_GIB, "B")}
    expression = "{state} / {gib}"
    if run.parallel > 1:
        expression = "{state} × {requests} / {gib}"
        operands["requests"] = quantity(run.parallel, "1")
    value = run.demand().state_bytes / _GIB
    return step(message("model-step-state"), expression, value, "GiB", model.source, digits=2, **operands)
