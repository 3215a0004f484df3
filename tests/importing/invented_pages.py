"""Pages of invented papers in the three layouts, and what every reading of a text must keep."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields

from desktop_app.importing.lines.page_line import folded
from desktop_app.importing.values.cut_mark import without_cut_mark
from desktop_app.importing.values.plain_value import plain_value
from desktop_app.jobs.progress import Progress
from desktop_app.markup.latex import to_unicode
from desktop_app.model.record import Record
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing

_MARKDOWN = re.compile(r"!?\[([^\[\]]*)\]\([^()\s]*\)|[*_`]+")
OWNER = "Oda Merrivale"


@dataclass(frozen=True)
class Invented:
    title: str
    authors: str
    abstract: str
    source: str = "arXiv2024"
    subjects: tuple[str, ...] = ("cs.LG↗",)


KITES = Invented(
    "Kites that Steer Themselves: Learning to Fly on Two Lines",
    "Oda Merrivale, Jun Tarkowski, Lise van den Akker +4",
    "A kite on two lines has more ways to fall than to fly. We train a controller in a simulator "
    "of our own and move it to a real kite with one afternoon of wind. The controller holds the "
    "kite in gusts of up to 14 metres per second and recovers from $83\\%$ of all stalls, where a "
    "person with a year of practice recovers from about half of them.",
)
GLASS = Invented(
    "Is Old Glass Slower? Relaxation over Nine Decades",
    "Jun Tarkowski",
    "Window glass does not flow at room temperature, but it does relax. We heat panes of known age "
    "and measure the heat that they give back. Over nine decades in time the relaxation follows a "
    "stretched exponential with $\\beta = 0.43$, and panes from the eighteenth century are no "
    "exception. Our results settle an old question of museum guides.",
    "DBLP2019",
    ("cond-mat.soft↗", "physics.hist-ph↗"),
)
MOSS = Invented(
    "Mapping Moss from the Air",
    "Lise van den Akker, Oda Merrivale",
    "Moss stores water and tells much about a forest. We present a survey of 300 square kilometres "
    "made by four drones in two weeks, and a classifier that knows eleven kinds of moss by their "
    "colour and texture alone. It agrees with botanists in nine cases out of ten. The maps and the "
    "pictures are free to use.",
    "OpenReview2023",
    ("eess.IV",),
)
QUEUES = Invented(
    "Short Queues, Long Tails",
    "Per Nakagawa-Lund, Oda Merrivale, Jun Tarkowski",
    "Waiting times in a cluster have long tails even where queues are short. In this paper we "
    "trace the tails to retries that arrive together, and show that a random pause before each "
    "retry shortens the worst waits eightfold at no cost to the median. The effect follows from a "
    "simple model with two parameters, which we fit to traces from three sites.",
    "arXiv2022",
    ("cs.PF↗", "math.PR↗"),
)
ALL = (KITES, GLASS, MOSS, QUEUES)


def profile(
    entries: tuple[Invented, ...] = ALL, owner: str = OWNER, claim: str = "At least 9 records"
) -> str:
    lines = [
        "arXiv subjects",
        owner,
        f"Publications and source records attributed to {owner}.",
        f"{claim}Linked to original sources",
    ]
    for entry in entries:
        lines += [entry.source, entry.title, entry.abstract, *entry.subjects]
    return "\n\n".join(line for line in lines if line)


def cut(text: str, length: int, mark: str) -> str:
    return text if len(text) <= length else text[:length].rstrip() + mark


def publications(
    entries: tuple[Invented, ...] = ALL, heading: str | None = None, mark: str = "…"
) -> str:
    lines = [f"Publications ({len(entries)})" if heading is None else heading]
    for entry in entries:
        lines += [entry.title, entry.authors, cut(entry.abstract, 180, mark)]
    return "\n".join(line for line in lines if line)


def abstracts(
    entries: tuple[Invented, ...] = ALL, owner: str = OWNER, mark: str = "...", length: int = 200
) -> str:
    return "\n\n".join([owner, *(cut(entry.abstract, length, mark) for entry in entries)])


def read(text: str, format_id: str | None = None, html: str | None = None) -> Reading:
    """A text read as a paste; all that holds for any reading is checked on the way."""
    item = ListingInput(None, text, html, "pasted")
    reading = read_listing(item, format_id, Progress())
    if reading.summary.error is None:
        check_promises(reading, links=html or "")
    return reading


def check_promises(reading: Reading, *, links: str = "") -> None:
    """Every line is spoken for, and every value stands in its record's own lines (or its links)."""
    assert reading.text is not None
    lines = reading.text.split("\n")
    spoken = {problem.line for problem in reading.summary.problems}
    for place in (*reading.records, *reading.summary.passed_over):
        assert 1 <= place.line <= place.end_line <= len(lines)
        spoken.update(range(place.line, place.end_line + 1))
    shown = [n for n, line in enumerate(lines, 1) if folded(line).strip("> ")]
    assert [n for n in shown if n not in spoken] == []
    for record in reading.records:
        assert record.source == reading.summary.name
        check_nothing_invented(record, lines, links)


def check_nothing_invented(record: Record, lines: list[str], links: str) -> None:
    """The normalisation: white space and quote marks off, LaTeX set, brackets of affiliations off,
    inline tags of HTML and Markdown's marks off, dashes as one.

    Counts and dates are looked at elsewhere; an arXiv id leaves out the subject class.
    """
    own_lines = [re.sub("^(?:> ?)+", "", x) for x in lines[record.line - 1 : record.end_line]]
    own = " ".join([*own_lines, *lines[record.line - 1 : record.end_line]])
    bare = own
    for _ in range(4):
        bare = re.sub(r"\([^()]*\)", " ", bare)
    unmarked = _MARKDOWN.sub(lambda match: match[1] or "", own)
    forms = (own, to_unicode(folded(own)), bare, to_unicode(folded(bare)), plain_value(own))
    forms += (unmarked, to_unicode(folded(unmarked)), plain_value(unmarked))
    plain = "".join(squeezed(form) for form in (*forms, links))
    if record.arxiv_id is not None:
        assert all(part in plain for part in record.arxiv_id.split("/"))
    for name in ("title", "abstract", "venue", "doi"):
        value = getattr(record, name)
        if value is not None:
            whole = any(
                of_whole_lines(value, each)
                for each in (own_lines, lines[record.line - 1 : record.end_line])
            )
            assert squeezed(value) in plain or whole, (name, value)
    values = [*record.authors, *record.subjects, *record.urls]
    if record.year is not None:  # mails of 1992 write '92'
        assert str(record.year) in plain or f" {record.year % 100:02} " in own
    for mapping in (record.fields, record.extra):
        for value in mapping.values():
            values += [value] if isinstance(value, str) else value
    for value in values:
        assert squeezed(value).replace(",", "") in plain.replace(",", ""), value
    assert {field.name for field in fields(record)} >= record.guessed


def of_whole_lines(value: str, lines: list[str]) -> bool:
    """Whether a value is some of the lines in their order, those between passed over."""
    rest = squeezed(value)
    for line in lines:
        kept = folded(line)
        forms = (to_unicode(kept), to_unicode(f"{kept} "), without_cut_mark(kept)[0])
        found = [text for text in map(squeezed, forms) if text and rest.startswith(text)]
        if found:
            rest = rest[len(max(found, key=len)) :]
    return not rest


def squeezed(text: str) -> str:
    return "".join(folded(text).split()).casefold().replace("–", "-").replace("−", "-")
