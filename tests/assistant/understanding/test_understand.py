"""What holds for any question at all, and for the language of one."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.understanding.errors import QuestionError
from assistant.understanding.frame import Frame
from assistant.understanding.slot_names import SLOTS
from assistant.understanding.understand import understand

CURRENCIES = """AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN
RON SEK SGD THB TRY USD ZAR""".split()  # noqa: SIM905
WORDS = """what psu for how much ram 4 four 250 W each RTX 3090 4090 x2 24 GB $1500 €/kWh no AMD and with
three limit 80 % llama 70b q4 why 两张 显卡 電源 多大 6000元 一万 的 呢 不要 A卡 iki tane ekran kartı için güç
kaynağı 20 bin TL'ye yeter mi ya ? , . ( )""".split()  # noqa: SIM905
TYPED = st.one_of(
    st.text(st.characters(), max_size=200),
    st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join),
    st.lists(st.sampled_from(WORDS), max_size=40).map("".join),
)


@given(TYPED, st.one_of(st.none(), TYPED))
@settings(max_examples=300, deadline=None)
def test_any_text_gives_a_frame(knowledge, typed, before):
    previous = None
    for question in (before, typed):
        if question is None:
            continue
        try:
            previous = understand(question, previous=previous, knowledge=knowledge)
        except QuestionError:
            return
        check(previous, question)


def check(frame: Frame, question: str) -> None:
    assert frame.question == question
    assert set(frame.slots) <= set(SLOTS)
    assert 0 <= frame.confidence <= 1
    spans = [slot.span for slot in frame.slots.values()] + [card.span for card in frame.cards]
    for span in spans:
        assert span is None or 0 <= span.start < span.end <= len(question)
    assert all(slot.span is None or slot.origin == "said" for slot in frame.slots.values())
    assert frame.act == "ask" or not frame.wants_reason


@pytest.mark.parametrize(
    "question",
    [
        "what psu\x00 for two\u200b RTX\u00a03090?",
        "wh\ud800at psu for two RTX 3090?",
        "ｗｈａｔ　ｐｓｕ　ｆｏｒ　ｔｗｏ　ＲＴＸ　３０９０？",
        "🙂 what psu for two RTX 3090? 🙂🙂",
        "What PSU for two RTX 3090?" + " please" * 500,
    ],
)
def test_odd_characters_change_nothing(question, knowledge):
    frame = understand(question, knowledge=knowledge)
    assert frame.rules == ("psu",)
    assert [(card.name, card.count) for card in frame.cards] == [("GeForce RTX 3090", 2)]


@pytest.mark.parametrize(
    "question",
    [
        "3090 " * 800,
        "1," * 2000,
        "two " * 1000,
        "a" + "(" * 3999,
        "x4" * 2000,
        "9" * 4000,
        "250 W GPU and 24 GB RAM " * 170,
        "how much ram for $500 each " * 140,
        "四张250瓦显卡，" * 400,
    ],
)
def test_long_input_takes_linear_time(question, knowledge):
    question = question[:4000]
    started = time.process_time()
    understand(question, knowledge=knowledge)
    assert time.process_time() - started < 5


@pytest.mark.parametrize(
    "question, previous, language, foreign",
    [
        ("RTX 3090 x2", None, "en", None),
        ("RTX 3090 x2", "tr", "tr", None),
        ("H100 vs A100", "zh-Hant", "zh-Hant", None),
        ("3090 24GB?", "zh-Hans", "zh-Hans", None),
        ("hello world", None, "en", None),
        ("iki 3090 icin psu", None, "tr", None),
        ("q8?", "tr", "tr", None),
        ("两张3090", "en", "zh-Hans", None),
        ("两\ud800张\udfff3090", None, "zh-Hans", None),
        ("What does 显存 mean and how much of it do I need?", None, "en", None),
        ("GPU for deep learning 怎么选", None, "zh-Hans", None),
        ("兩張3090", "en", "zh-Hant", None),
        ("4张呢", "zh-Hant", "zh-Hans", None),
        ("多少瓦?", "zh-Hant", "zh-Hant", None),
        ("多少瓦?", None, "zh-Hans", None),
        ("how much ram", "tr", "en", None),
        ("kaç GB RAM", "en", "tr", None),
        ("Welche Grafikkarte soll ich kaufen?", None, "de", None),
        ("Quelle carte graphique pour mille euros ?", None, "fr", None),
        ("Quale scheda grafica serve per mille euro?", None, "en", "it"),
        ("Какой блок питания нужен для двух видеокарт?", None, "ru", None),
        ("グラフィックカードの電源は何ワット必要ですか", None, "ja", None),
        ("電源容量 4090 二枚", None, "ja", None),
        ("消費電力", "ja", "ja", None),
        ("電源容量", None, "zh-Hant", None),
        ("電源容量", "ja", "ja", None),
        ("显存够吗", "ja", "zh-Hans", None),
        ("顯示卡要多大的電源", "ja", "zh-Hant", None),
        ("Какой блок питания?", "tr", "ru", None),
        ("3090ти или 4090?", "en", "ru", None),
        ("3090 두 장이면 파워는 몇 와트?", None, "ko", None),
        ("4090 전기세", "en", "ko", None),
        ("Ποιο τροφοδοτικό χρειάζομαι;", "tr", "tr", "el"),
    ],
)
def test_language(question, previous, language, foreign, knowledge):
    before = None if previous is None else Frame("?", previous, rules=("psu",))
    frame = understand(question, previous=before, knowledge=knowledge)
    assert (frame.language, frame.foreign) == (language, foreign)


def test_the_answer_language_can_be_fixed(knowledge):
    frame = understand("两张3090要多大电源", language="tr", knowledge=knowledge)
    assert frame.language == "tr"
    assert frame.rules == ("psu",)
    assert frame.cards[0].count == 2


def test_carried_facts_are_marked(knowledge):
    first = understand("PSU for two 3090 and a 150 W CPU?", knowledge=knowledge)
    second = understand("and with four?", previous=first, knowledge=knowledge)
    assert second.slots["cpu_power_w"].origin == "carried"
    assert second.slots["cpu_power_w"].span is None
    assert second.is_follow_up


def test_variants_and_nearest_names_come_along(knowledge):
    frame = understand("PSU for a 3060 or an RTX 6090?", knowledge=knowledge)
    assumed, unknown = frame.cards
    assert {"GeForce RTX 3060 12 GB", "GeForce RTX 3060 8 GB"} <= set(assumed.variants)
    assert unknown.name is None
    assert "GeForce RTX 5090" in unknown.nearest


def test_claims_about_a_card_are_kept(knowledge):
    frame = understand("PSU for a GTX 1060 with 24 GB and a 3090 (420 W)?", knowledge=knowledge)
    assert frame.cards[0].memory_gb == 24
    assert frame.cards[1].board_power_w == 420


def test_other_readings_are_kept(knowledge):
    frame = understand("best gpu for 1.500 €", knowledge=knowledge)
    assert frame.slots["budget"].alternative.amount == 1.5


def test_a_language_without_a_file_is_not_stuck_to(knowledge):
    frame = understand("RTX 3090 x2", previous=Frame("?", "it", rules=("psu",)), knowledge=knowledge)
    assert frame.language == "en"


def test_small_talk_before_a_continuation(knowledge):
    first = understand("PSU for two 3090?", knowledge=knowledge)
    second = understand("Thanks, and with 4?", previous=first, knowledge=knowledge)
    assert (second.rules, second.cards[0].count) == (("psu",), 4)


@pytest.mark.parametrize(
    ("question", "language"), [("显卡" * 5000, "zh-Hans"), ("ekran kartı için " * 500, "tr")]
)
def test_refusal_knows_the_language_of_a_question_too_long(question, language, knowledge):
    with pytest.raises(QuestionError) as caught:
        understand(question, knowledge=knowledge)
    assert caught.value.language == language


def test_refusal_of_emoji_keeps_the_language_of_the_conversation(knowledge):
    before = understand("İki RTX 3090 için kaç watt?", knowledge=knowledge)
    with pytest.raises(QuestionError) as caught:
        understand("🙂🙂", previous=before, knowledge=knowledge)
    assert caught.value.language == "tr"


def test_act_in_another_language_than_the_conversation(knowledge):
    before = understand("İki RTX 3090 için kaç watt güç kaynağı gerekir?", knowledge=knowledge)
    said = understand("shorter", previous=before, knowledge=knowledge)
    assert (said.act, said.language) == ("repeat_shorter", "tr")


@pytest.mark.parametrize(
    "question", ["best new GPU for 700 CHF", "new graphics card for 9000 ZAR", "best nvidia cards for ₪3000"]
)
def test_words_that_also_say_the_kind_of_card_still_mean_a_card(question, knowledge):
    frame = understand(question, knowledge=knowledge)
    assert frame.rules == ("gpu_budget",)
    assert "budget" in frame.slots


@pytest.mark.parametrize("currency", CURRENCIES)
def test_a_budget_in_any_currency_with_a_rate(currency, knowledge):
    frame = understand(f"best GPU for 70000 {currency}", knowledge=knowledge)
    assert frame.slots["budget"].value.currency == currency


@pytest.mark.parametrize(
    "question", ["Для языковых моделей 3090 или 7900 XTX?", "言語モデルには3090と7900 XTXどちら？"]
)
def test_cards_compared_for_language_models_are_compared_in_writing_text(question, knowledge):
    frame = understand(question, knowledge=knowledge)
    assert frame.rules == ("gpu_compare",)
    assert frame.slots["purpose"].value == "llm_inference"
