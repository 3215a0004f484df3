from pathlib import Path

from PySide6.QtCore import QByteArray

from desktop_app.model.query import LIBRARY, Place, PlaceKind
from desktop_app.ui.app_settings import MOST_RECENT, AppSettings
from desktop_app.ui.look import Density, Theme


def test_what_is_set_is_there_after_a_restart(tmp_path):
    path = tmp_path / "deep" / "settings.ini"
    first = AppSettings(path)
    first.theme, first.density, first.zoom, first.scale = Theme.DARK, Density.ROOMY, 1.25, 1.5
    first.details, first.sidebar, first.folder = "below", False, "/some/folder"
    first.place = Place(PlaceKind.TAG, "method/moe")
    first.set_bytes("window/geometry", QByteArray(b"\x00\x01state"))
    first.sync()
    again = AppSettings(path)
    assert (again.theme, again.density, again.zoom, again.scale) == (
        Theme.DARK, Density.ROOMY, 1.25, 1.5,
    )  # fmt: skip
    assert (again.details, again.sidebar, again.folder) == ("below", False, "/some/folder")
    assert again.place == Place(PlaceKind.TAG, "method/moe")
    assert again.bytes("window/geometry") == QByteArray(b"\x00\x01state")


def test_nonsense_in_the_file_is_as_if_it_were_not_there(tmp_path):
    path = tmp_path / "settings.ini"
    path.write_text(
        "[look]\ntheme=purple\ndensity=9\nzoom=huge\nscale=99\n"
        "[window]\ndetails=above\nplace=nowhere\ngeometry=text\n"
    )
    settings = AppSettings(path)
    assert settings.theme is Theme.SYSTEM
    assert settings.density is Density.NORMAL
    assert settings.zoom == settings.scale == 1.0
    assert settings.details == "right"
    assert settings.place == LIBRARY
    assert settings.bytes("window/geometry") is None
    assert settings.recent == ()


def test_recent_libraries_stand_once_each_the_newest_first(tmp_path):
    settings = AppSettings(tmp_path / "settings.ini")
    paths = [Path(f"/libraries/{number}.paperfold") for number in range(MOST_RECENT + 3)]
    for path in paths:
        settings.add_recent(path)
    settings.add_recent(paths[-2])
    assert settings.recent[:2] == (paths[-2], paths[-1])
    assert len(settings.recent) == len(set(settings.recent)) == MOST_RECENT
    settings.forget_recent(paths[-1])
    assert paths[-1] not in settings.recent
