"""Languages are data: what a file may hold, and that the tables speak of nothing that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from assistant.understanding import (
    features,
    intents,
    language_built,
    language_card,
    language_data,
    language_file,
    language_words,
    names,
)
from assistant.understanding.asking import TOPICS
from assistant.understanding.errors import LanguageFileError
from assistant.understanding.frame import Act
from assistant.understanding.normalise import normalise
from assistant.understanding.quantities import UNITS
from assistant.understanding.tokens import tokenise
from assistant.understanding.vocabulary import PhraseTree
from corpus.languages import LANGUAGES

CODE = Path(language_data.__file__).parent
RULES = (
    "psu ram gpu_budget gpu_compare gpu_price gpu_memory_use_case llm_memory train_memory llm_speed cpu pcie "
    "storage cooling connectors circuit electricity board_case multi_gpu cloud_or_buy build"
)
TAGS = [card.tag for card in language_card.cards()]


def common() -> dict:
    return yaml.load((CODE / "common.yaml").read_text("utf-8"), yaml.BaseLoader)


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_loads(tag):
    language = language_data.load(tag)
    assert tag in LANGUAGES
    assert language.decimal in ".,"
    assert re.fullmatch("[A-Z]{3}", language.default_currency)


@pytest.mark.parametrize("tag", TAGS)
def test_every_rule_and_every_act_has_phrases(tag):
    layers = [language_file.layer(each) for each in language_words.chain(tag)]
    for section, meanings in (("rules", RULES.split()), ("acts", set(Act.__args__) - {"ask"})):
        missing = [m for m in meanings if not any(layer.sections.get(section, {}).get(m) for layer in layers)]
        assert not missing


def test_all_rules_are_known():
    assert set(common()["rules"]) == set(RULES.split()) == set(intents.evidence().rules)


def test_units_are_those_that_have_a_factor():
    assert set(common()["units"]) == set(UNITS)


def test_evidence_speaks_only_of_what_can_be_found():
    words = set(common()["words"])
    found = words | set(features._KINDS) | set(features._LABELS.values())
    found |= {
        "phrase",
        "cards",
        "several",
        "several_psus",
        "listed",
        "total_power",
        "choice",
        "bare",
        "judged",
        "its_memory",
        "its_bandwidth",
        "its_use",
        "its_models",
        "its_training",
        "needs",
        "kwh_price",
        "unknown",
        "era",
        "split",
        "currency",
        "q:money",
        *features._PER.values(),
    }
    found |= {f"q:{kind}" for kind, _ in UNITS.values()}
    found |= {f"phrase:{rule}" for rule in intents.evidence().rules}
    found |= {f"{asker}:{topic}" for asker in ("asked", "amount", "which", "free") for topic in TOPICS}
    lines = [line for rule in intents.evidence().rules.values() for line in rule.lines]
    terms = {term for line in lines for group in (*line.wanted, line.unwanted) for term in group}
    assert terms - found == set()


def test_topics_and_turns_of_the_table_are_words():
    evidence = intents.evidence()
    assert set(evidence.topics) <= set(common()["words"]) | TOPICS
    assert {rule for rules in evidence.topics.values() for rule in rules} <= {*evidence.rules, ""}
    assert {rule for covered in evidence.covers.values() for rule in covered} <= set(evidence.rules)


def test_a_misspelt_key_names_the_nearest(tmp_path, monkeypatch):
    (tmp_path / "xx.yaml").write_text("tag: xx\nscript: latin\n---\nwords:\n  gpuu: karte\n", "utf-8")
    monkeypatch.setattr(language_file, "FOLDER", tmp_path)
    with pytest.raises(LanguageFileError, match=r"gpuu.*did you mean 'gpu'"):
        language_file.layer("xx")


def test_a_file_without_words_is_refused(tmp_path):
    path = tmp_path / "xx.yaml"
    path.write_text("tag: xx\nscript: latin\n", "utf-8")
    with pytest.raises(LanguageFileError, match=r"xx\.yaml"):
        language_card._card(path)


def test_an_unknown_language_is_refused():
    with pytest.raises(LanguageFileError, match=r"no language 'zh-Han'.*zh-Han[st]"):
        language_data.load("zh-Han")


def test_a_new_language_needs_only_a_file(tmp_path, monkeypatch, knowledge):
    """A file for Italian, a dozen lines long, and its questions are understood."""
    for file in (CODE / "languages").glob("*.yaml"):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    (tmp_path / "it.yaml").write_text(ITALIAN, "utf-8")
    for module in (language_file, language_card):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    caches = (language_card.cards, language_data.load, language_card.card_of)
    for cached in caches:
        cached.cache_clear()
    try:
        from assistant.understanding.understand import understand

        frame = understand(
            "Quanti watt di alimentatore per due RTX 3090 e una CPU da 1.500 mW? No, 150 W",
            knowledge=knowledge,
        )
        assert (frame.language, frame.rules) == ("it", ("psu",))
        assert [(card.name, card.count) for card in frame.cards] == [("GeForce RTX 3090", 2)]
        frame = understand("Quale scheda video per 1.500 euro, niente AMD?", knowledge=knowledge)
        assert frame.rules == ("gpu_budget",)
        assert frame.get("budget").amount == 1500
        assert frame.get("excluded_vendors") == ("amd",)
    finally:
        monkeypatch.undo()
        for cached in caches:
            cached.cache_clear()


ITALIAN = """tag: it
script: latin
function_words: quanti, quale, che, di, per, una, un, due, e, da, mi, serve, il, la
---
decimal: ","
default_currency: EUR
numbers:
  2: due
currencies:
  EUR: euro
words:
  psu: alimentatore, alimentatori
  gpu: scheda video, schede video
  amount: quanti, quanto, quante
  which: quale, che
  without: niente, senza
  clause: per
  and: e
"""


def test_no_language_is_named_in_code():
    literal = re.compile(r"""["'](zh-Han[st]|tr|de|fr|es|pt|ru|ja|ko)["']""")
    for path in CODE.glob("*.py"):
        assert not literal.search(path.read_text("utf-8")), path.name


@pytest.mark.parametrize(
    "catalog, kind", [("cpus", "cpu"), ("models", "model"), ("quantizations", "quantization")]
)
def test_no_product_is_kept_from_its_catalog(catalog, kind, knowledge):
    """A question is shown to a catalog only when it looks like it; every name must."""
    gate = names._CATALOGS[kind][1]
    known = getattr(knowledge, catalog).names()
    assert [name for name in known if not gate.search(normalise(name).text)] == []


@pytest.mark.parametrize("catalog, kind", [("cpus", "cpu"), ("models", "model")])
def test_no_short_form_is_kept_from_its_catalog_but_bare_numbers(catalog, kind, knowledge):
    gate = names._CATALOGS[kind][1]
    index = getattr(knowledge, catalog)._index
    kept = {
        entry.words
        for entry in map(index.get, index._entries)
        if not gate.search(normalise(entry.words).text)
    }
    assert [words for words in kept if not re.fullmatch(r"[\d ]+", words)] == []


@pytest.mark.parametrize(
    "text",
    [
        "How many CPU cores should I have per graphics card?",
        "Is a graphics card economical to run for an internal tool?",
        "Does the decoder of the encoder matter? It seeds and blooms on command.",
    ],
)
def test_ordinary_words_ask_no_catalog_of_models(text):
    assert names._CATALOGS["model"][1].search(normalise(text).text) is None


@pytest.mark.parametrize("tag", TAGS)
def test_words_ready_to_use_are_those_of_the_files(tag):
    assert language_built.built(tag) == (language_built.FOLDER / f"{tag}.json").read_text("utf-8"), (
        "run `make languages`"
    )


@pytest.mark.parametrize("tag", TAGS)
def test_phrases_ready_to_use_are_found_as_those_of_the_files(tag):
    kept, composed = language_built.read_built(tag), language_words.compose(tag)
    assert kept is not None
    assert (kept.settings, kept.numbers) == (composed.settings, composed.numbers)
    layers = [language_file.layer(each) for each in language_words.chain(tag)]
    sections = (meanings for layer in layers for meanings in layer.sections.values())
    phrases = [phrase for meanings in sections for listed in meanings.values() for phrase in listed]
    words = [token.text for token in tokenise(" ".join(phrases).replace("*", "x"))]
    for name, tree in composed.trees.items():
        assert kept.trees[name].find(words) == tree.find(words)
    assert sum(len(tree.find(words)) for tree in composed.trees.values()) > len(phrases) / 2


@pytest.mark.parametrize("text", ["", "{", "[]", '{"digest": "of other words"}'])
def test_words_built_from_other_files_are_passed_over(text, tmp_path, monkeypatch):
    monkeypatch.setattr(language_built, "FOLDER", tmp_path)
    (tmp_path / "tr.json").write_text(text, "utf-8")
    assert language_built.read_built("tr") is None
    assert language_built.read_built("de") is None
    assert language_data.load.__wrapped__("tr").words.find(["ekran", "karti"])


def test_the_longest_phrase_wins_and_stems_stand_for_endings():
    tree = PhraseTree()
    for phrase, meaning in (
        ("power", "power"),
        ("power supply", "psu"),
        ("kart*", "gpu"),
        ("ekran kart*", "gpu2"),
    ):
        tree.add(phrase.split(), ("word", meaning))
    found = tree.find([token.text for token in tokenise("power power supply kartlar ekran kartim ekran")])
    assert [(match.first, match.last, match.value("word")) for match in found] == [
        (0, 1, "power"),
        (1, 3, "psu"),
        (3, 4, "gpu"),
        (4, 6, "gpu2"),
    ]
