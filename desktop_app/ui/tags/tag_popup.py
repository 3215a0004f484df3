"""TagPopup: a small field at the chosen papers in which tags are put on or taken off by name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.tag import Tag
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.choice_popup import ChoicePopup, PopupChoice
from desktop_app.ui.look import Look
from desktop_app.ui.tags.tag_icon import tag_icon

MOST = 8
WIDTH = 280
BETWEEN_TAGS = ","


class TagPopup(ChoicePopup):
    """Enter does it for all papers in one step of Undo; Tab completes; a comma begins another.

    key: a number key is given the tag as well, which puts it on papers from now on.
    """

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        ids: Sequence[int],
        *,
        remove: bool,
        parent: QWidget,
        key: int | None = None,
    ) -> None:
        super().__init__(look, WIDTH, parent)
        count = words.papers(len(ids))
        heading = (
            self.tr("Remove tags from {papers}") if remove else self.tr("Tag {papers}")
        ).format(papers=count)
        if key is not None:
            heading = self.tr("Which tag is key {key} to put on papers?").format(key=key)
        hint = self.tr("Tag, or several with commas") if key is None else self.tr("Name of a tag")
        self.describe(heading, hint, self.tr("Tags"))
        self._bridge = bridge
        self._ids = tuple(ids)
        self._remove = remove
        self._key = key
        self._borne: list[Tag] = []
        self.field.textChanged.connect(self._complete)
        if remove:
            bridge.run("", self._read_borne, then=self._take_borne, lane=Lane.READ, owner=self)
        self._complete(self.field.text())

    def complete(self, found: str) -> None:
        """Put the name of a tag into the field, for what was typed last."""
        before = self.field.text().rpartition(BETWEEN_TAGS)[0]
        self.field.setText(f"{before}{BETWEEN_TAGS} {found}" if before else found)

    def take(self) -> None:
        """Put the tags on, or take them off, and close."""
        if (found := self.found()) is not None:
            self.complete(found)
        names = [name for part in self.field.text().split(BETWEEN_TAGS) if (name := part.strip())]
        ids = self._ids
        if names and self._remove:
            title = self.tr("Remove {tags}").format(tags=", ".join(names))
            self._bridge.run(title, lambda s, progress: s.tags.remove(ids, names, progress))
        elif names and self._key is not None:
            key, name = self._key, names[0]
            title = self.tr("Key {key} for tag {tag}").format(key=key, tag=name)
            self._bridge.run(title, lambda session, _: _give_key(session, ids, name, key))
        elif names:
            title = self.tr("Tag {tags}").format(tags=", ".join(names))
            self._bridge.run(title, lambda s, progress: s.tags.add(ids, names, progress))
        self.close()

    def _complete(self, text: str) -> None:
        prefix = text.rsplit(BETWEEN_TAGS, 1)[-1].strip()
        if self._remove:
            start = prefix.casefold()
            self._list([tag for tag in self._borne if start in tag.name.casefold()][:MOST])
            return

        def work(session: Session, _: Progress) -> tuple[list[Tag], bool]:
            return session.tags.completions(prefix, MOST), session.tags.means(prefix)

        self._bridge.run(
            "", work, then=lambda found: self._list(*found),
            lane=Lane.READ, owner=self, key="completions",
        )  # fmt: skip

    def _list(self, tags: Sequence[Tag], known: bool = True) -> None:
        """known: whether what is typed means a tag that there is, by its name or by an alias."""
        prefix = self.field.text().rsplit(BETWEEN_TAGS, 1)[-1].strip()
        choices = [PopupChoice(tag_icon(self._look, tag.hue), tag.name, tag.name) for tag in tags]
        if prefix and not known:
            text = self.tr("New tag “{name}”").format(name=prefix)
            choices.append(PopupChoice(self._look.icon("plus"), text, prefix))
        self.show_choices(choices, first=bool(prefix))

    def _read_borne(self, session: Session, progress: Progress) -> list[Tag]:
        counts: dict[tuple[str, int | None], int] = {}
        for row in session.search.rows(self._ids):
            for tag in row.tags:
                counts[tag] = counts.get(tag, 0) + 1
        found = [Tag(0, name, hue, papers) for (name, hue), papers in counts.items()]
        return sorted(found, key=lambda tag: (-tag.papers, tag.name))

    def _take_borne(self, tags: list[Tag]) -> None:
        self._borne = tags
        self._complete(self.field.text())


def _give_key(session: Session, ids: Sequence[int], name: str, key: int) -> None:
    session.tags.set_key(name, key)
    session.tags.add(ids, [name])
