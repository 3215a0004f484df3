"""ScrolledPage: what stands in a scroll area, as high as its texts are at the width they have."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget


class ScrolledPage(QWidget):
    """Else the area gives it the height of texts broken at their narrowest, and a bar for that."""

    def minimumSizeHint(self) -> QSize:
        """No height of its own where the height follows from the width."""
        least = super().minimumSizeHint()
        return QSize(least.width(), 0) if self.hasHeightForWidth() else least
