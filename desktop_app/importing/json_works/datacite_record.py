"""What DataCite's metadata mean, whether they come as JSON or XML."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from desktop_app.importing.values.marked_text import marked_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text
from desktop_app.model.names import is_organisation

_TYPES = {
    "Audiovisual": "motion_picture",
    "Book": "book",
    "BookChapter": "chapter",
    "ComputationalNotebook": "software",
    "ConferencePaper": "paper-conference",
    "ConferenceProceeding": "book",
    "DataPaper": "article-journal",
    "Dataset": "dataset",
    "Dissertation": "thesis",
    "Image": "graphic",
    "Journal": "periodical",
    "JournalArticle": "article-journal",
    "PeerReview": "review",
    "Preprint": "article",
    "Presentation": "speech",
    "Report": "report",
    "Software": "software",
    "Sound": "song",
    "Standard": "standard",
    "Text": "document",
}
_ROLES = {"Editor": "editor", "Translator": "translator"}
TRANSLATED = "TranslatedTitle"
"""What DataCite calls a title in another language, which stands beside the title."""
_PUBLISHED_IN = ("IsPublishedIn", "IsPartOf")


@dataclass(frozen=True, slots=True)
class Contributor:
    """A creator (without a role) or contributor, as it stands."""

    role: str = ""
    name: str = ""
    given: str = ""
    family: str = ""
    organisation: bool = False


@dataclass(frozen=True, slots=True)
class Related:
    """A work in which this one stands, or that is related to it otherwise."""

    relation: str
    kind: str
    title: str
    further_titles: tuple[str, ...] = ()
    volume: str = ""
    issue: str = ""
    number: str = ""
    first_page: str = ""
    last_page: str = ""
    identifiers: tuple[tuple[str, str], ...] = ()


def read_type(draft: RecordDraft, general: str, special: str, citeproc: str = "") -> None:
    """The CSL type; DataCite's own where it says more."""
    draft.type = _TYPES.get(general, "document" if general or special else None)
    if draft.type == "document" and citeproc and citeproc != "article":
        draft.type = citeproc
    if special and special.casefold() != general.casefold():
        draft.add("genre", marked_text(special))


def read_contributors(
    draft: RecordDraft, creators: Iterable[Contributor], others: Iterable[Contributor]
) -> None:
    """Creators are the authors; editors and translators are named, all others contributors."""
    for person in creators:
        name = _name(person)
        add_name(draft, "author", name)
        _keep_full_name(draft, "creatorName", name, person)
    for person in others:
        name = _name(person)
        _keep_full_name(draft, "contributorName", name, person)
        add_name(draft, _ROLES.get(person.role, "contributor"), name)
        if person.role and person.role not in _ROLES and name:
            draft.keep("contributorType", f"{name}: {person.role}")


def _keep_full_name(draft: RecordDraft, tag: str, name: str, person: Contributor) -> None:
    """Keeps a name that stands beside its parts and says more than these."""
    full = marked_text(person.name)
    if full and sorted(_WORDS.findall(full)) != sorted(_WORDS.findall(name)):
        draft.keep(tag, full)


_WORDS = re.compile(r"\w+")


def _name(person: Contributor) -> str:
    name = marked_text(person.name)
    if person.organisation or not (person.family or "," in name):
        given_first = person.given and person.family
        return name_text(person.family, person.given) if given_first else name_text(literal=name)
    if person.family:
        return name_text(marked_text(person.family), marked_text(person.given))
    if is_organisation(name):
        return name_text(literal=name)
    family, _, given = name.partition(",")
    return name_text(family, given)


def read_related(draft: RecordDraft, related: Iterable[Related]) -> None:
    """Where the work was published; all else that is related is kept as it is told."""
    for one in related:
        for title in one.further_titles:
            draft.keep(f"relatedItem/{one.relation}/title", title)
        if one.relation in _PUBLISHED_IN and not draft.has("venue"):
            draft.add("venue", marked_text(one.title))
            draft.add("volume", one.volume)
            draft.add("issue", one.issue)
            draft.add("number", one.number)
            draft.add("first-page", one.first_page)
            draft.add("last-page", one.last_page)
            for kind, value in one.identifiers:
                if kind in ("ISSN", "ISBN"):
                    draft.add("serial", value, kind)
            continue
        told = [one.title, one.volume, one.issue, one.number, one.first_page, one.last_page]
        text = ", ".join(part for part in told if part)
        draft.keep(f"relatedItem/{one.relation}", text)


def in_language(draft: RecordDraft, languages: list[str]) -> int:
    """Which of several texts is in the language of the work; the first where none says so."""
    own = " ".join(draft.values.get("language", ())).casefold()[:2]
    return next((at for at, name in enumerate(languages) if own and name.casefold()[:2] == own), 0)


def finish(draft: RecordDraft) -> None:
    """A text in a journal is an article, one in a book a chapter."""
    if draft.type in ("document", None) and draft.has("venue") and draft.has("volume"):
        draft.type = "article-journal"
