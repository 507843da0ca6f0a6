"""One run of the golden sets for all tests here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from assistant.evaluation.evaluation import Evaluation, evaluate
from assistant.evaluation.loading import GOLDEN_FOLDER, Golden, load_golden
from assistant.evaluation.targets import Targets, load_targets

if TYPE_CHECKING:
    from tests.golden.recording import RecordingAssistant


@pytest.fixture(scope="session")
def golden() -> Golden:
    return load_golden()


@pytest.fixture(scope="session")
def targets() -> Targets:
    return load_targets(GOLDEN_FOLDER)


@pytest.fixture(scope="session")
def recorder(tmp_path_factory: pytest.TempPathFactory, targets: Targets) -> RecordingAssistant:
    from tests.golden.recording import RecordingAssistant

    return RecordingAssistant(tmp_path_factory.mktemp("home"), targets.as_of)


@pytest.fixture(scope="session")
def evaluation(golden: Golden, targets: Targets, recorder: RecordingAssistant) -> Evaluation:
    return evaluate(golden, targets, recorder)
