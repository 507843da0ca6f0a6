"""Which of the passages found leads: the likelier by far, and the one that begins with what is asked."""

from __future__ import annotations

import pytest

from assistant.assistant import Assistant
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.ingest import Ingestor
from assistant.settings import Settings
from tests.rules.conftest import TODAY


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home = tmp_path_factory.mktemp("home")
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: TODAY)


@pytest.mark.parametrize("question", ["What is NVLink?", "Do I need NVLink?", "NVLink gerekli mi?"])
def test_a_question_about_one_thing_is_answered_with_the_verdict_on_it(
    assistant: Assistant, question: str
) -> None:
    answer = assistant.ask(question)
    assert answer.kind == "answer"
    assert answer.citations[0].document_id.endswith("/nvlink")
    assert answer.lead.startswith("NVLink")


@pytest.mark.parametrize("question", ["NVLink nedir?", "什么是NVLink", "Was ist NVLink?"])
def test_a_section_that_answers_goes_before_one_that_mentions(assistant: Assistant, question: str) -> None:
    answer = assistant.ask(question)
    assert answer.kind == "answer"
    assert answer.citations[0].document_id.endswith("/nvlink")


@pytest.mark.parametrize(
    "question",
    ["Cloud or buy?", "rent or buy?", "Kiralamak mı satın almak mı?", "云还是买?", "Cloud oder kaufen?"],
)
def test_renting_or_buying_is_computed_with_what_is_assumed(assistant: Assistant, question: str) -> None:
    answer = assistant.ask(question)
    assert [each.rule for each in answer.computations] == ["cloud_or_buy"]
    assert answer.computations[0].assumptions


CAPTION = """# 設置

我的計算機主機設置：你可以看到 3 個 GXT Titan 和一個 InfiniBand 卡。對於深度學習來說，這是一個好的設置嗎？

# 其他

多個廉價的 GPU 也很好。
"""


@pytest.fixture(scope="module")
def captioned(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home = tmp_path_factory.mktemp("captioned")
    note = home / "setup.md"
    note.write_text(CAPTION, encoding="utf-8")
    Ingestor(home, ShippedEmbedder()).ingest([note])
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: TODAY)


@pytest.mark.parametrize("question", ["我的主机设置好吗", "我的主機設置好嗎"])
def test_what_is_written_below_a_picture_does_not_lead(captioned: Assistant, question: str) -> None:
    quotes = [each.quote for each in captioned.ask(question).citations]
    assert len(quotes) > 1
    assert "Titan" not in quotes[0] and not quotes[0].startswith("對於深度學習")
    assert any("Titan" in each or each.startswith("對於深度學習") for each in quotes[1:])


def test_it_leads_where_it_alone_has_the_name_that_is_asked(captioned: Assistant) -> None:
    assert "3 個 GXT Titan" in captioned.ask("主机设置里有几个 GXT Titan？").citations[0].quote


@pytest.mark.parametrize(
    ("question", "section", "said"),
    [
        ("Can I put two power supplies into the same case?", "power-supply#two-supplies", "Two supplies"),
        ("I have 8 GB of VRAM. Should I train in fp16 or bf16?", "precision#bf16", "Use bf16"),
        ("我有8GB显存，训练该用fp16还是bf16？", "precision#bf16", "显卡支持就用 bf16"),
        ("Xeon Phi'nin sorunu neydi?", "gpu-vendors#xeon-phi", "Xeon Phi sıradan C kodunun"),
        ("怎样设置数据加载才能不让GPU干等？", "storage#data-loading", "用几个加载进程和锁页内存"),
    ],
)
def test_a_section_is_quoted_from_its_opening_where_its_heading_is_asked(
    assistant: Assistant, question: str, section: str, said: str
) -> None:
    hit = assistant.library.retriever.search(question, assistant.language_of(question)).hits[0]
    assert f"{hit.document.work_id}#{hit.passage.section_id}" == section
    assert hit.text.startswith(said)
