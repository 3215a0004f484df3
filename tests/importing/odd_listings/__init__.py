"""Texts and files that no person makes, and that must cost no reader more than their size."""

from tests.importing.odd_listings.letters import LETTERS
from tests.importing.odd_listings.markup import MARKUP
from tests.importing.odd_listings.packed import PACKED
from tests.importing.odd_listings.references import REFERENCES
from tests.importing.odd_listings.tagged import TAGGED

ODD = {**LETTERS, **TAGGED, **MARKUP, **PACKED, **REFERENCES}
"""By what each is."""
