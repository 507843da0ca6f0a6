"""One language model, as far as its memory and speed are concerned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class LanguageModel:
    """A row of the model catalog; ``None`` where a figure does not apply or is not known.

    Attributes:
        name: e.g. ``Llama 3.1 70B``.
        aliases: names on Hugging Face and in ollama.
        parameters_b: all parameters, image and audio parts included, draft heads left out [10^9].
        active_parameters_b: used per token, as published [10^9].
        kv_heads, head_dim: of the layers whose cache grows with the context.
        attention: ``full``; ``sliding_mix`` and ``chunked_mix`` keep only a window on some layers;
            ``hybrid_linear`` keeps a fixed state on some; ``mla`` caches a latent vector;
            ``sparse``: see ``limitation``.
        growing_layers: layers whose cache grows with the context; layers that reuse another's are left out.
        window: tokens that a windowed layer keeps.
        windowed_kv_heads, windowed_head_dim: ``None`` where they equal those of the growing layers.
        mla_rank, mla_rope_dim: width of the latent vector and of its position part.
        fixed_state_bytes: recurrent state, or cross-attention cache, per sequence [B].
        context: native context [tokens].
        shape_parameters_b: counted from the shapes [10^9].
        shape_active_b: read per token, counted from the shapes: the output head once, no input embedding
            [10^9]; use it for speed.
        limitation: why the plain cache formula is not exact for this model: ``compressed-attention``,
            ``indexed-sparse-attention``, ``attention-shape-unknown``, ``sparse-attention-upper-bound``.
        confidence: ``C`` rows rest on general knowledge.
    """

    name: str
    aliases: tuple[str, ...]
    family: str
    released: str
    parameters_b: float
    active_parameters_b: float
    layers: int
    hidden_size: int
    attention_heads: int
    kv_heads: int
    head_dim: int
    attention: Literal["full", "sliding_mix", "chunked_mix", "hybrid_linear", "mla", "sparse"]
    growing_layers: int | None
    window: int | None
    windowed_layers: int | None
    windowed_kv_heads: int | None
    windowed_head_dim: int | None
    mla_rank: int | None
    mla_rope_dim: int | None
    fixed_state_bytes: int | None
    vocabulary: int | None
    tied_embeddings: bool | None
    context: int
    experts: int | None
    experts_used: int | None
    native_format: str | None
    modality: str
    shape_parameters_b: float | None
    shape_active_b: float | None
    limitation: str | None
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None

    @property
    def low_confidence(self) -> bool:
        """Whether the row rests on general knowledge."""
        return self.confidence == "C"

    @property
    def is_mixture(self) -> bool:
        """Whether only some of its experts work on a token."""
        return self.experts is not None
