"""The README's pictures: the tour over the sample alone, of which these stops are kept.

python -m tests.tour.readme
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from tests.tour.__main__ import tour

FOLDER = Path(__file__).parents[2] / "packaging" / "pictures"
SIZE = "1440x900"
PICTURES = {
    "window-light": ("desk", "light"),
    "report-light": ("import", "light"),
    "reading-dark": ("triage", "dark"),
}
"""By file name: a stop, and a theme."""


def main() -> int:
    """Put them where they lie; the tour's exit code."""
    with tempfile.TemporaryDirectory() as folder:
        code = tour(Path(folder), 0, [SIZE], ["light", "dark"])
        for name, (stop, theme) in PICTURES.items():
            taken = next(Path(folder).glob(f"*-{stop}-{theme}-{SIZE}.png"))
            shutil.copy(taken, FOLDER / f"{name}.png")
    return code


if __name__ == "__main__":
    sys.exit(main())
