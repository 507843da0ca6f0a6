"""Constants of the storage rule, typed; their values are in ``rules/parameters/storage.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.parameters import Parameter, ParameterGroup

DriveKind = Literal["hdd", "sata_ssd", "nvme3", "nvme4", "nvme5"]


@dataclass(frozen=True)
class StorageParameters(ParameterGroup):
    """What rates, loading times and capacities rest on."""

    hard_disk_mb_s: Parameter[float]
    solid_state_mb_s: Parameter[Mapping[DriveKind, float]]
    hard_disk_iops: Parameter[float]
    bus_mb_s: Parameter[Mapping[DriveKind, float]]
    load_ceiling: Parameter[float]
    jpeg_mb: Parameter[float]
    image_values: Parameter[tuple[int, int, int]]
    bytes_per_value: Parameter[int]
    bytes_per_token: Parameter[float]
    batch: Parameter[int]
    guide_2018_disk_mb_s: Parameter[float]
    guide_2018_load_ms: Parameter[float]
    guide_2018_step_ms: Parameter[float]
    guide_2018_capacity_gb: Parameter[float]
    images_per_s: Parameter[float]
    images_per_s_relative: Parameter[float]
    tokens_per_s: Parameter[float]
    checkpoint_bytes: Parameter[float]
    free_share: Parameter[float]
    drive_sizes_gb: Parameter[tuple[int, ...]]
