"""Remarks with which this program's own exports say what their format cannot, read back."""

from __future__ import annotations

import re

from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.model.display_name import display_name

_CUT = re.compile(
    r"Author list incomplete in the source(?:: \d+ of (\d+) named)?(?:; .+ added after them)?\."
)
_OTHERS_CUT = re.compile(r"([A-Z][a-z-]+) list incomplete in the source\.")
_OWNERS = re.compile(r"Listed on the page of (.+); the place among the authors is not known\.")
_UNTITLED = "No title in the source."
END_MARK = " […]"


def may_be_remark(note: str) -> bool:
    """Whether a note is perhaps such a remark; quick."""
    return note.endswith(".") and ("in the source" in note or note.startswith("Listed on "))


def read_remark(draft: RecordDraft, note: str) -> bool:
    """Whether a note is such a remark; what it says is then in the draft. People come before."""
    if note == _UNTITLED:
        return True
    if match := _CUT.fullmatch(note):
        draft.authors_cut = True
        draft.author_total = int(match[1]) if match[1] else None
        return True
    if (match := _OTHERS_CUT.fullmatch(note)) and draft.values.get(role := match[1].lower()):
        draft.cut(role)
        return True
    if match := _OWNERS.fullmatch(note):
        owners = tuple(match[1].split(" and "))
        authors = draft.values.get("author", [])
        if [display_name(name) for name in authors[-len(owners) :]] == list(owners):
            del authors[-len(owners) :]
            draft.attributed_to = owners
            return True
    return False


def without_end_mark(draft: RecordDraft) -> None:
    """Takes the mark of a cut abstract off its end."""
    abstract = draft.values.get("abstract")
    if abstract and abstract[-1].endswith(END_MARK):
        abstract[-1] = abstract[-1].removesuffix(END_MARK)
        draft.abstract_cut = True
