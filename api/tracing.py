"""Traces for OpenTelemetry (extra ``otel``): requests, answers and their steps, never the text of a question.

FastAPI makes a span of each request once there is a tracer. Rigwise adds one of each answer, with its kind,
language and rules, and one of each step of it. They go where the standard variables say:
``OTEL_EXPORTER_OTLP_ENDPOINT``, ``OTEL_SERVICE_NAME``, ``OTEL_TRACES_SAMPLER`` and so on; without an endpoint
nothing of it is loaded.

References:
    OpenTelemetry specification, "OTLP Exporter" and "Environment Variable Specification".
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from importlib.util import find_spec

import click

from assistant.answer import Answer
from assistant.version import __version__
from corpus.extras import install_command

ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
_NAME = "rigwise"
_TOTAL = "total"
_NS_PER_MS = 1_000_000


def start_tracing(environment: Mapping[str, str] | None = None) -> bool:
    """Send traces from now on, if an endpoint is set; whether it is.

    Raises:
        click.ClickException: an endpoint is set, but the extra is not installed.
    """
    environment = os.environ if environment is None else environment
    named = next((name for name in ENDPOINTS if environment.get(name)), None)
    if named is None:
        return False
    if find_spec("opentelemetry.sdk") is None or find_spec("opentelemetry.exporter") is None:
        raise click.ClickException(f"{named} is set, but traces need an extra: {install_command('otel')}")
    _connect()
    return True


def _connect() -> None:
    from opentelemetry import trace
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    named = os.environ.get("OTEL_SERVICE_NAME", _NAME)
    resource = Resource.create({"service.name": named, "service.version": __version__})
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    trace.set_tracer_provider(provider)


def trace_answer(answer: Answer, surface: str) -> None:
    """A span of an answer that is just done, and one of each of its steps, back to back."""
    from opentelemetry import trace

    tracer = trace.get_tracer(_NAME, __version__)
    steps = {name: spent_ms for name, spent_ms in answer.timings_ms.items() if name != _TOTAL}
    end_ns = time.time_ns()
    total_ms = max(answer.timings_ms.get(_TOTAL, 0.0), sum(steps.values()))
    at_ns = end_ns - int(total_ms * _NS_PER_MS)
    whole = tracer.start_span("rigwise.answer", start_time=at_ns, attributes=_told(answer, surface))
    if whole.is_recording():
        inside = trace.set_span_in_context(whole)
        for name, spent_ms in steps.items():
            step = tracer.start_span(f"rigwise.{name}", context=inside, start_time=at_ns)
            at_ns += int(spent_ms * _NS_PER_MS)
            step.end(at_ns)
    whole.end(end_ns)


def _told(answer: Answer, surface: str) -> dict[str, str | int | list[str]]:
    return {
        "rigwise.kind": answer.kind,
        "rigwise.language": answer.language,
        "rigwise.surface": surface,
        "rigwise.rules": [computation.rule for computation in answer.computations],
        "rigwise.citations": len(answer.citations),
    }
