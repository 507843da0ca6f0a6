"""The server does what its description says: requests made up for every route, all checks of schemathesis."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.api.conftest import ADMIN_KEY
from tests.server import Server

EXAMPLES = 2
PATIENCE_S = 120
"""How fast the server is on a quiet machine is for the benchmarks to say."""
CONFIGURATION = Path(__file__).with_name("schemathesis.toml")
RUN = "from schemathesis.cli import schemathesis; schemathesis(prog_name='st')"


def test_generated_requests_find_nothing(guarded: Server, tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-c", RUN, "--config-file", str(CONFIGURATION)),
            *("run", f"{guarded.url}/openapi.json", "--checks", "all", "--seed", "1"),
            *("--header", f"Authorization: Bearer {ADMIN_KEY}"),
            *("--max-examples", str(EXAMPLES)),
            *("--request-timeout", str(PATIENCE_S), "--max-response-time", str(PATIENCE_S)),
        ],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        timeout=PATIENCE_S * 6,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "Tested:" in done.stdout
