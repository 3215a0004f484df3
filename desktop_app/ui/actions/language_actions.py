"""Which language the window speaks; each is named in itself."""

from __future__ import annotations

from desktop_app.ui.actions.action import ActionSpec
from desktop_app.ui.language import Language


def _language(language: Language, text: str) -> ActionSpec:
    return ActionSpec(
        f"language.{language.name.lower()}", text,
        lambda context: context.window.set_language(language),
        checked=lambda context: context.settings.language is language,
    )  # fmt: skip


LANGUAGE_ACTIONS = (
    _language(Language.SYSTEM, "As the &system's language"),
    _language(Language.ENGLISH, "&English"),
    _language(Language.CHINESE, "简体中文 (&C)"),
)
