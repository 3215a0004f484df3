"""The first schema: papers, records, listings, tags, lists, history, and the full-text indexes."""

from __future__ import annotations

from sqlite_utils import Database

from desktop_app.store.search import full_text

# Boolean facts that may be unknown are NULL, 0 or 1. Times are UTC seconds since 1970. JSON is
# written with ensure_ascii off, so that full-text search and other programs see plain text.
TABLES = (
    # One row a paper: the merged fields with the user's edits laid over them. Abstracts and notes
    # stand apart so that this row stays narrow. authors, subjects, attributed_to: JSON arrays.
    # more: JSON object of identifiers, urls, fields, extra; NULL where all are empty.
    # title_key, author_key: what the table sorts by. status 0 unread 1 to read 2 reading 3 read;
    # triage 0 inbox 1 kept 2 dismissed, decided: when. AUTOINCREMENT: an id is never given again.
    """
    CREATE TABLE papers (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        type TEXT,
        title TEXT,
        authors TEXT,
        author_total INTEGER,
        authors_complete INTEGER,
        attributed_to TEXT,
        year INTEGER,
        date TEXT,
        venue TEXT,
        abstract_complete INTEGER,
        subjects TEXT,
        doi TEXT,
        arxiv_id TEXT,
        more TEXT,
        title_key TEXT,
        author_key TEXT,
        status INTEGER NOT NULL DEFAULT 0,
        triage INTEGER NOT NULL DEFAULT 1,
        decided INTEGER,
        rating INTEGER,
        added INTEGER NOT NULL,
        trashed INTEGER,
        citekey TEXT,
        record_count INTEGER NOT NULL DEFAULT 0
    )
    """,
    """
    CREATE TABLE abstracts (
        paper_id INTEGER PRIMARY KEY REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        abstract TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE notes (
        paper_id INTEGER PRIMARY KEY REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        note TEXT NOT NULL,
        changed INTEGER NOT NULL
    )
    """,
    # The user's value of a field (JSON), and what the records say of it (JSON, NULL for nothing).
    """
    CREATE TABLE edits (
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        field TEXT NOT NULL,
        value TEXT,
        read_value TEXT,
        edited INTEGER NOT NULL,
        PRIMARY KEY (paper_id, field)
    ) WITHOUT ROWID
    """,
    # Versions of one work (preprint, its revisions, conference, journal), each citable by itself.
    """
    CREATE TABLE versions (
        id INTEGER PRIMARY KEY,
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        kind TEXT NOT NULL,
        label TEXT NOT NULL,
        record_id INTEGER,
        description TEXT
    )
    """,
    """
    CREATE TABLE tags (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        hue INTEGER,
        position INTEGER
    )
    """,
    """
    CREATE TABLE paper_tags (
        tag_id INTEGER NOT NULL REFERENCES tags(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        PRIMARY KEY (tag_id, paper_id)
    ) WITHOUT ROWID
    """,
    # A source is a series of listings of one place: an owner's page, a mailing, a file.
    """
    CREATE TABLE sources (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        identity TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        owner TEXT,
        layout TEXT,
        address TEXT
    )
    """,
    # One import of one or more listings. state: 'done', or 'running:<pid>:<start of that process>'.
    # report: its ImportReport as JSON.
    """
    CREATE TABLE imports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        started INTEGER NOT NULL,
        state TEXT NOT NULL,
        destination TEXT NOT NULL,
        report TEXT
    )
    """,
    # text_hash: of the decoded text with line ends and BOM normalised. finished: NULL while its
    # records are being written; what is not finished is taken back when the library is opened.
    """
    CREATE TABLE listings (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        import_id INTEGER NOT NULL REFERENCES imports(id),
        source_id INTEGER NOT NULL REFERENCES sources(id),
        name TEXT NOT NULL,
        path TEXT,
        url TEXT,
        format TEXT NOT NULL,
        layout TEXT,
        encoding TEXT,
        owner TEXT,
        text_hash TEXT NOT NULL,
        claimed_count INTEGER,
        claimed_at_least INTEGER,
        record_count INTEGER NOT NULL DEFAULT 0,
        taken INTEGER NOT NULL,
        finished INTEGER,
        summary TEXT
    )
    """,
    # The decoded text, compressed with zlib; only for listings small enough to keep.
    """
    CREATE TABLE listing_texts (
        listing_id INTEGER PRIMARY KEY REFERENCES listings(id) ON DELETE CASCADE,
        text BLOB NOT NULL
    )
    """,
    # A record repeats no text that its paper holds: bit n of held says that field n of
    # DESCRIPTION_FIELDS is what the paper's records say merged (papers, or edits.read_value under
    # an edit); all others stand in own (JSON, NULL for none). marks: JSON of guessed, event.
    """
    CREATE TABLE records (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        listing_id INTEGER NOT NULL REFERENCES listings(id),
        paper_id INTEGER NOT NULL REFERENCES papers(id) DEFERRABLE INITIALLY DEFERRED,
        line INTEGER NOT NULL,
        end_line INTEGER NOT NULL,
        held INTEGER NOT NULL,
        own TEXT,
        marks TEXT,
        content_hash INTEGER NOT NULL
    )
    """,
    # 64-bit hashes of what records can be matched by (matching/keys.py).
    """
    CREATE TABLE record_keys (
        key INTEGER NOT NULL,
        record_id INTEGER NOT NULL,
        PRIMARY KEY (key, record_id)
    ) WITHOUT ROWID
    """,
    # What an import did to papers of before, so that taking it back gives each paper its id and the
    # user's things again: the paper that a record had which it gave to another one, and the user's
    # things (JSON) of papers that it united or took apart, as they were and as it left them.
    """
    CREATE TABLE import_moves (
        import_id INTEGER NOT NULL,
        record_id INTEGER NOT NULL,
        paper_id INTEGER NOT NULL,
        PRIMARY KEY (import_id, record_id)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE import_papers (
        import_id INTEGER NOT NULL,
        paper_id INTEGER NOT NULL,
        before TEXT NOT NULL,
        after TEXT,
        PRIMARY KEY (import_id, paper_id)
    ) WITHOUT ROWID
    """,
    # The user's word on two records, which outlasts new imports. verdict: 'same' or 'different'.
    # first_content, second_content: their content_hash, so that the word finds them again when
    # their listing was taken back and is imported anew.
    """
    CREATE TABLE decisions (
        id INTEGER PRIMARY KEY,
        first_record INTEGER NOT NULL,
        second_record INTEGER NOT NULL,
        verdict TEXT NOT NULL,
        decided INTEGER NOT NULL,
        first_content INTEGER NOT NULL,
        second_content INTEGER NOT NULL
    )
    """,
    # Possible duplicates waiting for the user. first_paper < second_paper. state: 'open', 'later'.
    """
    CREATE TABLE proposals (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        first_paper INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        second_paper INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        likeness REAL NOT NULL,
        reason TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'open',
        UNIQUE (first_paper, second_paper)
    )
    """,
    """
    CREATE TABLE reading_lists (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        description TEXT,
        date TEXT,
        presenter TEXT,
        position INTEGER
    )
    """,
    # Either a paper or a heading, in the order of position.
    """
    CREATE TABLE reading_list_entries (
        id INTEGER PRIMARY KEY,
        list_id INTEGER NOT NULL REFERENCES reading_lists(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        paper_id INTEGER REFERENCES papers(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        heading TEXT,
        note TEXT,
        position REAL NOT NULL
    )
    """,
    # Files by path; relative: 1 where path is relative to the library's folder.
    """
    CREATE TABLE attachments (
        id INTEGER PRIMARY KEY,
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        path TEXT NOT NULL,
        relative INTEGER NOT NULL DEFAULT 0,
        title TEXT,
        added INTEGER NOT NULL
    )
    """,
    # Steps of the History list. change_set: rows as they were (zlib, JSON); NULL for an import
    # that is undone by taking it back. session: which run of the program wrote it.
    """
    CREATE TABLE history (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        label TEXT NOT NULL,
        at INTEGER NOT NULL,
        papers INTEGER NOT NULL,
        import_id INTEGER,
        change_set BLOB,
        undone INTEGER NOT NULL DEFAULT 0,
        session TEXT NOT NULL
    )
    """,
    "CREATE TABLE properties (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID",
)

INDEXES = (
    # What the table is ordered by. Each covers a whole listing of ids: ties go by id, and triage
    # tells the Inbox from the Library without a look at the paper.
    "CREATE INDEX papers_by_added ON papers (added, id, triage) WHERE trashed IS NULL",
    "CREATE INDEX papers_by_year ON papers (year, id, triage) WHERE trashed IS NULL",
    "CREATE INDEX papers_by_title ON papers (title_key, id, triage) WHERE trashed IS NULL",
    "CREATE INDEX papers_by_author ON papers (author_key, id, triage) WHERE trashed IS NULL",
    "CREATE INDEX papers_by_venue ON papers (venue COLLATE NOCASE, id, triage)"
    " WHERE trashed IS NULL",
    "CREATE INDEX papers_by_status ON papers (triage, status) WHERE trashed IS NULL",
    "CREATE INDEX papers_by_doi ON papers (doi) WHERE doi IS NOT NULL",
    "CREATE INDEX papers_by_arxiv_id ON papers (arxiv_id) WHERE arxiv_id IS NOT NULL",
    "CREATE UNIQUE INDEX papers_by_citekey ON papers (citekey) WHERE citekey IS NOT NULL",
    "CREATE INDEX papers_in_trash ON papers (trashed) WHERE trashed IS NOT NULL",
    "CREATE INDEX paper_tags_by_paper ON paper_tags (paper_id, tag_id)",
    "CREATE INDEX records_by_paper ON records (paper_id)",
    "CREATE INDEX records_by_listing ON records (listing_id)",
    "CREATE INDEX listings_by_hash ON listings (text_hash)",
    "CREATE INDEX decisions_by_first ON decisions (first_record)",
    "CREATE INDEX decisions_by_second ON decisions (second_record)",
    "CREATE INDEX proposals_by_second ON proposals (second_paper)",
    "CREATE INDEX versions_by_paper ON versions (paper_id)",
    "CREATE INDEX attachments_by_paper ON attachments (paper_id)",
    "CREATE INDEX reading_list_entries_by_list ON reading_list_entries (list_id, position)",
    "CREATE INDEX reading_list_entries_by_paper ON reading_list_entries (paper_id)",
)


def create(database: Database) -> None:
    """Make every table and index of the first schema; the caller's transaction holds them."""
    for statement in TABLES + INDEXES + full_text.TABLES + full_text.TRIGGERS:
        database.conn.execute(statement)
