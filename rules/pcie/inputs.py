"""What the PCIe rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.computation import Model

Workload = Literal["training", "tensor_parallel", "layer_split", "model_load"]


class PcieInputs(Model):
    """A link and what it carries.

    Without a batch the example of the 2018 guide is taken: 32 images of 225 × 225 pixels in three channels
    of 32-bit floats, and 216 ms of computing.
    """

    generation: int | None = Field(None, description="PCIe generation of the slot [-]; else the card's own.")
    lanes: Literal[1, 2, 4, 8, 16] | None = Field(None, description="Lanes of the slot [-].")
    gpu: str | None = Field(None, max_length=200, description="Card in the slot, by name.")
    gpu_count: int = Field(1, description="Cards that work together [-].")
    workload: Workload = Field("training", description="What the link carries.")
    batch: int | None = Field(None, description="Samples per batch [-].")
    image_px: int | None = Field(None, description="Width and height of the images [pixels].")
    bytes_per_value: Literal[1, 2, 4] = Field(4, description="Bytes per pixel and channel.")
    sample_mb: float | None = Field(None, description="Size of one sample as sent [MB], not its pixels.")
    step_ms: float | None = Field(None, description="Time to compute one batch [ms].")
    pinned: bool = Field(False, description="The loader uses pinned memory, so copies run beside computing.")
    model_gb: float | None = Field(None, description="File of the model to load [GB, 10^9 bytes].")
    model: str | None = Field(None, max_length=120, description="Or the model, by name.")
    parameters_b: float | None = Field(None, description="Or its size [10^9 parameters].")
    quantization: str | None = Field(None, max_length=40, description="Format of its file, such as Q4_K_M.")
    disk_mb_s: float | None = Field(None, description="Rate of the drive that it comes from [MB/s].")
    method: Literal["current", "2018"] = Field("current", description="Today's rule or the figures of 2018.")
