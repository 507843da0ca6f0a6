"""Which language a document is in."""

from __future__ import annotations

import pytest

from corpus.reading.language import detect_language, sentence_language


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The power supply must carry the sum of all cards and the processor."),
        ("tr", "Güç kaynağı bütün kartların ve işlemcinin toplamını taşımalıdır."),
        ("de", "Das Netzteil muss die Summe aller Karten und des Prozessors tragen."),
        ("fr", "L'alimentation doit fournir la somme des cartes et du processeur."),
        ("es", "La fuente debe soportar la suma de todas las tarjetas y del procesador."),
        ("pt", "A fonte tem de suportar a soma de todas as placas e do processador, não menos."),
        ("ru", "Блок питания должен выдерживать сумму всех карт и процессора."),
        ("zh-Hans", "电源要能承受所有显卡和处理器的功率总和。"),
        ("zh-Hant", "電源要能承受所有顯示卡和處理器的功率總和。"),
        ("ja", "電源はすべてのカードとプロセッサの合計に耐えなければならない。"),
        ("ko", "전원 공급 장치는 모든 카드와 프로세서의 합을 견뎌야 한다."),
        ("zh-Hans", "RTX 3090 和 RTX 4090 的显存都是 24 GB，但是带宽不同。"),
        ("en", "12345 67890"),
        ("de", "| Rechner | RAM | Besitzer |\n| --- | --- | --- |\n| kiste-5 | 64 GB | Eva Roth |"),
        ("en", "| Host | RAM | Owner |\n| --- | --- | --- |\n| box-5 | 64 GB | Eva Roth |"),
    ],
)
def test_the_language_is_found(language: str, text: str) -> None:
    assert detect_language(text) == language


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        ("it", "Il sig. Rossi ha montato il compressore. Vedi pag. 12 del manuale della scheda."),
        ("ar", "قال د. أحمد إن البطاقة تحتاج إلى 350 W. ثم ذهب إلى الورشة."),
        ("es", "La fuente debe soportar la suma de todas las tarjetas y del procesador."),
        ("ru", "Блок питания должен выдерживать сумму всех карт и процессора."),
    ],
)
def test_sentences_are_cut_by_the_rules_of_their_own_language(rules: str, text: str) -> None:
    assert sentence_language(text, detect_language(text)) == rules
