"""Brings resources/translations up to date: run it after any change of what the window says.

    python packaging/translations.py [--check]

Every text of the sources goes into the .ts files, which Qt Linguist opens; texts that are gone go
out of them; the .qm files, which the program reads, are made of the .ts files. It says what is
still to be translated. --check changes nothing, and fails where something would change or is to be
translated.

A text of the sources is what is handed to self.tr, to QCoreApplication.translate, to
QT_TRANSLATE_NOOP or to a module's own _tr, written out there or in a constant of the module, and
what the tables of actions, menus, fields and of the sentences of the core hold.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("zh_CN",)


class Text(NamedTuple):
    """context: what Qt looks it up under. file: below the root, where it stands first."""

    context: str
    source: str
    file: str = ""


def texts() -> list[Text]:
    """Each text of the sources once, in the order of contexts and files."""
    found: dict[tuple[str, str], Text] = {}
    for path in sorted((ROOT / "desktop_app").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for context, source in _Reader(tree).found:
            text = Text(context, source, path.relative_to(ROOT).as_posix())
            found.setdefault((context, source), text)
    for text in _of_tables():
        found.setdefault((text.context, text.source), text)
    return sorted(found.values(), key=lambda text: text.context.lower())


class _Reader(ast.NodeVisitor):
    """Finds (context, source) in one file."""

    def __init__(self, tree: ast.Module) -> None:
        self.found: list[tuple[str, str]] = []
        self._class = ""
        self._own = next(_own_context(tree), "")
        self._constants = dict(_constants(tree))
        self.visit(tree)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        before, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = before

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        called = ast.unparse(node.func)
        if called == "self.tr":
            self._take(self._class, node.args[0])
        elif called == "_tr":
            self._take(self._own, node.args[0])
        elif called in ("QCoreApplication.translate", "QT_TRANSLATE_NOOP"):
            context = node.args[0]
            if isinstance(context, ast.Constant):
                self._take(str(context.value), node.args[1])

    def _take(self, context: str, node: ast.expr) -> None:
        for each in _branches(node):
            texts = [each]
            for name in ast.walk(each):
                if isinstance(name, ast.Name):
                    texts += self._constants.get(name.id, ())
            for text in texts:
                if isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value:
                    self.found.append((context, text.value))


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    """Both texts of `this if so else that`."""
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    else:
        yield node


def _constants(tree: ast.Module) -> Iterator[tuple[str, Sequence[ast.expr]]]:
    """Tables of texts by name: the values of a dictionary, or the items of a tuple."""
    for line in tree.body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            if isinstance(line.value, ast.Dict):
                yield line.targets[0].id, line.value.values
            elif isinstance(line.value, ast.Tuple):
                yield line.targets[0].id, line.value.elts


def _own_context(tree: ast.Module) -> Iterator[str]:
    """What the module's own _tr looks its texts up under."""
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and function.name == "_tr":
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.args[0], ast.Constant):
                    yield str(call.args[0].value)


def _of_tables() -> Iterator[Text]:
    """Actions and menus: their text is that of the table, and is translated when it is shown."""
    sys.path.insert(0, str(ROOT))
    from desktop_app.services.reading.table_mapping import fields  # noqa: PLC0415
    from desktop_app.ui.actions.menu_table import CONTEXT_MENU, MENUS, MenuSpec  # noqa: PLC0415
    from desktop_app.ui.actions.registry import ACTIONS  # noqa: PLC0415
    from desktop_app.ui.commands import other_words  # noqa: PLC0415
    from desktop_app.ui.core_words.translated import CONTEXT, templates  # noqa: PLC0415

    def titles(menu: MenuSpec) -> Iterator[str]:
        yield menu.title
        for item in menu.items:
            if isinstance(item, MenuSpec):
                yield from titles(item)

    for menu in (*MENUS, CONTEXT_MENU):
        for title in titles(menu):
            yield Text("actions", title, "desktop_app/ui/actions/menu_table.py")
    for spec in ACTIONS:
        if any(letter.isalpha() for letter in spec.text):  # and not '110%'
            yield Text("actions", spec.text, "desktop_app/ui/actions/registry.py")
    for said in other_words.OTHER_WORDS.values():
        yield Text(other_words.CONTEXT, said, "desktop_app/ui/commands/other_words.py")
    for field in fields():
        yield Text("fields", field, "desktop_app/importing/tables/table_columns.py")
    for template in templates():
        yield Text(CONTEXT, template, "desktop_app/ui/core_words")


def translations(language: str) -> dict[tuple[str, str], str]:
    """What the .ts file of a language holds: (context, source) to the finished translation."""
    path = _ts(language)
    if not path.exists():
        return {}
    held = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and translation.get("type") is None and translation.text:
                key = (context.findtext("name", ""), message.findtext("source", ""))
                held[key] = translation.text
    return held


def as_ts(language: str, held: dict[tuple[str, str], str]) -> str:
    """The .ts file: every text of the sources, with its translation where there is one."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context, name = root, None
    for text in texts():
        if text.context != name:
            name = text.context
            context = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(context, "name").text = name
        message = ElementTree.SubElement(context, "message")
        ElementTree.SubElement(message, "location", filename=f"../../{text.file}")
        ElementTree.SubElement(message, "source").text = text.source
        translation = ElementTree.SubElement(message, "translation")
        known = held.get((text.context, text.source))
        if known is None:
            translation.set("type", "unfinished")
        else:
            translation.text = known
    ElementTree.indent(root, " ")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def as_qm(ts: str) -> bytes:
    """What lrelease, which comes with PySide6, makes of a .ts file; the same for the same text."""
    import PySide6  # noqa: PLC0415

    lrelease = Path(PySide6.__file__).with_name("lrelease")
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "a.ts"), Path(folder, "a.qm")
        source.write_text(ts, encoding="utf-8")
        subprocess.run([lrelease, "-silent", source, "-qm", made], check=True)
        return made.read_bytes()


def _ts(language: str) -> Path:
    return FOLDER / f"paperfold_{language}.ts"


def main(arguments: list[str]) -> int:
    """Exit code: 1 where --check finds something to do."""
    check, todo = "--check" in arguments, 0
    for language in LANGUAGES:
        path = _ts(language)
        held = translations(language)
        ts = as_ts(language, held)
        missing = [text for text in texts() if (text.context, text.source) not in held]
        for text in missing:
            print(f"{language}: to translate: {text.context}: {text.source!r} ({text.file})")
        print(f"{language}: {len(texts()) - len(missing)} translated, {len(missing)} to translate")
        todo += len(missing)
        for file, content in ((path, ts.encode()), (path.with_suffix(".qm"), as_qm(ts))):
            if not file.exists() or file.read_bytes() != content:
                todo += check
                print(f"{file.relative_to(ROOT)}: {'is out of date' if check else 'written'}")
                if not check:
                    file.write_bytes(content)
    return 1 if check and todo else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
