"""Exchange rates: the same as the package that ships the table, only faster to get at."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.currency import ExchangeRates, UnknownCurrencyError

RATES = ExchangeRates()
FILES = Path("/proc/self/fd")
LIVING = ["USD", "EUR", "GBP", "TRY", "CNY", "JPY", "KRW", "INR", "BRL", "CHF"]


@pytest.fixture(scope="module")
def package() -> object:
    from currency_converter import CurrencyConverter

    return CurrencyConverter(fallback_on_wrong_date=True, fallback_on_missing_rate=True)


@pytest.mark.parametrize("currency", LIVING)
@pytest.mark.parametrize("day", [date(2017, 3, 17), date(2018, 12, 14), date(2026, 10, 30)])
def test_same_rates_as_the_package(currency: str, day: date, package: object) -> None:
    expected = package.convert(1, currency, "USD", date=day)  # type: ignore[attr-defined]
    assert RATES.rate(currency, "USD", day).value == pytest.approx(expected, rel=1e-9)


def test_published_rate() -> None:
    """The ECB's reference rate of 14 December 2018 was 1.1285 dollars for one euro."""
    rate = RATES.rate("EUR", "USD", date(2018, 12, 14))
    assert (rate.value, rate.day) == (1.1285, date(2018, 12, 14))


def test_weekend_takes_the_friday_before() -> None:
    assert RATES.rate("EUR", "USD", date(2018, 12, 16)).day == date(2018, 12, 14)


def test_day_after_the_table_takes_its_last() -> None:
    assert RATES.rate("TRY", "USD", date(2100, 1, 1)).day <= date(2100, 1, 1)


def test_currency_that_is_no_longer_quoted_says_when_it_was() -> None:
    assert RATES.rate("RUB", "USD", date(2026, 11, 30)).day == date(2022, 3, 1)


def test_same_currency_needs_no_table() -> None:
    assert RATES.rate("usd", "USD", date(2026, 1, 1)).value == 1.0


def test_unknown_currency_lists_the_known() -> None:
    with pytest.raises(UnknownCurrencyError) as caught:
        RATES.rate("XAU", "USD", date(2026, 1, 1))
    assert {"EUR", "USD", "TRY"} <= set(caught.value.known)
    assert not {"CYP", "ROL", "TRL"} & set(caught.value.known), "of no use to anyone today"


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(LIVING), st.sampled_from(LIVING), st.integers(0, 3500))
def test_there_and_back_is_one(base: str, quote: str, age: int) -> None:
    day = date(2026, 10, 30) - timedelta(days=age)
    there, back = RATES.rate(base, quote, day), RATES.rate(quote, base, day)
    assert there.value * back.value == pytest.approx(1.0)


def test_rates_do_not_load_the_package() -> None:
    """The whole history takes 0.4 s to load, which a question on the command line has no time for."""
    code = (
        "import sys, datetime; from rules.currency import ExchangeRates; "
        "ExchangeRates().rate('EUR', 'USD', datetime.date(2026, 10, 30)); "
        "sys.exit('currency_converter' in sys.modules)"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0


@pytest.mark.skipif(not FILES.is_dir(), reason="open files are listed on Linux only")
def test_a_currency_without_a_rate_leaves_no_file_open() -> None:
    """Not even as long as the error is looked at, whose frames would keep it."""
    with pytest.raises(UnknownCurrencyError) as caught:
        RATES.rate("XYZ", "EUR", date(2026, 10, 30))
    assert caught.tb is not None
    assert not [each for each in FILES.iterdir() if each.is_symlink() and "eurofxref" in str(each.resolve())]
