"""``/sources``: what is known, and the exact place of a quotation."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from api.chat import Language
from api.desk import Desk
from api.errors import RefusedError
from api.ingesting import Ingesting
from api.security import Admin, Asker
from assistant.answer import SourceCard
from assistant.answering.citing import card
from assistant.library import Library
from corpus.model import Document
from corpus.reading.reader import KINDS

router = APIRouter(tags=["sources"])
DocumentId = Annotated[str, Path(min_length=1, max_length=200, examples=["en/power-supply"])]
_FAR = 2**31
_FILE_NAME = rf"^\w[\w -]{{0,80}}\.({'|'.join(ending[1:] for ending in KINDS)})$"
_KEPT = ("id", "title", "language", "encoding", "sections")
_TEXT: dict[str, object] = {}


class DocumentCard(BaseModel):
    """A document that is searched."""

    id: str
    title: str
    language: str
    collection: str
    updated: str | None


class Catalogue(BaseModel):
    """Documents that are searched, and the sources that they and the rules cite."""

    documents: list[DocumentCard]
    sources: list[SourceCard]


class Place(BaseModel):
    """A document's text, or a span of it: ``text[start:end]`` of the whole document is ``quote``."""

    id: str
    title: str
    language: str
    text: str
    start: int
    end: int
    quote: str
    sources: list[SourceCard] = Field(description="Every source that the document cites.")


class Taken(BaseModel):
    """A document of the user's own, as it was read."""

    id: str
    title: str
    language: str
    encoding: str = Field(description="The encoding that it was read with.")
    sections: int
    state: Literal["added", "replaced", "unchanged"]


@router.get("/sources", summary="Documents and sources")
async def list_sources(request: Request, _: Asker) -> Catalogue:
    """Everything that an answer may quote or cite."""
    desk: Desk = request.app.state.desk
    library = desk.assistant.library
    documents = await desk.run(library.documents)
    return Catalogue(
        documents=[_document_card(document) for document in documents],
        sources=[card(source) for source in library.sources.values()],
    )


@router.post(
    "/sources",
    summary="Add a document",
    status_code=201,
    responses={200: {"model": Taken, "description": "It replaces one of that name, or is the same."}},
    openapi_extra={
        "requestBody": {
            "required": True,
            "description": "The document itself, in any encoding; `--data-binary @notes.md` with curl.",
            "content": dict.fromkeys(("text/plain", "text/markdown", "text/html", "application/pdf"), _TEXT),
        }
    },
)
async def add_source(
    request: Request,
    response: Response,
    _: Admin,
    name: Annotated[
        str,
        Query(
            max_length=200,
            description="A plain file name; its ending says how the document is read.",
            examples=["notes.md"],
            json_schema_extra={"pattern": _FILE_NAME},
        ),
    ],
    language: Annotated[Language | None, Query(description="By default it is found out.")] = None,
    encoding: Annotated[
        str | None, Query(max_length=40, pattern=r"^[A-Za-z0-9_.-]+$", description="Likewise.")
    ] = None,
) -> Taken:
    """Reads a txt, md, html or pdf file, splits and embeds it, and swaps the index in at once.

    The ending of its name says how it is read. A document of the same name is replaced.
    """
    ingesting: Ingesting = request.app.state.ingesting
    outcome = await ingesting.take_in(name, await request.body(), language, encoding)
    if outcome["state"] != "added":
        response.status_code = 200
    return Taken(state=outcome["state"], **{k: v for k, v in outcome["document"].items() if k in _KEPT})


@router.delete("/sources/{document_id:path}", summary="Remove a document", status_code=204)
async def remove_source(request: Request, _: Admin, document_id: DocumentId) -> None:
    """Takes a document of your own out; it is never quoted again."""
    if "/" in document_id:
        library: Library = request.app.state.desk.assistant.library
        await request.app.state.desk.run(lambda: library.document(document_id))
        raise RefusedError(403, "http-guide-not-removable", document=document_id)
    await request.app.state.ingesting.take_out(document_id)


@router.get("/sources/{document_id:path}", summary="A document, with a span")
async def show_source(
    request: Request,
    _: Asker,
    document_id: DocumentId,
    start: Annotated[int, Query(ge=0, le=_FAR)] = 0,
    end: Annotated[int | None, Query(ge=0, le=_FAR)] = None,
) -> Place:
    """The readable text of a document, and the span asked for."""
    desk: Desk = request.app.state.desk
    library = desk.assistant.library
    document: Document = await desk.run(lambda: library.document(document_id))
    stop = len(document.text) if end is None else end
    if not start <= stop <= len(document.text):
        raise RefusedError(422, "error-span", start=start, end=stop, length=len(document.text))
    return Place(
        id=document.id,
        title=document.title,
        language=document.language,
        text=document.text,
        start=start,
        end=stop,
        quote=document.text[start:stop],
        sources=_cards(document, library),
    )


def _cards(document: Document, library: Library) -> list[SourceCard]:
    if document.source is not None:
        return [card(document.source)]
    return [card(library.sources[source_id]) for source_id in document.source_ids]


def _document_card(document: Document) -> DocumentCard:
    return DocumentCard(
        id=document.id,
        title=document.title,
        language=document.language,
        collection=document.collection,
        updated=document.updated,
    )
