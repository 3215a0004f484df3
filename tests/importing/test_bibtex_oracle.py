"""Our reader of BibTeX beside another one, on invented entries and on files from elsewhere."""

import csv
import logging
from pathlib import Path

import bibtexparser
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.bibtex.syntax import MONTHS, Entry, read_entries
from desktop_app.importing.formats.bibtex import BibtexImporter
from desktop_app.importing.text_source import read_source
from desktop_app.model.record import Record

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
logging.getLogger("bibtexparser").setLevel(logging.CRITICAL)

COUNTED_OTHERWISE = {
    # One entry that is a key without any field: there is nothing to keep, and a problem says so.
    "bibtex/jabref-encodingWithoutNewline.bib": 0,
}
WORDS = st.text(alphabet="abc XYZ{}", max_size=10)


def balanced(word: str) -> bool:
    depth = 0
    for sign in word:
        depth += (sign == "{") - (sign == "}")
        if depth < 0:
            return False
    return depth == 0


@settings(max_examples=60, deadline=None)
@given(st.lists(st.dictionaries(st.sampled_from("abcdef"), WORDS.filter(balanced)), max_size=5))
def test_same_entries_and_fields(made: list[dict[str, str]]) -> None:
    text = "\n\n".join(
        f"@misc{{key{index},\n" + "".join(f"  {n} = {{{v}}},\n" for n, v in fields.items()) + "}"
        for index, fields in enumerate(made)
    )
    ours = [item for item in read_entries(text) if isinstance(item, Entry)]
    theirs = bibtexparser.parse_string(text).entries
    assert [entry.key for entry in ours] == [entry.key for entry in theirs]
    assert [{n: v.strip() for n, v in entry.fields} for entry in ours] == [
        {field.key: str(field.value).strip() for field in entry.fields} for entry in theirs
    ]


def corpus_rows() -> list[dict[str, str]]:
    if not CORPUS.is_dir():
        return []
    with (CORPUS / "INDEX.tsv").open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file, delimiter="\t") if row["format"] == "bibtex"]


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the files to measure against are not here")
def test_counts_of_real_files() -> None:
    wrong = []
    for row in corpus_rows():
        records = _records(CORPUS / row["path"])
        expected = COUNTED_OTHERWISE.get(row["path"], int(row["records_expected"]))
        if len(records) != expected:
            wrong.append((row["path"], expected, len(records)))
    assert wrong == []


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the files to measure against are not here")
def test_fields_of_real_files_are_those_of_the_other_reader() -> None:
    """Each field that the other reader finds in an entry is one of ours."""
    missing = []
    for row in corpus_rows():
        source = read_source(CORPUS / row["path"])
        library = bibtexparser.parse_string(source.text)
        ours: dict[str, set[str]] = {}
        for item in read_entries(source.text):
            if isinstance(item, Entry):
                names = {name.lower() for name, _ in item.fields}
                ours[item.key or ""] = ours.get(item.key or "", set()) | names
        for entry in library.entries:
            names = {field.key.lower() for field in entry.fields}
            if names - ours.get(entry.key, set()):
                missing.append((row["path"], entry.key, names - ours.get(entry.key, set())))
    assert missing == []


def _records(path: Path) -> list[Record]:
    return [item for item in BibtexImporter().read(read_source(path)) if isinstance(item, Record)]


def test_months_are_known_to_both() -> None:
    text = "\n".join(f"@misc{{k{month}, month = {month}}}" for month in MONTHS)
    ours = [dict(item.fields) for item in read_entries(text) if isinstance(item, Entry)]
    assert [fields["month"] for fields in ours] == list(MONTHS)
    assert len(bibtexparser.parse_string(text).entries) == 12
