"""AppSettings: typed settings that outlast the program, over a plain file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from desktop_app.model.query import Place, PlaceKind
from desktop_app.ui.language import Language
from desktop_app.ui.look import Density, Theme

MOST_RECENT = 8


class AppSettings:
    """Each property reads and writes the file; what is not there, or makes no sense, has a default.

    Bytes are what Qt's saveState() gives. Free keys of other panes go through `bytes` and `text`.
    """

    def __init__(self, path: Path) -> None:
        self._settings = QSettings(str(path), QSettings.Format.IniFormat)

    def bytes(self, key: str) -> QByteArray | None:
        """A saved state, or None where none was saved."""
        value = self._settings.value(key)
        return value if isinstance(value, QByteArray) and not value.isEmpty() else None

    def set_bytes(self, key: str, value: QByteArray) -> None:
        """Keep a saved state."""
        self._settings.setValue(key, value)

    def text(self, key: str, default: str = "") -> str:
        """A saved text."""
        value = self._settings.value(key)
        return value if isinstance(value, str) else default

    def set_text(self, key: str, value: str) -> None:
        """Keep a text."""
        self._settings.setValue(key, value)

    @property
    def language(self) -> Language:
        """What the window speaks."""
        known = [each.value for each in Language]
        return Language(self._one_of("look/language", known, Language.SYSTEM.value))

    @language.setter
    def language(self, language: Language) -> None:
        self.set_text("look/language", language.value)

    @property
    def theme(self) -> Theme:
        """Light, dark or as the desktop is."""
        return Theme(self._one_of("look/theme", [each.value for each in Theme], Theme.SYSTEM.value))

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self.set_text("look/theme", theme.value)

    @property
    def density(self) -> Density:
        """How high rows are."""
        known = [each.value for each in Density]
        return Density(self._one_of("look/density", known, Density.NORMAL.value))

    @density.setter
    def density(self, density: Density) -> None:
        self.set_text("look/density", density.value)

    @property
    def zoom(self) -> float:
        """Factor of the size of abstracts, 0.5 to 3."""
        return self._factor("look/zoom")

    @zoom.setter
    def zoom(self, zoom: float) -> None:
        self.set_text("look/zoom", str(zoom))

    @property
    def scale(self) -> float:
        """Factor of the size of everything, 0.5 to 3."""
        return self._factor("look/scale")

    @scale.setter
    def scale(self, scale: float) -> None:
        self.set_text("look/scale", str(scale))

    @property
    def details(self) -> str:
        """Where the details stand: 'right', 'below' or 'off'."""
        return self._one_of("window/details", ["right", "below", "off"], "right")

    @details.setter
    def details(self, where: str) -> None:
        self.set_text("window/details", where)

    @property
    def sidebar(self) -> bool:
        """Whether the sidebar is wanted."""
        return self.text("window/sidebar", "shown") != "hidden"

    @sidebar.setter
    def sidebar(self, shown: bool) -> None:
        self.set_text("window/sidebar", "shown" if shown else "hidden")

    @property
    def facets(self) -> bool:
        """Whether the facets are wanted beside the papers."""
        return self.text("window/facets", "hidden") == "shown"

    @facets.setter
    def facets(self, shown: bool) -> None:
        self.set_text("window/facets", "shown" if shown else "hidden")

    @property
    def place(self) -> Place:
        """The place of the sidebar that was looked at last."""
        kind = self._one_of("window/place", [each.value for each in PlaceKind], PlaceKind.LIBRARY)
        return Place(PlaceKind(kind), self.text("window/place_argument"))

    @place.setter
    def place(self, place: Place) -> None:
        self.set_text("window/place", place.kind.value)
        self.set_text("window/place_argument", place.argument)

    @property
    def place_library(self) -> Path | None:
        """The library that `place` was looked at in; None where it was not kept."""
        kept = self.text("window/place_library")
        return Path(kept) if kept else None

    @place_library.setter
    def place_library(self, path: Path | None) -> None:
        self.set_text("window/place_library", "" if path is None else str(path))

    @property
    def folder(self) -> str:
        """The folder files were chosen from last; empty if none."""
        return self.text("files/folder")

    @folder.setter
    def folder(self, folder: str) -> None:
        self.set_text("files/folder", folder)

    @property
    def recent(self) -> tuple[Path, ...]:
        """Libraries opened before, the newest first."""
        size = self._settings.beginReadArray("files/recent")
        paths = []
        for at in range(min(size, MOST_RECENT)):
            self._settings.setArrayIndex(at)
            paths.append(Path(str(self._settings.value("path"))))
        self._settings.endArray()
        return tuple(paths)

    def add_recent(self, path: Path) -> None:
        """Put a library at the head of the recent ones."""
        paths = [path, *(each for each in self.recent if each != path)][:MOST_RECENT]
        self._write_recent(paths)

    def forget_recent(self, path: Path) -> None:
        """A library that is no longer there."""
        self._write_recent([each for each in self.recent if each != path])

    def sync(self) -> None:
        """Write to disk now."""
        self._settings.sync()

    def _write_recent(self, paths: list[Path]) -> None:
        self._settings.remove("files/recent")
        self._settings.beginWriteArray("files/recent", len(paths))
        for at, path in enumerate(paths):
            self._settings.setArrayIndex(at)
            self._settings.setValue("path", str(path))
        self._settings.endArray()

    def _one_of(self, key: str, known: list[str], default: str) -> str:
        value = self.text(key, default)
        return value if value in known else default

    def _factor(self, key: str) -> float:
        try:
            value = float(self.text(key, "1"))
        except ValueError:
            return 1.0
        return value if 0.5 <= value <= 3.0 else 1.0
