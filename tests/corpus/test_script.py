"""Traditional Chinese: words that a conversion by phrase gets wrong."""

import pytest

from assistant.answering.wording import wording
from corpus import derived
from corpus.guides import guide_ids, load_guide
from corpus.script import TAIWAN, derive, to_simplified, to_traditional
from rules.computation import Day
from tools.build_traditional import simplified_texts

WRONG = ("引數", "型別", "擴充套件", "解除安裝", "啟用值", "介面卡", "價效比", "多隻", "明瞭", "沖突", "例項")


@pytest.mark.parametrize(("simplified", "traditional"), TAIWAN.items())
def test_the_exceptions_hold_inside_a_sentence(simplified: str, traditional: str) -> None:
    assert f"顯示卡{traditional}，" in to_traditional(f"显卡{simplified}，")


def test_words_change_with_the_letters_beside_an_exception() -> None:
    assert to_traditional("显存和内存的类型") == "視訊記憶體和記憶體的類型"
    assert to_simplified("顯示卡的參數") == "显卡的参数"


@pytest.mark.parametrize("guide_id", guide_ids())
def test_guides_hold_no_word_of_another_meaning(guide_id: str) -> None:
    text = load_guide(guide_id, "zh-Hant").text
    assert [wrong for wrong in WRONG if wrong in text] == []


def test_templates_are_derived_the_same_way() -> None:
    assert wording("zh-Hant")("as-of", day=Day(value="2026-11-30")).startswith("參數與價格截至")


def test_every_text_of_ours_is_derived_beforehand() -> None:
    missing = [text for text in simplified_texts() if derived.derived(text) is None]
    assert [text[:60] for text in missing] == [], "run tools/build_traditional.py"


def test_what_is_kept_is_what_would_be_derived() -> None:
    texts = simplified_texts()
    assert [text[:60] for text in texts if derived.derived(text) != derive(text)] == []
    assert len(derived.kept()) == len(set(texts)), "texts of old are kept: run tools/build_traditional.py"


def test_another_text_is_derived_anew() -> None:
    assert derived.derived("这张显卡的显存") is None
    assert to_traditional("这张显卡的显存") == "這張顯示卡的視訊記憶體"
