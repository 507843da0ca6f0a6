"""Search: embedders, lexical and vector index, fusion, abstention.

Numerical libraries are held to one thread each, and where several are asked for they sleep while they wait,
because spinning threads stall when the machine is busy. The variables count only before the libraries are
first loaded.
"""

from __future__ import annotations

import os

_SETTINGS = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "OMP_WAIT_POLICY": "passive"}
for _variable, _value in _SETTINGS.items():
    os.environ.setdefault(_variable, _value)
