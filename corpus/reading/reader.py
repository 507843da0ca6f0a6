"""Reading one document of the user's: bytes in, a document with a map to its original out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import PurePath

from corpus.errors import DocumentError, nearest
from corpus.model import Document, Source
from corpus.reading.boilerplate import remove_boilerplate
from corpus.reading.cleaning import made_plain, tidied
from corpus.reading.decode import Decoded, How, decode
from corpus.reading.docx import docx_text
from corpus.reading.epub import chapters_text, epub_text
from corpus.reading.html import html_text
from corpus.reading.language import detect_language, sentence_language
from corpus.reading.markdown import markdown_text
from corpus.reading.pages import pages_text
from corpus.reading.pdf import pdf_text
from corpus.reading.structure import CountTokens, Splitter
from corpus.reading.tracked import OffsetMap, Tracked
from corpus.reading.wrapped import unwrapped

KINDS = {
    ".txt": "text",
    ".text": "text",
    ".md": "markdown",
    ".markdown": "markdown",
    ".html": "html",
    ".htm": "html",
    ".xhtml": "html",
    ".pdf": "pdf",
    ".docx": "docx",
    ".epub": "epub",
}
MAX_BYTES = 20 * 2**20
_MARKED = ("markdown", "html", "docx", "epub")
_TITLE_WIDTH = 120


@dataclass(frozen=True, slots=True)
class ReadDocument:
    """A document and where it came from.

    Args:
        original: the decoded text before anything was changed; of a PDF the text of its pages, of a Word
            document its text with line marks, of a book the XHTML of its chapters.
        offsets: leads spans of ``document.text`` back to ``original``.
        encoding: the codec that was used, and ``how`` it was found.
    """

    document: Document
    original: str
    offsets: OffsetMap
    encoding: str
    how: How


def document_id(data: bytes) -> str:
    """The id of a document: a name of its content, so that the same file is the same document."""
    return f"doc-{blake2b(data, digest_size=8).hexdigest()}"


def read_document(
    data: bytes,
    name: str,
    count_tokens: CountTokens,
    max_tokens: int,
    *,
    language: str | None = None,
    encoding: str | None = None,
    url: str | None = None,
) -> ReadDocument:
    """Decode, extract, clean and split a document.

    Args:
        data: the file's content.
        name: the file's name; its ending decides how it is read.
        count_tokens: tokens that the embedding model needs for a passage, all included.
        max_tokens: the model's window.
        language: tag, if known; found out otherwise.
        encoding: encoding, if known; found out otherwise.
        url: address that it was fetched from.

    Raises:
        DocumentError: unknown kind, too large, binary, undecodable, or without text; a PDF, a Word document
            and a book also as :func:`pdf_text`, :func:`docx_text` and :func:`epub_text` say.
    """
    kind = document_kind(name)
    if len(data) > MAX_BYTES:
        raise DocumentError("document-too-large", name=name, bytes=len(data), limit=MAX_BYTES)
    decoded, title = _decoded(data, kind, name, encoding)
    id_ = document_id(data)
    return read_text(decoded, id_, name, count_tokens, max_tokens, language=language, title=title, url=url)


def read_text(
    decoded: Decoded,
    id_: str,
    name: str,
    count_tokens: CountTokens,
    max_tokens: int,
    *,
    language: str | None = None,
    title: str | None = None,
    url: str | None = None,
) -> ReadDocument:
    """Extract, clean and split a text that is already decoded; as :func:`read_document` otherwise.

    Args:
        title: of the document, where the file names it elsewhere than in its text.
    """
    kind = document_kind(name)
    extracted, named = _extract(decoded.text, kind)
    title = title or named
    plain = made_plain(extracted)
    known = language
    language = known or detect_language(plain.text)
    rules = known or sentence_language(plain.text, language)
    tracked = remove_boilerplate(tidied(plain, language))
    splitter = Splitter(tracked.text, rules, count_tokens, max_tokens)
    sections = splitter.sections(marked=kind in _MARKED)
    if not sections:
        raise DocumentError("document-empty", name=name)
    title = title or _title(tracked.text, kind) or PurePath(name).stem
    document = Document(
        id=id_,
        work_id=id_,
        title=title,
        language=language,
        text=tracked.text,
        sections=sections,
        collection="documents",
        source_ids=(id_,),
        source=Source(id_, title, url=url, language=language),
    )
    return ReadDocument(document, decoded.text, tracked.offset_map(), decoded.encoding, decoded.how)


def document_kind(name: str) -> str:
    """``text``, ``markdown``, ``html``, ``pdf``, ``docx`` or ``epub``, by the ending of a file's name.

    Raises:
        DocumentError: another ending; names those that are known.
    """
    suffix = PurePath(name).suffix.lower()
    if suffix not in KINDS:
        raise DocumentError(
            "document-type-unknown",
            name=name,
            supported=" ".join(KINDS),
            nearest=nearest(suffix, list(KINDS)),
        )
    return KINDS[suffix]


def _decoded(data: bytes, kind: str, name: str, encoding: str | None) -> tuple[Decoded, str | None]:
    """The original text of a file, and its title where that stands beside the text."""
    if kind == "pdf":
        return pdf_text(data, name)
    if kind == "docx":
        return docx_text(data, name)
    if kind == "epub":
        return epub_text(data, name)
    return decode(data, encoding), None


def _extract(text: str, kind: str) -> tuple[Tracked, str | None]:
    if kind == "markdown":
        return markdown_text(text)
    if kind == "html":
        return html_text(text)
    if kind == "pdf":
        return pages_text(text), None
    if kind == "epub":
        return chapters_text(text), None
    if kind == "docx":
        return Tracked.of(text), None
    return unwrapped(Tracked.of(text)), None


def _title(text: str, kind: str) -> str | None:
    """The first heading, or a first line that is short and no sentence."""
    first = text.lstrip().split("\n", 1)[0].strip()
    if kind in _MARKED:
        heading = re.search(r"^#{1,6} +(.+)$", text, re.MULTILINE)
        return heading[1].strip() if heading else None
    first = re.sub(r"^#{1,6} +", "", first)
    return first if first and len(first) <= _TITLE_WIDTH and first[-1] not in ".。!！?？,，;；" else None
