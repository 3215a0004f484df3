"""Prepared: a record with all that can be worked out of it before the library is asked."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

from desktop_app.matching.keys import blocks_of, keys_and_asked
from desktop_app.matching.proposals import blocks_of as look_blocks
from desktop_app.matching.versions import may_have_versions
from desktop_app.model.record import Record
from desktop_app.store.record_form import RecordForm, form_of

_Whole = tuple[Record, Sequence[str]]


class Prepared:
    """What a process that reads hands over. Most records are of papers of their own, for which
    the form is all that is written: the record itself is unpacked only where it is asked for.

    keys, asked: see matching.keys. look: under which blocks its paper is compared with others, if
    it is of this record alone. has_more: whether it tells of several versions, or brings things of
    the user's own.
    """

    __slots__ = ("_whole", "asked", "form", "has_more", "keys", "look")

    def __init__(
        self,
        form: RecordForm,
        keys: tuple[int, ...],
        asked: tuple[int, ...],
        look: tuple[int, ...],
        has_more: bool,
        whole: _Whole | bytes,
    ) -> None:
        self.form = form
        self.keys = keys
        self.asked = asked
        self.look = look
        self.has_more = has_more
        self._whole = whole

    def __reduce__(self) -> tuple[type[Prepared], tuple[object, ...]]:
        whole = self._whole if isinstance(self._whole, bytes) else pickle.dumps(self._whole, 5)
        form = tuple(self.form)
        return Prepared, (form, self.keys, self.asked, self.look, self.has_more, whole)

    @property
    def record(self) -> Record:
        """The record as it was read."""
        return self._unpacked()[0]

    @property
    def blocks(self) -> Sequence[str]:
        """matching.keys.blocks_of the record."""
        return self._unpacked()[1]

    @property
    def content(self) -> int:
        """content_hash of the record."""
        return self.form[7]

    def _unpacked(self) -> _Whole:
        whole = self._whole
        if isinstance(whole, bytes):
            whole = self._whole = pickle.loads(whole)
        return whole


def prepared(record: Record) -> Prepared:
    """A function of the record alone."""
    blocks = blocks_of(record)
    keys, asked = keys_and_asked(record, blocks)
    return Prepared(
        form_of(record),
        keys,
        asked,
        look_blocks(record.title, record.abstract),
        record.own is not None or may_have_versions(record),
        (record, blocks),
    )
