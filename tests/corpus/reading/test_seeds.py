"""Both seed documents are read so that they can be quoted and found."""

from __future__ import annotations

import re

import pytest

from corpus.reading.cleaning import clean
from corpus.reading.tracked import Tracked
from tests.corpus.reading.seeds import CHINESE, TURKISH, needs_seeds, read_seed

pytestmark = needs_seeds
TONES = "[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]"


def test_the_chinese_guide_loses_its_glosses_and_damage() -> None:
    read = read_seed(CHINESE)
    text = read.document.text
    assert read.document.language == "zh-Hant"
    assert len(re.findall(r"[\u3400-\u9fff]\([^()\s]{1,12}\)", read.original)) == 622
    assert not re.search(TONES, text)
    assert not re.search("[\ue000-\uf8ff]", text)
    assert not re.search(r"\?[，。；：]|[，。；：]\?", text)


@pytest.mark.parametrize(
    ("phrase", "times"),
    [
        ("深度學習", 42),
        ("內存", 22),
        ("內存帶寬", 6),
        ("機器之心", 4),
        ("因為", 8),
        ("因為它可以使你迅速獲得有助于構建專業知識的實踐經驗", 1),
        ("因為速度慢還死貴", 1),
        ("因為加工過程不同的架構", 1),
        ("因為英特爾 Xeon Phi 編譯器", 2),
        ("因為你可能認為可以依靠", 1),
        ("我幾乎沒錢", 1),
        ("運行實驗的方式決定了", 1),
        ("多個算法或實驗。", 1),
        ("急劇上升。現在看起來", 1),
        ("RAM 的大小？", 1),
    ],
)
def test_phrases_are_whole_again(phrase: str, times: int) -> None:
    assert read_seed(CHINESE).document.text.count(phrase) == times


@pytest.mark.parametrize("phrase", ["QQ", "商業智能與數據分析群", "興趣"])
def test_the_chinese_guide_ends_without_its_advertisement(phrase: str) -> None:
    assert phrase in read_seed(CHINESE).original.replace("興(xìng)", "興").replace("(shù)", "").replace(
        "(jù)", ""
    ).replace("(yè)", "")
    assert phrase not in read_seed(CHINESE).document.text


@pytest.mark.parametrize("phrase", ["- Bitiş -", "Samimi işe alım", "Toutiao"])
def test_the_turkish_digest_ends_without_its_advertisement(phrase: str) -> None:
    assert phrase in read_seed(TURKISH).original
    assert phrase not in read_seed(TURKISH).document.text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("bu da% 30'luk", "bu da %30'luk"),
        ("yalnızca% 3'e", "yalnızca %3'e"),
        ("fazla avantaja sahiptir.Aynı", "fazla avantaja sahiptir. Aynı"),
        ("video belleği > = 11 GB", "video belleği >= 11 GB"),
        ("% 10 ~% 25", "%10 ~%25"),
    ],
)
def test_slips_of_the_turkish_digest_are_mended(before: str, after: str) -> None:
    read = read_seed(TURKISH)
    assert before in read.original
    assert after in read.document.text


def test_headings_become_sections() -> None:
    headings = {section.heading for section in read_seed(TURKISH).document.sections}
    assert {"GPU", "Saat frekansı", "Hava soğutma", "Güç Kaynağı Ünitesi (PSU)", "Anakart"} <= headings
    chinese = {section.heading for section in read_seed(CHINESE).document.sections}
    assert {"給定預算下的最快 GPU", "根據內存帶寬評估 GPU", "使用多 GPU 而無并行"} <= chinese


def test_a_heading_glued_to_a_sentence_is_not_quoted_alone() -> None:
    document = read_seed(TURKISH).document
    kinds = {
        document.text[sentence.start : sentence.end]: sentence.kind
        for section in document.sections
        for sentence in section.sentences
    }
    assert kinds["seç Bellek (RAM)"] == "fragment"
    assert next(kind for text, kind in kinds.items() if text.startswith("İki parametre")) == "sentence"


@pytest.mark.parametrize("path", [CHINESE, TURKISH], ids=["zh", "tr"])
def test_every_sentence_leads_back_to_the_original(path: object) -> None:
    """Cleaning the original span gives the quote; only where three damaged characters stand for two, and
    a sentence ends between those, one more character comes with it."""
    read = read_seed(path)  # type: ignore[arg-type]
    document = read.document
    for section in document.sections:
        for sentence in section.sentences:
            quote = document.text[sentence.start : sentence.end]
            start, end = read.offsets.original_span(sentence.start, sentence.end)
            again = clean(Tracked.of(read.original[start:end]), document.language).text
            assert again == quote or again in (f"{quote}現", f"。{quote}")


@pytest.mark.parametrize("path", [CHINESE, TURKISH], ids=["zh", "tr"])
def test_every_section_fits_the_window(path: object) -> None:
    from tests.corpus.reading.seeds import words

    for section in read_seed(path).document.sections:  # type: ignore[arg-type]
        assert words(read_seed(path).document.text[section.start : section.end]) <= 512  # type: ignore[arg-type]
