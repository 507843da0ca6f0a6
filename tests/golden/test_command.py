"""``rigwise eval`` as it is called."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner

from assistant import assistant as whole
from assistant.commands.evaluate import command
from assistant.settings import Settings

TARGETS = "as_of: 2026-11-30\ntargets:\n  language: {meaning: language, at_least: 0.5}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "targets.yaml").write_text(TARGETS, encoding="utf-8")
    (tmp_path / "language-own.yaml").write_text(
        "rows:\n  - {language: en, question: hello}\n  - {language: tr, question: merhaba}\n",
        encoding="utf-8",
    )
    return tmp_path


def run(folder: Path, *arguments: str):
    return CliRunner().invoke(command, ["--golden", str(folder), *arguments], env={"LC_ALL": "C.UTF-8"})


def test_json_and_exit_code_zero_when_every_target_is_met(folder: Path) -> None:
    done = run(folder, "--json")
    data = json.loads(done.stdout)
    assert done.exit_code == 0, done.output
    assert data["good"] is True
    assert data["targets"][0] | {"meaning": ""} == {
        "name": "language",
        "meaning": "",
        "at_least": 0.5,
        "at_most": None,
        "value": 1.0,
        "cases": 2,
        "met": True,
    }


def test_a_missed_target_ends_with_one_and_names_the_row(folder: Path) -> None:
    (folder / "language-bad.yaml").write_text(
        "rows: [{language: tr, question: hello there}]", encoding="utf-8"
    )
    done = run(folder, "--fail-under", "language=0.9", "--misses")
    assert done.exit_code == 1
    assert "language-bad.yaml row 1: hello there" in done.stdout
    assert "66.7%" in done.stdout


@pytest.mark.parametrize("bound", ["langage=0.9", "language=many", "language=90", "language"])
def test_a_wrong_bound_is_refused(folder: Path, bound: str) -> None:
    done = run(folder, "--fail-under", bound)
    assert done.exit_code == 2
    assert "--fail-under" in done.output


def test_a_mistake_in_a_row_ends_with_two_and_says_where(folder: Path) -> None:
    (folder / "language-own.yaml").write_text("rows: [{language: en, queston: hello}]", encoding="utf-8")
    done = run(folder)
    assert done.exit_code == 2
    assert "language-own.yaml row 1" in done.output


def test_only_the_set_asked_for_is_run(folder: Path) -> None:
    (folder / "rules-broken.yaml").write_text("rows: [nonsense]", encoding="utf-8")
    assert run(folder, "--set", "language").exit_code == 0


def test_guides_that_were_built_for_other_models_come_along(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    (home / "guides" / "other").mkdir(parents=True)
    (home / "guides" / "other" / "manifest.json").write_text("{}", encoding="utf-8")
    (home / "index").mkdir()
    seen: list[list[str]] = []

    class Watching(whole.Assistant):
        def __init__(self, settings: Settings, *, today: Callable[[], date]) -> None:
            seen.append(sorted(path.name for path in settings.home.rglob("*")))
            super().__init__(settings, today=today)

    monkeypatch.setattr(whole, "Assistant", Watching)
    monkeypatch.setenv("RIGWISE_HOME", str(home))
    assert run(folder).exit_code == 0
    assert seen == [["guides", "manifest.json", "other"]]
