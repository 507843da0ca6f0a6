"""Building the shipped encoder as an ONNX model whose matrices are 8-bit integers.

The word table, which is nine tenths of the weights, is not copied: the engine reads its rows from the shipped
file and passes them in. What is built is the encoder above it, 22 MB, for the processor at hand.

References:
    Vaswani et al., "Attention Is All You Need", 2017; Devlin et al., "BERT", 2019: the encoder.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.embedders.cpu import processor_flags
from assistant.retrieval.embedders.registry import ONNX_FILE
from assistant.retrieval.embedders.sentence_transformer import RECORD_FILE
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.embedders.weights import WeightFile
from assistant.retrieval.errors import EmbedderUnavailableError
from assistant.retrieval.storage import model_write_error
from corpus.extras import install_command

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

EXTRA = "onnx"
_OPSET = 20
_IR_VERSION = 10
_DOT_PRODUCTS = ("avx512_vnni", "avx_vnni", "asimddp")
"""Instructions that multiply 8-bit numbers without overflow; without them weights keep to 7 bits."""


def build(directory: Path, weights: Path | None = None) -> None:
    """Write the model and its record into a folder.

    Args:
        directory: made if it is not there; files of the same names are replaced.
        weights: another copy of the weight file; by default the shipped one.

    Raises:
        EmbedderUnavailableError: the packages ``onnx`` and ``onnxruntime`` or the weights are not there.
        EmbedderWriteError: the disk is full, read-only, or the like.
    """
    try:
        import onnx  # noqa: F401 - the graph is written with it
        from onnxruntime.quantization import QuantType, quantize_dynamic
    except ImportError as error:
        command = install_command(EXTRA)
        raise EmbedderUnavailableError("embedder-extra-missing", model="onnx", command=command) from error
    model = Graph(WeightFile(weights or ShippedEmbedder().weights)).model()
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with _quiet():
            quantize_dynamic(
                model,
                directory / ONNX_FILE,
                op_types_to_quantize=["MatMul"],
                per_channel=True,
                reduce_range=not processor_flags().intersection(_DOT_PRODUCTS),
                weight_type=QuantType.QInt8,
            )
        record = json.dumps(RECORD.to_json(), ensure_ascii=False, indent=2)
        (directory / RECORD_FILE).write_text(record + "\n", encoding="utf-8")
    except OSError as error:
        raise model_write_error(directory, error) from error


@contextmanager
def _quiet() -> Iterator[None]:
    """Without the library's advice on steps that this graph does not need."""
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


class Graph:
    """The encoder as a graph, layer by layer, for one text at a time.

    The scale of 8-bit numbers is taken from what runs together, so that a text among others would get another
    vector than alone. Input: ``rows`` (1, tokens, hidden), the sum of word, position and kind of each token;
    output: ``mean`` (1, hidden).
    """

    def __init__(self, weights: WeightFile) -> None:
        self._weights = weights
        self._shape = weights.shape
        self._nodes: list[Any] = []
        self._constants: list[Any] = []

    def model(self) -> Any:
        """The whole model, with 32-bit weights."""
        from onnx import TensorProto, helper

        state = self._norm("rows", "emb.ln")
        for layer in range(self._shape.layers):
            state = self._layer(state, f"l{layer}")
        axes = self._constant("tokens", np.asarray([1], np.int64))
        self._node("ReduceMean", [state, axes], output="mean", keepdims=0)
        size = self._shape.hidden
        rows = helper.make_tensor_value_info("rows", TensorProto.FLOAT, [1, "length", size])
        mean = helper.make_tensor_value_info("mean", TensorProto.FLOAT, [1, size])
        graph = helper.make_graph(self._nodes, "encoder", [rows], [mean], self._constants)
        opset = [helper.make_opsetid("", _OPSET)]
        return helper.make_model(graph, opset_imports=opset, ir_version=_IR_VERSION)

    def _layer(self, state: str, name: str) -> str:
        attended = self._linear(self._attention(state, name), f"{name}.ao", self._shape.hidden)
        state = self._norm(self._node("Add", [state, attended]), f"{name}.aln")
        wide = self._node("Gelu", [self._linear(state, f"{name}.fi", self._shape.hidden)])
        narrow = self._linear(wide, f"{name}.fo", self._shape.feed_forward)
        return self._norm(self._node("Add", [state, narrow]), f"{name}.oln")

    def _attention(self, state: str, name: str) -> str:
        query, key, value = (self._heads(state, f"{name}.{part}") for part in "qkv")
        turned = self._node("Transpose", [key], perm=[0, 1, 3, 2])
        scores = self._node("MatMul", [query, turned])
        mixed = self._node("MatMul", [self._node("Softmax", [scores], axis=-1), value])
        joined = self._node("Transpose", [mixed], perm=[0, 2, 1, 3])
        shape = self._constant(f"{name}.joined", np.asarray([0, 0, self._shape.hidden], np.int64))
        return self._node("Reshape", [joined, shape])

    def _heads(self, state: str, name: str) -> str:
        """Queries, keys or values of each head; queries come scaled."""
        width = self._shape.hidden // self._shape.heads
        scale = np.float32(width**-0.5 if name.endswith(".q") else 1.0)
        parts = self._linear(state, name, self._shape.hidden, scale)
        shape = self._constant(f"{name}.heads", np.asarray([0, 0, self._shape.heads, width], np.int64))
        return self._node("Transpose", [self._node("Reshape", [parts, shape])], perm=[0, 2, 1, 3])

    def _linear(self, state: str, name: str, columns: int, scale: np.float32 = np.float32(1.0)) -> str:
        matrix = np.ascontiguousarray(self._weights.tensor(f"{name}.w", columns).T) * scale
        weight = self._constant(f"{name}.w", matrix)
        bias = self._constant(f"{name}.b", self._weights.tensor(f"{name}.b") * scale)
        return self._node("Add", [self._node("MatMul", [state, weight]), bias])

    def _norm(self, state: str, name: str) -> str:
        weight = self._constant(f"{name}.w", self._weights.tensor(f"{name}.w"))
        bias = self._constant(f"{name}.b", self._weights.tensor(f"{name}.b"))
        inputs = [state, weight, bias]
        return self._node("LayerNormalization", inputs, axis=-1, epsilon=self._shape.epsilon)

    def _constant(self, name: str, values: FloatArray | np.ndarray[Any, Any]) -> str:
        from onnx import numpy_helper

        self._constants.append(numpy_helper.from_array(values, name))
        return name

    def _node(self, kind: str, inputs: list[str], output: str | None = None, **attributes: Any) -> str:
        from onnx import helper

        output = output or f"n{len(self._nodes)}"
        self._nodes.append(helper.make_node(kind, inputs, [output], name=f"{kind}-{output}", **attributes))
        return output
