"""Which series of listings a listing belongs to: the same page, mailing or file taken again."""

from __future__ import annotations

from pathlib import Path

from desktop_app.model.listing import ListingSummary
from desktop_app.model.whole_text import whole_name
from desktop_app.store.listing_repository import SourceIdentity


def source_of(
    summary: ListingSummary, path: Path | None, *, own_bibliography: bool
) -> SourceIdentity:
    """A page is known by its owner and layout, or else its address; a mail by its format and
    owner (the mailing); a file by where it lies. Pasted text that says nothing of itself is all
    one source."""
    layout = summary.layout or ""
    kind = "page" if summary.layout else "mail" if _is_mail(summary) else "file"
    if summary.owner and not own_bibliography:
        owner = " ".join(summary.owner.split())
        identity = f"{kind}:{summary.format}:{layout}:{owner.casefold()}"
        name = owner
    elif summary.url:
        identity, name = f"address:{summary.url}", summary.name
    elif kind == "mail":
        identity, name = f"mail:{summary.format}:", summary.name
    elif path is not None:
        identity, name = f"file:{whole_name(str(path.absolute()))}", summary.name
    else:
        kind = "paste"
        identity, name = f"paste:{summary.format}:{layout}", "Pasted text"
    return SourceIdentity(identity, name, kind, summary.owner, summary.layout, summary.url)


def _is_mail(summary: ListingSummary) -> bool:
    return "mail" in (summary.format or "")
