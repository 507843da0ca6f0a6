"""The derivation of the speed at which tokens are written."""

from __future__ import annotations

from rules.computation import Quantity, Step, exact, message, percent, quantity, step
from rules.llm.run import Run
from rules.llm_speed.decode import Decode, Stretch
from rules.llm_speed.parameters import LlmSpeedParameters

_BOUND = "ml-engineering-2026"


def decode_steps(found: Decode, run: Run, parameters: LlmSpeedParameters) -> tuple[Step, ...]:
    """Bytes of one token, the bound, and the speed that is reached."""
    return (
        _weights_step(found, run),
        *((_cache_step(found, run),) if found.cache_gb else ()),
        _bound_step(found),
        *(_stretch_step(each, parameters) for each in found.stretches),
        _speed_step(found),
    )


def _weights_step(found: Decode, run: Run) -> Step:
    name = "llm-speed-step-active" if run.subject.is_mixture else "model-step-weights"
    return step(
        message(name, format=run.weights.format),
        "{parameters} × {bits} / {byte}",
        found.weights_gb,
        "GB",
        run.subject.model.source,
        *run.weights.references,
        digits=2,
        parameters=exact(run.subject.read_b, "Gparam", 3),
        bits=exact(run.weights.bits, "bit", 4),
        byte=quantity(8, "bit"),
    )


def _cache_step(found: Decode, run: Run) -> Step:
    terms, operands = [], dict[str, Quantity]()
    for i, part in enumerate(run.parts):
        operands[f"token{i}"] = quantity(part.layers * part.values * run.kv.bits / 8, "B", 0)
        operands[f"tokens{i}"] = quantity(part.tokens(run.context), "tok")
        terms.append(f"{{token{i}}} × {{tokens{i}}}")
    if run.subject.model.fixed_state_bytes:
        operands["state"] = quantity(run.subject.model.fixed_state_bytes, "B", 0)
        terms.append("{state}")
    label = message("llm-speed-step-cache")
    sources = (run.subject.model.source, "club-3090-2026")
    return step(label, " + ".join(terms), found.cache_gb, "GB", *sources, digits=2, **operands)


def _bound_step(found: Decode) -> Step:
    terms, operands = [], dict[str, Quantity]()
    for i, each in enumerate(found.stretches):
        operands[f"read{i}"] = quantity(each.read_gb, "GB", 2)
        operands[f"bandwidth{i}"] = quantity(each.bandwidth_gb_s, "GB/s")
        terms.append(f"{{read{i}}} / {{bandwidth{i}}}")
    sources = [source for each in found.stretches if each.gpu for source in each.gpu.references[:1]]
    if len(terms) == 1:
        expression = "{bandwidth0} / {read0}"
    else:
        expression = f"{{one}} / ({' + '.join(terms)})"
        operands["one"] = quantity(1, "1")
    label = message("llm-speed-step-bound")
    return step(label, expression, found.bound, "tok/s", _BOUND, *sources, digits=1, **operands)


def _stretch_step(each: Stretch, parameters: LlmSpeedParameters) -> Step:
    if each.gpu is None:
        label, source = message("llm-speed-step-ram-time"), parameters.ram_efficiency.reference
    else:
        label = message("llm-speed-step-card-time", card=each.gpu.name)
        source = parameters.decode_efficiency.reference
    return step(
        label,
        "{read} / ({bandwidth} × {share})",
        each.seconds(0) * 1000,
        "ms",
        source,
        digits=1,
        read=quantity(each.read_gb, "GB", 2),
        bandwidth=quantity(each.bandwidth_gb_s, "GB/s"),
        share=percent(each.share[0]),
    )


def _speed_step(found: Decode) -> Step:
    operands = {
        f"time{i}": quantity(each.seconds(0) * 1000, "ms", 1) for i, each in enumerate(found.stretches)
    }
    times = " + ".join(f"{{{name}}}" for name in operands)
    expression = f"{{second}} / ({times})" if len(operands) > 1 else f"{{second}} / {times}"
    operands["second"] = quantity(1000, "ms")
    return step(message("llm-speed-step-speed"), expression, found.speed(), "tok/s", digits=1, **operands)
