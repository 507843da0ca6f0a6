"""Where Milvus is reached: a server, or a file that Milvus Lite opens in this process."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, unquote, urlsplit, urlunsplit

SCHEMES = ("milvus", "http", "https")
PORT = 19530
FILE_SUFFIX = ".db"


@dataclass(frozen=True, slots=True)
class MilvusAddress:
    """An address taken apart.

    Args:
        uri: as pymilvus takes it; for a file its path.
        database: name of the database on the server, or empty for its default one.
        token: a key, or ``user:password``; empty where none is asked for.
    """

    uri: str
    database: str = ""
    token: str = ""

    @property
    def is_file(self) -> bool:
        """Whether Milvus Lite opens it."""
        return "://" not in self.uri

    @property
    def shown(self) -> str:
        """What may be told of it: all but the token."""
        return f"{self.uri}/{self.database}" if self.database else self.uri


def is_milvus(url: str) -> bool:
    """Whether an address is one of Milvus.

    >>> is_milvus("milvus://vectors.example/rigwise"), is_milvus("postgresql://db.example/rigwise")
    (True, False)
    """
    return urlsplit(url).scheme in SCHEMES


def read_address(url: str) -> MilvusAddress:
    """Take an address apart.

    >>> read_address("milvus://key@vectors.example/rigwise")
    MilvusAddress(uri='http://vectors.example:19530', database='rigwise', token='key')
    >>> read_address("milvus:///srv/rigwise/index.db").uri
    '/srv/rigwise/index.db'

    Raises:
        ValueError: it names neither a server nor a file that ends in ``.db``, or its port is none.
    """
    parts = urlsplit(url)
    if parts.scheme == "milvus" and not parts.netloc:
        if not parts.path.endswith(FILE_SUFFIX):
            raise ValueError(parts.path)
        return MilvusAddress(unquote(parts.path))
    if not parts.hostname or parts.query or parts.fragment:
        raise ValueError(parts.scheme)
    scheme = "https" if parts.scheme == "https" else "http"
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    port = parts.port or (443 if scheme == "https" else PORT)
    database = parts.path.strip("/")
    if "/" in database:
        raise ValueError(database)
    token = parts.netloc.rpartition("@")[0]
    return MilvusAddress(f"{scheme}://{host}:{port}", unquote(database), unquote(token))


def with_token(url: str, token: str) -> str:
    """The same address with a token in it; one that it has goes.

    >>> with_token("https://vectors.example/rigwise", "root:Milvus")
    'https://root%3AMilvus@vectors.example/rigwise'
    """
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return urlunsplit(parts._replace(netloc=f"{quote(token, safe='')}@{host}")) if host else url
