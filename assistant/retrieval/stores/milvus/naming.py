"""What the collections of ours are called, and which fields they have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.retrieval.stores.levels import LEVEL_ORDER
from assistant.state.store import StateError

if TYPE_CHECKING:
    from pymilvus import CollectionSchema
    from pymilvus.milvus_client.index import IndexParams

    from assistant.retrieval.stores.milvus.client import Milvus

INGEST = "rigwise ingest"
PREFIX = "rigwise1"
"""Stands before every name; its number is that of the schema, so that another one has names of its own."""
CURRENT = f"{PREFIX}_current"
"""Alias of the version that readers see."""
DOCUMENTS = f"{PREFIX}_documents"
VERSION = f"{PREFIX}_version_"
CONTENT_CHARACTERS = 60_000
"""Of one part of a content; a field takes 65,535 bytes."""
COLLECTION_NAMES = 256
COLLECTION_CHARACTERS = 512
SETS_FILE = "sets.json"
OF_SETS = "paragraphs.sets"
"""Files of a version: sets of collections, and in which of these each paragraph is."""
WORDED = {"paragraphs": "paragraph_words", "sections": "section_words"}
"""The kinds of text whose words are kept, and the field of a segment that they stand in."""


def version_name(number: int) -> str:
    """The collection of a version."""
    return f"{VERSION}{number}"


def version_number(name: str) -> int:
    """The number of the version in a collection."""
    return int(name.removeprefix(VERSION))


def level_name(level: str, model: str) -> str:
    """The collection of one kind of text; vectors of another model are in another one."""
    return f"{PREFIX}_{level}_{model}"


def is_level(name: str) -> bool:
    """Whether a collection is that of a kind of text, of any model."""
    return any(name.startswith(f"{PREFIX}_{level}_") for level in LEVEL_ORDER)


def ensure_levels(milvus: Milvus, model: str, dimension: int) -> None:
    """Make the collections of a model that are not there.

    Raises:
        StateError: one of that name has other fields.
    """
    there = set(milvus.names())
    for level in LEVEL_ORDER:
        _ensure(milvus, there, level_name(level, model), *level_schema(level, dimension))


def ensure_documents(milvus: Milvus) -> None:
    """Make the collection of the documents if it is not there.

    Raises:
        StateError: one of that name has other fields.
    """
    _ensure(milvus, set(milvus.names()), DOCUMENTS, *content_schema())


def _ensure(
    milvus: Milvus, there: set[str], name: str, schema: CollectionSchema, indexes: IndexParams
) -> None:
    if name not in there:
        milvus.create(name, schema, indexes)
    elif set(milvus.fields(name)) != {field.name for field in schema.fields}:
        raise StateError("vectors-schema", collection=name, command=INGEST)


def content_schema() -> tuple[CollectionSchema, IndexParams]:
    """Of whole contents in parts; Milvus wants a vector in every collection, so there is one of no use."""
    from pymilvus import DataType, MilvusClient

    schema = MilvusClient.create_schema(auto_id=False, enable_dynamic_field=False)
    schema.add_field("id", DataType.VARCHAR, max_length=128, is_primary=True)
    schema.add_field("content", DataType.VARCHAR, max_length=65_535)
    schema.add_field("none", DataType.FLOAT_VECTOR, dim=2)
    indexes = MilvusClient.prepare_index_params()
    indexes.add_index("none", index_type="FLAT", metric_type="IP")
    return schema, indexes


def level_schema(level: str, dimension: int) -> tuple[CollectionSchema, IndexParams]:
    """Of one kind of text: its vectors as the model made them, those of paragraphs centred too, and words."""
    from pymilvus import DataType, MilvusClient

    schema = MilvusClient.create_schema(auto_id=False, enable_dynamic_field=False)
    indexes = MilvusClient.prepare_index_params()
    schema.add_field("id", DataType.INT64, is_primary=True)
    schema.add_field("language", DataType.VARCHAR, max_length=32)
    schema.add_field("born", DataType.INT64)
    schema.add_field("own", DataType.FLOAT_VECTOR, dim=dimension)
    indexes.add_index("own", index_type="FLAT", metric_type="IP")
    if level == "paragraphs":
        names = {"max_capacity": COLLECTION_NAMES, "max_length": COLLECTION_CHARACTERS}
        schema.add_field("collections", DataType.ARRAY, element_type=DataType.VARCHAR, **names)
        schema.add_field("centred", DataType.FLOAT_VECTOR, dim=dimension)
        graph = {"M": 16, "efConstruction": 200}
        indexes.add_index("centred", index_type="HNSW", metric_type="IP", params=graph)
    if level in WORDED:
        schema.add_field("words", DataType.SPARSE_FLOAT_VECTOR)
        indexes.add_index("words", index_type="SPARSE_INVERTED_INDEX", metric_type="IP")
    return schema, indexes
