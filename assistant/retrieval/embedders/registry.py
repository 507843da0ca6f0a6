"""From a name in the settings to an embedder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from assistant.retrieval.embedders.base import Embedder, ModelRecord
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.errors import ModelRecordError

SHIPPED = "shipped"
ONNX_FILE = "encoder.onnx"
MODELS_FILE = Path(__file__).with_name("models.yaml")


def open_embedder(
    name: str = SHIPPED,
    *,
    device: str | None = None,
    record: ModelRecord | None = None,
    ensemble: bool = False,
) -> Embedder:
    """The embedder of that name. Loads no weights yet.

    Args:
        name: ``shipped``, a local folder (of sentence-transformers, or what ``rigwise embedder build``
            wrote), or a Hugging Face id.
        device: for sentence-transformers: ``cpu``, ``cuda``, …
        record: prefixes and sizes of a model that neither ``models.yaml`` nor its folder describes.
        ensemble: whether a second model is asked beside it.

    Raises:
        ModelRecordError: nothing says which prefixes the model takes, or the folder is not there.
    """
    alone = _open(name, device, record)
    if not ensemble:
        return alone
    from assistant.retrieval.embedders.ensemble import EnsembleEmbedder
    from assistant.retrieval.embedders.universal import UniversalEmbedder

    return EnsembleEmbedder(alone, UniversalEmbedder())


def _open(name: str, device: str | None, record: ModelRecord | None) -> Embedder:
    if name == SHIPPED:
        return ShippedEmbedder()
    if (Path(name) / ONNX_FILE).is_file():
        from assistant.retrieval.embedders.onnx_engine import OnnxEmbedder

        return OnnxEmbedder(Path(name))
    from assistant.retrieval.embedders.sentence_transformer import SentenceTransformerEmbedder

    if record is None and not Path(name).is_dir():
        if _is_path(name):
            raise ModelRecordError("embedder-folder-missing", folder=name)
        record = known_record(name)
    return SentenceTransformerEmbedder(name, record, device)


def _is_path(name: str) -> bool:
    """Whether a name can only be that of a folder: an id of Hugging Face is ``owner/name`` or ``name``."""
    return name.startswith(("/", ".", "~")) or name.endswith("/") or name.count("/") > 1 or "\\" in name


def known_record(name: str) -> ModelRecord:
    """The record of a model that is listed in ``models.yaml``.

    Raises:
        ModelRecordError: it is not listed.
    """
    records = known_records()
    if name not in records:
        raise ModelRecordError("embedder-model-unknown", model=name, known=", ".join(records))
    return records[name]


@cache
def known_records() -> dict[str, ModelRecord]:
    """Every record of ``models.yaml``, by name."""
    from corpus.sources import load_yaml

    entries = load_yaml(MODELS_FILE.read_text(encoding="utf-8"))
    return {name: ModelRecord.from_json({"id": name, **entry}) for name, entry in entries.items()}
