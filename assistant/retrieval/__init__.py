"""Search: embedders, lexical and vector index, fusion, abstention.

Numerical libraries are held to one thread each; work is spread over texts instead, because spinning
threads stall when the machine is busy. The variables count only before the libraries are first loaded.
"""

from __future__ import annotations

import os

for _variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(_variable, "1")
