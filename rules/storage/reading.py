"""A stream of samples read from a drive: time per batch, and whether the drive keeps up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from rules.knowledge import Knowledge
from rules.storage.drives import Drive, at_hand, drives
from rules.storage.inputs import StorageInputs
from rules.storage.parameters import StorageParameters
from rules.storage.samples import Stream, stream

Verdict = Literal["enough", "tight", "short"]


@dataclass(frozen=True)
class Reading:
    """What the cards read, and the drive at hand if there is one."""

    stream: Stream
    owned: Drive | None
    inputs: StorageInputs
    parameters: StorageParameters

    def rate(self, drive: Drive) -> float:
        """Rate that a drive reaches with these samples [MB/s]."""
        return drive.rate(self.stream.sample_mb, small_files=self.inputs.small_files)

    def load_ms(self, drive: Drive) -> float:
        """Time to read one batch [ms]."""
        return self.stream.batch_mb / self.rate(drive) * 1000

    def step_ms(self, drive: Drive) -> float:
        """Time of a whole step [ms]: the longer of reading and computing, or both in turn."""
        load, computing = self.load_ms(drive), self.stream.step_ms
        return max(load, computing) if self.inputs.asynchronous else load + computing

    def verdict(self, drive: Drive) -> Verdict:
        """``enough`` with room to spare, ``tight`` at the limit, ``short`` where the cards wait."""
        share = self.load_ms(drive) / self.stream.step_ms
        if share <= self.parameters.load_ceiling.value:
            return "enough"
        return "tight" if share <= 1 else "short"

    @cached_property
    def suitable(self) -> Drive | None:
        """The slowest usual kind of drive that keeps up with room to spare."""
        return next((each for each in drives(self.parameters) if self.verdict(each) == "enough"), None)


def reading(inputs: StorageInputs, knowledge: Knowledge, parameters: StorageParameters) -> Reading:
    """What is read, and from where.

    Raises:
        RuleInputError: an unknown card, inputs that contradict each other, or a value out of range.
    """
    read = stream(inputs, knowledge, parameters)
    return Reading(read, at_hand(inputs, parameters), inputs, parameters)
