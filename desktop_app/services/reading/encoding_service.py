"""Encodings: the one a listing is read in, how sure that is, and what others would make of it.

To read a listing in another one, give `replace(item, encoding=preview.encoding)` to read_listing or
to an import.
"""

from __future__ import annotations

from desktop_app.importing.decoding.encoding import decode
from desktop_app.importing.decoding.encoding_previews import KNOWN, previews
from desktop_app.importing.mail.sources import chief_part, decoded_part
from desktop_app.importing.mail.tree import is_packed_mail, messages_of
from desktop_app.model.text_encoding import EncodingOffer
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.reading.listing_texts import bytes_of


def known_encodings() -> tuple[tuple[str, str], ...]:
    """(codec name, title for people) of all encodings on offer, in the order of a menu."""
    return KNOWN


def encodings_of(item: ListingInput) -> EncodingOffer:
    """What a listing's bytes may be in: see EncodingOffer. Reads the file anew; may take 0.3 s.

    Of a mail it is the encoding of its first part that has letters beyond ASCII.
    Raises UnreadableListing for a file that is gone, or holds no text.
    """
    data = bytes_of(item)
    if data is None:
        return EncodingOffer(None, None)
    if is_packed_mail(data) and (part := chief_part(messages_of(data))) is not None:
        data, decoded = part.data, decoded_part(part, item.encoding)
    else:
        decoded = decode(data, item.name, item.encoding)
    return EncodingOffer(decoded.encoding, decoded.reason, previews(data, decoded.encoding))
