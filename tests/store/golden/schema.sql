CREATE INDEX attachments_by_paper ON attachments (paper_id);

CREATE INDEX author_spellings_by_person ON author_spellings (person);

CREATE INDEX decisions_by_first ON decisions (first_record);

CREATE INDEX decisions_by_second ON decisions (second_record);

CREATE INDEX different_tags_by_second ON different_tags (second);

CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");

CREATE INDEX listings_by_hash ON listings (text_hash);

CREATE INDEX listings_by_source ON listings (source_id, id);

CREATE INDEX paper_tags_by_paper ON paper_tags (paper_id, tag_id);

CREATE INDEX papers_by_added ON papers (added, id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX papers_by_arxiv_id ON papers (arxiv_id) WHERE arxiv_id IS NOT NULL;

CREATE INDEX papers_by_author ON papers (author_key, id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE UNIQUE INDEX papers_by_citekey ON papers (citekey) WHERE citekey IS NOT NULL;

CREATE INDEX papers_by_decided ON papers (max(coalesce(decided, -1), coalesce(marked, -1), coalesce(trashed, -1)), id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX papers_by_doi ON papers (doi) WHERE doi IS NOT NULL;

CREATE INDEX papers_by_marked ON papers (marked, id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX papers_by_progress ON papers (status, id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX papers_by_rating ON papers (rating, id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX papers_by_status ON papers (triage, status) WHERE trashed IS NULL;

CREATE INDEX papers_by_subject ON papers (subjects COLLATE NOCASE, id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX papers_by_title ON papers (title_key, id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX papers_by_venue ON papers (venue COLLATE NOCASE, id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX papers_by_year ON papers (year, id, triage, trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX papers_in_trash ON papers (trashed) WHERE trashed IS NOT NULL;

CREATE INDEX papers_narrow ON papers (id, triage, year, status, subjects, added, substr(title_key, 1, 8), trashed, char(id >> 16, (id & 65535) + 65536)) WHERE trashed IS NULL;

CREATE INDEX proposals_by_second ON proposals (second_paper);

CREATE INDEX reading_list_entries_by_list ON reading_list_entries (list_id, position);

CREATE INDEX reading_list_entries_by_paper ON reading_list_entries (paper_id);

CREATE INDEX records_by_listing ON records (listing_id);

CREATE INDEX records_by_paper ON records (paper_id);

CREATE INDEX tag_aliases_by_tag ON tag_aliases (tag_id);

CREATE INDEX typed_papers_by_paper ON typed_papers (paper_id);

CREATE INDEX versions_by_paper ON versions (paper_id);

CREATE INDEX words_by_1 ON words (substr(word, 1, 1), papers);

CREATE INDEX words_by_2 ON words (substr(word, 1, 2), papers);

CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);

CREATE TABLE abstracts (
        paper_id INTEGER PRIMARY KEY REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        abstract TEXT NOT NULL
    );

CREATE TABLE attachments (
        id INTEGER PRIMARY KEY,
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        path TEXT NOT NULL,
        relative INTEGER NOT NULL DEFAULT 0,
        title TEXT,
        added INTEGER NOT NULL
    );

CREATE TABLE author_spellings (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        spelling TEXT NOT NULL UNIQUE,
        person INTEGER NOT NULL
    );

CREATE TABLE crowded_keys (key INTEGER PRIMARY KEY);

CREATE TABLE decisions (
        id INTEGER PRIMARY KEY,
        first_record INTEGER NOT NULL,
        second_record INTEGER NOT NULL,
        verdict TEXT NOT NULL,
        decided INTEGER NOT NULL,
        first_content INTEGER NOT NULL,
        second_content INTEGER NOT NULL
    );

CREATE TABLE different_tags (
        first INTEGER NOT NULL REFERENCES tags(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        second INTEGER NOT NULL REFERENCES tags(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        PRIMARY KEY (first, second)
    ) WITHOUT ROWID;

CREATE TABLE edits (
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        field TEXT NOT NULL,
        value TEXT,
        read_value TEXT,
        edited INTEGER NOT NULL,
        PRIMARY KEY (paper_id, field)
    ) WITHOUT ROWID;

CREATE TABLE history (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        label TEXT NOT NULL,
        at INTEGER NOT NULL,
        papers INTEGER NOT NULL,
        import_id INTEGER,
        change_set BLOB,
        undone INTEGER NOT NULL DEFAULT 0,
        session TEXT NOT NULL
    , with_former INTEGER NOT NULL DEFAULT 0);

CREATE TABLE import_moves (
        import_id INTEGER NOT NULL,
        record_id INTEGER NOT NULL,
        paper_id INTEGER NOT NULL,
        PRIMARY KEY (import_id, record_id)
    ) WITHOUT ROWID;

CREATE TABLE import_papers (
        import_id INTEGER NOT NULL,
        paper_id INTEGER NOT NULL,
        before TEXT NOT NULL,
        after TEXT,
        PRIMARY KEY (import_id, paper_id)
    ) WITHOUT ROWID;

CREATE TABLE imports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        started INTEGER NOT NULL,
        state TEXT NOT NULL,
        destination TEXT NOT NULL,
        report TEXT
    );

CREATE TABLE listing_texts (
        listing_id INTEGER PRIMARY KEY REFERENCES listings(id) ON DELETE CASCADE,
        text BLOB NOT NULL
    );

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
    );

CREATE TABLE notes (
        paper_id INTEGER PRIMARY KEY REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        note TEXT NOT NULL,
        changed INTEGER NOT NULL
    );

CREATE TABLE paper_blocks (
        block INTEGER NOT NULL,
        paper_id INTEGER NOT NULL,
        PRIMARY KEY (block, paper_id)
    ) WITHOUT ROWID;

CREATE TABLE paper_blocks_due (
        paper_id INTEGER PRIMARY KEY,
        former INTEGER NOT NULL
    );

CREATE TABLE paper_changes (span INTEGER PRIMARY KEY, stamp INTEGER NOT NULL, texts INTEGER NOT NULL);

CREATE VIRTUAL TABLE paper_parts USING fts5(
        title, authors, attributed_to, venue, subjects, abstract, note, content='paper_parts_content', content_rowid='id',
        tokenize='trigram'
    );

CREATE VIRTUAL TABLE paper_parts_places USING fts5vocab('paper_parts', 'instance');

CREATE TABLE paper_tags (
        tag_id INTEGER NOT NULL REFERENCES tags(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED, put INTEGER,
        PRIMARY KEY (tag_id, paper_id)
    ) WITHOUT ROWID;

CREATE VIRTUAL TABLE paper_texts USING fts5(
        title, authors, attributed_to, venue, subjects, abstract, note, content='paper_texts_content', content_rowid='id', tokenize="unicode61 remove_diacritics 2"
    );

CREATE VIRTUAL TABLE paper_titles USING fts5(
        title, authors, content='papers', content_rowid='id', prefix='1 2 3', tokenize="unicode61 remove_diacritics 2"
    );

CREATE VIRTUAL TABLE paper_titles_words USING fts5vocab('paper_titles', 'row');

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
    , marked INTEGER);

CREATE TABLE papers_together (one INTEGER PRIMARY KEY);

CREATE TABLE past_statuses (
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        since INTEGER NOT NULL,
        until INTEGER NOT NULL,
        status INTEGER NOT NULL,
        PRIMARY KEY (paper_id, since)
    ) WITHOUT ROWID;

CREATE TABLE properties (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;

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
    );

CREATE TABLE reading_list_entries (
        id INTEGER PRIMARY KEY,
        list_id INTEGER NOT NULL REFERENCES reading_lists(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        paper_id INTEGER REFERENCES papers(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        heading TEXT,
        note TEXT,
        position REAL NOT NULL
    );

CREATE TABLE reading_lists (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        description TEXT,
        date TEXT,
        presenter TEXT,
        position INTEGER
    );

CREATE TABLE record_keys (
        key INTEGER NOT NULL,
        record_id INTEGER NOT NULL,
        PRIMARY KEY (key, record_id)
    ) WITHOUT ROWID;

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
    );

CREATE TABLE saved_searches (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            place TEXT NOT NULL,
            argument TEXT NOT NULL DEFAULT '',
            text TEXT NOT NULL,
            sort TEXT NOT NULL,
            descending INTEGER NOT NULL,
            position REAL
        );

CREATE TABLE sources (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        identity TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        owner TEXT,
        layout TEXT,
        address TEXT
    , looked INTEGER);

CREATE TABLE tag_aliases (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        tag_id INTEGER NOT NULL REFERENCES tags(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
    );

CREATE TABLE tags (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        hue INTEGER,
        position INTEGER
    , key INTEGER);

CREATE TABLE typed_papers (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        added INTEGER NOT NULL,
        own INTEGER NOT NULL DEFAULT 0,
        edits TEXT NOT NULL
    );

CREATE TABLE versions (
        id INTEGER PRIMARY KEY,
        paper_id INTEGER NOT NULL REFERENCES papers(id) ON DELETE CASCADE
            DEFERRABLE INITIALLY DEFERRED,
        kind TEXT NOT NULL,
        label TEXT NOT NULL,
        record_id INTEGER,
        description TEXT
    );

CREATE TABLE words (word TEXT PRIMARY KEY, papers INTEGER NOT NULL) WITHOUT ROWID;

CREATE TRIGGER abstracts_blocks_delete AFTER DELETE ON abstracts BEGIN INSERT INTO paper_blocks_due SELECT OLD.paper_id, 1 WHERE NOT EXISTS (SELECT 1 FROM paper_blocks_due WHERE paper_id = OLD.paper_id); END;

CREATE TRIGGER abstracts_blocks_insert AFTER INSERT ON abstracts WHEN NOT EXISTS (SELECT 1 FROM papers_together) AND (EXISTS (SELECT 1 FROM papers WHERE id = NEW.paper_id)) BEGIN INSERT INTO paper_blocks_due SELECT NEW.paper_id, 1 WHERE NOT EXISTS (SELECT 1 FROM paper_blocks_due WHERE paper_id = NEW.paper_id); END;

CREATE TRIGGER abstracts_blocks_update AFTER UPDATE OF abstract ON abstracts WHEN OLD.abstract IS NOT NEW.abstract BEGIN INSERT INTO paper_blocks_due SELECT OLD.paper_id, 1 WHERE NOT EXISTS (SELECT 1 FROM paper_blocks_due WHERE paper_id = OLD.paper_id); END;

CREATE TRIGGER abstracts_parts_delete AFTER DELETE ON abstracts BEGIN INSERT INTO paper_parts (paper_parts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, OLD.abstract AS abstract, (SELECT note FROM notes WHERE paper_id = papers.id) AS note FROM papers WHERE papers.id = OLD.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; INSERT INTO paper_parts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, NULL AS abstract, (SELECT note FROM notes WHERE paper_id = papers.id) AS note FROM papers WHERE papers.id = OLD.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; END;

CREATE TRIGGER abstracts_parts_insert AFTER INSERT ON abstracts WHEN NOT EXISTS (SELECT 1 FROM papers_together) AND (EXISTS (SELECT 1 FROM papers WHERE id = NEW.paper_id)) BEGIN INSERT INTO paper_parts (paper_parts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, NULL AS abstract, (SELECT note FROM notes WHERE paper_id = papers.id) AS note FROM papers WHERE papers.id = NEW.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; INSERT INTO paper_parts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, NEW.abstract AS abstract, (SELECT note FROM notes WHERE paper_id = papers.id) AS note FROM papers WHERE papers.id = NEW.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; END;

CREATE TRIGGER abstracts_parts_update AFTER UPDATE OF abstract ON abstracts WHEN OLD.abstract IS NOT NEW.abstract BEGIN INSERT INTO paper_parts (paper_parts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, OLD.abstract AS abstract, (SELECT note FROM notes WHERE paper_id = papers.id) AS note FROM papers WHERE papers.id = OLD.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; INSERT INTO paper_parts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, NEW.abstract AS abstract, (SELECT note FROM notes WHERE paper_id = papers.id) AS note FROM papers WHERE papers.id = NEW.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; END;

CREATE TRIGGER abstracts_text_delete AFTER DELETE ON abstracts BEGIN INSERT INTO paper_texts (paper_texts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, OLD.abstract, (SELECT note FROM notes WHERE paper_id = papers.id) FROM papers WHERE papers.id = OLD.paper_id; INSERT INTO paper_texts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, NULL, (SELECT note FROM notes WHERE paper_id = papers.id) FROM papers WHERE papers.id = OLD.paper_id; END;

CREATE TRIGGER abstracts_text_insert AFTER INSERT ON abstracts WHEN NOT EXISTS (SELECT 1 FROM papers_together) BEGIN INSERT INTO paper_texts (paper_texts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, NULL, (SELECT note FROM notes WHERE paper_id = papers.id) FROM papers WHERE papers.id = NEW.paper_id; INSERT INTO paper_texts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, NEW.abstract, (SELECT note FROM notes WHERE paper_id = papers.id) FROM papers WHERE papers.id = NEW.paper_id; END;

CREATE TRIGGER abstracts_text_update AFTER UPDATE OF abstract ON abstracts WHEN OLD.abstract IS NOT NEW.abstract BEGIN INSERT INTO paper_texts (paper_texts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, OLD.abstract, (SELECT note FROM notes WHERE paper_id = papers.id) FROM papers WHERE papers.id = OLD.paper_id; INSERT INTO paper_texts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, NEW.abstract, (SELECT note FROM notes WHERE paper_id = papers.id) FROM papers WHERE papers.id = NEW.paper_id; END;

CREATE TRIGGER notes_parts_delete AFTER DELETE ON notes BEGIN INSERT INTO paper_parts (paper_parts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id) AS abstract, OLD.note AS note FROM papers WHERE papers.id = OLD.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; INSERT INTO paper_parts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id) AS abstract, NULL AS note FROM papers WHERE papers.id = OLD.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; END;

CREATE TRIGGER notes_parts_insert AFTER INSERT ON notes WHEN EXISTS (SELECT 1 FROM papers WHERE id = NEW.paper_id) BEGIN INSERT INTO paper_parts (paper_parts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id) AS abstract, NULL AS note FROM papers WHERE papers.id = NEW.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; INSERT INTO paper_parts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id) AS abstract, NEW.note AS note FROM papers WHERE papers.id = NEW.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; END;

CREATE TRIGGER notes_parts_update AFTER UPDATE OF note ON notes WHEN OLD.note IS NOT NEW.note BEGIN INSERT INTO paper_parts (paper_parts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id) AS abstract, OLD.note AS note FROM papers WHERE papers.id = OLD.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; INSERT INTO paper_parts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT papers.id AS id, papers.title AS title, papers.authors AS authors, papers.attributed_to AS attributed_to, papers.venue AS venue, papers.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id) AS abstract, NEW.note AS note FROM papers WHERE papers.id = NEW.paper_id) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; END;

CREATE TRIGGER notes_text_delete AFTER DELETE ON notes BEGIN INSERT INTO paper_texts (paper_texts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id), OLD.note FROM papers WHERE papers.id = OLD.paper_id; INSERT INTO paper_texts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id), NULL FROM papers WHERE papers.id = OLD.paper_id; END;

CREATE TRIGGER notes_text_insert AFTER INSERT ON notes BEGIN INSERT INTO paper_texts (paper_texts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id), NULL FROM papers WHERE papers.id = NEW.paper_id; INSERT INTO paper_texts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id), NEW.note FROM papers WHERE papers.id = NEW.paper_id; END;

CREATE TRIGGER notes_text_update AFTER UPDATE OF note ON notes WHEN OLD.note IS NOT NEW.note BEGIN INSERT INTO paper_texts (paper_texts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id), OLD.note FROM papers WHERE papers.id = OLD.paper_id; INSERT INTO paper_texts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT papers.id, papers.title, papers.authors, papers.attributed_to, papers.venue, papers.subjects, (SELECT abstract FROM abstracts WHERE paper_id = papers.id), NEW.note FROM papers WHERE papers.id = NEW.paper_id; END;

CREATE TRIGGER papers_blocks_delete AFTER DELETE ON papers BEGIN INSERT INTO paper_blocks_due SELECT OLD.id, 1 WHERE NOT EXISTS (SELECT 1 FROM paper_blocks_due WHERE paper_id = OLD.id); END;

CREATE TRIGGER papers_blocks_insert AFTER INSERT ON papers WHEN NOT EXISTS (SELECT 1 FROM papers_together) BEGIN INSERT INTO paper_blocks_due VALUES (NEW.id, 0) ON CONFLICT (paper_id) DO NOTHING; END;

CREATE TRIGGER papers_blocks_update AFTER UPDATE OF title ON papers WHEN OLD.title IS NOT NEW.title BEGIN INSERT INTO paper_blocks_due SELECT OLD.id, 1 WHERE NOT EXISTS (SELECT 1 FROM paper_blocks_due WHERE paper_id = OLD.id); END;

CREATE TRIGGER papers_changes_delete AFTER DELETE ON papers BEGIN INSERT INTO paper_changes VALUES (OLD.id >> 10, random(), random()) ON CONFLICT (span) DO UPDATE SET stamp = excluded.stamp, texts = excluded.texts; END;

CREATE TRIGGER papers_changes_insert AFTER INSERT ON papers WHEN NOT EXISTS (SELECT 1 FROM papers_together) BEGIN INSERT INTO paper_changes VALUES (NEW.id >> 10, random(), random()) ON CONFLICT (span) DO UPDATE SET stamp = excluded.stamp, texts = excluded.texts; END;

CREATE TRIGGER papers_changes_move AFTER UPDATE OF id ON papers BEGIN INSERT INTO paper_changes VALUES (OLD.id >> 10, random(), random()) ON CONFLICT (span) DO UPDATE SET stamp = excluded.stamp, texts = excluded.texts; INSERT INTO paper_changes VALUES (NEW.id >> 10, random(), random()) ON CONFLICT (span) DO UPDATE SET stamp = excluded.stamp, texts = excluded.texts; END;

CREATE TRIGGER papers_changes_stamp AFTER UPDATE OF triage, status, trashed, year, subjects, added ON papers WHEN OLD.triage IS NOT NEW.triage OR OLD.status IS NOT NEW.status OR OLD.trashed IS NOT NEW.trashed OR OLD.year IS NOT NEW.year OR OLD.subjects IS NOT NEW.subjects OR OLD.added IS NOT NEW.added BEGIN UPDATE paper_changes SET stamp = random() WHERE span = NEW.id >> 10; END;

CREATE TRIGGER papers_changes_texts AFTER UPDATE OF title_key, author_key, venue, trashed ON papers WHEN OLD.title_key IS NOT NEW.title_key OR OLD.author_key IS NOT NEW.author_key OR OLD.venue IS NOT NEW.venue OR OLD.trashed IS NOT NEW.trashed BEGIN UPDATE paper_changes SET texts = random() WHERE span = NEW.id >> 10; END;

CREATE TRIGGER papers_parts_delete BEFORE DELETE ON papers WHEN (length(OLD.title) < length(CAST(OLD.title AS BLOB)) AND OLD.title GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(OLD.authors) < length(CAST(OLD.authors AS BLOB)) AND OLD.authors GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(OLD.attributed_to) < length(CAST(OLD.attributed_to AS BLOB)) AND OLD.attributed_to GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(OLD.venue) < length(CAST(OLD.venue AS BLOB)) AND OLD.venue GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(OLD.subjects) < length(CAST(OLD.subjects AS BLOB)) AND OLD.subjects GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length((SELECT abstract FROM abstracts WHERE paper_id = OLD.id)) < length(CAST((SELECT abstract FROM abstracts WHERE paper_id = OLD.id) AS BLOB)) AND (SELECT abstract FROM abstracts WHERE paper_id = OLD.id) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length((SELECT note FROM notes WHERE paper_id = OLD.id)) < length(CAST((SELECT note FROM notes WHERE paper_id = OLD.id) AS BLOB)) AND (SELECT note FROM notes WHERE paper_id = OLD.id) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') BEGIN INSERT INTO paper_parts (paper_parts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT OLD.id AS id, OLD.title AS title, OLD.authors AS authors, OLD.attributed_to AS attributed_to, OLD.venue AS venue, OLD.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = OLD.id) AS abstract, (SELECT note FROM notes WHERE paper_id = OLD.id) AS note) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; END;

CREATE TRIGGER papers_parts_insert AFTER INSERT ON papers WHEN NOT EXISTS (SELECT 1 FROM papers_together) AND ((length(NEW.title) < length(CAST(NEW.title AS BLOB)) AND NEW.title GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(NEW.authors) < length(CAST(NEW.authors AS BLOB)) AND NEW.authors GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(NEW.attributed_to) < length(CAST(NEW.attributed_to AS BLOB)) AND NEW.attributed_to GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(NEW.venue) < length(CAST(NEW.venue AS BLOB)) AND NEW.venue GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(NEW.subjects) < length(CAST(NEW.subjects AS BLOB)) AND NEW.subjects GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length((SELECT abstract FROM abstracts WHERE paper_id = NEW.id)) < length(CAST((SELECT abstract FROM abstracts WHERE paper_id = NEW.id) AS BLOB)) AND (SELECT abstract FROM abstracts WHERE paper_id = NEW.id) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length((SELECT note FROM notes WHERE paper_id = NEW.id)) < length(CAST((SELECT note FROM notes WHERE paper_id = NEW.id) AS BLOB)) AND (SELECT note FROM notes WHERE paper_id = NEW.id) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*')) BEGIN INSERT INTO paper_parts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT NEW.id AS id, NEW.title AS title, NEW.authors AS authors, NEW.attributed_to AS attributed_to, NEW.venue AS venue, NEW.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = NEW.id) AS abstract, (SELECT note FROM notes WHERE paper_id = NEW.id) AS note) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; END;

CREATE TRIGGER papers_parts_update AFTER UPDATE OF title, authors, attributed_to, venue, subjects ON papers WHEN (OLD.title IS NOT NEW.title OR OLD.authors IS NOT NEW.authors OR OLD.attributed_to IS NOT NEW.attributed_to OR OLD.venue IS NOT NEW.venue OR OLD.subjects IS NOT NEW.subjects) AND ((length(OLD.title) < length(CAST(OLD.title AS BLOB)) AND OLD.title GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(OLD.authors) < length(CAST(OLD.authors AS BLOB)) AND OLD.authors GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(OLD.attributed_to) < length(CAST(OLD.attributed_to AS BLOB)) AND OLD.attributed_to GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(OLD.venue) < length(CAST(OLD.venue AS BLOB)) AND OLD.venue GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(OLD.subjects) < length(CAST(OLD.subjects AS BLOB)) AND OLD.subjects GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length((SELECT abstract FROM abstracts WHERE paper_id = OLD.id)) < length(CAST((SELECT abstract FROM abstracts WHERE paper_id = OLD.id) AS BLOB)) AND (SELECT abstract FROM abstracts WHERE paper_id = OLD.id) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length((SELECT note FROM notes WHERE paper_id = OLD.id)) < length(CAST((SELECT note FROM notes WHERE paper_id = OLD.id) AS BLOB)) AND (SELECT note FROM notes WHERE paper_id = OLD.id) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(NEW.title) < length(CAST(NEW.title AS BLOB)) AND NEW.title GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(NEW.authors) < length(CAST(NEW.authors AS BLOB)) AND NEW.authors GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(NEW.attributed_to) < length(CAST(NEW.attributed_to AS BLOB)) AND NEW.attributed_to GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(NEW.venue) < length(CAST(NEW.venue AS BLOB)) AND NEW.venue GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length(NEW.subjects) < length(CAST(NEW.subjects AS BLOB)) AND NEW.subjects GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length((SELECT abstract FROM abstracts WHERE paper_id = NEW.id)) < length(CAST((SELECT abstract FROM abstracts WHERE paper_id = NEW.id) AS BLOB)) AND (SELECT abstract FROM abstracts WHERE paper_id = NEW.id) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*') OR (length((SELECT note FROM notes WHERE paper_id = NEW.id)) < length(CAST((SELECT note FROM notes WHERE paper_id = NEW.id) AS BLOB)) AND (SELECT note FROM notes WHERE paper_id = NEW.id) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*')) BEGIN INSERT INTO paper_parts (paper_parts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT OLD.id AS id, OLD.title AS title, OLD.authors AS authors, OLD.attributed_to AS attributed_to, OLD.venue AS venue, OLD.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = OLD.id) AS abstract, (SELECT note FROM notes WHERE paper_id = OLD.id) AS note) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; INSERT INTO paper_parts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM (SELECT NEW.id AS id, NEW.title AS title, NEW.authors AS authors, NEW.attributed_to AS attributed_to, NEW.venue AS venue, NEW.subjects AS subjects, (SELECT abstract FROM abstracts WHERE paper_id = NEW.id) AS abstract, (SELECT note FROM notes WHERE paper_id = NEW.id) AS note) WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*'; END;

CREATE TRIGGER papers_text_delete BEFORE DELETE ON papers BEGIN INSERT INTO paper_titles (paper_titles, rowid, title, authors) VALUES ('delete', OLD.id, OLD.title, OLD.authors); INSERT INTO paper_texts (paper_texts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', OLD.id, OLD.title, OLD.authors, OLD.attributed_to, OLD.venue, OLD.subjects, (SELECT abstract FROM abstracts WHERE paper_id = OLD.id), (SELECT note FROM notes WHERE paper_id = OLD.id); END;

CREATE TRIGGER papers_text_insert AFTER INSERT ON papers WHEN NOT EXISTS (SELECT 1 FROM papers_together) BEGIN INSERT INTO paper_titles (rowid, title, authors) VALUES (NEW.id, NEW.title, NEW.authors); INSERT INTO paper_texts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT NEW.id, NEW.title, NEW.authors, NEW.attributed_to, NEW.venue, NEW.subjects, (SELECT abstract FROM abstracts WHERE paper_id = NEW.id), (SELECT note FROM notes WHERE paper_id = NEW.id); END;

CREATE TRIGGER papers_text_update AFTER UPDATE OF title, authors, attributed_to, venue, subjects ON papers WHEN OLD.title IS NOT NEW.title OR OLD.authors IS NOT NEW.authors OR OLD.attributed_to IS NOT NEW.attributed_to OR OLD.venue IS NOT NEW.venue OR OLD.subjects IS NOT NEW.subjects BEGIN INSERT INTO paper_texts (paper_texts, rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT 'delete', OLD.id, OLD.title, OLD.authors, OLD.attributed_to, OLD.venue, OLD.subjects, (SELECT abstract FROM abstracts WHERE paper_id = OLD.id), (SELECT note FROM notes WHERE paper_id = OLD.id); INSERT INTO paper_texts (rowid, title, authors, attributed_to, venue, subjects, abstract, note) SELECT NEW.id, NEW.title, NEW.authors, NEW.attributed_to, NEW.venue, NEW.subjects, (SELECT abstract FROM abstracts WHERE paper_id = NEW.id), (SELECT note FROM notes WHERE paper_id = NEW.id); END;

CREATE TRIGGER papers_titles_update AFTER UPDATE OF title, authors ON papers WHEN OLD.title IS NOT NEW.title OR OLD.authors IS NOT NEW.authors BEGIN INSERT INTO paper_titles (paper_titles, rowid, title, authors) VALUES ('delete', OLD.id, OLD.title, OLD.authors); INSERT INTO paper_titles (rowid, title, authors) VALUES (NEW.id, NEW.title, NEW.authors); END;

CREATE VIEW paper_parts_content AS
        SELECT id, title || '  ' AS title, authors || '  ' AS authors, attributed_to || '  ' AS attributed_to, venue || '  ' AS venue, subjects || '  ' AS subjects, abstract || '  ' AS abstract, note || '  ' AS note FROM paper_texts_content WHERE length((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, ''))) < length(CAST((coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) AS BLOB)) AND (coalesce(title, '') || coalesce(authors, '') || coalesce(attributed_to, '') || coalesce(venue, '') || coalesce(subjects, '') || coalesce(abstract, '') || coalesce(note, '')) GLOB '*[⺀-⿟々-ヿ㄰-㆏ㆠ-鿿가-힯豈-﫿ｦ-ﾟ𠀀-𿿿]*';

CREATE VIEW paper_texts_content AS
        SELECT papers.id, title, authors, attributed_to, venue, subjects, abstract, note
        FROM papers
        LEFT JOIN abstracts ON abstracts.paper_id = papers.id
        LEFT JOIN notes ON notes.paper_id = papers.id;

