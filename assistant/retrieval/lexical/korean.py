"""Korean words without what is glued to them: particles, and the verb that makes a deed of a noun.

No full analysis, which would need a dictionary: endings that are written alike after every noun are cut, if
two syllables or a short noun are left. Index and question are cut alike, so a noun that happens to end like
a particle is still found by its first syllables.

>>> bare("메모리에서는"), bare("학습하려면"), bare("팬이"), bare("온도")
('메모리', '학습', '팬', '온도')
"""

from __future__ import annotations

import re
from functools import lru_cache

_PARTICLES = (
    "에서부터 으로부터 로부터 에서는 에서도 에서만 으로는 으로도 으로만 으로서 으로써 "
    "에게서 까지는 까지도 부터는 보다는 보다도 이라도 이라면 이라는 이라고 에게는 "
    "한테는 만으로 인가요 인지는 입니다 입니까 이에요 에게 한테 께서 에서 에는 에도 "
    "에만 으로 로는 로도 로만 로서 로써 까지 부터 보다 처럼 만큼 마다 조차 마저 "
    "밖에 이나 이랑 이란 이라 라도 라면 라는 라고 하고 와는 과는 와의 과의 와도 "
    "과도 만의 만은 이면 인지 인데 이고 이며 들이 들은 들을 들의 들도 씩은 당은 "
    "예요 은 는 이 가 을 를 에 의 로 와 과 도 만 랑 나 씩 당 들"
)
_DEEDS = (
    "(?:하|되|시키|당하)(?:려면|려고|려는|면서|면|고|지만|지|게|기에|기|나요|니까|는데|는지|는가|는|도록|거나|여야|여|던가|던|자)?",
    "(?:해|돼|되어|하여|시켜)(?:야|도|서|요|줘|주세요|지|져)?(?:하|되)?(?:나요|는|요|죠)?",
    "[한된](?:가요|데요|데|지|가|다면|다는|다고|다)?",
    "[할될](?:까요|까|지|게요|게|래)?",
    "[합됩](?:니다|니까)|[했됐](?:나요|어요|는데|던|다|습니다)|[함됨]",
)
_AFTER_ANY_NOUN = "(?:에서|으로|부터|까지|보다|처럼|이랑|마다|만큼|에는|에도)(?:는|도|만)?"
_SHORT_NOUNS = frozenset("팬램핀열값칩층방물돈힘양폭글책선랙집수것때점곳쪽장개대도번배명분년월")
"""Nouns of the field and counting words of one syllable; other single syllables before a short ending may
be the first of a longer noun."""
_GLUED = re.compile(f"(?:{'|'.join((*_PARTICLES.split(), *_DEEDS))})$")
_GLUED_LONG = re.compile(f"{_AFTER_ANY_NOUN}$")
_ALONE = frozenset(_PARTICLES.split())


@lru_cache(maxsize=8_192)
def bare(run: str) -> str:
    """A run of Korean letters without its ending; empty if it is nothing else, as after ``4090``.

    Args:
        run: letters between spaces, digits and other scripts; at least one.
    """
    if run in _ALONE:
        return ""
    ending = _GLUED if run[0] in _SHORT_NOUNS else _GLUED_LONG
    if ending.match(run, 1):
        return run[0]
    return run[: next((start for start in range(2, len(run)) if _GLUED.match(run, start)), len(run))]
