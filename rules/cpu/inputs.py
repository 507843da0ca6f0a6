"""What the processor rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.computation import Model
from rules.cpu.parameters import Modality, Preprocessing


class CpuInputs(Model):
    """Cards to be fed, and a processor at hand if there is one to be judged.

    Without a modality the answer counts for text and for images; without a strategy the data are taken to
    be prepared during training, the case that needs more.
    """

    gpu_count: int = Field(1, description="Graphics cards in the machine [-].")
    workload: Literal["training", "inference"] = Field(
        "training", description="Running a finished model has no data loaders."
    )
    modality: Modality | None = Field(None, description="What the data loaders read.")
    preprocessing: Preprocessing | None = Field(None, description="Data prepared during or before training.")
    workers_per_gpu: int | None = Field(None, description="Data loader workers per card [-].")
    cpu: str | None = Field(None, max_length=200, description="Processor at hand, by name, to be judged.")
    cpu_count: int = Field(1, description="Processors of that kind [-].")
    cores: int | None = Field(None, description="Cores of one processor at hand [-], instead of its name.")
    threads: int | None = Field(None, description="Threads of one processor at hand [-].")
    clock_ghz: float | None = Field(None, description="Its base clock [GHz].")
    method: Literal["current", "2018"] = Field("current", description="Today's rule or that of 2018.")
