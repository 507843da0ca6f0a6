"""The user's own prices and models: checked, kept whole, used over the shipped ones."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from assistant.own import KnowledgeOfToday, own_knowledge
from assistant.own.models import add_model, own_models, remove_model
from assistant.own.places import stored_prices
from assistant.own.prices import import_prices, remove_prices
from assistant.settings import Settings
from rules import registry
from rules.catalog.prices import PriceTable
from rules.errors import ParameterFileError, RuleInputError
from tests.own_models import CONFIG
from tests.rules.conftest import TODAY

HEADER = "name,price,currency,date,kind,source\n"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    file = tmp_path / "Kedi-8B" / "config.json"
    file.parent.mkdir()
    file.write_text(json.dumps(CONFIG), encoding="utf-8")
    return file


def settings(home: Path, **more: str) -> Settings:
    return Settings.from_environment({"RIGWISE_HOME": str(home), **more})


def written(tmp_path: Path, rows: str, name: str = "shop.csv") -> Path:
    file = tmp_path / name
    file.write_text(HEADER + rows, encoding="utf-8")
    return file


def test_good_rows_are_kept_and_used(home: Path, tmp_path: Path) -> None:
    file = written(tmp_path, "RTX 3090,850.5,USD,2026-11-20,used,shop\nRTX 9999,1,USD,2026,used,\n")
    found = import_prices(file, home, TODAY)
    assert (len(found.accepted), [row.problem for row in found.refused]) == (1, ["unknown-card"])
    price = own_knowledge(settings(home), TODAY).prices.get("GeForce RTX 3090", "used")
    assert price is not None
    assert (price.amount, price.note) == (850.5, "shop")


def test_own_prices_reach_the_rules(home: Path, tmp_path: Path) -> None:
    import_prices(written(tmp_path, "RTX 3090,500,USD,2026-11-20,used,\n"), home, TODAY)
    result = registry.get("build")(
        {"gpus": [{"name": "RTX 3090", "count": 2}]}, own_knowledge(settings(home), TODAY)
    )
    assert next(step.value for step in result.steps if step.label.id == "build-step-cards-price") == 1000


def test_a_file_without_a_good_row_leaves_the_prices_before(home: Path, tmp_path: Path) -> None:
    import_prices(written(tmp_path, "RTX 3090,500,USD,2026-11-20,used,\n"), home, TODAY)
    before = stored_prices(home).read_bytes()
    assert not import_prices(
        written(tmp_path, "RTX 9999,1,USD,2026,used,\n", "bad.csv"), home, TODAY
    ).accepted
    assert stored_prices(home).read_bytes() == before


def test_currency_without_a_rate_is_refused(home: Path, tmp_path: Path) -> None:
    found = import_prices(
        written(tmp_path, "RTX 3090,500,XYZ,2026-11-20,used,\nRTX 3090,20000,TRY,2026-11,new,\n"), home, TODAY
    )
    assert [row.problem for row in found.refused] == ["bad-currency"]
    assert [row.currency for row in found.accepted] == ["TRY"]


@pytest.mark.parametrize("date", ["2026-12-01", "2026-12", "2027-Q1", "2027"])
def test_a_price_of_the_future_is_refused(home: Path, tmp_path: Path, date: str) -> None:
    rows = f"RTX 3090,500,USD,{date},used,\nRTX 4090,1800,USD,2026-11-30,used,\n"
    found = import_prices(written(tmp_path, rows), home, TODAY)
    assert [(row.line, row.column, row.problem) for row in found.refused] == [(2, "date", "future-date")]
    assert [row.name for row in found.accepted] == ["GeForce RTX 4090"]


def test_a_file_of_the_setting_has_no_future_prices_either(home: Path, tmp_path: Path) -> None:
    file = written(tmp_path, "RTX 3090,1,USD,2026-12-24,used,\n")
    price = own_knowledge(settings(home, RIGWISE_PRICES=str(file)), TODAY).prices.get(
        "GeForce RTX 3090", "used"
    )
    assert price is not None
    assert price.source != "user"


@pytest.mark.parametrize(
    ("row", "condition", "shown"),
    [
        ("RTX 5080,999.5,USD,2026-11-20,new,", "new", 999.5),
        ("RTX 5080,1900,USD,2026-11-20,new,", "new", 1900),
        ("RTX 5080,950,USD,2026-11-20,new,", "any", 950),
        ("RTX 5080,800,EUR,2025-01-15,new,", "new", 800 * 1.1172),
        ("RTX 5080,700,USD,2026-11-20,used,", "any", 700),
    ],
    ids=["below", "above the shipped one", "below the used one", "before its launch, in euros", "used"],
)
def test_a_price_of_ones_own_decides_what_a_budget_buys(
    home: Path, tmp_path: Path, row: str, condition: str, shown: float
) -> None:
    """It takes the place of any shipped price of that card and condition, a later launch price too."""
    import_prices(written(tmp_path, row + "\n"), home, TODAY)
    wanted = {"budget": {"amount": 2000}, "condition": condition, "options": 20}
    result = registry.get("gpu_budget")(wanted, own_knowledge(settings(home), TODAY))
    option = next(option for option in result.options if option.name == "GeForce RTX 5080")
    assert option.values["price"].amount == pytest.approx(shown)  # type: ignore[union-attr]


def test_removed_prices_leave_the_others_and_the_shipped_ones(home: Path, tmp_path: Path) -> None:
    rows = "RTX 3090,500,USD,2026-11-20,used,\nRTX 3090,900,USD,2026-11-20,new,\nRTX 4090,1,USD,2026,used,x\n"
    import_prices(written(tmp_path, rows), home, TODAY)
    assert remove_prices("GeForce RTX 5090", home) == ()
    assert len(remove_prices("GeForce RTX 3090", home)) == 2
    prices = own_knowledge(settings(home), TODAY).prices
    assert prices.get("GeForce RTX 3090", "used") == PriceTable.load().get("GeForce RTX 3090", "used")
    kept = prices.get("GeForce RTX 4090", "used")
    assert kept is not None
    assert (kept.source, kept.note) == ("user", "x")
    assert len(remove_prices(None, home)) == 1
    assert not stored_prices(home).exists()


def test_the_setting_goes_before_the_import(home: Path, tmp_path: Path) -> None:
    import_prices(written(tmp_path, "RTX 3090,500,USD,2026-11-20,used,\n"), home, TODAY)
    other = written(tmp_path, "RTX 3090,700,USD,2026-11-20,used,\n", "other.csv")
    price = own_knowledge(settings(home, RIGWISE_PRICES=str(other)), TODAY).prices.get(
        "GeForce RTX 3090", "used"
    )
    assert price is not None
    assert price.amount == 700


def test_no_price_file_at_all_is_said(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "x.csv"
    file.write_text("a;b\n1;2\n", encoding="utf-8")
    with pytest.raises(ParameterFileError, match="unknown column"):
        import_prices(file, home, TODAY)
    assert not stored_prices(home).exists()


def test_a_model_is_kept_under_its_folders_name(home: Path, config: Path) -> None:
    assert add_model(config, None, home).name == "Kedi-8B"
    assert [model.name for model in own_models(home)] == ["Kedi-8B"]
    assert remove_model("kedi-8b", home)
    assert own_models(home) == ()
    assert not remove_model("kedi-8b", home)


@pytest.mark.parametrize(
    ("rule", "value"),
    [("llm_memory", 6.575), ("llm_speed", None), ("train_memory", 18.354)],
)
def test_a_model_reaches_the_rules(rule: str, value: float | None, home: Path, config: Path) -> None:
    add_model(config, "Kedi 8B", home)
    knowledge = own_knowledge(settings(home), TODAY)
    result = registry.get(rule)({"model": "kedi-8b", "gpus": [{"name": "RTX 3090"}]}, knowledge)
    assert result.value is not None
    if value is not None:
        assert result.value == pytest.approx(value, abs=0.001)


@pytest.mark.parametrize("text", ["", "[]", "{", '"x"', "1" * 5000, '{"a": ' * 3000])
def test_what_is_no_configuration_is_refused(text: str, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "config.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RuleInputError):
        add_model(file, "Mine", home)
    assert own_models(home) == ()


def test_a_damaged_stored_model_names_its_file(home: Path, config: Path) -> None:
    add_model(config, "Kedi 8B", home)
    (file,) = (home / "models").glob("*.json")
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(RuleInputError) as caught:
        own_knowledge(settings(home), TODAY)
    assert str(file) in str(caught.value.message.arguments["file"])


@pytest.mark.parametrize("name", ["../../evil", "a/b", "模型 八", "..", "CON"])
def test_any_name_stays_in_its_folder(name: str, home: Path, config: Path) -> None:
    added = add_model(config, name, home)
    (file,) = (home / "models").iterdir()
    assert file.resolve().parent == (home / "models").resolve()
    assert own_models(home) == (added,)


def test_a_running_process_notices_what_is_added_changed_and_removed(
    home: Path, config: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("assistant.own.LOOKED_EVERY_S", 0.0)
    knowledge = KnowledgeOfToday(settings(home), lambda: TODAY)
    before = knowledge()
    assert knowledge() is before
    add_model(config, None, home)
    added = knowledge()
    assert [model.name for model in added.own_models] == ["Kedi-8B"]
    assert knowledge() is added
    import_prices(written(tmp_path, "RTX 3090,850.5,USD,2026-11-20,used,shop\n"), home, TODAY)
    assert knowledge().price_override == stored_prices(home)
    first = knowledge()
    import_prices(written(tmp_path, "RTX 3090,700,USD,2026-11-20,used,shop\n"), home, TODAY)
    assert knowledge() is not first
    remove_model("Kedi-8B", home)
    assert knowledge().own_models == ()


def test_it_is_looked_for_once_in_a_while_and_made_anew_each_day(
    home: Path, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("assistant.own.LOOKED_EVERY_S", 3600.0)
    days = [TODAY]
    knowledge = KnowledgeOfToday(settings(home), lambda: days[-1])
    first = knowledge()
    add_model(config, None, home)
    assert knowledge() is first
    days.append(TODAY + timedelta(days=1))
    assert knowledge().as_of == days[-1]
