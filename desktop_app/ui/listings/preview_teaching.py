"""PreviewTeaching: marks in the source of a preview become a layout that reads the whole page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from desktop_app.model.field_place import FieldPlace
from desktop_app.ui.listings.source_view import SourceView
from desktop_app.ui.listings.teach_bar import KEYS, TeachBar
from desktop_app.ui.preview_flow import PreviewFlow


class PreviewTeaching(QObject):
    """Between the source, the bar and the flow; on from start() to stop()."""

    started = Signal()
    stopped = Signal()
    problem_changed = Signal(str)
    """Why the marks do not show a layout yet; '' where they do."""

    def __init__(self, flow: PreviewFlow, source: SourceView, bar: TeachBar) -> None:
        super().__init__(bar)
        self._flow = flow
        self._source = source
        self._bar = bar
        self._steps: list[tuple[FieldPlace, ...]] = []
        self.active = False
        self._keys = {Qt.Key[f"Key_{key}"]: field for field, key in KEYS.items()}
        source.installEventFilter(self)
        bar.mark_wanted.connect(self.mark)
        bar.take_back_wanted.connect(self.take_back)
        flow.taught.connect(self._take_problem)

    @property
    def marks(self) -> tuple[FieldPlace, ...]:
        """All marks that stand."""
        return self._steps[-1] if self._steps else ()

    def start(self) -> None:
        """Marks can be set from now on; what was read before comes back with stop()."""
        if not self.active:
            self.active = True
            self._steps = []
            self._show()
            self.started.emit()
            self.problem_changed.emit(self.tr("Mark the title of one record first."))
            self._source.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop(self) -> None:
        """Leave the marks; nothing is kept of them."""
        if self.active:
            self.active = False
            self._steps = []
            self._source.set_marks(())
            self.stopped.emit()

    def mark(self, field: str) -> None:
        """The chosen text is this field. What was marked there before is not any more."""
        chosen = self._source.chosen_text()
        if not self.active or not chosen:
            return
        kept = tuple(old for old in self.marks if not any(_overlap(old, new) for new in chosen))
        made = tuple(FieldPlace(new.line, new.start, new.end, field) for new in chosen)
        self._steps.append(tuple(sorted(kept + made)))
        self._show()
        self._flow.teach(self.marks)

    def take_back(self) -> None:
        """Take the last step back."""
        if self._steps:
            self._steps.pop()
            self._show()
            self._flow.teach(self.marks)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Single letters mark, while the source has the keyboard."""
        if not self.active or not isinstance(event, QKeyEvent):
            return False
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        field = self._keys.get(Qt.Key(event.key())) if plain else None
        back = event.key() == Qt.Key.Key_Backspace
        if field is None and not back:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # a letter of the menus does not act now
            return True
        if event.type() != QEvent.Type.KeyPress:
            return False
        if field is not None:
            self.mark(field)
        else:
            self.take_back()
        return True

    def _show(self) -> None:
        self._source.set_marks(self.marks)
        self._bar.set_marks(len(self._steps))

    def _take_problem(self, problem: str) -> None:
        if self.active:
            self.problem_changed.emit(problem)


def _overlap(one: FieldPlace, other: FieldPlace) -> bool:
    return one.line == other.line and one.start < other.end and other.start < one.end
