"""``GET /search``: the passages nearest to a question, whether or not they answer it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from api.chat import Language
from api.desk import Desk
from api.parameters import only_known
from assistant.retrieval.index.named_sets import NAME
from assistant.retrieval.results import Hit

router = APIRouter(tags=["sources"], dependencies=[only_known])


class HitShown(BaseModel):
    """A passage, and the sentences of it that answer best: ``document[start:end] == quote``."""

    document_id: str
    document_title: str
    section: str
    heading: str
    language: str
    passage_id: str
    quote: str
    start: int
    end: int
    score: float = Field(description="For ordering within one search only.")
    probability: float = Field(description="That the passage answers the question, from 0 to 1.")
    relevance: float | None = Field(
        description="Score by the reranker, higher for the better; null where it gave none."
    )


class RerankedShown(BaseModel):
    """What the reranker did."""

    model: str
    pairs: int = Field(description="So many of the first passages were scored; 0 if it failed.")
    milliseconds: float


class Found(BaseModel):
    """The passages found, best first."""

    answerable: bool = Field(description="Whether the best passage carries an answer.")
    reranked: RerankedShown | None = Field(description="Null where no reranker is set up.")
    hits: list[HitShown]


@router.get("/search", summary="Search guides and documents")
async def search(
    request: Request,
    q: Annotated[
        str,
        Query(
            min_length=1,
            max_length=4000,
            description="A question in any language.",
            openapi_examples={
                "English": {"value": "do PCIe lanes matter"},
                "简体中文": {"value": "显存带宽重要吗"},
                "Türkçe": {"value": "kaç GB RAM gerekir"},
            },
        ),
    ],
    language: Annotated[Language | None, Query(description="By default that of the question.")] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 5,
    collection: Annotated[
        str | None,
        Query(max_length=64, pattern=NAME, description="The only collection to search; by default all."),
    ] = None,
) -> Found:
    """Searches all languages; parallel sections are shown once, in the asker's language."""
    desk: Desk = request.app.state.desk
    return await desk.run(lambda: found(desk, q, language, limit, collection))


def found(desk: Desk, text: str, language: str | None, limit: int, collection: str | None = None) -> Found:
    """The passages nearest to a question.

    Raises:
        QuestionError: the question is empty or too long.
        CollectionError: there is no collection of that name.
    """
    from assistant.searching import searched

    assistant = desk.assistant
    tag = language or assistant.language_of(text)
    retriever = assistant.library.retriever
    result = searched(retriever, text, tag, assistant.knowledge, limit=limit, within=collection)
    told = RerankedShown(**asdict(result.reranked)) if result.reranked else None
    return Found(answerable=result.answerable, reranked=told, hits=[_shown(hit) for hit in result.hits])


def _shown(hit: Hit) -> HitShown:
    return HitShown(
        document_id=hit.document.id,
        document_title=hit.document.title,
        section=hit.passage.section_id,
        heading=hit.passage.heading,
        language=hit.document.language,
        passage_id=hit.passage.id,
        quote=hit.text,
        start=hit.quote[0],
        end=hit.quote[1],
        score=hit.score,
        probability=hit.probability,
        relevance=hit.relevance,
    )
