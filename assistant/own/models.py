"""The user's own language models: files under ``RIGWISE_HOME/models``, each a name and a configuration."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.own.files import write_whole
from assistant.own.places import model_folder
from rules.errors import RuleInputError

if TYPE_CHECKING:
    from rules.catalog.model import LanguageModel

_LARGEST_FILE = 2_000_000


def own_models(home: Path) -> tuple[LanguageModel, ...]:
    """All stored models, by name.

    Raises:
        RuleInputError: a stored file that cannot be used; names it.
    """
    return tuple(model for _, model in sorted(_stored(home), key=lambda each: each[1].name))


def add_model(file: Path, name: str | None, home: Path) -> LanguageModel:
    """Read a configuration of Hugging Face's form and keep the model.

    Args:
        file: ``config.json``.
        name: how it is to be called; by default as the file says, or its folder.
        home: folder for all state.

    Raises:
        RuleInputError: the file is no configuration, or of an architecture that is not supported.
        OSError: it cannot be kept.
    """
    from rules.catalog.model_config import model_from_config

    config = _json(file)
    if not isinstance(config, dict):
        raise RuleInputError("config", "own-model-config-not-json", file=file.name)
    model = model_from_config(config, name or _name(config, file))
    write_whole(_path(home, model.name), json.dumps({"name": model.name, "config": config}, indent=1))
    return model


def remove_model(name: str, home: Path) -> bool:
    """Forget a model; whether there was one."""
    for path, model in _stored(home):
        if model.name.casefold() == name.strip().casefold():
            path.unlink(missing_ok=True)
            return True
    return False


def _stored(home: Path) -> Iterator[tuple[Path, LanguageModel]]:
    from rules.catalog.model_config import model_from_config

    for path in sorted(model_folder(home).glob("*.json")):
        content = _json(path)
        is_ours = isinstance(content, dict) and isinstance(content.get("config"), dict)
        if not is_ours or not isinstance(content.get("name"), str):
            raise RuleInputError("config", "own-model-config-not-json", file=str(path))
        yield path, model_from_config(content["config"], content["name"])


def _json(file: Path) -> Any:
    try:
        if file.stat().st_size > _LARGEST_FILE:
            raise RuleInputError("config", "own-model-config-not-json", file=file.name)
        return json.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        reason = error.strerror or "unreadable"
        raise RuleInputError(
            "config", "own-model-config-unreadable", file=file.name, reason=reason
        ) from error
    except (ValueError, RecursionError) as error:
        raise RuleInputError("config", "own-model-config-not-json", file=file.name) from error


def _name(config: dict[str, Any], file: Path) -> str:
    said = config.get("_name_or_path")
    if isinstance(said, str) and said.strip("/ "):
        return said.rstrip("/ ").rsplit("/", 1)[-1]
    return file.resolve().parent.name if file.name == "config.json" else file.stem


def _path(home: Path, name: str) -> Path:
    """A file name that any system takes, one for each name."""
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-.") or "model"
    digest = blake2b(name.encode(), digest_size=4).hexdigest()
    return model_folder(home) / f"{plain[:60]}-{digest}.json"
