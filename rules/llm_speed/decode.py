"""The speed at which tokens are written: bytes read for one token against bandwidth, card by card."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalog.gpu import Gpu
from rules.errors import RuleInputError
from rules.llm.cache import is_bounded
from rules.llm.inputs import Split
from rules.llm.placement import holds, layers_held
from rules.llm.room import Machine
from rules.llm.run import Run
from rules.llm_speed.efficiency import efficiency
from rules.llm_speed.parameters import Band, LlmSpeedParameters

_GIGA = 1e9
_BITS = 8


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of the bytes and the memory that they are read from, one after another.

    Attributes:
        gpu: ``None`` for main memory.
        read_gb: for one token [GB].
        bandwidth_gb_s: of that memory, of all cards at once under tensor split [GB/s].
        share: of the bandwidth that is reached [-].
    """

    gpu: Gpu | None
    read_gb: float
    bandwidth_gb_s: float
    share: Band

    def seconds(self, at: int) -> float:
        """Time for one token, at the usual, lowest or highest share [s]."""
        return self.read_gb / (self.bandwidth_gb_s * self.share[at])


@dataclass(frozen=True, slots=True)
class Decode:
    """Speed of one stream.

    Attributes:
        weights_gb: active weights read for one token [GB].
        cache_gb: cache and state read for one token [GB].
        stretches: memories read one after another.
        layers_in_ram: layers that the cards do not hold [-].
        layers: of the model.
    """

    weights_gb: float
    cache_gb: float
    stretches: tuple[Stretch, ...]
    layers_in_ram: int
    layers: int

    @property
    def read_gb(self) -> float:
        """All bytes of one token [GB]."""
        return self.weights_gb + self.cache_gb

    @property
    def bound(self) -> float:
        """Speed if every memory reached its bandwidth [tok/s]."""
        return 1 / sum(each.read_gb / each.bandwidth_gb_s for each in self.stretches)

    def speed(self, at: int = 0) -> float:
        """Usual (0), lowest (1) or highest (2) speed [tok/s]."""
        return 1 / sum(each.seconds(at) for each in self.stretches)


def decode(
    run: Run, machine: Machine | None, split: Split, ram_gb_s: float, parameters: LlmSpeedParameters
) -> Decode:
    """Speed of a run on a machine; layers that the cards do not hold are read from main memory.

    Raises:
        RuleInputError: a card whose bandwidth is not known.
    """
    weights, cache = read_gb(run)
    layers = run.subject.model.layers
    if machine is None:
        return Decode(weights, cache, (_ram(weights + cache, ram_gb_s, parameters),), layers, layers)
    if split == "tensor" and machine.count > 1 and holds(run.demand(), machine.free_gib(), split):
        stretch = _tensor(run, weights, cache, machine, parameters)
        return Decode(weights, cache, (stretch,), 0, layers)
    on_cards = _layers_by_gpu(run, machine)
    left = layers - sum(count for _, count in on_cards)
    per_layer = (weights + cache) / layers
    stretches = [
        _card(gpu, count * per_layer, weights + cache, run, parameters) for gpu, count in on_cards if count
    ]
    if left:
        stretches.append(_ram(left * per_layer, ram_gb_s, parameters))
    return Decode(weights, cache, tuple(stretches), left, layers)


def read_gb(run: Run) -> tuple[float, float]:
    """Active weights, and cache with state, read for one token [GB]."""
    weights = run.subject.read_b * run.weights.bits / _BITS
    if not is_bounded(run.subject.model):
        return weights, 0.0
    demand = run.demand()
    return weights, (demand.cache_bytes + demand.state_bytes) / _GIGA


def _layers_by_gpu(run: Run, machine: Machine) -> list[tuple[Gpu, int]]:
    """Layers on each kind of GPU; what fits is spread evenly where all cards are alike."""
    demand = run.demand()
    left = layers_held(demand, machine.free_gib())
    found = []
    free = machine.free_gib()
    for position, room in enumerate(machine.rooms):
        if room.card.gpu is None or not room.card.gpu.bandwidth_gb_s:
            raise RuleInputError(f"gpus.{position}.name", "error-card-bandwidth-unknown", card=room.label)
        mine, free = free[: room.count], free[room.count :]
        held = min(left, layers_held(demand, mine))
        left -= held
        found.append((room.card.gpu, held))
    return found


def _card(gpu: Gpu, part_gb: float, all_gb: float, run: Run, parameters: LlmSpeedParameters) -> Stretch:
    share = efficiency(gpu, all_gb, run.subject.model, parameters)
    return Stretch(gpu, part_gb, gpu.bandwidth_gb_s or 0.0, share)


def _ram(part_gb: float, ram_gb_s: float, parameters: LlmSpeedParameters) -> Stretch:
    return Stretch(None, part_gb, ram_gb_s, parameters.ram_efficiency.value)


def _tensor(
    run: Run, weights_gb: float, cache_gb: float, machine: Machine, parameters: LlmSpeedParameters
) -> Stretch:
    """All cards read their parts at the same time; the slowest of them sets the pace."""
    gpus = [gpu for gpu, _ in _layers_by_gpu(run, machine)]
    slowest = min(gpus, key=lambda gpu: gpu.bandwidth_gb_s or 0.0)
    usual, lowest, highest = efficiency(slowest, weights_gb + cache_gb, run.subject.model, parameters)
    factors = parameters.tensor_share.value
    share = (usual * factors[0], lowest * factors[1], highest * factors[2])
    repeated = sum(size / min(machine.count, heads) for heads, size in run.demand().caches) * machine.count
    read = weights_gb + max(cache_gb, repeated / _GIGA)
    return Stretch(slowest, read, (slowest.bandwidth_gb_s or 0.0) * machine.count, share)
