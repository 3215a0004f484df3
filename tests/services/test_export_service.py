"""Papers of a library go out: counted first, whole or not at all, under keys that stay."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress, ProgressState
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.description import Description, Identifier
from desktop_app.model.errors import Cancelled, ExportFailed
from desktop_app.model.paper import Triage
from desktop_app.services import citekey_service
from desktop_app.services.export_service import FEW, ExportOptions, ExportService
from desktop_app.services.session import Session

PLAIN = ExportOptions()
PAPERS = (
    Description(
        title="Tides of the north",
        authors=("Okonkwo, Ada", "Holt, Bram"),
        authors_complete=True,
        year=2020,
        venue="Harbour Notes",
    ),
    Description(
        title="Tides of the south",
        authors=("Okonkwo, Ada",),
        author_total=4,
        authors_complete=False,
        year=2020,
        identifiers=(Identifier("pmid", "1"),),
    ),
    Description(abstract="Nobody named this one.", abstract_complete=False, year=1999),
    Description(title="Tides without anything else"),
    Description(
        title="Knots",
        authors=("Quill, Maren",),
        year=2001,
        doi="10.9/k",
        fields={"citation-key": "Okonkwo2020Tides"},
    ),
)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    session = Session.open(tmp_path / "library.paperfold")
    yield session
    session.close()


@pytest.fixture
def ids(session: Session) -> list[int]:
    return [session.papers.add(description, Triage.KEPT) for description in PAPERS]


def keys(session: Session, ids: list[int]) -> list[str | None]:
    return [paper.citekey for paper in session.search.papers(ids)]


def test_survey_counts_what_is_missing(session: Session, ids: list[int]) -> None:
    first, second, untitled, bare, knots = ids
    survey = session.exports.survey([*ids, 999], "bibtex", PLAIN)
    assert survey.total == 5 and survey.written == 4
    assert survey.complete == (first, knots)
    assert survey.cut_authors == (second,)
    assert survey.without_authors == (bare,)
    assert survey.without_year == (bare,)
    assert survey.untitled == survey.left_out == (untitled,)
    assert survey.cut_abstracts == ()
    for format_id, options in (
        ("bibtex", ExportOptions(include_untitled=True)),
        ("markdown", PLAIN),
    ):
        included = session.exports.survey(ids, format_id, options)
        assert included.left_out == () and included.untitled == (untitled,)
        assert included.written == 5
        assert included.without_authors == (untitled, bare)
        assert included.cut_abstracts == (untitled,)


def test_papers_are_written_in_the_order_given(
    session: Session, ids: list[int], tmp_path: Path
) -> None:
    target = tmp_path / "list.txt"
    count = session.exports.write(ids[::-1], "text", target, PLAIN, Progress())
    text = target.read_text(encoding="utf-8")
    assert count == 5
    assert text.index("1. Knots") < text.index("2. Tides without") < text.index("5. Tides of the n")


def test_keys_are_given_once_and_stay(session: Session, ids: list[int], tmp_path: Path) -> None:
    target = tmp_path / "list.bib"
    assert session.exports.write(ids, "bibtex", target, PLAIN, Progress()) == 4
    given = keys(session, ids)
    # The key that a paper was imported with is its own, though others would like to be called so.
    assert given == [
        "okonkwo2020tidesa",
        "okonkwo2020tidesb",
        None,
        "anontides",
        "Okonkwo2020Tides",
    ]
    session.papers.set_field([ids[0]], "year", 1900)
    session.papers.set_field([ids[0]], "title", "Ebb")
    session.papers.trash([ids[1]])
    text = session.exports.to_text(ids[::-1], "bibtex", PLAIN)
    assert keys(session, ids) == given
    assert all(f"{{{key}," in text for key in given if key)


def test_undo_takes_no_key_away(session: Session, ids: list[int]) -> None:
    session.papers.set_rating(ids, 4)
    session.exports.to_text(ids, "ris", PLAIN)
    given = keys(session, ids)
    session.library.undo(Progress())
    assert [paper.rating for paper in session.search.papers(ids)] == [None] * 5
    assert keys(session, ids) == given


def test_export_is_no_step_of_undo_and_tells_whom_it_touched(
    session: Session, ids: list[int]
) -> None:
    before = session.library.undo_label
    events: list[LibraryEvent] = []
    session.library.subscribe(events.append)
    session.exports.to_text(ids[:2], "csl-json", PLAIN)
    session.exports.to_text(ids[:2], "csl-json", PLAIN)
    assert session.library.undo_label == before
    assert [event.changes.papers for event in events] == [frozenset(ids[:2])]
    assert not any(event.changes.everything for event in events)


def test_preview_shows_the_key_and_gives_none(session: Session, ids: list[int]) -> None:
    preview = session.exports.preview([ids[2], ids[0], ids[1]], "bibtex", PLAIN)
    assert preview.startswith("@misc{okonkwo2020tidesa,")
    assert preview.count("@") == 1
    assert keys(session, ids) == [None] * 5
    assert session.exports.to_text([ids[0]], "bibtex", PLAIN) == preview
    assert session.exports.preview([ids[2]], "bibtex", PLAIN) == ""


READ_ONLY = """
import os, sys
from pathlib import Path
from desktop_app.services.export_service import ExportOptions
from desktop_app.services.session import Session
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
session = Session.open(Path(sys.argv[1]))
ids = [int(word) for word in sys.argv[2:]]
first = session.exports.to_text(ids, "bibtex", ExportOptions())
assert session.exports.to_text(ids, "bibtex", ExportOptions()) == first
assert session.library.read_only
assert [paper.citekey for paper in session.search.papers(ids)] == [None] * len(ids)
sys.stdout.write(first)
"""


def test_read_only_library_is_exported_under_the_same_keys() -> None:
    """Root may write anywhere, so the library is opened by a process that has given that up."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "library.paperfold"
        session = Session.open(path)
        ids = [session.papers.add(description, Triage.KEPT) for description in PAPERS]
        session.close()
        path.chmod(0o444)
        os.chmod(folder, 0o555)
        done = subprocess.run(
            [sys.executable, "-c", READ_ONLY, str(path), *map(str, ids)],
            capture_output=True,
            text=True,
            check=False,
        )
        os.chmod(folder, 0o755)
    assert done.returncode == 0, done.stderr
    assert "{okonkwo2020tidesb," in done.stdout and "{Okonkwo2020Tides," in done.stdout


@pytest.mark.parametrize("click", ["none", "tag", "key of another"])
def test_keys_are_given_in_short_writes_and_are_those_of_one(
    session: Session, ids: list[int], monkeypatch: pytest.MonkeyPatch, click: str
) -> None:
    """Also where the user, in between, gives a paper the key that was next."""
    monkeypatch.setattr(citekey_service, "FEWEST", 1)
    monkeypatch.setattr(citekey_service, "MOST", 1)
    other = session.papers.add(Description(title="Another"), Triage.KEPT)
    asked = []

    def aside() -> bool:
        asked.append(1)
        if len(asked) == 1 and click == "tag":
            session.tags.add(ids, ["meanwhile"])
        elif len(asked) == 1 and click == "key of another":
            with session.library.write("Key") as write:
                write.papers.set_citekeys({other: "okonkwo2020tidesb"})
        return False

    session.exports.give_keys(ids, "bibtex", PLAIN, Progress(aside=aside))
    assert len(asked) >= 4
    second = "okonkwo2020tidesc" if click == "key of another" else "okonkwo2020tidesb"
    assert keys(session, ids) == [
        "okonkwo2020tidesa", second, None, "anontides", "Okonkwo2020Tides"
    ]  # fmt: skip


@pytest.mark.parametrize("format_id", ["bibtex", "csl-json", "markdown"])
def test_once_keys_are_given_any_thread_writes_the_file(
    session: Session, ids: list[int], tmp_path: Path, format_id: str
) -> None:
    """Nobody who wants to write waits for it, and what is read is of one moment."""
    session.exports.give_keys(ids, format_id, PLAIN, Progress())
    given = keys(session, ids)
    assert any(given) is session.exports.gives_citekeys(format_id)
    expected = session.exports.to_text(ids, format_id, PLAIN)
    late = session.papers.add(Description(title="Late tides", year=2024), Triage.KEPT)

    class Clicking(Progress):
        def step(self, done: int = 0, total: int | None = None, note: str = "") -> None:
            session.tags.add(ids, ["meanwhile"])

    with ThreadPoolExecutor(1) as aside:
        write = partial(session.exports.write, keys_given=True)
        path = tmp_path / "out"
        aside.submit(write, ids, format_id, path, PLAIN, Clicking()).result()
        assert path.read_text(encoding="utf-8") == expected
        aside.submit(write, [late], format_id, path, PLAIN, Progress()).result()
        assert "Late tides" in path.read_text(encoding="utf-8")
    assert keys(session, [*ids, late]) == [*given, None]


def test_a_paper_that_came_behind_many_with_keys_gets_one_too(session: Session) -> None:
    many = [session.papers.add(Description(title=f"Lamp {n}"), Triage.KEPT) for n in range(FEW + 1)]
    session.exports.to_text(many, "bibtex", PLAIN)
    late = session.papers.add(PAPERS[0], Triage.KEPT)
    text = session.exports.to_text([*many, late], "bibtex", PLAIN)

    assert text.count("{anonlamp") + text.count("{okonkwo2020tides,") == FEW + 2
    assert keys(session, [late]) == ["okonkwo2020tides"]


def test_cancelled_export_leaves_the_old_file(
    session: Session, ids: list[int], tmp_path: Path
) -> None:
    target = tmp_path / "list.md"
    target.write_text("old")
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        session.exports.write(ids, "markdown", target, PLAIN, progress)
    assert target.read_text() == "old"
    assert not list(tmp_path.glob(".paperfold-*"))


def test_progress_and_faults_are_told(session: Session, ids: list[int], tmp_path: Path) -> None:
    seen: list[ProgressState] = []
    session.exports.write(ids, "csv", tmp_path / "list.csv", PLAIN, Progress(seen.append))
    assert seen[0].total == 5 and seen[0].note == "Writing CSV"
    assert (tmp_path / "list.csv").read_bytes().startswith(b"\xef\xbb\xbfid,citekey,")
    with pytest.raises(ExportFailed, match="folder does not exist"):
        session.exports.write(ids, "csv", tmp_path / "no" / "list.csv", PLAIN, Progress())
    with pytest.raises(ExportFailed, match="no export format"):
        session.exports.to_text(ids, "docx", PLAIN)


def test_citation_is_one_line_a_paper(session: Session, ids: list[int]) -> None:
    assert session.exports.citation(ids[:2]) == (
        "Ada Okonkwo and Bram Holt. Tides of the north. Harbour Notes, 2020.\n"
        "Ada Okonkwo and 3 more. Tides of the south. 2020. https://pubmed.ncbi.nlm.nih.gov/1/"
    )


@pytest.mark.parametrize("format_id", [known.id for known in ExportService.formats()])
def test_no_control_character_of_a_listing_comes_out(session: Session, format_id: str) -> None:
    title = "Re\x1b[31md \x9b2J\x07 a\x01=1\x00\x7f"
    hostile = Description(title=title, authors=(title,), abstract=f"{title}\n{title}", venue=title)
    ids = [session.papers.add(hostile, Triage.KEPT)]
    session.papers.set_note(ids[0], title)
    written = session.exports.to_text(ids, format_id, ExportOptions())
    for text in (written, session.exports.preview(ids, format_id, ExportOptions())):
        assert text and not [each for each in text if each < " " and each not in "\t\r\n"]
        assert not {"\x7f", "\x9b"} & set(text)
