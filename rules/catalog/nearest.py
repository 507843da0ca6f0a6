"""Real names near one that does not exist."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

_MODEL = re.compile(r"(?:(rtx|gtx|rx) )?(?:([a-z]) ?)?(\d{3,4})((?: [a-z]+)?)")


_GENERATION = 30


class _Model(NamedTuple):
    family: str
    letter: str
    number: int
    suffix: str


def nearest_models(asked: str, names: Sequence[str], limit: int = 6) -> list[int]:
    """Positions of the model numbers next to the one in ``asked`` (``rtx 5095``), best first.

    Empty where ``asked`` is no model number.
    """
    wanted = _model(asked)
    if wanted is None:
        return []
    models = [(position, model) for position, name in enumerate(names) if (model := _known_model(name))]
    comparable = [
        (_distance(wanted, model), position) for position, model in models if _comparable(wanted, model)
    ]
    return [position for _, position in sorted(comparable)[:limit]]


def nearest_names(asked: str, names: Sequence[str], limit: int = 3, floor: float = 60.0) -> list[int]:
    """Positions of the names spelt most like ``asked``, best first, none below ``floor`` of 100."""
    from rapidfuzz import fuzz, process

    found = process.extract(asked, names, scorer=fuzz.ratio, limit=limit, score_cutoff=floor)
    return [position for _, _, position in found]


def _model(words: str) -> _Model | None:
    found = _MODEL.fullmatch(re.sub(r"^(?:geforce|radeon|nvidia|amd|quadro|tesla) ", "", words))
    return _Model(found[1] or "", found[2] or "", int(found[3]), found[4].strip()) if found else None


@lru_cache(maxsize=8192)
def _known_model(name: str) -> _Model | None:
    """A name of the catalog read once."""
    return _model(name)


def _comparable(wanted: _Model, model: _Model) -> bool:
    """Whether both are consumer numbers, or both round ones of workstation cards, with the same letter."""
    return model.letter == wanted.letter and (bool(model.letter) or _is_round(model) == _is_round(wanted))


def _is_round(model: _Model) -> bool:
    return model.number % 1000 == 0


def _apart(one: int, other: int, lettered: bool) -> int:
    """How far two numbers are apart; a generation (``6090``, ``5090``) counts less than a class of card."""
    if lettered:
        return abs(one - other)
    return _GENERATION * abs(one // 1000 - other // 1000) + abs(one % 1000 - other % 1000)


def _distance(wanted: _Model, model: _Model) -> tuple[int, bool, bool]:
    apart = _apart(wanted.number, model.number, bool(model.letter))
    stranger = bool(apart and wanted.family and model.family != wanted.family)
    return apart + 10_000 * stranger, model.family != wanted.family, model.suffix != wanted.suffix
