"""``/sources``: what is known, and the exact place of a quotation."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from api.errors import RefusedError
from assistant.answer import SourceCard
from assistant.answering.citing import card
from assistant.library import Library
from corpus.model import Document

router = APIRouter(tags=["sources"])


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


@router.get("/sources", summary="Documents and sources")
async def list_sources(request: Request) -> Catalogue:
    """Everything that an answer may quote or cite."""
    library: Library = request.app.state.assistant.library
    documents = await request.app.state.workers.run(library.documents)
    return Catalogue(
        documents=[_document_card(document) for document in documents],
        sources=[card(source) for source in library.sources.values()],
    )


@router.get("/sources/{document_id:path}", summary="A document, with a span")
async def show_source(
    request: Request,
    document_id: str,
    start: Annotated[int, Query(ge=0)] = 0,
    end: Annotated[int | None, Query(ge=0)] = None,
) -> Place:
    """The readable text of a document, and the span asked for."""
    library: Library = request.app.state.assistant.library
    document: Document = await request.app.state.workers.run(lambda: library.document(document_id))
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
        sources=[card(library.sources[source_id]) for source_id in document.source_ids],
    )


def _document_card(document: Document) -> DocumentCard:
    return DocumentCard(
        id=document.id,
        title=document.title,
        language=document.language,
        collection=document.collection,
        updated=document.updated,
    )
