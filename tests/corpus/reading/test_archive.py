"""Archives: what comes out of them, what is refused by itself, and what makes the whole be refused."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import stat
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Callable

import pytest

from corpus.errors import DocumentError
from corpus.reading import archive
from corpus.reading.archive import Member, archive_packing, members

FILES = {"psu.md": b"# Power", "deep/er/ram.txt": b"Memory.", "picture.png": b"\x89PNG", ".hidden.md": b"no"}
MOST = 1_000


def is_wanted(name: str) -> bool:
    return name.endswith((".md", ".txt"))


def found(data: bytes, name: str) -> list[Member]:
    return list(members(io.BytesIO(data), name, is_wanted, MOST))


def zipped(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name, data)
    return buffer.getvalue()


def tarred(files: dict[str, bytes], *more: tarfile.TarInfo) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as made:
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            made.addfile(info, io.BytesIO(data))
        for info in more:
            made.addfile(info)
    return buffer.getvalue()


def faults(data: bytes, name: str) -> dict[str, str]:
    return {member.path: member.fault.message_id for member in found(data, name) if member.fault}


PACKERS: dict[str, Callable[[bytes], bytes]] = {
    ".tar": bytes,
    ".tar.gz": gzip.compress,
    ".tgz": gzip.compress,
    ".tar.bz2": bz2.compress,
    ".tbz2": bz2.compress,
    ".tar.xz": lzma.compress,
    ".txz": lzma.compress,
}


def packed(files: dict[str, bytes], ending: str) -> bytes:
    return zipped(files) if ending == ".zip" else PACKERS[ending](tarred(files))


@pytest.mark.parametrize("ending", archive.ARCHIVES)
def test_wanted_files_come_out_others_are_named_hidden_ones_are_not(ending: str) -> None:
    assert found(packed(FILES, ending), f"notes{ending.upper()}") == [
        Member("psu.md", b"# Power"),
        Member("deep/er/ram.txt", b"Memory."),
        Member("picture.png"),
    ]


@pytest.mark.parametrize("name", ["notes.txt", "notes.zip.md", "notes", "zip", "notes.gz"])
def test_other_names_are_no_archives(name: str) -> None:
    assert archive_packing(name) is None


@pytest.mark.parametrize("ending", [".zip", ".tar", ".tar.gz"])
def test_one_archive_in_another_is_gone_through_but_no_deeper(ending: str) -> None:
    inner = packed({"a.md": b"A.", "inmost.zip": zipped({"b.md": b"B."})}, ending)
    outer = packed({f"x/inner{ending}": inner, "torn.zip": b"PK"}, ending)
    assert found(outer, f"outer{ending}")[0] == Member(f"x/inner{ending}!/a.md", b"A.")
    assert faults(outer, f"outer{ending}") == {
        f"x/inner{ending}!/inmost.zip": "archive-too-deep",
        "torn.zip": "document-damaged",
    }


UNSAFE = [
    "../up.md",
    "/etc/x.md",
    "a/../../x.md",
    "C:/x.md",
    "..\\up.md",
    "\\\\host\\x.md",
    "a\nb.md",
    "x" * 1001,
]


@pytest.mark.parametrize("path", UNSAFE)
@pytest.mark.parametrize("ending", [".zip", ".tar.gz"])
def test_a_path_that_leads_out_is_refused_and_the_rest_read(path: str, ending: str) -> None:
    data = packed({path: b"Outside.", "in.md": b"Inside."}, ending)
    assert [member.data for member in found(data, f"x{ending}") if member.data] == [b"Inside."]
    assert set(faults(data, f"x{ending}").values()) == {"archive-path-unsafe"}


@pytest.mark.parametrize(
    "kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE, tarfile.GNUTYPE_SPARSE]
)
def test_what_is_no_plain_file_in_a_tar_is_refused(kind: bytes) -> None:
    info = tarfile.TarInfo("link.md")
    info.type, info.linkname = kind, "/etc/passwd"
    data = tarred({"in.md": b"Inside."}, info)
    assert found(data, "x.tar")[0].data == b"Inside."
    assert faults(data, "x.tar") == {"link.md": "archive-not-a-file"}


def test_a_link_in_a_zip_is_refused() -> None:
    info = zipfile.ZipInfo("link.md")
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    buffer = io.BytesIO(zipped({"in.md": b"Inside."}))
    with zipfile.ZipFile(buffer, "a") as made:
        made.writestr(info, "/etc/passwd")
    assert faults(buffer.getvalue(), "x.zip") == {"link.md": "archive-not-a-file"}


def test_a_name_that_comes_twice_is_read_once() -> None:
    with pytest.warns(UserWarning, match="Duplicate"):
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as made:
            made.writestr("a.md", b"First.")
            made.writestr("a.md", b"Second.")
    first, second = found(buffer.getvalue(), "x.zip")
    assert first.data == b"First."
    assert second.fault
    assert second.fault.message_id == "archive-name-twice"


@pytest.mark.parametrize("ending", [".zip", ".tar.xz"])
def test_a_file_that_is_too_large_is_refused_by_itself(ending: str) -> None:
    data = packed({"big.md": b"x" * (MOST + 1), "small.md": b"Small."}, ending)
    assert faults(data, f"x{ending}") == {"big.md": "document-too-large"}


def test_a_zip_that_lies_about_a_size_gives_no_more_than_is_taken() -> None:
    """Both headers say 5 bytes; the stream holds a million."""
    honest = zipped({"lie.md": b"x" * 10**6})
    stated = struct.pack("<L", 10**6)
    data = honest.replace(stated, struct.pack("<L", 5))
    assert data != honest
    assert faults(data, "x.zip") == {"lie.md": "document-damaged"}


def test_names_of_an_old_program_are_read_in_their_encoding() -> None:
    info = zipfile.ZipInfo("x.md")
    info.filename = "电源功率说明.md".encode("gb18030").decode("cp437")
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as made:
        made.writestr(info, b"text")
    data = bytearray(buffer.getvalue())
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        place = data.index(mark) + at
        data[place : place + 2] = b"\0\0"
    name = info.filename.encode()
    raw = bytes(data).replace(name, "电源功率说明.md".encode("gb18030").ljust(len(name), b"_"))
    assert found(raw, "x.zip")[0].path.startswith("电源功率说明.md")


def protected() -> bytes:
    data = bytearray(zipped({"a.md": b"Secret."}))
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(mark) + at] |= 1
    return bytes(data)


def test_a_file_behind_a_password_is_refused() -> None:
    assert faults(protected(), "x.zip") == {"a.md": "document-encrypted"}


def changed(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]


def test_a_damaged_file_in_a_zip_is_refused_by_itself() -> None:
    data = zipped({"a.md": b"".join(f"Sentence {n}.".encode() for n in range(40)), "b.md": b"Fine."})
    assert faults(changed(data, 60), "x.zip") == {"a.md": "document-damaged"}


BOMB = gzip.compress(tarred({"zeros.bin": b"\0" * (40 * 2**20)}), 9)
"""Forty million zeros, one thousandth of them packed: more than a hundred times its size."""


def zip_bomb() -> bytes:
    files = {f"{n}.txt": b"\0" * (17 * 2**16) for n in range(20)}
    return zipped(files)


def nested_bomb() -> bytes:
    return zipped({"inner.tar.gz": BOMB})


@pytest.mark.parametrize(
    ("data", "name", "code"),
    [
        (b"", "x.zip", "document-damaged"),
        (b"PK\x05\x06", "x.zip", "document-damaged"),
        (b"not an archive" * 100, "x.zip", "document-damaged"),
        (b"not an archive" * 100, "x.tar", "document-damaged"),
        (b"not an archive" * 100, "x.tar.gz", "document-damaged"),
        (b"not an archive" * 100, "x.tar.bz2", "document-damaged"),
        (b"not an archive" * 100, "x.tar.xz", "document-damaged"),
        (gzip.compress(tarred(FILES))[:-40], "x.tgz", "document-damaged"),
        (gzip.compress(tarred(FILES)[:700]), "x.tgz", "document-damaged"),
        (BOMB, "bomb.tar.gz", "document-too-complex"),
        (nested_bomb(), "nested.zip", "document-too-complex"),
        (tarred({f"{n}.md": b"" for n in range(5_001)}), "many.tar", "document-too-complex"),
        (zipped({f"{n}.md": b"" for n in range(5_001)}), "many.zip", "document-too-complex"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_refused_as_a_whole(data: bytes, name: str, code: str) -> None:
    with pytest.raises(DocumentError) as caught:
        members(io.BytesIO(data), name, is_wanted, MOST)
    assert caught.value.message_id == code


def test_a_zip_is_measured_by_what_comes_out_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "FREE_BYTES", 2**20)
    with pytest.raises(DocumentError) as caught:
        members(io.BytesIO(zip_bomb()), "bomb.zip", is_wanted, 2 * 2**20)
    assert caught.value.message_id == "document-too-complex"


def test_an_xz_stream_that_asks_for_much_memory_is_refused() -> None:
    packer = lzma.LZMACompressor(filters=[{"id": lzma.FILTER_LZMA2, "dict_size": 2**20}])
    data = bytearray(packer.compress(tarred(FILES)) + packer.flush())
    at = data.index(b"\x21\x01") + 2
    data[at] = 34  # a dictionary of 512 MiB
    header = 12
    size = (data[header] + 1) * 4
    data[header + size - 4 : header + size] = struct.pack("<L", zlib.crc32(data[header : header + size - 4]))
    with pytest.raises(DocumentError) as caught:
        members(io.BytesIO(bytes(data)), "x.tar.xz", is_wanted, MOST)
    assert caught.value.message_id == "document-damaged"


def test_several_streams_behind_another_are_one() -> None:
    data = tarred({"a.md": b"A."})
    joined = gzip.compress(data[:700]) + gzip.compress(data[700:]) + b"\0" * 20
    assert found(joined, "x.tar.gz") == [Member("a.md", b"A.")]
