"""What the rule on the speed of language models is asked with."""

from __future__ import annotations

from pydantic import Field

from rules.llm.inputs import RunInputs


class LlmSpeedInputs(RunInputs):
    """A model on cards, or on main memory alone where only its bandwidth is given; one stream.

    ``context_tokens`` is the context so far, by default the short one at which speeds are measured.
    """

    prompt_tokens: int | None = Field(None, description="Length of a prompt, for the time until it is read.")
    main_memory: bool = Field(False, description="Without cards, everything runs from main memory.")
    ram_bandwidth_gb_s: float | None = Field(
        None, description="Bandwidth of main memory [GB/s], for layers that the cards do not hold."
    )
