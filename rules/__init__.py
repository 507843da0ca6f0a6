"""What is computed: pure functions from typed inputs to a :class:`~rules.computation.Computation`.

No input or output, no language, no clock. Numbers live in dated YAML under ``rules/parameters``,
facts about hardware under ``rules/catalog``, formulas in one small module per rule.
"""
