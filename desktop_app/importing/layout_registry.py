"""LAYOUTS: the table of page layouts, in the order in which they are asked."""

from __future__ import annotations

from desktop_app.importing.layout import Layout
from desktop_app.importing.layouts.abstracts_only import AbstractsOnly
from desktop_app.importing.layouts.aligned_blocks import AlignedBlocks
from desktop_app.importing.layouts.profile_with_abstracts import ProfileWithAbstracts
from desktop_app.importing.layouts.publication_list import PublicationList

LAYOUTS: tuple[Layout, ...] = (
    ProfileWithAbstracts(),
    PublicationList(),
    AbstractsOnly(),
    AlignedBlocks(),
)
"""The last is asked only where no other finds a page."""
