"""What is searched must fit the model: a passage that does not fails the build."""

from __future__ import annotations

import pytest

from assistant.retrieval.build import build_segment
from assistant.retrieval.errors import PassageTooLongError
from corpus.guides import load_guides
from corpus.model import Document, Paragraph, Section, Sentence
from tests.assistant.retrieval.fake_embedder import RECORD, FakeEmbedder


def document(text: str, heading: str = "", header: str = "") -> Document:
    end = len(text)
    paragraph = Paragraph(0, end, header)
    section = Section("s1", heading, 0, end, (paragraph,), (Sentence(0, end),))
    return Document("doc-1", "doc-1", "Cables", "en", text, (section,), "documents")


@pytest.mark.parametrize(
    ("text", "heading", "header"),
    [("word " * 61, "", ""), ("word " * 40, "heading " * 21, ""), ("word " * 40, "h", "cell " * 20)],
)
def test_a_passage_over_the_window_fails_the_build(text: str, heading: str, header: str) -> None:
    embedder = FakeEmbedder()
    with pytest.raises(PassageTooLongError) as caught:
        build_segment([document(text, heading, header)], embedder)
    tokens = caught.value.arguments["tokens"]
    assert caught.value.arguments == {"document": "Cables", "tokens": tokens, "limit": RECORD.max_tokens}
    assert tokens > RECORD.max_tokens  # type: ignore[operator]
    assert embedder.encoded == []


def test_a_model_with_a_smaller_window_may_read_the_beginning_only() -> None:
    assert build_segment([document("word " * 61)], FakeEmbedder(), may_cut=True).section_ids == ("s1",)


def test_a_passage_as_long_as_the_window_is_built() -> None:
    assert build_segment([document("word " * 60)], FakeEmbedder()).section_ids == ("s1",)


def test_every_passage_of_the_guides_fits_the_shipped_model() -> None:
    from assistant.retrieval.embedders.shipped import RECORD as SHIPPED
    from assistant.retrieval.embedders.shipped import ShippedEmbedder

    count = ShippedEmbedder().count_tokens
    longest = max(
        count(passage.search_text)
        for guide in load_guides()
        for passage in guide.passages()
        if passage.level == "paragraph"
    )
    assert longest <= SHIPPED.max_tokens
