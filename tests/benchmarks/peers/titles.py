"""The systems, in the order of the table, and how they are called there."""

from __future__ import annotations

from collections.abc import Mapping

DEFAULT, SERVER = "rigwise", "rigwise_onnx"
RIGWISE = (DEFAULT, SERVER)
PEERS = ("txtai", "txtai_hybrid", "haystack", "llama_index")
SYSTEMS = (*RIGWISE, *PEERS)
TITLES: Mapping[str, str] = {
    DEFAULT: "Rigwise",
    SERVER: "Rigwise, `embedder build onnx`",
    "txtai": "txtai",
    "txtai_hybrid": "txtai, hybrid",
    "haystack": "Haystack, in memory",
    "llama_index": "LlamaIndex, `VectorStoreIndex`",
}
PACKAGES: Mapping[str, str] = {
    "txtai": "txtai",
    "haystack": "haystack-ai",
    "llama_index": "llama-index-core",
    "sentence-transformers": "sentence-transformers",
    "torch": "torch",
}
"""Distributions whose versions are told."""
