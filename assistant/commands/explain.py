"""``rigwise explain``: how a question was understood, and where each value computed with came from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from assistant.commands.common import guarded, json_option, language_option, settings

if TYPE_CHECKING:
    from assistant.conversation import Conversation

_WHY = {
    "asked for": "asked for",
    "small words": "by the small words",
    "characters": "by its characters",
    "conversation": "as in the conversation",
    "language model": "by a language identification model",
    "default": "as nothing tells another",
}


@click.command(name="explain")
@click.argument("question", nargs=-1, required=True)
@json_option
@language_option
@click.option("--conversation", help="Id of an earlier answer's conversation, to explain a follow-up.")
def command(question: tuple[str, ...], as_json: bool, language: str | None, conversation: str | None) -> None:
    """Tell how a question is understood, without answering it.

    Shows its language and what told it, the rule with the evidence for it and the runners-up, each card and
    fact with its place in the question (from:to, counted in characters), and for what is computed where each
    input and assumption comes from.

    \b
    rigwise explain "İki 3090 için kaç watt güç kaynağı?"
    """
    from assistant.explaining import explained

    asked = " ".join(question)
    told = guarded(lambda: explained(settings(), asked, _before(conversation), language), language)
    click.echo(json.dumps(told, ensure_ascii=False, indent=2) if as_json else "\n".join(_lines(told)))


def _before(conversation: str | None) -> Conversation | None:
    if conversation is None:
        return None
    from assistant.conversation_store import open_conversations

    store = guarded(lambda: open_conversations(settings()), None)
    return guarded(lambda: store.load(conversation), None)


def _lines(told: dict[str, Any]) -> Iterator[str]:
    language = told["language"]
    yield f"Question   {told['question']}"
    yield f"Read as    {told['text']}"
    words = f": {', '.join(language['words'])}" if language["words"] else ""
    yield f"Language   {language['read_in']}, {_WHY[language['why']]}{words}"
    if language["foreign"]:
        yield f"           the question itself is in {language['foreign']!r}, which is none of ours"
    yield f"Answer in  {language['answer']}"
    yield f"Act        {told['act']}{', a follow-up' if told['is_follow_up'] else ''}"
    yield from _rule_lines(told)
    yield from _place_lines("Cards", told["cards"])
    yield from _place_lines("Facts", told["slots"])
    yield from _place_lines("Words", told["heard"])
    for computed in told["computed"]:
        yield from _computed_lines(computed)
    for refused in told["refused"]:
        yield f"Refused    {refused}"
    for missing in told["missing"]:
        yield f"Missing    {missing}"


def _rule_lines(told: dict[str, Any]) -> Iterator[str]:
    chosen = ", ".join(told["rules"]) or "none, so the guides are searched"
    yield f"Rule       {chosen} (a rule counts from {told['threshold']:g})"
    if told["readings"]:
        yield f"Readings   {', '.join(told['readings'])}, weighed by example questions"
    for each in told["evidence"]:
        yield f"  {each['rule']:<20} {each['score']:g}"
        for line in each["lines"]:
            yield f"    {line['weight']:+g}  {line['terms']}"


def _place_lines(title: str, items: list[dict[str, Any]]) -> Iterator[str]:
    if items:
        yield title
    for item in items:
        place = f"{item['said']!r} {item['start']}:{item['end']}" if item["said"] is not None else "–"
        meaning = f"  {item['meaning']}" if item["meaning"] else ""
        yield f"  {item['name']:<20} {item['value']:<28} {place}, {item['origin']}{meaning}"


def _computed_lines(computed: dict[str, Any]) -> Iterator[str]:
    yield f"Computed   {computed['rule']}: {computed['headline']}"
    for item in computed["inputs"]:
        yield f"  {item['name']:<20} {json.dumps(item['value'], ensure_ascii=False)}  from {item['origin']}"
    for item in computed["assumptions"]:
        yield f"  assumed: {item['text']}  from {item['origin']}"
