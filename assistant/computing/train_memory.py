"""From a frame to the inputs of the rule on memory for training."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import given
from assistant.computing.language_models import OFFERED_MODELS, the_cards, the_model
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.computation import message
from rules.knowledge import Knowledge

_ZERO = re.compile(r"(?<![a-z])zero[\s-]*(?:stage[\s-]*)?([123])(?!\d)", re.IGNORECASE)
_FSDP = re.compile(r"(?<![a-z])fsdp(?![a-z])", re.IGNORECASE)

_METHODS: Mapping[str, Mapping[str, Any]] = {
    "lora": {"method": "lora"},
    "dora": {"method": "lora"},
    "qlora": {"method": "qlora"},
    "full": {"method": "full"},
}
"""What a method named in the question means for the rule."""

_FEW_BITS: Mapping[str, Mapping[str, Any]] = {
    "INT8": {"method": "qlora", "base_bits": 8},
    "Q8_0": {"method": "qlora", "base_bits": 8},
    "NF4": {"method": "qlora", "base_bits": 4},
    "NF4 double": {"method": "qlora", "base_bits": 4},
    "INT4": {"method": "qlora", "base_bits": 4},
    "Q4_K_M": {"method": "qlora", "base_bits": 4},
    "Q2_K": {"method": "qlora", "base_bits": 2},
}
"""Format of the weights → training of adapters on weights of so many bits."""


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The job of the question; asks which model where neither that nor a card was named."""
    model, cards = the_model(frame, knowledge), the_cards(frame, knowledge)
    if not model and not cards:
        return Missing("model", message("train-memory-missing-model"), OFFERED_MODELS)
    return {
        **model,
        **given(
            gpus=cards or _counted(frame),
            batch=frame.get("batch"),
            sequence_tokens=frame.get("context_tokens"),
            sharding=_sharding(frame),
            gradient_checkpointing=frame.get("gradient_checkpointing"),
            cards_asked=frame.get("cards_asked") if frame.cards else None,
        ),
        **_method(frame),
    }


def _counted(frame: Frame) -> list[dict[str, Any]] | None:
    """Cards known by their number only, which say what each holds of a job divided over them."""
    count = frame.get("gpu_count")
    return [{"count": count}] if count and _sharding(frame) else None


def _sharding(frame: Frame) -> str | None:
    """The stage of ZeRO; FSDP divides as much as its third."""
    found = _ZERO.search(frame.question)
    if found:
        return f"zero_{found[1]}"
    if _FSDP.search(frame.question):
        return "zero_3"
    named = frame.get("method", "")
    return named if named.startswith("zero_") else "zero_3" if named == "fsdp" else None


def _method(frame: Frame) -> Mapping[str, Any]:
    """The method, of adapters with the bits below them; an optimizer by itself is of full training."""
    named = _METHODS.get(frame.get("method", ""), {})
    bits = _FEW_BITS.get(frame.get("quantization", ""), {})
    optimizer = frame.get("optimizer")
    if optimizer is not None and (named or {"method": "full"})["method"] == "full" and (named or not bits):
        return {"method": "full", "optimizer": optimizer}
    adapters = named.get("method") in (None, "qlora")
    return {**named, **bits} if adapters else named
