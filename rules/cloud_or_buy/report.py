"""A comparison of renting and buying as a computation."""

from __future__ import annotations

from rules.cloud_or_buy.balance import Balance
from rules.cloud_or_buy.derivation import price_sources, steps
from rules.cloud_or_buy.remarks import assumptions, warnings
from rules.cloud_or_buy.table import providers
from rules.cloud_or_buy.verdict import headline, recommendation
from rules.computation import Computation, references_of

_HOW = "cloud-or-buy#break-even"
_DECIDE = "cloud-or-buy#decide"
_TODAY = "cloud-or-buy#break-even-2026"
_SPOT = "cloud-or-buy#spot"
_PROVIDERS = "cloud-or-buy#providers"
_ELECTRICITY = "cloud-or-buy#electricity"
_HIDDEN = "cloud-or-buy#hidden-costs"


def report(found: Balance) -> Computation:
    """The computation for one card."""
    lines = steps(found)
    prices = references_of((), *price_sources(found))
    return Computation(
        rule="cloud_or_buy",
        headline=headline(found),
        value=None if found.break_even_h is None else round(found.break_even_h, 4),
        unit="h",
        recommendation=recommendation(found),
        inputs=found.inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=providers(found),
        assumptions=assumptions(found),
        warnings=warnings(found),
        references=references_of(lines, *found.power.references, *prices),
        priced_by=prices,
        sections=_sections(found),
        as_of=found.purse.knowledge.as_of,
    )


def _sections(found: Balance) -> tuple[str, ...]:
    special = [_ELECTRICITY] if found.break_even_h is None or found.inputs.country else []
    if found.inputs.rate_kind == "spot":
        special.append(_SPOT)
    if found.rent.listed is None:
        return (_HOW, *special, _DECIDE, _HIDDEN)
    return (_HOW, *special, _TODAY, _PROVIDERS)
