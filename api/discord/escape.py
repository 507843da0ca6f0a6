"""Text that Discord shows as it is: no markup, no mention, no link in disguise."""

from __future__ import annotations

import re

_SPECIAL = re.compile(r"([\\`*_~|\[\]<>#@])")
_LIST_MARK = re.compile(r"^(-|\+|\d+(?=[.)]))(?=[.)]?\s)")
_ADDRESS = re.compile(r"https?://[^\s<>()\"'`\\]+")


def escape(text: str) -> str:
    r"""Text on one line, with everything escaped that Discord would read as markup or as a mention.

    An address stays one, without a preview.

    >>> escape("**@everyone** see [here](x)")
    '\\*\\*\\@everyone\\*\\* see \\[here\\](x)'
    """
    line, end, parts = " ".join(text.split()), 0, []
    for found in _ADDRESS.finditer(line):
        parts += [_escaped(line[end : found.start()]), f"<{found.group()}>"]
        end = found.end()
    return _LIST_MARK.sub(_as_text, "".join([*parts, _escaped(line[end:])]))


def link(url: str | None) -> str:
    """An address as a link without a preview, after a space; nothing for what is no plain address."""
    is_plain = re.fullmatch(r"https?://[^\s<>\\`|]{1,1000}", url or "") is not None
    return f" <{url}>" if is_plain else ""


def _escaped(piece: str) -> str:
    return _SPECIAL.sub(r"\\\1", piece)


def _as_text(mark: re.Match[str]) -> str:
    """A mark that would begin a list: the backslash stands before ``-`` and after a number."""
    return f"{mark[1]}\\" if mark[1].isdecimal() else f"\\{mark[1]}"
