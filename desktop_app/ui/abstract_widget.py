"""AbstractWidgetType: the class of widgets of which kinds alone can be made, once they add all."""

from __future__ import annotations

from abc import ABCMeta
from typing import Any

from PySide6.QtWidgets import QWidget


class AbstractWidgetType(ABCMeta, type(QWidget)):  # type: ignore[misc]
    """For `metaclass=`: Qt's classes have one of their own, which knows of no abstract methods."""

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        """Raises TypeError where a method is still abstract, as of any such class."""
        if cls.__abstractmethods__:
            lacking = ", ".join(sorted(cls.__abstractmethods__))
            raise TypeError(f"{cls.__name__} lacks {lacking}")
        return super().__call__(*args, **kwargs)
