"""What a folder of sentence-transformers says of its model itself: prefixes, dimension and window.

``config_sentence_transformers.json`` holds the prompts, ``modules.json`` names the parts of the model; the
last one that says how wide its vectors are decides the dimension.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from assistant.retrieval.embedders.base import ModelRecord

MODULES_FILE = "modules.json"
PROMPTS_FILE = "config_sentence_transformers.json"
_QUERY = ("query",)
_PASSAGE = ("document", "passage", "corpus")
"""Under these names sentence-transformers looks for the prompts of questions and of passages, in order."""
_WIDTHS = ("out_features", "word_embedding_dimension", "embedding_dimension")
_WEIGHTS = (".safetensors", ".bin", ".onnx")
_SAMPLE = 2**20
_OFFSET_TYPES = ("roberta", "xlm-roberta", "camembert", "mpnet")
"""Models whose table of positions has two rows more than they read tokens."""


def described_record(folder: Path) -> ModelRecord | None:
    """The record of a model from its own files; ``None`` where they do not say enough.

    Raises:
        ModelRecordError: a number in them is out of range.
    """
    modules = _json(folder / MODULES_FILE)
    if not isinstance(modules, list):
        return None
    parts = [folder / str(part.get("path", "")) for part in modules if isinstance(part, dict)]
    dimension, window = _dimension(parts), _window(parts[0] if parts else folder)
    if dimension is None or window is None:
        return None
    settings = _values(folder / PROMPTS_FILE)
    name = folder.resolve().name
    return ModelRecord(
        name, _revision(folder), dimension, window, _prompt(settings, _QUERY), _prompt(settings, _PASSAGE)
    )


def _prompt(settings: Mapping[str, Any], names: tuple[str, ...]) -> str:
    """The first prompt of these names, or else the one that is meant for all texts; ``""`` for none."""
    prompts = settings.get("prompts") or {}
    wanted = (*names, settings.get("default_prompt_name"))
    return next((str(prompts[name]) for name in wanted if prompts.get(name)), "")


def _dimension(parts: list[Path]) -> int | None:
    for part in reversed(parts):
        values = _values(part / "config.json")
        found = next((values[key] for key in _WIDTHS if isinstance(values.get(key), int)), None)
        if found is not None:
            return int(found)
    return _whole(_values(parts[0] / "config.json").get("hidden_size")) if parts else None


def _window(transformer: Path) -> int | None:
    """Tokens that the model reads: as its settings say, or else as many as it has positions."""
    told = _whole(_values(transformer / "sentence_bert_config.json").get("max_seq_length"))
    if told is not None:
        return told
    values = _values(transformer / "config.json")
    positions = _whole(values.get("max_position_embeddings"))
    if positions is None:
        return None
    return positions - 2 if values.get("model_type") in _OFFSET_TYPES else positions


def _revision(folder: Path) -> str:
    """Changes when a setting or the weights change, of which size, beginning and end are looked at."""
    state = blake2b(digest_size=6)
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".json":
            state.update(path.read_bytes())
        elif path.suffix in _WEIGHTS:
            state.update(_sample(path))
    return state.hexdigest()


def _sample(path: Path) -> bytes:
    size = path.stat().st_size
    with path.open("rb") as file:
        first = file.read(_SAMPLE)
        file.seek(max(0, size - _SAMPLE))
        return b"%d" % size + first + file.read()


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _values(path: Path) -> dict[str, Any]:
    found = _json(path)
    return found if isinstance(found, dict) else {}


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
