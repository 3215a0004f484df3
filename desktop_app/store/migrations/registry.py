"""STEPS: the schema steps in order, by module name, so that naming them loads none of them."""

from __future__ import annotations

STEPS: tuple[str, ...] = (
    "m0001_initial",
    "m0002_blocks_and_orders",
    "m0003_source_series",
    "m0004_words",
    "m0005_crowded_keys",
    "m0006_word_beginnings",
    "m0007_saved_searches",
    "m0008_tag_keys",
    "m0009_parts_of_texts",
    "m0010_author_spellings",
    "m0011_steps_of_one",
    "m0012_tag_aliases",
    "m0013_order_codes",
    "m0014_typed_papers",
    "m0015_own_days",
    "m0016_narrow_subjects",
    "m0017_quick_notes",
    "m0018_papers_together",
    "m0019_narrow_orders",
    "m0020_paper_changes",
)
"""Each is a module of this package with create(database); a library's user_version counts them.

One that goes over all papers has A_PAPER: how many instructions of SQLite it takes for each of
them, so that it can be told how far it is.
"""

SCHEMA_VERSION = len(STEPS)
