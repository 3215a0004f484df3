"""LAYOUTS: the table of page layouts, in the order in which they are asked."""

from __future__ import annotations

from desktop_app.importing.layout import Layout
from desktop_app.importing.layouts.abstracts_only import AbstractsOnly
from desktop_app.importing.layouts.aligned_blocks import AlignedBlocks
from desktop_app.importing.layouts.loose_blocks import LooseBlocks
from desktop_app.importing.layouts.profile_with_abstracts import ProfileWithAbstracts
from desktop_app.importing.layouts.publication_list import PublicationList

LAYOUTS: tuple[Layout, ...] = (
    ProfileWithAbstracts(),
    PublicationList(),
    AbstractsOnly(),
    AlignedBlocks(),
    LooseBlocks(),
)
TOGETHER = 3
"""So many are asked of every text; each of the others only where none before finds a page."""
