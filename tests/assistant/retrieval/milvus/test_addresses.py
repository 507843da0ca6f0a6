"""Addresses of Milvus, and what has to be installed for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assistant.retrieval.stores.milvus.address import MilvusAddress, is_milvus, read_address, with_token
from assistant.retrieval.stores.milvus.client import Milvus
from assistant.state.store import StateError
from corpus.extras import install_command
from tests.milvus import is_installed

pytestmark = pytest.mark.skipif(not is_installed(), reason="milvus-lite is not installed here")


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("milvus://vectors.example", MilvusAddress("http://vectors.example:19530")),
        ("milvus://vectors.example:1234/rigwise", MilvusAddress("http://vectors.example:1234", "rigwise")),
        ("http://10.0.0.7:19530", MilvusAddress("http://10.0.0.7:19530")),
        ("https://vectors.example/a", MilvusAddress("https://vectors.example:443", "a")),
        ("milvus://[::1]:19530/", MilvusAddress("http://[::1]:19530")),
        ("milvus://root:Mil%40vus@h", MilvusAddress("http://h:19530", "", "root:Mil@vus")),
        ("milvus:///srv/my%20index.db", MilvusAddress("/srv/my index.db")),
    ],
)
def test_addresses_are_taken_apart(url: str, found: MilvusAddress) -> None:
    assert is_milvus(url) and read_address(url) == found
    assert found.is_file == url.startswith("milvus:///")
    assert "Mil" not in found.shown


@pytest.mark.parametrize(
    "url",
    ["milvus://", "milvus:///srv/index", "milvus://h/a/b", "https:///a", "milvus://h:port", "http://h?a=1"],
)
def test_addresses_that_name_nothing_are_refused(url: str) -> None:
    with pytest.raises(ValueError):
        read_address(url)


def test_a_token_is_put_into_the_address_and_nothing_else_changes() -> None:
    token = "root:p@ss/word"
    for url in ("milvus://h:1/a", "https://old@h:1/a"):
        address = read_address(with_token(url, token))
        assert address == replace(read_address(url), token=token)
    assert with_token("milvus:///srv/index.db", token) == "milvus:///srv/index.db"


@pytest.mark.parametrize(
    ("url", "missing", "extra"),
    [
        ("milvus://h", "pymilvus", "milvus"),
        ("milvus:///a.db", "milvus_lite", "milvus-lite"),
    ],
)
def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, url: str, missing: str, extra: str
) -> None:
    find = "assistant.retrieval.stores.milvus.client.find_spec"
    monkeypatch.setattr(find, lambda name: None if name == missing else name)
    with pytest.raises(StateError) as told:
        Milvus(read_address(url))
    assert (told.value.message_id, told.value.arguments["command"]) == (
        "vectors-extra",
        install_command(extra),
    )
