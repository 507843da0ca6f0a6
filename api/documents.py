"""Documents of one's own: added, alone or in archives, removed, and the collections that they form."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from api.chat import Language
from api.desk import Desk
from api.errors import RefusedError
from api.ingesting import Ingesting
from api.language import language_of
from api.parameters import only_known
from api.security import Admin, Asker
from api.sources import DocumentId
from assistant.answering.wording import Wording, wording
from assistant.library import Library
from assistant.problems import problem_text
from assistant.retrieval.index.named_sets import NAME, sizes
from corpus.errors import DocumentError
from corpus.reading.archive import ARCHIVES, archive_packing
from corpus.reading.decode import How
from corpus.reading.reader import KINDS

router = APIRouter(tags=["sources"])
_ENDINGS = "|".join(ending[1:].replace(".", r"\.") for ending in (*KINDS, *ARCHIVES))
_FILE_NAME = rf"^\w[\w -]{{0,80}}\.({_ENDINGS})$"
_TYPES = (
    *("text/plain", "text/markdown", "text/html", "application/pdf", "application/epub+zip"),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    *("application/zip", "application/x-tar", "application/gzip"),
)
_KEPT = ("id", "title", "language", "encoding", "how", "sections", "collection", "state")
_TEXT: dict[str, object] = {}


class Taken(BaseModel):
    """A document of the user's own, as it was read."""

    id: str
    title: str
    language: str
    encoding: str = Field(description="The encoding that it was read with.")
    how: How = Field(
        description="What decided that; where it was `guessed`, name another one if characters look wrong."
    )
    sections: int
    collection: str
    state: Literal["added", "replaced", "unchanged"]


class RefusedFile(BaseModel):
    """A file in an archive that was refused."""

    name: str = Field(description="Its place in the archive.")
    code: str
    message: str


class TakenArchive(BaseModel):
    """What became of the files in an archive."""

    documents: list[Taken]
    refused: list[RefusedFile]


class NamedCollection(BaseModel):
    """Documents under a name, to be asked about by themselves."""

    name: str
    documents: int


@router.post(
    "/sources",
    summary="Add a document",
    status_code=201,
    responses={
        200: {"model": Taken | TakenArchive, "description": "It replaces one of that name, or is the same."}
    },
    openapi_extra={
        "requestBody": {
            "required": True,
            "description": "The document itself, in any encoding; `--data-binary @notes.md` with curl.",
            "content": dict.fromkeys(_TYPES, _TEXT),
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
    collection: Annotated[
        str | None, Query(max_length=64, pattern=NAME, description="The set that it belongs to.")
    ] = None,
) -> Taken | TakenArchive:
    """Reads a txt, md, html, pdf, docx or epub file, or those in a zip or tar archive, and swaps the index in
    at once.

    The ending of its name says how it is read. A document of the same name is replaced.
    """
    ingesting: Ingesting = request.app.state.ingesting
    outcome = await ingesting.take_in(name, await request.body(), language, encoding, collection)
    documents = [Taken(**{k: v for k, v in each.items() if k in _KEPT}) for each in outcome["documents"]]
    if all(taken.state != "added" for taken in documents):
        response.status_code = 200
    if archive_packing(name) is None:
        return documents[0]
    words = wording(language_of(request))
    return TakenArchive(documents=documents, refused=[_refused(each, words) for each in outcome["refused"]])


@router.get("/collections", summary="Collections of your own documents", dependencies=[only_known])
async def list_collections(request: Request, _: Asker) -> list[NamedCollection]:
    """What `collection` of `POST /chat` and `GET /search` may be, beside `guides`."""
    desk: Desk = request.app.state.desk
    entries = await desk.run(desk.assistant.library.retriever.entries)
    return [NamedCollection(name=name, documents=count) for name, count in sizes(entries).items()]


@router.delete("/sources/{document_id:path}", summary="Remove a document", status_code=204)
async def remove_source(request: Request, _: Admin, document_id: DocumentId) -> None:
    """Takes a document of your own out; it is never quoted again."""
    if "/" in document_id:
        library: Library = request.app.state.desk.assistant.library
        await request.app.state.desk.run(lambda: library.document(document_id))
        raise RefusedError(403, "http-guide-not-removable", document=document_id)
    await request.app.state.ingesting.take_out(document_id)


def _refused(refusal: dict[str, Any], words: Wording) -> RefusedFile:
    fault = DocumentError(refusal["message_id"], **refusal["arguments"])
    return RefusedFile(name=refusal["name"], code=fault.message_id, message=problem_text(fault, words))
