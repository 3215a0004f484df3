"""LAYOUTS: the table of page layouts, in the order in which they are asked."""

from __future__ import annotations

from desktop_app.importing.layout import Layout
from desktop_app.importing.layouts.abstracts_only import AbstractsOnly
from desktop_app.importing.layouts.aligned_blocks import AlignedBlocks
from desktop_app.importing.layouts.bulleted_papers import BulletedPapers
from desktop_app.importing.layouts.loose_blocks import LooseBlocks
from desktop_app.importing.layouts.profile_with_abstracts import ProfileWithAbstracts
from desktop_app.importing.layouts.publication_list import PublicationList
from desktop_app.importing.layouts.titles_only import TitlesOnly

LAYOUTS: tuple[Layout, ...] = (
    ProfileWithAbstracts(),
    PublicationList(),
    AbstractsOnly(),
    AlignedBlocks(),
    LooseBlocks(),
    BulletedPapers(),
    TitlesOnly(),
)
TOGETHER = 3
"""So many are asked of every text; each of the others only where none before finds a page."""
