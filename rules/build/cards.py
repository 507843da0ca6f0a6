"""The machine's cards: given, those of the 2018 guide, or chosen for a budget."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.build.ask import ask
from rules.build.inputs import BuildInputs
from rules.build.parameters import BuildParameters
from rules.cards import CardRequest
from rules.computation import Computation, Message, Money, Step, message, percent, step
from rules.errors import RuleInputError
from rules.gpu_budget.inputs import Budget
from rules.knowledge import Knowledge
from rules.references import GUIDE_YEAR


@dataclass(frozen=True, slots=True)
class Chosen:
    """Cards, what was assumed for them, and for a budget the choice and the money that it was made with."""

    gpus: tuple[CardRequest, ...]
    notes: tuple[Message, ...] = ()
    choice: Computation | None = None
    steps: tuple[Step, ...] = ()

    @property
    def count(self) -> int:
        """Cards of all kinds [-]."""
        return sum(card.count for card in self.gpus)

    @property
    def plain(self) -> list[dict[str, object]]:
        """The cards as other rules are asked with them."""
        return [card.model_dump(exclude_none=True) for card in self.gpus]


def chosen(inputs: BuildInputs, knowledge: Knowledge, parameters: BuildParameters) -> Chosen:
    """The cards of the machine.

    Raises:
        RuleInputError: neither cards nor a budget, or nothing on sale for it; a value out of range.
    """
    if inputs.gpus:
        if inputs.gpu_count is not None:
            raise RuleInputError("gpu_count", "error-build-count-twice")
        return Chosen(inputs.gpus)
    if inputs.method == "2018":
        return _of_2018(inputs, parameters)
    if inputs.budget is None:
        raise RuleInputError("gpus", "error-build-nothing-given")
    return _for_budget(inputs, inputs.budget, knowledge, parameters)


def _request(name: str, count: int) -> CardRequest:
    return CardRequest.model_validate({"name": name, "count": count})


def _of_2018(inputs: BuildInputs, parameters: BuildParameters) -> Chosen:
    count = inputs.gpu_count or parameters.most_cards_chosen.value
    card = _request(parameters.guide_2018_card.value, count)
    return Chosen((card,), (message("build-assume-2018-card", card=card.name or "", year=GUIDE_YEAR),))


def _for_budget(
    inputs: BuildInputs, budget: Budget, knowledge: Knowledge, parameters: BuildParameters
) -> Chosen:
    share = inputs.cards_share or parameters.cards_budget_share.value
    for_cards = Money(amount=budget.amount * share, currency=budget.currency.upper())
    notes = () if inputs.cards_share else (_share_note(share, for_cards),)
    for count in _counts(inputs, parameters):
        choice = _choose(inputs, for_cards, count, knowledge, parameters)
        if choice.recommendation is not None:
            best = choice.options[0].name
            line = _share_step(budget, share, parameters)
            return Chosen((_request(str(best), count),), notes, choice, (line,))
    raise RuleInputError("budget", "error-build-no-cards", money=for_cards, share=percent(share))


def _share_note(share: float, for_cards: Money) -> Message:
    return message("build-assume-share", share=percent(share), money=for_cards)


def _share_step(budget: Budget, share: float, parameters: BuildParameters) -> Step:
    currency = budget.currency.upper()
    return step(
        message("build-step-share"),
        "{budget} × {share}",
        budget.amount * share,
        currency,
        parameters.cards_budget_share.reference,
        digits=0,
        budget=Money(amount=budget.amount, currency=currency, digits=0),
        share=percent(share),
    )


def _counts(inputs: BuildInputs, parameters: BuildParameters) -> Iterable[int]:
    """Numbers of cards to try: the one asked for, or as few as hold the model."""
    if inputs.gpu_count is not None:
        return (inputs.gpu_count,)
    return range(1, parameters.most_cards_chosen.value + 1) if inputs.has_model else (1,)


def _choose(
    inputs: BuildInputs, money: Money, count: int, knowledge: Knowledge, parameters: BuildParameters
) -> Computation:
    needed = _model_gb(inputs, count, knowledge, parameters)
    return ask(
        "gpu_budget",
        knowledge,
        budget={"amount": money.amount, "currency": money.currency},
        count=count,
        purpose=inputs.purpose or ("llm_inference" if inputs.has_model else None),
        memory_gb=max(filter(None, (inputs.memory_gb, needed)), default=None),
        condition=inputs.condition,
        vendors=inputs.vendors,
        excluded_vendors=inputs.excluded_vendors,
        options=1,
    )


def _model_gb(
    inputs: BuildInputs, count: int, knowledge: Knowledge, parameters: BuildParameters
) -> float | None:
    """Memory that each of so many cards must have for the model [GB as printed on the box]."""
    if not inputs.has_model:
        return None
    probe: dict[str, object] = {"memory_gb": parameters.probe_memory_gb.value, "count": count}
    need = memory(inputs, [probe], knowledge)
    if need is None or need.value is None:
        return None
    return need.value if inputs.is_training else need.value / count


def memory(inputs: BuildInputs, gpus: list[dict[str, object]], knowledge: Knowledge) -> Computation | None:
    """What the model needs on the cards, to run or to be trained; ``None`` where none is named."""
    if not inputs.has_model:
        return None
    model = {"model": inputs.model, "parameters_b": inputs.parameters_b, "gpus": gpus}
    if inputs.is_training:
        return ask("train_memory", knowledge, **model)
    more = {"quantization": inputs.quantization, "context_tokens": inputs.context_tokens}
    return ask("llm_memory", knowledge, **model, **more)
