"""Prices: the shipped table, and a user's own file over it."""

from pathlib import Path

import pytest

from rules.catalog.prices import PriceTable
from rules.errors import ParameterFileError


def test_the_latest_price_of_a_kind() -> None:
    table = PriceTable.load()
    used, launch = table.get("GeForce RTX 3090", "used"), table.get("GeForce RTX 3090", "msrp")
    assert used and (used.amount, used.date, used.source) == (1207, "2026-09", "gpupoet-2026-10")
    assert launch and (launch.amount, str(launch.day)) == (1499, "2020-09-24")
    assert table.get("GeForce RTX 3090", "new") is None
    assert [price.date for price in table.history("GeForce RTX 3090", "used")] == [
        "2026-04",
        "2026-07",
        "2026-09",
    ]
    assert table.imported is None


def test_own_prices_take_the_place_of_shipped_ones(tmp_path: Path) -> None:
    own = tmp_path / "prices.csv"
    own.write_text(
        "name,price,currency,date,kind,source\n"
        "rtx 3090,900,EUR,2026-11-15,used,local shop\n"
        "5090,4200,usd,2026-11,,\n"
        "RTX 4090 Ti,1,USD,2026-11-15,new,\n"
        "3060,300,USD,2026-11-15,new,\n"
        "1060 24 GB,300,USD,2026-11-15,new,\n"
        "4090,cheap,USD,2026-11-15,new,\n"
        "4090,-5,USD,2026-11-15,new,\n"
        "4090,1e99,USD,2026-11-15,new,\n"
        "4090,1800,dollars,2026-11-15,new,\n"
        "4090,1800,USD,yesterday,new,\n"
        "4090,1800,USD,2026-11-15,usd,\n"
        "4090,1800\n"
        ",,,,,\n",
        encoding="utf-8",
    )
    table = PriceTable.load(own)
    used = table.get("GeForce RTX 3090", "used")
    assert used and (used.amount, used.currency, used.source, used.note) == (900, "EUR", "user", "local shop")
    assert len(table.history("GeForce RTX 3090", "used")) == 1
    assert table.get("GeForce RTX 3090", "msrp")
    new = table.get("GeForce RTX 5090", "new")
    assert new and (new.amount, new.currency, new.date) == (4200, "USD", "2026-11")
    assert table.imported
    refused = [(row.line, row.column, row.problem) for row in table.imported.refused]
    assert refused == [
        (4, "name", "unknown-card"),
        (5, "name", "ambiguous-card"),
        (6, "name", "ambiguous-card"),
        (7, "price", "bad-price"),
        (8, "price", "bad-price"),
        (9, "price", "bad-price"),
        (10, "currency", "bad-currency"),
        (11, "date", "bad-date"),
        (12, "kind", "bad-kind"),
        (13, "", "bad-columns"),
    ]
    assert "GeForce RTX 4090" in table.imported.refused[0].nearest
    assert "GeForce RTX 3060 8 GB" in table.imported.refused[1].nearest


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_other_separators_and_a_byte_order_mark_are_read(tmp_path: Path, separator: str) -> None:
    own = tmp_path / "own.csv"
    text = (
        separator.join(("Name", "Price", "Date"))
        + "\n"
        + separator.join(("RTX 4090", "1800", "2026-11-01"))
        + "\n"
    )
    own.write_bytes(b"\xef\xbb\xbf" + text.encode())
    price = PriceTable.load(own).get("GeForce RTX 4090", "new")
    assert price and price.amount == 1800


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"name,prize,date\n", "unknown column 'prize', did you mean 'price'"),
        (b"name,price\n", "column 'date' is missing"),
        (b"", "column 'name' is missing"),
        (b"name,price,date\n\xff\xfe\x00", "not UTF-8"),
        (b'name,price,date\n"3090,1,2026-01-01', "own.csv"),
    ],
)
def test_a_file_that_is_no_price_list_is_refused(tmp_path: Path, content: bytes, problem: str) -> None:
    own = tmp_path / "own.csv"
    own.write_bytes(content)
    if problem == "own.csv":
        imported = PriceTable.load(own).imported
        assert imported and not imported.accepted
        return
    with pytest.raises(ParameterFileError, match=problem):
        PriceTable.load(own)


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    with pytest.raises(ParameterFileError, match=r"none\.csv: cannot be read"):
        PriceTable.load(tmp_path / "none.csv")
    with pytest.raises(ParameterFileError, match="cannot be read"):
        PriceTable.load(tmp_path)
    large = tmp_path / "large.csv"
    large.write_bytes(b"x" * 5_000_001)
    with pytest.raises(ParameterFileError, match="larger than 5 MB"):
        PriceTable.load(large)
