"""What the rule on memory for language models is asked with."""

from __future__ import annotations

from pydantic import Field

from rules.llm.inputs import RunInputs


class LlmMemoryInputs(RunInputs):
    """A model to run: whether the cards hold it, or which would; without one, the largest they hold."""

    parallel: int = Field(1, description="Requests served at once, each with a context of its own [-].")
    ram_gb: float | None = Field(
        None, description="Main memory at hand [GB], for what the cards do not hold."
    )
    offload: bool = Field(False, description="Layers that the cards do not hold may run from main memory.")
    drives_display: bool = Field(False, description="The first card also drives a display.")
