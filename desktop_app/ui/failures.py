"""Banners over the papers for what failed and for what cannot be changed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.model.errors import PaperfoldError
from desktop_app.paths import log_file
from desktop_app.ui.controls.banner import Banner, BannerKind
from desktop_app.ui.look import Look


def failure_banner(look: Look, error: BaseException) -> Banner:
    """What the user can meet is said; a fault of the program is said to be in the log."""
    if isinstance(error, PaperfoldError):
        return Banner(look, BannerKind.RED, f"{error.message} {error.advice}".strip())
    if not log_file().exists():
        said = _tr("Something went wrong in Paperfold, and the log could not be written")
        return Banner(look, BannerKind.RED, said)
    return Banner(
        look,
        BannerKind.RED,
        _tr("Something went wrong in Paperfold; the log has it"),
        action=_tr("Open the log"),
        run=lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_file()))),
    )


def recovered_banner(look: Look) -> Banner:
    """Said once, when the library is opened after a crash in the middle of an import."""
    return Banner(
        look,
        BannerKind.INFO,
        _tr("An import that was broken off was taken back; add its files again to have its papers"),
    )


def read_only_banner(look: Look) -> Banner:
    """Said for as long as such a library is open."""
    return Banner(
        look,
        BannerKind.AMBER,
        _tr("This library can only be read; nothing you change would be kept"),
        icon="lock",
    )


def _tr(sentence: str) -> str:
    return QCoreApplication.translate("Failures", sentence)
