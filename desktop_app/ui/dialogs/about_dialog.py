"""AboutDialog: what the program is, which version, and where its things lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QWidget

from desktop_app.paths import log_file, settings_file
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text
from desktop_app.version import VERSION


class AboutDialog(DialogFrame):
    """library: the one that is open, or None."""

    def __init__(self, look: Look, library: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("About Paperfold"))
        self.heading.setText("Paperfold")
        version = self.tr("Version {version}, on Qt {qt}. MIT licence.")
        lines = [
            self.tr("Any listing in, every paper once, nothing invented, nothing lost."),
            version.format(version=VERSION, qt=qVersion()),
        ]
        for line in lines:
            self.body.addWidget(TextLabel(look, line, Text.BODY, "ink2", wrap=True))
        self.body.addSpacing(look.px(8))
        places = [
            (self.tr("Library"), library),
            (self.tr("Settings"), settings_file()),
            (self.tr("Log"), log_file()),
        ]
        for name, path in places:
            if path is not None:
                self.body.addWidget(TextLabel(look, name, Text.LABEL, "ink3"))
                where = TextLabel(look, str(path), Text.SMALL, "ink2", wrap=True, selectable=True)
                self.body.addWidget(where)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        close = Button(look, self.tr("Close"), kind=ButtonKind.PRIMARY, parent=self)
        close.clicked.connect(self.accept)
        self.foot.addWidget(close)
        self.resize(look.px(480), look.px(360))
