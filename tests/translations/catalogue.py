"""What packaging/translations.py knows of the sources and of the .ts files."""

import importlib.util
from pathlib import Path

_PATH = Path(__file__).resolve().parents[2] / "packaging" / "translations.py"
_SPEC = importlib.util.spec_from_file_location("paperfold_translations", _PATH)
assert _SPEC is not None and _SPEC.loader is not None
catalogue = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(catalogue)

HELD = catalogue.translations("zh_CN")
"""(context, source) to the finished translation."""
