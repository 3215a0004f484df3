"""The Paper menu: add, edit, decide, mark, open, delete."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.identifiers import links
from desktop_app.model.paper import Paper, Status, Triage
from desktop_app.ui import words
from desktop_app.ui.actions.action import ActionContext, ActionSpec, Scope, When
from desktop_app.ui.view_state import Page

OPENABLE = ("http", "https")


def set_status(status: Status, context: ActionContext) -> None:
    """Mark the chosen papers."""
    ids = context.view_state.chosen
    context.bridge.run(
        _tr("Status of {papers}").format(papers=words.papers(len(ids))),
        lambda session, progress: session.papers.set_status(ids, status, progress),
    )


def set_rating(rating: int | None, context: ActionContext) -> None:
    """Give the chosen papers so many stars, or take their stars away."""
    ids = context.view_state.chosen
    context.bridge.run(
        _tr("Rating of {papers}").format(papers=words.papers(len(ids))),
        lambda session, _: session.papers.set_rating(ids, rating),
    )


def set_triage(triage: Triage, context: ActionContext) -> None:
    """Decide on the chosen papers; where they are gone through one at a time, go on."""
    if context.view_state.page is Page.READING and context.window.reading.deciding:
        if triage is not Triage.INBOX:
            context.window.reading.decide(triage)
            return
    ids = context.view_state.chosen
    context.bridge.run(
        _tr("Decide on {papers}").format(papers=words.papers(len(ids))),
        lambda session, progress: session.papers.set_triage(ids, triage, progress),
    )


def open_file_or_link(context: ActionContext) -> None:
    """Open the paper's first file; without one, where it can be read on the web."""
    paper_id = context.view_state.chosen[0]
    context.files.open_first(paper_id, otherwise=partial(open_link, context))


def open_link(context: ActionContext) -> None:
    """Open where the paper can be read: its identifier's page, else a link of the listing."""
    paper_id = context.view_state.chosen[0]
    context.bridge.run(
        "",
        lambda session, _: session.search.paper(paper_id),
        then=partial(_open, context),
        lane=Lane.READ,
        owner=context.bridge,
    )


def edit_words(context: ActionContext) -> str | None:
    """'Edit 14 papers…' where several are chosen."""
    count = len(context.view_state.chosen)
    return _tr("&Edit {papers}…").format(papers=words.papers(count)) if count > 1 else None


def link_of(paper: Paper) -> str | None:
    """Where a paper can be read, or None; only addresses of the web."""
    known = [url for _, url in links(paper.doi, paper.arxiv_id, paper.identifiers)]
    known += [url for url in paper.urls if QUrl(url).scheme() in OPENABLE]
    return known[0] if known else None


def trash(context: ActionContext) -> None:
    """Move the chosen papers to the Trash."""
    ids = context.view_state.chosen
    context.bridge.run(
        _tr("Move {papers} to the trash").format(papers=words.papers(len(ids))),
        lambda session, progress: session.papers.trash(ids, progress),
    )


def restore(context: ActionContext) -> None:
    """Take the chosen papers out of the Trash."""
    ids = context.view_state.chosen
    context.bridge.run(
        _tr("Restore {papers}").format(papers=words.papers(len(ids))),
        lambda session, progress: session.papers.restore(ids, progress),
    )


def delete_for_good(context: ActionContext) -> None:
    """Remove the chosen papers from the library, once the user has said yes."""
    ids = context.view_state.chosen
    if context.prompts.sure(
        _tr("Delete {papers} for good?").format(papers=words.papers(len(ids))),
        _tr("Their tags, notes and records go with them."),
        _tr("Delete for good"),
    ):
        context.bridge.run(
            _tr("Delete {papers} for good").format(papers=words.papers(len(ids))),
            lambda session, _: session.papers.delete_for_good(ids),
        )


def _open(context: ActionContext, paper: Paper | None) -> None:
    link = link_of(paper) if paper is not None else None
    if link is None:
        context.window.tell(_tr("No link is known for this paper"))
    else:
        QDesktopServices.openUrl(QUrl(link))


def _tr(text: str) -> str:
    return QCoreApplication.translate("actions", text)


def _mark(status: Status, text: str, key: str) -> ActionSpec:
    return ActionSpec(
        f"paper.{status.name.lower()}", text, partial(set_status, status), key,
        when=When.CHOSEN, scope=Scope.PAPERS,
    )  # fmt: skip


def _rate(rating: int | None, text: str) -> ActionSpec:
    return ActionSpec(
        f"paper.stars_{rating or 0}", text, partial(set_rating, rating), f"Alt+{rating or 0}",
        when=When.CHOSEN,
    )  # fmt: skip


PAPER_ACTIONS = (
    ActionSpec(
        "paper.new", "&New paper…", lambda c: c.window.open_dialog("new paper"), "Ctrl+N",
        icon="plus", when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "paper.edit", "&Edit paper…", lambda c: c.window.open_dialog("edit paper"), "F2",
        icon="edit", when=When.CHOSEN, scope=Scope.PAPERS, words=edit_words,
    ),
    _mark(Status.UNREAD, "&Unread", "U"),
    _mark(Status.TO_READ, "&To read", "T"),
    _mark(Status.READING, "Readin&g", "R"),
    _mark(Status.READ, "Rea&d", "D"),
    _rate(1, "&1 star"),
    _rate(2, "&2 stars"),
    _rate(3, "&3 stars"),
    _rate(4, "&4 stars"),
    _rate(5, "&5 stars"),
    _rate(None, "&No stars"),
    ActionSpec(
        "paper.note", "Edit t&he note", lambda c: c.window.edit_note(), "N",
        when=When.ONE_CHOSEN, scope=Scope.TABLE,
    ),
    ActionSpec(
        "paper.keep", "&Keep", partial(set_triage, Triage.KEPT), "K",
        icon="keep", when=When.CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.dismiss", "D&ismiss", partial(set_triage, Triage.DISMISSED), "X",
        icon="dismiss", when=When.CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.to_inbox", "&Back to the Inbox", partial(set_triage, Triage.INBOX), "B",
        icon="inbox", when=When.CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.add_to_list", "Add to reading &list…", lambda c: c.window.add_to_list(), "L",
        icon="list", when=When.CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.open", "&Open file or link", open_file_or_link, "O",
        icon="external", when=When.ONE_CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.open_link", "Open on the &web", open_link, "Shift+O",
        when=When.ONE_CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.attach", "Attach &file…", lambda c: c.files.choose(), "A",
        icon="link", when=When.ONE_CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.more_like", "Mo&re like this", lambda c: c.similar.show_chosen(), "M",
        icon="search", when=When.CHOSEN, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.trash", "&Move to the trash", trash, "Del",
        icon="trash", when=When.CHOSEN_NOT_TRASHED, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.restore", "Re&store", restore, "Shift+R",
        icon="restore", when=When.CHOSEN_TRASHED, scope=Scope.PAPERS,
    ),
    ActionSpec(
        "paper.delete", "Delete for good…", delete_for_good, "Shift+Del",
        when=When.CHOSEN_TRASHED, scope=Scope.PAPERS,
    ),
)  # fmt: skip
