"""The encoder in plain numpy: for processors that the native engine does not know, and for batches.

A BERT encoder (post-layer-norm), mean pooling over all positions, length 1. Texts are packed one after
another so that each matrix product serves many of them; attention stays inside each text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.embedders.unigram import UnigramTokenizer
from assistant.retrieval.embedders.weights import Shape, WeightFile

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

PACK_TOKENS = 512
_ROOT_2_OVER_PI = 0.7978845608028654
_CUBIC = 0.044715


@dataclass(frozen=True, slots=True)
class _Linear:
    weight: FloatArray
    bias: FloatArray

    def __call__(self, inputs: FloatArray) -> FloatArray:
        outputs: FloatArray = inputs @ self.weight
        outputs += self.bias
        return outputs


@dataclass(frozen=True, slots=True)
class _Norm:
    weight: FloatArray
    bias: FloatArray
    epsilon: float

    def __call__(self, inputs: FloatArray) -> FloatArray:
        centred: FloatArray = inputs - inputs.mean(axis=1, keepdims=True)
        variance = np.einsum("ij,ij->i", centred, centred)[:, None] / np.float32(centred.shape[1])
        centred /= np.sqrt(variance + np.float32(self.epsilon))
        centred *= self.weight
        centred += self.bias
        return centred


@dataclass(frozen=True, slots=True)
class _Layer:
    attention_in: _Linear
    attention_out: _Linear
    attention_norm: _Norm
    wide: _Linear
    narrow: _Linear
    output_norm: _Norm


class NumpyEngine:
    """Encodes batches of texts. Reads the same file as the native engine; about 90 MB once unpacked."""

    def __init__(self, weights: WeightFile, tokenizer: UnigramTokenizer, threads: int) -> None:
        self._weights = weights
        self._shape = weights.shape
        self._tokenizer = tokenizer
        self._threads = threads
        self._layers = [_layer(weights, number, self._shape) for number in range(self._shape.layers)]
        kinds = weights.tensor("emb.type", self._shape.hidden)
        self._positions = weights.tensor("emb.pos", self._shape.hidden) + kinds[0]
        self._input_norm = _norm(weights, "emb.ln", self._shape)

    def encode(self, texts: Sequence[str]) -> FloatArray:
        """Vectors of texts that already carry their prefix; what exceeds the window is cut into windows
        whose means are weighted by their lengths."""
        windows = [window for number, text in enumerate(texts) for window in self._windows(number, text)]
        order = sorted(range(len(windows)), key=lambda index: len(windows[index][1]))
        packs = list(_packs([windows[index] for index in order]))
        sums = np.zeros((len(texts), self._shape.hidden), dtype=np.float32)
        with ThreadPoolExecutor(self._threads) as pool:
            for pack, means in zip(packs, pool.map(self._encode_pack, packs), strict=True):
                for (number, ids), mean in zip(pack, means, strict=True):
                    sums[number] += mean * max(1, len(ids) - 2)
        sums /= np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), 1e-6)
        return sums

    def count(self, text: str) -> int:
        """Tokens of a text that already carries its prefix, special tokens included."""
        return self._tokenizer.count(text)

    def _windows(self, number: int, text: str) -> Iterator[tuple[int, list[int]]]:
        first, *content, last = self._tokenizer.ids(text)
        size = self._shape.positions - 2
        for start in range(0, max(1, len(content)), size):
            yield number, [first, *content[start : start + size], last]

    def _encode_pack(self, pack: list[tuple[int, list[int]]]) -> FloatArray:
        lengths = [len(ids) for _, ids in pack]
        bounds = np.cumsum([0, *lengths])
        ids = np.concatenate([np.asarray(ids, dtype=np.int64) for _, ids in pack])
        positions = np.concatenate([np.arange(length) for length in lengths])
        state = self._weights.rows("emb.word", ids, self._shape.hidden) + self._positions[positions]
        state = self._input_norm(state)
        for layer in self._layers:
            state = self._run(layer, state, bounds)
        means: FloatArray = np.add.reduceat(state, bounds[:-1], axis=0)
        means /= np.asarray(lengths, dtype=np.float32)[:, None]
        return means

    def _run(self, layer: _Layer, state: FloatArray, bounds: NDArray[np.int64]) -> FloatArray:
        attended = _attend(layer.attention_in(state), bounds, self._shape.heads)
        state = layer.attention_norm(state + layer.attention_out(attended))
        return layer.output_norm(state + layer.narrow(_gelu(layer.wide(state))))


def _packs(windows: list[tuple[int, list[int]]]) -> Iterator[list[tuple[int, list[int]]]]:
    pack: list[tuple[int, list[int]]] = []
    tokens = 0
    for window in windows:
        if pack and tokens + len(window[1]) > PACK_TOKENS:
            yield pack
            pack, tokens = [], 0
        pack.append(window)
        tokens += len(window[1])
    if pack:
        yield pack


def _attend(projected: FloatArray, bounds: NDArray[np.int64], heads: int) -> FloatArray:
    """Scaled dot-product attention inside each text; ``projected`` holds queries, keys and values."""
    width = projected.shape[1] // 3
    outputs = np.empty((len(projected), width), dtype=np.float32)
    for start, end in pairwise(bounds.tolist()):
        parts = projected[start:end].reshape(end - start, 3, heads, -1).transpose(1, 2, 0, 3)
        scores = parts[0] @ parts[1].transpose(0, 2, 1)
        scores -= scores.max(axis=2, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=2, keepdims=True)
        outputs[start:end] = (scores @ parts[2]).transpose(1, 0, 2).reshape(end - start, width)
    return outputs


def _gelu(values: FloatArray) -> FloatArray:
    """Gaussian error linear unit, tanh form (Hendrycks and Gimpel, 2016); off by at most 0.0005."""
    inner = values * values
    inner *= np.float32(_CUBIC * _ROOT_2_OVER_PI)
    inner += np.float32(_ROOT_2_OVER_PI)
    inner *= values
    np.tanh(inner, out=inner)
    inner += np.float32(1.0)
    inner *= values
    inner *= np.float32(0.5)
    return inner


def _layer(weights: WeightFile, number: int, shape: Shape) -> _Layer:
    hidden, wide = shape.hidden, shape.feed_forward
    scale = np.float32((hidden // shape.heads) ** -0.5)
    name = f"l{number}"
    projections = [weights.tensor(f"{name}.{part}.w", hidden) for part in "qkv"]
    biases = [weights.tensor(f"{name}.{part}.b") for part in "qkv"]
    projections[0] *= scale
    biases[0] *= scale
    return _Layer(
        _Linear(np.ascontiguousarray(np.concatenate(projections).T), np.concatenate(biases)),
        _linear(weights, f"{name}.ao", hidden),
        _norm(weights, f"{name}.aln", shape),
        _linear(weights, f"{name}.fi", hidden),
        _linear(weights, f"{name}.fo", wide),
        _norm(weights, f"{name}.oln", shape),
    )


def _linear(weights: WeightFile, name: str, columns: int) -> _Linear:
    return _Linear(np.ascontiguousarray(weights.tensor(f"{name}.w", columns).T), weights.tensor(f"{name}.b"))


def _norm(weights: WeightFile, name: str, shape: Shape) -> _Norm:
    return _Norm(weights.tensor(f"{name}.w"), weights.tensor(f"{name}.b"), shape.epsilon)
