"""TagKeys: the keys 1 to 9 put their tags on the chosen papers; one without a tag asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from desktop_app.model.tag import Tag
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.view_state import ViewState


class TagKeys(QObject):
    """tags: all tags of the library. ask: opens the field in which a key is given a tag."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        tags: Callable[[], Sequence[Tag]],
        ask: Callable[[int], object],
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._view_state = view_state
        self._tags = tags
        self._ask = ask

    def tag(self, key: int) -> Tag | None:
        """The tag that a key puts on papers."""
        return next((tag for tag in self._tags() if tag.key == key), None)

    def press(self, key: int) -> None:
        """Put its tag on the chosen papers; where all bear it, take it off."""
        chosen, tag = self._view_state.chosen, self.tag(key)
        if not chosen:
            return
        if tag is None:
            self._ask(key)
            return
        title = self.tr("Tag {tags}").format(tags=tag.name)
        self._bridge.run(title, lambda session, _: session.tags.toggle(chosen, tag.id))

    def put(self, name: str, papers: tuple[int, ...]) -> None:
        """Put a tag on papers, as when it is let go on one of them."""
        title = self.tr("Tag {tags}").format(tags=name)
        self._bridge.run(title, lambda session, _: session.tags.add(papers, [name]))

    def give(self, name: str, key: int | None) -> None:
        """Give a tag a key, which no other has then, or take its key away."""
        self._bridge.run(
            self.tr("Key of a tag"), lambda session, _: session.tags.set_key(name, key)
        )
