"""One question about circuits: what was asked, of which circuit, for which machine."""

from __future__ import annotations

from dataclasses import dataclass

from rules import mains
from rules.circuit.fit import Fit, fit
from rules.circuit.inputs import CircuitInputs
from rules.circuit.parameters import CircuitParameters
from rules.computation import Step
from rules.machine.load import Load
from rules.machine.power import Machine


@dataclass(frozen=True, slots=True)
class Case:
    """A question; ``circuit`` or ``built`` is ``None`` where it names no circuit or no machine."""

    inputs: CircuitInputs
    parameters: CircuitParameters
    circuit: mains.Circuit | None
    built: Machine | None
    cpu_steps: tuple[Step, ...] = ()

    @property
    def load(self) -> Load | None:
        """The machine's power by part."""
        return self.built.load if self.built else None

    @property
    def asks_how_many(self) -> bool:
        """Whether the number of cards is the question."""
        return self.inputs.how_many and bool(self.load and self.load.cards)

    @property
    def fitted(self) -> Fit | None:
        """The circuit named, for the load asked about."""
        return fit(self.circuit, self.inputs, self.parameters) if self.circuit else None

    @property
    def efficiency(self) -> float:
        """Of the power supply at full load, on the circuit named or on the lower voltage [-]."""
        return mains.efficiency(self.inputs.psu_tier, self.circuit, self.parameters)

    @property
    def wall_w(self) -> float:
        """The machine's power at the wall, with everything else on the circuit [W]."""
        return (self.load.total_w / self.efficiency if self.load else 0.0) + self.inputs.other_load_w

    @property
    def currents(self) -> tuple[tuple[float, float], ...]:
        """Voltages of the circuit named, or of the usual ones [V], each with the current at the wall [A]."""
        fits = (self.fitted,) if self.fitted else self.candidates()
        volts = dict.fromkeys(each.found.circuit.volts for each in fits)
        return tuple((each, self.wall_w / each) for each in volts)

    def candidates(self) -> tuple[Fit, ...]:
        """Circuits for the table: the one named with its country's others, or the usual ones, each once."""
        forms = [self.circuit.form] if self.circuit else []
        country = (self.inputs.country or "").upper()
        if self.inputs.country is None:
            forms += self.parameters.usual_mains.value
        else:
            forms += self.parameters.other_circuits.value.get(country, ())
        circuits = (mains.circuit(form) for form in dict.fromkeys(forms))
        return tuple(fit(circuit, self.inputs, self.parameters) for circuit in circuits)
