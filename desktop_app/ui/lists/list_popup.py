"""ListPopup: a small field at the chosen papers in which they are put into a reading list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.reading_list import ReadingList
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.choice_popup import ChoicePopup, PopupChoice
from desktop_app.ui.lists.list_flow import ListFlow
from desktop_app.ui.look import Look

MOST = 8
WIDTH = 300


class ListPopup(ChoicePopup):
    """Enter puts all the papers into the list in one step of Undo; a new name makes a list."""

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        flow: ListFlow,
        ids: Sequence[int],
        parent: QWidget,
    ) -> None:
        super().__init__(look, WIDTH, parent)
        self.describe(
            self.tr("Add {papers} to a reading list").format(papers=words.papers(len(ids))),
            self.tr("Name of a list, or of a new one"),
            self.tr("Reading lists"),
        )
        self._flow = flow
        self._ids = tuple(ids)
        self._lists: list[ReadingList] = []
        self.field.textChanged.connect(self._show)
        self._show()
        bridge.run(
            "", lambda session, _: session.lists.all(),
            then=self._take_lists, lane=Lane.READ, owner=self,
        )  # fmt: skip

    def complete(self, found: ReadingList) -> None:
        """Put the name of a list into the field."""
        self.field.setText(found.name)

    def take(self) -> None:
        """Put the papers into the current list, or into a new one of the typed name; close."""
        found: ReadingList | None = self.found()
        name = " ".join(self.field.text().split())
        if found is not None:
            self._flow.add(found.id, found.name, self._ids)
        elif name:
            self._flow.make_with(name, self._ids)
        self.close()

    def _take_lists(self, lists: list[ReadingList]) -> None:
        # The newest is the likeliest: it is the one that is being filled.
        self._lists = lists[::-1]
        self._show()

    def _show(self, *_: object) -> None:
        typed = " ".join(self.field.text().split())
        wanted = typed.casefold()
        fitting = [each for each in self._lists if wanted in each.name.casefold()][:MOST]
        fitting.sort(key=lambda each: not each.name.casefold().startswith(wanted))
        icon = self._look.icon
        choices = [
            PopupChoice(icon("list"), f"{each.name}  ·  {words.number(each.papers)}", each)
            for each in fitting
        ]
        if typed and all(each.name.casefold() != wanted for each in fitting):
            new = self.tr("New list “{name}”").format(name=typed)
            choices.append(PopupChoice(icon("plus"), new, None))
        self.show_choices(choices)
