"""A way to train, and the ways that are compared."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Term
from rules.train_memory.inputs import Method, Optimizer, TrainMemoryInputs
from rules.train_memory.parameters import TrainMemoryParameters

_NAMES = {
    "adamw": "AdamW",
    "adamw_8bit": "AdamW 8-bit",
    "adamw_bf16": "AdamW bf16",
    "sgd_momentum": "SGD",
    "lion": "Lion",
    "adafactor": "Adafactor",
}
_SIXTEEN = 16


@dataclass(frozen=True, slots=True)
class Plan:
    """A method with its choices.

    Attributes:
        bits: of the frozen weights under LoRA and QLoRA [bit].
    """

    method: Method
    optimizer: Optimizer = "adamw"
    bits: int = _SIXTEEN
    fp16_gradients: bool = False

    @property
    def name(self) -> str:
        """How the field calls it in every language."""
        if self.method == "full":
            return _NAMES[self.optimizer]
        return {"full_bf16": "bf16", "lora": "LoRA", "qlora": f"QLoRA {self.bits}-bit"}[self.method]

    @property
    def term(self) -> Term:
        """The method in words."""
        return Term(id=f"method-{self.method.replace('_', '-')}")

    @property
    def is_adapter(self) -> bool:
        """Whether the weights stay frozen."""
        return self.method in ("lora", "qlora")

    def bytes_per_parameter(self, parameters: TrainMemoryParameters) -> dict[str, float]:
        """Weights, gradients and optimizer states of full training [bytes per parameter]."""
        weight = parameters.weight_bytes.value
        if self.method == "full_bf16":
            rest = parameters.pure_bf16_bytes.value - 2 * weight
            return {"weights": weight, "gradients": weight, "optimizer": rest}
        gradient = parameters.gradient_bytes_16 if self.fp16_gradients else parameters.gradient_bytes
        states = parameters.optimizer_bytes.value[self.optimizer]
        return {
            "weights": weight,
            "gradients": gradient.value,
            "optimizer": parameters.master_bytes.value + states,
        }


def asked_plan(inputs: TrainMemoryInputs) -> Plan:
    """The way that was asked for; LoRA where none was."""
    method = inputs.method or "lora"
    bits = inputs.base_bits if method == "qlora" else _SIXTEEN
    return Plan(method, inputs.optimizer, bits, inputs.gradients == "fp16")


def compared(asked: Plan) -> tuple[Plan, ...]:
    """Usual ways from the one that needs most to the one that needs least, and the one asked for."""
    gradients = asked.fp16_gradients
    usual = [
        Plan("full", "adamw", fp16_gradients=gradients),
        Plan("full", "adamw_8bit", fp16_gradients=gradients),
        Plan("full_bf16", fp16_gradients=gradients),
        Plan("lora", fp16_gradients=gradients),
        Plan("qlora", bits=8, fp16_gradients=gradients),
        Plan("qlora", bits=4, fp16_gradients=gradients),
    ]
    if all(plan.name != asked.name for plan in usual):
        usual.append(asked)
    return tuple(usual)
