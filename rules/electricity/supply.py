"""What a power supply's efficiency makes of a machine's power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from rules import mains
from rules.computation import Message, message, percent, quantity
from rules.electricity.inputs import ElectricityInputs
from rules.electricity.parameters import ElectricityParameters
from rules.errors import RuleInputError
from rules.mains import Tier

TIERS: tuple[Tier, ...] = get_args(Tier)


@dataclass(frozen=True, slots=True)
class Supply:
    """A supply of a tier on a circuit, at a share of its rating [-], or of a given efficiency [-]."""

    tier: Tier
    circuit: mains.Circuit | None
    load_share: float
    given: float | None = None

    def efficiency(self, parameters: ElectricityParameters, tier: Tier | None = None) -> float:
        """Its efficiency as given or by its tier, or that of another tier in its place [-]."""
        if self.given is not None and tier is None:
            return self.given
        return mains.efficiency(tier or self.tier, self.circuit, parameters, self.load_share)


def supply(load_w: float, inputs: ElectricityInputs, parameters: ElectricityParameters) -> Supply:
    """The supply that is named, or a usual one at half load on 115 V.

    Only a tier that is named is taken at the voltage of its country, so that what is assumed errs on the
    side of the higher bill.

    Raises:
        RuleInputError: a supply smaller than the load, a tier beside an efficiency, or a value outside its
            validity range.
    """
    share = parameters.usual_load_share.value
    if inputs.psu_w is not None:
        parameters.check("psu_w", inputs.psu_w)
        share = load_w / inputs.psu_w
        if share > 1:
            raise RuleInputError(
                "psu_w",
                "error-supply-below-load",
                supply=quantity(inputs.psu_w, "W", 0),
                load=quantity(load_w, "W", 0),
            )
    _check_efficiency(inputs, parameters)
    tier = inputs.psu_tier or parameters.usual_tier.value
    return Supply(tier, circuit(inputs, parameters) if inputs.psu_tier else None, share, inputs.efficiency)


def _check_efficiency(inputs: ElectricityInputs, parameters: ElectricityParameters) -> None:
    if inputs.efficiency is None:
        return
    parameters.check("efficiency", inputs.efficiency)
    if inputs.psu_tier is not None:
        raise RuleInputError("efficiency", "error-efficiency-and-tier")


def circuit(inputs: ElectricityInputs, parameters: ElectricityParameters) -> mains.Circuit | None:
    """The circuit named, or that of the country where it is known."""
    country = (inputs.country or "").upper()
    known = country if country in parameters.mains_by_country.value else None
    return mains.asked_circuit(inputs.mains, known, parameters)


def supply_notes(
    used: Supply, inputs: ElectricityInputs, parameters: ElectricityParameters
) -> tuple[Message, ...]:
    """What was assumed about the supply; nothing where its efficiency is given."""
    if used.given is not None:
        return ()
    share = percent(used.efficiency(parameters), None)
    tier = mains.tier_name(used.tier)
    if inputs.psu_tier is None:
        return (message("machine-assume-efficiency", tier=tier, share=share),)
    at = percent(used.load_share)
    return (message("electricity-assume-tier", tier=tier, share=share, at=at),)
