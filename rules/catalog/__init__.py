"""Facts about hardware and models: cards, processors, language models, prices, power supplies, tariffs.

Each catalog is one data file under ``data`` and one small module that reads it when it is first used.
Every row has a source and a confidence (A read in a primary text, B in a secondary one, C general
knowledge), every file a date on which it was verified and one after which it should be checked again.
"""
