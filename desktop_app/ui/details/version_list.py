"""VersionList: in which forms a paper came out, each with its identifiers and to be cited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.model.harmless_text import harmless
from desktop_app.model.identifiers import links
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.link_button import LinkButton
from desktop_app.ui.look import Look, Text

if TYPE_CHECKING:
    from desktop_app.services.papers.version_service import PaperVersion

KINDS = {
    "preprint": str(QT_TRANSLATE_NOOP("versions", "Preprint")),
    "conference": str(QT_TRANSLATE_NOOP("versions", "Conference")),
    "journal": str(QT_TRANSLATE_NOOP("versions", "Journal")),
    "other": str(QT_TRANSLATE_NOOP("versions", "Other version")),
}


class VersionList(QWidget):
    """Made anew only where the versions differ from those shown."""

    copy_requested = Signal(int, str)
    """(place in the list, from 0; 'citation' or 'bibtex')."""
    link_requested = Signal(str)
    """An address of the web."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[PaperVersion, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(4))
        self._column.addWidget(TextLabel(look, self.tr("Versions"), Text.LABEL, "ink3"))
        self._rows: list[QWidget] = []

    @property
    def links(self) -> list[LinkButton]:
        """The words that can be pressed, from the top."""
        return [link for row in self._rows for link in row.findChildren(LinkButton)]

    def show_versions(self, versions: Sequence[PaperVersion]) -> None:
        """In their order, the earliest kind first."""
        if tuple(versions) == self._shown:
            return
        self._shown = tuple(versions)
        for row in self._rows:
            self._column.removeWidget(row)
            row.setParent(None)
            row.deleteLater()
        self._rows = [self._row(place, one) for place, one in enumerate(versions)]
        for row in self._rows:
            self._column.addWidget(row)
            row.show()

    def _row(self, place: int, version: PaperVersion) -> QWidget:
        look, said = self._look, version.description
        row = QWidget(self)
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, look.px(2))
        column.setSpacing(look.px(1))
        kind = QCoreApplication.translate("versions", KINDS[version.kind])
        label = self.tr("{kind} · {label}").format(kind=kind, label=harmless(version.label))
        column.addWidget(TextLabel(look, label, Text.SMALL, "ink2", wrap=True, parent=row))
        flow_box = QWidget(row)
        flow = FlowLayout(flow_box, gap=look.px(10))
        for name, address in links(said.doi, version.arxiv_id, said.identifiers):
            link = LinkButton(look, name, icon="external", parent=flow_box)
            link.setToolTip(address)
            link.clicked.connect(lambda _=False, to=address: self.link_requested.emit(to))
            flow.addWidget(link)
        for form, words in (("citation", self.tr("Copy citation")), ("bibtex", self.tr("BibTeX"))):
            copy = LinkButton(look, words, parent=flow_box)
            copy.setAccessibleName(self.tr("{what} of {label}").format(what=words, label=label))
            copy.clicked.connect(lambda _=False, which=form: self.copy_requested.emit(place, which))
            flow.addWidget(copy)
        column.addWidget(flow_box)
        return row
