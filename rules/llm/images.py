"""Image models by name, and what is known of their memory."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from rules.parameters import Parameter, ParameterGroup

_SEPARATORS = re.compile(r"[\s._-]+")
_WORDS = re.compile(r"[a-z]+|[0-9]+")


@dataclass(frozen=True)
class ImageParameters(ParameterGroup):
    """Published figures on image models; values in ``rules/parameters/image_models.yaml``."""

    image_names: Parameter[Mapping[str, tuple[str, ...]]]
    sdxl_generation_gb: Parameter[float]
    image_comfortable_gb: Parameter[float]
    flux_parameters_b: Parameter[float]
    flux_encoder_parameters_b: Parameter[float]
    flux_peak_gb: Parameter[Mapping[str, float]]
    flux_sequential_gb: Parameter[float]
    group_offload_time: Parameter[float]
    flux_training_gb: Parameter[Mapping[str, float]]
    flux_lora_tool_gb: Parameter[float]
    sdxl_training_gb: Parameter[Mapping[str, float]]


def image_model(asked: str | None, parameters: ImageParameters) -> str | None:
    """The image model that a name means, ``None`` for anything else.

    >>> from datetime import date
    >>> from rules.parameters import load
    >>> image_model("Flux.1 dev", load(ImageParameters, "image_models", date(2026, 11, 30)))
    'FLUX.1-dev'
    """
    if asked is None:
        return None
    key = _SEPARATORS.sub("", asked.lower())
    names = parameters.image_names.value.items()
    return next((name for name, spellings in names if key in spellings), None)


def image_model_in(text: str, parameters: ImageParameters) -> str | None:
    """The image model that a sentence names, if any.

    >>> from datetime import date
    >>> from rules.parameters import load
    >>> image_model_in("Runs FLUX.1-dev on 12 GB?", load(ImageParameters, "image_models", date(2026, 11, 30)))
    'FLUX.1-dev'
    """
    words = _WORDS.findall(text.lower())
    for length in (4, 3, 2, 1):
        for first in range(len(words) - length + 1):
            found = image_model(" ".join(words[first : first + length]), parameters)
            if found:
                return found
    return None


def resident_gb(parameters: ImageParameters) -> float:
    """FLUX.1 with its text encoder, all of it in bf16 [GB]."""
    return 2 * (parameters.flux_parameters_b.value + parameters.flux_encoder_parameters_b.value)
