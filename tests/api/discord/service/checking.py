"""The limits that Discord enforces; a message beyond them is refused with 400, as there."""

from __future__ import annotations

from typing import Any


def faults(body: dict[str, Any]) -> list[str]:
    """What is wrong with a message, if anything."""
    embeds, rows = body.get("embeds") or [], body.get("components") or []
    found = [
        (len(body.get("content") or "") > 2000, "content"),
        (len(embeds) > 10, "embeds"),
        (sum(map(size, embeds)) > 6000, "size of all embeds"),
        (len(rows) > 5, "rows"),
        (body.get("allowed_mentions", {}).get("parse", ["all"]) != [], "allowed_mentions"),
        (not any((body.get("content"), embeds, body.get("attachments"))), "empty message"),
        (len(str(body.get("nonce") or "")) > 25, "nonce"),
    ]
    found += [pair for embed in embeds for pair in _embed(embed)]
    found += [pair for row in rows for pair in _row(row)]
    ids = [button["custom_id"] for row in rows for button in row["components"]]
    found.append((len(ids) != len(set(ids)), "custom ids"))
    return [name for is_wrong, name in found if is_wrong]


def size(embed: dict[str, Any]) -> int:
    """Characters of an embed that count."""
    fields = sum(len(each["name"]) + len(each["value"]) for each in embed.get("fields", ()))
    footer = len((embed.get("footer") or {}).get("text", ""))
    return len(embed.get("title", "")) + len(embed.get("description", "")) + footer + fields


def _embed(embed: dict[str, Any]) -> list[tuple[bool, str]]:
    fields = embed.get("fields", [])
    names = [(not 1 <= len(each["name"]) <= 256, "name of a field") for each in fields]
    values = [(not 1 <= len(each["value"]) <= 1024, "value of a field") for each in fields]
    return [
        (len(embed.get("title", "")) > 256, "title"),
        (len(embed.get("description", "")) > 4096, "description"),
        (len(fields) > 25, "fields"),
        (len((embed.get("footer") or {}).get("text", "")) > 2048, "footer"),
        (size(embed) == 0, "empty embed"),
        *names,
        *values,
    ]


def _row(row: dict[str, Any]) -> list[tuple[bool, str]]:
    buttons = row["components"]
    return [
        (not 1 <= len(buttons) <= 5, "buttons"),
        *((not 1 <= len(button["label"]) <= 80, "label") for button in buttons),
        *((not 1 <= len(button["custom_id"]) <= 100, "custom id") for button in buttons),
    ]
