"""Figures of the running server for Prometheus: questions, answers, time by step, load, refusals."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Request, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    generate_latest,
)

from api.security import Asker
from assistant.answer import Answer, Wording
from assistant.version import __version__

router = APIRouter(tags=["operation"])
_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The figures of one server. Labels hold names of ours only, never what a client sent."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        Info("rigwise", "Version.", registry=self.registry).info({"version": __version__})
        self._questions = self._counter("questions", "Questions answered.", ("kind", "language", "surface"))
        self._computations = self._counter("computations", "Results in answers, by rule.", ("rule",))
        self._abstentions = self._counter("abstentions", "Questions that nothing carried.", ("language",))
        self._cancelled = self._counter("cancelled", "Questions whose asker left or ran out of time.", ())
        self._feedback = self._counter("feedback", "Feedback on answers.", ("thumb",))
        self._store = self._counter(
            "store_errors", "Requests that failed because a store could not be used.", ("store",)
        )
        self._requests = self._counter("http_requests", "Requests.", ("method", "route", "status"))
        self._sentences = self._counter(
            "llm_sentences", "Sentences of the language model.", ("outcome", "language")
        )
        self._fallbacks = self._counter("llm_fallbacks", "Answers without all of its words.", ("reason",))
        self._tokens = self._counter("llm_tokens", "Tokens read and written by it.", ("direction",))
        self._cost = self._counter("llm_cost", "Money spent on it, by RIGWISE_LLM_PRICE.", ())
        self._cached = self._counter("llm_cached", "Answers whose words were known already.", ())
        self._steps = self._histogram("step_seconds", "Time spent in each step of an answer.", ("step",))
        self._latency = self._histogram("http_seconds", "Time until a response was complete.", ("route",))

    def answered(self, answer: Answer, surface: str) -> None:
        """Count an answer and the time that each of its steps took."""
        self._questions.labels(answer.kind, answer.language, surface).inc()
        if answer.kind == "abstention":
            self._abstentions.labels(answer.language).inc()
        for computation in answer.computations:
            self._computations.labels(computation.rule).inc()
        if answer.wording is not None:
            self._worded(answer.wording, answer.language)
        for step, spent_ms in answer.timings_ms.items():
            self._steps.labels(step).observe(spent_ms / 1000)

    def _worded(self, wording: Wording, language: str) -> None:
        """Count what a language model added, by outcome."""
        if wording.from_cache:
            self._cached.inc()
            return
        self._sentences.labels("kept", language).inc(wording.kept)
        for reason, count in wording.dropped.items():
            self._sentences.labels(reason, language).inc(count)
        if wording.reason is not None:
            self._fallbacks.labels(wording.reason).inc()
        self._tokens.labels("prompt").inc(wording.prompt_tokens)
        self._tokens.labels("completion").inc(wording.completion_tokens)
        self._cost.inc(wording.cost)

    def cancelled(self) -> None:
        """Count a question that nobody waits for any more."""
        self._cancelled.inc()

    def rated(self, thumb: str) -> None:
        """Count feedback."""
        self._feedback.labels(thumb).inc()

    def store_failed(self, store: str) -> None:
        """Count a request that failed because ``state`` or ``index`` could not be used."""
        self._store.labels(store).inc()

    def served(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._requests.labels(method, route, str(status)).inc()
        self._latency.labels(route).observe(seconds)

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A figure that is looked up whenever it is asked for."""
        Gauge(f"rigwise_{name}", text, registry=self.registry).set_function(value)

    def _counter(self, name: str, text: str, labels: tuple[str, ...]) -> Counter:
        return Counter(f"rigwise_{name}", text, labels, registry=self.registry)

    def _histogram(self, name: str, text: str, labels: tuple[str, ...]) -> Histogram:
        return Histogram(f"rigwise_{name}", text, labels, buckets=_SECONDS, registry=self.registry)


@router.get(
    "/metrics",
    summary="Figures for Prometheus",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request, _: Asker) -> Response:
    """Questions by kind, rule and language, abstentions, time by step, queue, requests by route."""
    found: Metrics = request.app.state.metrics
    return Response(generate_latest(found.registry), media_type=CONTENT_TYPE_LATEST)
