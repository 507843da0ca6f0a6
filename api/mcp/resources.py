"""The guides and the user's documents as resources."""

from __future__ import annotations

import mcp_types as types
from mcp.shared.exceptions import MCPError

from api.desk import Desk
from corpus.errors import UnknownGuideError
from corpus.guides import unknown_guide
from corpus.model import Document

GUIDES = "rigwise://guides/"
DOCUMENTS = "rigwise://documents/"
TEMPLATE = types.ResourceTemplate(
    uri_template=GUIDES + "{language}/{guide}",
    name="guide",
    title="Guide",
    description="A guide in one language, as Markdown, e.g. rigwise://guides/en/power-supply.",
    mime_type="text/markdown",
)


async def resources(desk: Desk) -> list[types.Resource]:
    """Every document that is searched."""
    return [_card(document) for document in await desk.run(desk.assistant.library.documents)]


async def content(desk: Desk, uri: str) -> types.TextResourceContents:
    """The text of a document.

    Raises:
        MCPError: no such document.
    """
    prefix = next((prefix for prefix in (GUIDES, DOCUMENTS) if uri.startswith(prefix)), None)
    try:
        if prefix is None:
            raise unknown_guide(uri, "")
        document = await desk.run(lambda: desk.assistant.library.document(uri.removeprefix(prefix)))
    except UnknownGuideError as error:
        raise MCPError(types.INVALID_PARAMS, f"There is no resource {uri[:200]!r}.") from error
    return types.TextResourceContents(uri=uri, mime_type=_kind(document), text=document.text)


def _card(document: Document) -> types.Resource:
    prefix = GUIDES if document.collection == "guides" else DOCUMENTS
    return types.Resource(
        uri=prefix + document.id,
        name=document.id,
        title=document.title,
        description=f"Language: {document.language}",
        mime_type=_kind(document),
        size=len(document.text.encode()),
    )


def _kind(document: Document) -> str:
    return "text/markdown" if document.collection == "guides" else "text/plain"
