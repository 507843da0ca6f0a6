"""Chips of a question: each says what it is, and a number changed there changes the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server import Server
from tests.web.turns import PSU, ask, ask_and_hold_an_edit, count, edit, lead, step
from tests.web.waiting import expect, until

if TYPE_CHECKING:
    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]
CHIP_TEXT = """chip => [...chip.querySelectorAll("span, input, .chip > button:not(.step)")]
    .map((node) => node.value || node.innerText).join(" ")"""


def test_count_is_changed_and_the_next_question_builds_on_it(open_page: Open, server: Server) -> None:
    page = open_page()
    ask(page, PSU)
    for _ in range(2):
        step(page)
    expect(count(page)).to_have_value("4")
    expect(page.locator('[data-by="1"]')).to_be_focused()
    with server.client() as client:
        inputs = {"gpus": [{"name": "GeForce RTX 3090", "count": 4}], "cpu_power_w": 150}
        changed = client.post("/rules/psu", json=inputs).json()["headline"]
    assert "1,100 W" not in changed
    expect(lead(page)).to_have_text(changed)
    ask(page, "How much RAM does this machine need?")
    expect(lead(page)).to_contain_text("96 GB")


def test_quick_clicks_count_each(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    page.evaluate("for (let i = 0; i < 2; i += 1) document.querySelector('[data-by=\"1\"]').click()")
    page.locator(".steps li", has_text="4 × 350 W").first.wait_for(state="attached")
    expect(count(page)).to_have_value("4")
    expect(page.locator(".question")).to_have_text(PSU.replace("2 RTX", "4 RTX"))


def test_clicks_while_the_server_answers_count_too(open_page: Open) -> None:
    page = open_page()
    held = ask_and_hold_an_edit(page)
    for _ in range(2):
        page.click('[data-by="1"]')
    held[0].continue_()
    until(page, lambda: len(held) == 2)
    held[1].continue_()
    page.locator(".steps li", has_text="5 × 350 W").first.wait_for(state="attached")
    expect(count(page)).to_have_value("5")
    assert len(held) == 2, "what is changed meanwhile goes in one more edit"


def test_count_is_typed(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    field = page.locator('[data-fact="card"] input')
    field.fill("12")
    edit(page, lambda: field.press("Enter"))
    expect(page.locator(".steps").first).to_contain_text("12 × 350 W")
    field.fill("0")
    field.press("Enter")
    page.locator(".refusal", has_text="Only a whole number of 1 or more").wait_for()
    expect(field).to_have_value("12")
    expect(page.locator(".question")).to_contain_text("12 RTX 3090")


def test_amount_is_changed(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    field = page.locator('[data-fact="cpu_power_w"] input')
    field.fill("400")
    edit(page, lambda: field.press("Enter"))
    expect(page.locator("tbody tr").first).to_contain_text("1,200 W")


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (
            "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?",
            {"gpu_count": "Cards 4 × 250 W", "cpu_power_w": "CPU 150 W"},
        ),
        (
            "4 张 250 W 的显卡加 150 W 的处理器，需要多大的电源？",
            {"gpu_count": "显卡 4 × 250 W", "cpu_power_w": "处理器 150 W"},
        ),
        (
            "250 W'lık 4 kart ve 150 W işlemci için güç kaynağı?",
            {"gpu_count": "Kartlar 4 × 250 W", "cpu_power_w": "İşlemci 150 W"},
        ),
        (
            "Cost of 2 RTX 3090 for 8 h a day at 0.3 EUR/kWh?",
            {
                "card": "2 × GeForce RTX 3090",
                "hours_per_day": "Running 8 h a day",
                "tariff": "Electricity 0.3 EUR/kWh",
            },
        ),
    ],
)
def test_every_chip_says_what_it_is(open_page: Open, question: str, expected: dict[str, str]) -> None:
    page = open_page()
    ask(page, question)
    expect(page.locator(".chip")).to_have_count(len(expected))
    for fact, text in expected.items():
        assert page.locator(f'[data-fact="{fact}"]').evaluate(CHIP_TEXT) == text


def test_both_numbers_of_cards_without_a_name_are_changed(open_page: Open) -> None:
    page = open_page()
    ask(page, "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?")
    step(page)
    field = page.locator('[data-fact="gpu_count"] input').nth(1)
    field.fill("300")
    edit(page, lambda: field.press("Enter"))
    expect(page.locator(".steps")).to_contain_text("5 × 300 W + 150 W")
    question = "What PSU do I need for 5 GPUs of 300 W each and a 150 W CPU?"
    expect(page.locator(".question")).to_have_text(question)


@pytest.mark.parametrize(
    ("question", "edited", "follow_up"),
    [
        ("PSU for two RTX 3090?", "PSU for 4 RTX 3090?", "How much RAM does this machine need?"),
        ("两张 RTX 3090 要多大的电源？", "4张 RTX 3090 要多大的电源？", "这台机器要多少内存？"),
        (
            "İki RTX 3090 için kaç watt güç kaynağı gerekir?",
            "4 RTX 3090 için kaç watt güç kaynağı gerekir?",
            "Bu makineye ne kadar RAM gerekir?",
        ),
    ],
)
def test_edit_takes_the_place_of_its_turn_also_after_a_reload(
    open_page: Open, question: str, edited: str, follow_up: str
) -> None:
    page = open_page()
    ask(page, question)
    page.locator(".thumb").first.click()
    page.locator('.thumb[aria-pressed="true"]').wait_for()
    for _ in range(2):
        step(page)
    ask(page, follow_up)
    expect(lead(page)).to_contain_text("96 GB")
    page.reload()
    page.locator(".actions").nth(1).wait_for()
    expect(page.locator(".question")).to_have_text([edited, follow_up])
    first = page.locator(".turn").first
    expect(first.locator('[data-fact="card"] input')).to_have_value("4")
    expect(first.locator('.thumb[aria-pressed="true"]')).to_have_count(1)
    edit(page, first.locator('[data-by="1"]').click)
    expect(first.locator('[data-fact="card"] input')).to_have_value("5")
    expect(first.locator('.thumb[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".turn")).to_have_count(2)


def test_edit_that_fails_is_said_and_the_number_is_as_before(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    page.route("**/conversations/**", lambda route: route.abort())
    page.click('[data-by="1"]')
    page.locator(".turn .fault").wait_for()
    expect(count(page)).to_have_value("2")
    expect(page.locator(".question")).to_have_text(PSU)
    page.unroute("**/conversations/**")
    step(page)
    expect(count(page)).to_have_value("3")
    expect(page.locator(".fault")).to_have_count(0)


def test_folds_stay_as_they_are_when_a_number_is_changed(open_page: Open) -> None:
    page = open_page()
    ask(page, "What PSU do I need for 2 RTX 3090 and what does it cost to run them 8 h a day?")
    results = page.locator(".computation")
    expect(results).to_have_count(2)
    results.nth(1).locator(".steps summary").click()
    results.nth(0).locator(".chart summary").click()
    step(page)
    for place, fold, is_open in ((0, ".steps", False), (0, ".chart details", True), (1, ".steps", True)):
        expect(results.nth(place).locator(fold)).to_have_js_property("open", is_open)


def test_fact_without_a_field_is_written_anew(open_page: Open) -> None:
    page = open_page()
    ask(page, "🖥️ Can I run Llama 3.1 70B on 2 × RTX 3090?")
    page.locator(".chip button", has_text="Llama 3.1 70B").click()
    page.keyboard.type("Llama 3.1 8B")
    expect(page.locator("#question")).to_have_value("🖥️ Can I run Llama 3.1 8B on 2 × RTX 3090?")


@pytest.mark.parametrize(
    ("locale", "told"), [("en-US", "Only a number of 0 or more"), ("zh-CN", "只能填不小于 0 的数")]
)
def test_a_number_that_cannot_be_is_put_back_and_that_is_said(
    open_page: Open, locale: str, told: str
) -> None:
    page = open_page(locale=locale)
    ask(page, {"en-US": PSU, "zh-CN": "两张 RTX 3090 加一颗 150 W 的处理器，要多大的电源？"}[locale])
    field = page.locator('.chip input[value="150"]')
    for wrong in ("-5", ""):
        field.fill(wrong)
        field.press("Enter")
        page.locator(".refusal", has_text=told).wait_for()
        expect(field).to_have_value("150")
    field.fill("400")
    field.press("Enter")
    page.locator(".refusal").wait_for(state="detached")
    page.locator('.chip input[value="400"]').wait_for()
