"""A language model from a configuration of Hugging Face's form (``config.json``), by counting its shapes.

Only architectures whose cache and parameters follow from the configuration are taken; any other kind is
refused by name, because a guess would be wrong by a factor.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rules.catalog.model import LanguageModel
from rules.errors import RuleInputError

DENSE = ("llama", "mistral", "qwen2", "qwen3", "phi3", "gemma", "gemma2", "gemma3_text", "granite", "olmo2")
MIXTURES = ("mixtral", "qwen3_moe", "deepseek_v3", "kimi_k2")
SUPPORTED = (*DENSE, *MIXTURES)
"""Values of ``model_type`` that are taken; ``gemma3`` too, by its text part."""

_MOST = 10_000_000
_LONGEST_NAME = 80
_TIED = ("gemma", "gemma2", "gemma3_text")
_PATTERN = {"gemma2": 2, "gemma3_text": 6}
"""Every so many layers one holds the whole context, where the configuration does not say."""
_GEMMA_3: Mapping[str, Any] = {
    "model_type": "gemma3_text",
    "vocab_size": 262208,
    "num_attention_heads": 8,
    "num_key_value_heads": 4,
    "max_position_embeddings": 131072,
}
"""What the configurations of Gemma 3 leave to the library's defaults."""
_LATENT = ("deepseek_v3", "kimi_k2")


@dataclass(frozen=True, slots=True)
class _Shapes:
    """What is counted of a configuration."""

    kind: str
    layers: int
    hidden: int
    heads: int
    kv_heads: int
    head_dim: int
    inner: int
    vocabulary: int
    context: int
    tied: bool
    experts: int
    used: int
    expert_inner: int
    shared_inner: int
    dense_layers: int
    latent: tuple[int, int, int, int, int] | None


def model_from_config(config: Mapping[str, Any], name: str) -> LanguageModel:
    """A row of the catalog from a configuration.

    Args:
        config: what ``config.json`` holds.
        name: how the model is to be called.

    Raises:
        RuleInputError: an unsupported kind, a missing or absurd value; names the key.

    Example:
        >>> config = {"model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 32,
        ...     "num_attention_heads": 32, "num_key_value_heads": 8, "intermediate_size": 14336,
        ...     "vocab_size": 128256, "max_position_embeddings": 131072, "tie_word_embeddings": False}
        >>> model_from_config(config, "My Llama").parameters_b
        8.03
    """
    shapes = _shapes(_text_part(config))
    total, active = _parameters(shapes)
    return LanguageModel(
        name=_name(name),
        aliases=(),
        family=_name(name),
        released="1970",
        parameters_b=round(total / 1e9, 3),
        active_parameters_b=round(active / 1e9, 3),
        layers=shapes.layers,
        hidden_size=shapes.hidden,
        attention_heads=shapes.heads,
        kv_heads=shapes.kv_heads,
        head_dim=shapes.head_dim,
        **_cache(_text_part(config), shapes),
        vocabulary=shapes.vocabulary,
        tied_embeddings=shapes.tied,
        context=shapes.context,
        experts=shapes.experts or None,
        experts_used=shapes.used or None,
        native_format="bf16",
        modality="text",
        shape_parameters_b=round(total / 1e9, 3),
        shape_active_b=round(active / 1e9, 3) if shapes.experts else None,
        limitation=None,
        source="user",
        confidence="B",
        note=None,
    )


def _cache(config: Mapping[str, Any], shapes: _Shapes) -> dict[str, Any]:
    """The fields that say what a token leaves in the cache."""
    growing, windowed, window = _windows(config, shapes)
    return {
        "attention": _attention(shapes, windowed),
        "growing_layers": growing,
        "window": window,
        "windowed_layers": windowed or None,
        "windowed_kv_heads": None,
        "windowed_head_dim": None,
        "mla_rank": shapes.latent[1] if shapes.latent else None,
        "mla_rope_dim": shapes.latent[2] if shapes.latent else None,
        "fixed_state_bytes": None,
    }


def _name(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > _LONGEST_NAME or not name.isprintable():
        raise RuleInputError("name", "own-model-config-name")
    return name


def _text_part(config: Mapping[str, Any]) -> Mapping[str, Any]:
    """The language part of a model that also reads images."""
    inner = config.get("text_config")
    if config.get("model_type") == "gemma3" and isinstance(inner, dict):
        return {**_GEMMA_3, **inner}
    return config


def _shapes(config: Mapping[str, Any]) -> _Shapes:
    kind = config.get("model_type")
    if kind not in SUPPORTED:
        given = kind if isinstance(kind, str) and kind else "none"
        raise RuleInputError("model_type", "own-model-config-kind", kind=given[:60], known=SUPPORTED)
    hidden, heads = _count(config, "hidden_size"), _count(config, "num_attention_heads")
    has_experts = kind in MIXTURES
    return _Shapes(
        kind=kind,
        layers=_count(config, "num_hidden_layers"),
        hidden=hidden,
        heads=heads,
        kv_heads=_count(config, "num_key_value_heads", heads),
        head_dim=_head_dim(config, kind, hidden, heads),
        inner=_count(config, "intermediate_size"),
        vocabulary=_count(config, "vocab_size"),
        context=_count(config, "max_position_embeddings"),
        tied=bool(config.get("tie_word_embeddings", kind in _TIED)),
        experts=_count(config, *_experts_key(config)) if has_experts else 0,
        used=_count(config, "num_experts_per_tok") if has_experts else 0,
        expert_inner=_count(config, "moe_intermediate_size", _count(config, "intermediate_size")),
        shared_inner=_shared(config) if kind in _LATENT else 0,
        dense_layers=_count(config, "first_k_dense_replace", 0) if kind in _LATENT else 0,
        latent=_latent(config) if kind in _LATENT else None,
    )


def _head_dim(config: Mapping[str, Any], kind: str, hidden: int, heads: int) -> int:
    if kind in _LATENT:
        return _count(config, "qk_nope_head_dim")
    return _count(config, "head_dim", 256 if kind in _TIED else max(1, hidden // heads))


def _experts_key(config: Mapping[str, Any]) -> tuple[str]:
    names = ("num_local_experts", "num_experts", "n_routed_experts")
    return (next((name for name in names if name in config), names[0]),)


def _shared(config: Mapping[str, Any]) -> int:
    return _count(config, "n_shared_experts", 0) * _count(config, "moe_intermediate_size")


def _latent(config: Mapping[str, Any]) -> tuple[int, int, int, int, int]:
    keys = ("q_lora_rank", "kv_lora_rank", "qk_rope_head_dim", "qk_nope_head_dim", "v_head_dim")
    return tuple(_count(config, key) for key in keys)  # type: ignore[return-value]


def _count(config: Mapping[str, Any], key: str, default: int | None = None) -> int:
    """A whole number of the configuration; refused where it is none, negative, or absurdly large."""
    value = config.get(key)
    if value is None:
        if default is None:
            raise RuleInputError(key, "own-model-config-missing", key=key)
        return default
    least = 0 if default == 0 else 1
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= _MOST:
        raise RuleInputError(key, "own-model-config-value", key=key, value=str(value)[:40])
    return value


def _parameters(shapes: _Shapes) -> tuple[int, int]:
    """All parameters, and those read per token: the output head once, no input embedding."""
    embedding = shapes.vocabulary * shapes.hidden
    outer = embedding * (1 if shapes.tied else 2) + shapes.hidden
    every = shapes.layers * (_attention_parameters(shapes) + _norms(shapes))
    feed = 3 * shapes.hidden
    if not shapes.experts:
        total = outer + every + shapes.layers * feed * shapes.inner
        return total, total
    sparse = shapes.layers - shapes.dense_layers
    fixed = every + shapes.dense_layers * feed * shapes.inner
    fixed += sparse * (shapes.hidden * shapes.experts + feed * shapes.shared_inner)
    one = sparse * feed * shapes.expert_inner
    return outer + fixed + shapes.experts * one, embedding + fixed + shapes.used * one


def _attention_parameters(shapes: _Shapes) -> int:
    if shapes.latent is not None:
        query, cached, rope, plain, value = shapes.latent
        down = shapes.hidden * (query + cached + rope) + query + cached
        up = shapes.heads * (query * (plain + rope) + cached * (plain + value))
        return down + up + shapes.heads * value * shapes.hidden
    width, cached_width = shapes.heads * shapes.head_dim, 2 * shapes.kv_heads * shapes.head_dim
    bias = width + cached_width if shapes.kind == "qwen2" else 0
    return shapes.hidden * (2 * width + cached_width) + bias


def _norms(shapes: _Shapes) -> int:
    of_heads = 2 * shapes.head_dim if shapes.kind in ("qwen3", "qwen3_moe", "gemma3_text") else 0
    return (4 if shapes.kind in _PATTERN else 2) * shapes.hidden + of_heads


def _windows(config: Mapping[str, Any], shapes: _Shapes) -> tuple[int, int, int | None]:
    """Layers whose cache grows, layers that keep a window, and that window [tokens]."""
    has_window = config.get("sliding_window") is not None and config.get("use_sliding_window") is not False
    if not has_window or shapes.kind not in ("mistral", "mixtral", "phi3", *_PATTERN):
        return shapes.layers, 0, None
    window = _count(config, "sliding_window")
    if window >= shapes.context:
        return shapes.layers, 0, None
    growing = _growing(config, shapes)
    return growing, shapes.layers - growing, window


def _growing(config: Mapping[str, Any], shapes: _Shapes) -> int:
    kinds = config.get("layer_types")
    if isinstance(kinds, list) and len(kinds) == shapes.layers:
        return sum(kind == "full_attention" for kind in kinds)
    pattern = _count(config, "sliding_window_pattern", _PATTERN.get(shapes.kind, 0))
    return shapes.layers // pattern if pattern else 0


def _attention(shapes: _Shapes, windowed: int) -> Literal["full", "sliding_mix", "mla"]:
    if shapes.latent is not None:
        return "mla"
    return "sliding_mix" if windowed else "full"
