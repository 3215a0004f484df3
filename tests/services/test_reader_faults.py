"""A reader that fails is what is wrong with one file: the others go in, and nothing is lost."""

from __future__ import annotations

import logging
import multiprocessing
import os
import resource
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop_app.importing import registry
from desktop_app.importing.formats.ris import RisImporter
from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.jobs.progress import Progress
from desktop_app.model.file_format import FileFormat
from desktop_app.model.import_report import ImportReport
from desktop_app.model.record import Record
from desktop_app.services.adding.import_gate import import_or_hold
from desktop_app.services.preview.preview_service import preview_of
from desktop_app.services.reading import long_listing, packed_listings, readers
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.reading.long_reader import Message, read_long
from desktop_app.services.reading.read_service import read_listing
from desktop_app.services.reading.streamed_reading import stream_listing
from desktop_app.services.session import Session
from tests.importing import invented_mails as mails
from tests.services.listings_made import session_in, titles
from tests.services.test_long_listing import PAPER, file, ris, rows, unhurried

pytestmark = pytest.mark.usefixtures("faults_told")
MARK = "a listing for the faulty reader\n"
FAILS = "Lamp number 3400 of"
"""Behind the first part of a file that is read part by part."""


class Faulty:
    """Takes texts with its mark. Two records are read, and then something is not as it thinks."""

    format = FileFormat("faulty", "Faulty lists", (".txt",), "this test")
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """See Importer."""
        return Confidence.SURE if source.text.startswith(MARK) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for line in (2, 3):
            yield Record.of(title=source.lines[line - 1], line=line, end_line=line)
        raise KeyError("no such column")


class Blind(Faulty):
    """Cannot even look at a text that has its mark."""

    def sniff(self, source: TextSource) -> Confidence:
        """See Importer."""
        if MARK in source.text:
            raise ZeroDivisionError("no lines of this kind")
        return Confidence.NO


class FaultyRis(RisImporter):
    """Reads RIS, but for one entry."""

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in super().read(source):
            if isinstance(item, Record) and (item.title or "").startswith(FAILS):
                raise KeyError("no such tag")
            yield item


def read_ris_with_a_fault(send: Callable[[Message], None], *arguments: str) -> None:
    """In place of read_long, in the process of its own."""
    registry.IMPORTERS = (FaultyRis(), *registry.IMPORTERS)
    read_long(send, *arguments)


def read_with_little_memory(send: Callable[[Message], None], *arguments: str) -> None:
    """The same: the second file of an import is more than there is memory for."""
    if "too-much" in arguments[0]:
        taken = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * 4096
        resource.setrlimit(resource.RLIMIT_AS, (taken + 3_000_000, taken + 3_000_000))
    read_long(send, *arguments)


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Callable[[Faulty], None]:
    def added(reader: Faulty) -> None:
        for module in (registry, readers):
            monkeypatch.setattr(module, "IMPORTERS", (reader, *registry.IMPORTERS))

    return added


def faulty_file(folder: Path, name: str = "faulty.txt") -> ListingInput:
    return file(folder, MARK + "Moss and its method\nFerns at noon\nOaks\n", name)


def errors(report: ImportReport) -> list[bool]:
    return [one.summary.error is not None for one in report.files]


def test_the_other_files_go_in_and_the_fault_is_told(tmp_path, register, caplog) -> None:
    register(Faulty())
    session = session_in(tmp_path)
    items = [
        file(tmp_path, ris(2), "a.ris"),
        faulty_file(tmp_path),
        file(tmp_path, ris(4), "b.ris"),
    ]
    with caplog.at_level(logging.ERROR):
        report = session.imports.import_listings(items, Progress())
    assert errors(report) == [False, True, False]
    assert (report.new, len(titles(session))) == (4, 4)
    summary = report.files[1].summary
    assert summary.error == (
        "“faulty.txt” could not be read: something went wrong in Paperfold behind line 3, in the "
        "reader “Faulty lists”. Nothing of it was added. Choose another reader in a preview; the "
        "log has what happened."
    )
    assert [(one.line, one.reason) for one in summary.problems] == [
        (3, "Something went wrong in the reader “Faulty lists” behind this line; the log has it.")
    ]
    assert "KeyError: 'no such column'" in caplog.text and "Faulty lists" in caplog.text
    assert session.checks.check(Progress()) == []
    # Once the reader does, the same file comes in.
    registry.IMPORTERS = registry.IMPORTERS[1:]
    again = session.imports.import_listings([items[1]], Progress(), reader="reference-list")
    assert again.files[0].unchanged == 0
    session.close()


def test_in_the_window_the_file_is_shown_and_another_reader_chosen(tmp_path, register) -> None:
    register(Faulty())
    session = session_in(tmp_path)
    item = file(tmp_path, MARK + "\n" + ris(3), "faulty.txt")
    (held,) = import_or_hold(session, [item], Progress()).held
    preview = held.preview
    assert preview.records == () and "faulty.txt" in (preview.reading.summary.error or "")
    assert preview.readers[0].id == "faulty"
    assert len(preview.again(Progress(), reader="ris").records) == 3
    gate = import_or_hold(session, [item, file(tmp_path, ris(4), "b.ris")], Progress())
    assert (errors(gate.report), gate.held) == ([True, False], ())
    assert len(titles(session)) == 4
    session.close()


def test_a_reader_that_cannot_look_at_a_text_is_passed_by_and_told(tmp_path, register) -> None:
    register(Blind())
    item = file(tmp_path, ris(2) + "\n" + MARK, "a.ris")
    for reading in (
        read_listing(item, None, Progress()),
        preview_of(item, None, Progress()).reading,
    ):
        assert [record.year for record in reading.records] == [2020, 2020]
        assert [one.reason for one in reading.summary.problems if one.line == 1] == [
            "The reader “Faulty lists” could not look at this text; the log has why."
        ]


def test_a_fault_in_one_part_of_a_mail_is_told_of_the_mail(tmp_path, register) -> None:
    register(Faulty())
    message = mails.text_mail(MARK + "Moss and its method\nFerns\n", "base64", subject="moss")
    path = tmp_path / "a.eml"
    path.write_bytes(mails.sent(message))
    reading = read_listing(ListingInput(path, None, None, "a.eml"), None, Progress())
    assert "in the reader “Faulty lists”" in (reading.summary.error or "")
    assert reading.records == ()


def test_what_fails_while_files_are_unpacked_is_told_of_that_one(tmp_path, monkeypatch) -> None:
    """A fault beside the readers: what tells databases apart is gone."""
    monkeypatch.setattr(packed_listings, "may_be_zotero", None)
    parts = list(packed_listings.unpacked([file(tmp_path, ris(1))]))
    assert [str(part.refusal).partition(".")[0] for part in parts] == [
        "“lamps"
    ] and "something went wrong in Paperfold" in str(parts[0].refusal)


@pytest.fixture
def all_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_listing, "LONG", 1)


def some(*numbers: int) -> str:
    return "".join(PAPER.format(n=n, abstract=f"Other words {n}. " * 9) for n in numbers)


def three(folder: Path, name: str = "middle.ris") -> list[ListingInput]:
    """The middle one has entries of both others, and many of its own."""
    return [
        file(folder, ris(3), "first.ris"),
        file(folder, ris(3_500), name),
        file(folder, some(2, 5, 3_399), "last.ris"),
    ]


def assert_as_without_the_middle(session: Session, report: ImportReport, folder: Path) -> None:
    assert errors(report) == [False, True, False]
    assert "Nothing of it was kept" in (report.files[1].summary.error or "")
    folder.mkdir()
    other = session_in(folder)
    items = three(folder)
    plain = other.imports.import_listings([items[0], items[2]], Progress())
    assert (report.new, report.entries, report.joined) == (plain.new, plain.entries, plain.joined)
    assert sorted(map(str, rows(session))) == sorted(map(str, rows(other)))
    assert titles(session) == titles(other)
    assert len(session.sources.all()) == len(other.sources.all())
    assert session.checks.check(Progress()) == []
    assert session.library.undo_label == "Import 2 files"
    session.imports.take_back(report.import_id or 0, Progress())
    assert titles(session) == []
    other.close()


@pytest.mark.usefixtures("all_long")
def test_a_fault_in_the_other_process_takes_out_that_file_alone(
    tmp_path, monkeypatch, caplog
) -> None:
    monkeypatch.setattr(long_listing, "read_long", read_ris_with_a_fault)
    session = session_in(tmp_path)
    with caplog.at_level(logging.ERROR):
        report = session.imports.import_listings(three(tmp_path), Progress(aside=unhurried))
    assert "KeyError: 'no such tag'" in caplog.text
    assert_as_without_the_middle(session, report, tmp_path / "other")
    session.close()


@pytest.mark.usefixtures("all_long")
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this system")
def test_a_process_that_is_killed_takes_out_its_file_alone(tmp_path: Path) -> None:
    session = session_in(tmp_path)

    class Deadly(Progress):
        def step_bytes(self, done: int, total: int, note: str, made: int = 0) -> None:
            if made and "middle" in note:
                for child in multiprocessing.active_children():
                    assert child.pid is not None
                    os.kill(child.pid, signal.SIGKILL)

    items = three(tmp_path)
    report = session.imports.import_listings(items, Deadly(aside=unhurried))
    assert_as_without_the_middle(session, report, tmp_path / "other")
    session.close()


@pytest.mark.usefixtures("all_long")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="looks at /proc")
def test_a_file_that_there_is_no_memory_for_is_told_and_the_others_go_in(
    tmp_path, monkeypatch
) -> None:
    monkeypatch.setattr(long_listing, "read_long", read_with_little_memory)
    session = session_in(tmp_path)
    much = file(tmp_path, "[\n" + '{"title": "Moss"},\n' * 400_000 + "{}]", "too-much.json")
    items = [file(tmp_path, ris(2), "a.ris"), much, file(tmp_path, ris(3), "b.ris")]
    report = session.imports.import_listings(items, Progress())
    assert (errors(report), report.new) == ([False, True, False], 3)
    session.close()


@pytest.mark.usefixtures("all_long")
def test_an_import_of_a_broken_file_alone_leaves_nothing(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(long_listing, "read_long", read_ris_with_a_fault)
    session = session_in(tmp_path)
    report = session.imports.import_listings(three(tmp_path)[1:2], Progress(aside=unhurried))
    assert (errors(report), report.import_id, titles(session)) == ([True], None, [])
    assert session.library.undo_label is None and session.sources.all() == []
    assert session.recover(Progress()) == 0
    session.close()


@pytest.mark.usefixtures("all_long")
def test_on_the_command_line_what_was_read_is_said_and_then_the_fault(
    tmp_path, monkeypatch
) -> None:
    monkeypatch.setattr(registry, "IMPORTERS", (FaultyRis(), *registry.IMPORTERS))
    *found, summary = stream_listing(three(tmp_path)[1], None)
    assert 1_000 < len(found) <= 3_400
    assert "something went wrong in Paperfold" in str(getattr(summary, "error", ""))
