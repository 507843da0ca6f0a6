"""The server of the Model Context Protocol, the same over every transport."""

from __future__ import annotations

from typing import Any

import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.shared.exceptions import MCPError

from api.caller import Caller, caller_of, passer_by
from api.desk import Desk
from api.events import told
from api.mcp.resources import TEMPLATE, content, resources
from api.mcp.tools import DEFAULT_LANGUAGE, Tool, make_tools
from assistant.answering.wording import locales
from assistant.version import __version__

INSTRUCTIONS = (
    "Rigwise computes and quotes; it never guesses. Each rule is a tool with typed inputs, units in their "
    "names. Use `ask` for a question in words and for follow-ups with `conversation_id`, `search_guides` for "
    "background, `catalog` for the figures of graphics cards, processors and language models. `collections` "
    "names sets of the user's own documents, to quote from one of them only."
)
Context = ServerRequestContext[Any]


def make_server(desk: Desk) -> Server[Any]:
    """A server whose tools ask at the desk."""
    tools = make_tools(desk)

    async def list_tools(_: Context, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[tool.card for tool in tools.values()])

    async def call_tool(context: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
        if params.name not in tools:
            raise MCPError(types.INVALID_PARAMS, f"There is no tool {params.name[:100]!r}.")
        return await _called(tools[params.name], params.arguments or {}, _caller(context))

    async def list_resources(
        _: Context, __: types.PaginatedRequestParams | None
    ) -> types.ListResourcesResult:
        return types.ListResourcesResult(resources=await resources(desk))

    async def list_templates(
        _: Context, __: types.PaginatedRequestParams | None
    ) -> types.ListResourceTemplatesResult:
        return types.ListResourceTemplatesResult(resource_templates=[TEMPLATE])

    async def read_resource(_: Context, params: types.ReadResourceRequestParams) -> types.ReadResourceResult:
        return types.ReadResourceResult(contents=[await content(desk, params.uri)])

    return Server(
        "rigwise",
        version=__version__,
        title="Rigwise",
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_list_resource_templates=list_templates,
        on_read_resource=read_resource,
    )


async def _called(tool: Tool, arguments: dict[str, Any], caller: Caller) -> types.CallToolResult:
    language = arguments.get("language")
    try:
        result = await tool.call(arguments, caller)
    except Exception as fault:  # noqa: BLE001, the edge of the surface
        text = told(fault, language if language in locales() else DEFAULT_LANGUAGE).message
        return types.CallToolResult(content=[types.TextContent(type="text", text=text)], is_error=True)
    return types.CallToolResult(
        content=[types.TextContent(type="text", text=result.text)], structured_content=result.data
    )


def _caller(context: Context) -> Caller:
    """Who asks over HTTP, or the one at the other end of standard input."""
    return passer_by("standard input") if context.request is None else caller_of(context.request)
