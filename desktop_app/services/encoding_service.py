"""Encodings: the one a listing is read in, how sure that is, and what others would make of it.

To read a listing in another one, give `replace(item, encoding=preview.encoding)` to read_listing or
to an import.
"""

from __future__ import annotations

from desktop_app.importing.encoding import decode
from desktop_app.importing.encoding_previews import KNOWN, previews
from desktop_app.importing.text_source import listing_bytes
from desktop_app.model.text_encoding import EncodingOffer
from desktop_app.services.read_service import ListingInput


def known_encodings() -> tuple[tuple[str, str], ...]:
    """(codec name, title for people) of all encodings on offer, in the order of a menu."""
    return KNOWN


def encodings_of(item: ListingInput) -> EncodingOffer:
    """What a listing's bytes may be in: see EncodingOffer. Reads the file anew; may take 0.3 s.

    Raises UnreadableListing for a file that is gone, or holds no text.
    """
    data = item.data if item.path is None else listing_bytes(item.path)
    if data is None:
        return EncodingOffer(None, None)
    decoded = decode(data, item.name, item.encoding)
    return EncodingOffer(decoded.encoding, decoded.reason, previews(data, decoded.encoding))
