"""KeyedLabel: a text that names keys of actions as the user has them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QShowEvent

from desktop_app.ui.controls.action_key import FollowsKeys, with_keys
from desktop_app.ui.controls.text_label import TextLabel

NO_WORDS: Mapping[str, str] = {}


class KeyedLabel(FollowsKeys, TextLabel):
    """setText() says a text without keys."""

    _said: tuple[str, str, Mapping[str, str], Mapping[str, str]] | None = None

    def say(
        self, text: str, without: str, words: Mapping[str, str] = NO_WORDS, **actions: str
    ) -> None:
        """As with_keys()."""
        self._said = text, without, words, actions
        self.follow_action()

    def setText(self, text: str) -> None:
        """A text in which no key stands."""
        self._said = None
        super().setText(text)

    def follow_action(self) -> None:
        """Name the keys of now."""
        if self._said is not None:
            super().setText(with_keys(self, *self._said))

    def showEvent(self, event: QShowEvent) -> None:
        """It may only now stand in its window."""
        self.follow_action()
        super().showEvent(event)
