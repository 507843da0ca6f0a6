"""The tools: one per rule with the rule's own schema, and ask, search_guides, collections, catalog."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import mcp_types as types
from pydantic import BaseModel, ConfigDict, Field

from api.caller import Caller
from api.catalog import LOOKUPS, Kind, rows_as_data
from api.chat import CollectionName, ConversationId, Language
from api.desk import Desk, Question
from api.mcp.checking import checked
from api.named_sets import own_sets
from api.search import Found, found
from assistant.answer import Answer, Computation
from assistant.answering.compose import Draft, render
from assistant.answering.localise import localise
from assistant.answering.wording import locales, wording
from corpus.languages import LANGUAGES
from rules import registry
from rules.registry import Rule

DEFAULT_LANGUAGE = "en"
_READ_ONLY = types.ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)
_LANGUAGE = {"type": "string", "enum": list(LANGUAGES), "description": "Language of the result."}


@dataclass(frozen=True, slots=True)
class Result:
    """What a tool gives back: text for people, data for programs."""

    text: str
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool: how it is described, and how it is called."""

    card: types.Tool
    call: Callable[[Mapping[str, Any], Caller], Awaitable[Result]]


class _Arguments(BaseModel):
    model_config = ConfigDict(extra="forbid")


class AskArguments(_Arguments):
    """A question in words."""

    question: str = Field(min_length=1, description="In any supported language, at most 4000 characters.")
    conversation_id: ConversationId | None = Field(default=None, description="For a follow-up.")
    language: Language | None = Field(default=None, description="By default that of the question.")
    collection: CollectionName | None = None


class SearchArguments(_Arguments):
    """What to look for in the guides."""

    query: str = Field(min_length=1, max_length=4000)
    language: Language | None = None
    limit: int = Field(default=5, ge=1, le=20)
    collection: CollectionName | None = None


class CatalogArguments(_Arguments):
    """A name in one of the catalogs."""

    kind: Kind
    query: str = Field(min_length=1, max_length=100, description="A name, however written: 3090ti, 14900k.")
    limit: int = Field(default=5, ge=1, le=50)


class NamedCollections(BaseModel):
    """How many documents are in each collection of the user's own, by name."""

    collections: dict[str, int]


class Rows(BaseModel):
    """Rows of a catalog, the best first, of how many; rows near the name where there is none."""

    rows: list[dict[str, Any]]
    total: int
    nearest: list[dict[str, Any]]


def make_tools(desk: Desk) -> dict[str, Tool]:
    """Every tool by name."""
    tools = [_rule_tool(registry.get(name), desk) for name in registry.names()]
    tools += [_ask_tool(desk), _search_tool(desk), _collections_tool(desk), _catalog_tool(desk)]
    return {tool.card.name: tool for tool in tools}


def _rule_tool(rule: Rule[Any], desk: Desk) -> Tool:
    words = wording(DEFAULT_LANGUAGE)
    schema = rule.schema()
    description = schema.pop("description", rule.name).split("\n\n")[0]
    schema["properties"] = {**schema["properties"], "language": _LANGUAGE}
    title = words(f"rule-{rule.name.replace('_', '-')}-title")

    async def call(arguments: Mapping[str, Any], _: Caller) -> Result:
        inputs = {name: value for name, value in arguments.items() if name != "language"}
        return await desk.run(lambda: _computed(rule, inputs, arguments.get("language"), desk))

    return Tool(_card(rule.name, title, description, schema, Computation), call)


def _computed(rule: Rule[Any], inputs: Mapping[str, Any], language: Any, desk: Desk) -> Result:
    tag = language if language in locales() else DEFAULT_LANGUAGE
    computation = localise(rule(inputs, desk.assistant.knowledge), wording(tag))
    answer = render(Draft("answer", computation.headline, (computation,)), rule.name, rule.name, tag)
    return Result(answer.text, computation.model_dump(mode="json"))


def _ask_tool(desk: Desk) -> Tool:
    async def call(arguments: Mapping[str, Any], caller: Caller) -> Result:
        given = checked(AskArguments, arguments)
        asked = (given.question, caller, "mcp", given.conversation_id, given.language)
        answer = await desk.ask(Question(*asked, collection=given.collection))
        return Result(answer.text, answer.model_dump(mode="json"))

    description = (
        "Ask in words about a machine for deep learning or local language models. The answer is computed by "
        "stated rules or quoted from dated guides; it abstains where neither carries one."
    )
    return Tool(_card("ask", "Ask Rigwise", description, AskArguments.model_json_schema(), Answer), call)


def _search_tool(desk: Desk) -> Tool:
    async def call(arguments: Mapping[str, Any], _: Caller) -> Result:
        given = checked(SearchArguments, arguments)
        wanted = (given.query, given.language, given.limit, given.collection)
        result = await desk.run(lambda: found(desk, *wanted))
        lines = [f"{hit.quote}\n— {hit.document_title}, {hit.heading}" for hit in result.hits]
        return Result("\n\n".join(lines), result.model_dump(mode="json"))

    description = (
        "Find passages of the guides and of the user's documents, quoted word for word, with places."
    )
    schema = SearchArguments.model_json_schema()
    return Tool(_card("search_guides", "Search the guides", description, schema, Found), call)


def _collections_tool(desk: Desk) -> Tool:
    async def call(_: Mapping[str, Any], __: Caller) -> Result:
        names = await own_sets(desk)
        return Result("\n".join(names) or "no documents beside the guides", {"collections": names})

    description = "List what `collection` of `ask` and `search_guides` may be, beside `guides`."
    schema = {"type": "object", "properties": {}, "additionalProperties": False}
    return Tool(_card("collections", "Collections", description, schema, NamedCollections), call)


def _catalog_tool(desk: Desk) -> Tool:
    async def call(arguments: Mapping[str, Any], _: Caller) -> Result:
        given = checked(CatalogArguments, arguments)
        look_up = LOOKUPS[given.kind]
        found = await desk.run(lambda: look_up(desk.assistant.knowledge, given.query, given.limit))
        data = {
            "rows": rows_as_data(found.rows),
            "nearest": rows_as_data(found.nearest),
            "total": found.total,
        }
        names = "\n".join(row.name for row in found.rows)
        near = ", ".join(row.name for row in found.nearest)
        return Result(names or f"nothing with that name; near it: {near or '–'}", data)

    description = "Look up graphics cards, processors or language models by name, with all their figures."
    return Tool(_card("catalog", "Catalogs", description, CatalogArguments.model_json_schema(), Rows), call)


def _card(
    name: str, title: str, description: str, schema: dict[str, Any], output: type[BaseModel]
) -> types.Tool:
    return types.Tool(
        name=name,
        title=title,
        description=description,
        input_schema=schema,
        output_schema=output.model_json_schema(mode="serialization"),
        annotations=_READ_ONLY,
    )
