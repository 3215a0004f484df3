"""The Edit menu: undo that names what it undoes, copying, choosing, finding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.harmless_text import shortened
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.actions.action import ActionContext, ActionSpec, Scope, When
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.papers.title_text import title_text
from desktop_app.ui.view_state import Page

LONGEST_LABEL = 80
"""Letters of a step in a menu."""


def undo(context: ActionContext) -> None:
    """Undo the newest step; where papers are read one at a time, go to the one it was about."""
    if context.view_state.page is Page.READING:
        context.window.reading.undo()
        return
    label = context.bridge.undo_label or ""
    title = _tr("Undo {step}").format(step=translated(label))
    context.bridge.run(title, lambda session, progress: session.library.undo(progress))


def redo(context: ActionContext) -> None:
    """Do again what was undone last."""
    label = context.bridge.redo_label or ""
    title = _tr("Redo {step}").format(step=translated(label))
    context.bridge.run(title, lambda session, progress: session.library.redo(progress))


def undo_words(context: ActionContext) -> str | None:
    """'Undo Tag 4 papers moe'."""
    label = context.bridge.undo_label
    return None if label is None else _tr("&Undo {step}").format(step=_short(label))


def redo_words(context: ActionContext) -> str | None:
    """'Redo Tag 4 papers moe'."""
    label = context.bridge.redo_label
    return None if label is None else _tr("&Redo {step}").format(step=_short(label))


def _short(label: str) -> str:
    return shortened(title_text(translated(label))[0], LONGEST_LABEL).replace("&", "&&")


def copy_citation(context: ActionContext) -> None:
    """Citations of the chosen papers, one a line, as plain text."""
    ids = context.view_state.chosen
    _copy(context, lambda session, _: session.exports.citation(ids), Lane.READ)


def copy_titles(context: ActionContext) -> None:
    """Titles of the chosen papers, one a line."""
    ids = context.view_state.chosen
    _copy(
        context,
        lambda session, _: "\n".join(row.display_title for row in session.search.rows(ids)),
        Lane.READ,
    )


def copy_bibtex(context: ActionContext) -> None:
    """BibTeX of the chosen papers; keys that are given now are kept, so it is a write."""
    ids = context.view_state.chosen
    _copy(
        context,
        lambda session, _: _bibtex(session, ids),
        Lane.WRITE,
    )


def copy_abstracts(latex: bool, context: ActionContext) -> None:
    """Abstracts of the chosen papers, with formulas as readable text or all as LaTeX."""
    ids = context.view_state.chosen
    _copy(context, lambda session, _: session.exports.abstracts(ids, latex=latex), Lane.READ)


def _bibtex(session: Session, ids: Sequence[int]) -> str:
    # Loaded on the lane that writes: the window needs no format to stand.
    from desktop_app.services.export_service import ExportOptions  # noqa: PLC0415

    return session.exports.to_text(ids, "bibtex", ExportOptions())


def _copy(context: ActionContext, work: Callable[[Session, Progress], str], lane: Lane) -> None:
    count = len(context.view_state.chosen)

    def copied(text: str) -> None:
        if not text:
            context.window.tell(_tr("There is nothing to copy"))
            return
        QGuiApplication.clipboard().setText(text)
        context.window.tell(_tr("Copied {papers}").format(papers=words.papers(count)))

    context.bridge.run(_tr("Copying"), work, then=copied, lane=lane, owner=context.bridge)


def _tr(text: str) -> str:
    return QCoreApplication.translate("actions", text)


EDIT_ACTIONS = (
    ActionSpec(
        "edit.undo", "&Undo", undo, "Ctrl+Z", icon="undo", when=When.CAN_UNDO, words=undo_words
    ),
    ActionSpec(
        "edit.redo", "&Redo", redo, "Ctrl+Shift+Z", icon="redo", when=When.CAN_REDO,
        words=redo_words, also=("Ctrl+Y",),
    ),
    ActionSpec(
        "edit.history", "&History…", lambda c: c.window.open_dialog("history"), "Ctrl+H",
        icon="clock", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "edit.copy_citation", "&Copy citation", copy_citation, "Ctrl+C",
        icon="copy", when=When.CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "edit.copy_title", "Copy &title", copy_titles, "Ctrl+Alt+C", when=When.CHOSEN
    ),
    ActionSpec(
        "edit.copy_bibtex", "Copy &BibTeX", copy_bibtex, "Ctrl+Shift+C", when=When.CHOSEN
    ),
    ActionSpec(
        "edit.copy_abstract", "Copy &abstract as text", partial(copy_abstracts, False),
        "Ctrl+Alt+A", when=When.CHOSEN,
    ),
    ActionSpec(
        "edit.copy_latex", "Copy abstract as &LaTeX", partial(copy_abstracts, True),
        "Ctrl+Alt+L", when=When.CHOSEN,
    ),
    ActionSpec(
        "edit.select_all", "&Select all", lambda c: c.window.choose_all(), "Ctrl+A",
        when=When.PAPERS_SHOWN, scope=Scope.TABLE,
    ),
    ActionSpec(
        "edit.find", "&Find", lambda c: c.window.focus_search(), "Ctrl+F",
        icon="search", when=When.LIBRARY_OPEN,
    ),
)  # fmt: skip
