"""Search: embedders, lexical and vector index, fusion, abstention.

Numerical libraries are held to one thread each. Where several are asked for they look for work a few
microseconds before they sleep: threads that sleep at once take longer to wake than the work takes, and
threads that never sleep stall when the machine is busy. The variables count only before the libraries are
first loaded.
"""

from __future__ import annotations

import os

from assistant.retrieval.threads import usable_threads

THREADS = usable_threads(os.environ.get("OMP_NUM_THREADS"))
"""Threads that one text, or one batch of texts, may be spread over: at most four."""

_SETTINGS = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_WAIT_POLICY": "passive",
    "GOMP_SPINCOUNT": "1000",
}
for _variable, _value in _SETTINGS.items():
    os.environ.setdefault(_variable, _value)
