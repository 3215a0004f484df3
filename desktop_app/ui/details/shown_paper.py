"""Shown: a paper with all that its page tells, as it is read off the main thread."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.model.duplicate import PossibleTwin
from desktop_app.services.session import Session

if TYPE_CHECKING:
    from desktop_app.model.attachment import Attachment
    from desktop_app.model.paper import Paper
    from desktop_app.model.provenance import Provenance
    from desktop_app.services.papers.version_service import PaperVersion


@dataclass(frozen=True, slots=True)
class Shown:
    """tags: (name, hue). files: (file, whether it is there). lists: (id, name) of the reading
    lists in which it stands. twins: papers that may be the same, the likeliest first."""

    paper: Paper
    tags: tuple[tuple[str, int | None], ...]
    origins: tuple[Provenance, ...]
    files: tuple[tuple[Attachment, bool], ...] = ()
    lists: tuple[tuple[int, str], ...] = ()
    versions: tuple[PaperVersion, ...] = ()
    twins: tuple[PossibleTwin, ...] = ()


def read_shown(
    session: Session, paper_id: int, tags: tuple[tuple[str, int | None], ...]
) -> Shown | None:
    """On the reading lane; None where the paper is gone."""
    paper = session.search.paper(paper_id)
    if paper is None:
        return None
    return Shown(
        paper,
        tags,
        tuple(session.search.provenance(paper_id)),
        tuple((one, os.path.exists(one.path)) for one in session.attachments.of([paper_id])),
        tuple(session.lists.lists_of(paper_id)),
        tuple(session.versions.of(paper_id)) if paper.versions else (),
        session.search.possible_twins(paper_id),
    )
