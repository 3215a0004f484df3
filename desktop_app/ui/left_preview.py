"""A listing that one went away from before deciding on it: a banner leads back to it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.ui.controls.banner import Banner, BannerKind, BannerStack
from desktop_app.ui.look import Look
from desktop_app.ui.preview_flow import PreviewFlow


def announce_left(previews: PreviewFlow, banners: BannerStack, look: Look) -> None:
    """Have it said until one is back, or closes the banner."""
    shown: list[Banner] = []

    def follow(name: str) -> None:
        for banner in tuple(shown):
            banner.dismiss()
        if not name:
            return
        said = QCoreApplication.translate("preview", "{name} is not added yet").format(name=name)
        back = QCoreApplication.translate("preview", "Back to it")
        banner = Banner(look, BannerKind.INFO, said, action=back, run=previews.go_back)
        banner.closed.connect(shown.clear)
        shown.append(banner)
        banners.show_banner(banner)

    previews.left.connect(follow)
