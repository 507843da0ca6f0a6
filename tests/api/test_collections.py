"""Collections for programs: OpenAI's client, and that of the Model Context Protocol."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import openai
import pytest
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from assistant.answer import Answer
from tests.api.shelved import QUESTION, fill, told
from tests.server import Server, running_server


@dataclass(frozen=True)
class Shelved:
    home: Path
    server: Server


@pytest.fixture(scope="module")
def shelved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelved]:
    home = tmp_path_factory.mktemp("shelved")
    fill(home)
    with running_server(home) as server:
        yield Shelved(home, server)


@pytest.fixture
def model(shelved: Shelved) -> Iterator[openai.OpenAI]:
    with openai.OpenAI(base_url=f"{shelved.server.url}/v1", api_key="any", max_retries=0) as client:
        yield client


def user(*texts: str) -> list[Any]:
    return [{"role": "user", "content": text} for text in texts]


def test_each_collection_is_a_model(model: openai.OpenAI) -> None:
    names = [each.id for each in model.models.list()]
    assert names == ["rigwise", "rigwise/guides", "rigwise/lab", "rigwise/server room"]
    assert [model.models.retrieve(name).id for name in names] == names
    with pytest.raises(openai.NotFoundError, match="rigwise/server room"):
        model.models.retrieve("rigwise/attic")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("rigwise", {"lab", "server room"}),
        ("rigwise/lab", {"lab"}),
        ("rigwise/server room", {"server room"}),
        ("rigwise/guides", set()),
    ],
)
def test_a_model_quotes_from_its_collection_only(model: openai.OpenAI, name: str, says: set[str]) -> None:
    reply = model.chat.completions.create(model=name, messages=user(QUESTION))
    assert told(reply.choices[0].message.content or "") == says
    assert reply.model == name


def test_the_same_streamed(model: openai.OpenAI) -> None:
    with model.chat.completions.create(
        model="rigwise/lab", messages=user(QUESTION), stream=True, stream_options={"include_usage": True}
    ) as stream:
        chunks = list(stream)
    text = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
    assert told(text) == {"lab"}
    assert {chunk.model for chunk in chunks} == {"rigwise/lab"}


def test_a_history_is_gone_through_in_its_collection(model: openai.OpenAI) -> None:
    """What "source?" leads to was quoted from the collection that is asked, whatever was asked of others."""
    for name in ("lab", "server room"):
        reply = model.chat.completions.create(
            model=f"rigwise/{name}", messages=user(QUESTION, "show me the sources")
        )
        answer = Answer.model_validate(reply.model_extra["rigwise"])  # type: ignore[index]
        assert {told(citation.quote).pop() for citation in answer.citations} == {name}


@pytest.mark.parametrize("stream", [False, True])
def test_a_collection_that_is_not_there_is_refused(model: openai.OpenAI, stream: bool) -> None:
    with pytest.raises(openai.NotFoundError) as refusal:
        model.chat.completions.create(model="rigwise/attic", messages=user(QUESTION), stream=stream)
    assert "“rigwise/attic”" in str(refusal.value)
    assert "rigwise, rigwise/guides, rigwise/lab, rigwise/server room" in str(refusal.value)
    assert (refusal.value.code, refusal.value.body["field"]) == (  # type: ignore[index,call-overload]
        "http-model-unknown",
        "model",
    )


@pytest.mark.parametrize("transport", ["http", "stdio"])
def test_the_tools_take_a_collection(shelved: Shelved, transport: str) -> None:
    program = [sys.executable, "-c", "from api.main import main; main()", "mcp"]
    environment = {**os.environ, "RIGWISE_HOME": str(shelved.home)}
    started = StdioServerParameters(command=program[0], args=program[1:], env=environment)

    async def scenario() -> None:
        ends: Any = f"{shelved.server.url}/mcp/" if transport == "http" else stdio_client(started)
        async with asyncio.timeout(180), Client(ends) as client:
            await check(client)

    asyncio.run(scenario())


async def check(client: Client) -> None:
    listed = await client.call_tool("collections", {})
    assert listed.structured_content == {"collections": {"lab": 1, "server room": 1}}
    assert listed.content[0].text == "lab\nserver room"
    for name in ("lab", "server room"):
        asked = await client.call_tool("ask", {"question": QUESTION, "collection": name})
        assert told(asked.content[0].text) == {name}
        searched = await client.call_tool("search_guides", {"query": QUESTION, "collection": name})
        assert told(searched.content[0].text) == {name}
    guides = await client.call_tool("search_guides", {"query": QUESTION, "collection": "guides"})
    assert told(guides.content[0].text) == set()
    for tool, name in (("ask", "question"), ("search_guides", "query")):
        refused = await client.call_tool(tool, {name: QUESTION, "collection": "attic"})
        assert refused.is_error
        expected = "There is no collection “attic”. There are: guides, lab, server room"
        assert refused.content[0].text == expected
        wrong = await client.call_tool(tool, {name: QUESTION, "collection": "!"})
        assert "collection" in wrong.content[0].text
