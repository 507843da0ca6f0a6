"""Every regular expression of the product: those in its text, and those that it compiles while it is used.

Run as a program of its own, so that nothing is compiled before the watch begins: prints JSON, one
``[pattern, flags, file, methods]`` per expression, where ``methods`` are those that are called on it.
"""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("api", "assistant", "corpus", "rules")
METHODS = {"match", "fullmatch", "search", "finditer", "findall", "split", "sub", "subn"}
QUESTIONS = (
    "Is 850 W enough for two RTX 3090 Ti (350 W each) and an i9-14900K at €0.30/kWh, 8 h a day?",
    "4 张 250W 的显卡和 150W 的 CPU，预算 1.5 万元，要多大的电源？",
    "每張 250 瓦的顯示卡 4 張，需要多大的電源供應器？",
    "Her biri 250 watt 4 ekran kartı için 20 bin TL'ye kaç watt güç kaynağı gerekir?",
    "How much VRAM does Llama 3.1 70B need in Q4_K_M with 32k context, batch 4?",
    "Why does memory bandwidth matter, according to the 2018 guide?",
    "and with four?",
)
DOCUMENTS = {
    "a.md": "# Title\n\n## Part\n\nText with `code`, [a link](http://x), **1.5 GB**.\n\n"
    "| a |\n|---|\n| 1 |\n",
    "b.html": "<html><title>T</title><body><h1>A</h1><p>机(jī)器 text &amp; more.</p><table><tr><td>1",
    "c.txt": "機(jī)器學習。Ekran kartı kaç watt?\nSecond line that goes on\nand on. Prof. Dr. Ali geldi.\n",
}


class Watched:
    """An expression that notes which of its methods are called."""

    def __init__(self, expression: re.Pattern[Any], methods: set[str]) -> None:
        self._expression = expression
        self._methods = methods

    def __getattr__(self, name: str) -> Any:
        self._methods.add(name)
        return getattr(self._expression, name)


def main() -> None:
    """Watch, import everything, use it, and print what was compiled."""
    found: dict[tuple[str, int], str] = {}
    used: dict[tuple[str, int], set[str]] = {}
    compile_as_before = re._compile  # type: ignore[attr-defined]

    def watched(pattern: Any, flags: int = 0) -> Any:
        frame = sys._getframe(2)
        file = frame.f_code.co_filename
        if not isinstance(pattern, str | bytes) or not _is_ours(file):
            return compile_as_before(pattern, flags)
        key = (_text(pattern), int(flags))
        found.setdefault(key, str(Path(file).relative_to(ROOT)))
        methods = used.setdefault(key, set())
        methods.update(_called_on(Path(file), frame.f_lineno))
        return Watched(compile_as_before(pattern, flags), methods)

    re._compile = watched  # type: ignore[attr-defined]
    _import_everything()
    _use_everything()
    written = _written()
    known = {pattern for pattern, _ in found}
    for pattern, file in written:
        if pattern not in known:
            found[pattern, 0] = file
    rows = [
        [key[0], key[1], file, sorted({*used.get(key, ()), *written.get((key[0], file), ())} & METHODS)]
        for key, file in found.items()
    ]
    print(json.dumps(rows))


def _text(pattern: str | bytes) -> str:
    return pattern if isinstance(pattern, str) else pattern.decode("latin-1")


def _is_ours(file: str) -> bool:
    return any(file.startswith(f"{ROOT}/{package}/") for package in PACKAGES)


def _written() -> dict[tuple[str, str], set[str]]:
    """Patterns that stand in the text of a file, with the methods called on them there."""
    found: dict[tuple[str, str], set[str]] = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            for pattern, methods in _patterns(path):
                found.setdefault((pattern, str(path.relative_to(ROOT))), set()).update(methods)
    return found


@cache
def _read(path: Path) -> tuple[ast.Module, dict[str, set[str]]]:
    """A file, and what is asked of each name in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            names.setdefault(node.value.id, set()).add(node.attr)
    return tree, names


def _called_on(path: Path, line: int) -> set[str]:
    """Methods called, somewhere in a file, on the name that a line of it binds an expression to."""
    tree, names = _read(path)
    bound = [
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and node.lineno <= line <= (node.end_lineno or line)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]
    return {use for name in bound for use in names.get(name, ())}


def _patterns(path: Path) -> Iterator[tuple[str, set[str]]]:
    tree, names = _read(path)
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else ()
        called = _call_of_re(node.value) if isinstance(node, ast.Assign) else _call_of_re(node)
        if called is None:
            continue
        method, pattern = called
        bound = [target.id for target in targets if isinstance(target, ast.Name)]
        uses = {use for name in bound for use in names.get(name, ())} if method == "compile" else {method}
        yield pattern, uses


def _call_of_re(node: ast.AST) -> tuple[str, str] | None:
    """Method and pattern of ``re.method("pattern", …)``."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
        return None
    owner, pattern = node.func.value, node.args[0]
    is_re = isinstance(owner, ast.Name) and owner.id == "re"
    if not is_re or not isinstance(pattern, ast.Constant) or not isinstance(pattern.value, str | bytes):
        return None
    return node.func.attr, _text(pattern.value)


def _import_everything() -> None:
    for package in PACKAGES:
        folder = [str(ROOT / package)]
        for module in pkgutil.walk_packages(folder, f"{package}."):
            importlib.import_module(module.name)


def _use_everything() -> None:
    from assistant.assistant import Assistant
    from assistant.settings import Settings
    from corpus.reading.reader import read_document

    with TemporaryDirectory() as home:
        assistant = Assistant(Settings.from_environment({"RIGWISE_HOME": home}))
        for question in QUESTIONS:
            assistant.ask(question, "c")
        for query in ("3090ti", "14900k", "llama 3 70b"):
            knowledge = assistant.knowledge
            for catalog in (knowledge.gpus, knowledge.cpus, knowledge.models):
                catalog.look_up(query)
    for name, text in DOCUMENTS.items():
        read_document(text.encode(), name, len, 10_000)


if __name__ == "__main__":
    main()
