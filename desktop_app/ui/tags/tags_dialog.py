"""TagsDialog: the tag manager; all tags as a tree, the chosen ones, and those perhaps the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget
from shiboken6 import isValid

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.harmless_text import harmless
from desktop_app.model.like_tags import LikeTags
from desktop_app.model.tag import SEPARATOR, Tag
from desktop_app.services.session import Session
from desktop_app.services.tags.tag_keeping import TagKeeping, TagsKept
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.banner import Banner, BannerKind, BannerStack
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.fitting_scroll import FittingScroll
from desktop_app.ui.controls.keyed_label import KeyedLabel
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.dialogs.undo_link import UndoLink
from desktop_app.ui.look import Look, Text
from desktop_app.ui.tags.like_tag_list import LikeTagList
from desktop_app.ui.tags.tag_nodes import TagNode, TagTree, tag_tree
from desktop_app.ui.tags.tag_page import TagPage
from desktop_app.ui.tags.tag_split import TagSplit
from desktop_app.ui.tags.tag_tree_view import TagTreeView

WIDTH, HEIGHT, SIDE = 940, 640, 360
FOLLOW_SOON = 60
"""Ms after a change of the library until the tags are read again: one reading for many changes."""


class TagsDialog(DialogFrame):
    """Stands beside the window, which can be used meanwhile; follows the library.

    Whatever is done is one step of Undo; what cannot be taken for granted is asked in a bar.
    at: the name of the tag that is chosen at first. chosen: gives the papers chosen in the window.
    """

    papers_wanted = Signal(str)
    """The name of a tag or level: show its papers."""
    rename_begun = Signal(str, str)
    """The name of a tag or level, and the one it is to have: perhaps that of another tag."""

    def __init__(
        self, bridge: Bridge, look: Look, at: str = "", parent: QWidget | None = None,
        chosen: Callable[[], Sequence[int]] = tuple,
    ) -> None:  # fmt: skip
        super().__init__(look, "", parent, side=True)
        self.setWindowTitle(self.tr("Tags"))
        self._bridge = bridge
        self._kept = TagsKept((), {}, {})
        self._wanted = [at] if at else []
        self._open: set[str] = set()
        self._typed = ""
        self._asked_of: list[str] = []
        self._steps = 0
        self.resize(look.px(WIDTH), look.px(HEIGHT))
        if self._side is not None:
            self._side.setFixedWidth(look.px(SIDE))
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(self.tr("Find a tag or an alias"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.field.setClearButtonEnabled(True)
        self.view = TagTreeView(look, self)
        self.side.addWidget(self.field)
        self.side.addWidget(self.view, 1)
        self.says = KeyedLabel(look, "", Text.BODY, "ink2", wrap=True, parent=self)
        self.page = TagPage(look, TagSplit(bridge, look, chosen, self), self)
        self.like_heading = TextLabel(look, "", Text.LABEL, "ink3")
        self.like = LikeTagList(look, self)
        self.bars = BannerStack(look, self)
        self.body.addWidget(self.says)
        self.page_scroll = FittingScroll(self.page, look, self)
        self.body.addWidget(self.page_scroll)
        self.body.addSpacing(look.px(8))
        self.body.addWidget(self.like_heading)
        self.body.addWidget(self.like, 1)
        self.body.addWidget(self.bars)
        self.told = ElidedLabel(look, "", Text.SMALL, "ink2")
        self.undo = UndoLink(look, self, self._undo)
        self.foot.addWidget(self.told)
        self.foot.addWidget(self.undo)
        self.foot.addStretch(1)
        self.add_cancel(self.tr("Close"))
        self.show_papers = self.add_primary(self.tr("Show papers"), key=" ")
        self.show_papers.set_key("")
        self.show_papers.setDefault(False)  # Enter is for the fields
        self.show_papers.setAutoDefault(False)
        self._soon = QTimer(self, singleShot=True, interval=FOLLOW_SOON)
        self._connect()
        self.read()
        self.field.setFocus()

    def _connect(self) -> None:
        self._soon.timeout.connect(self.read)
        self.field.textChanged.connect(lambda _: self._grow())
        self.field.returnPressed.connect(self._go_to_tree)
        self.view.nodes_chosen.connect(self._show_chosen)
        self.view.delete_wanted.connect(self._delete)
        self.view.tags.renamed.connect(self.ask_rename)
        self.page.rename_wanted.connect(lambda name: self.ask_rename(self.view.chosen[0], name))
        self.page.recolour_wanted.connect(self._recolour)
        self.page.alias_wanted.connect(self._add_alias)
        self.page.alias_dropped.connect(self._drop_alias)
        self.page.merge_wanted.connect(self._merge_chosen)
        self.page.delete_wanted.connect(self._delete)
        self.page.split.move_wanted.connect(self._split)
        self.like.merge_wanted.connect(lambda goes, stays: self._merge([goes], stays))
        self.like.different.connect(self._tell_apart)
        self.show_papers.clicked.connect(self._show_papers)
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self.field.setFocus)
        self._bridge.library_changed.connect(self._follow)
        self._bridge.library_opened.connect(lambda _: self.reject())

    # What there is

    def read(self) -> None:
        """Ask for the tags, and then for those that are perhaps one."""
        run, lane = self._bridge.run, Lane.READ

        def tags(session: Session, _: Progress) -> TagsKept:
            return TagKeeping(session.library).read()

        def like(session: Session, _: Progress) -> list[LikeTags]:
            return TagKeeping(session.library).like()

        run("", tags, then=self._take, lane=lane, owner=self, key="tags kept")
        run("", like, then=self._show_like, lane=lane, owner=self, key="like tags")

    def _take(self, kept: TagsKept) -> None:
        self._kept = kept
        self._grow()

    def _grow(self) -> None:
        """The tree of what is typed; off the main thread, for there may be many tags."""
        kept, typed = self._kept, self.field.text()
        self._bridge.run(
            "", lambda *_: (tag_tree(kept, typed), typed), then=self._show_tree,
            lane=Lane.READ, owner=self, key="tag tree",
        )  # fmt: skip

    def _show_tree(self, grown: tuple[TagTree, str]) -> None:
        tree, typed = grown
        lost = {name.casefold() for name in self._wanted}.difference(tree.by_name)
        if typed and lost and any(tag.name.casefold() in lost for tag in self._kept.tags):
            self.field.clear()  # what was just renamed does not fit what was typed for it before
            return
        wanted = self._wanted or [node.name for node in self.view.chosen]
        self._wanted = []
        if not self._typed:
            self._open = self.view.opened()
        self._typed = typed.strip()
        self.view.tags.show_tree(tree)
        self.view.open_levels(self._open, all_levels=bool(self._typed))
        self.view.choose(wanted)
        self._show_chosen()

    def _go_to_tree(self) -> None:
        """From the field to what it found."""
        tree = self.view.tags.tree
        if not self.view.chosen and tree.top:
            word = self._typed.casefold()
            found = [name for name in tree.by_name if word and word in name]
            self.view.choose(found[:1] or [tree.top[0].name])
        self.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_like(self, pairs: list[LikeTags]) -> None:
        self.like_heading.setText(
            self.tr("Perhaps the same tag") + f"  ·  {words.number(len(pairs))}"
            if pairs
            else self.tr("No two tags look like one.")
            if self._kept.tags
            else ""
        )
        with self._keyboard_within(self.like):
            self.like.show_pairs(pairs)

    @contextmanager
    def _keyboard_within(self, part: QWidget) -> Iterator[None]:
        """Where what has the keyboard goes, the tree gets it: not what happens to come next, where
        Enter would delete or merge."""
        held = self.focusWidget()
        within = held is not None and part.isAncestorOf(held)
        yield
        if within and not (isValid(held) and held is not None and held.isVisibleTo(self)):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_chosen(self) -> None:
        nodes, tree = self.view.chosen, self.view.tags.tree
        names = [node.name for node in nodes]
        if names != self._asked_of:
            self._asked_of = names
            self.bars.clear()  # what they ask was about others
        with self._keyboard_within(self.page):
            self.page.show_nodes(nodes)
        self.show_papers.setEnabled(len(nodes) == 1)
        tags = self.tr("tag"), self.tr("tags")
        if len(nodes) == 1:
            self.heading.setText(harmless(nodes[0].name))
            self.says.setText(self._facts(nodes[0]))
        elif nodes:
            self.heading.setText(words.counted(len(nodes), *tags))
            self.says.setText(self.tr("Chosen together: they can be merged, coloured, deleted."))
        elif not tree.tags:
            self.heading.setText(self.tr("No tags yet"))
            self.says.say(
                self.tr("Choose papers and press {key}: what you type is a tag."),
                self.tr("Choose papers and add a tag: what you type is a tag."), key="tags.add",
            )  # fmt: skip
        elif self._typed and not tree.fitting:
            self.heading.setText(self.tr("No tag fits"))
            self.says.setText(self.tr("No name and no alias holds “{text}”.").format(
                text=harmless(self._typed)))  # fmt: skip
        else:
            self.heading.setText(words.counted(tree.fitting, *tags))
            self.says.setText(self.tr("Choose one, or several with Ctrl or Shift."))

    def _facts(self, node: TagNode) -> str:
        facts = [words.papers(node.papers)]
        inside = sum(1 for each in node.inside() if each.tag is not None)
        if inside and node.tag is not None:
            facts = [words.papers(node.tag.papers)]
            facts.append(self.tr("{n} with those inside").format(n=words.number(node.papers)))
        if node.tag is None:
            facts.append(self.tr("no tag itself, only what is inside"))
        elif node.tag.key is not None:
            facts.append(self.tr("key {n}").format(n=node.tag.key))
        return "  ·  ".join(facts)

    def _follow(self, event: LibraryEvent) -> None:
        changes = event.changes
        if changes.everything or changes.tags or changes.structure:
            self._soon.start()
        if self._steps:
            self._tell()  # whatever was done last, here or in the window, is what Undo undoes

    # What is done

    def ask_rename(self, node: TagNode, name: str) -> None:
        """Rename at once; where another tag has the name, ask in a bar whether to merge."""
        clean = SEPARATOR.join(" ".join(part.split()) for part in name.split(SEPARATOR) if part)
        folded = {tag.name.casefold(): tag for tag in self._kept.tags}
        there = folded.get(clean.casefold())
        if there is None or there is node.tag or there.name.casefold() == node.name.casefold():
            self._rename(node, clean)
            return
        sentence = self.tr("There is a tag “{name}” already ({papers}).").format(
            name=harmless(there.name), papers=words.papers(there.papers)
        )
        self.bars.show_banner(
            Banner(
                self.look, BannerKind.AMBER, sentence,
                action=self.tr("Merge the two"), run=lambda: self._rename(node, there.name),
            )
        )  # fmt: skip

    def _rename(self, node: TagNode, name: str) -> None:
        before, tag = node.name, node.tag

        def work(session: Session, progress: Progress) -> None:
            if tag is None:
                session.tags.rename_level(before, name, progress)
            else:
                session.tags.rename(tag.id, name, progress)

        def done() -> None:
            self._wanted = [name]

        self.rename_begun.emit(before, name)
        self._run(self.tr("Rename tag to {name}").format(name=name), work, done)

    def _merge_chosen(self, into: TagNode) -> None:
        if into is not None and into.tag is not None:
            goes = [node.tag for node in self.view.chosen if node.tag and node is not into]
            self._merge(goes, into.tag)

    def _merge(self, goes: Sequence[Tag], stays: Tag) -> None:
        ids, names = [tag.id for tag in goes], [tag.name for tag in goes]

        def work(session: Session, progress: Progress) -> None:
            TagKeeping(session.library).merge(ids, stays.id, progress)

        def done() -> None:
            self._wanted = [stays.name]

        for name in names:
            self.rename_begun.emit(name, stays.name)
        self._run(self.tr("Merge tags into {name}").format(name=stays.name), work, done)

    def _split(self, ids: Sequence[int], name: str) -> None:
        before, page = self.view.chosen[0].name, self.page
        self._run(
            self.tr("Move papers to tag {name}").format(name=name),
            lambda session, it: TagKeeping(session.library).split(ids, before, name, it),
            page.split.name.clear,
        )

    def _tell_apart(self, one: Tag, two: Tag) -> None:
        self._run(
            self.tr("Tell tags apart"),
            lambda session, _: TagKeeping(session.library).tell_apart(one.id, two.id),
        )

    def _recolour(self, hue: int | None) -> None:
        nodes = self.view.chosen
        ids = [node.tag.id for node in nodes if node.tag is not None]
        if ids:
            self._run(
                self.tr("Colour of a tag"),
                lambda session, _: TagKeeping(session.library).recolour(ids, hue),
            )
        elif nodes:
            name = nodes[0].name
            self._run(
                self.tr("Colour of a tag"),
                lambda session, _: session.tags.recolour_level(name, hue),
            )

    def _add_alias(self, name: str) -> None:
        (node,) = self.view.chosen
        if (tag := node.tag) is not None:
            self._run(
                self.tr("Alias of a tag"),
                lambda session, _: TagKeeping(session.library).give_alias(tag.id, name),
            )

    def _drop_alias(self, name: str) -> None:
        self._run(
            self.tr("Alias of a tag"),
            lambda session, _: TagKeeping(session.library).drop_alias(name),
        )

    def _delete(self) -> None:
        nodes = self.view.chosen
        if not nodes:
            return
        if len(nodes) == 1 and nodes[0].tag is not None:
            ids = [nodes[0].tag.id]
        else:
            every = [each for node in nodes for each in (node, *node.inside())]
            ids = sorted({node.tag.id for node in every if node.tag is not None})
        self._run(
            self.tr("Delete tags"), lambda session, progress: session.tags.delete(ids, progress)
        )

    def _run(
        self, title: str, work: Callable[[Session, Progress], object],
        done: Callable[[], object] | None = None,
    ) -> None:  # fmt: skip
        self.bars.clear()

        def then(_: object) -> None:
            self._steps += 1
            if done is not None:
                done()
            self._tell()

        self._bridge.run(title, work, then=then, failed=self._fail, owner=self)

    def _fail(self, error: BaseException) -> None:
        self.bars.show_banner(Banner(self.look, BannerKind.RED, translated(str(error))))

    def _undo(self) -> None:
        if self._steps:
            self._steps -= 1
            self._bridge.run(
                self.tr("Undo"),
                lambda session, progress: session.library.undo(progress),
                then=lambda _: self._tell(),
                owner=self,
            )

    def _tell(self) -> None:
        label = self._bridge.undo_label if self._steps else None
        self.told.setText(translated(label or ""))
        self.undo.setVisible(label is not None)

    def _show_papers(self) -> None:
        nodes = self.view.chosen
        if len(nodes) == 1:
            self.papers_wanted.emit(nodes[0].name)
