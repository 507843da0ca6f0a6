"""One graphics card, accelerator or unified-memory machine."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Gpu:
    """A row of the GPU catalog; ``None`` where no figure is known.

    Attributes:
        name: as the GPU database writes it, e.g. ``GeForce RTX 3090``.
        vendor: ``nvidia``, ``amd``, ``ati``, ``intel``, ``apple`` or an older maker, in lower case.
        architecture: e.g. ``Ampere``; bandwidths compare well only inside one.
        generation: the maker's series, e.g. ``GeForce 30``.
        release_date: first sale where known, else the announcement.
        memory_gb: memory of one GPU as printed on the box [GB]; 0 where it shares the computer's memory;
            the largest configuration for unified memory.
        bandwidth_gb_s: memory bandwidth [GB/s], 10^9 bytes a second.
        shader_tflops: fp32 rate of the shaders at boost clock [TFLOPS]; counts inside one architecture only.
        board_power_w: the maker's board power [W]; for laptop parts the lowest configuration's.
        suggested_psu_w: the database's own estimate of a power supply [W], up to 150 W below the maker's.
        vendor_psu_w: the maker's required system power [W], where known.
        connectors: power sockets of the reference board: ``6-pin``, ``8-pin``, ``12-pin``, ``12V-2x6``
            (both revisions of the 16-pin socket), ``EPS 8-pin``, ``Molex``, ``Floppy``.
        partner_connectors: what boards of other makers have instead, one tuple per usual layout.
        slot_width: slots that the reference board covers [-].
        length_mm: length of the reference board [mm]; partner boards are often longer.
        pcie_generation, pcie_lanes: the card's own link.
        is_laptop: soldered or module part of a laptop: fixed power limits, no power supply to choose.
        is_datacenter: made for servers: passive cooling or a module.
        is_integrated: part of a processor, console or system-on-chip.
        unified_memory: processor and GPU share all of ``memory_gb``.
        gpus_per_board: GPUs on the card; ``memory_gb`` and ``bandwidth_gb_s`` are of one of them.
        nvlink_gb_s: NVLink bandwidth per direction [GB/s]; 0 where the card is known to have none.
        training_relative: measured fp16 training speed [-], RTX 3090 = 1.00.
        tensor_bf16_tflops: dense bf16 (fp16 before Ampere) matrix rate from the maker [TFLOPS].
        temperature_limit_c: highest GPU temperature in the maker's specification [°C].
        references: source ids of the row, the GPU database first.
        low_confidence: fields that rest on general knowledge and were not read in a source.
    """

    name: str
    vendor: str
    architecture: str | None
    generation: str
    release_date: date | None
    memory_gb: float
    memory_type: str | None
    bandwidth_gb_s: float | None
    shader_tflops: float | None
    board_power_w: float | None
    suggested_psu_w: float | None
    vendor_psu_w: float | None
    connectors: tuple[str, ...]
    partner_connectors: tuple[tuple[str, ...], ...]
    slot_width: float | None
    length_mm: float | None
    pcie_generation: int | None
    pcie_lanes: int | None
    is_laptop: bool
    is_datacenter: bool
    is_integrated: bool
    unified_memory: bool
    gpus_per_board: int
    nvlink_gb_s: float | None
    training_relative: float | None
    tensor_bf16_tflops: float | None
    temperature_limit_c: float | None
    references: tuple[str, ...]
    low_confidence: tuple[str, ...]
