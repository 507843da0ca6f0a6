"""Text made safe for a tokenizer.

Some raw texts crash or mislead native tokenizers: U+FDFA expands to eighteen letters and overruns a
buffer, NUL silently ends the text, a lone surrogate cannot be encoded, and a book takes minutes. NFKC
first, no NUL, surrogates replaced and a length cap remove all four.
"""

from __future__ import annotations

import unicodedata

_SPACES = dict.fromkeys(
    (0x1680, *range(0x200B, 0x2010), 0x2028, 0x2029, 0x2581, 0xFEFF, 0xFFFD),
    " ",
)
"""Invisible characters that the model reads as a space: made one here, so that they do not end a text."""
QUERY_CHARACTERS = 512
PASSAGE_CHARACTERS = 12_000


def guard(text: str, limit: int) -> str:
    """``text`` in NFKC, without NUL and lone surrogates, white space collapsed, at most ``limit`` characters.

    Raises:
        TypeError: not a text.
    """
    if not isinstance(text, str):
        raise TypeError(f"a text is needed, not {type(text).__name__}")
    encodable = text[:limit].encode("utf-8", "replace").decode("utf-8")
    normal = unicodedata.normalize("NFKC", encodable).replace("\x00", " ").translate(_SPACES)
    return " ".join(normal.split())[:limit]
