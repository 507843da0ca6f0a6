"""Models from a configuration: counted like the catalog, and refused with the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rules.catalog.model_config import model_from_config
from rules.catalog.models import ModelCatalog
from rules.errors import RuleInputError
from rules.llm.cache import cache_bytes

CATALOG = ModelCatalog.load()
CONFIGS: dict[str, dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "cases" / "model_configs.yaml").read_text(encoding="utf-8")
)
LLAMA = CONFIGS["Llama 3.1 8B"]


@pytest.mark.parametrize("name", CONFIGS)
def test_counted_like_the_catalog(name: str) -> None:
    counted, known = model_from_config(CONFIGS[name], name), CATALOG.get(name)
    assert counted.parameters_b == pytest.approx(known.shape_parameters_b, abs=0.002)
    if known.shape_active_b:
        assert counted.shape_active_b == pytest.approx(known.shape_active_b, abs=0.002)
    for context in (1, 1000, 8192, 100_000):
        assert cache_bytes(counted, context, 16) == cache_bytes(known, context, 16)


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        ({"model_type": "mamba"}, "model_type", "own-model-config-kind"),
        ({"model_type": None}, "model_type", "own-model-config-kind"),
        ({"model_type": ["llama"]}, "model_type", "own-model-config-kind"),
        ({"hidden_size": None}, "hidden_size", "own-model-config-missing"),
        ({"hidden_size": "4096"}, "hidden_size", "own-model-config-value"),
        ({"hidden_size": -1}, "hidden_size", "own-model-config-value"),
        ({"num_hidden_layers": 10**12}, "num_hidden_layers", "own-model-config-value"),
        ({"vocab_size": True}, "vocab_size", "own-model-config-value"),
        ({"num_attention_heads": 0}, "num_attention_heads", "own-model-config-value"),
    ],
)
def test_refused_with_the_key(change: dict[str, Any], field: str, message: str) -> None:
    with pytest.raises(RuleInputError) as caught:
        model_from_config({**LLAMA, **change}, "Mine")
    assert (caught.value.field, caught.value.message.id) == (field, message)


@pytest.mark.parametrize("name", ["", "  ", "x" * 81, "a\x00b"])
def test_unusable_names_are_refused(name: str) -> None:
    with pytest.raises(RuleInputError) as caught:
        model_from_config(LLAMA, name)
    assert caught.value.message.id == "own-model-config-name"


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.lists(st.integers(), max_size=2)
)


@given(
    st.dictionaries(
        st.sampled_from([*LLAMA, "sliding_window", "head_dim", "layer_types", "text_config"]), VALUES
    )
)
def test_any_configuration_is_a_model_or_refused(change: dict[str, Any]) -> None:
    try:
        model = model_from_config({**LLAMA, **change}, "Mine")
    except RuleInputError:
        return
    assert model.parameters_b >= 0


def test_own_models_come_before_shipped_ones() -> None:
    mine = model_from_config({**LLAMA, "num_hidden_layers": 40}, "Llama 3.1 8B")
    catalog = ModelCatalog.load((mine,))
    assert catalog.find("llama 3.1 8b").model == mine
    assert len(catalog.rows()) == len(CATALOG.rows())
