"""What is said to the bot itself: its state, quiet in a channel, the language, collections, help, thumbs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from api.channels.asking import Asker, NotNowError, RefusalError
from api.channels.gate import Gate
from api.channels.inbox import Inbox
from api.channels.people import People
from api.channels.scope import written
from assistant.answering.wording import locale, locales, wording
from corpus.languages import LANGUAGES

Name = Literal["help", "language", "collections", "status", "mute", "unmute"]
_WORDS: frozenset[Name] = frozenset({"help", "language", "collections", "status", "mute", "unmute"})
_FOR_ADMINS: frozenset[Name] = frozenset({"status", "mute", "unmute"})
AUTOMATIC = "auto"


@dataclass(frozen=True, slots=True)
class Command:
    """A word to the bot, with what follows it."""

    name: Name
    argument: str = ""


def parse(text: str) -> Command | None:
    """The command that a whole text is; ``None`` for a question."""
    parts = text.split()
    name = next((word for word in _WORDS if parts and parts[0].lower() == word), None)
    if name is None or len(parts) > (2 if name == "language" else 1):
        return None
    return Command(name, parts[1] if len(parts) == 2 else "")


class Commands:
    """Carries commands out; the result is a sentence for the one who gave it."""

    def __init__(self, gate: Gate, people: People, inbox: Inbox) -> None:
        self._gate = gate
        self._people = people
        self._inbox = inbox

    def run(self, command: Command, *, user: str, place: str, is_admin: bool, language: str) -> str:
        """Carry a command out; for ``collections`` see :func:`named_collections`.

        Args:
            user: ``workspace/user``.
            place: ``workspace/channel`` that the command was given in.
            language: of the result; a new choice is confirmed in the language chosen.
        """
        words = wording(language)
        if command.name in _FOR_ADMINS and not is_admin:
            return words("channel-admins-only")
        if command.name == "language":
            return self.choose(user, command.argument, language)
        if command.name == "status":
            return self._status(place, language)
        if command.name == "mute":
            self._gate.mute(place)
        if command.name == "unmute":
            self._gate.unmute(place)
        return words(f"channel-{command.name}")

    def choose(self, user: str, tag: str, language: str) -> str:
        """Answer somebody in one language from now on, or again in that of each question."""
        chosen = next((known for known in locales() if known.lower() == tag.lower()), None)
        if chosen is None and tag.lower() != AUTOMATIC:
            known = ", ".join(tag for tag in LANGUAGES if tag in locales())
            return wording(language)("channel-language-known", known=known, automatic=AUTOMATIC)
        self._people.choose(user, chosen)
        if chosen is None:
            return wording(language)("channel-language-automatic")
        return wording(chosen)("channel-language-chosen", language=locale(chosen).name)

    def _status(self, place: str, language: str) -> str:
        counts = self._inbox.counts()
        state = "muted" if self._gate.is_muted(place) else "open"
        return wording(language)(
            "channel-status", waiting=counts.waiting, working=counts.working, state=state
        )


async def named_collections(asker: Asker, language: str) -> str:
    """The collections that may be asked about by themselves, and how; or why they cannot be told now."""
    words = wording(language)
    try:
        names = await asker.collections()
    except NotNowError:
        return words("channel-unavailable")
    except RefusalError as refusal:
        return refusal.text
    if not names:
        return words("channel-collections-none")
    return words("channel-collections", names=tuple(names), example=written(names[0]))


async def give_feedback(asker: Asker, answer_id: str, thumb: Literal["up", "down"], language: str) -> str:
    """Keep a thumb for an answer; the thanks, or that the answer is gone.

    Raises:
        NotNowError, RefusalError: see :class:`~api.channels.asking.Asker`.
    """
    is_kept = await asker.rate(answer_id, thumb)
    return wording(language)("channel-thanks" if is_kept else "http-answer-unknown")
