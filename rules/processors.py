"""Processors as the catalog knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.errors import RuleInputError

if TYPE_CHECKING:
    from rules.catalog.cpu import Cpu
    from rules.knowledge import Knowledge


def find_cpu(name: str, field: str, knowledge: Knowledge) -> Cpu:
    """The processor that a name means.

    Raises:
        RuleInputError: no such processor; the message offers the nearest real ones.
    """
    match = knowledge.cpus.find(name)
    if match.cpu is not None:
        return match.cpu
    near = tuple(cpu.name for cpu in match.nearest)
    if not near:
        raise RuleInputError(field, "error-unknown-cpu", name=name)
    raise RuleInputError(field, "error-unknown-cpu-near", options=near, name=name, nearest=near)
