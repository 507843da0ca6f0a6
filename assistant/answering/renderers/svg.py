"""A chart as SVG, for surfaces that show pictures; every word in it is escaped."""

from __future__ import annotations

from html import escape

from assistant.answering.chart import Bar, Chart

WIDTH = 720
_ROW = 34
_TOP = 44
_LABELS = 300
_NUMBERS = 90
_STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#1f2328}.t{font-weight:600;font-size:16px}rect{fill:#2f6fde}"
    "@media(prefers-color-scheme:dark){text{fill:#e6edf3}rect{fill:#6ea8fe}}"
)
_MOST_CHARACTERS = 38


def svg(chart: Chart) -> str:
    """Horizontal bars under a title; the longest label is shortened, and whole in its tooltip."""
    height = _TOP + _ROW * len(chart.bars) + 12
    largest = max(bar.value for bar in chart.bars)
    rows = "".join(_row(bar, number, largest) for number, bar in enumerate(chart.bars))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-label="{escape(_summary(chart))}"><style>{_STYLE}</style>'
        f'<text class="t" x="12" y="26">{escape(_short(chart.title, 80))}</text>{rows}</svg>'
    )


def _row(bar: Bar, number: int, largest: float) -> str:
    top = _TOP + number * _ROW
    label = escape(_short(bar.label, _MOST_CHARACTERS))
    length = round((WIDTH - _LABELS - _NUMBERS - 24) * bar.value / largest, 1)
    return (
        f"<g><title>{escape(f'{bar.label}: {bar.text}')}</title>"
        f'<text x="{_LABELS - 8}" y="{top + 18}" text-anchor="end">{label}</text>'
        f'<rect x="{_LABELS}" y="{top + 3}" width="{length}" height="20" rx="3"/>'
        f'<text x="{_LABELS + length + 8}" y="{top + 18}">{escape(bar.text)}</text></g>'
    )


def _summary(chart: Chart) -> str:
    return f"{chart.title}. " + "; ".join(f"{bar.label}: {bar.text}" for bar in chart.bars)


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
