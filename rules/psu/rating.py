"""The ratings that a supply must reach: the load with a margin, short peaks, the card maker's minimum."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.computation import Step, message, percent, step, watts
from rules.machine.load import CardLoad, Load
from rules.psu.parameters import PsuParameters, Standard


@dataclass(frozen=True, slots=True)
class Rating:
    """Ratings needed [W]; ``maker_w`` is ``None`` where no card has a known minimum."""

    steady_w: float
    peaks_w: float
    maker_w: float | None

    @property
    def required_w(self) -> float:
        """The largest of the three [W]."""
        return max(self.steady_w, self.peaks_w, self.maker_w or 0.0)


def rating(load: Load, standard: Standard, parameters: PsuParameters) -> Rating:
    """All three ratings of a load."""
    steady = steady_w(load.total_w, parameters)
    return Rating(steady, peaks_w(load, standard, parameters), maker_w(load, parameters))


def steady_w(load_w: float, parameters: PsuParameters) -> float:
    """Load with its margin [W]."""
    return round(load_w + load_w * parameters.margin_share.value, 3)


def peaks_w(load: Load, standard: Standard, parameters: PsuParameters) -> float:
    """Rating whose promised 1 ms excursion covers all cards peaking at once [W].

    Supplies up to 450 W only promise the weaker column, whatever their plugs, so a result at or below that
    is computed with it, and never above what the next larger supply would do.
    """
    strong = load.peak_w / parameters.excursion.value[standard]
    threshold = parameters.excursion_threshold_w.value
    if standard != "atx3_16pin" or strong > threshold:
        return round(strong, 3)
    weak = load.peak_w / parameters.excursion.value["atx3"]
    return round(min(weak, max(strong, threshold)), 3)


def maker_w(load: Load, parameters: PsuParameters) -> float | None:
    """The maker's minimum for one card in a usual machine, plus the power of every further card [W]."""
    needs = [_needs(each, load.cards_w, parameters) for each in load.cards]
    return max((need for need in needs if need is not None), default=None)


def card_minimum_w(each: CardLoad, parameters: PsuParameters) -> float | None:
    """What the maker asks for one card [W]; without it, the database's suggestion plus a supplement."""
    terms = _minimum_terms(each, parameters)
    return sum(terms.values()) if terms else None


def steps(load: Load, rating: Rating, parameters: PsuParameters) -> tuple[Step, ...]:
    """The derivation, from the parts to the rating required."""
    maker = () if rating.maker_w is None else (_maker_step(load, rating.maker_w, parameters),)
    return (
        *sum_steps(load, rating, parameters),
        _peaks_step(load, rating.peaks_w, parameters),
        *maker,
        _required_step(rating),
    )


def sum_steps(load: Load, rating: Rating, parameters: PsuParameters) -> tuple[Step, ...]:
    """The sum of the parts, and its margin; only the margin where one figure is all that is known."""
    margin = _margin_step(load.total_w, rating.steady_w, parameters)
    return (_load_step(load, parameters), margin) if load.cards else (margin,)


def cards_step(load: Load) -> Step:
    """What the cards alone draw, by the catalog."""
    expression, operands = replace(load, cpu_w=0.0, rest_w=0.0).terms()
    label = message("psu-step-cards")
    return step(label, expression, load.cards_w, "W", *load.references, digits=0, **operands)


def _load_step(load: Load, parameters: PsuParameters) -> Step:
    expression, operands = load.terms()
    sources = (*load.references, parameters.rest_of_system_w.reference)
    return step(message("psu-step-load"), expression, load.total_w, "W", *sources, digits=0, **operands)


def _margin_step(load_w: float, steady: float, parameters: PsuParameters) -> Step:
    share = parameters.margin_share
    return step(
        message("psu-step-margin"),
        "{load} + {load} × {margin}",
        steady,
        "W",
        share.reference,
        digits=0,
        load=watts(load_w),
        margin=percent(share.value),
    )


def _needs(each: CardLoad, cards_w: float, parameters: PsuParameters) -> float | None:
    minimum = card_minimum_w(each, parameters)
    return None if minimum is None else round(minimum + cards_w - each.power_w, 3)


def _peaks_step(load: Load, peaks: float, parameters: PsuParameters) -> Step:
    expression, operands = load.terms(peaks=True)
    return step(
        message("psu-step-peaks"),
        f"({expression}) / {{excursion}}",
        peaks,
        "W",
        parameters.peak_factor.reference,
        parameters.excursion.reference,
        digits=0,
        excursion=percent(round(load.peak_w / peaks, 3)),
        **operands,
    )


def _maker_step(load: Load, maker: float, parameters: PsuParameters) -> Step:
    each = next(each for each in load.cards if _needs(each, load.cards_w, parameters) == maker)
    operands = {name: watts(value) for name, value in _minimum_terms(each, parameters).items()}
    others = load.cards_w - each.power_w
    if others:
        operands["others"] = watts(others)
    expression = " + ".join(f"{{{name}}}" for name in operands)
    kind = "maker" if "maker" in operands else "database"
    label = message(f"psu-step-{kind}", card=each.card.name or "")
    return step(label, expression, maker, "W", *_maker_sources(each, kind), digits=0, **operands)


def _minimum_terms(each: CardLoad, parameters: PsuParameters) -> dict[str, float]:
    """The maker's minimum, or the database's suggestion and its supplement [W]; nothing without either."""
    gpu = each.card.gpu
    if gpu is None:
        return {}
    if gpu.vendor_psu_w:
        return {"maker": gpu.vendor_psu_w}
    if not gpu.suggested_psu_w:
        return {}
    supplements = parameters.suggestion_supplement_w.value
    reached = max(start for start in supplements if start <= (gpu.board_power_w or 0.0))
    return {"suggested": gpu.suggested_psu_w, "supplement": supplements[reached]}


def _maker_sources(each: CardLoad, kind: str) -> tuple[str, ...]:
    """Of the catalog row's sources, those that give the minimum; the database is the first of all."""
    sources = each.card.gpu.references if each.card.gpu else ()
    return tuple(source for source in sources if "psu" in source) if kind == "maker" else sources[:1]


def _required_step(rating: Rating) -> Step:
    operands = {"steady": watts(rating.steady_w), "peaks": watts(rating.peaks_w)}
    if rating.maker_w is not None:
        operands["maker"] = watts(rating.maker_w)
    expression = "max({})".format("; ".join(f"{{{name}}}" for name in operands))
    return step(message("psu-step-required"), expression, rating.required_w, "W", digits=0, **operands)
