"""The shipped model's tokenizer as the files that the ``tokenizers`` library reads."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from assistant.retrieval.embedders.unigram import SPACE

if TYPE_CHECKING:
    from assistant.retrieval.embedders.weights import Pieces


def tokenizer_json(pieces: Pieces) -> dict[str, Any]:
    """The tokenizer for the ``tokenizers`` library: the same pieces, cut by the same rule."""
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [_added(id_, pieces.texts[id_]) for _, id_ in _special(pieces)],
        "normalizer": {"type": "Sequence", "normalizers": list(_normalizers(pieces.normaliser))},
        "pre_tokenizer": {
            "type": "Sequence",
            "pretokenizers": [
                {"type": "WhitespaceSplit"},
                {"type": "Metaspace", "replacement": SPACE, "prepend_scheme": "always", "split": True},
            ],
        },
        "post_processor": _post_processor(pieces),
        "decoder": {"type": "Metaspace", "replacement": SPACE, "prepend_scheme": "always", "split": True},
        "model": {
            "type": "Unigram",
            "unk_id": pieces.unknown,
            "vocab": [[text, float(score)] for text, score in zip(pieces.texts, pieces.scores, strict=True)],
            "byte_fallback": False,
        },
    }


def _post_processor(pieces: Pieces) -> dict[str, Any]:
    """What stands around one text, and around two."""
    begin, end = pieces.texts[pieces.bos], pieces.texts[pieces.eos]
    single = [_token(begin), {"Sequence": {"id": "A", "type_id": 0}}, _token(end)]
    return {
        "type": "TemplateProcessing",
        "single": single,
        "pair": [*single, {"Sequence": {"id": "B", "type_id": 0}}, _token(end)],
        "special_tokens": {
            text: {"id": text, "ids": [id_], "tokens": [text]}
            for text, id_ in ((begin, pieces.bos), (end, pieces.eos))
        },
    }


def _special(pieces: Pieces) -> tuple[tuple[str, int], ...]:
    return (("bos", pieces.bos), ("pad", pieces.pad), ("eos", pieces.eos), ("unk", pieces.unknown))


def _normalizers(table: dict[int, str]) -> Iterator[dict[str, Any]]:
    """NFKC and what the model's own table does beside it: drop some characters, make others a space."""
    yield {"type": "NFKC"}
    for replacement in ("", " "):
        codes = [
            code
            for code, text in table.items()
            if text == replacement and unicodedata.normalize("NFKC", chr(code)) != text
        ]
        characters = "".join(f"\\x{{{code:x}}}" for code in codes)
        yield {"type": "Replace", "pattern": {"Regex": f"[{characters}]"}, "content": replacement}
    yield {"type": "Replace", "pattern": {"Regex": " {2,}"}, "content": " "}


def _added(id_: int, text: str) -> dict[str, Any]:
    flags = dict.fromkeys(("single_word", "lstrip", "rstrip", "normalized"), False)
    return {"id": id_, "content": text, **flags, "special": True}


def _token(text: str) -> dict[str, Any]:
    return {"SpecialToken": {"id": text, "type_id": 0}}


def tokenizer_config(pieces: Pieces, max_tokens: int) -> dict[str, Any]:
    """Names of the special pieces, and the window.

    Args:
        max_tokens: that the model reads at once.
    """
    names = {"bos": "bos_token", "eos": "eos_token", "pad": "pad_token", "unk": "unk_token"}
    return {
        "tokenizer_class": "PreTrainedTokenizerFast",
        "model_max_length": max_tokens,
        "clean_up_tokenization_spaces": False,
        "cls_token": pieces.texts[pieces.bos],
        "sep_token": pieces.texts[pieces.eos],
        **{names[name]: pieces.texts[id_] for name, id_ in _special(pieces)},
    }
