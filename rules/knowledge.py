"""What a rule may look things up in: parameters for a date, and the catalogs, each loaded when first used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rules.catalog.cpus import CpuCatalog
    from rules.catalog.gpus import GpuCatalog
    from rules.catalog.model import LanguageModel
    from rules.catalog.models import ModelCatalog
    from rules.catalog.prices import PriceTable
    from rules.catalog.quantization import QuantizationCatalog
    from rules.currency import ExchangeRates
    from rules.parameters import ParameterGroup

G = TypeVar("G", bound="ParameterGroup")
T = TypeVar("T")


@dataclass(frozen=True)
class Knowledge:
    """Parameters and catalogs as of one day.

    Args:
        as_of: the day of the question; rules have no clock of their own.
        price_override: the user's own price file (CSV), if any.
        own_models: the user's own language models, over the shipped ones of the same name.
    """

    as_of: date
    price_override: Path | None = None
    own_models: tuple[LanguageModel, ...] = ()
    _groups: dict[tuple[type[ParameterGroup], str], ParameterGroup] = field(default_factory=dict, repr=False)
    _derived: dict[str, object] = field(default_factory=dict, repr=False)

    def parameters(self, group: type[G], rule: str) -> G:
        """The parameters of ``rule``, valid on :attr:`as_of`."""
        from rules.parameters import load

        key = (group, rule)
        if key not in self._groups:
            self._groups[key] = load(group, rule, self.as_of)
        return self._groups[key]  # type: ignore[return-value]

    def derived(self, name: str, make: Callable[[Knowledge], T]) -> T:
        """What ``make`` works out from this knowledge, worked out once; ``name`` stands for one ``make``."""
        if name not in self._derived:
            self._derived[name] = make(self)
        return self._derived[name]  # type: ignore[return-value]

    @cached_property
    def gpus(self) -> GpuCatalog:
        """Graphics cards by name."""
        from rules.catalog.gpus import GpuCatalog

        return GpuCatalog.load()

    @cached_property
    def cpus(self) -> CpuCatalog:
        """Processors by name."""
        from rules.catalog.cpus import CpuCatalog

        return CpuCatalog.load()

    @cached_property
    def models(self) -> ModelCatalog:
        """Language models by name, the user's own among them."""
        from rules.catalog.models import ModelCatalog

        return ModelCatalog.load(self.own_models)

    @cached_property
    def quantizations(self) -> QuantizationCatalog:
        """Number formats of weights and caches."""
        from rules.catalog.quantization import QuantizationCatalog

        return QuantizationCatalog.load()

    @cached_property
    def prices(self) -> PriceTable:
        """Dated prices of graphics cards, the user's own over the shipped ones.

        Raises:
            RuleInputError: the user's own file cannot be used; names the line and what is wrong.
        """
        from rules.catalog.prices import PriceTable
        from rules.errors import ParameterFileError, RuleInputError

        try:
            return PriceTable.load(self.price_override, self.as_of)
        except ParameterFileError as error:
            if self.price_override is None:
                raise
            raise RuleInputError("prices", "error-price-file", fault=str(error)) from error

    @cached_property
    def exchange(self) -> ExchangeRates:
        """Exchange rates by day."""
        from rules.currency import ExchangeRates

        return ExchangeRates()
