"""An extra is installed from where Rigwise came from, never by a name that somebody else may have taken."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from corpus.extras import install_command

ROOT = Path(__file__).parents[2]
PACKAGES = ("rules", "corpus", "assistant", "api")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "a source"
    folder.mkdir()
    return folder


def recorded(monkeypatch: pytest.MonkeyPatch, text: str | None) -> None:
    class Installed:
        def read_text(self, name: str) -> str | None:
            assert name == "direct_url.json"
            return text

    monkeypatch.setattr(metadata, "distribution", lambda name: Installed())


@pytest.mark.parametrize(("editable", "flag"), [(True, "-e "), (False, "")])
def test_from_the_folder_that_it_was_installed_from(
    monkeypatch: pytest.MonkeyPatch, source: Path, editable: bool, flag: str
) -> None:
    recorded(monkeypatch, json.dumps({"url": source.as_uri(), "dir_info": {"editable": editable}}))
    assert install_command("mcp") == f"pip install {flag}'{source}[mcp]'"


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "{",
        "[]",
        '{"url": "file:///no/such/folder", "dir_info": {"editable": true}}',
        '{"url": "https://example.org/rigwise.whl", "archive_info": {}}',
        '{"url": "https://example.org/rigwise.git", "vcs_info": {"vcs": "git"}}',
    ],
)
def test_else_for_the_folder_of_the_source(monkeypatch: pytest.MonkeyPatch, text: str | None) -> None:
    recorded(monkeypatch, text)
    assert install_command("milvus-lite") == "pip install '.[milvus-lite]'"


def test_where_nothing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "distribution", missing)
    assert install_command("otel") == "pip install '.[otel]'"


def test_what_is_named_are_the_extras() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named: set[str] = set()
    for file in (path for package in PACKAGES for path in (ROOT / package).rglob("*.py")):
        text = file.read_text("utf-8")
        assert "rigwise[" not in text, f"{file}: by name alone"
        for line in re.findall(r"^EXTRA.* = .*|install_command\([\"'].*?\)", text, re.MULTILINE):
            named |= set(re.findall(r"[\"']([\w-]+)[\"']", line))
    assert named == set(project["optional-dependencies"]) - {"dev", "llm"}
