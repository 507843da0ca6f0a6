"""Constants of the connector rule, typed; their values are in ``rules/parameters/connectors.yaml``."""

from __future__ import annotations

from dataclasses import dataclass

from rules.parameters import Parameter
from rules.plugs import PlugParameters


@dataclass(frozen=True)
class ConnectorParameters(PlugParameters):
    """What connectors carry."""

    six_pin_power_w: Parameter[float]
    sixteen_pin_power_w: Parameter[float]
    twelve_pin_power_w: Parameter[float]
    eps_power_w: Parameter[tuple[float, float]]
    card_maximum_w: Parameter[float]
    sense_steps_w: Parameter[tuple[float, ...]]
    sixteen_pin_live_pins: Parameter[int]
    pin_current_a: Parameter[float]
    supply_voltage_v: Parameter[float]
    straight_cable_mm: Parameter[float]
