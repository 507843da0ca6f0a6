"""The key-value cache of a model, by its architecture.

Plain and grouped attention cache keys and values of every KV head on every layer. Windowed and chunked
layers stop growing at their window; latent attention (MLA) caches one vector a layer; linear layers keep a
fixed state instead. Layers that reuse the cache of others are not counted by the catalog.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.catalog.model import LanguageModel

_KEYS_AND_VALUES = 2
_BOUNDED_ABOVE = frozenset({"compressed-attention", "sparse-attention-upper-bound"})


@dataclass(frozen=True, slots=True)
class Part:
    """Layers that cache alike.

    Attributes:
        layers: how many [-].
        heads: KV heads, over which a tensor split can divide the cache; 1 for a latent vector.
        values: cached for one token on one layer [-].
        window: tokens after which the cache stops growing, ``None`` for layers that hold the whole context.
    """

    layers: int
    heads: int
    values: int
    window: int | None = None

    def tokens(self, context: int) -> int:
        """Tokens held of a context."""
        return context if self.window is None else min(context, self.window)

    def size(self, context: int, bits: float) -> int:
        """Bytes for one sequence, ``bits`` per cached value."""
        return int(self.layers * self.tokens(context) * self.values * bits // 8)


def parts(model: LanguageModel) -> tuple[Part, ...]:
    """Everything that caches; for a model of limited knowledge, what the plain formula would say.

    References:
        noonghunna, club-3090, KV_MATH: growing layers × KV heads × head dimension × 2 × bytes per value.
    """
    growing = model.layers if model.growing_layers is None else model.growing_layers
    return tuple(part for part in (_growing(model, growing), _windowed(model)) if part and part.layers)


def is_bounded(model: LanguageModel) -> bool:
    """Whether the plain formula is exact, or at least an upper bound, for this model."""
    return model.limitation is None or model.limitation in _BOUNDED_ABOVE


def cache_bytes(model: LanguageModel, context: int, bits: float) -> int:
    """Cache of one sequence, its fixed state apart [bytes].

    >>> from rules.catalog.models import ModelCatalog
    >>> cache_bytes(ModelCatalog.load().get("Llama 3.1 8B"), 8192, 16)
    1073741824
    """
    return total(parts(model), context, bits)


def total(of: Iterable[Part], context: int, bits: float) -> int:
    """Cache of some parts for one sequence [bytes]."""
    return sum(part.size(context, bits) for part in of)


def growth_bytes(model: LanguageModel, bits: float) -> float:
    """Bytes by which one more token makes the cache grow, below any window left out."""
    return sum(part.layers * part.values * bits / 8 for part in parts(model) if part.window is None)


def without_windows_bytes(model: LanguageModel, context: int, bits: float) -> int:
    """Cache of one sequence in an engine that ignores windows and keeps the whole context on every layer."""
    return total((Part(p.layers, p.heads, p.values) for p in parts(model)), context, bits)


def _growing(model: LanguageModel, layers: int) -> Part:
    if model.mla_rank is not None:
        return Part(layers, 1, model.mla_rank + (model.mla_rope_dim or 0))
    return Part(layers, model.kv_heads, model.kv_heads * model.head_dim * _KEYS_AND_VALUES)


def _windowed(model: LanguageModel) -> Part | None:
    if not model.windowed_layers:
        return None
    heads = model.windowed_kv_heads or model.kv_heads
    dimension = model.windowed_head_dim or model.head_dim
    return Part(model.windowed_layers, heads, heads * dimension * _KEYS_AND_VALUES, model.window)
