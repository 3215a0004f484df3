"""No text of the window passes by the translation."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAY = frozenset(
    "addAction addItem addMenu say setAccessibleDescription setAccessibleName setHeaderLabels "
    "setInformativeText setLabelText setPlaceholderText setStatusTip setText setTitle setToolTip "
    "setWhatsThis setWindowTitle set_reason show_words sure tell choice name file_to_open "
    "files_to_open file_to_save folder_to_open run "
    # what is made with its text
    "Banner Button Chip DialogFrame ElidedLabel Fold Label LinkBar LinkButton QAction QCheckBox "
    "QGroupBox QLabel QListWidgetItem QPushButton QRadioButton QTreeWidgetItem TextLabel Tick "
    "TickLabel __init__".split()
)
TRANSLATED = ("tr", "_tr", "translate", "translated", "QT_TRANSLATE_NOOP")
WORDS = re.compile(r"[A-Z][a-z]+|[a-z]+ [a-z]+")
"""A word as it is written for people; names of icons, settings and jobs are not."""
NO_WORDS = re.compile(
    r"(Ctrl|Alt|Shift|Esc|Enter|Del|Backspace)\b.*"  # what stands on the keys
    r"|( – )?Paperfold"  # its own name, the same in every language
)
JOB_KEYS = frozenset({"key", "name"})
"""Named arguments that nobody reads."""


def test_no_text_passes_by_the_translation():
    found = []
    for path in sorted((ROOT / "desktop_app" / "ui").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in SAY:
                given = [*node.args, *(it.value for it in node.keywords if it.arg not in JOB_KEYS)]
                found += [
                    f"{path.relative_to(ROOT)}:{node.lineno}: {text!r}"
                    for each in given
                    for text in _texts(each)
                    if WORDS.search(text) and not NO_WORDS.fullmatch(text)
                ]
    assert found == []


def _texts(node: ast.expr) -> Iterator[str]:
    """The literals that would be shown as they are."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Call) and _name(node.func) not in TRANSLATED:
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("format", "join"):
            for part in (node.func.value, *node.args, *(it.value for it in node.keywords)):
                yield from _texts(part)
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from _texts(part.value if isinstance(part, ast.FormattedValue) else part)
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.BinOp):
        yield from _texts(node.left)
        yield from _texts(node.right)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _texts(value)
    elif isinstance(node, ast.List | ast.Tuple):
        for item in node.elts:
            yield from _texts(item)


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
