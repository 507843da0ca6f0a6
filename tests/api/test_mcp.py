"""The protocol's own client over both of its transports: the same tools, resources and refusals."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.shared.exceptions import MCPError

from assistant.answer import Answer, Computation
from rules import registry
from tests.api.conftest import Inside
from tests.server import Server

PSU_2018 = {"gpus": [{"count": 4, "board_power_w": 250}], "cpu_power_w": 150, "method": "2018"}
REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("psu", {"gpus": [{"name": "RTX 5095", "count": 1}]}, "RTX 5095"),
    ("psu", {"gpu": []}, "There is no input “gpu”. Did you mean “gpus”?"),
    ("psu", {}, "Name the graphics cards of the machine, or its total power in watts."),
    ("gpu_budget", {}, "The input “budget” is missing; give a value for it."),
    ("ask", {"question": "😀"}, "question"),
    ("ask", {}, "The input “question” is missing; give a value for it."),
    ("ask", {"question": "x", "language": "xx"}, "Choose one of: en, zh-Hans"),
    ("ask", {"questoin": "x", "question": "x"}, "Did you mean “question”?"),
    ("search_guides", {"query": "x", "limit": "many"}, "Give a whole number from 1 to 20."),
    ("search_guides", {"query": "x", "limit": 21}, "Give a whole number from 1 to 20."),
    ("search_guides", {"query": "x" * 4001}, "at most 4,000 characters are read"),
    ("catalog", {"kind": "cars", "query": "x"}, "Choose one of: gpus, cpus, and models."),
    ("catalog", {"kind": "gpus", "query": ""}, "The description of the tool says what it can be."),
]
OF_OURS = re.compile(r"pydantic|validation error|Input should|Inputs|Arguments|type=|/docs")
"""Names of our own that tell a caller nothing, and a page that is not there over standard input."""
Talk = Callable[[Callable[[Client], Awaitable[Any]]], Any]


@pytest.fixture(params=["http", "stdio"])
def talk(request: pytest.FixtureRequest, server: Server, tmp_path: Path) -> Talk:
    """Run a conversation with the server over one of the transports."""
    program = [sys.executable, "-c", "from api.main import main; main()", "mcp"]
    environment = {**os.environ, "RIGWISE_HOME": str(tmp_path)}
    started = StdioServerParameters(command=program[0], args=program[1:], env=environment)

    def run(conversation: Callable[[Client], Awaitable[Any]]) -> Any:
        async def scenario() -> Any:
            ends: Any = f"{server.url}/mcp/" if request.param == "http" else stdio_client(started)
            async with Client(ends) as client:
                return await conversation(client)

        return asyncio.run(scenario())

    return run


def test_all_of_it(talk: Talk) -> None:
    """One session, as each one over standard input starts a process."""

    async def conversation(client: Client) -> None:
        await check_tools(client)
        await check_rule(client)
        await check_refusals(client)
        await check_asking(client)
        await check_search_and_catalog(client)
        await check_resources(client)

    talk(conversation)


async def check_tools(client: Client) -> None:
    tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert set(tools) == {*registry.names(), "ask", "search_guides", "collections", "catalog"}
    for tool in tools.values():
        assert tool.description
        assert tool.input_schema["properties"] or tool.name == "collections"
        assert tool.output_schema
        assert tool.annotations
        assert tool.annotations.read_only_hint


async def check_rule(client: Client) -> None:
    """Dettmers 2018: 4 × 250 W + 150 W + 100 W = 1250 W, plus 10 % = 1375 W."""
    result = await client.call_tool("psu", PSU_2018)
    computation = Computation.model_validate(result.structured_content)
    assert computation.value == 1375.0
    assert computation.headline in result.content[0].text.replace("**", "")
    turkish = await client.call_tool("psu", {**PSU_2018, "language": "tr"})
    assert turkish.structured_content["value"] == 1375.0
    assert turkish.structured_content["headline"] != computation.headline


async def check_refusals(client: Client) -> None:
    for name, arguments, told in REFUSED:
        result = await client.call_tool(name, arguments)
        assert result.is_error
        assert told in result.content[0].text, name
    for tool in (await client.list_tools()).tools:
        for arguments in ({}, {"gpus": "x"}, {"gpus": [{}]}, {"nothing": 1}):
            result = await client.call_tool(tool.name, arguments)
            assert not OF_OURS.search(result.content[0].text), result.content[0].text
    with pytest.raises(MCPError, match="no tool"):
        await client.call_tool("shell", {"command": "ls"})


async def check_asking(client: Client) -> None:
    asked = {"question": "İki RTX 3090 için kaç watt güç kaynağı gerekir?"}
    first = Answer.model_validate((await client.call_tool("ask", asked)).structured_content)
    assert (first.kind, first.language, first.computations[0].rule) == ("answer", "tr", "psu")
    follow_up = {"question": "peki dört tane?", "conversation_id": first.conversation_id}
    second = Answer.model_validate((await client.call_tool("ask", follow_up)).structured_content)
    assert second.computations[0].value > first.computations[0].value


async def check_search_and_catalog(client: Client) -> None:
    result = await client.call_tool("search_guides", {"query": "do PCIe lanes matter", "limit": 2})
    assert result.structured_content["answerable"]
    assert result.structured_content["hits"][0]["quote"] in result.content[0].text
    cards = await client.call_tool("catalog", {"kind": "gpus", "query": "3090ti"})
    assert cards.structured_content["rows"][0]["name"] == "GeForce RTX 3090 Ti"


async def check_resources(client: Client) -> None:
    uris = [resource.uri for resource in (await client.list_resources()).resources]
    assert "rigwise://guides/zh-Hans/power-supply" in uris
    guide = (await client.read_resource("rigwise://guides/tr/power-supply")).contents[0]
    assert "güç kaynağı" in guide.text.lower()
    assert (await client.list_resource_templates()).resource_templates
    for uri in ("rigwise://guides/../../etc/passwd", "file:///etc/passwd", "rigwise://documents/doc-0"):
        with pytest.raises(MCPError, match="no resource"):
            await client.read_resource(uri)


def test_the_older_form_of_the_protocol_is_served_too(server: Server) -> None:
    async def scenario() -> Any:
        async with Client(f"{server.url}/mcp/", mode="legacy") as client:
            return await client.call_tool("psu", PSU_2018)

    assert asyncio.run(scenario()).structured_content["value"] == 1375.0


def test_other_methods_and_paths_have_the_one_error_body(client: httpx2.Client) -> None:
    for response in (client.get("/mcp/"), client.delete("/mcp/"), client.post("/mcp/x")):
        assert response.status_code in (404, 405)
        assert response.json()["error"]["message"]


def test_without_its_extra_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from api.mcp import command

    monkeypatch.setattr(command, "is_installed", lambda: False)
    with pytest.raises(SystemExit):
        command.command.main([])
    assert "[mcp]'" in capsys.readouterr().err


@pytest.mark.parametrize("path", ["/mcp/", "/mcp"])
def test_without_its_extra_the_address_says_what_to_install(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr("api.mcp.http.is_installed", lambda: False)
    with inside() as client:
        response = client.post(path, json={}, headers={"Accept-Language": "de"})
    assert (response.status_code, response.json()["error"]["code"]) == (501, "error-extra-missing")
    message = response.json()["error"]["message"]
    assert message.startswith("Für /mcp/ fehlt ein Zusatzpaket")
    assert "[mcp]'" in message
