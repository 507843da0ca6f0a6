"""The Home tab: what the bot is for, questions to try, and the language of its answers."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from api.slack.rich import Element
from api.slack.text import escape
from assistant.answering.wording import locale, locales, wording
from corpus.languages import LANGUAGES

EXAMPLE = "example"
LANGUAGE = "language"
AUTOMATIC = "auto"


def home(language: str, chosen: str | None) -> dict[str, Any]:
    """The view in one language.

    Args:
        chosen: the answer language that the user has chosen; none for that of each question.
    """
    words = wording(language)
    return {
        "type": "home",
        "blocks": [
            _text(words("channel-home")),
            _text(words("channel-home-hint", command="/rigwise")),
            {"type": "header", "text": _plain(words("channel-home-examples"))},
            *(_example(number, question) for number, question in enumerate(examples(language))),
            {"type": "header", "text": _plain(words("channel-home-language"))},
            {"type": "actions", "elements": [_languages(words("channel-home-automatic"), chosen)]},
        ],
    }


@cache
def examples(language: str) -> tuple[str, ...]:
    """Questions to try, those of the web page."""
    words = files("api.web").joinpath("assets", "words", f"{language}.json").read_text(encoding="utf-8")
    return tuple(json.loads(words)["examples"])


def _example(number: int, question: str) -> Element:
    button = {
        "type": "button",
        "action_id": f"{EXAMPLE}-{number}",
        "text": _plain(question),
        "value": question,
    }
    return {"type": "actions", "elements": [button]}


def _languages(automatic: str, chosen: str | None) -> Element:
    offered = [(AUTOMATIC, automatic), *((tag, locale(tag).name) for tag in LANGUAGES if tag in locales())]
    options = [{"text": _plain(name), "value": tag} for tag, name in offered]
    current = next(option for option in options if option["value"] == (chosen or AUTOMATIC))
    return {"type": "static_select", "action_id": LANGUAGE, "options": options, "initial_option": current}


def _text(text: str) -> Element:
    return {"type": "section", "text": {"type": "mrkdwn", "text": escape(text), "verbatim": True}}


def _plain(text: str) -> Element:
    return {"type": "plain_text", "text": text[:75], "emoji": False}
