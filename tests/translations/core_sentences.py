"""What the core says to people, found in its sources, with samples where it fills something in."""

import ast
from collections.abc import Iterator
from pathlib import Path

from desktop_app.model import errors

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ("model", "services", "store", "importing", "exporting", "lookup", "matching", "jobs")
TOLD = {
    name for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, errors.PaperfoldError)
}  # fmt: skip


def core_sentences() -> Iterator[tuple[str, str]]:
    """(where, sample): labels of Undo, notes of jobs, errors, and reasons of readers."""
    for layer in LAYERS:
        for path in sorted((ROOT / "desktop_app" / layer).rglob("*.py")):
            if "bench" in path.parts:
                continue
            tree = ast.parse(path.read_text(encoding="utf-8"))
            constants = {
                target.id: line.value
                for line in tree.body if isinstance(line, ast.Assign)
                for target in line.targets if isinstance(target, ast.Name)
            }  # fmt: skip
            for node in ast.walk(tree):
                for found in _sentences(node):
                    if isinstance(found, ast.Call) and _name(found.func) == "format":
                        found = found.func.value  # type: ignore[attr-defined]
                    if isinstance(found, ast.Name):
                        found = constants.get(found.id, found)
                    for text in _samples(found):
                        if any(letter.isalpha() for letter in text):
                            yield f"{path.relative_to(ROOT)}:{node.lineno}", text


def _sentences(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Call):
        name, given = _name(node.func), node.args
        if name == "write" and given and ast.unparse(node.func).startswith("self._library"):
            yield given[0]
        elif name in TOLD:
            yield from given[:2]
        elif name in ("Problem", "PassedOver") and len(given) > 2:
            yield given[2]
        elif name == "step" and len(given) > 2:
            yield given[2]
        elif name == "of_papers":
            for each in given[1:]:
                yield each.body if isinstance(each, ast.Lambda) else each
    elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).endswith(".label"):
        yield node.value


def _samples(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _samples(node.body)
        yield from _samples(node.orelse)
    elif isinstance(node, ast.Attribute) and node.attr == "format":
        yield from _samples(node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = node.value.replace("{}", "3 papers")
        yield text.replace("{count:,}", "3").replace("{", "").replace("}", "")
    elif isinstance(node, ast.JoinedStr):
        text = ""
        for part in node.values:
            if isinstance(part, ast.Constant):
                text += str(part.value).replace("{}", "3 papers")
            elif isinstance(part, ast.FormattedValue):
                text += _sample(ast.unparse(part.value), str(text))
        yield text


def _sample(filled: str, before: str) -> str:
    if filled in ("papers", "paper", "named", "count") and "Delete" in before + filled:
        return "3 papers"
    if before == "Take " and filled == "title":
        return "“x”"
    if filled in ("paper", "papers") or filled.startswith("papers_in_words"):
        return "3 papers"
    if filled == "count" and before.startswith("Move"):
        return "3 papers"
    if filled.startswith("quoted") or filled in ("tags", "name", "names", "source"):
        return "x" if before.endswith("“") else "“x”"
    if before == "Recolour ":
        return "tags"
    if "field" in filled or filled == "what":
        return "title"
    if filled == "stars":
        return "3 stars"
    if filled.startswith("of"):
        return " of Ada"
    if filled == "least":
        return "at least "
    if filled.startswith("len(") or filled.isupper() or filled in ("count", "version", "total"):
        return "3"
    return "3"


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
