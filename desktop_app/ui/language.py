"""Language: what the window speaks, and the translators that make it so."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from desktop_app.paths import resource_folder

SIMPLIFIED = ("zh-hans", "zh-cn", "zh-sg", "zh-my")


class Language(StrEnum):
    """SYSTEM: the first of the desktop's languages that there is, or else English."""

    SYSTEM = "system"
    ENGLISH = "en"
    CHINESE = "zh_CN"


def spoken(wanted: Language, wishes: Sequence[str]) -> Language:
    """English or Chinese. wishes: the desktop's languages as BCP 47 tags, the dearest first."""
    if wanted is not Language.SYSTEM:
        return wanted
    for wish in wishes:
        tag = wish.lower().replace("_", "-")
        if tag == "zh" or tag.startswith(SIMPLIFIED):
            return Language.CHINESE
        if tag.split("-")[0] == "en":
            return Language.ENGLISH
    return Language.ENGLISH


def in_every_language(context: str, text: str) -> tuple[str, ...]:
    """A text of the program in English and in its translations, whatever is spoken now."""
    said = (each.translate(context, text) for each in _own_translators())
    return (text, *(other for other in said if other))


@cache
def _own_translators() -> tuple[QTranslator, ...]:
    """Of the program's own words; read once, from a file that is mapped."""
    made = []
    for language in Language:
        translator = QTranslator()
        if translator.load(f"paperfold_{language.value}", _own_folder()):
            made.append(translator)
    return tuple(made)


def _own_folder() -> str:
    return str(resource_folder() / "translations")


class Speech:
    """The translators of an application: of the program's own words, and of Qt's dialogs."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language = Language.ENGLISH
        """The one that is spoken."""

    def speak(self, wanted: Language) -> None:
        """All text asked for from now on is in this language; what is shown stays as it is."""
        while self._installed:
            self._app.removeTranslator(self._installed.pop())
        system = QLocale.system()
        language = self.language = spoken(wanted, system.uiLanguages())
        own = QLocale(language.value)
        # Names of months and the like: of the desktop's own kind of that language, if it has one.
        QLocale.setDefault(system if system.language() == own.language() else own)
        if language is Language.ENGLISH:
            return
        for name, folder in (
            ("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
            ("paperfold", _own_folder()),
        ):
            translator = QTranslator()
            if translator.load(f"{name}_{language.value}", folder):
                self._app.installTranslator(translator)
                self._installed.append(translator)
