"""Chinese text with a pinyin gloss after its characters, and what broken glosses did to it.

``機(jī)器`` is made ``機器`` again. Where a gloss was once inserted between the two bytes of a GBK character,
that character and those after it up to the next single byte were read one byte off: ``因?yàn)樗俣嚷`` was
``因為速度慢``. The lost byte follows from the gloss (which belongs to the pair of bytes that it was
mistaken for), so the run is read again from there.
"""

from __future__ import annotations

import re

from corpus.reading.tracked import Tracked
from corpus.script import is_han

_HAN = r"\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_TONES = "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜńňǹ"
_SYLLABLE = rf"[a-zü{_TONES}]{{1,6}}"
_NEUTRAL = "de|le|zi|men|ge|ma|ne|ba|me|zhe|tou|shang|li"
_TONED = rf"(?=[a-zü]*[{_TONES}]){_SYLLABLE}"
_GLOSS = re.compile(rf"(?<=[{_HAN}])\((?:{_TONED}|{_NEUTRAL})\)")
_MOST_SYLLABLES = 4
_WORD_GLOSS = re.compile(
    "|".join(
        rf"(?<=[{_HAN}]{{{count}}})\((?:{_TONED}|{_NEUTRAL})(?: (?:{_TONED}|{_NEUTRAL})){{{count - 1}}}\)"
        for count in range(2, _MOST_SYLLABLES + 1)
    )
)
"""That of a word: as many syllables as characters stand before it, at most."""
_LATE_GLOSS = re.compile(rf"(?<=[A-Z@\]^])\({_TONED}\)(?=[{_HAN}])")
_BROKEN = re.compile(rf"(?P<before>[{_HAN}])\?(?P<gloss>{_TONED})\)")
_RUN = 24
_STRAY_MARK = re.compile(r"(?<!\?)\?+(?=[，。；：、！？（）])|(?<=[，。；：、！？（）])\?+")
_GLOSSED = {"yàn": "驗", "qū": "驅", "jīng": "經", "guī": "規", "duì": "對", "xiàn": "現"}
_WORDS = {
    "?，F": "。現",
    "大??？": "大小？",
    "英特?Xeon": "英特爾 Xeon",
    "因?Xeon": "因為 Xeon",
}
_WORD = re.compile("|".join(map(re.escape, _WORDS)))


def remove_glosses(text: Tracked) -> Tracked:
    """Chinese text without glosses and with what they broke put together again; other text unchanged."""
    text = text.sub(_WORD_GLOSS, lambda match: None if match[0].isascii() else "")
    text = text.sub(_GLOSS, "")
    text = text.sub(_BROKEN, _mend)
    text = text.sub(_GLOSS, "")
    text = text.sub(_LATE_GLOSS, "")
    text = text.sub(_WORD, lambda match: _WORDS[match[0]])
    return text.sub(_STRAY_MARK, "")


def _mend(match: re.Match[str]) -> tuple[str, int]:
    """The character before, what was lost, and the characters after it that were read one byte off."""
    before, end = match["before"], match.end()
    glossed = _GLOSSED.get(match["gloss"], "")
    if not glossed or _bytes(before)[1:] != _bytes(glossed)[:1]:
        return before + glossed, end
    mended, used = _realign(_bytes(glossed)[1:], match.string[end : end + _RUN])
    return before + mended, end + used


def _realign(lead: bytes, run: str) -> tuple[str, int]:
    """Characters read again from ``lead`` on, and how many of ``run`` they take."""
    data = lead
    for used, character in enumerate(run, 1):
        if character == "?":
            return _dangling(data, run, used - 1)
        data += _bytes(character)
        if len(_bytes(character)) == 1:
            text = data.decode("gb18030", "replace")
            return (text, used) if all(is_han(letter) or letter in "，。、" for letter in text) else ("", 0)
    return "", 0


def _dangling(data: bytes, run: str, used: int) -> tuple[str, int]:
    """The run ends in a lost byte: the gloss after it may name the character, or it stays lost."""
    text = data[:-1].decode("gb18030", "replace")
    gloss = re.match(rf"\?({_TONED})\)", run[used:])
    glossed = _GLOSSED.get(gloss[1], "") if gloss else ""
    if gloss and _bytes(glossed)[:1] == data[-1:]:
        return text + glossed, used + gloss.end()
    return text, used


def _bytes(character: str) -> bytes:
    return b"\x80" if character == "€" else character.encode("gb18030", "replace")
