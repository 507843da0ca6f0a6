"""``/sources``: what is known, and the exact place of a quotation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field

from api.caller import Caller
from api.desk import Desk
from api.errors import RefusedError
from api.language import language_of
from api.security import Asker
from assistant.answer import SourceCard
from assistant.answering.citing import card
from assistant.library import Library
from assistant.retrieval.index.named_sets import GUIDES
from corpus.errors import UnknownGuideError
from corpus.model import Document

router = APIRouter(tags=["sources"])
DocumentId = Annotated[str, Path(min_length=1, max_length=200, examples=["en/power-supply"])]
_FAR = 2**31


class DocumentCard(BaseModel):
    """A document that is searched."""

    id: str
    title: str
    language: str
    collection: str
    collections: list[str] = Field(description="The collections that it is in, of those of your own.")
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
async def list_sources(request: Request, caller: Asker) -> Catalogue:
    """Everything that an answer may quote or cite; without documents of your own for one with a pass."""
    desk: Desk = request.app.state.desk
    library = desk.assistant.library
    documents, names = await desk.run(lambda: (library.documents(), library.retriever.collections()))
    return Catalogue(
        documents=[_document_card(each, names) for each in documents if not _is_hidden(each, caller)],
        sources=[card(source, language_of(request)) for source in library.sources.values()],
    )


@router.get("/sources/{document_id:path}", summary="A document, with a span")
async def show_source(
    request: Request,
    caller: Asker,
    document_id: DocumentId,
    start: Annotated[int, Query(ge=0, le=_FAR)] = 0,
    end: Annotated[int | None, Query(ge=0, le=_FAR)] = None,
    answer: Annotated[
        str | None,
        Query(max_length=100, description="`id` of an answer that quotes this span.", examples=["mZ3kUqfR"]),
    ] = None,
) -> Place:
    """The readable text of a document, and the span asked for.

    With a pass instead of a key, a document of your own is no more than what ``answer`` quotes of it.
    """
    desk: Desk = request.app.state.desk
    library = desk.assistant.library
    document = await desk.run(lambda: _document(library, document_id))
    stop = len(document.text) if end is None else end
    if _is_hidden(document, caller):
        await desk.run(lambda: _require_quoted(desk, caller, answer, (document.id, start, stop)))
        document, start, stop = replace(document, text=document.text[start:stop]), 0, stop - start
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
        sources=_cards(document, library, language_of(request)),
    )


def _document(library: Library, name: str) -> Document:
    """A document by its id.

    Raises:
        RefusedError: 404, there is none; where it is a source that is only cited, that is said.
    """
    try:
        return library.document(name)
    except UnknownGuideError as fault:
        if name in library.sources:
            title = library.sources[name].title
            raise RefusedError(
                404, "error-source-cited", field="document_id", name=name, title=title
            ) from fault
        if "/" in name:
            raise
        raise RefusedError(404, "error-source-unknown", field="document_id", name=name) from fault


def _is_hidden(document: Document, caller: Caller) -> bool:
    return caller.is_guest and document.collection != GUIDES


def _require_quoted(desk: Desk, caller: Caller, answer_id: str | None, span: tuple[str, int, int]) -> None:
    """Refuse a span of a document that no answer to this caller quoted.

    Raises:
        RefusedError: 401, it takes a key.
    """
    found = desk.assistant.conversations.turn(answer_id) if answer_id else None
    quoted = found[1].answer.citations if found and caller.owns(found[0]) else ()
    if span not in {(each.document_id, each.start, each.end) for each in quoted}:
        raise RefusedError(401, "error-key", {"WWW-Authenticate": "Bearer"})


def _cards(document: Document, library: Library, language: str) -> list[SourceCard]:
    if document.source is not None:
        return [card(document.source, language)]
    return [card(library.sources[source_id], language) for source_id in document.source_ids]


def _document_card(document: Document, names: Mapping[str, Sequence[str]]) -> DocumentCard:
    return DocumentCard(
        id=document.id,
        title=document.title,
        language=document.language,
        collection=document.collection,
        collections=list(names.get(document.id, ())),
        updated=document.updated,
    )
