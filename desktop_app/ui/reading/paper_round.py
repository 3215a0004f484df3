"""PaperRound: the papers that are gone through one at a time, as they stood when that began."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from desktop_app.model.paper_row import PaperRow, Status, Triage


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a round. rated, tagged, marked: papers given stars, tags or a status in it."""

    papers: int
    kept: int
    dismissed: int
    left: int
    tagged: int = 0
    rated: int = 0
    marked: dict[Status, int] = field(default_factory=dict)


class PaperRound:
    """ids stay as they are, whatever becomes of the papers: one can always go back.

    deciding: the papers wait in the Inbox, and each is to be kept or dismissed.
    """

    def __init__(self, ids: Sequence[int], at: int, *, deciding: bool, name: str) -> None:
        self.ids = tuple(ids)
        self.at = max(0, min(at, len(self.ids) - 1))
        self.deciding = deciding
        self.name = name
        self.ended = False
        """Whether the end is in sight, after the last paper."""
        self.decided: dict[int, Triage] = {}
        self._places = {paper: place for place, paper in enumerate(self.ids)}
        self._first: dict[int, PaperRow] = {}

    def __contains__(self, paper_id: int) -> bool:
        return paper_id in self._places

    @property
    def paper(self) -> int:
        """The id of the one in sight, or last in sight."""
        return self.ids[self.at]

    @property
    def left(self) -> int:
        """How many are not decided on."""
        return len(self.ids) - len(self.decided)

    def count(self, triage: Triage) -> int:
        """How many were kept, or dismissed."""
        return sum(1 for each in self.decided.values() if each is triage)

    def step(self, steps: int) -> bool:
        """Go on or back; False where there is no paper. Past the last one stands the end."""
        if self.ended:
            if steps > 0:
                return False
            self.ended = False
            return True
        if self.at + steps < 0:
            return False
        if self.at + steps >= len(self.ids):
            self.ended = self.deciding
            return self.ended
        self.at += steps
        return True

    def go_to(self, paper_id: int) -> bool:
        """Go to a paper of the round; False where it is not one."""
        place = self._places.get(paper_id)
        if place is None:
            return False
        self.at, self.ended = place, False
        return True

    def decide(self, triage: Triage) -> None:
        """Decide on the paper in sight, and go to the next that is not decided on.

        Where none follows, the end comes in sight: those passed over are told there.
        """
        self.take(self.paper, triage)
        self.ended = not self._go_to_open(range(self.at + 1, len(self.ids)))

    def begin_with_open(self) -> bool:
        """Go to the first paper that is not decided on; False where there is none."""
        found = self._go_to_open(range(len(self.ids)))
        self.ended = not found
        return found

    def take(self, paper_id: int, triage: Triage) -> None:
        """What is decided on a paper now; INBOX: nothing, as after Undo."""
        if triage is Triage.INBOX:
            self.decided.pop(paper_id, None)
        elif paper_id in self._places:
            self.decided[paper_id] = triage

    def next_ones(self, ahead: int, behind: int) -> list[int]:
        """The papers around the one in sight, in the order in which they are likely wanted."""
        after = self.ids[self.at + 1 : self.at + 1 + ahead]
        before = self.ids[max(0, self.at - behind) : self.at]
        return [self.paper, *after, *reversed(before)]

    def see(self, row: PaperRow) -> None:
        """How a paper was when it was first seen in this round."""
        self._first.setdefault(row.id, row)

    @property
    def seen(self) -> tuple[int, ...]:
        """Papers that were seen, in the order of the round."""
        return tuple(paper for paper in self.ids if paper in self._first)

    def outcome(self, rows: Sequence[PaperRow]) -> Outcome:
        """What came of it. rows: how the papers seen are now."""
        tagged = rated = 0
        marked: dict[Status, int] = {}
        for row in rows:
            first = self._first.get(row.id, row)
            tagged += bool(set(row.tags) - set(first.tags))
            rated += row.rating is not None and row.rating != first.rating
            if row.status is not first.status and row.status is not Status.UNREAD:
                marked[row.status] = marked.get(row.status, 0) + 1
        kept, dismissed = self.count(Triage.KEPT), self.count(Triage.DISMISSED)
        return Outcome(len(self.ids), kept, dismissed, self.left, tagged, rated, marked)

    def _go_to_open(self, places: range) -> bool:
        for place in places:
            if self.ids[place] not in self.decided:
                self.at = place
                return True
        return False
