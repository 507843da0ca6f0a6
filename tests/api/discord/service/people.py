"""What people do on Discord, as the events and interactions that come of it."""

from __future__ import annotations

from typing import Any

from tests.api.discord.service.world import (
    ADA_ID,
    APPLICATION_ID,
    BOT,
    BOT_ID,
    CHANNEL_ID,
    DM_ID,
    GUILD_ID,
    Interaction,
    Json,
    World,
    user,
)

PING, COMMAND, COMPONENT, AUTOCOMPLETE = 1, 2, 3, 4
OPTION_TYPES: dict[type, int] = {str: 3, int: 4, bool: 5, float: 10}


def spoken(
    world: World, text: str, *, channel: str = CHANNEL_ID, by: str = ADA_ID, mention: bool = True, **more: Any
) -> Json:
    """A message, with a mention of the bot in front, or in a direct message without one."""
    is_direct = channel == DM_ID
    author = more.pop("author", None) or user(by)
    is_mention = mention and not is_direct
    content = f"<@{BOT_ID}> {text}" if is_mention else text
    more |= {"mentions": [{**BOT, "member": _member()}]} if is_mention else {}
    more = more if is_direct else {"guild_id": GUILD_ID, "member": _member(), **more}
    return world.message(channel, author, content, **more)


def interaction(
    world: World,
    kind: int,
    data: Json | None,
    *,
    channel: str = CHANNEL_ID,
    by: str = ADA_ID,
    locale: str = "en-US",
    **more: Any,
) -> Json:
    """An interaction as the gateway or a signed request carries it."""
    number = world.new_id()
    kept = Interaction(number, f"interaction-token-{number}", channel)
    world.interactions[kept.token] = kept
    is_direct = channel == DM_ID
    who: Json = {"user": user(by)} if is_direct else {"member": {**_member(), "user": user(by)}}
    where: Json = {} if is_direct else {"guild_id": GUILD_ID, "guild_locale": "en-US"}
    return {
        "id": number,
        "application_id": APPLICATION_ID,
        "type": kind,
        "token": kept.token,
        "version": 1,
        "channel_id": channel,
        "channel": {"id": channel, "type": 1 if is_direct else 0, **more.pop("about_channel", {})},
        "locale": locale,
        "app_permissions": "0",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 1 if is_direct else 0,
        "attachment_size_limit": 1,
        **({"data": data} if data else {}),
        **who,
        **where,
        **more,
    }


def command(name: str, **options: Any) -> Json:
    """The data of a slash command."""
    given = [
        {"name": key, "type": OPTION_TYPES[type(value)], "value": value} for key, value in options.items()
    ]
    return {"id": "1", "name": name, "type": 1, "options": given}


def typing_in(name: str, option: str, text: str, **others: Any) -> Json:
    """The data of an autocomplete request."""
    data = command(name, **{**others, option: text})
    data["options"][-1]["focused"] = True
    return data


def on_message(message: Json) -> Json:
    """The data of the message command."""
    shown = {key: value for key, value in message.items() if key not in ("guild_id", "member")}
    resolved = {"messages": {message["id"]: shown}}
    return {"id": "2", "name": "Ask Rigwise", "type": 3, "target_id": message["id"], "resolved": resolved}


def pressed(custom_id: str) -> Json:
    """The data of a press on a button."""
    return {"custom_id": custom_id, "component_type": 2}


def buttons(message: Json) -> list[Json]:
    """All buttons of a message."""
    return [button for row in message["components"] for button in row["components"]]


def _member() -> Json:
    return {"roles": [], "joined_at": "2020-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
