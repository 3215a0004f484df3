"""RowLayout: what is to be painted of a row and where, worked out once and kept."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QStaticText,
    QTextLayout,
)

from desktop_app.model.display_name import display_name
from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper_row import PaperRow, Status
from desktop_app.ui.papers.columns import (
    UNKNOWN,
    day_in_words,
    decision_in_words,
    last_level,
    missing_authors,
    stars,
)
from desktop_app.ui.papers.hits import hit_spans
from desktop_app.ui.papers.isolated import isolated
from desktop_app.ui.papers.row_style import RowStyle
from desktop_app.ui.papers.text_line import ELLIPSIS, TextLine, fitted
from desktop_app.ui.papers.title_text import title_text

ELIDE = Qt.TextElideMode.ElideRight
LONGEST_CELL = 600
"""Letters; more cannot be seen in a cell, and measuring them takes time."""
KEPT = 1024

Geometry = tuple[tuple[str, int, int], ...]
"""(column id, x, width) of the columns on screen, in their visual order."""


class Laid:
    """A row ready to paint; all places are px from the row's left edge."""

    __slots__ = ("chips", "elided", "lines", "marks", "outlined", "row", "shared", "status_x")

    def __init__(self, row: PaperRow) -> None:
        self.row = row
        self.lines: list[tuple[QTextLayout, QColor, float, float]] = []
        """Shaped text, colour, x, top."""
        self.shared: list[tuple[QFont, QColor, float, float, QStaticText]] = []
        """Font, colour, x, top, text that stands in many rows and was shaped before."""
        self.marks: list[tuple[float, float]] = []
        """(x, width) of what lies behind words that were searched for."""
        self.chips: list[tuple[QColor, QColor, float, float, QStaticText, float]] = []
        """Ground, text colour, x, width, text, its top."""
        self.outlined: tuple[float, float, QStaticText, float] | None = None
        self.status_x: float | None = None
        self.elided: dict[str, str] = {}
        """By column: the whole text of what was cut for want of width."""


class RowLayout:
    """Keeps what was laid out until the row, the columns, the words or the look change."""

    def __init__(self, style: RowStyle) -> None:
        self.style = style
        self._geometry: Geometry = ()
        self._words: tuple[str, ...] = ()
        self._kept: dict[int, Laid] = {}

    def set_geometry(self, geometry: Geometry) -> None:
        """Where the columns are."""
        if geometry != self._geometry:
            self._geometry = geometry
            self._kept.clear()

    def set_words(self, words: tuple[str, ...]) -> None:
        """What is searched for."""
        if words != self._words:
            self._words = words
            self._kept.clear()

    def forget(self) -> None:
        """A day has passed, or tags have other colours."""
        self._kept.clear()

    def lay(self, row: PaperRow) -> Laid:
        """The row, laid out."""
        laid = self._kept.get(row.id)
        if laid is not None and laid.row is row:
            return laid
        if len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]  # one at a time: many would cost a frame
        laid = Laid(row)
        for column, x, width in self._geometry:
            _CELLS[column](self, laid, x, width)
        laid.shared.sort(key=lambda text: id(text[0]))  # fewer changes of font
        self._kept[row.id] = laid
        return laid

    # One function a column. x and width are the column's; padding is taken off inside.

    def _put(
        self,
        laid: Laid,
        font: QFont,
        metrics: QFontMetricsF,
        colour: QColor,
        x: float,
        text: QStaticText,
    ) -> None:
        top = self.style.baseline - metrics.ascent() - self.style.rise(text.text(), font)
        laid.shared.append((font, colour, x, top, text))

    def _small(self, laid: Laid, colour: QColor, x: float, text: str) -> None:
        style = self.style
        shown = style.shared_text(text, style.small)
        self._put(laid, style.small, style.small_metrics, colour, x, shown)

    def _status(self, laid: Laid, x: int, width: int) -> None:
        laid.status_x = x + self.style.bar + (width - self.style.status_box) / 2

    def _title(self, laid: Laid, x: int, width: int) -> None:
        style, row = self.style, laid.row
        left: float = x + style.title_pad
        right = x + width - style.pad
        read = row.status is Status.READ
        colour = style.tokens.ink2 if read else style.tokens.ink
        font = style.read_title if read else style.title
        metrics = style.read_metrics if read else style.title_metrics
        if not row.title:
            mark = QCoreApplication.translate("columns", "No title")
            mark_width = style.chip_width(mark)
            top = style.chip_text_top - style.rise(mark, style.chip)
            laid.outlined = (left, mark_width, style.shared_text(mark, style.chip), top)
            left += mark_width + style.pad
            font, metrics, colour = style.untitled, style.untitled_metrics, style.tokens.ink2
        whole, formulas = title_text(row.display_title[:LONGEST_CELL])
        line = fitted(whole, font, metrics, right - left)
        seen = len(line.text)
        if line.text != whole:
            laid.elided["title"] = whole
            seen -= 1
        hits = hit_spans(line.text[:seen], self._words)
        formulas = tuple((start, min(end, seen)) for start, end in formulas if start < seen)
        if hits or formulas:
            # Loaded with the first of them: most first screens have none.
            from PySide6.QtGui import QTextCharFormat  # noqa: PLC0415

            maths, hit = QTextCharFormat(), QTextCharFormat()
            maths.setFont(style.maths)
            stepped_back = read and not style.tokens.dark
            hit.setForeground(colour if stepped_back else style.tokens.marker_ink)
            shapes = [(span, maths) for span in formulas] + [(span, hit) for span in hits]
            line = TextLine(line.text, font, shapes)
        for start, end in hits:
            for place, length in line.spans(start, end):
                laid.marks.append((left + place - 1.5, length + 3))
        self._line(laid, line, colour, left)

    def _line(self, laid: Laid, line: TextLine, colour: QColor, x: float) -> None:
        laid.lines.append((line.layout, colour, x, self.style.baseline - line.ascent))

    def _authors(self, laid: Laid, x: int, width: int) -> None:
        style, row = self.style, laid.row
        left, room = x + style.pad, float(width - 2 * style.pad)
        ink2, ink3 = style.tokens.ink2, style.tokens.ink3
        names = [isolated(harmless(display_name(name))) for name in row.authors]
        more = missing_authors(row)
        rest = f"+{more}" if more else ""
        if not more and names and row.authors_complete is False:
            rest = QCoreApplication.translate("columns", "+ others")
        if not names and not rest:
            self._small(laid, ink3, left, UNKNOWN)
            return
        blank = style.small_width(" ")
        if rest:
            room -= style.small_width(rest) + blank
        shown = self._names(laid, names, room, bool(rest))
        self._line(laid, shown, ink2, left)
        if rest:
            gap = shown.width + blank if names else 0.0
            self._small(laid, ink3, left + gap, rest)

    def _names(self, laid: Laid, names: list[str], room: float, cut: bool) -> TextLine:
        """As many whole names as fit where the source cut the list; else all, cut by the width."""
        style = self.style
        if not cut:
            whole = ", ".join(names)[:LONGEST_CELL]
            line = fitted(whole, style.small, style.small_metrics, room)
            if line.text != whole:
                laid.elided["authors"] = whole
            return line
        comma, dots = style.small_width(", "), style.small_width(f" {ELLIPSIS}")
        width, fitting = -comma, 0
        for at, name in enumerate(names):
            width += comma + style.small_width(name)
            if width + (dots if at < len(names) - 1 else 0.0) > room:
                break
            fitting = at + 1
        if fitting == len(names):
            return TextLine(", ".join(names), style.small)
        laid.elided["authors"] = ", ".join(names)[:LONGEST_CELL]
        if fitting:
            return TextLine(f"{', '.join(names[:fitting])} {ELLIPSIS}", style.small)
        return fitted(names[0], style.small, style.small_metrics, room)

    def _year(self, laid: Laid, x: int, width: int) -> None:
        year = str(laid.row.year) if laid.row.year else UNKNOWN
        colour = self.style.tokens.ink2 if laid.row.year else self.style.tokens.ink3
        self._number(laid, x, width, year, colour)

    def _added(self, laid: Laid, x: int, width: int) -> None:
        self._number(laid, x, width, day_in_words(laid.row.added), self.style.tokens.ink3)

    def _marked(self, laid: Laid, x: int, width: int) -> None:
        marked = laid.row.marked
        if marked is not None:
            self._number(laid, x, width, day_in_words(marked), self.style.tokens.ink3)

    def _number(self, laid: Laid, x: int, width: int, text: str, colour: QColor) -> None:
        style = self.style
        room = width - 2 * style.pad
        if style.number_width(text) > room:
            text = style.number_metrics.elidedText(text, ELIDE, room)
        left = x + width - style.pad - style.number_width(text)
        shown = style.shared_text(text, style.numbers)
        self._put(laid, style.numbers, style.number_metrics, colour, left, shown)

    def _venue(self, laid: Laid, x: int, width: int) -> None:
        self._plain(laid, "venue", laid.row.venue or "", x, width)

    def _decided(self, laid: Laid, x: int, width: int) -> None:
        self._plain(laid, "decided", decision_in_words(laid.row), x, width)

    def _subject(self, laid: Laid, x: int, width: int) -> None:
        style = self.style
        subjects = [harmless(subject) for subject in laid.row.subjects]
        if len(subjects) > 1:
            laid.elided["subject"] = ", ".join(subjects)
            rest = f"+{len(subjects) - 1}"
            first = style.small_width(f"{subjects[0]} ")
            if first + style.small_width(rest) <= width - 2 * style.pad:
                left = x + style.pad + first
                self._small(laid, style.tokens.ink3, left, rest)
        self._plain(laid, "subject", subjects[0] if subjects else "", x, width)

    def _rating(self, laid: Laid, x: int, width: int) -> None:
        text = stars(laid.row.rating)
        if text:
            left = x + self.style.pad
            self._small(laid, self.style.tokens.accent, left, text)

    def _plain(self, laid: Laid, column: str, text: str, x: int, width: int) -> None:
        if not text:
            return
        style = self.style
        text = harmless(text[:LONGEST_CELL])
        shown = style.small_elided(text, width - 2 * style.pad)
        if shown != text:
            laid.elided.setdefault(column, text)
        self._small(laid, style.tokens.ink2, x + style.pad, shown)

    def _tags(self, laid: Laid, x: int, width: int) -> None:
        style, tags = self.style, laid.row.tags
        left = float(x + style.pad)
        end = x + width - style.pad
        for at, (name, hue) in enumerate(tags):
            text = harmless(last_level(name))
            rest = len(tags) - at - 1
            kept = style.chip_gap + self._more_width(rest) if rest else 0
            room = end - left - kept
            chip = style.chip_width(text)
            if chip > room and (room < style.chip_least or chip <= style.chip_least):
                self._more(laid, left, end, len(tags) - at)
                break
            if chip > room:
                text = style.chip_metrics.elidedText(text, ELIDE, room - 2 * style.chip_pad)
                chip = int(room)
            colours = style.tag(hue)
            shown = style.shared_text(text, style.chip)
            top = style.chip_text_top - style.rise(text, style.chip)
            laid.chips.append((colours.chip, colours.text, left, chip, shown, top))
            left += chip + style.chip_gap
        if tags:
            laid.elided["tags"] = ", ".join(name for name, _ in tags)

    def _more(self, laid: Laid, left: float, end: float, count: int) -> None:
        if left + self._more_width(count) <= end + self.style.pad:
            inset = 2 if laid.chips else 0
            ink3 = self.style.tokens.ink3
            self._small(laid, ink3, left + inset, f"+{count}")

    def _more_width(self, count: int) -> float:
        return self.style.small_width(f"+{count}") + 2


_CELLS = {
    "status": RowLayout._status,
    "title": RowLayout._title,
    "authors": RowLayout._authors,
    "year": RowLayout._year,
    "venue": RowLayout._venue,
    "subject": RowLayout._subject,
    "tags": RowLayout._tags,
    "rating": RowLayout._rating,
    "decided": RowLayout._decided,
    "marked": RowLayout._marked,
    "added": RowLayout._added,
}


def chip_box(style: RowStyle, x: float, width: float) -> QRectF:
    """The ground of a chip in a row whose top is 0."""
    return QRectF(x, style.chip_top, width, style.chip_height)
