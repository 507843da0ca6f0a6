"""What the golden sets must reach, read from ``golden/targets.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from assistant.evaluation.errors import GoldenError
from corpus.errors import nearest


class Target(BaseModel):
    """A share that must be reached (``at_least``) or not be exceeded (``at_most``)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    meaning: str
    at_least: float | None = Field(None, ge=0, le=1)
    at_most: float | None = Field(None, ge=0, le=1)

    @model_validator(mode="after")
    def _one_bound(self) -> Target:
        if (self.at_least is None) == (self.at_most is None):
            raise ValueError("give either 'at_least' or 'at_most'")
        return self

    def met_by(self, value: float) -> bool:
        """Whether a measured share is good enough."""
        return value >= self.at_least if self.at_least is not None else value <= (self.at_most or 0.0)

    @property
    def bound(self) -> str:
        """The bound in words of mathematics, ``≥ 95.0%``."""
        share, sign = (self.at_least, "≥") if self.at_least is not None else (self.at_most or 0.0, "≤")
        return f"{sign} {share:.1%}"


@dataclass(frozen=True)
class Targets:
    """All targets by name, and the day for which the golden values hold."""

    as_of: date
    by_name: Mapping[str, Target]

    def with_bound(self, name: str, share: float) -> Targets:
        """The same with another bound for one target.

        Raises:
            KeyError: no target of that name; the message names the nearest.
        """
        if name not in self.by_name:
            raise KeyError(f"no target {name!r}{nearest(name, list(self.by_name))}")
        old = self.by_name[name]
        bound = {"at_least": share} if old.at_least is not None else {"at_most": share}
        return replace(self, by_name={**self.by_name, name: old.model_copy(update=bound)})


def load_targets(folder: Path) -> Targets:
    """The targets of a folder of golden sets.

    Raises:
        GoldenError: the file misses a key, or holds a share that is none.
    """
    path = folder / "targets.yaml"
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    if not isinstance(data, dict) or not isinstance(data.get("as_of"), date):
        raise GoldenError(path.name, "as_of", "must be a date")
    return Targets(data["as_of"], {name: _target(name, given) for name, given in data["targets"].items()})


def _target(name: str, given: object) -> Target:
    try:
        return Target.model_validate(given)
    except ValidationError as error:
        raise GoldenError("targets.yaml", name, error.errors()[0]["msg"]) from error
