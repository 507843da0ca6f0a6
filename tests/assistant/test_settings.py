"""Settings: read from the environment, wrong ones refused with what is allowed, each documented."""

from __future__ import annotations

from dataclasses import fields
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import get_type_hints

import pytest
from click.testing import CliRunner
from pydantic import TypeAdapter

from assistant.commands.settings import command
from assistant.settings import SETTINGS, Setting, SettingError, Settings


def test_defaults_bind_to_this_machine() -> None:
    settings = Settings.from_environment({})
    assert (settings.host, settings.port, settings.api_key) == ("127.0.0.1", 8000, None)


def test_values_are_read() -> None:
    settings = Settings.from_environment(
        {"RIGWISE_HOME": "/x", "RIGWISE_PORT": "9", "RIGWISE_LANGUAGE": "tr"}
    )
    assert (settings.home, settings.port, settings.language) == (Path("/x"), 9, "tr")


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"RIGWISE_PROT": "1"}, "did you mean RIGWISE_PORT"),
        ({"RIGWISE_PORT": "a"}, "from 0 to 65535"),
        ({"RIGWISE_PORT": "70000"}, "from 0 to 65535"),
        ({"RIGWISE_STATE": "mysql://host/name"}, "RIGWISE_STATE is no address such as postgresql://"),
        ({"RIGWISE_CONVERSATION_DAYS": "0"}, "from 1 to 36500"),
        ({"RIGWISE_LANGUAGE": "xx"}, "is not one of en"),
        ({"RIGWISE_RERANK_BUDGET": "0"}, "from 1 to 60000"),
        ({"RIGWISE_API_KEY": "short"}, "at least 16"),
        ({"RIGWISE_ORIGINS": "example.org"}, "is no origin"),
        ({"RIGWISE_ORIGINS": "*"}, "is no origin"),
        ({"RIGWISE_TRUSTED_PROXIES": "10.0.0.1/8"}, "host bits set"),
        ({"RIGWISE_TRUSTED_PROXIES": "proxy"}, "does not appear to be"),
        ({"RIGWISE_RATE": "many"}, "is no rate"),
        ({"RIGWISE_RATE": "0/minute"}, "is no rate"),
        ({"RIGWISE_CHANNEL_RATE": "often"}, "RIGWISE_CHANNEL_RATE='often' is no rate"),
        ({"RIGWISE_SLACK_APP_TOKEN": "xapp-1"}, "RIGWISE_SLACK_BOT_TOKEN is not"),
        ({"RIGWISE_REMOTE": "rigwise.example"}, "is no address"),
        ({"RIGWISE_SLACK_URL": "ftp://slack.com"}, "is no address"),
        ({"RIGWISE_DISCORD_PUBLIC_KEY": "abc"}, "64 hexadecimal digits"),
        ({"RIGWISE_LLM_URL": "localhost:11434"}, "is no address"),
        ({"RIGWISE_LLM_TASKS": "reword,decide"}, "'decide' is not one of reword, translate, read"),
        ({"RIGWISE_LLM_KEY": "two words"}, "only visible ASCII characters"),
        ({"RIGWISE_LLM_PRICE": "free"}, "is no pair such as 0.15/0.60"),
        ({"RIGWISE_LLM_URL": "http://x/v1", "RIGWISE_LLM_BUDGET": "30"}, "from 1 to 29"),
    ],
)
def test_wrong_settings_are_refused(environment: dict[str, str], told: str) -> None:
    with pytest.raises(SettingError, match=told):
        Settings.from_environment(environment)


def test_secrets_are_never_shown() -> None:
    hidden = [setting.name for setting in SETTINGS if setting.is_secret]
    secrets = {name: f"hidden-{name.lower()}-0123" for name in hidden}
    secrets["RIGWISE_VECTORS"] = secrets["RIGWISE_STATE"] = "postgresql://someone:hidden@host/name"
    assert len(secrets) >= 6
    shown = CliRunner().invoke(command, env=secrets)
    assert shown.exit_code == 0, shown.output
    for name, value in secrets.items():
        assert f"{name}=(set)" in shown.output
        assert value not in shown.output


def test_lists_are_read() -> None:
    settings = Settings.from_environment(
        {"RIGWISE_TRUSTED_PROXIES": "10.0.0.0/8, ::1", "RIGWISE_ORIGINS": "https://Example.org,"}
    )
    assert [str(network) for network in settings.trusted_proxies] == ["10.0.0.0/8", "::1/128"]
    assert settings.origins == ("https://example.org",)


EXAMPLES = {
    "RIGWISE_STATE": "postgresql://someone@host/name",
    "RIGWISE_VECTORS": "postgresql://someone@host/name",
    "RIGWISE_LANGUAGE": "tr",
    "RIGWISE_PRICES": "/prices.csv",
    "RIGWISE_API_KEY": "0123456789abcdef",
    "RIGWISE_HOSTS": "Rigwise.example",
    "RIGWISE_ORIGINS": "https://example.org",
    "RIGWISE_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
    "RIGWISE_REMOTE": "https://rigwise.example",
    "RIGWISE_DISCORD_PUBLIC_KEY": "0" * 64,
    "RIGWISE_LLM_URL": "http://localhost:11434/v1",
}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_each_setting_is_read_as_what_its_field_holds(setting: Setting) -> None:
    hints = get_type_hints(Settings, localns={"Network": IPv4Network | IPv6Network})
    example = EXAMPLES.get(setting.name) or setting.default or "written"
    for values in ({}, {setting.name: example, "RIGWISE_SLACK_BOT_TOKEN": "xoxb-1"}):
        value = getattr(Settings.from_environment(values), setting.field)
        TypeAdapter(hints[setting.field]).validate_python(value, strict=True)
    assert value not in (None, ())


def test_every_setting_has_a_field_a_meaning_and_a_line_in_the_readme() -> None:
    readme = Path("README.md").read_text(encoding="utf-8")
    assert [setting.field for setting in SETTINGS] == [field.name for field in fields(Settings)]
    for setting in SETTINGS:
        assert setting.meaning
        assert f"`{setting.name}`" in readme
