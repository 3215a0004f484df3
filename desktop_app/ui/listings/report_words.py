"""What an import brought, in plain words: the sentences of the report page and of its copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop_app.model.import_report import FileReport, ImportReport
from desktop_app.ui import words
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.listings import report_ledger
from desktop_app.ui.sources import source_words

RULES = {
    "doi": "by DOI",
    "arxiv": "by arXiv id",
    "pmid": "by PubMed id",
    "title-author": "by title and author",
    "title-abstract": "by title and abstract",
    "place": "by journal, volume and page",
    "title-year": "by title and year",
    "title": "by title alone",
    "abstract": "by the beginning of the abstract",
    "decision": "because you said so",
    "entry": "as the same entry of the page",
}

MOST_NAMED = 4
"""Listings that a sentence names."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One line of what is known: of `total` papers, `whole` have it and `part` have some of it."""

    label: str
    whole: int
    part: int
    total: int
    text: str


def heading(report: ImportReport) -> str:
    """'Import of four files', or what it was that brought nothing."""
    if report.nothing_new:
        return _tr("Nothing new")
    if len(report.files) == 1:
        return _tr("Import of {file}").format(file=report.files[0].summary.name)
    return _tr("Import of {files}").format(files=words.files(len(report.files)))


def meta(report: ImportReport) -> str:
    """When, how long, and where the papers went."""
    parts = [words.moment(report.at), _tr("{seconds} s").format(seconds=f"{report.seconds:.1f}")]
    if report.new:
        parts.append(_tr("added to {place}").format(place=_place(report.destination)))
    return " · ".join(parts)


def figures(report: ImportReport) -> list[tuple[str, str]]:
    """(number, label) of the large figures."""
    return [
        (words.number(report.entries), _tr("entry read") if report.entries == 1
         else _tr("entries read")),
        (words.number(report.papers), _tr("paper") if report.papers == 1
         else _tr("different papers")),
        (words.number(report.new), _tr("new in your library")),
        (words.number(report.held), _tr("you had already")),
    ]  # fmt: skip


def story(report: ImportReport) -> str:
    """What was joined, and that nothing was made up."""
    sentences = []
    if report.nothing_new:
        sentences.append(_nothing_new(report))
    joined = sum(count for _, count in report.joined)
    if joined:
        rules = [
            _tr("{number} {rule}").format(
                number=words.number(count), rule=_tr(RULES.get(rule, rule))
            )
            for rule, count in report.joined
        ]
        if len(report.files) > 1:
            begin = _tr("The same paper often stood in more than one file:")
        else:
            begin = _tr("Some papers were there before, or stood twice:")
        entries = words.counted(joined, _tr("entry was"), _tr("entries were"))
        if len(report.joined) == 1:
            rule = _tr(RULES.get(report.joined[0][0], report.joined[0][0]))
            told = _tr("{begin} {entries} joined with another one {rule}.")
        else:
            rule = words.listed(rules)
            told = _tr("{begin} {entries} joined with another one, {rule}.")
        sentences.append(told.format(begin=begin, entries=entries, rule=rule))
    if report.united:
        papers = words.counted(report.united, _tr("paper of your library was"),
                               _tr("papers of your library were"))  # fmt: skip
        sentences.append(_tr("{papers} found to be one with another.").format(papers=papers))
    if report.taken_apart:
        papers = words.counted(report.taken_apart, _tr("paper was"), _tr("papers were"))
        sentences.append(
            _tr("{papers} taken apart again: a new entry made it doubtful.").format(papers=papers)
        )
    if report.entries and not report.nothing_new:
        sentences.append(_tr("What the pages did not say was left empty."))
    return words.sentences(sentences)


def _nothing_new(report: ImportReport) -> str:
    first = min(file.first_imported or report.at for file in report.files)
    if len(report.files) == 1:
        begin = _tr("This very text was imported on {day}.")
    else:
        begin = _tr("The same texts were imported before, first on {day}.")
    told = begin.format(day=words.moment(first))
    return words.sentences([told, _tr("Your library was not changed.")])


def bars(report: ImportReport) -> list[Bar]:
    """What is known of the papers, as lines to draw."""
    total = report.papers
    if not total:
        return []
    without = total - report.abstracts_whole - report.abstracts_cut
    no_authors = total - report.authors_whole - report.authors_cut
    return [
        Bar(_tr("Abstracts"), report.abstracts_whole, report.abstracts_cut, total,
            _split(report.abstracts_whole, report.abstracts_cut, without)),
        Bar(_tr("Author lists"), report.authors_whole, report.authors_cut, total,
            _split(report.authors_whole, report.authors_cut, no_authors)),
        Bar(_tr("Years"), report.years, 0, total,
            _tr("{number} known").format(number=words.number(report.years))),
        Bar(_tr("Identifiers"), report.identified, 0, total,
            _tr("{number} with arXiv id or DOI").format(number=words.number(report.identified))),
    ]  # fmt: skip


def _split(whole: int, cut: int, without: int) -> str:
    parts = [(whole, _tr("whole")), (cut, _tr("cut")), (without, _tr("without"))]
    return words.row(f"{words.number(count)} {word}" for count, word in parts)


def incomplete(file: FileReport) -> str:
    """A page that claims more than was read: what it says, what was found, what to do."""
    claim = file.summary.claimed
    assert claim is not None
    least = _tr("at least ") if claim.at_least else ""
    return _tr(
        "{file} says it has {least}{claimed}; {found} were found. "
        "Scroll the page to its end and copy it again."
    ).format(
        file=file.summary.name,
        least=least,
        claimed=words.number(claim.count),
        found=words.number(file.summary.records),
    )


def not_added(files: Sequence[FileReport]) -> tuple[str, str]:
    """(what stands above, the sentence below) of listings that wait or were passed over."""
    one, many = _tr("listing was not added"), _tr("listings were not added")
    said = [
        _tr("{file} ({entries})").format(
            file=file.summary.name,
            entries=words.counted(file.summary.left_out, _tr("entry"), _tr("entries")),
        )
        for file in files[:MOST_NAMED]
    ]
    if len(files) > MOST_NAMED:
        said.append(_tr("{number} more").format(number=words.number(len(files) - MOST_NAMED)))
    told = _tr("Read, but not added to your library: {listings}.")
    return words.counted(len(files), one, many), told.format(listings=words.listed(said))


def against_last_copy(file: FileReport) -> str:
    """'2 new, 1 changed, 1 gone since 29 October', or what a mail announces; '' for nothing."""
    parts = []
    if file.last_copy is not None:
        parts.append(_tr("{number} new").format(number=words.number(file.appeared)))
        if file.changed:
            parts.append(_tr("{number} changed").format(number=words.number(file.changed)))
        if file.gone:
            parts.append(_tr("{number} gone").format(number=words.number(file.gone)))
    if file.replaced:
        parts.append(_tr("{number} replaced").format(number=words.number(file.replaced)))
    if file.cross_listed:
        parts.append(_tr("{number} cross-listed").format(number=words.number(file.cross_listed)))
    said = words.row(parts)
    if file.last_copy is None:
        return said
    return _tr("{what} since {day}").format(what=said, day=words.day_and_month(file.last_copy))


def layout(file: FileReport) -> str:
    """What kind of listing a file was, in words; '–' where nothing was read."""
    known = file.summary.layout or file.summary.format
    return "–" if known is None else words.layout(known)


def problems(file: FileReport) -> str:
    """The last column of a file's line: what the user should know, or 'none'."""
    summary = file.summary
    if summary.error:
        return translated(summary.error)
    if file.not_added:
        return _tr("not added")
    if file.first_imported is not None:
        return _tr("imported before, on {day}").format(day=words.day_and_month(file.first_imported))
    said = []
    if summary.incomplete and summary.claimed is not None:
        least = _tr("at least ") if summary.claimed.at_least else ""
        said.append(_tr("claims {least}{number}").format(least=least, number=summary.claimed.count))
    if len(summary.problems) == 1:
        problem = summary.problems[0]
        reason = translated(problem.reason)
        said.append(_tr("line {line}: {reason}").format(line=problem.line, reason=reason))
    elif summary.problems:
        said.append(words.counted(len(summary.problems), _tr("problem"), _tr("problems")))
    return words.row(said) or no_problem()


def no_problem() -> str:
    """What stands in that column where there is nothing to know."""
    return _tr("none")


def as_text(report: ImportReport) -> str:
    """The whole report as plain text, for the clipboard."""
    lines = [heading(report), meta(report), ""]
    lines += [f"{number} {label}" for number, label in figures(report)]
    lines += ["", story(report), ""]
    lines += [f"{bar.label}: {bar.text}" for bar in bars(report)]
    for file in report.files:
        if file.summary.incomplete:
            lines += ["", incomplete(file)]
    lines.append("")
    for file in report.files:
        entries = words.counted(file.summary.records, _tr("entry"), _tr("entries"))
        told = _tr("{file}: {entries}; problems: {problems}")
        lines.append(told.format(file=file.summary.name, entries=entries, problems=problems(file)))
        for line in file.summary.ledger:
            said = " ".join(filter(None, (report_ledger.counts(line), report_ledger.left(line))))
            lines.append(f"  {translated(line.what)}: {said}")
        if said := against_last_copy(file):
            lines.append(f"  {said}")
        for paper in file.decided:
            lines.append(f"  {source_words.decision(paper.decision, paper.at)}: {paper.title}")
        for problem in file.summary.problems:
            reason = translated(problem.reason)
            told = _tr("line {line}: {reason}").format(line=problem.line, reason=reason)
            lines.append(f"  {told} | {problem.text}")
    return "\n".join(lines) + "\n"


def _place(destination: str) -> str:
    return {
        "inbox": _tr("Inbox"),
        "library": _tr("Library"),
        "inbox and library": _tr("Inbox and Library"),
    }.get(destination, destination)


def _tr(text: str) -> str:
    return QCoreApplication.translate("report", text)
