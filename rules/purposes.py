"""What a machine is for."""

from __future__ import annotations

from typing import Literal

Purpose = Literal[
    "research",
    "kaggle",
    "startup",
    "company",
    "beginner",
    "llm_inference",
    "llm_training",
    "vision",
    "nlp",
    "image_generation",
    "gaming",
]
