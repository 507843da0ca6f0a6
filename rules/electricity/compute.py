"""What it costs to run a machine."""

from __future__ import annotations

from rules.cards import resolve
from rules.computation import Computation, message
from rules.electricity.energy import use
from rules.electricity.guide_2018 import report_2018
from rules.electricity.inputs import ElectricityInputs
from rules.electricity.kwh_price import report_price
from rules.electricity.parameters import ElectricityParameters
from rules.electricity.price import price
from rules.electricity.report import Bill, report
from rules.electricity.supply import supply
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.machine.power import check_given, check_power_known
from rules.machine.processor import with_named_cpu
from rules.machine.running import Running, running


def cost_of_running(inputs: ElectricityInputs, knowledge: Knowledge) -> Computation:
    """Energy [kWh] and cost of a machine for a time.

    Power of the machine divided by the efficiency of its supply, times the hours under load, times the price
    of one kWh: one that is given, the country's dated household price, or the average of its continent.

    Args:
        inputs: cards and processor, total power or power at the wall [W]; times [h]; price of one kWh.
        knowledge: parameters and card catalog as of a day.

    Returns:
        The energy [kWh]; cost and every step in the headline and the derivation. The price of one kWh, where
        only that is asked.

    Raises:
        RuleInputError: nothing to reckon with, too much given, an unknown card or country, or a value outside
            its validity range.

    Example:
        >>> from datetime import date
        >>> inputs = ElectricityInputs.model_validate({"method": "2018"})
        >>> result = cost_of_running(inputs, Knowledge(date(2026, 11, 30)))
        >>> result.low, result.high
        (336.0, 504.0)

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16: two weeks on a four-card machine.
    """
    parameters = knowledge.parameters(ElectricityParameters, "electricity")
    if inputs.method == "2018":
        return report_2018(inputs, knowledge)
    if inputs.aspect == "price" and inputs.tariff is None:
        return report_price(inputs, price(inputs, parameters, knowledge), knowledge)
    _check(inputs, parameters)
    found, used = price(inputs, parameters, knowledge), use(inputs, parameters)
    if inputs.wall_power_w is not None:
        return report(Bill(inputs, parameters, None, None, found, used), knowledge)
    at_work = _at_work(inputs, knowledge)
    chosen = supply(at_work.total_w, inputs, parameters)
    return report(Bill(inputs, parameters, at_work, chosen, found, used), knowledge)


def _check(inputs: ElectricityInputs, parameters: ElectricityParameters) -> None:
    if inputs.wall_power_w is None:
        check_given(inputs)
        return
    parameters.check("wall_power_w", inputs.wall_power_w)
    if inputs.gpus or inputs.total_power_w is not None:
        raise RuleInputError("wall_power_w", "error-wall-and-parts")


def _at_work(inputs: ElectricityInputs, knowledge: Knowledge) -> Running:
    parameters = knowledge.parameters(ElectricityParameters, "electricity")
    cards, assumed = resolve(inputs.gpus, knowledge, parameters)
    check_power_known(cards, inputs)
    known, cpu_steps = with_named_cpu(inputs, knowledge)
    found = running(cards, known, parameters)
    laptops = (card.name or "" for card in cards if card.gpu and card.gpu.is_laptop)
    notes = (message("electricity-note-laptop", card=name) for name in laptops)
    return Running(found.load, (*cpu_steps, *found.steps), (*assumed, *notes, *found.assumptions))
