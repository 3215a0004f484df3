"""The house stands as it was drawn: layers, types, style, sizes, and whole tables."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "desktop_app"
FILES = sorted(PACKAGE.rglob("*.py"))
LONGEST_FILE = 400
FORBIDDEN_NAMES = {"manager", "helper", "helpers", "util", "utils", "common", "base", "handler"}


def _passes(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        pytest.fail(f"{done.stdout}{done.stderr}", pytrace=False)


def test_layers_and_contracts_hold() -> None:
    program = "import sys; from importlinter.cli import lint_imports_command as c; sys.exit(c())"
    _passes("-c", program, "--no-cache")


def test_ruff_finds_nothing() -> None:
    _passes("-m", "ruff", "check", "--no-cache", "desktop_app", "tests", "packaging")


def test_files_are_formatted() -> None:
    _passes("-m", "ruff", "format", "--no-cache", "--check", "desktop_app", "tests")


def test_types_are_strict(tmp_path: Path) -> None:
    _passes("-m", "mypy", "--cache-dir", str(tmp_path / "mypy"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_file_says_its_job_and_is_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    docstring = ast.get_docstring(ast.parse(text))
    assert docstring and text.startswith(('"""', 'r"""')), "the first line says the file's job"
    assert len(text.splitlines()) <= LONGEST_FILE
    assert not FORBIDDEN_NAMES & set(path.stem.split("_"))


@pytest.mark.parametrize(
    ("folder", "registry", "table"),
    [
        ("importing/formats", "desktop_app.importing.registry", "IMPORTERS"),
        ("importing/layouts", "desktop_app.importing.layout_registry", "LAYOUTS"),
        ("importing/sites", "desktop_app.importing.site_registry", "KNOWN_PAGES"),
        ("exporting/formats", "desktop_app.exporting.registry", "EXPORTERS"),
    ],
)
def test_every_format_is_in_its_table(folder: str, registry: str, table: str) -> None:
    entries = getattr(importlib.import_module(registry), table)
    homes = {(entry if isinstance(entry, type) else type(entry)).__module__ for entry in entries}
    modules = {
        f"desktop_app.{folder.replace('/', '.')}.{path.stem}"
        for path in (PACKAGE / folder).glob("*.py")
        if path.stem != "__init__"
    }
    assert modules == homes
