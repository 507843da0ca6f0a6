"""Text made safe for a tokenizer.

Some raw texts crash or mislead native tokenizers: U+FDFA expands to eighteen letters and overruns a
buffer, NUL silently ends the text, a lone surrogate cannot be encoded, and a book takes minutes. NFKC
first, no NUL, surrogates replaced and a length cap remove all four. A question is shortened further: its time
to encode grows with its tokens, and somebody waits for it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

_SPACES = dict.fromkeys(
    (0x1680, *range(0x200B, 0x2010), 0x2028, 0x2029, 0x2581, 0xFEFF, 0xFFFD),
    " ",
)
"""Invisible characters that the model reads as a space: made one here, so that they do not end a text."""
QUERY_CHARACTERS = 2_000
QUERY_TOKENS = 64
"""Prefix and special tokens included; some 45 words of English, or 100 Han characters."""
_AROUND = 6
"""Tokens that a text gets beside those of its own characters, at most: prefix and special tokens."""
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


def fitted(text: str, count: Callable[[str], int], most: int = QUERY_TOKENS) -> str:
    """``text``, or as much of its beginning and of its end as ``most`` tokens hold.

    A long message states its facts first or asks its question last, seldom in between.

    Args:
        count: tokens of a text.
    """
    if len(text) <= most - _AROUND:
        return text
    while len(text) > 2 and (tokens := count(text)) > most:
        half = (len(text) - 2) * most // tokens // 2
        text = f"{text[:half]} {text[len(text) - half :]}"
    return text
