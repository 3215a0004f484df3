"""Prompts for tests: they answer what they were told, and keep what they were asked and told."""

from __future__ import annotations

from pathlib import Path


class PromptsInOrder:
    """answers: taken one after the other; none left means the user would rather not."""

    def __init__(self) -> None:
        self.answers: list[object] = []
        self.asked: list[str] = []
        self.filters: list[str] = []
        self.offered: list[str] = []
        self.buttons: list[str] = []
        self.told: list[str] = []
        self.suffix = ""
        self.window = None

    def files_to_open(self, title: str, filters: str = "") -> list[Path]:
        self.filters.append(filters)
        return self._answer(title) or []

    def file_to_open(self, title: str, filters: str = "") -> Path | None:
        return self._answer(title)

    def folder_to_open(self, title: str) -> Path | None:
        return self._answer(title)

    def file_to_save(
        self, title: str, name: str, suffix: str = "", filters: str = ""
    ) -> Path | None:
        self.suffix = suffix
        return self._answer(title)

    def name(self, title: str, label: str, start: str = "", *, button: str) -> str | None:
        self.buttons.append(button)
        return self._answer(title)

    def choice(self, title: str, label: str, options: list[str], *, button: str) -> int | None:
        self.buttons.append(button)
        self.offered = options
        return self._answer(title)

    def sure(self, question: str, consequence: str, button: str) -> bool:
        self.told.append(consequence)
        return bool(self._answer(question))

    def _answer(self, title: str):
        self.asked.append(title)
        return self.answers.pop(0) if self.answers else None
