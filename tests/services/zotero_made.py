"""A library of Zotero by its published schema, as far as it is read; a little of everything."""

from __future__ import annotations

import sqlite3
from pathlib import Path

SCHEMA = """
CREATE TABLE itemTypesCombined (itemTypeID INT, typeName TEXT, display INT, custom INT);
CREATE TABLE fieldsCombined (fieldID INT, custom INT, fieldName TEXT, label TEXT);
CREATE TABLE creatorTypes (creatorTypeID INTEGER PRIMARY KEY, creatorType TEXT);
CREATE TABLE libraries (libraryID INTEGER PRIMARY KEY, type TEXT NOT NULL);
CREATE TABLE groups (groupID INTEGER PRIMARY KEY, libraryID INT NOT NULL UNIQUE, name TEXT);
CREATE TABLE feeds (libraryID INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE items (itemID INTEGER PRIMARY KEY, itemTypeID INT NOT NULL, dateAdded TIMESTAMP,
    dateModified TIMESTAMP, libraryID INT NOT NULL, key TEXT NOT NULL);
CREATE TABLE itemDataValues (valueID INTEGER PRIMARY KEY, value UNIQUE);
CREATE TABLE itemData (itemID INT, fieldID INT, valueID INT, PRIMARY KEY (itemID, fieldID));
CREATE TABLE creators (creatorID INTEGER PRIMARY KEY, firstName TEXT, lastName TEXT, fieldMode INT);
CREATE TABLE itemCreators (itemID INT, creatorID INT, creatorTypeID INT, orderIndex INT);
CREATE TABLE collections (collectionID INTEGER PRIMARY KEY, collectionName TEXT,
    parentCollectionID INT, libraryID INT, key TEXT);
CREATE TABLE collectionItems (collectionID INT, itemID INT, orderIndex INT);
CREATE TABLE tags (tagID INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE itemTags (itemID INT, tagID INT, type INT);
CREATE TABLE itemNotes (itemID INTEGER PRIMARY KEY, parentItemID INT, note TEXT, title TEXT);
CREATE TABLE itemAttachments (itemID INTEGER PRIMARY KEY, parentItemID INT, linkMode INT,
    contentType TEXT, charsetID INT, path TEXT);
CREATE TABLE itemAnnotations (itemID INTEGER PRIMARY KEY, parentItemID INT, type INT,
    authorName TEXT, text TEXT, comment TEXT, color TEXT, pageLabel TEXT, sortIndex TEXT);
CREATE TABLE deletedItems (itemID INTEGER PRIMARY KEY, dateDeleted);
CREATE TABLE deletedCollections (collectionID INTEGER PRIMARY KEY, dateDeleted);
CREATE TABLE savedSearches (savedSearchID INTEGER PRIMARY KEY, savedSearchName TEXT);
CREATE TABLE itemRelations (itemID INT, predicateID INT, object TEXT);
"""
TYPES = ("journalArticle", "conferencePaper", "preprint", "attachment", "note", "annotation")
FIELDS = (
    "title abstractNote publicationTitle volume pages date DOI url extra accessDate archiveID "
    "conferenceName proceedingsTitle ISSN rights"
).split()


def make(path: Path) -> sqlite3.Connection:
    """The library; the connection is open, in WAL mode, with part of it in the WAL still."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(SCHEMA)
    rows = connection.executemany
    rows("INSERT INTO itemTypesCombined VALUES (?,?,1,0)", list(enumerate(TYPES, 1)))
    rows("INSERT INTO fieldsCombined VALUES (?,0,?,'')", list(enumerate(FIELDS, 1)))
    rows("INSERT INTO creatorTypes VALUES (?,?)", [(1, "author"), (2, "editor")])
    rows("INSERT INTO libraries VALUES (?,?)", [(1, "user"), (2, "group"), (3, "feed")])
    connection.execute("INSERT INTO groups VALUES (7, 2, 'Lamp club')")
    connection.execute("INSERT INTO feeds VALUES (3, 'News')")
    rows(
        "INSERT INTO items VALUES (?,?,?,?,?,?)",
        [
            (1, 1, "2020-05-06 07:08:09", "2021-01-01 00:00:00", 1, "KEYLAMPS"),
            (2, 2, "2020-05-07 07:08:09", "2021-01-01 00:00:00", 1, "KEYTIDES"),
            (3, 3, "2020-05-08 07:08:09", "2021-01-01 00:00:00", 2, "KEYKITES"),
            (4, 1, "2020-05-08 07:08:09", "2021-01-01 00:00:00", 1, "KEYTRASH"),
            (5, 1, "2020-05-08 07:08:09", "2021-01-01 00:00:00", 3, "KEYFEED1"),
            (10, 4, "2020-05-06 07:08:10", "2021-01-01 00:00:00", 1, "KEYFILE1"),
            (11, 4, "2020-05-06 07:08:10", "2021-01-01 00:00:00", 1, "KEYFILE2"),
            (12, 4, "2020-05-06 07:08:10", "2021-01-01 00:00:00", 1, "KEYFILE3"),
            (13, 4, "2020-05-06 07:08:10", "2021-01-01 00:00:00", 1, "KEYLINK1"),
            (14, 4, "2020-05-06 07:08:10", "2021-01-01 00:00:00", 1, "KEYFILE4"),
            (20, 5, "2020-05-06 07:08:10", "2021-01-01 00:00:00", 1, "KEYNOTE1"),
            (21, 5, "2020-05-06 07:08:10", "2021-01-01 00:00:00", 1, "KEYNOTE2"),
            (30, 6, "2020-05-06 07:08:10", "2021-01-01 00:00:00", 1, "KEYMARK1"),
        ],
    )
    _fields(connection, 1, title="On <i>lamps</i>", abstractNote="They turn.", volume="7",
            publicationTitle="Lamp Weekly", pages="1-9", date="2019-03-00 March 2019",
            DOI="10.9999/L.1", ISSN="1234-5679", rights="free", accessDate="2020-01-02 10:00:00",
            extra="Citation Key: quill19\nPMID: 12\nA remark")  # fmt: skip
    _fields(connection, 2, title="Tides", date="0000-00-00 n.d.", conferenceName="Shores",
            proceedingsTitle="Of shores")  # fmt: skip
    _fields(connection, 3, title="Kites", date="2023-06-07 2023-06-07",
            archiveID="arXiv:2306.00101")  # fmt: skip
    _fields(connection, 4, title="Thrown away")
    _fields(connection, 11, title="Full text")
    _fields(connection, 13, title="Page", url="https://lamps.example/page")
    rows(
        "INSERT INTO creators VALUES (?,?,?,?)",
        [(1, "Maren", "Quill", 0), (2, "", "Lamp Society", 1), (3, "B.", "Holt", 0)],
    )
    rows("INSERT INTO itemCreators VALUES (?,?,?,?)",
         [(1, 2, 1, 1), (1, 1, 1, 0), (1, 3, 2, 2), (2, 3, 1, 0), (3, 1, 1, 0)])  # fmt: skip
    rows(
        "INSERT INTO collections VALUES (?,?,?,?,?)",
        [(1, "Light", None, 1, "C1"), (2, "Oil/gas", 1, 1, "C2"), (3, "Empty", None, 1, "C3"),
         (4, "Toys", None, 2, "C4"), (5, "Past", None, 1, "C5"), (6, "Inner", 5, 1, "C6")],
    )  # fmt: skip
    rows("INSERT INTO collectionItems VALUES (?,?,0)", [(2, 1), (4, 3), (6, 2)])
    rows("INSERT INTO tags VALUES (?,?)", [(1, "to cite"), (2, "Oil lamps")])
    rows("INSERT INTO itemTags VALUES (?,?,?)", [(1, 1, 0), (1, 2, 1)])
    rows(
        "INSERT INTO itemNotes VALUES (?,?,?,?)",
        [(20, 1, "<div><p>Worth <b>it</b>.</p><ul><li>oil</li><li>wick</li></ul></div>", "Worth"),
         (21, None, "<p>Alone</p>", "Alone")],
    )  # fmt: skip
    rows(
        "INSERT INTO itemAttachments VALUES (?,?,?,'application/pdf',NULL,?)",
        [(10, 1, 0, "storage:quill.pdf"), (11, 1, 2, "/nowhere/quill.pdf"),
         (12, None, 0, "storage:alone.pdf"), (13, 1, 3, None), (14, 4, 0, "storage:thrown.pdf")],
    )  # fmt: skip
    connection.execute(
        "INSERT INTO itemAnnotations VALUES (30,10,1,'','They turn','so true','#ff0','3','1')"
    )
    connection.execute("INSERT INTO deletedItems VALUES (4, '2021-01-01')")
    connection.execute("INSERT INTO deletedCollections VALUES (5, '2021-01-01')")
    connection.execute("INSERT INTO savedSearches VALUES (1, 'New lamps')")
    connection.execute("INSERT INTO itemRelations VALUES (1, 1, 'http://zotero.org/x')")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("UPDATE itemNotes SET title = 'Worth it' WHERE itemID = 20")
    return connection


def _fields(connection: sqlite3.Connection, item: int, **values: str) -> None:
    for name, value in values.items():
        connection.execute("INSERT OR IGNORE INTO itemDataValues (value) VALUES (?)", (value,))
        connection.execute(
            "INSERT INTO itemData SELECT ?, ?, valueID FROM itemDataValues WHERE value = ?",
            (item, FIELDS.index(name) + 1, value),
        )
