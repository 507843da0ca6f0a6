"""Writing the shipped weights as a sentence-transformers folder.

Any machine and framework that loads such folders, with a GPU for example, can then fill an index that the
shipped embedder serves: the record in ``rigwise_model.json`` is the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.embedders.export_tokenizer import tokenizer_config, tokenizer_json
from assistant.retrieval.embedders.sentence_transformer import EXTRA, RECORD_FILE
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.embedders.weights import Pieces, WeightFile
from assistant.retrieval.errors import EmbedderUnavailableError
from assistant.retrieval.storage import model_write_error
from corpus.extras import install_command

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

_LAYER = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "ao": "attention.output.dense",
    "aln": "attention.output.LayerNorm",
    "fi": "intermediate.dense",
    "fo": "output.dense",
    "oln": "output.LayerNorm",
}
_NORMS = ("aln", "oln")
_POOLING = "1_Pooling"
_NORMALIZE = "2_Normalize"


def export(directory: Path, weights: Path | None = None) -> None:
    """Write the folder; about 470 MB.

    Args:
        directory: made if it is not there; files of the same names are replaced.
        weights: another copy of the weight file; by default the shipped one.

    Raises:
        EmbedderUnavailableError: the package ``safetensors`` or the weights are not there.
        EmbedderWriteError: the disk is full, read-only, or the like.
    """
    try:
        from safetensors.numpy import save_file
    except ImportError as error:
        raise EmbedderUnavailableError(
            "embedder-extra-missing", model="safetensors", command=install_command(EXTRA)
        ) from error
    file = WeightFile(weights or ShippedEmbedder().weights)
    try:
        for part in (directory, directory / _POOLING, directory / _NORMALIZE):
            part.mkdir(parents=True, exist_ok=True)
        for name, content in _json_files(file):
            text = json.dumps(content, ensure_ascii=False, indent=None if name == "tokenizer.json" else 2)
            (directory / name).write_text(text + "\n", encoding="utf-8")
        save_file(dict(_tensors(file)), directory / "model.safetensors", metadata={"format": "pt"})
    except OSError as error:
        raise model_write_error(directory, error) from error


def _json_files(file: WeightFile) -> Iterator[tuple[str, Any]]:
    pieces = file.pieces
    yield RECORD_FILE, RECORD.to_json()
    yield "config.json", _config(file, pieces)
    yield "tokenizer.json", tokenizer_json(pieces)
    yield "tokenizer_config.json", tokenizer_config(pieces, RECORD.max_tokens)
    yield "sentence_bert_config.json", {"max_seq_length": RECORD.max_tokens, "do_lower_case": False}
    yield f"{_POOLING}/config.json", _pooling(file.shape.hidden)
    yield "modules.json", _modules()
    yield (
        "config_sentence_transformers.json",
        {
            "prompts": {"query": RECORD.query_prefix, "passage": RECORD.passage_prefix},
            "default_prompt_name": None,
            "similarity_fn_name": "cosine",
        },
    )


def _config(file: WeightFile, pieces: Pieces) -> dict[str, Any]:
    shape = file.shape
    return {
        "architectures": ["BertModel"],
        "model_type": "bert",
        "hidden_act": "gelu",
        "hidden_size": shape.hidden,
        "num_hidden_layers": shape.layers,
        "num_attention_heads": shape.heads,
        "intermediate_size": shape.feed_forward,
        "vocab_size": shape.vocabulary,
        "max_position_embeddings": shape.positions,
        "type_vocab_size": shape.types,
        "layer_norm_eps": 1e-12,
        "pad_token_id": pieces.pad,
        "attention_probs_dropout_prob": 0.0,
        "hidden_dropout_prob": 0.0,
        "torch_dtype": "float32",
    }


def _pooling(dimension: int) -> dict[str, Any]:
    return {
        "word_embedding_dimension": dimension,
        "pooling_mode_cls_token": False,
        "pooling_mode_mean_tokens": True,
        "pooling_mode_max_tokens": False,
        "pooling_mode_mean_sqrt_len_tokens": False,
        "include_prompt": True,
    }


def _modules() -> list[dict[str, Any]]:
    kinds = (("", "Transformer"), (_POOLING, "Pooling"), (_NORMALIZE, "Normalize"))
    return [
        {"idx": number, "name": str(number), "path": path, "type": f"sentence_transformers.models.{kind}"}
        for number, (path, kind) in enumerate(kinds)
    ]


def _tensors(file: WeightFile) -> Iterator[tuple[str, FloatArray]]:
    """Every tensor under its name in a BERT checkpoint; the pooler, which is not used, as zeros."""
    hidden, wide = file.shape.hidden, file.shape.feed_forward
    yield "embeddings.word_embeddings.weight", _padded(file.tensor("emb.word", hidden), file.shape.vocabulary)
    yield "embeddings.position_embeddings.weight", file.tensor("emb.pos", hidden)
    yield "embeddings.token_type_embeddings.weight", file.tensor("emb.type", hidden)
    yield "pooler.dense.weight", np.zeros((hidden, hidden), np.float32)
    yield "pooler.dense.bias", np.zeros(hidden, np.float32)
    for part, kind in (("w", "weight"), ("b", "bias")):
        yield f"embeddings.LayerNorm.{kind}", file.tensor(f"emb.ln.{part}")
    for layer in range(file.shape.layers):
        for short, name in _LAYER.items():
            columns = None if short in _NORMS else wide if short == "fo" else hidden
            yield f"encoder.layer.{layer}.{name}.weight", file.tensor(f"l{layer}.{short}.w", columns)
            yield f"encoder.layer.{layer}.{name}.bias", file.tensor(f"l{layer}.{short}.b")


def _padded(table: FloatArray, rows: int) -> FloatArray:
    """The table with as many rows as the vocabulary counts."""
    if len(table) == rows:
        return table
    return np.vstack([table, np.zeros((rows - len(table), table.shape[1]), np.float32)])
