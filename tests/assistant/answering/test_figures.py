"""Numbers are written as Babel writes them, which takes ten times as long."""

from __future__ import annotations

from babel.numbers import format_decimal
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from assistant.answering.figures import decimal
from assistant.answering.wording import locale, locales

LOCALES = [*(locale(tag).babel for tag in locales()), "fr", "es", "pt_BR", "ru", "ja", "ko", "hi"]
WHOLE, THOUSANDTHS = st.integers(-(10**15), 10**15), st.integers(-(10**6), 10**6).map(lambda n: n / 1000)
NUMBERS = st.one_of(st.floats(-1e15, 1e15), WHOLE, THOUSANDTHS)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(LOCALES), NUMBERS, st.integers(0, 4))
@example("en", 2.675, 2)
@example("de", -0.001, 2)
@example("tr_TR", 0.125, 2)
def test_digits_asked_for_are_those_of_babel(babel: str, value: float, digits: int) -> None:
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    assert decimal(value or 0, digits, babel) == format_decimal(value or 0, format=pattern, locale=babel)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(LOCALES), NUMBERS)
@example("en", 99.999)
@example("en", 1000.0)
def test_without_digits_the_rounding_is_sensible_and_the_form_that_of_babel(babel: str, value: float) -> None:
    places = 0 if value == round(value) or abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    pattern = "#,##0" + ("." + "#" * places if places else "")
    assert decimal(value or 0, None, babel) == format_decimal(value or 0, format=pattern, locale=babel)
