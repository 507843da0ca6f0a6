"""Long text in parts that a platform takes, cut only where nothing is torn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

SMALLEST_LIMIT = 64
FENCE = "```"
_CLOSE = "\n" + FENCE
_INFO = 20
"""So much of the word after a fence is said again when a block of code goes on in the next part."""
_WORD = re.compile(rf"[A-Za-z0-9_+#.-]{{0,{_INFO}}}")
_OVERHEAD = len(FENCE) + _INFO + 1 + len(_CLOSE)
_FENCE_LINE = re.compile(r"(?:^|(?<=\n))```(?P<info>[^`\n]*)(?=\n|\Z)")
_JOINED = "\u0300-\u036f\u200d\ufe0e\ufe0f\U0001f3fb-\U0001f3ff"
_MARKER = r"\\?\[\d{1,3}\\?\]"
_WHOLE = re.compile(
    rf"[^\s\\](?: ?{_MARKER})+|{_MARKER}"  # a citation marker, with the last character of what it is for
    r"|```[^`\n]+```|`[^`\n]+`"
    r"|\[[^\[\]\n]*\]\([^()\s]*\)|<[^<>\n]+>|https?://[^\s<>]+"  # links, mentions
    r"|&[a-z]{2,4};|:[a-z0-9_+-]+:|\\[^\n]"
    r"|[\ud800-\udbff][\udc00-\udfff]|[\U0001f1e6-\U0001f1ff]{2}"
    rf"|[\s\S][{_JOINED}]*(?:(?<=\u200d)[^\s][{_JOINED}]*)*"
)


def utf16_length(text: str) -> int:
    """Length in units of UTF-16, as JavaScript and some platforms count."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


@dataclass(frozen=True, slots=True)
class _Atom:
    """What is never cut: a character with what joins it, a marker, a link, a line around code."""

    text: str
    size: int
    info: str | None = None


@dataclass(frozen=True, slots=True)
class _Cut:
    """A place between two atoms; ``fence`` is the line that opens the code block it lies in."""

    index: int
    fence: str


def split(text: str, limit: int, length: Callable[[str], int] = len) -> list[str]:
    """Parts of at most ``limit``, cut between paragraphs, lines, sentences or words where there are any.

    No citation marker, link, mention or character of several code points is torn, as long as it fits into a
    part at all. A block of code that is cut is closed in one part and opened again in the next.

    Args:
        limit: the most that a part may have, at least 64.
        length: how it is counted; the length of two texts joined is the sum of theirs.

    Raises:
        ValueError: the limit is too small.
    """
    if limit < SMALLEST_LIMIT:
        raise ValueError(f"a part has room for at least {SMALLEST_LIMIT}, not {limit}")
    atoms = list(_atoms(text, limit - _OVERHEAD, length))
    parts, here = [], _Cut(0, "")
    while here.index < len(atoms):
        there = _cut(atoms, here, limit, length)
        parts.append(_part(atoms, here, there))
        here = _over_space(atoms, there)
    return [part for part in parts if part.strip()]


def _atoms(text: str, room: int, length: Callable[[str], int]) -> Iterator[_Atom]:
    at = 0
    while at < len(text):
        line = _FENCE_LINE.match(text, at)
        if line and length(line[0]) <= room:
            yield _Atom(line[0], length(line[0]), _word(line["info"]))
            at = line.end()
            continue
        found = _WHOLE.match(text, at)
        piece = found[0] if found else text[at]
        if length(piece) > room:
            piece = text[at]
        yield _Atom(piece, length(piece))
        at += len(piece)


def _word(info: str) -> str:
    found = _WORD.match(info.strip())
    return found[0] if found else ""


def _cut(atoms: Sequence[_Atom], start: _Cut, limit: int, length: Callable[[str], int]) -> _Cut:
    """Where a part that begins at a place ends best."""
    size = length(start.fence) + 1 if start.fence else 0
    fence, places = start.fence, list[tuple[int, _Cut]]()
    for index in range(start.index, len(atoms)):
        atom = atoms[index]
        fence = _fence_after(fence, atom)
        size += atom.size
        if size + (len(_CLOSE) if fence else 0) > limit:
            return _best(places, start)
        places.append((_rank(atoms, index, fence), _Cut(index + 1, fence)))
    return _Cut(len(atoms), fence)


def _fence_after(fence: str, atom: _Atom) -> str:
    if atom.info is None:
        return fence
    return "" if fence else FENCE + atom.info


def _rank(atoms: Sequence[_Atom], index: int, fence: str) -> int:
    """How good it is to end a part after an atom, 0 the best."""
    atom, after = atoms[index], atoms[index + 1] if index + 1 < len(atoms) else None
    if atom.info is not None or (after and after.info is not None and fence):
        return 5
    is_line_end = atom.text.endswith("\n")
    if fence:
        return 2 if is_line_end else 5
    before = atoms[index - 1].text[-1] if index else ""
    if is_line_end:
        return 0 if before == "\n" else 1
    if atom.text[-1] in "。！？；" or (atom.text == " " and before in ".!?"):
        return 3
    return 4 if atom.text.isspace() else 5


def _best(places: Sequence[tuple[int, _Cut]], start: _Cut) -> _Cut:
    """The last place of the best rank in the second half of what fits."""
    last = places[-1][1]
    middle = (start.index + last.index) // 2
    late = [(rank, cut) for rank, cut in places if cut.index > middle]
    best = min(rank for rank, _ in late)
    return [cut for rank, cut in late if rank == best][-1]


def _part(atoms: Sequence[_Atom], start: _Cut, end: _Cut) -> str:
    body = "".join(atom.text for atom in atoms[start.index : end.index])
    body = body.removesuffix("\n") if end.fence else body.rstrip()
    opened = f"{start.fence}\n" if start.fence else ""
    return opened + body + (_CLOSE if end.fence else "")


def _over_space(atoms: Sequence[_Atom], cut: _Cut) -> _Cut:
    """Past the white space after a cut; in code it counts, but for the end of the line."""
    index = cut.index
    if cut.fence:
        return cut
    while index < len(atoms) and atoms[index].text.isspace():
        index += 1
    return _Cut(index, "")
