"""Values of options as people write them: ``4x RTX 3090``, ``6000 CNY``, ``1.5 kW``, ``open-air``."""

from assistant.commands.values.cards import CardsValue
from assistant.commands.values.choices import ChoicesValue, ChoiceValue
from assistant.commands.values.money import MoneyValue
from assistant.commands.values.numbers import NumberValue

__all__ = ["CardsValue", "ChoiceValue", "ChoicesValue", "MoneyValue", "NumberValue"]
