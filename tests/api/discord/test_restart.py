"""Ends and new beginnings: killed, told to stop, cut off. Nothing accepted is lost, nothing is said twice."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import threading
import time
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from nacl.signing import SigningKey

from tests.api.discord.conftest import Process, bot_process, environment, run_command
from tests.api.discord.service.people import (
    COMMAND,
    COMPONENT,
    buttons,
    command,
    interaction,
    pressed,
)
from tests.api.discord.service.service import PATIENCE_S, Discord
from tests.api.discord.service.world import CHANNEL_ID, Json
from tests.server import Server, free_port, running_server

pytestmark = pytest.mark.server
PSU = "What power supply for 2 × RTX 3090?"
SENDING = re.compile(rf"POST /api/v10/channels/{CHANNEL_ID}/messages")


def kill(process: Process) -> None:
    process.send_signal(signal.SIGKILL)
    process.wait(timeout=PATIENCE_S)


def states(home: Path) -> dict[str, int]:
    """How many questions the inbox holds in which state."""
    with sqlite3.connect(home / "channels.sqlite") as file:
        return dict(file.execute("SELECT state, count(*) FROM inbox GROUP BY state").fetchall())


def test_killed_before_the_answer_was_sent(service: Discord, tmp_path: Path) -> None:
    with bot_process(service, tmp_path) as process:
        service.trouble(SENDING.pattern, 500, times=1)
        service.say(PSU)
        service.until(lambda: any(status == 500 for _, _, status, _ in service.world.requests), "a failure")
        kill(process)
    assert not service.world.by_bot(CHANNEL_ID)
    with bot_process(service, tmp_path):
        (answer,) = service.answers()
        assert "1,200 W" in answer["content"]
        service.until(lambda: states(tmp_path) == {"done": 1}, "an empty inbox")


@pytest.mark.parametrize("nonces_last", [True, False])
def test_killed_after_the_answer_was_sent_but_before_that_was_known(
    service: Discord, tmp_path: Path, nonces_last: bool
) -> None:
    """Discord knows a nonce for some minutes; after that the channel itself tells what was sent."""
    with bot_process(service, tmp_path) as process:
        service.world.held = SENDING
        service.say(PSU)
        service.answers()
        kill(process)
    assert states(tmp_path) == {"claimed": 1}
    service.world.held = None
    if not nonces_last:
        service.world.nonces.clear()
    with bot_process(service, tmp_path):
        service.until(lambda: states(tmp_path) == {"done": 1}, "an empty inbox")
    assert len(service.world.by_bot(CHANNEL_ID)) == 1


def test_killed_while_a_command_is_answered(service: Discord, tmp_path: Path) -> None:
    with bot_process(service, tmp_path) as process:
        service.trouble("PATCH /api/v10/webhooks/", 500, times=1)
        given = service.interact(COMMAND, command("psu", gpu="RTX 3090", count=2))
        service.until(lambda: any(status == 500 for _, _, status, _ in service.world.requests), "a failure")
        kill(process)
    with bot_process(service, tmp_path):
        assert "1,200 W" in service.original(given)["content"]
    assert len(service.world.by_bot(CHANNEL_ID)) == 1


def test_answer_goes_to_the_channel_when_the_token_of_a_command_is_over(
    service: Discord, tmp_path: Path
) -> None:
    with bot_process(service, tmp_path) as process:
        service.trouble("PATCH /api/v10/webhooks/", 500, times=1)
        given = service.interact(COMMAND, command("psu", gpu="RTX 3090", count=2))
        service.until(lambda: any(status == 500 for _, _, status, _ in service.world.requests), "a failure")
        kill(process)
    service.world.interactions[given["token"]].is_expired = True
    with bot_process(service, tmp_path):
        (answer,) = service.answers()
    assert answer["content"].startswith("> What power supply do I need for 2 × RTX 3090?")
    assert "1,200 W" in answer["content"]


def test_buttons_work_after_a_restart(service: Discord, tmp_path: Path) -> None:
    with bot_process(service, tmp_path):
        service.say(PSU)
        (answer,) = service.answers()
    ids = {button["custom_id"].split(":")[1]: button["custom_id"] for button in buttons(answer)}
    with bot_process(service, tmp_path):
        service.do(service.gateway.dispatch("MESSAGE_UPDATE", answer))
        thumb = service.interact(COMPONENT, pressed(ids["up"]), message=answer)
        assert service.callback(thumb)["data"]["flags"] == 64
        assert "Thank you" in service.original(thumb)["content"]
        asked = service.interact(COMPONENT, pressed(ids["ask"]), message=answer)
        service.original(asked)
    with sqlite3.connect(tmp_path / "conversations.sqlite") as file:
        kept = file.execute("SELECT answer_id, thumb FROM feedback").fetchall()
    assert kept == [(ids["up"].split(":")[2], "up")]


def test_told_to_stop_it_finishes_what_it_has_begun(service: Discord, tmp_path: Path) -> None:
    with bot_process(service, tmp_path) as process:
        service.trouble(SENDING.pattern, 429, times=1, retry_after_s=1.5)
        service.say(PSU)
        service.until(lambda: any(status == 429 for _, _, status, _ in service.world.requests), "a refusal")
        process.terminate()
        assert process.wait(timeout=PATIENCE_S) == 0
    assert len(service.world.by_bot(CHANNEL_ID)) == 1
    assert states(tmp_path) == {"done": 1}


def test_cut_off_it_resumes_and_misses_nothing(service: Discord, tmp_path: Path) -> None:
    with bot_process(service, tmp_path):
        service.do(service.gateway.cut(4000))
        service.say(PSU)
        assert len(service.answers()) == 1
        service.do(service.gateway.ask_to_reconnect())
        service.say("hello")
        assert len(service.answers(count=2)) == 2
        operations = [payload["op"] for payload in service.gateway.received if payload["op"] != 1]
        assert operations == [2, 6, 6]


def test_invalid_session_is_begun_anew(service: Discord, tmp_path: Path) -> None:
    with bot_process(service, tmp_path):
        service.do(service.gateway.invalidate())
        service.until_connected()
        service.say("hello")
        service.answers()
        operations = [payload["op"] for payload in service.gateway.received if payload["op"] != 1]
        assert operations == [2, 2]


def test_heart_beats_as_often_as_the_gateway_wants(service: Discord, tmp_path: Path) -> None:
    service.gateway.heartbeat_ms = 300
    with bot_process(service, tmp_path):
        service.until(lambda: [p["op"] for p in service.gateway.received].count(1) >= 3, "heartbeats")


def test_discord_that_cannot_be_reached_at_first_is_waited_for(tmp_path: Path) -> None:
    late, log = Discord(free_port()), tmp_path / "bot.log"

    def open_late() -> None:
        while not log.exists() or "discord: not reached" not in log.read_text():
            time.sleep(0.1)
        late.start()

    threading.Thread(target=open_late, daemon=True).start()
    with bot_process(late, tmp_path):
        late.say("hello")
        late.answers()
    late.stop()


def test_wrong_token_ends_the_command_with_a_reason(service: Discord, tmp_path: Path) -> None:
    ended = run_command(service, tmp_path, RIGWISE_DISCORD_TOKEN="wrong")
    assert ended.returncode == 2
    assert "does not accept RIGWISE_DISCORD_TOKEN" in ended.stderr


def test_commands_are_registered_in_one_request(service: Discord, tmp_path: Path) -> None:
    ended = run_command(service, tmp_path, "--register")
    assert (ended.returncode, ended.stdout) == (0, "The commands are registered.\n")
    names = [command["name"] for command in service.world.commands]
    assert names == ["ask", "psu", "gpu", "fits", "rigwise", "Ask Rigwise"]


def test_commands_that_are_refused_are_told(service: Discord, tmp_path: Path) -> None:
    service.trouble("PUT /api/v10/applications/", 400, code=50035)
    ended = run_command(service, tmp_path, "--register")
    assert ended.returncode == 1
    assert "Discord does not take the commands: 400" in ended.stderr


KEY = SigningKey(bytes(range(32)))


def served(service: Discord, home: Path) -> AbstractContextManager[Server]:
    """A server that takes interactions in over HTTP."""
    public = {"RIGWISE_DISCORD_PUBLIC_KEY": KEY.verify_key.encode().hex()}
    return running_server(home, **environment(service, home), **public)


def send(server: Server, service: Discord) -> Json:
    """Someone uses a command; Discord takes in the first response."""
    given = interaction(service.world, COMMAND, command("psu", gpu="RTX 3090", count=2))
    body = json.dumps(given).encode()
    timestamp = str(int(time.time()))
    signature = KEY.sign(timestamp.encode() + body).signature.hex()
    headers = {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": timestamp}
    with server.client() as client:
        response = client.post("/discord/interactions", content=body, headers=headers)
    service.rest.respond(service.world.interactions[given["token"]], response.json())
    return given


def test_server_killed_while_a_command_is_answered(service: Discord, tmp_path: Path) -> None:
    """Interactions over HTTP outlive the server that took them in."""
    service.world.held = re.compile("PATCH /api/v10/webhooks/")
    with served(service, tmp_path) as server:
        service.original(send(server, service))
        kill(server.process)
    assert states(tmp_path) == {"claimed": 1}
    service.world.held = None
    with served(service, tmp_path):
        service.until(lambda: states(tmp_path) == {"done": 1}, "an empty inbox")
    assert len(service.world.by_bot(CHANNEL_ID)) == 1


def test_server_told_to_stop_finishes_what_it_has_begun(service: Discord, tmp_path: Path) -> None:
    service.trouble("PATCH /api/v10/webhooks/", 429, times=1, retry_after_s=1.5)
    with served(service, tmp_path) as server:
        given = send(server, service)
        service.until(lambda: any(status == 429 for _, _, status, _ in service.world.requests), "a refusal")
        server.process.terminate()
        server.process.wait(timeout=PATIENCE_S)
    assert "1,200 W" in service.world.by_bot(CHANNEL_ID)[0]["content"]
    assert service.world.interactions[given["token"]].original_id
    assert states(tmp_path) == {"done": 1}


def test_server_accepts_what_it_cannot_answer_yet(service: Discord, tmp_path: Path) -> None:
    service.trouble("GET /api/v10/users/@me", 401, times=1)
    with served(service, tmp_path) as server:
        given = send(server, service)
        assert states(tmp_path) == {"waiting": 1}
    assert "RIGWISE_DISCORD_TOKEN is not accepted" in (tmp_path / "server.log").read_text()
    with served(service, tmp_path):
        assert "1,200 W" in service.original(given)["content"]
