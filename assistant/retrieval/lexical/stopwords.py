"""Words that carry no topic: articles, pronouns, auxiliaries and the words that make a question.

They are left out of index and question alike, in the folded form of
:func:`assistant.retrieval.lexical.tokens.fold`, so that a question's score is decided by its topic.
Chinese words are cut out before the text is paired; Korean ones are pairs, as the tokenizer makes them.
"""

from __future__ import annotations

_LISTS = {
    "en": "a an and are as at be been being but by can could did do does doing for from had has have "
    "how i if in into is it its just like me my no not of on or our please should so some such "
    "than that the their them then there these they this to too us very was we were what when "
    "where which who why will with would you your need want get use tell explain about any also "
    "am",
    "tr": "acaba ama bana ben beni benim bir biz bu bunu cok da daha de degil den diye en gibi hangi "
    "hangisi her hic icin ile ise kac kadar ki kim mi miyim midir mu muyum musun misin nasil ne "
    "neden nedir nerede niye o olan olarak olur olmali on sana sen siz sonra su ve veya ya yani "
    "yok var gerek gerekir gerekli lazim istiyorum",
    "de": "aber als am an auch auf aus bei bin bis da das dass dem den der des die dir du durch ein "
    "eine einem einen einer es fur hat hatte ich ihr im in ist ja kann kein man mein mich mir mit "
    "muss nach nicht noch nun nur ob oder sein sich sie sind so soll um und uns viel viele von "
    "vor wann war was welche welcher welches wenn wer wie wir wird wo wurde zu zum zur brauche "
    "brauch brauchen",
    "fr": "a ai au aux avec ce ces cette combien comme comment dans de des deux du elle en es est et "
    "eux faut il ils j je l la le les leur lui ma mais me mes moi mon ne nous on ou par pas pour "
    "quand que quel quelle quelles quels qui quoi sa sans se ses son sont sur ta te tes toi ton "
    "tu un une vos votre vous y besoin faire d c n s m t qu",
    "es": "a al algo como con cual cuales cuando cuanta cuantas cuanto cuantos de del donde el ella "
    "ellos en es esa ese eso esta este esto ha hay la las le les lo los mas me mi mis muy ni no "
    "nos o para pero por porque que quien se ser si sin sobre son su sus te tiene tu un una uno y "
    "ya yo necesito necesita debo",
    "pt": "a ao aos as com como da das de do dos e ela ele eles em essa esse esta este eu foi ha isso "
    "isto ja la lhe mais mas me mesmo meu minha muito na nao nas nem no nos o os ou para pela "
    "pelo por porque qual quais quando quanta quantas quanto quantos que quem se sem ser seu sua "
    "so sao tem um uma voce preciso devo",
    "ru": "а без бы был была были было быть в вам вас во вот все вы где да для до его ее если есть еще "
    "же за и из или им их к как какая какие какой какую когда кто ли мне много можно мои мой моя "
    "на над надо не него нет ни них но ну о об он она они от по под при с сколько со так такой "
    "там то того тоже только у уже чего чем что чтобы эта эти это этот я нужен нужна нужно нужны",
    "zh": "什么样 什么 怎么样 怎么 怎样 多少 哪个 哪些 哪种 哪一 为什么 为何 如何 是否 是不是 可以 能不能 "
    "需要 我要 我想 想要 应该 应当 一个 一些 这个 那个 这些 那些 请问 要不要 有没有 多大 吗 呢 的 了 "
    "是 我 你 吧 啊 么 和 与",
    "ja": "",
    "ko": "무엇 어떤 얼마 어느 필요 한가 가요 나요 니까 입니 습니",
}

STOPWORDS: dict[str, frozenset[str]] = {
    language: frozenset(words.split()) for language, words in _LISTS.items()
}
