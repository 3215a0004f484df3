"""Formulas: set ones, kept by (LaTeX, size, colour); others are set off the main thread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QObject, QTimer, Signal
from PySide6.QtSvg import QSvgRenderer

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.markup.maths import FormulaError, FormulaSvg, formula_svg
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge

KEPT = 4000

FormulaKey = tuple[str, float, str]
"""LaTeX without dollar signs, size of the type in px, colour as '#rrggbb'."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula ready to draw; sizes in px, ascent and descent from the baseline."""

    drawing: QSvgRenderer
    width: float
    ascent: float
    descent: float


class Formulas(QObject):
    """One for the program. Main thread only; setting happens on the reading lane."""

    ready = Signal()
    """Formulas asked for are set, or turned out to be none."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._set: dict[FormulaKey, Formula | None] = {}
        self._wanted: dict[FormulaKey, None] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._start)

    def formula(self, key: FormulaKey) -> Formula | None:
        """The formula, or None while it is not set, or where it cannot be."""
        return self._set.get(key)

    def begin(self) -> None:
        """Another paper: what was asked for and is not set is wanted no more."""
        self._wanted.clear()

    def ask(self, keys: Iterable[FormulaKey]) -> None:
        """Have these set; `ready` follows where any of them was not known."""
        new = [key for key in keys if key not in self._set]
        if new:
            self._wanted.update(dict.fromkeys(new))
            self._soon.start()

    def _start(self) -> None:
        wanted = [key for key in self._wanted if key not in self._set]
        if not wanted:
            return

        def work(_: Session, progress: Progress) -> dict[FormulaKey, FormulaSvg | None]:
            done: dict[FormulaKey, FormulaSvg | None] = {}
            for key in wanted:
                progress.step()
                try:
                    done[key] = formula_svg(*key)
                except FormulaError:
                    done[key] = None
            return done

        self._bridge.run(
            "", work, then=self._take, lane=Lane.READ, owner=self, key="details.formulas"
        )

    def _take(self, done: dict[FormulaKey, FormulaSvg | None]) -> None:
        if len(self._set) + len(done) > KEPT:
            self._set.clear()
        for key, made in done.items():
            self._wanted.pop(key, None)
            self._set[key] = None if made is None else _formula(made)
        self.ready.emit()


def _formula(made: FormulaSvg) -> Formula | None:
    drawing = QSvgRenderer(QByteArray(made.svg))
    if not drawing.isValid():
        return None
    return Formula(drawing, made.width, made.ascent, made.descent)
