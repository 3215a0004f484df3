"""Banners over the papers for what failed and for what cannot be changed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.model.errors import PaperfoldError
from desktop_app.paths import log_file
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.banner import Banner, BannerKind, BannerStack
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.look import Look


def failure_banner(look: Look, error: BaseException) -> Banner:
    """What the user can meet is said; a fault of the program is said to be in the log."""
    if isinstance(error, PaperfoldError):
        return Banner(look, BannerKind.RED, translated(str(error)))
    if not log_file().exists():
        said = _tr("Something went wrong in Paperfold, and the log could not be written")
        return Banner(look, BannerKind.RED, said)
    return Banner(
        look,
        BannerKind.RED,
        _tr("Something went wrong in Paperfold; the log has it"),
        action=_tr("Open the log"),
        run=_open_log,
    )


def announce_recovery(bridge: Bridge, banners: BannerStack, look: Look) -> None:
    """Have it said when an import that a crash broke off was taken back as the library opened."""
    said = _tr("An import that was broken off was taken back; its files can be added again")
    bridge.recovered.connect(lambda _: banners.show_banner(Banner(look, BannerKind.INFO, said)))


def read_only_banner(look: Look) -> Banner:
    """Said for as long as such a library is open."""
    return Banner(
        look,
        BannerKind.AMBER,
        _tr("This library can only be read; nothing you change would be kept"),
        icon="lock",
    )


def _open_log() -> None:
    # Most starts open no address: these classes take as long to load as a banner does.
    from PySide6.QtCore import QUrl  # noqa: PLC0415
    from PySide6.QtGui import QDesktopServices  # noqa: PLC0415

    QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_file())))


def _tr(sentence: str) -> str:
    return QCoreApplication.translate("Failures", sentence)
