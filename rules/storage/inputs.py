"""What the storage rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.computation import Model
from rules.storage.parameters import DriveKind

Goal = Literal["training", "model_load", "capacity"]
Sample = Literal["jpeg", "decoded", "tokens"]


class StorageInputs(Model):
    """What is read or kept, and a drive to be judged if there is one.

    ``training`` compares reading a batch with computing it, ``model_load`` times a model file, ``capacity``
    adds up data set, model files and checkpoints.
    """

    goal: Goal = Field("training", description="What the drive is for.")
    gpu: str | None = Field(None, max_length=200, description="Card that is fed, by name.")
    gpu_count: int = Field(1, description="Such cards [-].")
    samples_per_s: float | None = Field(None, description="Samples that all cards take per second [1/s].")
    batch: int | None = Field(None, description="Samples per batch of one card [-].")
    step_ms: float | None = Field(None, description="Time to compute one batch [ms].")
    sample: Sample | None = Field(None, description="How samples are stored.")
    sample_mb: float | None = Field(None, description="Size of one stored sample [MB, 10^6 bytes].")
    asynchronous: bool = Field(True, description="The next batch is read while this one is computed.")
    small_files: bool = Field(False, description="Each sample is a file of its own, read in random order.")
    drive: DriveKind | None = Field(None, description="Kind of drive to be judged.")
    disk_mb_s: float | None = Field(None, description="Its sequential rate [MB/s].")
    iops: float | None = Field(None, description="Its random reads per second [1/s].")
    dataset_gb: float | None = Field(None, description="Data set [GB, 10^9 bytes].")
    ram_gb: float | None = Field(None, description="Main memory that could hold the data set [GB].")
    model_gb: float | None = Field(None, description="One model file [GB, 10^9 bytes].")
    model: str | None = Field(None, max_length=120, description="Or the model, by name.")
    parameters_b: float | None = Field(None, description="Or its size [10^9 parameters].")
    quantization: str | None = Field(None, max_length=40, description="Format of its file, such as Q4_K_M.")
    models: int = Field(1, description="Model files of that size to be kept [-].")
    checkpoints: int = Field(0, description="Checkpoints of a full training to be kept [-].")
    method: Literal["current", "2018"] = Field("current", description="Today's rule or the example of 2018.")
