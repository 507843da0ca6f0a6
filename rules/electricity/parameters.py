"""Constants of the electricity rule, typed; their values are in ``rules/parameters/electricity.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.computation import Model
from rules.machine.running import RunningParameters
from rules.parameters import Parameter


class OtherPrice(Model):
    """What another source gives for a country: price of one kWh, period, source id."""

    amount: float
    currency: str
    period: str
    reference: str


@dataclass(frozen=True)
class ElectricityParameters(RunningParameters):
    """What the cost of running a machine rests on."""

    usual_hours_h: Parameter[float]
    old_price_yr: Parameter[float]
    other_prices: Parameter[Mapping[str, OtherPrice]]
    country_of_currency: Parameter[Mapping[str, str]]
    caveats: Parameter[Mapping[str, str]]
    standing_charge_gbp: Parameter[float]
    continents: Parameter[Mapping[str, tuple[str, ...]]]
    guide_2018_power_w: Parameter[tuple[float, float]]
    guide_2018_hours_h: Parameter[float]
    guide_2018_energy_kwh: Parameter[tuple[float, float]]
    guide_2018_price_eur: Parameter[float]
    guide_2018_cost_rmb: Parameter[tuple[float, float]]
    guide_2018_extra_rmb: Parameter[tuple[float, float]]
    guide_2018_efficiency: Parameter[float]
